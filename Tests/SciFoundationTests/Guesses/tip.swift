import SciMoney

func tipCalculator() {
  let bill = Money(84.50, .usd)
  let tipRates: [Percent] = [15%, 18%, 20%]
  for rate in tipRates {
    let tip = (bill * rate).rounded()
    let total = bill + tip
    print("\(rate): tip \(tip), total \(total.formatted())")
  }
  let people = ["Ann", "Bob", "Cem"]
  let total = (bill * 1.18).rounded()
  for (name, share) in zip(people, total.split(into: people.count)) {
    print(name, share)
  }
}
