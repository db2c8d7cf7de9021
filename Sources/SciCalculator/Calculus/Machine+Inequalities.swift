// The solutions of inequalities.

import SciNumber
import SciSyntax

extension Machine {
  /// Finds the intervals in which the value of an expression compares with zero so, for the ledger: they are no value to compute with, and the value has nothing in it.
  func solutions(
    of comparison: InfixOperator, _ formula: Formula, _ range: SearchRange,
    _ analysis: Program.Loop,
    _ units: AnalysisUnits, _ ledger: inout MemoryLedger
  ) throws(StepError) -> Value {
    let (lower, upper) = (range.lower, range.upper)
    var chart = SignChart(formula, in: range, arithmetic.context)
    if let function = formula.rationalFunction {
      try chart.enter(zeros: roots(of: function, from: lower, to: upper))
      let gaps = PolynomialArithmetic.Element(
        dividend: function.gaps, divisor: Polynomial([1]))
      try chart.enter(breaks: roots(of: gaps, from: lower, to: upper), areGaps: true)
    } else {
      guard let breaks = BreakFinder.breaks(of: formula) else { throw analysis.error(.noMethod) }
      try chart.enter(zeros: zeros(of: formula, from: lower, to: upper, analysis))
      for part in breaks {
        try chart.enter(
          breaks: zeros(of: part.formula, from: lower, to: upper, analysis), areGaps: part.isGap)
      }
    }
    let variable = analysis.body.parameters.last ?? ""
    let solutions = try chart.solutions(of: comparison, variable, in: units.variables[0])
    ledger.add(.constantSigns(between: chart.markCount))
    ledger.findings.append(.intervals(solutions))
    return .list([])
  }

  /// The real zeros of an expression between two numbers, or without end where one is missing.
  func zeros(
    of formula: Formula, from lower: Real?, to upper: Real?, _ analysis: Program.Loop
  ) throws(StepError) -> [Real] {
    if let function = formula.rationalFunction {
      return try roots(of: function, from: lower, to: upper)
    }
    guard var search = RootSearch(formula, arithmetic.context) else {
      throw analysis.error(.noMethod)
    }
    if search.isCondition { throw analysis.error(.noEquation) }
    return try search.search(from: lower, to: upper, analysis.operation.rawValue)
      .map { $0.value }
  }

  /// The real zeros of a rational function in a range; none where it is zero everywhere, since its sign does not change then.
  private func roots(
    of function: PolynomialArithmetic.Element, from lower: Real?, to upper: Real?
  ) throws(StepError) -> [Real] {
    if function.dividend.isZero { return [] }
    let budget = arithmetic.context.budget
    return try StepError.computing { () throws(MathError) in
      try function.zeros(within: budget).realRoots(within: budget)
        .sorted(from: lower, to: upper, within: budget).map { $0.value }
    }
  }
}
