import TestSupport
import Testing

@testable import SciNumber

/// The promise of every operation on balls: for any points of the operands, the value is a point of the result.
@Suite struct BallTests {
  private static let units: [AngleUnit] = [.radians, .degrees, .gradians, .turns]

  private static let operations: [Operation] =
    [
      .add, .subtract, .multiply, .divide, .negate, .power, .integerPower(2), .integerPower(7),
      .integerPower(-3), .root(2), .root(3), .root(10),
    ]
    + BigFloat.Unary.allCases.map { .function($0) }
    + units.flatMap {
      [Operation.sin($0), .cos($0), .tan($0), .asin($0), .acos($0), .atan($0)]
    }

  /// A number of any sign around a size that the functions of interest have something to say about.
  private func number(_ generator: inout SplitMix64) -> BigFloat {
    let bits = Int.random(in: -(1 << 40)...(1 << 40), using: &generator)
    return BigFloat(bits, timesTwoToThe: -40 + Int.random(in: -30...7, using: &generator))
  }

  /// A ball and a point in it, which is often at its end.
  private func ballAndPoint(_ generator: inout SplitMix64) -> (ball: Ball, point: BigFloat) {
    let midpoint = number(&generator)
    let radius = Magnitude(UInt64.random(in: 0...1000, using: &generator))
      .scaled(byTwoToThe: Int.random(in: -60...(-5), using: &generator))
    let part = Int.random(in: -8...8, using: &generator)
    let offset = radius.bigFloat.applying(
      .multiply, BigFloat(part, timesTwoToThe: -3), precision: 128, rounding: .halfEven)
    let point = midpoint.applying(.add, offset, precision: 512, rounding: .halfEven)
    return (Ball(midpoint: midpoint, radius: radius), point)
  }

