import Foundation
import SciMoney

func typed(_ text: String, _ code: String) {
  do {
    print(try Money(text, code))
    print(try Money(parsing: "1.234,56 €", locale: "de_DE"))
    print(try Money(parsing: "$1,234.56", locale: "en_US"))
    print(try Money(parsing: "CHF 1’234.50", locale: "fr_CH", currency: .chf))
    print(Money("19.99 USD"), try Currency(code))
  } catch {
    print(error.localizedDescription)
  }
}
