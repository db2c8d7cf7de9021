package import SciCalendar
package import SciNumber
import SciSyntax

/// Evaluates expressions row by row for somebody who keeps the values of several, such as the columns of a table.
///
/// It has an answer only on the fast path; for everything else there is ``Expression/value(of:)``.
package struct RowEvaluator {
  private var evaluator = SmallEvaluator()

  package init() {}

  /// The number that an expression comes to, whose parameters stand for what `argument` has for their slots.
  package mutating func number(
    of expression: Expression, argument: (_ slot: Int) -> SmallReal?
  ) -> SmallReal? {
    evaluator.value(
      of: expression.program, expression.names, expression.settings, argument: argument)
  }

  /// Whether the comparison that an expression is holds; `nil` for other expressions too.
  package mutating func truth(
    of expression: Expression, argument: (_ slot: Int) -> SmallReal?
  ) -> Bool? {
    evaluator.truth(
      of: expression.program, expression.names, expression.settings, argument: argument)
  }
}

extension Expression {
  /// Computes the expression with a value for each of ``parameters``, in their order.
  ///
  /// - Throws: why there is no value.
  package func value(of arguments: [Value]) throws(CalculatorError) -> Value {
    try value(of: arguments, within: budget.started())
  }

  /// Reads an expression over some of these names, which are its parameters, with a time for `@now` if there is one.
  package init(
    _ text: String, using names: Set<String>, settings: CalculatorSettings, clock: ZonedTime? = nil
  ) throws(CalculatorError) {
    let tree = try Self.statement(
      of: text, names: Environment(parameters: Array(names)), settings
    ).tree
    let parameters = tree.names.filter(names.contains)
    var environment = Environment(parameters: parameters)
    if let clock { environment.setClock(to: clock) }
    try self.init(text, parameters: parameters, in: environment, settings)
  }

  /// Whether a text is a range such as `0..1 step 0.1`, whatever its names mean.
  package static func isRange(_ text: String, settings: CalculatorSettings) -> Bool {
    let names = Environment(knowsUnits: false)
    guard let tree = (try? statement(of: text, names: names, settings))?.tree,
      case .range = tree[tree.root]
    else { return false }
    return true
  }
}
