import TestSupport
import Testing

@testable import SciNumber

/// Rational numbers in words against `Rational`, which knows no bounds, with numerators of one word and of two.
@Suite struct SmallRationalTests {
  /// A number with up to so many bits in its numerator, often with a denominator.
  private static func number(
    bits: Int, _ generator: inout SplitMix64
  ) -> (small: SmallRational, exact: Rational)? {
    let word = Integer(generator.next()).shiftedLeft(by: 64) + Integer(generator.next())
    let magnitude = word.shiftedRight(
      by: WideInt(128 - Int.random(in: 1...bits, using: &generator)))
    let numerator = generator.next() & 1 == 0 ? magnitude : -magnitude
    let denominator: WideInt =
      generator.next() & 1 == 0 ? 1 : WideInt.random(in: 1...2_000_000, using: &generator)
    guard
      let decimal = Rational(numerator, scale: WideInt.random(in: -5...12, using: &generator)),
      case let exact = decimal / Rational(denominator), let small = SmallRational(exact)
    else { return nil }
    return (small, exact)
  }

  /// Whether a number has the form that its type promises.
  private static func isCanonical(_ number: SmallRational) -> Bool {
    let denominator = Integer(WideInt(number.denominator))
    return number.denominator > 0
      && Integer(number.numerator).greatestCommonDivisor(with: denominator) == 1
      && denominator.greatestCommonDivisor(with: 10) == 1
  }

  @Test(arguments: [20, 50, 62, 90, 126])
  func resultsAreThoseOfRational(_ bits: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits))
    var counts = [0, 0, 0, 0]
    for _ in 0..<3_000 {
      guard let (x, first) = Self.number(bits: bits, &generator),
        let (y, second) = Self.number(bits: bits, &generator), !y.isZero
      else { continue }
      #expect(x.rational == first)
      let results: [(SmallRational?, Rational?)] = [
        (x + y, first + second), (x - y, first - second), (x * y, first * second),
        (x / y, first.divided(by: second, limit: 1_000)),
      ]
      for (index, (result, expected)) in results.enumerated() {
        guard let result else { continue }
        counts[index] += 1
        #expect(result.rational == expected, "\(first), \(second), operation \(index)")
        #expect(Self.isCanonical(result))
      }
    }
    // What fits has a result; with 126 bits most do not fit.
    #expect(counts.allSatisfy { $0 > (bits < 62 ? 2_000 : bits < 100 ? 300 : 20) }, "\(counts)")
  }

  @Test func numbersAtTheEndsOfWordsAreExact() throws {
    let ends: [Int128] = [
      Int128(Int64.max), Int128(Int64.max) + 1, Int128(Int64.min), Int128(Int64.min) - 1,
      Int128(UInt64.max), Int128(UInt64.max) + 1, Int128.max, Int128.min + 1, 1, -1,
    ]
    for first in ends {
      let x = try #require(SmallRational(Rational(Integer(first), 1)))
      #expect(x.numerator == first || x.scale != 0)
      #expect(Integer(first).asInt128 == first && Integer(first).description == "\(first)")
      for second in ends {
        let y = try #require(SmallRational(Rational(Integer(second), 1)))
        for (result, expected) in [
          (x + y, x.rational + y.rational), (x - y, x.rational - y.rational),
          (x * y, x.rational * y.rational), (x / y, x.rational / y.rational),
        ] {
          if let result { #expect(result.rational == expected, "\(first), \(second)") }
        }
      }
    }
    // The one number of two words that has no negative.
    #expect(SmallRational(Rational(Integer(Int128.min), 1)) == nil)
  }

  /// Literals of any length, with a point anywhere and sometimes an exponent; their digits and scale are put together by themselves.
  @Test func literalsOfTwoWordsAreExact() throws {
    var generator = SplitMix64(seed: 8)
    for count in 1...45 {
      for _ in 0..<40 {
        let digits = (0..<count).map { _ in
          UInt8(ascii: "0") + UInt8(Int.random(in: 0...9, using: &generator))
        }
        let point = Int.random(in: 0...count, using: &generator)
        let exponent = Int.random(in: -9...9, using: &generator)
        var literal = digits
        literal.insert(UInt8(ascii: "."), at: point)
        if exponent != 0 { literal += Array("e\(exponent)".utf8) }
        let scale = WideInt(count - point - exponent)
        let expected = try Rational(#require(Integer(digits: digits)), scale: scale)
        let number = SmallRational(literal: literal.span)
        #expect(number?.rational == (count <= 38 ? expected : nil), "\(point), \(digits)")
        #expect(Rational(decimalLiteral: literal) == expected)
      }
    }
    for text in ["", ".", "1.2.3", "1234567890123456789.0.1", "12345678901234567890x", "..1"] {
      #expect(SmallRational(literal: Array(text.utf8).span) == nil, "\(text)")
    }
  }

  @Test func textsAreThoseOfTheDigits() throws {
    var generator = SplitMix64(seed: 9)
    for bits in 1...127 {
      for _ in 0..<20 {
        guard let (small, exact) = Self.number(bits: bits, &generator), small.isDecimal,
          let digits = exact.exactDigits(maximumCount: 100)
        else { continue }
        let expected = exact.isInteger ? PositionalDigits(digits).description : digits.description
        for text in [small.decimalText, exact.integerText(digits: 100)].compactMap({ $0 }) {
          #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
          #expect(WideInt(text.significantCount) == digits.significantCount && text.isExact)
        }
        #expect(exact.isInteger == (exact.integerText(digits: 100) != nil))
      }
    }
    #expect(Rational(Integer(10).power(29, limit: 1_000) ?? 0).integerText(digits: 30) != nil)
    #expect(Rational(Integer(10).power(30, limit: 1_000) ?? 0).integerText(digits: 30) == nil)
  }

  @Test func rootsOfPowersAreExactAndOthersAreNone() throws {
    var generator = SplitMix64(seed: 3)
    for degree: Int64 in 2...9 {
      for _ in 0..<200 {
        let limit = UInt64(1) << UInt64(120 / degree > 60 ? 60 : 120 / degree)
        let base = Rational(Integer(generator.next() % limit + 2), 1)
        guard let power = base.power(Integer(WideInt(degree)), limit: 200),
          let small = SmallRational(power), let next = SmallRational(power + 1)
        else { continue }
        #expect(small.root(degree)?.rational == base)
        #expect(next.root(degree) == nil)
      }
    }
  }

  @Test func evenRootsOfNegativeNumbersAreNone() throws {
    for square in [Rational(-4), Rational(-4, 9), Rational(Integer(Int128(-1) << 80), 1)] {
      let small = try #require(SmallRational(square))
      #expect(small.root(2) == nil && small.negated.root(2) != nil, "\(square)")
    }
    #expect(try #require(SmallRational(Rational(-8))).root(3)?.rational == -2)
  }

  @Test func integersOfTwoWordsAreFound() throws {
    let turns = try #require(Rational(Integer(Int128(1) << 70), scale: 0))
    let number = try #require(SmallRational(turns / 8))
    #expect(number.integer(times: 1) == Int128(1) << 67)
    #expect(number.integer == nil)
    #expect(try #require(SmallRational(turns / 3)).integer(times: 1) == nil)
  }
}
