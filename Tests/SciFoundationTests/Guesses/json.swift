import Foundation
import SciFoundation
import SciMoney

struct Charge: Codable { var id: String; var total: Money }

func json() throws {
  let decoder = JSONDecoder()
  decoder.moneyDecodingStrategy = .stripe
  let text = #"{"id":"ch_1","total":{"amount":1999,"currency":"usd"}}"#
  let charge = try decoder.decode(Charge.self, from: Data(text.utf8))
  print(charge.total)
  let encoder = JSONEncoder()
  encoder.moneyEncodingStrategy = .string
  print(String(decoding: try encoder.encode(charge), as: UTF8.self))
}
