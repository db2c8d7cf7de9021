// A value as an amount, in words and as JSON. The rounding is SciMoney's.

import SciCalculator
import SciJSON
import SciMoney
import SciNumber

/// What `--money` says of a number.
struct RoundedAmount {
  /// The number, the amount it was rounded to, and the difference.
  let rounded: RoundedReal
  let options: MoneyOptions
  /// The amount as people write it.
  let utf8: [UInt8]
  var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether the amount is the value itself.
  var isExact: Bool { rounded.wasExact }

  /// Rounds a value.
  init(
    _ value: Real, _ options: MoneyOptions, within budget: EvaluationBudget
  ) throws(MathError) {
    self.options = options
    (rounded, utf8) = try options.rounded(value, within: budget)
  }
}

// MARK: - In words

extension RoundedAmount {
  /// What happened, in one line: `exact 162.212625, half away from zero to 0.01, residue 0.002625`.
  func provenance(within budget: EvaluationBudget) throws(MathError) -> String {
    let prefix = rounded.value.knownRational == nil ? "value" : "exact"
    let text = try Self.text(of: rounded.value, within: budget)
    if isExact { return "\(prefix) \(text), nothing rounded" }
    let rest = try Self.text(of: rounded.residue, within: budget)
    return "\(prefix) \(text), \(roundingWords), residue \(rest)"
  }

  /// How it was rounded: `half away from zero to 0.01`.
  var roundingWords: String {
    "\(options.rounding.mode.words) to \(Money(rounded.increment, options.currency).exactText)"
  }

  /// What rounding took away.
  func residueText(within budget: EvaluationBudget) throws(MathError) -> String? {
    try Self.text(of: rounded.residue, within: budget)
  }

  /// Adds what `--json` says of an amount.
  func describe(in object: inout JSONObject, within budget: EvaluationBudget) throws(MathError) {
    object.add("value", text)
    object.add("amount", rounded.amount.exactText)
    object.add("currency", options.currency.code)
    object.add("wasExact", isExact)
    let value = try Self.text(of: rounded.value, within: budget)
    object.add(self.rounded.value.knownRational == nil ? "approximate" : "exact", value)
    describeRounding(in: &object)
    object.add("residue", try Self.text(of: rounded.residue, within: budget))
  }

  /// Adds the mode and the increment.
  func describeRounding(in object: inout JSONObject) {
    object.add("rounding", options.rounding.mode.rawValue)
    object.add("increment", Money(rounded.increment, options.currency).exactText)
  }

  /// A number whole, as a fraction where its decimals do not end, or with 20 digits where it is no rational.
  static func text(
    of value: Real, within budget: EvaluationBudget
  ) throws(MathError) -> String {
    let text = try ResultFormat.standard.text(of: .real(value), within: budget)
    guard !text.isExact, let rational = value.knownRational, !rational.isDecimal,
      let top = rational.numerator(limit: longestFraction),
      let bottom = rational.denominator(limit: longestFraction)
    else { return text.string }
    return "\(top)/\(bottom)"
  }

  /// How many bits each part of a fraction may have to be written; about 40 digits.
  private static let longestFraction = 128
}
