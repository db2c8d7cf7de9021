import SciMoney

// Which mortgage is cheaper over its life, and what does it cost per month?
let principal = Money(375_000, .usd) * (100% - 20%)
struct Offer {
    let bank: String
    let rate: Percent
    let years: Int
    var fee = Money(0, .usd)
}
let offers = [
    Offer(bank: "First Federal", rate: 6.5%, years: 30),
    Offer(bank: "Hometown", rate: 5.75%, years: 15, fee: Money(1_200, .usd)),
]
var costs: [(bank: String, cost: Money)] = []
for offer in offers {
    let loan = Loan(principal: principal, annualRate: offer.rate, years: offer.years)
    let schedule = try loan.schedule()
    let cost = schedule.totalInterest + offer.fee
    costs.append((offer.bank, cost))
    print("\(offer.bank): \(loan.monthlyPayment.rounded()) monthly, \(cost.rounded()) in all")
    print("(first interest: \(schedule.payments[0].interest))")
}
let best = costs.min { $0.cost < $1.cost }!
print("Cheapest: \(best.bank)")
// Expected (interest in all is approximate), with a first interest of USD 1625.00 and USD 1437.50:
// First Federal: USD 1896.20 monthly, USD 382633 or so in all
// Hometown: USD 2491.23 monthly, USD 149621 or so in all
// Cheapest: Hometown
