// swift-format-ignore-file
import Foundation
import SciFoundation

enum BankError: Error, LocalizedError {
  case insufficientFunds(available: Money, requested: Money)
  case currencyMismatch
  case invalidAmount(Money)

  var errorDescription: String? {
    switch self {
    case .insufficientFunds(let available, let requested):
      return "You asked for \(requested.formatted(locale: "en_US")) but only \(available.formatted(locale: "en_US")) is available."
    case .currencyMismatch: return "Wrong currency"
    case .invalidAmount(let amount): return "Cannot move \(amount)"
    }
  }
}

actor BankAccount {
  let id: UUID
  private(set) var balance: Money
  private(set) var log: [String] = []
  var overdraftLimit: Money

  init(currency: Currency, overdraft: Money? = nil) {
    id = UUID()
    balance = .zero(currency)
    overdraftLimit = overdraft ?? .zero(currency)
  }

  func deposit(_ amount: Money) throws {
    guard amount.currency == balance.currency else { throw BankError.currencyMismatch }
    guard amount.isPositive else { throw BankError.invalidAmount(amount) }
    balance += amount
    log.append("+ \(amount)")
  }

  func withdraw(_ amount: Money) throws {
    guard balance + overdraftLimit >= amount else {
      throw BankError.insufficientFunds(available: balance + overdraftLimit, requested: amount)
    }
    balance -= amount
    log.append("- \(amount)")
  }

  func accrueInterest(_ annual: Percent, days: Int) {
    let interest = (balance * annual * days / 365).rounded(.bankers)
    balance += interest
    log.append("interest \(interest)")
  }
}

func transfer(_ amount: Money, from: BankAccount, to: BankAccount) async throws {
  try await from.withdraw(amount)
  try await to.deposit(amount)
}

func q06() async throws {
  let checking = BankAccount(currency: .usd, overdraft: Money(100, .usd))
  let savings = BankAccount(currency: .usd)
  try await checking.deposit(Money("500.00", .usd))
  try await transfer(Money("350.25", .usd), from: checking, to: savings)
  do {
    try await checking.withdraw(Money(300, .usd))
  } catch {
    print(error.localizedDescription)
  }
  do { try await savings.deposit(Money(-5, .usd)) } catch { print(error.localizedDescription) }
  do { try await savings.deposit(Money(5, .eur)) } catch { print(error.localizedDescription) }
  await savings.accrueInterest(4.25%, days: 31)
  print(await checking.balance, await savings.balance)
  print(await savings.log)
}
