import TestSupport
import Testing

@testable import SciNumber

private let budget = EvaluationBudget.interactive

/// The promise of every special function: for any points of the operands, the value is a point of the result.
@Suite struct SpecialFunctionTests {
  private static let functions: [SpecialFunction] =
    [
      .logGamma, .digamma, .polygamma(1), .polygamma(4), .zeta, .gammaP, .gammaQ, .gammaLower,
      .gammaUpper, .regularisedBeta, .inverseGammaP, .inverseGammaQ, .inverseBeta, .inverseErf,
      .inverseErfc, .exponentialIntegral, .exponentialIntegralTail, .sineIntegral, .cosineIntegral,
      .hyperbolicSineIntegral, .hyperbolicCosineIntegral, .lambertW,
      .lambertWOfNegative(isPrincipal: true), .lambertWOfNegative(isPrincipal: false),
      .bessel(.j, doubledOrder: 0), .bessel(.j, doubledOrder: 7), .bessel(.j, doubledOrder: 24),
      .bessel(.y, doubledOrder: 0), .bessel(.y, doubledOrder: 10), .bessel(.i, doubledOrder: 2),
      .bessel(.i, doubledOrder: 9), .bessel(.k, doubledOrder: 0), .bessel(.k, doubledOrder: 8),
      .airyAi, .airyBi, .agm, .ellipticK, .ellipticE, .carlsonF, .carlsonJ, .dilogarithm,
      .exponential,
    ] + complexFunctions

  private static let complexFunctions: [SpecialFunction] = [
    ComplexSpecial.gamma, .logGamma, .digamma, .erf, .erfc, .zetaTail, .wrightOmega, .oppositeOmega,
  ].flatMap { function in
    [false, true].map { SpecialFunction.complex(function, isImaginary: $0) }
  }

  /// The bounds of the operands that a function takes.
  private func range(_ function: SpecialFunction, _ index: Int) -> ClosedRange<Double> {
    switch (function, index) {
    case (.gammaLower, 0), (.gammaUpper, 0): -4.3...30
    case (.airyAi, _), (.airyBi, _): -40...12
    case (.regularisedBeta, 0): 0.01...0.5
    case (.inverseGammaP, 1), (.inverseGammaQ, 1), (.inverseErf, _), (.inverseErfc, _): 0.01...0.6
    case (.inverseBeta, 0): 0.01...0.99
    case (.lambertWOfNegative, _): 0.01...0.36
    case (.dilogarithm, _): -0.5...0.5
    case (.exponential, _): -50...50
    case (.complex(.erf, _), _), (.complex(.erfc, _), _): 0.1...9
    case (.complex(.oppositeOmega, _), 1): -9...3
    case (.sineIntegral, _), (.cosineIntegral, _), (.bessel, _), (.exponentialIntegral, _):
      0.1...300
    default: 0.1...30
    }
  }

  /// A number between bounds, with 40 bits behind the point.
  private func number(
    _ range: ClosedRange<Double>, _ generator: inout SplitMix64
  ) -> BigFloat {
    let scaled = Double.random(in: range, using: &generator) * 0x1p40
    return BigFloat(WideInt(scaled), timesTwoToThe: -40)
  }

  /// Balls for all operands and a point in each, which is often at its end.
  private func operands(
    of function: SpecialFunction, radius exponents: ClosedRange<Int>,
    _ generator: inout SplitMix64
  ) -> (balls: [Ball], points: [Ball]) {
    var balls: [Ball] = []
    var points: [Ball] = []
    for index in 0..<Int(function.arity) {
      let midpoint = number(range(function, index), &generator)
      let exponent = Int.random(in: exponents, using: &generator)
      let radius = Magnitude.powerOfTwo(WideInt(exponent))
      let part = WideInt.random(in: -8...8, using: &generator)
      let offset = BigFloat(part, timesTwoToThe: WideInt(exponent) - 3)
      balls.append(Ball(midpoint: midpoint, radius: radius))
      let point = midpoint.applying(.add, offset, precision: 512, rounding: .halfEven)
      points.append(Ball(exact: point))
    }
    if function == .inverseBeta {
      // The second operand is the distance of the first from 1.
      let one = Ball(exact: BigFloat(1))
      balls[1] = one.subtracting(balls[0], precision: 512)
      points[1] = one.subtracting(points[0], precision: 512)
    }
    return (balls, points)
  }

