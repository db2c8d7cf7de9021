import SciMoney

/// Taxes of an invoice are rounded once for each rate, as EN 16931 has it.
///
/// Lines keep rounded taxes of their own, so the grosses of the lines may differ from the total, and the
/// adjustment is the difference.
func invoice() throws {
  let standard = TaxRate("VAT 19%", percent: 19)
  let reduced = TaxRate("VAT 7%", percent: 7)
  let lines = [
    TaxedLine(Money("24.93", .eur), rates: [standard]),
    TaxedLine(Money("9.93", .eur), rates: [standard]),
    TaxedLine(Money("0.99", .eur), quantity: 7, rates: [reduced]),
    TaxedLine(Money("12.49", .eur), rates: [reduced]),
  ]
  let rules = TaxRules(.exclusive, .perRate, rounding: Rounding(.halfAwayFromZero, to: .minorUnit))
  let invoice = try rules.breakdown(of: lines, in: .eur)

  for share in invoice.shares {
    print("  \(share.rate.name) of \(share.base): \(share.tax)")
  }
  print("  net \(invoice.net), tax \(invoice.tax), gross \(invoice.gross)")
  print("  adjustment \(invoice.roundingAdjustment)")

  try check(invoice.net + invoice.tax == invoice.gross, "net and tax are the gross")
  let grosses = try invoice.lines.map(\.gross).sum(in: .eur)
  try check(
    grosses + invoice.roundingAdjustment == invoice.gross, "the adjustment is the difference")
}
