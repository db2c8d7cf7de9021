// swift-format-ignore-file
import Foundation
import SciMoney
// Vapor-ish: request / response DTOs
struct CheckoutRequest: Codable { var currency: Currency; var items: [Line]; struct Line: Codable { var price: Money; var quantity: Int } ; var taxRate: Percent }
struct CheckoutResponse: Codable { var subtotal: Money; var tax: Money; var total: Money }
enum CheckoutError: Error { case badRequest(String) }
func handle(_ body: Data) throws -> Data {
  let request: CheckoutRequest
  do { request = try JSONDecoder().decode(CheckoutRequest.self, from: body) }
  catch { throw CheckoutError.badRequest(error.localizedDescription) }
  let subtotal = request.items.map { $0.price * $0.quantity }.reduce(.zero(request.currency), +)
  let tax = (subtotal * request.taxRate).rounded()
  let response = CheckoutResponse(subtotal: subtotal, tax: tax, total: subtotal + tax)
  let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
  return try encoder.encode(response)
}
func checkout() throws {
  let body = #"{"currency":"USD","taxRate":"8.25%","items":[{"price":{"amount":"19.99","currency":"USD"},"quantity":3},{"price":{"amount":"5.00","currency":"USD"},"quantity":1}]}"#
  print(String(decoding: try handle(Data(body.utf8)), as: UTF8.self))
  do { _ = try handle(Data(#"{"currency":"USX","taxRate":"8","items":[]}"#.utf8)) } catch { print(error) }
}
