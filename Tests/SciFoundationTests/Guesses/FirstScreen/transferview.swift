// swift-format-ignore-file
import Foundation
import SciFoundation

@MainActor
final class TransferModel {
  var amountText = ""
  var locale = Locale(identifier: "en_US")
  var balance = Money("1250.75", .usd)
  private(set) var errorMessage: String?

  var amount: Money? {
    try? Money(amountText, format: .currency(code: "USD").locale(locale))
  }

  var canSubmit: Bool {
    guard let amount else { return false }
    return amount > 0 && amount <= balance
  }

  var balanceLabel: String { balance.formatted(.currency.locale(locale)) }
  var remainingLabel: String {
    guard let amount else { return "–" }
    return (balance - amount).formatted(.currency.locale(locale).presentation(.isoCode))
  }

  func submit() {
    do {
      let amount = try Money(parsing: amountText, locale: "en_US", currency: .usd)
      guard amount <= balance else {
        errorMessage = "You are short of \(amount - balance)"
        return
      }
      balance -= amount
      errorMessage = nil
    } catch {
      errorMessage = "\(error)"
    }
  }
}

@MainActor func q04() {
  let model = TransferModel()
  for text in ["$250.25", "1,000.50", "oops", "9999"] {
    model.amountText = text
    print(text, model.canSubmit, model.remainingLabel)
    model.submit()
    print(model.balanceLabel, model.errorMessage ?? "ok")
  }
  model.locale = Locale(identifier: "de_DE")
  print(model.balanceLabel)
  print(model.balance.formatted(.currency.precision(.fractionLength(0)).locale(model.locale)))
  print((0.075 as Decimal).formatted(.percent.locale(model.locale)), (7.5%).formatted(.percent.locale(model.locale)))
}
