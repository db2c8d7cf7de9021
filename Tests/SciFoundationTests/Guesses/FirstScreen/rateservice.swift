// swift-format-ignore-file
import SciMoney

actor RateService {
  private let table: ExchangeRates
  private(set) var calls = 0
  init(_ table: ExchangeRates) { self.table = table }
  func rate(from: Currency, to: Currency) throws -> ExchangeRate {
    calls += 1
    return try table.rate(from: from, to: to)
  }
}

func totalInEuro(_ amounts: [Money], service: RateService) async throws -> Money {
  try await withThrowingTaskGroup(of: Money.self) { group in
    for amount in amounts {
      group.addTask {
        guard amount.currency != .eur else { return amount }
        let rate = try await service.rate(from: amount.currency, to: .eur)
        return amount.converted(using: rate).rounded()
      }
    }
    var sum: Money = .zero(.eur)
    for try await part in group { sum += part }
    return sum
  }
}

func u02() async throws {
  let service = RateService(ExchangeRates(base: .eur, rates: [.usd: 1.1, .chf: 0.95, .pln: "4.305"]))
  let amounts = [Money(110, .usd), Money(19, .chf), Money("5.55", .eur), Money("43.05", .pln)]
  async let first = totalInEuro(amounts, service: service)
  async let second = totalInEuro([Money(1, .usd)], service: service)
  let (a, b) = try await (first, second)
  print(a, b, await service.calls)
  do {
    _ = try await totalInEuro([Money(1, .jpy)], service: service)
  } catch let error as MoneyError {
    print("Error: \(error.localizedDescription)")
  }
  let stream = AsyncStream<Money> { continuation in
    for cents in [199, 250, 1] { continuation.yield(Money(minorUnits: cents, currency: .eur)) }
    continuation.finish()
  }
  var running = Money.zero
  for await amount in stream {
    running += amount
    print("Running total \(running)")
  }
}
