// swift-format-ignore-file
import SciMoney

struct Bid: Comparable {
  let bidder: String
  let amount: Money
  static func < (left: Bid, right: Bid) -> Bool { left.amount < right.amount }
}

struct Auction {
  let item: String
  let reserve: Money
  let increment: Money
  private(set) var bids: [Bid] = []

  init(item: String, reserve: Money, increment: Money) {
    self.item = item
    self.reserve = reserve
    self.increment = increment
  }

  var minimumBid: Money { bids.last.map { $0.amount + increment } ?? reserve }

  mutating func place(_ amount: Money, by bidder: String) -> Bool {
    guard amount >= minimumBid else { return false }
    bids.append(Bid(bidder: bidder, amount: amount))
    return true
  }

  func hammer(premium: [(limit: Money?, rate: Percent)]) -> (price: Money, premium: Money)? {
    guard let winner = bids.max() else { return nil }
    var rest = winner.amount
    var fee = Money.zero
    for step in premium {
      let part = step.limit.map { min($0, rest) } ?? rest
      fee += part * step.rate
      rest -= part
    }
    return (winner.amount, fee.rounded())
  }
}

func q09() throws {
  var auction = Auction(item: "Clock", reserve: Money(400, .gbp), increment: Money(25, .gbp))
  print(auction.place(Money(380, .gbp), by: "A"), auction.place(Money(400, .gbp), by: "B"), auction.place(Money("430.50", .gbp), by: "C"))
  print("Next bid from \(auction.minimumBid)")
  if let (price, premium) = auction.hammer(premium: [(Money(250, .gbp), 26%), (nil, 20%)]) {
    let vat = (premium * 20%).rounded()
    let total = price + premium + vat
    print("Hammer \(price), premium \(premium), VAT \(vat), total \(total)")
    let dollars = total.converted(to: .usd, rate: 1.2715).rounded()
    print("About \(dollars.formatted(locale: "en_US"))")
    let seller = (price - 12%).rounded(.down)
    print("Seller gets \(seller), house keeps \(total - vat - seller)")
  }
  let estimates = Money(300, .gbp)...Money(500, .gbp)
  print(estimates.contains(Money("430.50", .gbp)))
}
