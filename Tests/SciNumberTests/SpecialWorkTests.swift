import Testing

@testable import SciNumber

private let budget = EvaluationBudget.interactive

/// What the formulas of special functions leave out, at the precision that they work with, where no guard bits hide it.
@Suite struct SpecialWorkTests {
  private static let work = SpecialWork(precision: 64, budget: budget)

  /// A formula, and the numbers that it is tried at, in 16ths.
  private struct Formula: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sixteenths: [WideInt]
    let value: @Sendable (WorkingBall) throws(MathError) -> WorkingBall
  }

  private static let formulas: [Formula] = [
    Formula(testDescription: "ln Γ(x)", sixteenths: [1, 163, 16_000]) {
      x throws(MathError) in try work.logGamma(x)
    },
    Formula(testDescription: "ψ(x)", sixteenths: [1, 163, 16_000]) {
      x throws(MathError) in try work.digamma(x)
    },
    Formula(testDescription: "ζ(s)", sixteenths: [1, 15, 163, 3_200]) {
      s throws(MathError) in try work.zeta(s)
    },
    Formula(testDescription: "ζ(3, a)", sixteenths: [1, 163]) { a throws(MathError) in
      try work.hurwitzZeta(WorkingBall(3, bits: a.bits), integer: 3, a)
    },
  ]

  /// A second precision is one of so many bits more that its own error is not seen.
  @Test(arguments: formulas)
  private func valuesContainThoseOfASecondPrecision(_ formula: Formula) throws {
    for bits: WideInt in [64, 256] {
      for count in formula.sixteenths {
        let x = Ball(exact: BigFloat(count, timesTwoToThe: -4))
        let value = try formula.value(WorkingBall(x, bits: bits)).ball
        let truth = try formula.value(WorkingBall(x, bits: bits + 200)).ball
        #expect(value.contains(truth), "\(formula) at \(count)/16 with \(bits) bits")
        #expect(value.radius < .powerOfTwo(40 - bits), "\(formula) at \(count)/16")
      }
    }
  }

  /// 1 + ½ + ¼ + … = 2, whose parts are all exact: nothing but what is left out makes the sum inexact.
  @Test func aSeriesContainsWhatItLeavesOut() throws {
    for bits: WideInt in [2, 53, 64, 500] {
      let sum = try Self.work.sum(
        from: WorkingBall(1, bits: bits), next: { term, _ in term.scaled(byTwoToThe: -1) },
        ratio: { _ in .powerOfTwo(-1) }
      ).ball
      #expect(sum.contains(Ball(exact: BigFloat(2))), "\(bits) bits: \(sum)")
      #expect(sum.radius <= .powerOfTwo(2 - bits), "\(bits) bits: \(sum)")
    }
  }

  /// x² = y, where y is known to so many bits: the ball around the root is as wide as that makes it, and not much wider.
  @Test(arguments: [64, 100, 1_000] as [WideInt])
  func aSearchEndsWhereNoSignIsSeen(bits: WideInt) throws {
    let root = Ball(exact: BigFloat(3)).root(2, precision: 2_000)
    let target = WorkingBall(3, bits: 2_000).widened(by: .powerOfTwo(-bits))
    let search = InverseSearch(
      value: { x throws(MathError) in x.squared - target.with(bits: x.bits) }, budget: budget)
    let found = try search.zero(precision: 1_000)
    #expect(found.contains(root) && found.radius < .powerOfTwo(6 - bits))
  }

  /// A function of which nothing is known has no zero that is proved.
  @Test func aSearchWithoutSignsProvesNothing() throws {
    let search = InverseSearch(
      value: { x throws(MathError) in WorkingBall(.everything, bits: x.bits) }, budget: budget)
    #expect(try search.zero(precision: 64).isUnbounded)
  }
}
