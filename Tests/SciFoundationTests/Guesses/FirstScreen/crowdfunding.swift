// swift-format-ignore-file
import Foundation
import SciFoundation

struct Pledge: Codable, Hashable {
  let backer: String
  let amount: Money
  let reward: String?
}

struct Campaign {
  let goal: Money
  let platformFee: Percent = 5%
  let paymentFee: (percent: Percent, fixed: Money) = (2.9%, Money("0.30", .usd))
  var pledges: [Pledge] = []

  var raised: Money { pledges.map(\.amount).reduce(.zero, +) }
  var progress: Percent { Percent(fraction: raised / goal) }
  var isFunded: Bool { raised >= goal }
  var fees: Money {
    let processing = pledges.map { ($0.amount * paymentFee.percent + paymentFee.fixed).rounded() }.sum()
    return (raised * platformFee).rounded() + processing
  }
  var payout: Money { raised - fees }
  var averagePledge: Money { pledges.isEmpty ? .zero : (raised / pledges.count).rounded() }
  var missing: Money { max(goal - raised, .zero) }
}

func s01() throws {
  var campaign = Campaign(goal: Money(1_000, .usd))
  let amounts = ["25", "49.99", "250.00", "10", "500"]
  for (index, text) in amounts.enumerated() {
    campaign.pledges.append(Pledge(backer: "B\(index)", amount: try Money(text, .usd), reward: index % 2 == 0 ? "Shirt" : nil))
  }
  print("Raised \(campaign.raised) of \(campaign.goal): \(campaign.progress.formatted(places: 1))")
  print("Missing \(campaign.missing), average \(campaign.averagePledge), fees \(campaign.fees), payout \(campaign.payout)")
  let top = campaign.pledges.sorted { $0.amount > $1.amount }.prefix(2).map { "\($0.backer) \($0.amount)" }
  print(top.joined(separator: "; "))
  let byReward = Dictionary(grouping: campaign.pledges) { $0.reward ?? "none" }
  for reward in byReward.keys.sorted() {
    let group = byReward[reward]!
    print(reward, group.count, group.map(\.amount).sum(), group.map(\.amount).max()!)
  }
  print(campaign.isFunded ? "funded" : "not yet")
}
