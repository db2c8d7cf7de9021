import TestSupport
import Testing

@testable import SciNumber

/// Gauss's rules, and the bound of their error.
@Suite struct QuadratureTests {
  private let budget = EvaluationBudget.interactive

  private func ball(_ text: String) throws -> WorkingBall {
    let rational = try #require(Rational(text))
    return try WorkingBall(Real(rational), bits: 250, within: budget)
  }

  /// Whether two balls may be one number, and the first is tight.
  private func expect(_ ball: WorkingBall, near text: String) throws {
    let difference = ball - (try self.ball(text))
    #expect(difference.exponentBound ?? 0 < -190, "\(text) beside \(ball.ball)")
  }

  /// Zeros of Legendre polynomials and their weights, by arb.legendre_p_root (python-flint 0.9.0).
  @Test func nodesAndWeightsAreThoseOfArb() throws {
    let ten = try GaussLegendreRule(count: 10, bits: 200, within: budget)
    try expect(
      ten.points[0].node, near: "0.973906528517171720077964012084452053428269946692382119231212")
    try expect(
      ten.points[0].weight, near: "0.0666713443086881375935688098933317928578648343201581451286949")
    let forty = try GaussLegendreRule(count: 40, bits: 200, within: budget)
    try expect(
      forty.points[19].node,
      near: "0.0387724175060508219331934440246232946793646343831415991686372")
    try expect(
      forty.points[19].weight,
      near: "0.0775059479784248112637239629583263269636686527881064357329543")
  }

  /// n points are exact for degrees below 2n, and x²ⁿ is not.
  @Test(arguments: [2, 4, 6, 12, 30, 72, 170] as [WideInt])
  func rulesAreExactForPolynomials(_ count: WideInt) throws {
    let bits: WideInt = 160
    let rule = try GaussLegendreRule(count: count, bits: bits, within: budget)
    #expect(rule.points.count == Int(count / 2))
    for power in [0, 2, count, 2 * count - 2, 2 * count] as [WideInt] {
      var sum = WorkingBall(0, bits: bits)
      for point in rule.points { sum = sum + point.node.power(power / 2 * 2) * point.weight }
      let integral = WorkingBall(1, bits: bits) / WorkingBall(power / 2 * 2 + 1, bits: bits)
      let error = sum.scaled(byTwoToThe: 1) - integral.scaled(byTwoToThe: 1)
      if power < 2 * count {
        #expect(error.leastExponent == nil, "\(count) points, x^\(power)")
        #expect(error.errorExponent < 20 - bits, "\(count) points, x^\(power)")
      } else if count < 40 {
        #expect(error.leastExponent != nil, "\(count) points, x^\(power)")
      }
    }
  }

  @Test func tooManyPointsForTheTimeAreAnError() throws {
    var budget = budget
    budget.isCancelled = { true }
    #expect(throws: MathError.self) {
      _ = try GaussLegendreRule(count: 400, bits: 2_000, within: budget.started())
    }
  }

  /// The bound is sharp for a Chebyshev polynomial.
  ///
  /// The error of 8 points for T₁₆, whose integral is −2/255: at 4ρ = 8, 40 and 400 it is more than 0.3, 0.6 and 0.7 of the bound with
  /// M = (ρ¹⁶ + ρ⁻¹⁶)/2. So a bound of half the size is found out.
  @Test(arguments: [(8, 0.3), (40, 0.6), (400, 0.7)] as [(WideInt, Double)])
  func boundOfTheErrorIsNearlyReached(_ quarters: WideInt, _ share: Double) throws {
    let bits: WideInt = 200
    let rule = try GaussLegendreRule(count: 8, bits: bits, within: budget)
    var sum = WorkingBall(0, bits: bits)
    for point in rule.points {
      var (previous, value) = (WorkingBall(1, bits: bits), point.node)
      for _ in 1..<16 {
        (previous, value) = (value, point.node * value * 2 - previous)
      }
      sum = sum + value * point.weight
    }
    let integral = WorkingBall(-2, bits: bits) / WorkingBall(255, bits: bits)
    let error = (sum.scaled(byTwoToThe: 1) - integral).magnitude
    let rho = WorkingBall(quarters, bits: bits).scaled(byTwoToThe: -2)
    let most = (rho.power(16) + 1 / rho.power(16)).scaled(byTwoToThe: -1).magnitude
    let bound = EllipseBound.error(8, bound: most, quarters: quarters, radius: .one)
    #expect(error <= bound)
    #expect(error.bigFloat.nearestDouble >= share * bound.bigFloat.nearestDouble)
  }

  /// A function known by its values alone, and by a bound for |z| ≤ 2, on which it is analytic.
  private struct Sample: AnalyticIntegrand {
    let isAnalytic: Bool

    func value(at x: WorkingBall, within budget: EvaluationBudget) -> WorkingBall { x.exp }

    func value(at z: ComplexBall, within budget: EvaluationBudget) -> ComplexBall { z.exp }

    func bound(on z: ComplexBall, within budget: EvaluationBudget) -> WorkingBall? {
      isAnalytic ? z.exp.absolute : nil
    }
  }

  @Test func exponentialIsIntegrated() throws {
    let quadrature = try Quadrature(
      of: Sample(isAnalytic: true), from: 0, to: 1, within: budget)
    let scale = try #require(try quadrature.scale(floor: nil, within: budget))
    for exponent in [-40, -120, -400] as [WideInt] {
      var effort = EnclosureEffort()
      let value = try #require(
        try quadrature.integral(
          errorExponent: exponent, scale, counting: &effort, within: budget))
      #expect(effort.panels > 0 && effort.points >= 4 && effort.bits >= -exponent)
      let expected = WorkingBall(1, bits: 500).exp - 1
      #expect((value.with(bits: 500) - expected).leastExponent == nil)
      #expect(value.errorExponent <= exponent)
    }
  }

  /// Where no ellipse is known to be free of poles, nothing is proved.
  @Test func unknownPolesAreRefused() throws {
    let quadrature = try Quadrature(
      of: Sample(isAnalytic: false), from: 0, to: 1, within: budget)
    #expect(try quadrature.scale(floor: nil, within: budget) == nil)
  }
}
