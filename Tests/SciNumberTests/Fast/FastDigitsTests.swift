import TestSupport
import Testing

@testable import SciNumber

/// Decimals in and digits out.
@Suite struct FastDigitsTests {
  @Test func decimalsAreEnclosed() throws {
    var generator = SplitMix64(seed: 31)
    for _ in 0..<10_000 {
      let bits = UInt64.random(in: 0...63, using: &generator)
      let coefficient = generator.next() >> bits | 1
      let power = Int32.random(in: -320...320, using: &generator)
      let x = try #require(
        SmallBall(
          coefficient: UInt128(coefficient), timesTenToThe: power,
          isNegative: generator.next() & 1 == 0))
      #expect(x.error <= 10)
      let value = BigFloat(10)
        .applying(.power, BigFloat(WideInt(power)), precision: 400, rounding: .halfEven)
        .applying(
          .multiply, BigFloat(WideInt(coefficient >> 1)), precision: 400, rounding: .halfEven)
      // The coefficient in two halves, since it may pass 2⁶³.
      let other = BigFloat(10)
        .applying(.power, BigFloat(WideInt(power)), precision: 400, rounding: .halfEven)
        .applying(
          .multiply, BigFloat(WideInt(coefficient - coefficient >> 1)), precision: 400,
          rounding: .halfEven)
      let sum = value.applying(.add, other, precision: 400, rounding: .halfEven)
      #expect(x.magnitude.contains(sum), "\(coefficient)e\(power)")
    }
  }

  @Test func integersFromZeroToFiftyFiveTensAreExact() throws {
    for power: Int32 in 0...55 {
      #expect(
        try #require(SmallBall(coefficient: 1, timesTenToThe: power, isNegative: false)).isExact)
    }
  }

  @Test func fractionsAreEnclosed() throws {
    var generator = SplitMix64(seed: 32)
    for _ in 0..<5_000 {
      let numerator = Int64(truncatingIfNeeded: generator.next()) >> 8 | 1
      let denominator = Int64.random(in: 1...1 << 50, using: &generator)
      let x = try #require(SmallBall(numerator, over: denominator))
      let value = BigFloat(WideInt(numerator))
        .applying(
          .divide, BigFloat(WideInt(denominator)), precision: 400, rounding: .halfEven)
      #expect(x.contains(value) && x.error <= 1, "\(numerator)/\(denominator)")
    }
  }

  /// Every mode and every count of digits, against the digits of the exact rational number in the middle.
  @Test(arguments: RoundingMode.allCases.filter { $0 != .unnecessary })
  func digitsAreThoseOfTheNumber(_ rounding: RoundingMode) throws {
    var generator = SplitMix64(seed: 33)
    var decided = 0
    for _ in 0..<1_000 {
      let count = Int32.random(in: 1...30, using: &generator)
      let x = SmallBall.random(
        -120...100, isNegative: generator.next() & 1 == 0,
        error: generator.next() >> UInt64.random(in: 40...63, using: &generator),
        using: &generator)
      guard let digits = x.digits(significant: count, rounding: rounding) else { continue }
      decided += 1
      for ulps in [-WideInt(x.error), 0, WideInt(x.error)] {
        let value = try #require(Rational(exactly: x.point(ulps: ulps), limit: 10_000))
        let expected = value.digits(.significant(WideInt(count)), rounding: rounding, limit: 10_000)
        #expect(digits == expected, "\(x) to \(count) digits")
      }
    }
    #expect(decided > 400)
  }

  /// Written at once, and with the digits laid out; there is an exponent or not in both.
  @Test func textsAreThoseOfTheDigits() throws {
    var generator = SplitMix64(seed: 34)
    var counts = (positional: 0, scientific: 0)
    for _ in 0..<4_000 {
      let count = Int32.random(in: 1...30, using: &generator)
      let x = SmallBall.random(
        -32...90, isNegative: generator.next() & 1 == 0, error: 1, using: &generator)
      guard let decimal = x.rounded(significant: count, rounding: .halfEven) else { continue }
      let digits = DecimalDigits(decimal, count: count)
      let text = DecimalText(decimal, count: count)
      #expect((text != nil) == digits.isUsuallyPositional, "\(x) to \(count) digits")
      guard let text else {
        counts.scientific += 1
        continue
      }
      counts.positional += 1
      #expect(String(decoding: text.bytes, as: UTF8.self) == digits.description)
      #expect(WideInt(text.significantCount) == digits.significantCount && !text.isExact)
    }
    #expect(counts.positional > 1_000 && counts.scientific > 100, "\(counts)")
  }

  @Test func numbersOnABoundaryHaveNoDigits() throws {
    let tie = try #require(SmallBall(coefficient: 123_455, timesTenToThe: -5, isNegative: false))
    // 1.23455 is a tie to five digits, and itself to six.
    #expect(tie.rounded(toDigits: 5) == nil)
    #expect(tie.rounded(toDigits: 6) == nil)
    #expect(tie.rounded(toDigits: 20) == nil)
    #expect(tie.rounded(toDigits: 4)?.coefficient == 1235)
    #expect(try #require(SmallBall(1)).rounded(toDigits: 20) == nil)
    #expect(try #require(SmallBall(1_000_000)).rounded(toDigits: 3) == nil)
  }

  @Test func ninesCarryOver() throws {
    let nines = try #require(
      SmallBall(coefficient: 999_999_999, timesTenToThe: -3, isNegative: true))
    let rounded = try #require(nines.rounded(toDigits: 5))
    #expect(rounded == RoundedDecimal(coefficient: 10000, exponent: 2, isNegative: true))
  }

  @Test func numbersWithMoreDigitsBeforeThePointAreLeftToOthers() throws {
    let x = try #require(SmallBall(1_234_567, over: 7))
    #expect(x.digits(significant: 5, rounding: .halfEven) == nil)
    #expect(x.rounded(toDigits: 5)?.coefficient == 17637)
    #expect(x.digits(significant: 7, rounding: .halfEven) != nil)
  }

  /// π, e and a chain of functions, as Real writes them.
  @Test func digitsAreThoseOfReal() throws {
    let budget = EvaluationBudget.interactive
    let three = Real(3)
    let root = try three.squareRoot(within: budget)
    let chain = try root.log(within: budget).multiplied(
      by: Real(2).sin(.radians, within: budget), within: budget)
    let logarithm = try #require(SmallBall(3)?.squareRoot()?.log())
    let sine = try #require(SmallBall(2)?.sin())
    let multiplied = logarithm * sine
    let product = try #require(multiplied)
    for (number, ball) in [(Real.pi, SmallBall.pi), (.e, .e), (chain, product)] {
      let expected = try number.digits(
        .significant(20), wholeUpTo: 1000, rounding: .halfEven, within: budget)
      #expect(ball.digits(significant: 20, rounding: .halfEven) == expected)
    }
  }

  /// Every function has the digits that Real proves, twenty and thirty of them, or none.
  @Test(arguments: SmallBall.Function.allCases)
  func functionsHaveTheDigitsOfReal(_ function: SmallBall.Function) throws {
    let budget = EvaluationBudget.interactive
    var decided = 0
    for numerator: Int64 in [-93, -20, -6, -4, -1, 1, 2, 3, 5, 6, 8, 9, 15, 50, 400, 1000] {
      let ball = try #require(SmallBall(numerator, over: 7))
      guard let result = ball.applying(function) else { continue }
      let rational = Rational(Integer(WideInt(numerator)), 7)
      let value = try Self.value(of: function, at: Real(rational), within: budget)
      for count: Int32 in [20, 30] {
        guard let digits = result.digits(significant: count, rounding: .halfEven) else { continue }
        let expected = try value.digits(
          .significant(WideInt(count)), wholeUpTo: 1000, rounding: .halfEven, within: budget)
        #expect(digits == expected, "\(function) at \(rational)")
        decided += 1
      }
    }
    #expect(decided >= 6)
  }

  private static func value(
    of function: SmallBall.Function, at x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    switch function {
    case .squareRoot: try x.squareRoot(within: budget)
    case .cubeRoot: try x.cubeRoot(within: budget)
    case .exp: x.exp(within: budget)
    case .expMinusOne: x.expMinusOne(within: budget)
    case .log: try x.log(within: budget)
    case .logOnePlus: try x.logOnePlus(within: budget)
    case .log2: try x.log2(within: budget)
    case .log10: try x.log10(within: budget)
    case .sin: x.sin(.radians, within: budget)
    case .cos: x.cos(.radians, within: budget)
    case .tan: try x.tan(.radians, within: budget)
    case .asin: try x.asin(.radians, within: budget)
    case .acos: try x.acos(.radians, within: budget)
    case .atan: x.atan(.radians, within: budget)
    case .sinOfDegrees: x.sin(.degrees, within: budget)
    case .cosOfDegrees: x.cos(.degrees, within: budget)
    case .tanOfDegrees: try x.tan(.degrees, within: budget)
    case .asinInDegrees: try x.asin(.degrees, within: budget)
    case .acosInDegrees: try x.acos(.degrees, within: budget)
    case .atanInDegrees: x.atan(.degrees, within: budget)
    case .sinh: x.sinh(within: budget)
    case .cosh: x.cosh(within: budget)
    case .tanh: x.tanh(within: budget)
    case .asinh: x.asinh(within: budget)
    case .acosh: try x.acosh(within: budget)
    case .atanh: try x.atanh(within: budget)
    }
  }

  @Test func rationalNumbersAreEnclosed() throws {
    for text in ["0.1", "-123.456", "1e-30", "98765432109876543", "12e40"] {
      let rational = try #require(Rational(text))
      let ball = try #require(SmallBall(enclosing: rational))
      let sign = rational.signum < 0
      #expect(ball.isNegative == sign)
      let expected = rational.digits(.significant(15), rounding: .towardZero, limit: 10_000)
      let shortened = ball.rounded(toDigits: 15) { _, _ in false }
      // Numbers with at most 15 digits are on a boundary and have none.
      #expect(shortened == nil || expected?.isExact == false, "\(text)")
    }
    let third = try #require(SmallBall(enclosing: Rational(-10, 3)))
    let digits = third.digits(significant: 20, rounding: .halfEven)
    #expect(
      digits == Rational(-10, 3).digits(.significant(20), rounding: .halfEven, limit: 10_000))
    #expect(SmallBall(enclosing: 0) == nil)
  }
}
