import SciMoney

/// A third of a cent cannot be paid: the shares differ by a cent, and their sum is the bill.
func billSplitBySeven() throws {
  let bill = (Money("100.00", .usd) + 18%).rounded()
  let shares = bill.split(into: 7)
  print("  \(bill) = \(shares.map(\.exactText).joined(separator: " + "))")

  try check(shares.sum(in: .usd) == bill, "nothing is lost")
  // Without cents, a seventh is a seventh.
  try check(bill / 7 * 7 == bill, "division is exact")
}

/// Profit shared out by the capital that each partner brought in, and a bonus in whole euros.
func sharesByRatios() throws {
  let profit = Money("10000.01", .eur)
  let shares = try profit.allocated(by: [50, 30, 20]).shares
  print("  \(profit) by 50 : 30 : 20 = \(shares.map(\.description).joined(separator: ", "))")

  let bonus = try Money(1000, .eur).allocated(by: [3, 2, 2], unit: .decimals(0), remainder: .last)
  print(
    "  EUR 1000 by 3 : 2 : 2 in whole euros = \(bonus.shares.map(\.description).joined(separator: ", "))"
  )

  try check(shares.sum(in: .eur) == profit, "the shares are the profit")
  try check(bonus.remainder.isZero, "everything is given away")
}
