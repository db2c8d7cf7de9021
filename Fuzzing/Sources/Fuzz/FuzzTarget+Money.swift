import SciLocale
import SciMoney
import SciNumber

extension FuzzTarget {
  /// Amounts, percentages and locales as people write them.
  static let money = FuzzTarget(
    name: "money",
    summary: "a text is an amount or an error, and an amount is read back in any locale"
  ) { input in
    var choices = Choices(input)
    let expected = choices.bool() ? choices.one(of: currencies) : nil
    let (isAccounting, label) = (choices.bool(), choices.one(of: MoneyFormat.Label.allCases))
    let numbering = choices.one(of: NumberLocale.Numbering.allCases)
    let tag = choices.text()
    let text = String(decoding: choices.rest(), as: UTF8.self)
    checkMachineText(text)
    guard let locale = try? NumberLocale(tag, numbering: numbering) else { return }
    check(locale)
    let format = MoneyFormat(locale, accounting: isAccounting, label: label)
    for parsing in NumberParsing.allCases {
      if let money = try? format.money(from: text, expecting: expected, parsing: parsing) {
        require(expected == nil || money.currency == expected, "\(money) for \(text)")
        checkWritten(money, format)
      }
      if let money = try? format.money(from: text, assuming: .usd, parsing: parsing) {
        checkWritten(money, format)
      }
      if let percent = try? PercentFormat(locale).percent(from: text, parsing: parsing) {
        checkWritten(percent, locale)
      }
      _ = try? locale.read(text, style: .decimal, parsing: parsing)
    }
  }

  private static let currencies: [Currency] = {
    let codes: [String] = ["BTC", "ABCDEF"]
    let made = codes.compactMap { try? Currency(custom: $0, minorUnits: 8) }
    return Currency.active + Currency.withdrawn + made
  }()

  /// A text for machines means the amount that writes it.
  private static func checkMachineText(_ text: String) {
    guard let money = try? Money(text) else { return }
    require((try? Money(money.exactDescription)) == money, "\(money) is not read back")
    require(!money.debugDescription.isEmpty, "\(money) has no description")
  }

  /// A locale's tag names it.
  private static func check(_ locale: NumberLocale) {
    let again = try? NumberLocale(locale.tag)
    require(again == locale, "\(locale.tag) names \(again?.tag ?? "no locale")")
    require(
      again?.digits == locale.digits && again?.decimalSeparator == locale.decimalSeparator,
      "\(locale.tag) is written in another way")
  }

  private static func checkWritten(_ money: Money, _ format: MoneyFormat) {
    guard let text = try? format.text(money) else { return }
    for parsing in NumberParsing.allCases {
      let read = try? format.money(from: text, expecting: money.currency, parsing: parsing)
      require(
        read == money,
        "\(format.locale.tag), \(parsing): \(money) is written \(text), which is \(read as Any)")
    }
  }

  private static func checkWritten(_ percent: Percent, _ locale: NumberLocale) {
    let format = PercentFormat(locale)
    guard let text = try? format.text(percent) else { return }
    for parsing in NumberParsing.allCases {
      let read = try? format.percent(from: text, parsing: parsing)
      require(read == percent, "\(locale.tag), \(parsing): \(percent) is written \(text)")
    }
  }
}
