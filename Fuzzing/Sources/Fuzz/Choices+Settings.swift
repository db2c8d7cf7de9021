import SciCalculator
import SciNumber
import SciSyntax

extension EvaluationBudget {
  /// So little that a million evaluations take minutes, and the limits are met often.
  ///
  /// - Parameter clock: What ends the evaluation.
  /// - Returns: The budget.
  static func tiny(_ clock: CPUClock) -> EvaluationBudget {
    EvaluationBudget(
      digits: 200, precisionBits: 1 << 11, exactBits: 1 << 12, decisionBits: 1 << 10,
      memory: 20_000_000, time: .seconds(100), isCancelled: { clock.isOver })
  }
}

extension CalculatorSettings {
  /// Settings with the tiny budget, chosen by an input.
  static func chosen(by choices: inout Choices, _ clock: CPUClock) -> CalculatorSettings {
    CalculatorSettings(
      angleUnit: choices.one(of: AngleUnit.allCases),
      percent: choices.one(of: [.relative, .plain]), budget: .tiny(clock), shareUnit: nil)
  }
}

extension ResultFormat {
  /// A format of at most a hundred digits, chosen by an input.
  static func chosen(by choices: inout Choices) -> ResultFormat {
    let count = 1 + choices.index(100)
    return ResultFormat(
      digits: choices.one(of: [.upTo(count), .significant(count), .decimals(count - 20)]),
      notation: choices.one(of: Notation.allCases), rounding: choices.one(of: RoundingMode.allCases)
    )
  }
}
