// swift-format-ignore-file
import Foundation
import SciFoundation

struct SaleRecord: Codable {
  let country: String
  let gross: Money
  let rate: Percent
  let date: String
}

struct VATReport {
  struct Row {
    var net = Money.zero
    var tax = Money.zero
    var gross: Money { net + tax }
    var count = 0
  }
  private(set) var rows: [String: [Percent: Row]] = [:]

  mutating func add(_ sale: SaleRecord) {
    let net = sale.gross.removing(tax: sale.rate).rounded()
    rows[sale.country, default: [:]][sale.rate, default: Row()].net += net
    rows[sale.country]?[sale.rate]?.tax += sale.gross - net
    rows[sale.country]?[sale.rate]?.count += 1
  }

  var totalTax: Money {
    rows.values.flatMap(\.values).map(\.tax).sum()
  }
}

func q01() throws {
  let json = #"""
  [{"country":"DE","gross":{"amount":"119.00","currency":"EUR"},"rate":"19","date":"2024-03-01"},
   {"country":"DE","gross":{"amount":"10.70","currency":"EUR"},"rate":"7","date":"2024-03-02"},
   {"country":"FR","gross":{"amount":"59.99","currency":"EUR"},"rate":"20","date":"2024-03-02"},
   {"country":"DE","gross":{"amount":"49.99","currency":"EUR"},"rate":"19","date":"2024-03-04"}]
  """#
  let sales = try JSONDecoder().decode([SaleRecord].self, from: Data(json.utf8))
  var report = VATReport()
  sales.forEach { report.add($0) }
  for country in report.rows.keys.sorted() {
    print(country)
    for (rate, row) in (report.rows[country] ?? [:]).sorted(by: { $0.key > $1.key }) {
      print("  \(rate) x\(row.count): net \(row.net.formatted(width: 12)) tax \(row.tax.formatted(width: 10)) gross \(row.gross.formatted(width: 12))")
    }
  }
  print("Total tax: \(report.totalTax.formatted(locale: "de_DE"))")
  let share = report.totalTax.percentage(of: sales.map(\.gross).sum())
  print("Tax is \(share.rounded(places: 2)) of gross")
}
