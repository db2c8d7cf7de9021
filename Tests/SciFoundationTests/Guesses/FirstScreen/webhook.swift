// swift-format-ignore-file
import Foundation
import SciFoundation

struct Webhook: Decodable {
  struct Charge: Decodable {
    let id: String
    let amount: Int
    let currency: String
    let amount_refunded: Int
    let application_fee_amount: Int?
  }
  let type: String
  let data: Charge
}

struct Settlement: Codable, Equatable {
  var gross: Money
  var fee: Money
  var refunded: Money
  var net: Money { gross - fee - refunded }
}

func p07() throws {
  let json = """
  {"type":"charge.succeeded","data":{"id":"ch_3","amount":125099,"currency":"eur","amount_refunded":1050,"application_fee_amount":2127}}
  """
  let hook = try JSONDecoder().decode(Webhook.self, from: Data(json.utf8))
  let charge = hook.data
  let gross = try Money(minorUnits: charge.amount, currency: charge.currency)
  let refunded = try Money(minorUnits: charge.amount_refunded, currency: charge.currency)
  let fee = try charge.application_fee_amount.map { try Money(minorUnits: $0, currency: charge.currency) } ?? .zero(gross.currency)
  let settlement = Settlement(gross: gross, fee: fee, refunded: refunded)
  print(settlement.net, settlement.net.minorUnits)
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  let plain = String(data: try encoder.encode(settlement), encoding: .utf8)!
  print(plain)
  encoder.moneyEncodingStrategy = .stripe
  let stripe = try encoder.encode(settlement)
  print(String(decoding: stripe, as: UTF8.self))
  let decoder = JSONDecoder()
  decoder.moneyDecodingStrategy = .stripe
  print(try decoder.decode(Settlement.self, from: stripe) == settlement)
}
