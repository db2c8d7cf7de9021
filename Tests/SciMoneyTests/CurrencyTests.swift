import SciLocale
import SciMoney
import Testing

@Suite struct CurrencyTests {
  @Test func theTableHasAllKinds() {
    let active = Currency.known()
    #expect(active.count == 178)
    // Missing in other libraries: SLE, XCG, ZWG, VES, CLF, XAF, XOF, XPF.
    for code in [
      "SLE", "XCG", "ZWG", "VES", "VED", "CLF", "UYW", "XAF", "XOF", "XPF", "XAU", "XTS", "XXX",
    ] {
      #expect(active.contains { $0.code == code }, "\(code)")
    }
    for code in ["BGN", "HRK", "ANG", "CUC", "SLL", "ZWL", "DEM", "XFU"] {
      #expect(Currency(code)?.kind == .historic, "\(code)")
      #expect(!active.contains { $0.code == code }, "\(code)")
    }
    #expect(
      Currency.clf.kind == .fund && Currency.xau.kind == .special && Currency.usd.kind == .currency)
  }

  @Test func rowsAreFoundByTheirCodes() throws {
    for currency in Currency.known(includingHistoric: true) {
      #expect(Currency(currency.code) == currency)
      let record = try #require(currency.record)
      #expect(record.minorUnits == currency.minorUnits && !record.name.isEmpty)
      if let code = record.successorCode { #expect(Currency(code) != nil, "\(code)") }
    }
    #expect(
      Currency("usd") == nil && Currency("US") == nil && Currency("AAA") == nil
        && Currency("") == nil)
    #expect(
      moneyError { () throws(MoneyError) in try Currency(code: "QQQ") } == .unknownCurrency("QQQ"))
  }

  @Test func constantsAreTheRows() {
    #expect(
      Currency.usd == Currency("USD") && Currency.try == Currency("TRY")
        && Currency.all == Currency("ALL"))
    #expect(Currency.xdr == Currency("XDR") && Currency.bhd == Currency("BHD"))
  }

  @Test func datesAndSuccessorsAreKnown() {
    #expect(Currency("DEM")?.record?.withdrawn == "2002-03" && Currency("DEM")?.successor == .eur)
    #expect(Currency("HRK")?.record?.withdrawn == "2023-01" && Currency("HRK")?.successor == .eur)
    #expect(Currency("BGN")?.record?.withdrawn == "2026-01" && Currency("ANG")?.successor == .xcg)
    #expect(Currency.usd.record?.numericCode == 840 && Currency.chf.record?.territory == "CH")
    #expect(Currency.mga.record?.note == "1/5")
  }

  /// money.md 3.5: where ISO 4217 and CLDR disagree.
  @Test(arguments: [
    ("AFN", 2, 0), ("ALL", 2, 0), ("IRR", 2, 0), ("RSD", 2, 0), ("IQD", 3, 0), ("MGA", 2, 0),
    ("MRU", 2, 2), ("HUF", 2, 2),
    ("JPY", 0, 0), ("BHD", 3, 3), ("CLF", 4, 4), ("UYW", 4, 4), ("USD", 2, 2), ("ISK", 0, 0),
    ("KMF", 0, 0),
  ])
  func minorUnitsFollowIso(_ code: String, _ iso: Int, _ cldr: Int) throws {
    let currency = try Currency(code: code)
    #expect(currency.minorUnits == iso)
    #expect(currency.record?.cldrDigits == cldr)
  }

  @Test func customCurrenciesAreValues() throws {
    let bitcoin = try #require(Currency(custom: "BTC", minorUnits: 8, symbol: "₿"))
    #expect(bitcoin.code == "BTC" && bitcoin.minorUnits == 8 && bitcoin.customSymbol == "₿")
    #expect(bitcoin.isCustom && bitcoin.record == nil && bitcoin.kind == .custom)
    // swift-currency fails at the 18 digits of ether.
    let ether = try #require(Currency(custom: "ETH", minorUnits: 18))
    #expect(try Money(minorUnits: 1, ether).exactText == "0.000000000000000001")
    #expect(
      Currency(custom: "USD", minorUnits: 2) == nil && Currency(custom: "btc", minorUnits: 2) == nil
    )
    #expect(
      Currency(custom: "BTC", minorUnits: 31) == nil
        && Currency(custom: "TOOLONG", minorUnits: 2) == nil)
    let locale = try #require(NumberLocale("en"))
    let money = try Money("-0.5", bitcoin)
    #expect(try MoneyFormat(locale).text(money) == "-₿0.50000000")
    #expect(try MoneyFormat(locale).money(from: "-₿0.50000000", expecting: bitcoin) == money)
  }

  @Test func symbolsDependOnTheLocale() throws {
    let (english, canadian) = (
      try #require(NumberLocale("en")), try #require(NumberLocale("en-CA"))
    )
    #expect(Currency.cad.symbol(in: english) == "CA$" && Currency.cad.symbol(in: canadian) == "$")
    #expect(
      Currency.cad.symbol(in: english, narrow: true) == "$"
        && Currency.chf.symbol(in: english) == "CHF")
  }

  @Test func aCurrencyTakesEightBytes() {
    #expect(MemoryLayout<Currency>.size == 8)
  }
}
