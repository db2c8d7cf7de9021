import SciMoney
import SciNumber
import TestSupport
import Testing

@Suite struct TaxTests {
  static let cents = Rounding(.halfAwayFromZero, to: .minorUnit)

  private func breakdown(
    _ pricing: TaxRules.Pricing, _ scope: TaxRules.Scope, _ lines: [TaxedLine]
  ) throws -> TaxBreakdown {
    let result = try TaxRules(pricing, scope, rounding: Self.cents).breakdown(of: lines, in: .usd)
    try Self.expectIdentities(of: result, pricing)
    return result
  }

  /// The table in the documentation of `TaxBreakdown`.
  private static func expectIdentities(
    of result: TaxBreakdown, _ pricing: TaxRules.Pricing, _ comment: Comment? = nil
  ) throws {
    for line in result.lines { #expect(line.net + line.tax == line.gross, comment) }
    #expect(result.net + result.tax == result.gross, comment)
    let nets = try result.lines.map(\.net).sum(in: .usd)
    let taxes = try result.lines.map(\.tax).sum(in: .usd)
    let grosses = try result.lines.map(\.gross).sum(in: .usd)
    let adjustment = result.roundingAdjustment
    switch pricing {
    case .exclusive:
      #expect(nets == result.net, comment)
      #expect(taxes + adjustment == result.tax, comment)
      #expect(grosses + adjustment == result.gross, comment)
    case .inclusive:
      #expect(nets + adjustment == result.net, comment)
      #expect(taxes - adjustment == result.tax, comment)
      #expect(grosses == result.gross, comment)
    }
  }

  /// odoo/odoo #155833: 10 pieces at 3.60 and 5.5 %.
  @Test func theScopeDecidesTheCents() throws {
    let line = TaxedLine("USD 3.6", quantity: 10, rates: [TaxRate("VAT", percent: "5.5")])
    #expect(try breakdown(.exclusive, .perLine, [line]).gross == "USD 37.98")
    #expect(try breakdown(.exclusive, .perUnit, [line]).gross == "USD 38")
  }

  /// EN 16931, BR-CO-17: three lines of 99.99 at 25 %.
  @Test func theAdjustmentIsShown() throws {
    let lines = [TaxedLine](
      repeating: TaxedLine("USD 99.99", rates: [TaxRate("VAT", percent: 25)]), count: 3)
    #expect(try breakdown(.exclusive, .perLine, lines).tax == "USD 75")
    let perRate = try breakdown(.exclusive, .perRate, lines)
    #expect(perRate.tax == "USD 74.99" && perRate.roundingAdjustment == "USD -0.01")
    #expect(perRate.exactTax == "USD 74.9925")
  }

  /// scurker/currency.js #469: 38.10 + 1.91 there.
  @Test func inclusivePricesAddUp() throws {
    let result = try breakdown(
      .inclusive, .perLine, [TaxedLine("USD 40", rates: [TaxRate("GST", percent: 5)])])
    #expect(result.net == "USD 38.1" && result.tax == "USD 1.9" && result.gross == "USD 40")
  }

  /// woocommerce/woocommerce #8047: 36 pieces at 1.66 and 20 %.
  @Test func unitsAndTotalsDiffer() throws {
    let line = TaxedLine("USD 1.66", quantity: 36, rates: [TaxRate("VAT", percent: 20)])
    #expect(try breakdown(.exclusive, .perTotal, [line]).tax == "USD 11.95")
    #expect(try breakdown(.exclusive, .perUnit, [line]).tax == "USD 11.88")
  }

  @Test func taxesMayBeTakenOfTaxes() throws {
    let rates = [TaxRate("GST", percent: 5), TaxRate("PST", percent: 10, isCompound: true)]
    let result = try breakdown(.exclusive, .perLine, [TaxedLine("USD 100", rates: rates)])
    #expect(result.shares.map(\.tax) == ["USD 5", "USD 10.5"])
    #expect(result.shares.map(\.base) == ["USD 100", "USD 105"])
    let back = try breakdown(.inclusive, .perLine, [TaxedLine("USD 115.5", rates: rates)])
    #expect(back.net == "USD 100" && back.shares.map(\.tax) == ["USD 5", "USD 10.5"])
  }

  /// Lines whose nets sum to 93.74 where the whole has 93.75, by Python's fractions.
  @Test func netsOfInclusivePricesAddUpWithTheAdjustment() throws {
    let lines = (["USD 19.90", "USD 19.90", "USD 71.76"] as [Money]).map {
      TaxedLine($0, rates: [TaxRate("VAT", percent: 19)])
    }
    let result = try breakdown(.inclusive, .perRate, lines)
    #expect(result.net == "USD 93.75" && result.roundingAdjustment == "USD 0.01")
    #expect(try result.lines.map(\.net).sum(in: .usd) == "USD 93.74")
  }

  /// Random lines, rates, roundings and scopes in both pricings; the seed is printed with a failure.
  @Test func identitiesHoldForRandomInvoices() throws {
    var random = SplitMix64(seed: 8)
    let increments: [Increment] = [.minorUnit, .decimals(0), .amount(Rational(1, 20))]
    var adjusted = Set<TaxRules.Pricing>()
    for round in 0..<150 {
      let rates = (0..<Int.random(in: 0...3, using: &random)).map { index in
        TaxRate(
          "T\(index)", percent: Percent(basisPoints: Int.random(in: -900...3000, using: &random)),
          isCompound: Bool.random(using: &random))
      }
      let lines = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        TaxedLine(
          Money(Rational(Int.random(in: -9999...999_999, using: &random)) / 1000, .usd),
          quantity: Rational(Int.random(in: 1...60, using: &random))
            / Rational(Int.random(in: 1...7, using: &random)),
          rates: rates.filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
      }
      let modes = RoundingMode.allCases.filter { $0 != .unnecessary }
      let rounding = Rounding(
        modes[Int.random(in: modes.indices, using: &random)],
        to: increments[Int.random(in: increments.indices, using: &random)])
      for pricing in TaxRules.Pricing.allCases {
        for scope in TaxRules.Scope.allCases {
          let rules = TaxRules(pricing, scope, rounding: rounding)
          let result = try rules.breakdown(of: lines, in: .usd)
          try Self.expectIdentities(of: result, pricing, "round \(round), \(rules)")
          if !result.roundingAdjustment.isZero { adjusted.insert(pricing) }
          let isFinal = scope == .perUnit || scope == .perLine
          #expect(!isFinal || result.roundingAdjustment.isZero)
        }
      }
    }
    // Without differences the identities would say nothing.
    #expect(adjusted.count == 2)
  }

  @Test func otherCurrenciesAreRefused() {
    let line = TaxedLine("EUR 1", rates: [])
    #expect(
      moneyError { () throws(MoneyError) in
        try TaxRules(.exclusive, .perLine, rounding: Self.cents).breakdown(of: [line], in: .usd)
      } == .unexpectedCurrency(.eur, expected: .usd))
  }
}

