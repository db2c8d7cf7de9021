import SciMoney
import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

@Suite struct InternalRateTests {
  /// Microsoft's example of IRR: 8.7 % over five years, −2.1 % over four, −44.4 % over two.
  @Test(arguments: [
    ([-70000, 12000, 15000, 18000, 21000], "-0.021244848273"),
    ([-70000, 12000, 15000, 18000, 21000, 26000], "0.086630948036"),
    ([-70000, 12000, 15000], "-0.443506941334"),
  ])
  func microsoftsExample(_ values: [Int], _ expected: String) throws {
    let rate = try CashFlows.irr(values: values.map { Rational($0) }, within: budget).only()
    #expect(try rate.decimals(12) == expected)
  }

  /// LibreOffice 7.4 shows 10 % alone.
  @Test func bothRatesAreFound() throws {
    let rates = try CashFlows.irr(values: [-100, 230, -132], within: budget).all
    #expect(rates.map(\.knownRational) == [Rational(1, 10), Rational(1, 5)])
  }

  @Test func aDoubleRootIsOneRate() throws {
    let rates = try CashFlows.irr(values: [-100, 220, -121], within: budget)
    #expect(try rates.only().knownRational == Rational(1, 10))
  }

  @Test func threeRates() throws {
    let rates = try CashFlows.irr(
      values: [-5, Rational(21, 2), 1, -8, 1], within: budget)
    for rate in rates.all { print(try rate.decimals(30), rate.knownRational as Any) }
    #expect(rates.all.count == 3)
  }

  @Test func xirrOfMicrosoft() throws {
    let rates = try CashFlows.xirr(
      values: [-10000, 2750, 4250, 3250, 2750], days: [39448, 39508, 39751, 39859, 39904], within: budget)
    #expect(try rates.only().decimals(9) == "0.373362535")
    print(try rates.only().decimals(60))
  }
}

extension Real {
  func decimals(_ count: Int) throws(MathError) -> String {
    let digits = try digits(
      .decimals(count), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
    let point = digits.exponent + 1
    var text = String(decoding: digits.digits, as: UTF8.self)
    if point <= 0 { text = String(repeating: "0", count: 1 - point) + text }
    let split = text.index(text.startIndex, offsetBy: max(point, 1))
    let fraction = text[split...]
    return (digits.isNegative ? "-" : "") + text[..<split] + (fraction.isEmpty ? "" : "." + fraction)
  }
}
