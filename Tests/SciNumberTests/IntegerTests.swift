import Testing

@testable import SciNumber

@Suite("Integer")
struct IntegerTests {
  @Test("sums, products, quotients and shifts agree with CPython")
  func arithmetic() throws {
    for row in try ExactCase.rows(
      "int+", "int-", "int*", "floor/", "mod", "trunc/", "exact/", "<<", ">>")
    {
      let (x, y) = (try row.integer(1), try row.integer(2))
      let value: Integer? =
        switch row.operation {
        case "int+": x + y
        case "int-": x - y
        case "int*": x * y
        case "floor/": x.floorQuotient(dividingBy: y)
        case "mod": x.modulo(y)
        case "trunc/": x.quotientAndRemainder(dividingBy: y).quotient
        case "exact/": x.exactQuotient(dividingBy: y)
        case "<<": x.shiftedLeft(by: try row.int(2), limit: 10_000)
        default: x.shiftedRight(by: try row.int(2))
        }
      row.expect(value, try row.integer(3))
    }
  }

  @Test("quotient times divisor plus remainder is the dividend")
  func remainders() throws {
    for row in try ExactCase.rows("trunc/") {
      let (x, y) = (try row.integer(1), try row.integer(2))
      let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
      row.expect(quotient * y + remainder, x)
      #expect(remainder.isZero || remainder.signum == x.signum, sourceLocation: row.location)
      #expect(remainder.magnitude < y.magnitude, sourceLocation: row.location)
    }
  }

  @Test("comparisons, sizes and digit counts agree with CPython")
  func measures() throws {
    for row in try ExactCase.rows("int<", "bits", "digits10") {
      let x = try row.integer(1)
      let value =
        switch row.operation {
        case "int<": x < (try row.integer(2)) ? 1 : 0
        case "bits": x.bitWidth
        default: x.decimalDigitCount
        }
      #expect(value == (try row.int(3)), sourceLocation: row.location)
    }
  }

  @Test("common divisors and multiples agree with CPython")
  func divisors() throws {
    for row in try ExactCase.rows("gcd", "lcm") {
      let (x, y) = (try row.integer(1), try row.integer(2))
      let value =
        row.operation == "gcd"
        ? x.greatestCommonDivisor(with: y) : x.leastCommonMultiple(with: y, limit: 10_000)
      row.expect(value, try row.integer(3))
    }
  }

  @Test("powers and roots agree with CPython")
  func powers() throws {
    for row in try ExactCase.rows("int^") {
      let power = (try row.integer(1)).power(UInt(try row.int(2)), limit: 1 << 20)
      row.expect(power, try row.integer(3))
    }
    for row in try ExactCase.rows("powmod") {
      let value = (try row.integer(1)).powerModulo(try row.integer(2), try row.integer(3))
      row.expect(value, try row.integer(4))
    }
    for row in try ExactCase.rows("root") {
      let (root, isExact) = (try row.integer(1)).root(UInt(try row.int(2)))
      row.expect(root, try row.integer(3))
      #expect(isExact == (try row.int(4) == 1), sourceLocation: row.location)
    }
    for row in try ExactCase.rows("square") {
      let isSquare = (try row.integer(1)).isPerfectSquare
      #expect(isSquare == (try row.int(3) == 1), sourceLocation: row.location)
    }
  }

  @Test("factorials and binomials agree with CPython")
  func products() throws {
    for row in try ExactCase.rows("n!", "n!!", "binomial") {
      let value =
        switch row.operation {
        case "n!": Integer.factorial(try row.int(1), limit: 10_000)
        case "n!!": Integer.doubleFactorial(try row.int(1), limit: 10_000)
        default:
          try Integer.binomial(try row.integer(1), try row.integer(2), within: .interactive)
        }
      row.expect(value, try row.integer(3))
    }
  }
}

@Suite("Integer at the edge of Int")
struct IntegerEdgeTests {
  @Test("a value that fits an Int is held inline whatever made it")
  func canonical() throws {
    let large = Integer(UInt64.max)
    #expect(large.asInt == nil)
    #expect((large - large).asInt == 0)
    #expect((large - Integer(UInt64.max - 5)).asInt == 5)
    #expect((Integer(Int.min) - 1 + 1).asInt == .min)
    #expect((-(-Integer(Int.min))).asInt == .min)
    #expect(large.shiftedRight(by: 1).asInt == .max)
    #expect(Integer("9223372036854775807")?.asInt == .max)
    #expect(Integer("9223372036854775808")?.asInt == nil)
    #expect(Integer("-9223372036854775808")?.asInt == .min)
  }

  @Test("the least Int has no trap")
  func leastInt() {
    let least = Integer(Int.min)
    #expect((-least).description == "9223372036854775808")
    #expect(least.magnitude.description == "9223372036854775808")
    #expect((least * -1).description == "9223372036854775808")
    #expect(least.quotientAndRemainder(dividingBy: -1).quotient == -least)
    #expect(least.quotientAndRemainder(dividingBy: -1).remainder == 0)
    #expect(least.exactQuotient(dividingBy: -1) == -least)
    #expect(least.greatestCommonDivisor(with: least) == -least)
    #expect(least.greatestCommonDivisor(with: 0) == -least)
    #expect(least.bitWidth == 64)
    #expect(least.decimalDigitCount == 19)
    #expect(least.isEven && !least.isOdd)
    #expect(least.removingFactors(of: 2) == (-1, 63))
    #expect(least.root(63) == (-2, true))
    #expect(least.smallFactors(upTo: 10).cofactor == 1)
  }

  @Test("literals of any length are exact")
  func literals() {
    #expect((340_282_366_920_938_463_463_374_607_431_768_211_456 as Integer).bitWidth == 129)
    let negative: Integer = -18_446_744_073_709_551_616
    #expect(negative.description == "-18446744073709551616")
    #expect((9_223_372_036_854_775_808 as Integer) - 1 == Integer(Int.max))
    #expect((-9_223_372_036_854_775_809 as Integer) + 1 == Integer(Int.min))
  }
}

extension IntegerEdgeTests {
  @Test("digits are written and read in every base")
  func bases() throws {
    // CPython: int("zz…", 36) and its kin.
    #expect(Integer("zzzzzzzzzzzzzzzz", base: 36)?.description == "7958661109946400884391935")
    #expect(Integer("-FFFFFFFFFFFFFFFFFFFF", base: 16)?.description == "-1208925819614629174706175")
    for base in 2...36 {
      for text in ["0", "-1", "35", "-9223372036854775808", "123456789012345678901234567890"] {
        let value = try #require(Integer(text))
        #expect(Integer(value.text(base: base), base: base) == value)
      }
    }
  }

  @Test(
    "what is no integer is refused",
    arguments: ["", "-", "+", "--1", " 1", "1 ", "1_0", "0x1", "1.0", "a", "\u{0}", "1\u{0}", "١"])
  func malformed(text: String) {
    #expect(Integer(text) == nil)
  }

  @Test("digits outside the base are refused")
  func digitOutsideBase() {
    #expect(Integer("2", base: 2) == nil)
    #expect(Integer("8", base: 8) == nil)
    #expect(Integer("g", base: 16) == nil)
    #expect(Integer("Z", base: 36)?.asInt == 35)
  }
}
