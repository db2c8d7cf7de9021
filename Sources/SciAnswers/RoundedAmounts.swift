// A result as one amount or as a list of them, and in words what rounding did.

import SciCalculator
package import SciMoney
package import SciNumber

/// What a result says that is an amount or several.
package struct RoundedAmounts {
  private enum Amounts {
    case one(RoundedAmount)
    case list([RoundedAmount], MoneyOptions)
  }

  private let amounts: Amounts

  /// The amounts; one where the result is no list.
  package var elements: [RoundedAmount] {
    switch amounts {
    case .one(let amount): [amount]
    case .list(let amounts, _): amounts
    }
  }

  /// Whether the result is a list, of one element too.
  package var isList: Bool {
    if case .list = amounts { true } else { false }
  }

  /// Whether rounding changed nothing.
  package var isExact: Bool {
    switch amounts {
    case .one(let amount): amount.isExact
    case .list(let amounts, _): amounts.allSatisfy { $0.isExact }
    }
  }

  /// What was asked for.
  package var options: MoneyOptions {
    switch amounts {
    case .one(let amount): amount.options
    case .list(_, let options): options
    }
  }

  /// Rounds a number.
  package init(
    _ value: Real, _ options: MoneyOptions, within budget: EvaluationBudget
  ) throws(MathError) {
    amounts = .one(try RoundedAmount(value, options, within: budget))
  }

  /// Rounds each element of a list.
  package init(
    list: [Real], _ options: MoneyOptions, within budget: EvaluationBudget
  ) throws(MathError) {
    var amounts: [RoundedAmount] = []
    var length = 0
    for element in list {
      let amount = try RoundedAmount(element, options, within: budget)
      length += amount.utf8.count
      guard length <= ResultFormat.positionalLimit else {
        throw .digitLimit(digits: ResultFormat.positionalLimit)
      }
      amounts.append(amount)
    }
    self.amounts = .list(amounts, options)
  }
}

// MARK: - In words

extension RoundedAmounts {
  /// The result as people write it, in one line: `$33.33`, `[$33.34; $33.33; $33.33]`.
  package var utf8: [UInt8] {
    if case .one(let amount) = amounts { return amount.utf8 }
    return Array(Self.list(elements.map { $0.text }).utf8)
  }

  /// What happened, in one line.
  package func provenance(within budget: EvaluationBudget) throws(MathError) -> String {
    if case .one(let amount) = amounts { return try amount.provenance(within: budget) }
    let prefix = isRational ? "exact" : "value"
    let values = Self.list(try values(within: budget))
    guard !isExact, let first = elements.first else {
      return "\(prefix) \(values), nothing rounded"
    }
    let residues = Self.list(try residues(within: budget))
    return "\(prefix) \(values), each \(first.roundingWords), residues \(residues)"
  }

  /// Whether all values are known as quotients of integers.
  package var isRational: Bool { elements.allSatisfy { $0.rounded.value.knownRational != nil } }

  /// The values that were rounded.
  package func values(within budget: EvaluationBudget) throws(MathError) -> [String] {
    try elements.map { amount throws(MathError) in
      try RoundedAmount.text(of: amount.rounded.value, within: budget)
    }
  }

  /// What rounding took away from each.
  package func residues(within budget: EvaluationBudget) throws(MathError) -> [String] {
    try elements.map { amount throws(MathError) in
      try RoundedAmount.text(of: amount.rounded.residue, within: budget)
    }
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.joined(separator: "; ") + "]"
  }
}
