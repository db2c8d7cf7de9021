// A list as amounts, in words and as JSON. The rounding is SciMoney's.

import SciCalculator
import SciJSON
import SciMoney
import SciNumber

/// What a result says that is an amount or several.
protocol AmountText {
  /// Whether rounding changed nothing.
  var isExact: Bool { get }
  /// The result as people write it, in one line.
  var utf8: [UInt8] { get }
  /// What happened, in one line.
  func provenance(within budget: EvaluationBudget) throws(MathError) -> String
  /// What rounding took away, if that is one number.
  func residueText(within budget: EvaluationBudget) throws(MathError) -> String?
  /// Adds what `--json` says.
  func describe(in object: inout JSONObject, within budget: EvaluationBudget) throws(MathError)
}

extension RoundedAmount: AmountText {}

/// The elements of a list as amounts.
struct RoundedList: AmountText {
  private let amounts: [RoundedAmount]
  private let options: MoneyOptions

  /// Whether no element was changed by rounding.
  let isExact: Bool

  /// Rounds each element.
  init(
    _ elements: [Real], _ options: MoneyOptions, within budget: EvaluationBudget
  ) throws(MathError) {
    self.options = options
    var amounts: [RoundedAmount] = []
    var length = 0
    for element in elements {
      let amount = try RoundedAmount(element, options, within: budget)
      length += amount.utf8.count
      guard length <= ResultFormat.positionalLimit else {
        throw .digitLimit(digits: ResultFormat.positionalLimit)
      }
      amounts.append(amount)
    }
    self.amounts = amounts
    isExact = amounts.allSatisfy(\.isExact)
  }

  /// The amounts in one line: `[$33.34; $33.33; $33.33]`.
  var utf8: [UInt8] { Array(Self.list(amounts.map(\.text)).utf8) }

  /// What happened, in one line.
  func provenance(within budget: EvaluationBudget) throws(MathError) -> String {
    let prefix = isRational ? "exact" : "value"
    let values = Self.list(try texts(of: \.rounded.value, within: budget))
    guard !isExact, let first = amounts.first else { return "\(prefix) \(values), nothing rounded" }
    let residues = Self.list(try texts(of: \.rounded.residue, within: budget))
    return "\(prefix) \(values), each \(first.roundingWords), residues \(residues)"
  }

  func residueText(within budget: EvaluationBudget) throws(MathError) -> String? { nil }

  /// Adds what `--json` says of amounts.
  func describe(in object: inout JSONObject, within budget: EvaluationBudget) throws(MathError) {
    object.add("value", amounts.map(\.text))
    object.add("amount", amounts.map(\.rounded.amount.exactText))
    object.add("currency", options.currency.code)
    object.add("wasExact", isExact)
    object.add(isRational ? "exact" : "approximate", try texts(of: \.rounded.value, within: budget))
    amounts.first?.describeRounding(in: &object)
    object.add("residue", try texts(of: \.rounded.residue, within: budget))
  }

  private var isRational: Bool { amounts.allSatisfy { $0.rounded.value.knownRational != nil } }

  private func texts(
    of part: KeyPath<RoundedAmount, Real>, within budget: EvaluationBudget
  ) throws(MathError) -> [String] {
    var texts: [String] = []
    for amount in amounts {
      texts.append(try RoundedAmount.text(of: amount[keyPath: part], within: budget))
    }
    return texts
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.joined(separator: "; ") + "]"
  }
}
