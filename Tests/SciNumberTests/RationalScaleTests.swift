import Testing

@testable import SciNumber

/// A number in a test that is known to be one.
private func number(_ text: String) throws -> Rational {
  try #require(Rational(text))
}

private let limit = 1 << 20

@Suite("Rationals of huge scale")
struct RationalScaleTests {
  @Test("products, quotients and powers multiply nothing out")
  func products() throws {
    let (huge, tiny) = (try number("1e999999999"), try number("1e-999999999"))
    #expect(huge * tiny == 1)
    #expect(huge / huge == 1)
    #expect(huge / 3 * 3 == huge)
    #expect((huge / 3).bitSize < 200)
    #expect(huge.multiplied(by: huge, limit: 100) == Rational("1e1999999998"))
    #expect(tiny.reciprocal(limit: 100) == huge)
    #expect(try number("1e1000000").power(1000, limit: 100) == Rational("1e1000000000"))
    #expect(try number("1e1000000").power(-1000, limit: 100) == Rational("1e-1000000000"))
    #expect(try number("2e1000000").power(10, limit: 100) == Rational("1024e10000000"))
    #expect(huge.power(1_000_000_000_000, limit: limit) == nil)
    #expect(huge.power(100_000_000_000_000_000_000, limit: limit) == nil)
    #expect(try number("1e\(1 << 60)").multiplied(by: 10, limit: limit) == nil)
  }

  @Test("sums that would be long are refused")
  func sums() throws {
    let (huge, tiny) = (try number("1e999999999"), try number("1e-999999999"))
    #expect(huge.adding(1, limit: limit) == nil)
    #expect(tiny.subtracting(1, limit: limit) == nil)
    #expect((huge / 7).adding(tiny, limit: limit) == nil)
    #expect(huge.adding(huge, limit: limit) == Rational("2e999999999"))
    #expect(huge.subtracting(huge, limit: limit) == 0)
    #expect(huge.adding(0, limit: limit) == huge)
    let all = try number("1e\(1 << 60)")
    #expect(all.adding(try number("1e-\(1 << 60)"), limit: .max) == nil)
  }

  @Test("comparisons are decided by size")
  func comparisons() throws {
    let (huge, tiny) = (try number("1e999999999"), try number("1e-999999999"))
    let ordered = [
      -huge, try number("-1e999999998"), -1, -tiny, 0, tiny / 3, tiny, 1, try number("9e999999998"),
      try number("9.99e999999998"), huge, huge * 2, try number("1e\(1 << 60)"),
    ]
    for (index, left) in ordered.enumerated() {
      for (other, right) in ordered.enumerated() {
        #expect((left < right) == (index < other), "\(left) \(right)")
        #expect((left == right) == (index == other), "\(left) \(right)")
      }
    }
    #expect(try number("1e\(1 << 60)") > number("1e-\(1 << 60)"))
  }

  @Test("exponents are exact")
  func exponents() throws {
    #expect(try number("1e999999999").decimalExponent == 999_999_999)
    #expect(try number("9.99e-999999999").decimalExponent == -999_999_999)
    #expect((try number("1e999999999") / 3).decimalExponent == 999_999_998)
    #expect((try number("1e-999999999") / 3).decimalExponent == -1_000_000_000)
    // 999999999 log₂ 10 = 3321928091.56… (CPython's decimal).
    let bounds = try number("1e999999999").binaryExponentBounds
    #expect(bounds.contains(3_321_928_091) && bounds.contains(3_321_928_092) && bounds.count <= 5)
  }

