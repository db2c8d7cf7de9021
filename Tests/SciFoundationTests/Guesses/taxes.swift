import SciMoney

struct Sale { var country: String; var gross: Money; var vat: Percent }

func taxReport() {
  let sales = [
    Sale(country: "DE", gross: Money("119.00", .eur), vat: 19%),
    Sale(country: "FR", gross: Money("240.00", .eur), vat: 20%),
    Sale(country: "DE", gross: Money("53.50", .eur), vat: 7%),
  ]
  let byCountry = Dictionary(grouping: sales, by: \.country)
  for (country, sales) in byCountry.sorted(by: { $0.key < $1.key }) {
    let gross = sales.map(\.gross).sum()
    let net = sales.map { $0.gross.removing(tax: $0.vat).rounded() }.sum()
    let tax = gross - net
    print("\(country): gross \(gross), net \(net), tax \(tax)")
  }
  let totalTax = sales.sum { $0.gross - $0.gross.removing(tax: $0.vat).rounded() }
  print("Total VAT \(totalTax.formatted(locale: "fr_FR"))")
}
