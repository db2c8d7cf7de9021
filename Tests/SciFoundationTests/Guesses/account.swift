import SciMoney

struct InsufficientFunds: Error { let missing: Money }

actor Account {
  private(set) var balance: Money
  private(set) var history: [Money] = []
  init(currency: Currency) { balance = Money(0, currency) }
  func deposit(_ amount: Money) { balance += amount; history.append(amount) }
  func withdraw(_ amount: Money) throws {
    guard balance >= amount else { throw InsufficientFunds(missing: amount - balance) }
    balance -= amount
    history.append(-amount)
  }
}

func wallet() async {
  let account = Account(currency: .usd)
  await account.deposit(Money("100", .usd))
  do {
    try await account.withdraw(Money(150, .usd))
  } catch let error as InsufficientFunds {
    print("Missing \(error.missing)")
  } catch { print(error) }
  print(await account.balance, await account.history.max() ?? .zero)
}
