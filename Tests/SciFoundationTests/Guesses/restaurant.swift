// swift-format-ignore-file
import SciMoney
// iOS dev: splitting a restaurant bill
struct Diner { var name: String; var share: Money }
func restaurant() throws {
  let bill = Money("87.35", .usd)
  let tip = bill * 18%
  let total = bill + tip.rounded()
  let names = ["Ann", "Bob", "Cleo"]
  let shares = total.split(into: names.count)
  let diners = zip(names, shares).map { Diner(name: $0, share: $1) }
  for d in diners { print("\(d.name) pays \(d.share)") }
  print(shares.sum() == total, shares.reduce(.zero, +) == total)
  let byWeight = total.allocate(by: [2, 1, 1])
  print(byWeight)
  let byPercent = total.allocate(ratios: [50%, 30%, 20%])
  print(byPercent)
  let (parts, remainder) = Money("10.00", .usd).splitWithRemainder(into: 3)
  print(parts, remainder)
  print(total / 3)
  print((total / 3).rounded())
  print((total / 3).rounded(.down), (total / 3).rounded(.up), (total / 3).rounded(.bankers))
}
