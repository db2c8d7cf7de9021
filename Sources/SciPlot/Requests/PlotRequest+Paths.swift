import SciCalculator
import SciNumber

// Parametric and polar curves among the expressions of a command.

extension PlotRequest {
  /// Whether one of the expressions is a list of two that depends on a parameter.
  func hasPath(_ arguments: FormulaArguments) -> Bool {
    let names =
      ["x", Relation.vertical, "t"] + arguments.constants.keys.sorted()
      + arguments.ranges.map { $0.name }
    return arguments.expressions.contains { expression in
      arguments.list(expression, settings) == nil
        && Path.isPair(expression, parameters: names, settings: settings)
    }
  }

  /// The parametric curve that an expression is; `nil` where it is no list of two.
  func path(
    _ expression: String, _ arguments: FormulaArguments, _ names: PlotNames
  ) throws(RequestError) -> Path? {
    let known = [names.parameter] + arguments.constants.keys.sorted()
    guard Path.isPair(expression, parameters: known, settings: settings) else { return nil }
    var path: Path?
    let turn = try turn()
    do throws(CalculatorError) {
      path = try Path(
        expression, parameter: names.parameter, over: turn, constants: arguments.constants,
        settings: settings)
    } catch {
      throw .word(error, expression)
    }
    if let run = names.run {
      path?.range = try axis(run, .linear)
    } else if path?.takesAngles == false, let usual = Axis(from: -10, to: 10) {
      path?.range = usual
    }
    return path
  }

  /// The polar curve of an expression in an angle.
  func polar(
    _ expression: String, _ arguments: FormulaArguments, _ names: PlotNames
  ) throws(RequestError) -> Path {
    var range = try turn()
    if let run = names.run { range = try axis(run, .linear) }
    do throws(CalculatorError) {
      return try Path(
        radius: expression, angle: names.parameter, over: range, constants: arguments.constants,
        settings: settings)
    } catch {
      throw .word(error, expression)
    }
  }

  /// A whole turn, from zero on.
  private func turn() throws(RequestError) -> Axis {
    guard let axis = Axis(from: 0, to: wholeTurn) else { throw Self.tooNarrow }
    return axis
  }
}
