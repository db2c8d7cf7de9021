import TestSupport
import Testing

@testable import SciNumber

private let limit = 1 << 20

@Suite("Rational")
struct RationalTests {
  @Test("sums, products, quotients and powers agree with CPython")
  func arithmetic() throws {
    for row in try ExactCase.rows("+", "-", "*", "/", "^") {
      let x = try row.rational(1)
      let value =
        switch row.operation {
        case "+": x.adding(try row.rational(2), limit: limit)
        case "-": x.subtracting(try row.rational(2), limit: limit)
        case "*": x.multiplied(by: try row.rational(2), limit: limit)
        case "/": x.divided(by: try row.rational(2), limit: limit)
        default: x.power(try row.integer(2), limit: limit)
        }
      row.expect(value, try row.rational(3))
    }
  }

  @Test("comparisons and exponents agree with CPython")
  func order() throws {
    for row in try ExactCase.rows("compare") {
      let (x, y) = (try row.rational(1), try row.rational(2))
      let order = x < y ? -1 : y < x ? 1 : 0
      #expect(order == (try row.int(3)), sourceLocation: row.location)
      #expect((x == y) == (order == 0), sourceLocation: row.location)
    }
    for row in try ExactCase.rows("exponent") {
      let x = try row.rational(1)
      #expect(x.decimalExponent == (try row.int(3)), sourceLocation: row.location)
      let bounds = x.binaryExponentBounds
      #expect(bounds.count <= 5, sourceLocation: row.location)
      let low = try #require(Rational(2).power(Integer(bounds.lowerBound), limit: limit))
      let high = try #require(Rational(2).power(Integer(bounds.upperBound), limit: limit))
      #expect(low <= x.magnitude && x.magnitude <= high, sourceLocation: row.location)
    }
  }

  @Test("integer parts and remainders agree with CPython")
  func integerParts() throws {
    for row in try ExactCase.rows(
      "floor", "ceiling", "truncated", "floorquotient", "modulo", "reduced")
    {
      let x = try row.rational(1)
      let value: Rational? =
        switch row.operation {
        case "floor": x.floor(limit: limit)
        case "ceiling": x.ceiling(limit: limit)
        case "truncated": x.truncated(limit: limit)
        case "floorquotient": x.floorQuotient(dividingBy: try row.rational(2), limit: limit)
        case "modulo": x.modulo(try row.rational(2), limit: limit)
        default: x.reduced(modulo: try row.integer(2))
        }
      row.expect(value, try row.rational(3))
    }
  }

  @Test("rational roots are found and others are not")
  func roots() throws {
    for row in try ExactCase.rows("rationalroot") {
      let (power, degree) = (try row.rational(1), try row.int(2))
      let root = try row.rational(3)
      row.expect(power.root(degree), degree % 2 == 0 ? root.magnitude : root)
      if degree > 1, !power.isZero {
        let other = try #require(power.multiplied(by: Rational(2), limit: limit))
        #expect(other.root(degree) == nil, sourceLocation: row.location)
      }
    }
    #expect(Rational("-4")?.root(2) == nil)
    #expect(Rational(4, 3).root(2) == nil && Rational(8, 9).root(3) == nil)
    #expect(Rational("1e999999999999")?.root(3) == Rational("1e333333333333"))
    #expect(Rational("1e1000000000000")?.root(3) == nil)
    #expect(Rational("0.1")?.root(2) == nil)
    #expect(Rational(0).root(7) == 0)
  }

  @Test("powers of one and minus one are found whatever the exponent is")
  func powersOfOnes() throws {
    let large = Integer(1).shiftedLeft(by: 5_000)
    for even in [-large, Integer(-2), Integer(0), Integer(2), large] {
      #expect(Rational(-1).power(even, limit: limit) == 1, "\(even)")
      #expect(Rational(-1).power(even + 1, limit: limit) == -1, "\(even + 1)")
      #expect(Rational(1).power(even + 1, limit: limit) == 1, "\(even + 1)")
    }
  }

  /// By CPython 3's decimal, whose precision was 60: `Decimal(x).quantize(Decimal(1), rounding=…)`.
  @Test("a tie behind many digits is a tie")
  func longTies() throws {
    let rows: [(String, RoundingMode, String)] = [
      ("123456789012345678901234.5", .halfEven, "123456789012345678901234"),
      ("123456789012345678901235.5", .halfEven, "123456789012345678901236"),
      ("123456789012345678901234.5", .halfTowardZero, "123456789012345678901234"),
      ("123456789012345678901234.5", .halfAwayFromZero, "123456789012345678901235"),
      ("-123456789012345678901234.5", .halfTowardZero, "-123456789012345678901234"),
      ("123456789012345678901234.50001", .halfEven, "123456789012345678901235"),
      ("123456789012345678901234.49999", .halfEven, "123456789012345678901234"),
    ]
    for (text, mode, expected) in rows {
      let value = try #require(Rational(text))
      #expect(value.rounded(mode, limit: limit) == Rational(expected), "\(text), \(mode)")
    }
  }

