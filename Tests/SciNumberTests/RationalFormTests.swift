import Testing

@testable import SciNumber

@Suite("Rational's canonical form")
struct RationalFormTests {
  /// Whether the form is the one that the type's comment proves to be unique.
  private func isCanonical(_ value: Rational) -> Bool {
    let (numerator, denominator, scale) = value.parts
    if value.isZero { return value.isSmall && numerator.isZero && denominator.isOne && scale == 0 }
    let fitsSmall =
      denominator.isOne && numerator.asInt != nil && (-(1 << 30) - 18...(1 << 30)).contains(scale)
    return fitsSmall == value.isSmall && denominator.signum > 0 && Rational.scales.contains(scale)
      && denominator.isOdd && denominator.modulo(5) != 0 && numerator.modulo(10) != 0
      && numerator.greatestCommonDivisor(with: denominator) == 1
  }

  @Test("every operation returns a number whose canonical form is found")
  func operations() throws {
    for row in try ExactCase.rows("+", "-", "*", "/", "modulo", "floorquotient") {
      let (x, y) = (try row.rational(1), try row.rational(2))
      var results = [x, y, x + y, x - y, x * y, -x, x.magnitude]
      if !y.isZero {
        results += [x / y, try #require(x.modulo(y, limit: 1 << 20))]
        results.append(try #require(y.reciprocal(limit: 1 << 20)))
        results.append(try #require(y.power(-2, limit: 1 << 20)))
      }
      for mode in RoundingMode.allCases where mode != .unnecessary {
        results.append(try #require(x.rounded(mode, decimals: 3, limit: 1 << 20)))
      }
      for result in results {
        #expect(isCanonical(result), "\(result)", sourceLocation: row.location)
      }
    }
  }

  @Test("zeros at the end of a coefficient make no difference")
  func zerosAtTheEnd() throws {
    // Each as it stands and with all the zeros that fit an Int, about the ends of the scales of small decimals too.
    let coefficients: [Int] = [1, -1, 7, -25, 123_456_789, .max, .min + 1, .max / 10 * 10]
    let bounds: [WideInt] = [-(1 << 30), 1 << 30]
    let scales: [WideInt] = [0, 1, -1, 2, 17, 18, 19, -40] + bounds.flatMap { $0 - 20...$0 + 20 }
    for coefficient in coefficients {
      for scale in scales {
        let plain = try #require(Rational(Integer(coefficient), scale: scale))
        let tenfold = try #require(Rational(Integer(coefficient), scale: scale - 1))
        let added = try #require((plain * 9).adding(plain, limit: 1 << 10))
        #expect(added == tenfold && added.isSmall == tenfold.isSmall)
        #expect(isSame(added.parts, tenfold.parts) && isCanonical(added))
        var (padded, zeros) = (coefficient, 0)
        while case (let next, false) = padded.multipliedReportingOverflow(by: 10) {
          (padded, zeros) = (next, zeros + 1)
          let other = try #require(Rational(Integer(padded), scale: scale + zeros))
          let sum = try #require(other.adding(plain, limit: 1 << 10))
          #expect(other == plain && other.hashValue == plain.hashValue)
          #expect(isSame(other.parts, plain.parts) && other.isSmall == plain.isSmall)
          #expect(other.isInteger == plain.isInteger && other.asInt == plain.asInt)
          #expect(!(other < plain) && !(plain < other))
          #expect(other.description == plain.description)
          #expect(other.subtracting(plain, limit: 1 << 10) == 0 && sum == plain * 2)
          #expect(-other == -plain && other * other == plain * plain)
          #expect(
            other.rounded(.floor, decimals: scale - 1, limit: 1 << 10)
              == plain.rounded(.floor, decimals: scale - 1, limit: 1 << 10))
        }
      }
    }
  }

  private func isSame(
    _ left: (numerator: Integer, denominator: Integer, scale: Int),
    _ right: (numerator: Integer, denominator: Integer, scale: Int)
  ) -> Bool {
    left == right
  }

  @Test("equal values made in different ways have one form, one hash and one text")
  func equalValues() throws {
    let half = Rational(1, 2)
    let ways = [
      try #require(Rational("0.5")), try #require(Rational("0.500")), Rational(-2, -4),
      Rational(1) - half, half * 1, Rational(1, 3) + Rational(1, 6), Rational(5) / 10,
      try #require(Rational("5e-1")),
      Rational(Integer(Int.max)) / Rational(Integer(Int.max)) * half,
      try #require(Rational(Integer(500), scale: 3)),
    ]
    for way in ways {
      #expect(way == half && way.hashValue == half.hashValue && way.description == "0.5")
    }
  }

  @Test("results leave the inline form and return to it at Int's ends")
  func tiers() throws {
    let (largest, least) = (Rational(Int.max), Rational(Int.min))
    #expect((largest + 1).description == "9223372036854775808")
    #expect(largest + 1 - 1 == largest)
    #expect((least - 1).description == "-9223372036854775809")
    #expect(least - 1 + 1 == least)
    #expect((-least).description == "9223372036854775808")
    #expect(-(-least) == least)
    #expect(isCanonical(-least) && isCanonical(-(-least)))
    #expect(least / -1 == -least)
    #expect(-1 / least * least == -1)
    #expect((largest * largest).description == "85070591730234615847396907784232501249")
    #expect(largest * largest / largest == largest)
    #expect(least * Rational(1, 10) * 10 == least)
    #expect((largest + Rational(1, 10)).description == "9223372036854775807.1")
    #expect(largest + Rational(1, 10) - largest == Rational("0.1"))
    #expect(least < largest && -least > largest)
  }

  @Test("a binary fraction costs at most 2.33 times its bits")
  func binaryFractions() throws {
    let power = try #require(Rational(2).power(-10_000, limit: 1 << 20))
    #expect(isCanonical(power))
    #expect(power.bitSize <= 23_300 + 64)
    #expect(power.power(-1, limit: 1 << 20) == Rational(2).power(10_000, limit: 1 << 20))
    #expect(power.denominator(limit: 1 << 20) == Integer(1).shiftedLeft(by: 10_000))
    #expect(power.numerator(limit: 1 << 20) == 1)
  }

  @Test("numerator and denominator are in lowest terms")
  func lowestTerms() throws {
    for row in try ExactCase.rows("+") {
      let x = try row.rational(1)
      let texts = row.fields[1].split(separator: "/")
      #expect(x.numerator(limit: 1 << 20) == Integer(texts[0]), sourceLocation: row.location)
      #expect(x.denominator(limit: 1 << 20) == Integer(texts[1]), sourceLocation: row.location)
    }
  }

  @Test("the limit of a numerator or a denominator is exact")
  func exactLimits() throws {
    for exponent in 0...200 {
      for factor in [1, 3, 7, 12_345_679] {
        let power = try #require(Integer(10).power(UInt(exponent), limit: 1 << 20))
        let integer = power * Integer(factor)
        let (value, width) = (Rational(integer), integer.bitWidth)
        #expect(value.integerValue(limit: width) == integer)
        #expect(value.integerValue(limit: width - 1) == nil)
        let inverse = Rational(1) / value
        #expect(inverse.denominator(limit: width) == integer)
        #expect(inverse.denominator(limit: width - 1) == nil)
      }
    }
    let power = try #require(Rational(2).power(-10_000, limit: 1 << 20))
    #expect(power.denominator(limit: 10_001) == Integer(1).shiftedLeft(by: 10_000))
    #expect(power.denominator(limit: 10_000) == nil)
    #expect(Rational(1000).numerator(limit: 9) == nil)
    #expect(Rational(12, 10).numerator(limit: 2) == nil)
    #expect(Rational(12, 10).numerator(limit: 3) == 6)
  }

  @Test("texts are read back as the same number")
  func descriptions() throws {
    for row in try ExactCase.rows("*", "/") {
      let value = try row.rational(3)
      #expect(Rational(value.description) == value, sourceLocation: row.location)
    }
    for text in [
      "0", "-0.5", "1e21", "-1.2e-29", "1/3", "-22/7", "1e30/7", "100000000000000000000",
    ] {
      #expect(Rational(text)?.description == text)
    }
    for text in ["", "-", "1/0", "1/", "/1", "1/-2", "1/2/3", "--1", "0.5 "] {
      #expect(Rational(text) == nil)
    }
  }

  @Test("floating-point numbers are taken exactly, or not at all")
  func floats() {
    #expect(Rational(exactly: BigFloat(3, timesTwoToThe: -2), limit: 1000) == Rational("0.75"))
    #expect(Rational(exactly: BigFloat(-3, timesTwoToThe: 4), limit: 1000) == -48)
    #expect(Rational(exactly: BigFloat(0), limit: 1000) == 0)
    #expect(Rational(exactly: BigFloat(1, timesTwoToThe: 1 << 29), limit: 1000) == nil)
    #expect(Rational(exactly: BigFloat(1, timesTwoToThe: -(1 << 29)), limit: 1000) == nil)
    let nan = BigFloat(0).applying(.divide, BigFloat(0), precision: 64, rounding: .halfEven)
    #expect(Rational(exactly: nan, limit: 1000) == nil)
  }

  @Test("no operation makes a number longer than its operands and than the limit")
  func limits() throws {
    var refusals = 0
    for row in try ExactCase.rows("+", "*", "/", "^") {
      let (x, expected) = (try row.rational(1), try row.rational(3))
      let y = try row.rational(2)
      let needed = width(expected)
      for limit in [needed - 1, needed / 2, 1] where needed > max(64, width(x), width(y)) {
        let value: Rational? =
          switch row.operation {
          case "+": x.adding(y, limit: limit)
          case "*": x.multiplied(by: y, limit: limit)
          case "/": x.divided(by: y, limit: limit)
          default: x.power(try row.integer(2), limit: limit)
          }
        #expect(value == nil, sourceLocation: row.location)
        refusals += 1
      }
    }
    #expect(refusals > 300)
  }

  private func width(_ value: Rational) -> Int {
    max(value.parts.numerator.bitWidth, value.parts.denominator.bitWidth)
  }
}

extension Rational {
  /// Whether the number is held without allocation.
  fileprivate var isSmall: Bool {
    if case .small = representation { true } else { false }
  }
}
