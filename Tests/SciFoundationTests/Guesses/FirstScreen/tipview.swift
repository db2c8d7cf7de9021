// swift-format-ignore-file
import Foundation
import SciFoundation

struct TipView {
  var billText: String
  var tipPercent: Percent = 18%
  var people: Int = 2

  enum State: Equatable {
    case invalid(String)
    case ready(tip: Money, total: Money, perPerson: [Money])
  }

  var state: State {
    do {
      let bill = try Money(billText, .usd)
      guard !bill.isNegative else { return .invalid("The bill is negative") }
      let tip = (bill * tipPercent).rounded()
      let total = bill + tip
      return .ready(tip: tip, total: total, perPerson: total.split(into: people))
    } catch {
      return .invalid(error.localizedDescription)
    }
  }
}

func p04() {
  for text in ["84.60", "abc", "-5"] {
    let view = TipView(billText: text, people: 3)
    switch view.state {
    case .invalid(let message): print("Error: \(message)")
    case .ready(let tip, let total, let shares):
      print("Tip \(tip.formatted(.currency.locale(Locale(identifier: "en_US")))), total \(total)")
      for (index, share) in shares.enumerated() { print("Person \(index + 1): \(share)") }
      print(shares.sum() == total)
    }
  }
  let effective = Money("3.00", .usd).percentage(of: Money("17.50", .usd))
  print("That is \(effective.rounded(places: 1))")
}
