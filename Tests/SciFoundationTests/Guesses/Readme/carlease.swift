import SciMoney

// Car lease, the US way: depreciation + rent charge + sales tax
struct Lease {
  var msrp: Money
  var dealerDiscount: Percent
  var residual: Percent
  var downPayment: Money
  var moneyFactor: Rational
  var months: Int
  var salesTax: Percent

  var capCost: Money { msrp - dealerDiscount + Money(695, .usd) - downPayment }
  var residualValue: Money { msrp * residual }
  var depreciation: Money { (capCost - residualValue) / months }
  var rentCharge: Money { (capCost + residualValue) * moneyFactor }
  var payment: Money { (depreciation + rentCharge + salesTax).rounded() }
}

let lease = Lease(
  msrp: Money(38_500, .usd), dealerDiscount: 6%, residual: 55%,
  downPayment: Money(3_000, .usd), moneyFactor: 0.00185,
  months: 36, salesTax: 8.25%)
print("Depreciation", lease.depreciation.rounded())  // Depreciation USD 353.06
print("Rent charge", lease.rentCharge.rounded())  // Rent charge USD 101.86
print("Monthly", lease.payment)  // Monthly USD 492.45
print("All in", lease.payment * lease.months + lease.downPayment)  // All in USD 20728.20
print("APR", Percent(fraction: lease.moneyFactor * 24))  // APR 4.44%