  @Test(.timeLimit(.minutes(30)), arguments: functions)
  private func resultsContainTheValuesAtAllPoints(_ function: SpecialFunction) throws {
    var generator = SplitMix64(seed: 21)
    var boundedCount = 0
    let precisions: [WideInt] = [64, 100, 300]
    let roundCount = LongTests.areRun ? 48 : 18
    for round in 0..<roundCount {
      let wide = round % 3 == 0
      let (balls, points) = operands(
        of: function, radius: wide ? -16 ... -6 : -90 ... -40, &generator)
      let truth = try function.enclose(points, precision: 400, within: budget)
      // Outside of the domain there is nothing to contain.
      guard !truth.isUnbounded else { continue }
      let result = try function.enclose(
        balls, precision: precisions[round % 3], within: budget)
      if !result.isUnbounded { boundedCount += 1 }
      #expect(result.contains(truth), "\(function) at \(points) of \(balls): \(result), \(truth)")
    }
    #expect(boundedCount > roundCount / 4, "\(function) hardly ever gave a bound: \(boundedCount)")
  }

  @Test(.timeLimit(.minutes(30)), arguments: functions)
  private func narrowOperandsGiveNarrowResults(_ function: SpecialFunction) throws {
    var generator = SplitMix64(seed: 22)
    for _ in 0..<8 {
      let (balls, points) = operands(of: function, radius: -1800 ... -1750, &generator)
      let result = try function.enclose(balls, precision: 128, within: budget)
      let truth = try function.enclose(points, precision: 300, within: budget)
      #expect(result.contains(truth), "\(function) at \(points)")
      #expect(result.accuracy > 90, "\(function) at \(points): \(result.radius)")
    }
  }

  @Test func bernoulliNumbersAreThoseOfTheTables() throws {
    // DLMF table 24.2.1.
    let expected = ["1/6", "-1/30", "1/42", "-1/30", "5/66", "-691/2730", "7/6", "-3617/510"]
    let numbers = try BernoulliNumbers(count: 8, within: budget)
    for (index, text) in expected.enumerated() {
      let number = numbers.exact(WideInt(index + 1))
      #expect(number == Rational(text), "\(text)")
      let ball = numbers.number(WideInt(index + 1), bits: 100).ball
      #expect(ball.contains(Ball(number, precision: 400)) || ball.accuracy > 90)
    }
  }

  /// A budget that is used up stops the loops.
  @Test func cancelledWorkEnds() {
    var cancelled = budget
    cancelled.isCancelled = { true }
    for function in Self.functions where function != .exponential {
      var generator = SplitMix64(seed: 23)
      let (balls, _) = operands(of: function, radius: -90 ... -40, &generator)
      do throws(MathError) {
        _ = try function.enclose(balls, precision: 500, within: cancelled)
      } catch {
        #expect(error == .cancelled, "\(function)")
      }
    }
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: LongTests.some(of: [
      ("1000000", "1e6"), ("1e10", "1e20"), ("0.001", "1e1000000"), ("1e15", "1e15"),
    ]))
  func extremeParametersAreAnsweredOrRefused(_ row: (String, String)) throws {
    let a = Real(try #require(Rational(row.0)))
    let x = Real(try #require(Rational(row.1)))
    for value in [
      try Real.gammaP(a, x, within: budget), try Real.gammaQ(a, x, within: budget),
      try Real.besselK(0, x, within: budget), try Real.agm(a, x, within: budget),
    ] {
      do throws(MathError) {
        _ = try value.digits(
          .significant(20), wholeUpTo: 0, rounding: .halfEven, within: budget)
      } catch {
        switch error {
        case .termLimit, .tooSmall, .tooLarge, .precisionLimit, .timeLimit: break
        default: Issue.record("\(row): \(error)")
        }
      }
    }
  }
}
