import SciKeypad
import SciNumber
import Testing

/// The rows of Data/tip.tsv, and what they leave out.
@Suite struct TipCalculationTests {
  @Test func `every row of the table adds up`() throws {
    let format = AmountFormat()
    for row in try DataRow.rows("tip.tsv", count: 15) {
      let bill = try #require(Rational(row.fields[1]))
      let percent = try #require(Int(row.fields[2]))
      let tip = try #require(TipCalculation(bill: bill, percent: percent))
      let texts = [
        format.text(of: tip.bill), format.text(ofPercent: tip.percent), format.text(of: tip.tip),
        format.text(of: tip.total),
      ]
      #expect(texts == Array(row.fields[3...6]), "\(row.fields[0])", sourceLocation: row.location)
    }
  }

  @Test func `shares differ by one coin at most and add up`() throws {
    let tip = try #require(TipCalculation(bill: 100, percent: 0, people: 3))
    #expect(tip.shares.map(\.description) == ["33.34", "33.33", "33.33"])
    let yen = try #require(
      TipCalculation(bill: 1_000, percent: 10, people: 7, minorUnitDigits: 0))
    #expect(yen.shares.reduce(0, +) == 1_100)
    #expect(yen.shares.map(\.description) == ["158", "157", "157", "157", "157", "157", "157"])
  }

  @Test func `a rounded total has no coins and is not less`() throws {
    let bill = try #require(Rational("19.99"))
    let tip = try #require(TipCalculation(bill: bill, percent: 15, roundsTotal: true))
    #expect(tip.total == 23)
    #expect(tip.tip == Rational("3.01"))
  }

  @Test func `the stepper and the field keep to the same bounds`() throws {
    var tip = try #require(TipCalculation(bill: 1, percent: 99))
    let accepted = [tip.step(by: 1), tip.step(by: 1), tip.setPercent(150), tip.step(by: .max)]
    #expect(accepted == [true, false, false, false])
    #expect(tip.percent == 100)
  }

  @Test func `a bill is a whole number of coins and not negative`() throws {
    let hair = try #require(Rational("0.001"))
    #expect(TipCalculation(bill: hair, percent: 1) == nil)
    #expect(TipCalculation(bill: hair, percent: 1, minorUnitDigits: 3) != nil)
    #expect(TipCalculation(bill: -1, percent: 1) == nil)
    #expect(TipCalculation(bill: 1, percent: 1, people: 0) == nil)
  }

  @Test func `amounts are written in the way of the locale`() throws {
    let euro = try #require(AmountFormat(currency: "EUR", locale: "de-DE"))
    #expect(euro.text(of: 120) == "120,00\u{a0}€")
    #expect(euro.text(ofPercent: 15) == "15\u{a0}%")
    let yen = try #require(AmountFormat(currency: "JPY", locale: "en"))
    #expect(yen.text(of: 1_234_567) == "¥1,234,567")
    let dinar = try #require(AmountFormat(currency: "KWD", locale: "en"))
    #expect(dinar.text(of: 5) == "KWD\u{a0}5.000")
    #expect(AmountFormat(currency: "XXZ", locale: "en") == nil)
  }
}
