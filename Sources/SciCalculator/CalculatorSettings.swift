public import SciNumber
public import SciSyntax

/// What decides how an expression is read and computed, beside its text.
public struct CalculatorSettings: Sendable {
  /// The unit of a bare angle: what `sin` takes and `asin` gives.
  public var angleUnit: AngleUnit
  /// What a percent sign after a plus or a minus is taken of.
  public var percent: Syntax.Percent
  /// How much work an answer may cost.
  public var budget: EvaluationBudget

  /// Makes settings; see the properties.
  public init(angleUnit: AngleUnit, percent: Syntax.Percent, budget: EvaluationBudget) {
    self.angleUnit = angleUnit
    self.percent = percent
    self.budget = budget
  }

  /// Degrees, `100 + 10%` is 110, and a budget for one person at a prompt.
  public static let standard = CalculatorSettings(
    angleUnit: .degrees, percent: .relative, budget: .interactive)
}
