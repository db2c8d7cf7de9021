// swift-format-ignore-file
import Foundation
import SciFoundation

struct Order: Codable, Equatable {
  enum Status: String, Codable { case paid, refunded, disputed }
  let id: String
  let seller: String
  let total: Money
  let status: Status
}

struct Payout: Codable, Equatable {
  let seller: String
  var gross: Money
  var commission: Money
  var net: Money
}

func payouts(for orders: [Order], commission: (String) -> Percent, minimum: Money) -> [Payout] {
  let paid = orders.filter { $0.status == .paid }
  return Dictionary(grouping: paid, by: \.seller)
    .map { seller, orders in
      let gross = orders.map(\.total).sum()
      let fee = max((gross * commission(seller)).rounded(), minimum)
      return Payout(seller: seller, gross: gross, commission: fee, net: gross - fee)
    }
    .sorted { $0.net > $1.net }
}

func t03() throws {
  let json = """
  [{"id":"1","seller":"anna","total":{"amount":12999,"currency":"usd"},"status":"paid"},
   {"id":"2","seller":"ben","total":{"amount":450,"currency":"usd"},"status":"paid"},
   {"id":"3","seller":"anna","total":{"amount":2050,"currency":"usd"},"status":"refunded"},
   {"id":"4","seller":"anna","total":{"amount":7525,"currency":"usd"},"status":"paid"}]
  """
  let decoder = JSONDecoder()
  decoder.moneyDecodingStrategy = .stripe
  let orders = try decoder.decode([Order].self, from: json.data(using: .utf8)!)
  let rates: [String: Percent] = ["anna": 8%]
  let result = payouts(for: orders, commission: { rates[$0] ?? 12% }, minimum: Money("0.99", .usd))
  for payout in result {
    print("\(payout.seller): \(payout.gross) - \(payout.commission) = \(payout.net)")
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  encoder.moneyEncodingStrategy = .string
  print(String(data: try encoder.encode(result), encoding: .utf8) ?? "")
  let refunded = orders.filter { $0.status == .refunded }.map(\.total).sum()
  let share = refunded.percentage(of: orders.map(\.total).sum())
  print("Refund rate \(share.rounded(places: 2))")
  let average = orders.map(\.total).sum() / orders.count
  let median = orders.map(\.total).sorted()[orders.count / 2]
  print("Average \(average.rounded()), median \(median)")
}
