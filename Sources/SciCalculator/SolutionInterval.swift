public import SciNumber

/// Neighbouring numbers that solve an inequality: an interval whose ends belong to it or not, a number alone, or all numbers.
///
/// ```swift
/// var calculator = Calculator()
/// if case .list(let parts) = try calculator.evaluate("solve(x^2 < 2; x)"),
///   case .interval(let part) = parts[0], let upper = part.upper
/// {
///   print(part.variable, upper.isIncluded)  // x false
/// }
/// ```
public struct SolutionInterval: Sendable {
  /// An end of an interval.
  public struct End: Sendable {
    /// The number, exactly.
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
  /// Whether it is one number, which is both ends.
  public let isNumber: Bool

  /// An interval with more than one member.
  init(_ variable: String, from lower: End?, to upper: End?) {
    (self.variable, self.lower, self.upper) = (variable, lower, upper)
    isNumber = false
  }

  /// One number.
  init(_ variable: String, _ number: Real) {
    self.variable = variable
    lower = End(value: number, isIncluded: true)
    upper = lower
    isNumber = true
  }

  /// The ends that it has.
  var ends: [Real] { [lower, isNumber ? nil : upper].compactMap { $0?.value } }
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
      text.join(try self.text(of: .real(number.value), within: budget))
      return text
    }
    if let lower = interval.lower, interval.upper != nil {
      text.join(try self.text(of: .real(lower.value), within: budget))
      text.bytes += Array((lower.isIncluded ? " <= " : " < ").utf8)
    }
    text.bytes += Array(interval.variable.utf8)
    if let upper = interval.upper {
      text.bytes += Array((upper.isIncluded ? " <= " : " < ").utf8)
      text.join(try self.text(of: .real(upper.value), within: budget))
    } else if let lower = interval.lower {
      text.bytes += Array((lower.isIncluded ? " >= " : " > ").utf8)
      text.join(try self.text(of: .real(lower.value), within: budget))
    }
    return text
  }
}
