package import SciNumber

/// Evaluates an expression for one row after another of columns that somebody else keeps.
///
/// ``Expression/answers(_:format:threads:)`` does so for a ``Column``. The C interface has columns in the memory of
/// its caller, and writes numbers of several kinds.
package struct RowEvaluator {
  private let expression: Expression
  private var evaluator = SmallEvaluator()

  /// An evaluator that computes with the settings of an expression.
  package init(_ expression: Expression) {
    self.expression = expression
  }

  /// The value of the expression, if it is an ordinary number; `nil` says nothing about it.
  package mutating func smallValue(
    argument: (_ parameter: Int) -> SmallReal?
  ) -> SmallReal? {
    evaluator.value(
      of: expression.program, expression.names, expression.settings, argument: argument)
  }

  /// The value of the expression.
  ///
  /// - Parameters:
  ///   - arguments: a number for each parameter.
  ///   - budget: what it may cost.
  /// - Returns: the value, exactly.
  /// - Throws: why there is none.
  package func value(
    of arguments: [Real], within budget: EvaluationBudget
  ) throws(CalculatorError) -> Value {
    try expression.value(of: arguments, within: budget)
  }
}
