import SciMoney

struct InvoiceLine {
  var description: String
  var quantity: Int
  var unitPrice: Money
  var taxRate: Percent
  var net: Money { unitPrice * quantity }
  var tax: Money { (net * taxRate).rounded() }
}

struct Invoice {
  var lines: [InvoiceLine]
  var net: Money { lines.map(\.net).reduce(Money.zero(.eur), +) }
  var tax: Money { lines.reduce(.zero) { $0 + $1.tax } }
  var total: Money { net + tax }
}

func invoiceExample() {
  let invoice = Invoice(lines: [
    InvoiceLine(
      description: "Consulting", quantity: 12, unitPrice: Money("95.00", .eur), taxRate: 19%),
    InvoiceLine(description: "Book", quantity: 2, unitPrice: Money("24.90", .eur), taxRate: 7%),
  ])
  print("Net:", invoice.net)
  print("Tax:", invoice.tax)
  print("Total:", invoice.total.formatted(locale: "de_DE"))
}