  @Test(arguments: operations)
  private func resultsContainTheValuesAtAllPoints(_ operation: Operation) {
    var generator = SplitMix64(seed: 7)
    var boundedCount = 0
    let roundCount = LongTests.areRun ? 400 : 100
    for _ in 0..<roundCount {
      let (x, pointX) = ballAndPoint(&generator)
      let (y, pointY) = ballAndPoint(&generator)
      let truth = operation.enclose(
        Ball(exact: pointX), Ball(exact: pointY), precision: 300)
      // Outside of the domain there is nothing to contain.
      guard !truth.isUnbounded else { continue }
      let result = operation.enclose(x, y, precision: 64)
      if !result.isUnbounded { boundedCount += 1 }
      #expect(
        result.contains(truth), "\(operation) at \(pointX), \(pointY) of \(x), \(y): \(result)")
    }
    #expect(boundedCount > 3 * roundCount / 40, "\(operation) hardly ever gave a bound")
  }

  @Test(arguments: operations)
  private func narrowOperandsGiveNarrowResults(_ operation: Operation) {
    var generator = SplitMix64(seed: 8)
    for _ in 0..<100 {
      let (x, y) = (number(&generator), number(&generator))
      let narrow = Magnitude.powerOfTwo(-250)
      let result = operation.enclose(
        Ball(midpoint: x, radius: narrow), Ball(midpoint: y, radius: narrow), precision: 128)
      let truth = operation.enclose(Ball(exact: x), Ball(exact: y), precision: 128)
      guard !truth.isUnbounded, let exponent = truth.midpoint.exponent else { continue }
      if result.isUnbounded { continue }  // an end of the domain, as 1 is for arcsin
      #expect(
        result.radius < .powerOfTwo(max(exponent - 100, -100)),
        "\(operation) at \(x), \(y): \(result.radius)")
    }
  }

  /// Γ falls before its minimum at 1.46163… and rises after it, so the ends of a ball there do not bound it closely.
  @Test func gammaIsNarrowAtItsMinimum() {
    let narrow = Magnitude.powerOfTwo(-250)
    // 1.4616 and 1.4617 are between 191574 and 191589 parts of 2¹⁷.
    for part in 191_570...191_590 {
      let x = BigFloat(part, timesTwoToThe: -17)
      let result = Ball(midpoint: x, radius: narrow).gamma(precision: 128)
      #expect(result.radius < .powerOfTwo(-100), "\(x)")
      let wide = Ball(midpoint: x, radius: .powerOfTwo(-17)).gamma(precision: 128)
      for other in part - 1...part + 1 {
        let value = Ball(exact: BigFloat(other, timesTwoToThe: -17)).gamma(precision: 300)
        #expect(wide.contains(value), "\(other) in \(x)")
      }
    }
  }

  /// Γ(1) = Γ(2) = 1 are the ends of balls across the minimum, which is below 0.8857: 0.88560… at 1.46163… (DLMF 5.4.20).
  @Test func gammaIsBoundedAcrossItsMinimum() {
    // 1.4617 is between 191,587 and 191,588 parts of 2¹⁷, of which 1 has 131,072 and 2 twice as many.
    let (one, minimum, two) = (1 << 17, 191_588, 1 << 18)
    for (low, high) in [(one, minimum + 12), (minimum - 32, two), (one, two)] {
      let ball = Ball(
        midpoint: BigFloat(low + high, timesTwoToThe: -18),
        radius: Magnitude(UInt64(high - low)).scaled(byTwoToThe: -18))
      let result = ball.gamma(precision: 64)
      #expect(result.contains(Ball(exact: BigFloat(1))), "\(ball)")
      #expect(result.radius <= .one, "\(ball)")
    }
    let least = Ball(exact: BigFloat(minimum - 9, timesTwoToThe: -17)).gamma(precision: 300)
    // From 3/4 to 9/4.
    let wide = Ball(
      midpoint: BigFloat(3, timesTwoToThe: -1), radius: Magnitude(3).scaled(byTwoToThe: -2))
    #expect(wide.gamma(precision: 64).contains(least))
  }

  @Test func signsAreKnownExactlyWhereZeroIsOutside() {
    let one = BigFloat(1)
    #expect(Ball(midpoint: one, radius: .zero).signum == 1)
    #expect(Ball(midpoint: one, radius: .one).signum == nil)
    #expect(Ball(midpoint: BigFloat(0), radius: .zero).signum == 0)
    #expect(Ball.everything.signum == nil)
    // 1 + 2⁻⁶² and a radius of 1: the 32 bits of a bound do not tell, the exact comparison does.
    let slightlyMore = BigFloat((1 << 62) + 1, timesTwoToThe: -62)
    #expect(Ball(midpoint: slightlyMore, radius: .one).signum == 1)
  }

  @Test func divisorsThatMayBeZeroGiveNoBound() {
    let x = Ball(exact: BigFloat(1))
    #expect(x.divided(by: Ball(midpoint: BigFloat(1), radius: .one), precision: 64).isUnbounded)
    #expect(Ball(midpoint: BigFloat(1), radius: .one).log(precision: 64).isUnbounded)
    #expect(
      Ball(midpoint: BigFloat(90), radius: .one).tan(.degrees, precision: 64).isUnbounded)
  }

  @Test func rationalNumbersAreEnclosed() {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<500 {
      let numerator = Int.random(in: -(1 << 50)...(1 << 50), using: &generator)
      let denominator = Int.random(in: 1...1 << 40, using: &generator)
      let value = Rational(Integer(numerator), Integer(denominator))
      let low = Ball(value, precision: 64)
      #expect(low.contains(Ball(value, precision: 500)), "\(value)")
      let product = Ball(value, precision: 128)
        .multiplied(by: Ball(exact: BigFloat(denominator)), precision: 128)
      #expect(product.contains(Ball(exact: BigFloat(numerator))), "\(value)")
    }
  }

  @Test func hugeScalesAreEnclosed() throws {
    for text in ["1e1000000", "1e-1000000", "123.456e-98765", "7e999999999"] {
      let value = try #require(Rational(decimalLiteral: Array(text.utf8)))
      BigFloat.withWidestExponents {
        let ball = Ball(value, precision: 64)
        #expect(ball.contains(Ball(value, precision: 500)), "\(text)")
        #expect(ball.accuracy > 50, "\(text)")
      }
    }
  }
}

extension Ball {
  /// Whether every point of `other` is a point of this ball, by arithmetic that is exact for the tests' numbers.
  func contains(_ other: Ball) -> Bool {
    if isUnbounded { return true }
    if other.isUnbounded { return false }
    let precision = 8192
    let distance =
      midpoint
      .applying(.subtract, other.midpoint, precision: precision, rounding: .awayFromZero)
      .applying(.magnitude, precision: precision, rounding: .ceiling)
    let farthest = distance.applying(
      .add, other.radius.bigFloat, precision: precision, rounding: .ceiling)
    return farthest <= radius.bigFloat
  }
}
