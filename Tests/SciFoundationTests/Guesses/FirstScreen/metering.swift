// swift-format-ignore-file
import SciMoney

struct Usage { let seats: Int; let gigabytes: Rational; let apiCalls: Int }

struct Meter {
  let seat: Money
  let perGigabyte: Money
  let perThousandCalls: Money
  let includedCalls: Int
  let minimum: Money

  func charge(_ usage: Usage) -> Money {
    let extraCalls = max(usage.apiCalls - includedCalls, 0)
    let calls = perThousandCalls * Rational(extraCalls, 1000)
    let sum = seat * usage.seats + perGigabyte * usage.gigabytes + calls
    return max(sum, minimum).rounded()
  }
}

func s10() throws {
  let meter = Meter(seat: Money(12, .usd), perGigabyte: Money("0.023", .usd), perThousandCalls: Money("0.0004", .usd), includedCalls: 1_000_000, minimum: Money(29, .usd))
  let months = [Usage(seats: 2, gigabytes: 12.75, apiCalls: 800_000), Usage(seats: 5, gigabytes: 431.2, apiCalls: 3_456_789), Usage(seats: 7, gigabytes: 900, apiCalls: 12_000_000)]
  let charges = months.map(meter.charge)
  print(charges, charges.sum())
  let committed = Money(1_200, .usd)
  let credit = committed - charges.sum()
  print(credit.isNegative ? "over by \(-credit)" : "left \(credit)")
  let arr = charges.last! * 12
  let churn: Percent = 2.4%
  let retained = pow(1 - churn, 12)
  print("ARR \(arr), after a year \((arr * retained).rounded()), retention \(retained.rounded(places: 1))")
  let customers = 340
  let lost = (customers * churn).rounded()
  print("Lost \(lost) customers, \(meter.seat * lost) a month")
  let cac = Money(410, .usd), margin: Percent = 78%
  let monthlyProfit = charges[0] * margin
  let payback = cac / monthlyProfit
  print("Payback in \(payback.rounded(.up)) months")
  let ltv = monthlyProfit / churn
  print("LTV \(ltv.rounded()), LTV/CAC \((ltv / cac).rounded(places: 1))")
  let discount = [(12, 10%), (24, 17.5%), (36, 25%)]
  for (length, percent) in discount {
    let contract = (charges[1] * length - percent).rounded()
    print("\(length) months: \(contract), \((contract / length).rounded()) a month")
  }
}
