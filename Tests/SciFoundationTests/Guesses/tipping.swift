// swift-format-ignore-file
import SciMoney
func tipping() throws {
  let bill = Money(84.5, .usd)
  let tip = Tip(bill: bill, percent: 18%)
  print(try tip.amount, try tip.total, try tip.total.rounded().split(into: 4))
  let service: Percent = 18
  let total = bill.adding(service)
  let each = total.rounded(.up).split(4)
  print(each, each[0], each.first!)
  for (i, share) in total.split(into: 3).enumerated() { print(i + 1, share) }
  let payers: [String: Rational] = ["Ann": 2, "Bob": 1]
  let amounts = total.rounded().allocate(by: Array(payers.values))
  print(amounts.reduce(.zero, +) == total.rounded())
}
