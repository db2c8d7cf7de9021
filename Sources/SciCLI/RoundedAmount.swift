// From a value to an amount: one rounding, by proof, and what it took away.

import SciCalculator
import SciMoney
import SciNumber

/// A value, the amount it was rounded to, and the difference.
struct RoundedAmount {
  /// The value before it was rounded.
  let value: Real
  /// The multiple of the increment.
  let amount: Money
  /// The value less the amount.
  let residue: Real
  let options: MoneyOptions
  /// What the amount is a multiple of.
  let increment: Rational
  /// The amount as people write it.
  let text: String

  /// Whether the amount is the value itself.
  let isExact: Bool

  /// Rounds a value; a tie is decided, not guessed.
  init(
    _ value: Real, _ options: MoneyOptions, within budget: EvaluationBudget
  ) throws(MathError) {
    (self.value, self.options) = (value, options)
    do throws(MoneyError) {
      increment = try options.rounding.increment.amount(in: options.currency)
    } catch {
      throw .tooLarge
    }
    // With `unnecessary` the caller looks at `isExact`, and the residue is what would be cut off.
    let mode = options.rounding.mode == .unnecessary ? .towardZero : options.rounding.mode
    let step = Real(increment)
    let rounded = try value.divided(by: step, within: budget).rounded(mode, within: budget)
      .multiplied(by: step, within: budget)
    guard let number = try rounded.rationalValue(within: budget) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    amount = Money(number, options.currency)
    residue = value.subtracting(rounded, within: budget)
    isExact = try value.compared(to: rounded, within: budget) == 0
    do throws(MoneyError) {
      text = try MoneyFormat(options.locale, rounding: options.rounding).text(amount)
    } catch {
      throw .digitLimit(digits: Money.digitLimit)
    }
  }
}

// MARK: - In words

extension RoundedAmount {
  /// What happened, in one line: `exact 162.212625, half away from zero to 0.01, residue 0.002625`.
  func provenance(within budget: EvaluationBudget) throws(MathError) -> String {
    let prefix = value.knownRational == nil ? "value" : "exact"
    let text = try Self.text(of: value, within: budget)
    if isExact { return "\(prefix) \(text), nothing rounded" }
    let rest = try Self.text(of: residue, within: budget)
    return "\(prefix) \(text), \(roundingWords), residue \(rest)"
  }

  /// How it was rounded: `half away from zero to 0.01`.
  var roundingWords: String {
    "\(options.rounding.mode.words) to \(Money(increment, options.currency).exactText)"
  }

  /// What rounding took away.
  func residueText(within budget: EvaluationBudget) throws(MathError) -> String? {
    try Self.text(of: residue, within: budget)
  }

  /// Adds what `--json` says of an amount.
  func describe(in object: inout JSONObject, within budget: EvaluationBudget) throws(MathError) {
    object.add("value", text)
    object.add("amount", amount.exactText)
    object.add("currency", options.currency.code)
    object.add("wasExact", isExact)
    let value = try Self.text(of: self.value, within: budget)
    object.add(self.value.knownRational == nil ? "approximate" : "exact", value)
    describeRounding(in: &object)
    object.add("residue", try Self.text(of: residue, within: budget))
  }

  /// Adds the mode and the increment.
  func describeRounding(in object: inout JSONObject) {
    object.add("rounding", options.rounding.mode.rawValue)
    object.add("increment", Money(increment, options.currency).exactText)
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

extension RoundingMode {
  /// The mode in words.
  fileprivate var words: String {
    switch self {
    case .halfEven: "half to even"
    case .halfOdd: "half to odd"
    case .halfAwayFromZero: "half away from zero"
    case .halfTowardZero: "half toward zero"
    case .halfUpward: "half upward"
    case .halfDownward: "half downward"
    case .towardZero: "toward zero"
    case .awayFromZero: "away from zero"
    case .floor: "down"
    case .ceiling: "up"
    case .zeroFiveAway: "away from zero at 0 and 5"
    case .unnecessary: "not rounded"
    }
  }
}
