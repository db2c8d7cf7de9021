public import SciNumber
import SciSyntax
public import SciUnits

/// A solution of several equations: a number for each unknown.
///
/// ```swift
/// var calculator = Calculator()
/// try calculator.evaluate("solve(x^2 + y^2 == 25; x*y == 12; x; y)")
/// print(calculator.solutionPoints?.count ?? 0)  // 4
/// ```
public struct SolutionPoint: Sendable {
  /// The names of the unknowns, in the order in which they are asked for.
  public let unknowns: [String]
  /// The number of each unknown, exactly.
  public let values: [Real]
  /// The unit of each unknown.
  public let units: [Unit]
  /// How often it is a solution; 1 where the curves or lines of the equations cross.
  public let multiplicity: WideInt
}

extension SolutionPoint {
  /// The value of each unknown with its unit.
  package var quantities: [Value] {
    zip(values, units).map { Value(Quantity($0, $1)) }
  }
}

extension ResultFormat {
  /// Writes a solution as equations: `x = 3, y = 4`.
  func text(
    of point: SolutionPoint, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    var text = ResultText(bytes: [], isExact: true)
    let values = point.quantities
    for (index, unknown) in point.unknowns.enumerated() {
      text.bytes += Array("\(index > 0 ? ", " : "")\(unknown) = ".utf8)
      text.join(try self.text(of: values[index], within: budget))
    }
    return text
  }

  /// Writes solutions one behind the other.
  func text(
    of points: [SolutionPoint], within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    var text = ResultText(bytes: [], isExact: true)
    for (index, point) in points.enumerated() {
      if index > 0 { text.bytes += Array("; ".utf8) }
      text.append(try self.text(of: point, within: budget))
    }
    return text
  }
}

extension Calculator {
  /// The solutions of the last text, where it is a system of equations: `solve(x + y == 3; x*y == 2; x; y)`.
  ///
  /// Where there is one, its numbers are also the value, a list. Where there are several, the value is a list without elements, since nothing is computed with them.
  public var solutionPoints: [SolutionPoint]? { proof?.points }
}
