import ArgumentParser
import SciKeypad
import SciNumber

/// `sci tip BILL PERCENT`: bill, tip, total, and what each one pays.
struct TipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci tip",
    abstract: "Work out a tip; the printed amounts add up.",
    discussion: "sci tip 19.99 15    a bill of $19.99, a tip of $3.00, a total of $22.99")

  @Argument(help: "The bill, written in the way of the locale.")
  var bill: String

  @Argument(help: "The tip in percent, a whole number from 0 to 100.")
  var percent: String

  @Option(help: "How many pay.")
  var people: Int = 1

  @Option(help: ArgumentHelp("The currency, a code of ISO 4217.", valueName: "code"))
  var currency: String = "USD"

  @Option(help: ArgumentHelp("How amounts are written.", valueName: "tag"))
  var locale: String = "en"

  @Flag(help: "Raise the tip until the total has no coins.")
  var roundTotal = false

  func run(_ streams: Streams) -> RunStatus {
    let words: String
    switch calculation() {
    case .success(let (tip, format)):
      try? streams.write(Array(text(tip, format).utf8))
      return .success
    case .failure(let mistake): words = mistake.words
    }
    streams.writeDiagnostic(Array("sci: \(words)\n".utf8))
    return .usage
  }

  private func text(_ tip: TipCalculation, _ format: AmountFormat) -> String {
    var rows = [
      ("bill", format.text(of: tip.bill)),
      ("tip", "\(format.text(of: tip.tip)) (\(format.text(ofPercent: tip.percent)))"),
      ("total", format.text(of: tip.total)),
    ]
    if tip.people > 1 { rows += shareRows(tip.shares, format) }
    return rows.reduce(into: "") { text, row in
      text += row.0 + String(repeating: " ", count: max(1, 8 - row.0.count)) + row.1 + "\n"
    }
  }

  /// What each one pays, in one row where it is the same and in two where it is not.
  private func shareRows(_ shares: [Rational], _ format: AmountFormat) -> [(String, String)] {
    guard let most = shares.first, let least = shares.last else { return [] }
    if most == least { return [("each", format.text(of: most))] }
    return [most, least].map { share in
      let count = shares.count { $0 == share }
      return (count == 1 ? "one" : "\(count)", format.text(of: share))
    }
  }
}

// MARK: - Reading

extension TipCommand {
  private struct Mistake: Error {
    var words: String
  }

  private func calculation() -> Result<(TipCalculation, AmountFormat), Mistake> {
    guard DisplayFormat(locale: locale) != nil else {
      return .failure(Mistake(words: "no locale is called `\(locale)`"))
    }
    guard let format = AmountFormat(currency: currency, locale: locale) else {
      return .failure(Mistake(words: "no currency is called `\(currency)`"))
    }
    guard let bill = amount(bill, format) else {
      return .failure(
        Mistake(
          words: "`\(bill)` is no amount with at most \(format.minorUnitDigits) decimals"))
    }
    guard let percent = number(percent) else {
      return .failure(Mistake(words: "`\(percent)` is no whole percentage from 0 to 100"))
    }
    let tip = TipCalculation(
      bill: bill, percent: percent, people: people, minorUnitDigits: format.minorUnitDigits,
      roundsTotal: roundTotal)
    guard let tip else {
      return .failure(Mistake(words: "--people takes a number from 1 to 1000"))
    }
    return .success((tip, format))
  }

  private func amount(_ text: String, _ format: AmountFormat) -> Rational? {
    var rules = DecimalFieldRules()
    rules.format = format.numbers
    rules.maximumIntegerDigits = 15
    rules.maximumFractionDigits = format.minorUnitDigits
    return value(text, rules)
  }

  private func number(_ text: String) -> Int? {
    var rules = DecimalFieldRules()
    rules.maximumFractionDigits = 0
    rules.upperBound = "100"
    return value(text.hasSuffix("%") ? String(text.dropLast()) : text, rules)?.asInt
  }

  private func value(_ text: String, _ rules: DecimalFieldRules) -> Rational? {
    var field = DecimalField(rules)
    guard case .accepted = field.append(text) else { return nil }
    return field.value
  }
}
