import Foundation
import SciMoney
import SciNumber
import Testing

@Suite struct CodableTests {
  private func json(_ value: some Encodable, _ coding: MoneyCoding? = nil) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let coding { encoder.userInfo[MoneyCoding.userInfoKey] = coding }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func money(_ json: String, _ coding: MoneyCoding? = nil) throws -> Money {
    let decoder = JSONDecoder()
    if let coding { decoder.userInfo[MoneyCoding.userInfoKey] = coding }
    return try decoder.decode(Money.self, from: Data(json.utf8))
  }

  private func error(_ json: String, _ coding: MoneyCoding? = nil) -> MoneyError? {
    do {
      _ = try money(json, coding)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.underlyingError as? MoneyError
    } catch {
      return nil
    }
  }

  @Test func amountsAreTexts() throws {
    #expect(try json(Money("149.85", .usd)) == #"{"amount":"149.85","currency":"USD"}"#)
    // With the decimals of the currency, and more where there are more.
    #expect(try json(Money("37.5", .eur)) == #"{"amount":"37.50","currency":"EUR"}"#)
    #expect(try json(Money("37.505", .eur)) == #"{"amount":"37.505","currency":"EUR"}"#)
    #expect(try json(Money(37, .jpy)) == #"{"amount":"37","currency":"JPY"}"#)
    #expect(
      try json(Money(100, .usd) / 3).replacing("\\/", with: "/")
        == #"{"amount":"100/3","currency":"USD"}"#)
    #expect(try money(#"{"amount":"3.133","currency":"USD"}"#) == "USD 3.133")
  }

  @Test func numbersAreRefused() throws {
    #expect(error(#"{"amount":3.133,"currency":"USD"}"#) == .numberNotString)
    #expect(error(#"{"amount":3,"currency":"USD"}"#) == .numberNotString)
    let open = MoneyCoding(.object, acceptsIntegers: true)
    #expect(try money(#"{"amount":3,"currency":"USD"}"#, open) == "USD 3")
    #expect(error(#"{"amount":3.133,"currency":"USD"}"#, open) == .numberNotString)
    // Flight-School reads ["1,234.56"] as 1.
    #expect(error(#"{"amount":"1,234.56","currency":"USD"}"#) == .syntax(offset: 1, expected: .end))
    #expect(error(#"{"amount":"1","currency":"QQQ"}"#) == .unknownCurrency("QQQ"))
  }

  @Test func onlyANumberIsCalledOne() throws {
    for json in [#"{"currency":"USD"}"#, #"{"amount":null,"currency":"USD"}"#] {
      #expect(error(json) == nil, "\(json)")
      #expect(throws: DecodingError.self) { try money(json) }
    }
    // The number is exact as far as `Int` goes, and an error beyond it: no way goes through a double.
    let open = MoneyCoding(.object, acceptsIntegers: true)
    let large = #"{"amount":9007199254740993,"currency":"USD"}"#
    #expect(try money(large, open) == "USD 9007199254740993")
    #expect(error(#"{"amount":99999999999999999999,"currency":"USD"}"#, open) == .numberNotString)
  }

