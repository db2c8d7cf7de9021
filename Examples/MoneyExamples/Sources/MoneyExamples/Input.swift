import SciMoney

/// What people type, read as their language writes amounts: a whole text or an error.
func inputInFiveLanguages() throws {
  let typed: [(locale: NumberLocale, text: String, currency: Currency, amount: String)] = [
    (.de, "1.234,56 €", .eur, "1234.56"),
    (.fr, "1 234,56", .eur, "1234.56"),
    (.hi, "₹१२,३४,५६७.८९", .inr, "1234567.89"),
    (.arEG, "١٬٢٣٤٫٥٠", .egp, "1234.50"),
    (.ja, "１，２３４円", .jpy, "1234"),
  ]
  for (locale, text, currency, amount) in typed {
    let money = try Money(text, locale: locale, expecting: currency)
    print("  \(locale.tag): \(text) is \(money), written \(money.formatted(locale))")
    try check(money == Money(amount, currency), "\(text) is \(amount)")
  }
  // Nothing is guessed, and no other currency's sign is taken for the expected one.
  for (text, locale) in [("1.234", NumberLocale.fr), ("$5", .de), ("1.23.4", .it)] {
    do {
      let money = try Money(text, locale: locale, expecting: .eur)
      throw WrongResult(expectation: "\(text) is no amount, and not \(money)")
    } catch let error as MoneyError {
      print("  \(locale.tag): \(text): \(error)")
    }
  }
}
