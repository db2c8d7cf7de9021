public import SciNumber
import SciSyntax
public import SciUnits

/// Neighbouring numbers that solve an inequality: an interval whose ends belong to it or not, a number alone, or all numbers.
///
/// ```swift
/// var calculator = Calculator()
/// try calculator.evaluate("solve(x^2 < 2; x)")
/// for part in calculator.solutionIntervals ?? [] {
///   print(part.variable, part.upper?.isIncluded ?? true)  // x false
/// }
/// ```
public struct SolutionInterval: Sendable {
  /// An end of an interval.
  public struct End: Sendable {
    /// The number, exactly; in the unit of the interval.
    public var value: Real
    /// Whether it is a solution too.
    public var isIncluded: Bool
  }

  /// The name of the unknown.
  public let variable: String
  /// The lower end; `nil` where there is none.
  public let lower: End?
  /// The upper end; `nil` where there is none.
  public let upper: End?
  /// The unit of both ends.
  public let unit: Unit
  /// Whether it is one number, which is both ends.
  public let isNumber: Bool

  /// An interval with more than one member.
  init(_ variable: String, from lower: End?, to upper: End?, _ unit: Unit) {
    (self.variable, self.lower, self.upper, self.unit) = (variable, lower, upper, unit)
    isNumber = false
  }

  /// One number.
  init(_ variable: String, _ number: Real, _ unit: Unit) {
    (self.variable, self.unit) = (variable, unit)
    lower = End(value: number, isIncluded: true)
    upper = lower
    isNumber = true
  }
}

extension SolutionInterval {
  /// An end with its unit.
  package func value(of end: End) -> Value { Value(Quantity(end.value, unit)) }
}

extension ResultFormat {
  /// Writes an interval as a condition: `-1 <= x < 2.5`.
  func text(
    of interval: SolutionInterval, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    guard interval.lower != nil || interval.upper != nil else {
      return ResultText(bytes: Array("all real numbers (proved)".utf8), isExact: true)
    }
    var text = ResultText(bytes: [], isExact: true)
    if interval.isNumber, let number = interval.lower {
      text.bytes += Array("\(interval.variable) == ".utf8)
      text.join(try self.text(of: interval.value(of: number), within: budget))
      return text
    }
    if let lower = interval.lower, interval.upper != nil {
      text.join(try self.text(of: interval.value(of: lower), within: budget))
      text.bytes += Array((lower.isIncluded ? " <= " : " < ").utf8)
    }
    text.bytes += Array(interval.variable.utf8)
    if let upper = interval.upper {
      text.bytes += Array((upper.isIncluded ? " <= " : " < ").utf8)
      text.join(try self.text(of: interval.value(of: upper), within: budget))
    } else if let lower = interval.lower {
      text.bytes += Array((lower.isIncluded ? " >= " : " > ").utf8)
      text.join(try self.text(of: interval.value(of: lower), within: budget))
    }
    return text
  }
}

extension ResultFormat {
  /// Writes intervals as conditions one of which holds.
  func text(
    of intervals: [SolutionInterval], within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    if intervals.isEmpty { return try text(of: .list([]), within: budget) }
    var text = ResultText(bytes: [], isExact: true)
    for (index, interval) in intervals.enumerated() {
      if index > 0 { text.bytes += Array(" or ".utf8) }
      text.append(try self.text(of: interval, within: budget))
    }
    return text
  }
}

extension Calculator {
  /// The solutions of the last text in rising order, where it is an inequality: `solve(x^2 < 2; x)`.
  ///
  /// The value of such a text is a list without elements, since nothing is computed with intervals.
  public var solutionIntervals: [SolutionInterval]? { proof?.intervals }
}

extension CalculatorError {
  /// The error of a text that computes with solutions that are no value.
  static func solutions(_ error: AnalysisError, at range: SourceRange) -> CalculatorError {
    CalculatorError(.analysis(error, function: BoundOperator.solve.rawValue), at: range)
  }
}
