import SciMoney

func bill() {
  let bill = Money("86.40", .usd)
  let tip = bill * 18%
  let total = (bill + tip).rounded()
  let shares = total.split(into: 4)
  for share in shares { print(share) }
  print(shares.reduce(.zero, +) == total)
  print(abs(-tip), max(tip, bill))
}
