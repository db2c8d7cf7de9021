import SciFinance
import SciMoney
import SciNumber
import Testing

/// The functions of spreadsheets by their names alone.
///
/// Expected: the examples of Excel's documentation, and Python's `decimal` where more digits are asked for.
@Suite struct SpreadsheetNameTests {
  @Test func `payments`() throws {
    #expect(try ipmt(rate: 0.1 / 12, per: 1, nper: 36, pv: 8000).rounded(places: 2) == -66.67)
    #expect(try ppmt(rate: 0.1 / 12, per: 1, nper: 24, pv: 2000).rounded(places: 2) == -75.62)
    #expect(
      try cumipmt(rate: 0.09 / 12, nper: 360, pv: 125_000, start: 13, end: 24).rounded(places: 2)
        == -11135.23)
    #expect(
      try cumprinc(rate: 0.09 / 12, nper: 360, pv: 125_000, start: 13, end: 24).rounded(places: 2)
        == -934.11)
    // The three ways to write a rate are one.
    let payment = try pmt(rate: 0.045 / 12, nper: 360, pv: 300_000)
    #expect(payment.description == "≈ -1520.0559294776420740")
    #expect(try pmt(rate: 4.5% / 12, nper: 360, pv: 300_000).description == payment.description)
    #expect(try pmt(rate: "4.5%" / 12, nper: 360, pv: 300_000).description == payment.description)
  }

  @Test func `payments of money`() throws {
    let payment = try pmt(rate: 4.5% / 12, nper: 360, pv: Money(300_000, .usd))
    #expect(payment.rounded().exactText == "-1520.06")
    let saved = try fv(rate: 0.06 / 12, nper: 120, pmt: Money(-200, .usd))
    #expect(saved.rounded().exactText == "32775.87")
    // Its decimals end after hundreds of digits.
    #expect(saved.description == "≈ USD 32775.87" && saved.amount.isDecimal)
    #expect(
      try pv(rate: 8% / 12, nper: 240, pmt: Money(500, .usd)).rounded().exactText == "-59777.15")
  }

  @Test func `rates`() throws {
    #expect(try effect(0.0525, 4).rounded(places: 7) == 0.0535427)
    #expect(try nominal(0.053543, 4).rounded(places: 8) == 0.05250032)
    let flows: [Rational] = [-120_000, 39_000, 30_000, 21_000, 37_000, 46_000]
    #expect(try mirr(flows, financeRate: 0.1, reinvestRate: 0.12).percentage(places: 2) == "12.61%")
    #expect(try rri(nper: 96, pv: 10_000, fv: 11_000).rounded(places: 8) == 0.00099331)
    #expect(
      try irr([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000]).percentage(places: 1) == "8.7%")
  }

  @Test func `depreciation`() throws {
    #expect(try sln(cost: 30_000, salvage: 7_500, life: 10).description == "2250")
    #expect(
      try syd(cost: 30_000, salvage: 7_500, life: 10, period: 1).rounded(places: 2) == 4090.91)
    #expect(try ddb(cost: 2400, salvage: 300, life: 10, period: 1).description == "480")
  }

  @Test func `flows on dates come in every shape`() throws {
    let values: [Rational] = [-10_000, 2_750, 4_250, 3_250, 2_750]
    let dates: [CalendarDate] = [
      "2008-01-01", "2008-03-01", "2008-10-30", "2009-02-15", "2009-04-01",
    ]
    let expected: Rational = 0.373362534
    #expect(try xirr(values, dates).rounded(places: 9) == expected)
    let texts = dates.map { "\($0)" }
    #expect(try xirr(values: values, dates: texts).rounded(places: 9) == expected)
    #expect(try xirr(Array(zip(texts, values))).rounded(places: 9) == expected)
    let moneys = values.map { Money($0, .usd) }
    #expect(try xirr(moneys, dates).rounded(places: 9) == expected)
    #expect(try xirr(Array(zip(texts, moneys))).rounded(places: 9) == expected)
    #expect(throws: FinanceError.invalidDate("soon")) {
      try xirr(values: [-1, 1], dates: [texts[0], String("soon")])
    }
    #expect(try xnpv(rate: 0.09, values: values, dates: dates).rounded(places: 2) == 2086.65)
  }

  @Test func `real numbers are computed with and compared by proof`() throws {
    let payment = try pmt(rate: 0, nper: 3, pv: 100)
    #expect((payment * 3 + 100).description == "0")
    #expect((-payment).description == "100/3")
    #expect(try (payment / 2 - payment).formatted(digits: 5) == "16.667")
    let rate = try irr([-1000, 300, 420, 680])
    #expect(try rate > 0.16)
    #expect(try !(rate < 0.1634))
    #expect(Double(rate) == 0.1634056006889893 && rate.doubleValue == Double(rate))
  }
}
