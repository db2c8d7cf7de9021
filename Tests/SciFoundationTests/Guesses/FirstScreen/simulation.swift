// swift-format-ignore-file
import SciMoney

struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state
  }
}

func u09() throws {
  var generator = Generator(state: 42)
  var till = Money.zero(.usd)
  var taxes = Money.zero(.usd)
  for _ in 0..<1_000 {
    let price = Money(minorUnits: Int.random(in: 1...9_999, using: &generator), currency: .usd)
    let quantity = Int.random(in: 1...5, using: &generator)
    let tax = (price * quantity * 8.25%).rounded(.bankers)
    till += price * quantity + tax
    taxes += tax
  }
  let net = till - taxes
  let difference = taxes - net * 8.25%
  print("Rounding moved \(difference.rounded(places: 4)) of \(taxes)", abs(difference) < Money(5, .usd))
  var balance = Money(10_000, .usd)
  var history: [Money] = [balance]
  for year in 1...10 {
    let change: Percent = year.isMultiple(of: 3) ? -8% : 11%
    balance = (balance * (1 + change)).rounded()
    history.append(balance)
  }
  print(history.map { $0.rounded(to: .wholeUnit) }.last!, history.max()!, history.min()!)
  let drawdowns = history.indices.dropFirst().map { index in
    let peak = history[...index].max()!
    return Percent(fraction: (peak - history[index]) / peak)
  }
  print("Worst drawdown \(drawdowns.max()!.formatted(places: 2))")
  let mean = history.sum() / history.count
  let variance = history.map { amount -> Rational in
    let deviation = (amount - mean) / mean
    return deviation * deviation
  }.reduce(0, +) / Rational(history.count)
  print("Mean \(mean.rounded()), relative deviation \(variance.doubleValue.squareRoot() > 0.2)")
  let growth = try rate(nper: 10, pmt: .zero, pv: -history[0], fv: history[10])
  print("Growth \(try growth.percentage(places: 2)) a year")
  let goal = Money(25_000, .usd)
  let years = try nper(rate: 6%, pmt: Money(-1_200, .usd), pv: -history[0], fv: goal)
  print("Goal in \(try years.rounded(places: 1)) years")
}
