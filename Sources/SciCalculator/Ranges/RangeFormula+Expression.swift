package import SciNumber

extension RangeFormula {
  /// The formula of an expression in its last parameter, with derivatives, integrals and sums in it where these have formulas; `nil` where a part has no enclosures.
  ///
  /// The other way to a formula, from a tree, is shorter, and knows none of these.
  ///
  /// - Parameters:
  ///   - expression: the expression.
  ///   - constants: what its other parameters stand for, in their order.
  package init?(_ expression: Expression, constants: [Real]) {
    guard constants.count == expression.parameters.count - 1, !expression.settings.isComplex,
      !expression.program.isComplex
    else { return nil }
    let settings = expression.settings
    let context = Function.Context(
      angleUnit: settings.angleUnit, budget: settings.budget.started(), shareUnit: nil,
      wordSize: settings.wordSize)
    guard
      let formula = FormulaBuilder.formula(
        of: expression.program, bound: constants.map { .real($0) }, names: expression.names, context
      )
    else { return nil }
    self.init(formula, settings.angleUnit)
  }
}
