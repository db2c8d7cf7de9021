import ArgumentParser
import SciKeypad
import SciLocale
import SciMoney
import SciNumber

/// `sci tip BILL PERCENT`: bill, tip, total, and what each one pays.
struct TipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci tip",
    abstract: "Work out a tip; the printed amounts add up.",
    usage: "sci tip [<options>] <bill> <percent>",
    discussion: """
      sci tip 19.99 15                  bill $19.99, tip $3.00, total $22.99
      sci tip '19,99 €' 15 --locale de  the same in euros

      In a shell, a bill with a $ needs single quotes.
      """)

  @Argument(help: "The bill, written in the way of the locale.")
  var bill: String

  @Argument(help: "The tip in percent, from 0 to 100, such as 15 or 12.5.")
  var percent: String

  @Argument(help: .hidden)
  var others: [String] = []

  @Option(help: "How many pay.")
  var people: Int = 1

  @Option(
    help: ArgumentHelp(
      "The currency, a code of ISO 4217. (default: that of the bill, or USD)", valueName: "code"))
  var currency: String?

  @Option(help: ArgumentHelp("How amounts are written.", valueName: "tag"))
  var locale: String = "en"

  @Flag(help: "Raise the tip until the total has no coins.")
  var roundTotal = false

  func validate() throws {
    if !others.isEmpty {
      throw ValidationError(
        "a bill and a percentage are two words; one with a space needs quotes: '19.99 EUR' '15 %'")
    }
  }

  /// What was asked for.
  var typedRun: TipRun {
    TipRun(
      bill: bill, percent: percent, people: people, currency: currency, locale: locale,
      roundsTotal: roundTotal)
  }
}

/// A run of `sci tip`, however its options were typed.
struct TipRun {
  var bill: String
  var percent: String
  var people = 1
  var currency: String?
  var locale = "en"
  var roundsTotal = false

  /// The options of `sci tip`, as ``TipCommand`` declares them for ArgumentParser.
  static let table = OptionTable<TipRun>(rows: [
    .value("--people") { Typed.take(Int($1), &$0.people) },
    .value("--currency") { Typed.take($1, &$0.currency) },
    .value("--locale") { Typed.take($1, &$0.locale) },
    .flag("--round-total") { Typed.turnOn(&$0.roundsTotal) },
  ])

  func perform(_ streams: Streams) -> RunStatus {
    do throws(TipError) {
      return streams.print(try text)
    } catch {
      streams.complain(error.words)
      return .usage
    }
  }

  private var text: String {
    get throws(TipError) {
      let reader = try TipReader(locale: locale, currency: currency)
      let bill = try reader.bill(bill)
      let percent = try reader.percent(percent)
      guard (1...1_000).contains(people) else {
        throw TipError(words: "--people takes a number from 1 to 1000")
      }
      let tip = TipCalculation(
        bill: bill.amount, percent: percent, people: people,
        minorUnitDigits: bill.currency.minorUnits ?? 0, roundsTotal: roundsTotal)
      guard let tip else { throw TipError(words: "the bill is too large") }
      do throws(MoneyError) {
        return try TipText(tip, in: bill.currency, reader.locale).text
      } catch {
        throw TipError(words: error.description)
      }
    }
  }
}

/// The rows that `sci tip` prints.
private struct TipText {
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
      return rows.reduce(into: "") { text, row in
        text += row.0 + String(repeating: " ", count: max(1, 8 - row.0.count)) + row.1 + "\n"
      }
    }
  }

  /// The percentage that was asked for, after the one that a raised tip is.
  private var percent: String {
    get throws(MoneyError) {
      let asked = try percentages.text(Percent(tip.percent))
      guard !tip.raise.isZero, let effective = tip.effectivePercent,
        let rounded = effective.rounded(.halfEven, decimals: 2, limit: Money.bitLimit)
      else { return asked }
      let sign = rounded == effective ? "" : "≈"
      return "\(sign)\(try percentages.text(Percent(rounded))), raised from \(asked)"
    }
  }

  private func text(of amount: Rational) throws(MoneyError) -> String {
    try amounts.text(Money(amount, currency))
  }

  /// What each one pays, in one row where it is the same and in two where it is not.
  private var shareRows: [(String, String)] {
    get throws(MoneyError) {
      let portions = tip.portions
      return try portions.map { portion throws(MoneyError) in
        let label =
          portions.count == 1 ? "each" : portion.count == 1 ? "one" : "\(portion.count)"
        return (label, try text(of: portion.amount))
      }
    }
  }
}
