// swift-format-ignore-file
import Foundation
import SciFoundation

struct InvoiceForm {
  var quantityText = "1"
  var priceText = ""
  var discountText = ""
  var locale: NumberLocale = "de_DE"

  struct Result { let net: Money; let tax: Money; var gross: Money { net + tax } }
  enum Issue: Error, CustomStringConvertible {
    case quantity(String), price(String), discount(String)
    var description: String {
      switch self {
      case .quantity(let text): return "quantity: \(text)"
      case .price(let text): return "price: \(text)"
      case .discount(let text): return "discount: \(text)"
      }
    }
  }

  func evaluate(vat: Percent) throws -> Result {
    let quantity: Rational
    do { quantity = try Rational(parsing: quantityText, locale: locale) } catch { throw Issue.quantity("\(error)") }
    guard quantity > 0 else { throw Issue.quantity("must be positive") }
    let price: Money
    do { price = try Money(parsing: priceText, locale: locale, currency: .eur) } catch { throw Issue.price("\(error)") }
    var discount: Percent = 0%
    if !discountText.isEmpty {
      do { discount = try Percent(parsing: discountText, locale: locale) } catch { throw Issue.discount("\(error)") }
    }
    var net = price * quantity
    net -= discount
    net = net.rounded()
    return Result(net: net, tax: (net * vat).rounded())
  }
}

func v05() {
  var form = InvoiceForm()
  form.quantityText = "12,5"
  form.priceText = "1.049,90 €"
  form.discountText = "7,5 %"
  for change in [{ (_: inout InvoiceForm) in }, { $0.discountText = "" }, { $0.quantityText = "-1" }, { $0.quantityText = "2"; $0.priceText = "acht" }] as [(inout InvoiceForm) -> Void] {
    change(&form)
    do {
      let result = try form.evaluate(vat: 19%)
      print("\(result.net.formatted(locale: "de_DE")) + \(result.tax.formatted(locale: "de_DE")) = \(result.gross.formatted(locale: "de_DE"))")
    } catch {
      print("Error in \(error)")
    }
  }
}
