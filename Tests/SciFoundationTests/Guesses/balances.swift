// swift-format-ignore-file
import Foundation
import SciMoney
import SciFoundation
struct Wallet: Codable { var balances: [Currency: Money]; var limit: Money?; var history: [Money] }
func balances() throws {
  let json = """
  {"balances":{"USD":{"amount":"12.00","currency":"USD"},"JPY":{"amount":"1500","currency":"JPY"}},"history":[{"amount":"1.5","currency":"USD"}]}
  """
  let w = try JSONDecoder().decode(Wallet.self, from: json.data(using: .utf8)!)
  print(w.balances[.usd] ?? .zero, w.balances[.jpy]!, w.limit as Any, w.history)
  let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
  print(String(decoding: try e.encode(w), as: UTF8.self))
  let d = JSONDecoder()
  d.moneyDecodingStrategy = .decimalNumbers
  print(try d.decode([Money].self, from: Data(#"[{"amount":19.99,"currency":"USD"},{"amount":0.1,"currency":"EUR"}]"#.utf8)))
  struct Invoice: Decodable { let total: Decimal; let currency: Currency }
  let i = try JSONDecoder().decode(Invoice.self, from: Data(#"{"total":19.99,"currency":"USD"}"#.utf8))
  print(try Money(i.total, i.currency))
  do { _ = try JSONDecoder().decode(Money.self, from: Data(#"{"amount":19.99,"currency":"USD"}"#.utf8)) } catch { print("error: \(error)") }
  let p = try JSONDecoder().decode(Percent.self, from: Data(#""8.25%""#.utf8))
  print(p)
}