  @Test("integers are their own integer parts")
  func integerParts() throws {
    let (huge, tiny) = (try number("1e999999999"), try number("1e-999999999"))
    for mode in RoundingMode.allCases {
      #expect(huge.rounded(mode, limit: 100) == huge)
    }
    #expect(huge.isInteger && !tiny.isInteger && !(huge / 3).isInteger)
    #expect(tiny.floor(limit: 100) == 0 && (-tiny).floor(limit: 100) == -1)
    #expect(tiny.ceiling(limit: 100) == 1 && (-tiny).ceiling(limit: 100) == 0)
    #expect((huge / 3).floor(limit: limit) == nil)
    #expect(huge.integerValue(limit: limit) == nil)
    #expect(huge.numerator(limit: limit) == nil && huge.denominator(limit: limit) == 1)
    #expect(tiny.numerator(limit: limit) == 1 && tiny.denominator(limit: limit) == nil)
    #expect(try number("1e20").integerValue(limit: 100)?.description == "100000000000000000000")
    #expect(try number("0.5").integerValue(limit: 100) == nil)
  }

  @Test("remainders by powers modulo the divisor")
  func remainders() throws {
    // CPython: pow(10, n, 360), Fraction(pow(10, n, 7 * 360), 7), Fraction(pow(10, n + 2, 7), 100).
    #expect(try number("1e1000000").reduced(modulo: 360) == 280)
    #expect(try number("-1e1000000").reduced(modulo: 360) == -280)
    #expect(try number("1e1000000000000000000").reduced(modulo: 360) == 280)
    #expect(try number("123e999999999").reduced(modulo: 400) == 0)
    #expect((try number("1e1000000") / 7).reduced(modulo: 360) == Rational("2440/7"))
    #expect(try number("1e-999999999").reduced(modulo: 360) == Rational("1e-999999999"))
    #expect(try number("-1e-999999999").reduced(modulo: 360) == Rational("-1e-999999999"))
    #expect(try number("-1e1000000").modulo(360, limit: limit) == 80)
    #expect(try number("1e1000000").modulo(-360, limit: limit) == -80)
    #expect(try number("1e1000000").modulo(try number("0.07"), limit: limit) == Rational("0.01"))
    #expect(try number("-1e-999999999").modulo(360, limit: limit) == nil)
    #expect(try number("5").modulo(try number("1e999999999"), limit: limit) == 5)
    #expect(try number("-5").modulo(try number("1e999999999"), limit: limit) == nil)
  }

  @Test("digits are found without writing the zeros")
  func digits() throws {
    let huge = try number("1e999999999")
    let one = DecimalDigits(
      isNegative: false, digits: Array("1".utf8), exponent: 999_999_999, isExact: true)
    #expect(huge.digits(.significant(20), rounding: .halfEven, limit: 100) == one)
    #expect(huge.digits(.significant(.max), rounding: .halfEven, limit: 100) == one)
    #expect(huge.digits(.decimals(.max), rounding: .halfEven, limit: 100) == one)
    #expect(huge.exactDigits(maximumCount: 1) == one)
    let third = (huge / 3).digits(.significant(4), rounding: .ceiling, limit: 100)
    #expect(third?.digits == Array("3334".utf8) && third?.exponent == 999_999_998)
    #expect((huge / 3).digits(.decimals(2), rounding: .halfEven, limit: limit) == nil)
    #expect((huge / 3).digits(.significant(.max), rounding: .halfEven, limit: .max) == nil)
    #expect(Rational(1, 3).digits(.decimals(.max), rounding: .halfEven, limit: .max) == nil)
    #expect((huge / 3).exactDigits(maximumCount: .max) == nil)
    let nothing = DecimalDigits(
      isNegative: false, digits: Array("0".utf8), exponent: 0, isExact: false)
    #expect(
      try number("-1e-999999999").digits(.decimals(2), rounding: .halfEven, limit: 100) == nothing)
    #expect(Rational(7).digits(.decimals(.min), rounding: .halfEven, limit: 100) == nothing)
    let unit = DecimalDigits(
      isNegative: true, digits: Array("1".utf8), exponent: -2, isExact: false)
    #expect(try number("-1e-999999999").digits(.decimals(2), rounding: .floor, limit: 100) == unit)
  }
}
