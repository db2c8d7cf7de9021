import Foundation
import SciFoundation
import SciMoney

struct Product: Codable {
  let id: Int
  let name: String
  let price: Money
}

func jsonApi() throws {
  let json = """
    [{"id": 1, "name": "Lamp", "price": {"amount": "49.90", "currency": "EUR"}},
     {"id": 2, "name": "Desk", "price": {"amount": "199.00", "currency": "EUR"}}]
    """
  let products = try JSONDecoder().decode([Product].self, from: Data(json.utf8))
  let total = products.map(\.price).sum()
  print(total, total.formatted(.currency))
  let encoder = JSONEncoder()
  encoder.outputFormatting = .prettyPrinted
  let data = try encoder.encode(
    products.map { Product(id: $0.id, name: $0.name, price: $0.price * 1.1) })
  print(String(decoding: data, as: UTF8.self))
}
