import SciKeypad
import SciLocale
import SciMoney
import SciNumber

/// A run of `sci tip BILL PERCENT`: bill, tip, total, and what each one pays.
struct TipRun: CommandRequest {
  var bill: String?
  var percent: String?
  var people: Int?
  var currency: String?
  var locale = "en"
  var roundsTotal = false

  init(words: [String]) {
    bill = words.first
    percent = words.dropFirst().first
  }

  static let table = CommandTable<TipRun>(
    CommandText(
      name: "sci tip",
      abstract: "Work out a tip; the printed amounts add up.",
      usage: "sci tip [<options>] [<bill> <percent>]",
      discussion: """
        sci tip 19.99 15                  bill $19.99, tip $3.00, total $22.99
        sci tip '19,99 €' 15 --locale de  the same in euros
        sci tip                           on a terminal: a form to fill in

        In a shell, a bill with a $ needs single quotes.
        """),
    arguments: {
      [
        .one("bill", "The bill, written in the way of the locale.", isOptional: true),
        .one(
          "percent", "The tip in percent, from 0 to 100, such as 15 or 12.5.", isOptional: true),
      ]
    },
    surplus:
      "a bill and a percentage are two words; one with a space needs quotes: '19.99 EUR' '15 %'",
    rows: [
      .value(
        "--people", "people", "How many pay.", expects: "a number from 1 to 1000", default: "1"
      ) { Typed.take(Int($1), in: TipCalculation.peopleBounds, &$0.people) },
      .value(
        "--currency", "code", "The currency, a code of ISO 4217.",
        values: .offered { Currency.active.map(\.code) },
        default: "that of the bill, or USD"
      ) { Typed.take($1, &$0.currency) },
      .value(
        "--locale", "tag", "How amounts are written.", values: .offered { NumberLocale.tags },
        default: "en"
      ) { Typed.take($1, &$0.locale) },
      .flag("--round-total", "Raise the tip until the total has no coins.") {
        $0.roundsTotal = true
      },
    ])

  func check() throws(OptionError) {
    if bill != nil, percent == nil { throw OptionError(words: "missing argument '<percent>'") }
  }

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
        currency: reader.currency, reader.locale, people: people ?? 1,
        roundsTotal: roundsTotal)
    }
  }

  private func text(_ bill: String, _ percent: String) throws(TipError) -> String {
    let reader = try TipReader(locale: locale, currency: currency)
    let bill = try reader.bill(bill)
    let tip = TipCalculation(
      bill: bill.amount, percent: try reader.percent(percent), people: people ?? 1,
      minorUnitDigits: bill.currency.minorUnits ?? 0, roundsTotal: roundsTotal)
    guard let tip else { throw TipError(words: "the bill is too large") }
    do throws(MoneyError) {
      return try TipText(tip, in: bill.currency, reader.locale).text
    } catch {
      throw TipError(words: error.description)
    }
  }
}
