import SciMoney

/// A conversion is exact; rounding comes after it, and what it took away is known.
func conversionWithResidue() throws {
  let rate = ExchangeRate(.eur, .jpy, "163.27", asOf: "2026-01-02")
  let price = Money("49.95", .eur)
  let exact = try price.converted(to: .jpy, using: rate)
  let paid = try exact.rounding(.halfEven, to: .minorUnit)
  print("  \(price) at \(rate.rate) is \(exact)")
  print("  paid \(paid.value), residue \(paid.residue)")

  try check(paid.value + paid.residue == exact, "value and residue are the exact amount")
  // The way back needs the inverse, and says so.
  try check(exact.converted(to: .eur, using: rate.inverse) == price, "the inverse leads back")
  do {
    _ = try exact.converted(to: .eur, using: rate)
    throw WrongResult(expectation: "a rate has one direction")
  } catch let error as MoneyError {
    print("  back with the same rate: \(error)")
  }
}
