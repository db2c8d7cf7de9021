import SciMoney

struct CartItem { var name: String; var price: Money; var quantity: Int }

func cart() {
  let items = [
    CartItem(name: "Shirt", price: Money(19.99, .eur), quantity: 2),
    CartItem(name: "Socks", price: Money("4.50", "EUR"), quantity: 3),
  ]
  let subtotal = items.map { $0.price * $0.quantity }.sum()
  let vat: Percent = "19%"
  let tax = vat.of(subtotal).rounded(.halfUp)
  let discount = subtotal > 50 ? subtotal * 10% : .zero
  print("Subtotal: \(subtotal)", "Tax: \(tax)", "Total: \(subtotal + tax - discount)")
}