  @Test(arguments: [
    (MoneyCoding(.string), #""USD 149.85""#),
    (MoneyCoding(.units(.minorUnit)), #"{"amount":14985,"currency":"USD"}"#),
    (
      MoneyCoding(.object, amountKey: "value", currencyKey: "unit"),
      #"{"unit":"USD","value":"149.85"}"#
    ),
    (
      MoneyCoding(.units(.decimals(6)), amountKey: "micros"),
      #"{"currency":"USD","micros":149850000}"#
    ),
  ])
  func otherShapesAreReadBack(_ coding: MoneyCoding, _ expected: String) throws {
    let value = Money("149.85", .usd)
    #expect(try json(value, coding) == expected)
    #expect(try money(expected, coding) == value)
  }

  @Test func partsOfUnitsAreNotWritten() {
    #expect(throws: EncodingError.self) {
      try json(Money("1.005", .usd), MoneyCoding(.units(.minorUnit)))
    }
  }

  @Test func currenciesAreKeysOfObjects() throws {
    try expectRoundTrip(
      [Currency.eur: Money("1.50", .eur)], #"{"EUR":{"amount":"1.50","currency":"EUR"}}"#)
    try expectRoundTrip([Currency.usd: 1, .jpy: 2], #"{"JPY":2,"USD":1}"#)
    let bitcoin = Currency(custom: "BTC", minorUnits: 8, symbol: "₿")
    try expectRoundTrip([bitcoin: "half"], #"{"BTC:8:₿":"half"}"#)
    try expectRoundTrip([try Currency(custom: "PTS", minorUnits: nil): 1], #"{"PTS:":1}"#)
    try expectRoundTrip(
      [Currency(custom: "PTS", minorUnits: nil, symbol: ":"): 1], #"{"PTS:::":1}"#)
    for wrong in ["eur", "EUX", "PTS", "EUR:2", "PTS:x", "PTS:0:pt", "PTS:0:", "PTS:31", ""] {
      #expect(throws: DecodingError.self, "\(wrong)") {
        try JSONDecoder().decode([Currency: Int].self, from: Data("{\"\(wrong)\":1}".utf8))
      }
    }
  }

  @Test func customCurrenciesCarryTheirUnits() throws {
    let bitcoin = Currency(custom: "BTC", minorUnits: 8, symbol: "₿")
    let value = Money("0.5", bitcoin)
    #expect(try money(json(value)) == value)
    // A symbol of two letters is not cut to one.
    let points = #"{"amount":"1","currency":{"code":"PTS","minorUnits":0,"symbol":"pt"}}"#
    #expect(throws: DecodingError.self) { try money(points) }
    #expect(try json(["r": Percent("8.25" as String)]) == #"{"r":"8.25"}"#)
  }

  // MARK: - Everything that a server stores

  /// Writes a value, compares the JSON, and reads it back.
  private func expectRoundTrip<Value: Codable & Equatable>(
    _ value: Value, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try json(value).replacing("\\/", with: "/")
    #expect(text == expected, sourceLocation: sourceLocation)
    let back = try JSONDecoder().decode(Value.self, from: Data(expected.utf8))
    #expect(back == value, sourceLocation: sourceLocation)
  }

  @Test func numbersAreTexts() throws {
    try expectRoundTrip([Rational(1, 10), Rational(1, 3), -2], #"["0.1","1/3","-2"]"#)
    try expectRoundTrip([try #require(Rational("1e-999999999"))], #"["1e-999999999"]"#)
    try expectRoundTrip([Percent("8.25"), 19], #"["8.25","19"]"#)
    for wrong in ["[0.1]", #"["1/0"]"#, #"["0,1"]"#, #"[""]"#, "[null]"] {
      #expect(throws: DecodingError.self, "\(wrong)") {
        try JSONDecoder().decode([Rational].self, from: Data(wrong.utf8))
      }
    }
  }

  @Test func ratesAndTaxesAreReadBack() throws {
    try expectRoundTrip(
      ExchangeRate(.eur, .usd, "1.0987"), #"{"base":"EUR","quote":"USD","rate":"1.0987"}"#)
    try expectRoundTrip(
      ExchangeRate(.eur, .usd, "10/11", asOf: "2026-01-02"),
      #"{"asOf":"2026-01-02","base":"EUR","quote":"USD","rate":"10/11"}"#)
    let negative = Data(#"{"base":"EUR","quote":"USD","rate":"-1"}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ExchangeRate.self, from: negative)
    }
    try expectRoundTrip(TaxRate("VAT", percent: 19), #"{"name":"VAT","percent":"19"}"#)
    try expectRoundTrip(
      TaxRate("PST", percent: "9.975", isCompound: true),
      #"{"isCompound":true,"name":"PST","percent":"9.975"}"#)
    try expectRoundTrip(
      TaxRules(.inclusive, .perRate, rounding: Rounding(.halfEven, to: .minorUnit)),
      #"{"pricing":"inclusive","rounding":{"increment":"minorUnit","mode":"half-even"},"scope":"perRate"}"#
    )
    let rules = TaxRules(.exclusive, .perTotal, rounding: Rounding(.halfEven, to: .minorUnit))
    let line = TaxedLine("EUR 3.33", quantity: Rational(1, 3), rates: [TaxRate("VAT", percent: 7)])
    let invoice = try rules.breakdown(of: [line], in: .eur)
    let data = try JSONEncoder().encode(invoice)
    #expect(try JSONDecoder().decode(TaxBreakdown.self, from: data) == invoice)
    #expect(
      try JSONDecoder().decode(TaxedLine.self, from: JSONEncoder().encode(line)) == line)
  }

  @Test func bagsAndTypedAmountsKeepTheirCurrency() throws {
    let bag = MoneyBag([Money("37.5", .usd), Money(5, .eur)])
    try expectRoundTrip(
      bag, #"[{"amount":"5.00","currency":"EUR"},{"amount":"37.50","currency":"USD"}]"#)
    try expectRoundTrip(
      TypedMoney<USD>("37.5"), #"{"amount":"37.50","currency":"USD"}"#)
    let euros = Data(#"{"amount":"37.50","currency":"EUR"}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TypedMoney<USD>.self, from: euros)
    }
  }

  @Test func roundingsAreReadBack() throws {
    try expectRoundTrip(
      Rounding(.halfAwayFromZero, to: .amount(Rational(1, 20))),
      #"{"increment":{"amount":"0.05"},"mode":"half-away"}"#)
    let profile = CurrencyProfile(name: "Adyen", decimals: [.clp: 2])
    try expectRoundTrip(
      [Increment.minorUnit, .cldr, .cash, .decimals(-3), .profile(profile)],
      #"["minorUnit","cldr","cash",{"decimals":-3},{"profile":{"decimals":{"CLP":2},"name":"Adyen"}}]"#
    )
    let old = Data(#"{"decimals":["CLP",2,"JPY",0],"name":"Adyen"}"#.utf8)
    #expect(
      try JSONDecoder().decode(CurrencyProfile.self, from: old)
        == CurrencyProfile(name: "Adyen", decimals: [.clp: 2, .jpy: 0]))
    for wrong in [#"["unit"]"#, #"[{"amount":"0"}]"#, "[{}]", "[2]"] {
      #expect(throws: DecodingError.self, "\(wrong)") {
        try JSONDecoder().decode([Increment].self, from: Data(wrong.utf8))
      }
    }
    for mode in RoundingMode.allCases {
      try expectRoundTrip([mode], "[\"\(mode.rawValue)\"]")
    }
    let rounded = try Money("1.005", .usd).rounding(.halfEven, to: .minorUnit)
    let data = try JSONEncoder().encode(rounded)
    #expect(try JSONDecoder().decode(Rounded<Money>.self, from: data) == rounded)
  }

  @Test func schedulesAreReadBack() throws {
    let loan = try MoneyLoan(Money(1000, .eur), percentPerYear: 12, years: 1)
    let plan = try loan.schedule(rounding: .halfEven, to: .minorUnit)
    let data = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(MoneySchedule.self, from: data) == plan)
  }
}
