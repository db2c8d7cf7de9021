import SciKeypad
import SciLocale
import SciMoney
import SciNumber
import TestSupport
import Testing

/// The rows of Data/tip.tsv, and what they leave out.
@Suite struct TipCalculationTests {
  @Test func `every row of the table adds up`() throws {
    let locale = NumberLocale("en")
    let format = MoneyFormat(locale)
    for row in try DataRow.rows("tip.tsv", of: "SciKeypadTests", count: 15) {
      let bill = try #require(Rational(row.fields[1]))
      let percent = try #require(Rational(row.fields[2]))
      let tip = try #require(TipCalculation(bill: bill, percent: percent))
      let texts = [
        try format.text(Money(tip.bill, .usd)),
        try PercentFormat(locale).text(Percent(points: tip.percent)),
        try format.text(Money(tip.tip, .usd)), try format.text(Money(tip.total, .usd)),
      ]
      #expect(texts == Array(row.fields[3...6]), "\(row.fields[0])", sourceLocation: row.location)
    }
  }

  @Test func `shares differ by one coin at most and add up`() throws {
    let tip = try #require(TipCalculation(bill: 100, percent: 0, people: 3))
    #expect(tip.shares.map(\.description) == ["33.34", "33.33", "33.33"])
    let yen = try #require(
      TipCalculation(bill: 1_000, percent: 10, people: 7, minorUnitDigits: 0))
    let sum: Rational = yen.shares.reduce(0, +)
    #expect(sum == 1_100)
    #expect(yen.shares.map(\.description) == ["158", "157", "157", "157", "157", "157", "157"])
  }

  @Test(arguments: [
    (Rational(100), 3, ["one pays 33.34", "each of 2 pays 33.33"]),
    (Rational(99), 3, ["each pays 33"]), (Rational(0), 2, ["each pays 0"]),
    (Rational(5), 1, ["each pays 5"]),
    (Rational(16), 7, ["each of 4 pays 2.29", "each of 3 pays 2.28"]),
  ])
  func `portions say how many pay what`(bill: Rational, people: Int, texts: [String]) throws {
    let tip = try #require(TipCalculation(bill: bill, percent: 0, people: people))
    #expect(tip.portions.map { "\($0.words) \($0.amount)" } == texts)
  }

  @Test func `a rounded total has no coins and is not less`() throws {
    let bill = try #require(Rational("19.99"))
    let tip = try #require(TipCalculation(bill: bill, percent: 15, roundsTotal: true))
    #expect(tip.total == 23)
    #expect(tip.tip == Rational("3.01"))
  }

  // By hand: 19.99 × 0.155 = 3.09845, and 80 × 0.12125 = 9.7.
  @Test(arguments: [("19.99", "15.5", "3.1"), ("80", "12.125", "9.7")])
  func `a percentage may be a fraction`(bill: String, percent: String, expected: String) throws {
    let (bill, percent) = (try #require(Rational(bill)), try #require(Rational(percent)))
    let tip = try #require(TipCalculation(bill: bill, percent: percent))
    #expect(tip.tip == Rational(expected))
  }

  @Test func `the stepper and the field keep to the same bounds`() throws {
    var tip = try #require(TipCalculation(bill: 1, percent: 99))
    let accepted = [tip.step(by: 1), tip.step(by: 1), tip.setPercent(150), tip.step(by: .max)]
    #expect(accepted == [true, false, false, false])
    #expect(tip.percent == 100)
    let half = try #require(Rational("0.5"))
    let fractions = [
      tip.setPercent(99 + half), tip.step(by: 1), tip.step(by: -99), tip.step(by: -1),
    ]
    #expect(fractions == [true, false, true, false])
    #expect(tip.percent == half)
  }

  @Test func `a bill is a whole number of coins and not negative`() throws {
    let hair = try #require(Rational("0.001"))
    #expect(TipCalculation(bill: hair, percent: 1) == nil)
    #expect(TipCalculation(bill: hair, percent: 1, minorUnitDigits: 3) != nil)
    #expect(TipCalculation(bill: -1, percent: 1) == nil)
    #expect(TipCalculation(bill: 1, percent: 1, people: 0) == nil)
  }

  @Test func `the field of the percentage and the stepper move the same tip`() throws {
    var rules = DecimalFieldRules()
    rules.maximumFractionDigits = 0
    rules.minimumFractionDigits = 0
    rules.upperBound = "100"
    rules.emptyIsNil = false
    var field = DecimalField(rules)
    var tip = try #require(TipCalculation(bill: 120, percent: 0))
    func edit(_ text: String?) -> Rational {
      _ = text.map { field.append($0) } ?? field.deleteBackward()
      _ = tip.setPercent(field.value ?? 0)
      return tip.percent
    }
    // 15 and a refused 0 for 150, back to 0, and 05.
    let percents = ["1", "5", "0", "a", ".", nil, nil, "0", "5"].map(edit)
    #expect(percents == [1, 15, 15, 15, 15, 1, 0, 0, 5])
    let isStepped = tip.step(by: 1)
    #expect(isStepped)
    #expect(tip.percent == 6)
    #expect(tip.total == Rational("127.2"))
  }
}
