import SciMoney

/// What people type, read as their language writes amounts: a whole text or an error.
func inputInFiveLanguages() throws {
  let typed: [(locale: NumberLocale, text: String, currency: Currency, amount: String)] = [
    (.de, "1.234,56 €", .eur, "1234.56"),
    (.fr, "1 234,56 €", .eur, "1234.56"),
    (.hi, "₹12,34,567.89", .inr, "1234567.89"),
    (.arEG, "١٬٢٣٤٫٥٠", .egp, "1234.50"),
    (.ja, "￥1,234", .jpy, "1234"),
  ]
  for (locale, text, currency, amount) in typed {
    let money = try MoneyFormat(locale).money(from: text, expecting: currency)
    print("  \(locale.tag): \(text) is \(money)")
    try check(money == Money(amount, currency), "\(text) is \(amount)")
  }
  // A German comma is no English one.
  do {
    _ = try MoneyFormat(.enUS).money(from: "1.234,56", expecting: .usd)
    throw WrongResult(expectation: "1.234,56 is no English amount")
  } catch let error as MoneyError {
    print("  en-US: 1.234,56: \(error)")
  }
}
