/// A sum or a product of many numbers, by parts of equal counts.
///
/// To add them one by one would take the square of their number where each is as long as all before it.
package struct BalancedFold: Sendable {
  private let isProduct: Bool
  /// Parts of 2ᵏ numbers each, by falling k, with their counts.
  private var parts: [(value: Real, count: Int)] = []

  package init(isProduct: Bool) {
    self.isProduct = isProduct
  }

  package mutating func append(_ number: Real, within budget: EvaluationBudget) {
    var (value, count): (Real, Int) = (number, 1)
    while let last = parts.last, last.count == count {
      parts.removeLast()
      value = joined(last.value, value, within: budget)
      count *= 2
    }
    parts.append((value, count))
  }

  /// The result so far: 0 or 1 for no numbers.
  package func value(within budget: EvaluationBudget) -> Real {
    guard var result = parts.last?.value else { return isProduct ? 1 : 0 }
    for part in parts.dropLast().reversed() { result = joined(part.value, result, within: budget) }
    return result
  }

  private func joined(_ left: Real, _ right: Real, within budget: EvaluationBudget) -> Real {
    isProduct ? left.multiplied(by: right, within: budget) : left.adding(right, within: budget)
  }
}
