import SciKeypad
import SciLocale
import SciMoney
import SciNumber

/// The rows that `sci tip` prints.
struct TipText {
  private let tip: TipCalculation
  private let currency: Currency
  private let amounts: MoneyFormat
  private let percentages: PercentFormat

  init(_ tip: TipCalculation, in currency: Currency, _ locale: NumberLocale) {
    self.tip = tip
    self.currency = currency
    amounts = MoneyFormat(locale)
    percentages = PercentFormat(locale)
  }

  var text: String {
    get throws(MoneyError) {
      var rows = [
        ("bill", try text(of: tip.bill)), ("tip", "\(try text(of: tip.tip)) (\(try percent))"),
        ("total", try text(of: tip.total)),
      ]
      if tip.people > 1 { rows += try shareRows }
      let width = rows.reduce(7) { max($0, $1.0.count) } + 1
      return rows.reduce(into: "") { text, row in
        text += row.0 + String(repeating: " ", count: width - row.0.count) + row.1 + "\n"
      }
    }
  }

  /// The percentage that was asked for, after the one that a raised tip is.
  private var percent: String {
    get throws(MoneyError) {
      let asked = try percentages.text(Percent(points: tip.percent))
      return try raisedPercent.map { "\($0), raised from \(asked)" } ?? asked
    }
  }

  /// The percentage that a raised tip comes to, with `≈` where it is rounded; `nil` if the tip was not raised.
  var raisedPercent: String? {
    get throws(MoneyError) {
      guard !tip.raise.isZero, let effective = tip.effectivePercent,
        let rounded = effective.rounded(.halfEven, decimals: 2, limit: Money.bitLimit)
      else { return nil }
      return (rounded == effective ? "" : "≈") + (try percentages.text(Percent(points: rounded)))
    }
  }

  func text(of amount: Rational) throws(MoneyError) -> String {
    try amounts.text(Money(amount, currency))
  }

  /// What each one pays, in one row where it is the same and in two where it is not.
  var shareRows: [(String, String)] {
    get throws(MoneyError) {
      try tip.portions.map { portion throws(MoneyError) in
        (portion.words, try text(of: portion.amount))
      }
    }
  }
}