  @Test("all rounding modes agree with CPython's decimal")
  func rounding() throws {
    var modes: Set<RoundingMode> = []
    for row in try ExactCase.rows("round") {
      let mode = try #require(RoundingMode(rawValue: row.fields[2]))
      modes.insert(mode)
      let value = (try row.rational(1)).rounded(mode, decimals: try row.int(3), limit: limit)
      row.expect(value, try row.rational(4))
    }
    #expect(modes.union([.unnecessary]).count == RoundingMode.allCases.count)
  }

  @Test("digits agree with CPython's decimal")
  func digits() throws {
    for row in try ExactCase.rows("digits") {
      let mode = try #require(RoundingMode(rawValue: row.fields[2]))
      let value = try row.rational(1)
      let digits = try #require(
        value.digits(.significant(try row.int(3)), rounding: mode, limit: limit))
      let expected = DecimalDigits(
        isNegative: value.signum < 0, digits: Array(row.fields[4].utf8), exponent: try row.int(5),
        isExact: try row.int(6) == 1)
      #expect(digits == expected, sourceLocation: row.location)
      // The same place, counted from the point.
      let place = try row.int(3) - 1 - value.decimalExponent
      let decimals = try #require(value.digits(.decimals(place), rounding: mode, limit: limit))
      #expect(decimals.exponent == expected.exponent, sourceLocation: row.location)
      #expect(decimals.isExact == expected.isExact, sourceLocation: row.location)
      let longer = digits.digits + (decimals.digits.count > digits.digits.count ? [0x30] : [])
      #expect(decimals.digits == longer, sourceLocation: row.location)
    }
  }
}

@Suite("Rational literals")
struct RationalLiteralTests {
  @Test("literals have the values that CPython gives them")
  func literals() throws {
    for row in try ExactCase.rows("literal") {
      let value = Rational(decimalLiteral: row.fields[1].utf8)
      row.expect(value, try row.rational(2))
      row.expect(Rational(decimalLiteral: Array(row.fields[1].utf8).span), try row.rational(2))
      row.expect(Rational(decimalLiteral: AnyCollection(row.fields[1].utf8)), try row.rational(2))
    }
  }

  /// C's `%a` reads the hexadecimal ones, Python's `int(text, base)` the others.
  @Test(
    "numbers in other bases may have a point and an exponent",
    arguments: [
      ("0x1.8p3", 12), ("0X1P-1", Rational(1, 2)),
      ("0b1.01", Rational(5, 4)), ("0o7.4p+1", 15), ("16#ff", 255), ("7#12.3", Rational(66, 7)),
      ("36#z.Z", Rational(35 * 37, 36)), ("2#1_0", 2), ("0xF_F.8", Rational(511, 2)),
    ] as [(String, Rational)])
  func otherBases(text: String, value: Rational) {
    #expect(Rational(decimalLiteral: text.utf8) == value)
  }

  @Test(
    "what is no literal is refused",
    arguments: [
      "", ".", "e", "e5", ".e5", "1e", "1e+", "1e-", "1ee5", "1.2.3", "1e5.0", "-1", "+1", " 1",
      "1 ", "1,000", "0x", "0xg", "0x1.", "0x.8", "0x1p", "0x1p-", "0b0.2", "1#0", "37#0", "2#2",
      "16#", "16#f.", "16#f.g", "16#1p3", "0x1p16777217", "0b2", "0o8", "1_", "_1", "1__0", "1_.0",
      "1._0", "0x_1",
      "0.()", "0.(", "0.(3", "0.3)", "(3)", "1(3)", "0.(3)4", "0.(3)(4)", "0.(-3)", "1e5e", "1f",
      "1/", "inf", "nan", "1e1_", "١",
    ])
  func malformed(text: String) {
    #expect(Rational(decimalLiteral: text.utf8) == nil)
  }

  @Test("exponents reach to the scales' ends and not beyond")
  func exponents() throws {
    let largest = "1e\(1 << 60)"
    #expect(Rational(decimalLiteral: largest.utf8)?.description == largest)
    #expect(Rational(decimalLiteral: "1e-\(1 << 60)".utf8)?.description == "1e-\(1 << 60)")
    #expect(Rational(decimalLiteral: "10e\(1 << 60)".utf8) == nil)
    #expect(Rational(decimalLiteral: "0.1e-\(1 << 60)".utf8) == nil)
    #expect(Rational(decimalLiteral: "1e\(1 << 60 + 1)".utf8) == nil)
    #expect(Rational(decimalLiteral: "1e99999999999999999999".utf8) == nil)
    #expect(Rational(decimalLiteral: "1e-99999999999999999999".utf8) == nil)
  }

  @Test("no bytes crash the reader, and what it reads it writes back")
  func fuzz() throws {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("0123456789..ee+-_()xob5F ".utf8)
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        alphabet[Int.random(in: alphabet.indices, using: &random)]
      }
      guard let value = Rational(decimalLiteral: text) else { continue }
      accepted += 1
      #expect(Rational(value.description) == value, "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(accepted > 500)
  }
}
