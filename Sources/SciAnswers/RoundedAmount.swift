// A value as an amount, and in words what rounding did. The rounding is SciMoney's.

import SciCalculator
package import SciMoney
package import SciNumber

/// What `--money` says of a number.
package struct RoundedAmount {
  /// The number, the amount it was rounded to, and the difference.
  package let rounded: RoundedReal
  package let options: MoneyOptions
  /// The amount as people write it.
  package let utf8: [UInt8]
  package var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether the amount is the value itself.
  package var isExact: Bool { rounded.wasExact }

  /// Rounds a value.
  package init(
    _ value: Real, _ options: MoneyOptions, within budget: EvaluationBudget
  ) throws(MathError) {
    self.options = options
    (rounded, utf8) = try options.rounded(value, within: budget)
  }

  /// What happened, in one line: `exact 162.212625, half away from zero to 0.01, residue 0.002625`.
  package func provenance(within budget: EvaluationBudget) throws(MathError) -> String {
    let prefix = rounded.value.knownRational == nil ? "value" : "exact"
    let text = try Self.text(of: rounded.value, within: budget)
    if isExact { return "\(prefix) \(text), nothing rounded" }
    let rest = try Self.text(of: rounded.residue, within: budget)
    return "\(prefix) \(text), \(roundingWords), residue \(rest)"
  }

  /// How it was rounded: `half away from zero to 0.01`.
  package var roundingWords: String {
    "\(options.rounding.mode.words) to \(Money(rounded.increment, options.currency).exactText)"
  }

  /// A number whole, as a fraction where its decimals do not end, or with 20 digits where it is no rational.
  package static func text(
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
  private static let longestFraction: WideInt = 128
}
