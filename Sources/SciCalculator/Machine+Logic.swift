// Conditions, and comparisons that hold together.

import SciNumber
import SciSyntax

extension Machine {
  /// Whether a condition holds.
  func condition(_ value: Value) throws(StepError) -> Bool {
    guard let holds = value.boolean else { throw StepError(.conditionExpected, operand: 0) }
    return holds
  }

  /// Compares each of the topmost values with the next, until one comparison does not hold.
  mutating func compare(_ comparisons: [InfixOperator]) throws(StepError) {
    let base = values.count - comparisons.count - 1
    var holds = true
    for (index, comparison) in comparisons.enumerated() where holds {
      let outcome = try arithmetic.compare(
        comparison, values[base + index], values[base + index + 1])
      holds = try condition(outcome)
    }
    values.removeSubrange(base...)
    values.append(.boolean(holds))
  }
}
