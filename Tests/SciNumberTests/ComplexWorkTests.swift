import Testing

@testable import SciNumber

private let budget = EvaluationBudget.interactive

/// What the formulas of functions of complex numbers leave out, at the precision that they work with, where no guard bits hide it.
@Suite struct ComplexWorkTests {
  private static let work = SpecialWork(precision: 64, budget: budget)

  /// A formula, and the numbers that it is tried at, in 16ths.
  private struct Formula: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sixteenths: [(WideInt, WideInt)]
    let value: @Sendable (ComplexBall) throws(MathError) -> ComplexBall
  }

  private static let formulas: [Formula] = [
    Formula(testDescription: "Γ(z)", sixteenths: [(1, 1), (8, 160), (163, -40), (8, 2_000)]) {
      z throws(MathError) in try work.gamma(z)
    },
    Formula(
      testDescription: "ln Γ(z)", sixteenths: [(1, 1), (8, 160), (163, -40), (8, 2_000), (1, 600)]
    ) { z throws(MathError) in try work.logGamma(z) },
    Formula(testDescription: "ψ(z)", sixteenths: [(1, 1), (8, 160), (163, -40), (8, 2_000)]) {
      z throws(MathError) in try work.digamma(z)
    },
    Formula(testDescription: "erf z", sixteenths: [(1, 1), (40, 16), (8, 60)]) {
      z throws(MathError) in try work.erf(z)
    },
    Formula(
      testDescription: "erfc z", sixteenths: [(1, 1), (200, 3), (160, 150), (1, 130), (0, 200)]
    ) { z throws(MathError) in try work.erfc(z) },
    Formula(testDescription: "ζ(s) − 1", sixteenths: [(1, 1), (8, 226), (163, -40), (640, 80)]) {
      s throws(MathError) in try work.zetaTail(s)
    },
    Formula(testDescription: "ω(z)", sixteenths: [(1, 1), (16, 8), (-40, 20), (100, 200)]) {
      z throws(MathError) in try work.lambert(z, isOpposite: false)
    },
    Formula(testDescription: "ln w − w", sixteenths: [(-40, 1), (-17, 1), (8, 0), (-40, -1)]) {
      z throws(MathError) in try work.lambert(z, isOpposite: true)
    },
  ]

  /// A second precision is one of so many bits more that its own error is not seen.
  @Test(arguments: formulas)
  private func valuesContainThoseOfASecondPrecision(_ formula: Formula) throws {
    for bits: WideInt in [64, 256] {
      for (x, y) in formula.sixteenths {
        let (x, y) = (BigFloat(x, timesTwoToThe: -4), BigFloat(y, timesTwoToThe: -4))
        let number = { (bits: WideInt) in ComplexBall(Ball(exact: x), Ball(exact: y), bits: bits) }
        let value = try formula.value(number(bits))
        let truth = try formula.value(number(bits + 400))
        #expect(!truth.isUnbounded && !value.isUnbounded, "\(formula) at \(x), \(y)")
        #expect(
          value.real.ball.contains(truth.real.ball)
            && value.imaginary.ball.contains(truth.imaginary.ball),
          "\(formula) at \(x), \(y) with \(bits) bits")
      }
    }
  }

  /// A ball that a formula cannot answer for is no reason to guess.
  @Test func ballsAcrossABorderHaveNoBound() throws {
    let wide = Ball(midpoint: BigFloat(0), radius: .one)
    let across = ComplexBall(wide, Ball(exact: BigFloat(1)), bits: 64)
    #expect(try Self.work.gamma(across).isUnbounded)
    #expect(try Self.work.digamma(across).isUnbounded)
    #expect(try Self.work.zetaTail(across).isUnbounded)
    #expect(ComplexBall(Ball(exact: BigFloat(-1)), wide, bits: 64).log.isUnbounded)
    #expect(ComplexBall(Ball(exact: BigFloat(-1)), wide, bits: 64).squareRoot.isUnbounded)
  }
}