@Suite struct TipTests {
  @Test func aTipIsComputedFromTheBill() throws {
    var tip = MoneyTip(bill: "USD 19.99", percent: 15)
    #expect(try tip.tip == "USD 2.9985" && tip.total == "USD 22.9885")
    tip.rounding = TaxTests.cents
    #expect(try tip.tip == "USD 3" && tip.total == "USD 22.99")
    tip.totalRounding = Rounding(.awayFromZero, to: .amount(1))
    #expect(try tip.total == "USD 23" && tip.tip == "USD 3.01")
    #expect(try tip.split(into: 3).map(\.exactText) == ["7.67", "7.67", "7.66"])
    #expect(try tip.effectivePercent == Percent(points: Rational(30100, 1999)))
    tip.tax = "USD 1.99"
    (tip.rounding, tip.totalRounding) = (nil, nil)
    #expect(try tip.tip == "USD 2.7")
    #expect(try tip.effectivePercent == 15)
    tip.tax = "EUR 1.99"
    #expect(
      moneyError { () throws(MoneyError) in try tip.tip }
        == .unexpectedCurrency(.eur, expected: .usd))
  }

  @Test func steppingThePercentageNeverDrifts() throws {
    var tip = MoneyTip(bill: "USD 49.95", percent: 18)
    let first = try tip.tip
    for _ in 0..<100 { tip.percent = Percent(points: tip.percent.points + Rational(1) / 10) }
    for _ in 0..<100 { tip.percent = Percent(points: tip.percent.points - Rational(1) / 10) }
    #expect(try tip.tip == first)
  }
}

