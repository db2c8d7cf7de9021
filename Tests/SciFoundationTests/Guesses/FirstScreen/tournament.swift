// swift-format-ignore-file
import SciMoney

struct PrizeTable {
  let shares: [Percent]
  let rake: Percent
  let guaranteed: Money?

  func prizes(entries: Int, buyIn: Money) -> (pool: Money, house: Money, prizes: [Money]) {
    let collected = buyIn * entries
    let house = (collected * rake).rounded()
    var pool = collected - house
    if let guaranteed, pool < guaranteed { pool = guaranteed }
    return (pool, house, pool.allocate(ratios: shares))
  }
}

func v09() throws {
  let table = PrizeTable(shares: [50%, 30%, 12.5%, 7.5%], rake: 9%, guaranteed: Money(2_000, .usd))
  for entries in [17, 143] {
    let result = table.prizes(entries: entries, buyIn: Money(22, .usd))
    print("\(entries) entries: pool \(result.pool), house \(result.house)")
    for (place, prize) in result.prizes.enumerated() {
      let roi = prize.percentage(of: Money(22, .usd)) - 100%
      print("  \(place + 1). \(prize), return \(roi.rounded())")
    }
    assert(result.prizes.sum() == result.pool)
    let overlay = result.pool - (Money(22, .usd) * entries - result.house)
    if overlay > .zero { print("  overlay \(overlay)") }
  }
  let players = ["Kai": Money("120.00", .usd), "Lea": Money("45.50", .usd), "Max": Money("310.25", .usd)]
  let all = players.values.sum()
  let stakes = players.keys.sorted().map { ($0, Percent(fraction: players[$0]! / all)) }
  for (name, share) in stakes { print("\(name) \(share.formatted(places: 2))") }
  print(stakes.map(\.1).sum() == 100%)
  let win = Money(1_000, .usd)
  let split = win.allocate(ratios: stakes.map(\.1))
  print(split, split.sum() == win)
  let tax = split.map { max($0 - Money(600, .usd), .zero(.usd)) * 24% }.sum()
  print("Tax \(tax.rounded())")
}
