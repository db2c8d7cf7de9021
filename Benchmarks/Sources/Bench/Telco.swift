import Foundation
import SciMoney
import SciNumber

// The telco benchmark of Mike Cowlishaw: what calls cost, with two taxes, to the cent.
// https://speleotrove.com/decimal/telco.html

/// What is on the bills of all calls.
struct TelcoSums<Amount: Hashable>: Hashable {
  var total: Amount
  var basicTax: Amount
  var distanceTax: Amount
}

/// The lengths of 100,000 calls in seconds; an odd one is a call over a distance.
func telcoCalls() -> [Int] {
  var state: UInt64 = 12_345
  return (0..<100_000).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % 100_000)
  }
}

@inline(never)
func telco(_ calls: [Int]) throws(MoneyError) -> TelcoSums<Money> {
  let basicRate = Money("0.0013", .usd)
  let distanceRate = Money("0.00894", .usd)
  let basicTaxRate = Percent("6.75").fraction
  let distanceTaxRate = Percent("3.41").fraction
  let zero = Money.zero(.usd)
  var sums = TelcoSums(total: zero, basicTax: zero, distanceTax: zero)
  for call in calls {
    let isDistant = call % 2 == 1
    let rate = isDistant ? distanceRate : basicRate
    let price = try (rate * Rational(call)).rounded(.halfEven, to: .minorUnit)
    let basicTax = try (price * basicTaxRate).rounded(.towardZero, to: .minorUnit)
    var total = price + basicTax
    sums.basicTax += basicTax
    if isDistant {
      let tax = try (price * distanceTaxRate).rounded(.towardZero, to: .minorUnit)
      sums.distanceTax += tax
      total += tax
    }
    sums.total += total
  }
  return sums
}

/// The same with Foundation's `Decimal`.
@inline(never)
func telcoDecimal(_ calls: [Int]) -> TelcoSums<Decimal> {
  func number(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }
  func rounded(_ value: Decimal, _ mode: Decimal.RoundingMode) -> Decimal {
    var (value, result) = (value, Decimal())
    NSDecimalRound(&result, &value, 2, mode)
    return result
  }
  let (basicRate, distanceRate) = (number("0.0013"), number("0.00894"))
  let (basicTaxRate, distanceTaxRate) = (number("0.0675"), number("0.0341"))
  var sums = TelcoSums<Decimal>(total: 0, basicTax: 0, distanceTax: 0)
  for call in calls {
    let isDistant = call % 2 == 1
    let price = rounded((isDistant ? distanceRate : basicRate) * Decimal(call), .bankers)
    let basicTax = rounded(price * basicTaxRate, .down)
    var total = price + basicTax
    sums.basicTax += basicTax
    if isDistant {
      let tax = rounded(price * distanceTaxRate, .down)
      sums.distanceTax += tax
      total += tax
    }
    sums.total += total
  }
  return sums
}

/// What a call costs, with the sums compared to those that other programs print first.
func telcoRow() throws -> Row {
  let calls = telcoCalls()
  let sums = try telco(calls)
  let decimals = telcoDecimal(calls)
  // By integer arithmetic in Python; programs in Java, Rust and C print the same.
  let expected = ["28019025.41", "1723173.72", "759962.40"]
  let ours = [sums.total, sums.basicTax, sums.distanceTax]
  let theirs = [decimals.total, decimals.basicTax, decimals.distanceTax]
  for (text, (money, decimal)) in zip(expected, zip(ours, theirs)) {
    guard try money == Money(text, .usd), decimal == Decimal(string: text) else {
      throw WrongResult(work: "telco", expected: text, result: "\(money) \(decimal)")
    }
  }
  let times = medians(
    rounds: 11, [{ _ in use(try? telco(calls)) }, { _ in use(telcoDecimal(calls)) }])
  return Row(
    work: "telco, a call", ours: times[0] / Double(calls.count),
    beside: times[1] / Double(calls.count), name: "Foundation.Decimal", unit: ("ns", 1e-9),
    floor: "60 ns")
}

/// A result that is not what it must be: its time means nothing.
struct WrongResult: Error {
  var work: String
  var expected: String
  var result: String
}

/// A loan of 200,000 at 5 % a year, paid back in 360 months, to the cent and to a balance of zero.
func scheduleRow() throws -> Row {
  let options = Schedule.Options.rounded(
    to: Rational(1, 100), payment: .halfAwayFromZero, interest: .halfAwayFromZero)
  func schedule() throws -> Schedule {
    try Loan(principal: 200_000, rate: Rational(5, 1200), periods: 360).schedule(options)
  }
  // By Python's fractions.
  let payment = try schedule().rows.last?.payment
  guard payment == Rational("1076.48") else {
    throw WrongResult(
      work: "schedule", expected: "1076.48", result: "\(String(describing: payment))")
  }
  let times = medians(rounds: 21, [{ _ in use(try? schedule()) }])
  return Row(
    work: "a schedule of 360 months", ours: times[0], beside: nil, name: "", unit: ("µs", 1e-6),
    floor: "200 µs")
}
