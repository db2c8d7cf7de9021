import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

/// What is decided about special functions by rule, and that numbers next to it are told apart.
@Suite struct SpecialIdentityTests {
  private func number(_ text: String) -> Real { Real(Rational(text) ?? 0) }

  /// Expects two numbers to be equal, and the first to differ from those next to the second.
  private func expectEqual(
    _ left: Real, _ right: Real, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try left.compared(to: right, within: budget) == 0, sourceLocation: sourceLocation)
    for distance in ["1e-50", "1e-1000"] {
      let above = right.adding(number(distance), within: budget)
      let below = right.subtracting(number(distance), within: budget)
      #expect(try left.compared(to: above, within: budget) == -1, sourceLocation: sourceLocation)
      #expect(try left.compared(to: below, within: budget) == 1, sourceLocation: sourceLocation)
    }
  }

  @Test func valuesOfZetaAndGamma() throws {
    let half = number("0.5")
    try expectEqual(Real(2).zeta(within: budget).times(6), Real.pi.times(.pi))
    try expectEqual(Real(-3).zeta(within: budget), number("1/120"))
    try expectEqual(Real(1).digamma(within: budget), Real.eulerGamma.negated())
    try expectEqual(Real.polygamma(1, half, within: budget).times(2), Real.pi.times(.pi))
    try expectEqual(Real.beta(half, half, within: budget), .pi)
    let lower = try Real.gammaLower(4, 3, within: budget)
    try expectEqual(lower.adding(Real.gammaUpper(4, 3, within: budget), within: budget), 6)
    let (a, b) = (number("1/3"), number("5/2"))
    let left = try Real.regularisedBeta(a, b, number("0.2"), within: budget)
    let right = try Real.regularisedBeta(b, a, number("0.8"), within: budget)
    try expectEqual(left.adding(right, within: budget), 1)
  }

  @Test func inverseFunctions() throws {
    let (x, y) = (number("2/3"), number("0.9"))
    try expectEqual(y.inverseErf(within: budget).erf(within: budget), y)
    try expectEqual(x.erf(within: budget).inverseErf(within: budget), x)
    try expectEqual(Real.e.lambertW(within: budget), 1)
    try expectEqual(Real(-1).exp(within: budget).negated().lambertWLower(within: budget), -1)
    let normal = try NormalDistribution(mean: 3, deviation: 4, within: budget)
    try expectEqual(normal.probability(upTo: normal.quantile(y)), y)
  }

  @Test func valuesOfIntegralsAndBesselFunctions() throws {
    try expectEqual(Real(1).dilogarithm(within: budget).times(6), Real.pi.times(.pi))
    let odd = try Real.besselJ(3, 2, within: budget).negated()
    try expectEqual(Real.besselJ(-3, 2, within: budget), odd)
    try expectEqual(Real.besselJ(number("0.5"), .pi, within: budget), 0)
    let root = try Real(3).squareRoot(within: budget)
    try expectEqual(
      Real(0).airyBi(within: budget), Real(0).airyAi(within: budget).times(root))
    try expectEqual(Real(0).ellipticK(within: budget).times(2), .pi)
    try expectEqual(Real(1).ellipticE(within: budget), 1)
    let eight = try Real(8).squareRoot(within: budget)
    let other = try Real(2).squareRoot(within: budget).times(2)
    try expectEqual(Real.agm(eight, other, within: budget), other)
  }

  /// Gauss's constant 1/agm(1, √2) is (2π)^(−3/2) Γ(¼)² (DLMF 19.20.2 with 19.8.5), of which no rule knows.
  @Test func theConstantOfGaussIsAValueOfGamma() throws {
    let root = try Real(2).squareRoot(within: budget)
    let mean = try Real.agm(1, root, within: budget)
    let gamma = try number("0.25").gamma(within: budget)
    let constant = try gamma.times(gamma).divided(
      by: Real.tau.raised(to: number("1.5"), within: budget), within: budget)
    let product = mean.times(constant)
    for distance in ["1e-50", "1e-200"] {
      let near = number(distance)
      let (above, below) = (
        Real(1).adding(near, within: budget), Real(1).subtracting(near, within: budget)
      )
      #expect(try product.compared(to: above, within: budget) == -1)
      #expect(try product.compared(to: below, within: budget) == 1)
    }
  }

  @Test func valuesOfDistributions() throws {
    let student = try StudentDistribution(freedom: 1, within: budget)
    try expectEqual(student.probability(upTo: 1), number("0.75"))
    let trials = try BinomialDistribution(count: 10, probability: number("0.5"), within: budget)
    try expectEqual(trials.probability(upTo: 3), number("0.171875"))
  }

  @Test func argumentsNextToSpecialOnesAreNotTakenForThem() throws {
    // J₀ differs from 1 by a quarter of the square.
    for distance in ["1e-50", "1e-400"] {
      let near = number(distance)
      let one = Real(1).adding(near, within: budget)
      #expect(try Real.besselJ(0, near, within: budget).compared(to: 1, within: budget) == -1)
      #expect(throws: MathError.notReal(.outsideDomain)) {
        try one.ellipticE(within: budget)
      }
      #expect(throws: MathError.notReal(.outsideDomain)) {
        try one.dilogarithm(within: budget)
      }
      let beyond = Real(-1).exp(within: budget).adding(near, within: budget).negated()
      #expect(throws: MathError.notReal(.outsideDomain)) { try beyond.lambertW(within: budget) }
      #expect(try one.zeta(within: budget).compared(to: 100, within: budget) == 1)
      #expect(try near.inverseErf(within: budget).sign(within: budget) == 1)
    }
  }

  private func expectOutside(
    _ value: @autoclosure () throws -> Real, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: MathError.notReal(.outsideDomain), sourceLocation: sourceLocation) {
      try value()
    }
  }

  @Test func polesAndOutsidesAreNotReal() {
    expectOutside(try Real(1).zeta(within: budget))
    expectOutside(try Real(-2).digamma(within: budget))
    expectOutside(try Real(0).logGamma(within: budget))
    expectOutside(try Real.polygamma(-1, 2, within: budget))
    expectOutside(try Real.beta(-1, 2, within: budget))
    expectOutside(try Real.gammaP(0, 2, within: budget))
    expectOutside(try Real.gammaLower(-1, 2, within: budget))
    expectOutside(try Real(1).inverseErf(within: budget))
    expectOutside(try Real(0).inverseErfc(within: budget))
    expectOutside(try Real(0).exponentialIntegral(within: budget))
    expectOutside(try Real(-1).cosineIntegral(within: budget))
    expectOutside(try Real(0).lambertWLower(within: budget))
    expectOutside(try Real(-1).lambertW(within: budget))
    expectOutside(try Real(-1).lambertWLower(within: budget))
    expectOutside(try Real.besselY(0, 0, within: budget))
    expectOutside(try Real.agm(1, -1, within: budget))
    expectOutside(try Real(1).ellipticK(within: budget))
    expectOutside(try Real.ellipticPi(1, 0, within: budget))
  }
}

extension Real {
  fileprivate func times(_ other: Real) -> Real { multiplied(by: other, within: budget) }
}
