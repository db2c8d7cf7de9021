// swift-format-ignore-file
import Foundation
import SciFoundation

struct Trade {
  enum Side { case buy, sell }
  let side: Side
  let shares: Rational
  let price: Money
  let commission: Money
  var total: Money { side == .buy ? price * shares + commission : price * shares - commission }
}

struct Lot { var shares: Rational; let cost: Money }

struct FIFO {
  private(set) var lots: [Lot] = []
  private(set) var realized = Money.zero

  mutating func apply(_ trade: Trade) {
    switch trade.side {
    case .buy:
      lots.append(Lot(shares: trade.shares, cost: trade.total / trade.shares))
    case .sell:
      var left = trade.shares
      var cost = Money.zero
      while left > 0, !lots.isEmpty {
        let taken = min(left, lots[0].shares)
        cost += lots[0].cost * taken
        lots[0].shares = lots[0].shares - taken
        left = left - taken
        if lots[0].shares == 0 { lots.removeFirst() }
      }
      realized += trade.total - cost
    }
  }
  var shares: Rational { lots.map(\.shares).reduce(0, +) }
  var averageCost: Money { lots.map { $0.cost * $0.shares }.sum() / shares }
}

func s06() throws {
  let trades = [
    Trade(side: .buy, shares: 10, price: Money("101.20", .usd), commission: Money("1.99", .usd)),
    Trade(side: .buy, shares: 5.5, price: Money("98.75", .usd), commission: Money("1.99", .usd)),
    Trade(side: .sell, shares: 12, price: Money("110.40", .usd), commission: Money("1.99", .usd)),
  ]
  var book = FIFO()
  trades.forEach { book.apply($0) }
  print("Realized \(book.realized.rounded()), \(book.shares) shares left at \(book.averageCost.rounded())")
  let tax = max(book.realized, .zero) * 15%
  print("Tax \(tax.rounded())")
  let now = Money("107.33", .usd)
  let gain = (now - book.averageCost) * book.shares
  print("Unrealized \(gain.rounded()) (\((now / book.averageCost - 1).formatted(.percent.precision(.fractionLength(2)).locale(Locale(identifier: "en_US")))))")
  let history = [Money(100, .usd), Money(108, .usd), Money("97.20", .usd), Money("121.50", .usd)]
  let returns = zip(history, history.dropFirst()).map { Percent(fraction: ($1 - $0) / $0) }
  print(returns.map(\.description))
  print("Best \(returns.max()!), worst \(returns.min()!)")
  let years = 3
  let cagr = try rate(nper: years, pmt: .zero, pv: -history[0], fv: history[3])
  print("CAGR \(try cagr.percentage(places: 2))")
}
