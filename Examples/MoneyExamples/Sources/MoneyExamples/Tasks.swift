import SciMoney

/// Amounts are values and `Sendable`: a list is sorted in one task and summed in parts by others.
func amountsAcrossTasks() async throws {
  typealias Dollars = TypedMoney<Currency.USD>
  let prices = (1...10_000).map { Dollars(minorUnits: $0 * 7919 % 100_003) }

  async let sorted = prices.sorted()
  let total = await withTaskGroup(of: Dollars.self) { group in
    for start in stride(from: 0, to: prices.count, by: 1000) {
      let part = prices[start..<start + 1000]
      group.addTask { part.sum() }
    }
    return await group.reduce(.zero, +)
  }
  let (least, greatest) = await (sorted.first, sorted.last)
  print("  \(prices.count) amounts, \(least ?? .zero) to \(greatest ?? .zero)")
  print("  together \(total), on average \((total / prices.count).formatted(rounded: .halfEven))")

  try check(total == prices.sum(), "the parts are the whole")
  try check(least == prices.min() && greatest == prices.max(), "the list is sorted")
}
