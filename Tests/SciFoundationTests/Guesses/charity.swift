import SciMoney

func charity() throws {
  let donation = Money("1000.00", .gbp)
  let weights = ["Water": 5, "School": 3, "Clinic": 2]
  let names = weights.keys.sorted()
  let shares = donation.allocate(ratios: names.map { weights[$0] ?? 0 })
  for (name, share) in zip(names, shares) { print("\(name): \(share)") }
  assert(shares.sum() == donation)
  let three = donation.split(3)
  print(three)
  let giftAid = donation * 25%
  print("With Gift Aid: \(donation + giftAid)")
}
