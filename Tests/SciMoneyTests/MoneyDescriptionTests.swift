import SciFinance
import SciMoney
import Testing

/// What is printed of money: amounts and words, and no structure.
@Suite struct MoneyDescriptionTests {
  @Test func ratesAndBagsArePrintedAsText() throws {
    let rate = ExchangeRate(.eur, .usd, "1.0987")
    #expect("\(rate)" == "1 EUR = 1.0987 USD")
    #expect(
      "\(ExchangeRate(.eur, .usd, "1/3", asOf: "2026-11-01"))"
        == "1 EUR ≈ 0.333333 USD (2026-11-01)"
    )
    #expect(
      "\(try BidAsk(bid: rate, ask: ExchangeRate(.eur, .usd, "1.1")))"
        == "1 EUR = 1.0987 to 1.1 USD")
    let bag = MoneyBag([Money("3.5", .usd), Money(5, .eur)])
    #expect("\(bag)" == "EUR 5.00, USD 3.50" && "\(MoneyBag())" == "nothing")
    #expect(
      "\(Rounding(.halfAwayFromZero, to: .minorUnit))" == "half away from zero to the smallest unit"
    )
    #expect("\(Rounding(.floor, to: .amount(Rational(1, 20))))" == "down to 0.05")
    #expect(
      "\(try Money("1.005", .usd).rounding(.halfEven, to: .minorUnit))"
        == "USD 1.00, residue USD 0.005")
    #expect("\(TaxRate("VAT", percent: "19"))" == "VAT 19%")
    #expect("\(MoneyTip(bill: Money("19.99", .usd), percent: "15"))" == "15% of USD 19.99")
  }

  /// Expected: Python's `Decimal.quantize` with ROUND_HALF_UP of 28 digits.
  @Test func `no text shows a fraction, and a rounded one says so`() throws {
    let third = Money(100, .usd) / 3
    #expect("Each pays \(third)" == "Each pays ≈ USD 33.33")
    #expect("\(Money(200, .jpy) / -3)" == "≈ JPY -67")
    #expect("\(Money(2, .kwd) / 3)" == "≈ KWD 0.667")
    #expect("\(Money(100, .xau) / 3)" == "≈ XAU 33.333333")
    // What is left of a cent is not nothing.
    let rounded = try third.rounding(.halfEven, to: .minorUnit)
    #expect("\(rounded)" == "USD 33.33, residue ≈ USD 0.0033")
    #expect("\(Money(5, .usd).percentage(of: Money(15, .usd)))" == "≈ 33.3333%")
    #expect("\(ExchangeRate(.eur, .usd, "1.1").inverse)" == "1 USD ≈ 0.909091 EUR")
    // For machines it is exact, and comes back.
    #expect(
      third.exactDescription == "USD 100/3" && third.debugDescription == "USD 33.3333… (100/3)")
    #expect(try Money(third.exactDescription) == third)
    let text = "\(third)"
    #expect(throws: MoneyError.self) { try Money(text) }
  }

  @Test func taxesAndLoansArePrintedAsText() throws {
    let rates = [TaxRate("VAT", percent: "19")]
    let line = TaxedLine(Money("4.99", .eur), quantity: 3, rates: rates)
    #expect("\(line)" == "3 × EUR 4.99, VAT 19%")
    let breakdown = try TaxRules(
      .exclusive, .perLine, rounding: Rounding(.halfEven, to: .minorUnit)
    )
    .breakdown(of: [line], in: .eur)
    // 14.97 × 0.19 = 2.8443.
    #expect(
      "\(breakdown)"
        == "net EUR 14.97, tax EUR 2.84, gross EUR 17.81\nVAT 19% of EUR 14.97: EUR 2.84")
    let loan = try MoneyLoan(Money(1000, .eur), percentPerYear: 12, years: 1)
    #expect("\(loan)" == "EUR 1000.00 at 1% a period, 12 payments at the end of each")
    let plan = try loan.schedule(rounding: .halfEven, to: .minorUnit)
    // 1000·0.01/(1 − 1.01⁻¹²) = 88.8487….
    #expect(
      "\(plan.rows[0])"
        == "1: payment EUR 88.85, interest EUR 10.00, principal EUR 78.85, balance EUR 921.15")
    let lines = "\(plan)".split(separator: "\n")
    #expect(lines.count == 13 && lines[12].hasPrefix("total: payment EUR "))
    let terms = try Loan(principal: 1000, rate: Rational(1, 100), periods: 12)
    #expect("\(terms)" == "1000 at 0.01 a period, 12 payments at the end of each")
    let rows = try terms.schedule(
      .rounded(to: Rational(1, 100), payment: .halfEven, interest: .halfEven)
    ).rows
    #expect("\(rows[0])" == "1: payment 88.85, interest 10, principal 78.85, balance 921.15")
    #expect(
      "\(RateSolutions.unique(Real(Rational(1, 10))))" == "0.1"
        && "\(RateSolutions.none)" == "no rate")
    #expect("\(Money(100, .eur).split(into: 3))" == "[EUR 33.34, EUR 33.33, EUR 33.33]")
  }

  @Test func localesAndTheirErrorsArePrintedAsText() throws {
    #expect("\(NumberLocale("de-CH"))" == "de-CH")
    #expect("\(try NumberLocale.fr.read("-1 234,50 F CFA", style: .currency))" == "-1234.50 F CFA")
    let error = #expect(throws: NumberTextError.self) {
      try NumberLocale.fr.read("1.234", style: .decimal, parsing: .lenient)
    }
    #expect(error.map { "\($0)" } == "the text has several readings, 1234 or 1,234, at byte 1")
  }
}