@Suite struct PercentTests {
  @Test func percentagesAreAddedAndRemovedExactly() throws {
    let gross = (Money("49.95", .usd) * 3).adding(percent: "8.25")
    #expect(gross == "USD 162.212625")
    #expect(gross.removing(percent: "8.25") == "USD 149.85")
    #expect(Money(100, .usd).discounted(byPercent: 20, 10) == "USD 72")
    #expect(Money(30, .usd).percentage(of: Money(80, .usd)) == "37.5")
    #expect(try Percent(10).then(10) == 21)
    let whole = "-100"
    #expect(
      moneyError { () throws(MoneyError) in try gross.removing(percent: whole) } == .divisionByZero)
    // bc gives 0 for 100*(8.25/100) with scale=2.
    #expect(Percent("8.25").of(Money(100, .usd)) == "USD 8.25")
    #expect(Percent("8.25").description == "8.25%")
  }
}

@Suite struct ExchangeTests {
  @Test func ratesAreExact() throws {
    let rate = ExchangeRate(.eur, .usd, "1.1")
    #expect(rate.inverse.rate == Rational(10) / 11)
    #expect(try Money(11, .usd).converted(to: .eur, using: rate.inverse) == "EUR 10")
    #expect(
      try Money(20, .usd).converted(to: .eur, using: ExchangeRate(.usd, .eur, "0.92")) == "EUR 18.4"
    )
    let cross = try rate.composed(with: ExchangeRate(.usd, .jpy, 150))
    #expect(cross.rate == 165 && cross.base == .eur && cross.quote == .jpy)
    #expect(
      moneyError { () throws(MoneyError) in try Money(1, .gbp).converted(to: .usd, using: rate) }
        == .wrongRate(base: .eur, quote: .usd, from: .gbp, to: .usd))
    #expect(
      moneyError { () throws(MoneyError) in
        try rate.composed(with: ExchangeRate(.gbp, .jpy, 190))
      } == .ratesDoNotConnect(.usd, .gbp))
    #expect(
      moneyError { () throws(MoneyError) in try ExchangeRate(.eur, .usd, 0 as Rational) }
        == .domain(.rateIsPositive))
  }

  @Test func dealersBuyAtTheBid() throws {
    let prices = try BidAsk(
      bid: ExchangeRate(.eur, .usd, "1.09"), ask: ExchangeRate(.eur, .usd, "1.1"))
    #expect(try prices.exchanged(Money(100, .eur)) == "USD 109")
    #expect(try prices.exchanged(Money(110, .usd)) == "EUR 100")
  }

  /// 1 DEM in ATS at the fixed rates: 1 / 1.95583 = 0.511 euros, times 13.7603.
  @Test func oldEuroCurrenciesGoOverTheEuro() throws {
    let (dem, ats) = (Currency("DEM"), Currency("ATS"))
    let way = try EuroTriangulation(
      from: ExchangeRate(.eur, dem, "1.95583"), to: ExchangeRate(.eur, ats, "13.7603"))
    let result = try way.rounding(Money(1, dem), TaxTests.cents)
    #expect(result.value == Money(try #require(Rational("7.03")), ats))
    #expect(
      moneyError { () throws(MoneyError) in
        try EuroTriangulation(
          from: ExchangeRate(.eur, dem, "1.955831"), to: ExchangeRate(.eur, ats, "13.7603"))
      } == .domain(.rateHasSixDigits))
  }

  @Test func bagsKeepCurrenciesApart() throws {
    let bag = MoneyBag(["USD 10", "EUR 5", "USD -10", "JPY 300"])
    #expect(bag.moneys == ["EUR 5", "JPY 300"])
    #expect(bag[.usd].isZero)
    let (euros, yen) = (ExchangeRate(.eur, .usd, "1.1"), ExchangeRate(.usd, .jpy, 150))
    let rates = [euros, yen.inverse]
    #expect(try bag.total(in: .usd, using: rates) == "USD 7.5")
    // An inverse is not taken unasked.
    #expect(
      moneyError { () throws(MoneyError) in try bag.total(in: .usd, using: [euros, yen]) }
        == .noRate(from: .jpy, to: .usd))
    #expect(
      moneyError { () throws(MoneyError) in try bag.total(in: .gbp, using: rates) }
        == .noRate(from: .eur, to: .gbp))
    #expect(try bag.subtracting("EUR 5").subtracting("JPY 300").isEmpty)
  }
}
