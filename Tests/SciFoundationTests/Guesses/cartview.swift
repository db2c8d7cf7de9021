// swift-format-ignore-file
import Foundation
import SciMoney
import SciFoundation
// a view model as in SwiftUI
struct CartViewModel {
  var items: [(name: String, price: Money, count: Int)]
  var coupon: Percent?
  var subtotal: Money { items.map { $0.price * $0.count }.sum() ?? .zero }
  var discount: Money { coupon.map { $0.of(subtotal).rounded() } ?? .zero(.usd) }
  var total: Money { subtotal - discount }
  var totalText: String { total.formatted(.currency(code: "USD")) }
  var perPerson: String { "Each pays \(total / 3)" }
}
func cartview() throws {
  let vm = CartViewModel(items: [("Tea", Money("4.50", .usd), 2), ("Cake", Money("6.25", .usd), 1)], coupon: 10%)
  print(vm.subtotal, vm.discount, vm.total)
  print(vm.totalText)
  print(vm.perPerson)
  print(vm.total.formatted(.currency.precision(.fractionLength(0))))
  print(vm.total.formatted(.currency.locale(Locale(identifier: "fr_FR"))))
  print(vm.total.formatted(locale: Locale(identifier: "de_DE")))
  print(vm.total.currency.symbol, vm.total.currency.code)
  print(vm.coupon!.formatted(), vm.coupon!)
}
