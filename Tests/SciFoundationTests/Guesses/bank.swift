// swift-format-ignore-file
import SciMoney
actor Vault {
  private var balance: Money
  enum Failure: Error { case insufficientFunds(needed: Money), wrongCurrency }
  init(opening: Money) { balance = opening }
  func deposit(_ amount: Money) throws { guard amount.currency == balance.currency else { throw Failure.wrongCurrency }; guard amount.isPositive else { return }; balance += amount }
  func withdraw(_ amount: Money) throws { guard balance >= amount else { throw Failure.insufficientFunds(needed: amount - balance) }; balance -= amount }
  var current: Money { balance }
}
func bank() async throws {
  let account = Vault(opening: Money(100, .usd))
  try await account.deposit(Money("50.25", .usd))
  do { try await account.withdraw(Money(500, .usd)) } catch Vault.Failure.insufficientFunds(let needed) { print("need \(needed)") }
  print(await account.current)
  let interest = await account.current * "0.0325" / 365 * 30
  print(interest, interest.rounded(.toNearestOrEven))
  let a = Money(1, .usd), b = Money(1, .eur)
  print(a == b, a.currency != b.currency, Set([a, b]).count)
  do { print(try a.adding(b)) } catch .currencyMismatch(let l, let r) { print(l, r) } catch { print(error) }
  print(try a.compared(to: Money(2, .usd)))
}
