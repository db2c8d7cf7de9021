// swift-format-ignore-file
import SciMoney
func total(_ prices: [TypedMoney<USD>]) -> TypedMoney<USD> { prices.reduce(.zero, +) }
func typedtotal() throws {
  let a: TypedMoney<USD> = "19.99"
  let b = TypedMoney<USD>("5.01")
  print(a + b)
  print(total([a, b]))
  let m = a.money
  print(m, m.currency)
  let c = try TypedMoney<USD>(Money(5, .usd))
  print(c * 3, c / 2)
}
