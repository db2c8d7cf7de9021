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
    usage: "sci tip [<options>] [<bill> <percent>]",
    discussion: """
      sci tip 19.99 15                  bill $19.99, tip $3.00, total $22.99
      sci tip '19,99 €' 15 --locale de  the same in euros
      sci tip                           on a terminal: a form to fill in

      In a shell, a bill with a $ needs single quotes.
      """)

  @Argument(help: "The bill, written in the way of the locale.")
  var bill: String?

  @Argument(help: "The tip in percent, from 0 to 100, such as 15 or 12.5.")
  var percent: String?

  @Argument(help: .hidden)
  var others: [String] = []

  @Option(help: "How many pay.")
  var people: Int = 1

  @Option(
    help: ArgumentHelp(
      "The currency, a code of ISO 4217. (default: that of the bill, or USD)", valueName: "code"),
    completion: .currencies)
  var currency: String?

  @Option(help: ArgumentHelp("How amounts are written.", valueName: "tag"), completion: .locales)
  var locale: String = "en"

  @Flag(help: "Raise the tip until the total has no coins.")
  var roundTotal = false

  func validate() throws {
    if bill != nil, percent == nil { throw ValidationError("missing argument '<percent>'") }
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
  var bill: String?
  var percent: String?
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
      if let bill, let percent { return streams.print(try text(bill, percent)) }
      guard streams.canDraw else {
        throw TipError(
          words: "a bill and a percentage are needed, such as `sci tip 19.99 15`; "
            + "without them a form opens on a terminal")
      }
      let form = try form
      return FullScreen.run(streams) { columns, rows in
        LiveTip(form, columns: columns, rows: rows, colors: TerminalAbilities.process.colors)
      }
    } catch {
      streams.complain(error.words)
      return .usage
    }
  }

  /// An empty form.
  private var form: TipForm {
    get throws(TipError) {
      let reader = try TipReader(locale: locale, currency: currency)
      return TipForm(
        currency: reader.currency, reader.locale, people: try checkedPeople,
        roundsTotal: roundsTotal)
    }
  }

  private var checkedPeople: Int {
    get throws(TipError) {
      guard TipCalculation.peopleBounds.contains(people) else {
        throw TipError(words: "--people takes a number from 1 to 1000")
      }
      return people
    }
  }

  private func text(_ bill: String, _ percent: String) throws(TipError) -> String {
    let reader = try TipReader(locale: locale, currency: currency)
    let bill = try reader.bill(bill)
    let tip = TipCalculation(
      bill: bill.amount, percent: try reader.percent(percent), people: try checkedPeople,
      minorUnitDigits: bill.currency.minorUnits ?? 0, roundsTotal: roundsTotal)
    guard let tip else { throw TipError(words: "the bill is too large") }
    do throws(MoneyError) {
      return try TipText(tip, in: bill.currency, reader.locale).text
    } catch {
      throw TipError(words: error.description)
    }
  }
}
