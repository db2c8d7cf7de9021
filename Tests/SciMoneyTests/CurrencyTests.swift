import SciLocale
import SciMoney
import SciNumber
import Testing

@Suite struct CurrencyTests {
  @Test func theTableHasAllKinds() throws {
    let active = Currency.active
    #expect(active.count == 178)
    // Missing in other libraries: SLE, XCG, ZWG, VES, CLF, XAF, XOF, XPF.
    for code in [
      "SLE", "XCG", "ZWG", "VES", "VED", "CLF", "UYW", "XAF", "XOF", "XPF", "XAU", "XTS", "XXX",
    ] {
      #expect(active.contains { $0.code == code }, "\(code)")
    }
    for code in ["BGN", "HRK", "ANG", "CUC", "SLL", "ZWL", "DEM", "XFU"] {
      #expect(try Currency(code).kind == .withdrawn, "\(code)")
      #expect(!active.contains { $0.code == code }, "\(code)")
    }
    #expect(
      Currency.clf.kind == .fund && Currency.xau.kind == .special && Currency.usd.kind == .currency)
  }

  /// The rows are from ISO 4217's list of countries, and all others must at least be in use.
  @Test(
    arguments: [
      ("US", "USD"), ("DE", "EUR"), ("HR", "EUR"), ("CH", "CHF"), ("JP", "JPY"), ("KW", "KWD"),
      ("EC", "USD"), ("LI", "CHF"), ("SN", "XOF"), ("AS", "USD"), ("ZZ", nil), ("AQ", nil),
      ("us", nil),
    ] as [(String, String?)])
  func regionsUseCurrencies(region: String, code: String?) {
    #expect(Currency.used(in: region)?.code == code)
  }

  @Test func rowsAreFoundByTheirCodes() throws {
    for currency in (Currency.active + Currency.withdrawn) {
      #expect(try Currency(currency.code) == currency)
      let record = try #require(currency.record)
      #expect(record.minorUnits == currency.minorUnits && !record.name.isEmpty)
      if let code = record.successorCode { #expect(throws: Never.self) { try Currency(code) } }
    }
    for code in ["usd", "US", "AAA", "QQQ", ""] {
      #expect(throws: MoneyError.unknownCurrency(code)) { try Currency(code) }
    }
  }

  @Test func theTableHasAVersion() {
    #expect(
      Currency.tableVersion == "ISO 4217 of iso-codes 4.15.0 with corrections to 2026-01 / CLDR 48")
  }

  @Test func constantsAreTheRows() throws {
    let codes = ["USD": Currency.usd, "TRY": .try, "ALL": .all, "XDR": .xdr, "BHD": .bhd]
    for (code, currency) in codes { #expect(try Currency(code) == currency) }
  }

  @Test func datesAndSuccessorsAreKnown() throws {
    for (code, month, successor) in [
      ("DEM", "2002-03", Currency.eur), ("HRK", "2023-01", .eur), ("BGN", "2026-01", .eur),
      ("ANG", "2025-03", .xcg),
    ] {
      let currency = try Currency(code)
      #expect(currency.record?.withdrawn == month && currency.successor == successor)
    }
    #expect(Currency.usd.record?.numericCode == 840 && Currency.chf.record?.territory == "CH")
  }

  /// Where ISO 4217 (as Joda-Money and JDK 17 have it) and CLDR 48 disagree, all of them.
  static let disagreements: [String: (iso: Int, cldr: Int)] = [
    "AFN": (2, 0), "ALL": (2, 0), "COP": (2, 0), "HUF": (2, 0), "IDR": (2, 0), "IRR": (2, 0),
    "KPW": (2, 0), "LAK": (2, 0), "LBP": (2, 0), "MMK": (2, 0), "PKR": (2, 0), "SOS": (2, 0),
    "SYP": (2, 0), "YER": (2, 0), "IQD": (3, 0), "MGA": (2, 0),
  ]

  @Test func minorUnitsFollowIso() throws {
    for currency in Currency.active {
      let record = try #require(currency.record)
      guard let pair = Self.disagreements[currency.code] else {
        #expect(currency.minorUnits == nil || record.cldrDigits == record.minorUnits, "\(currency)")
        continue
      }
      #expect(currency.minorUnits == pair.iso && record.cldrDigits == pair.cldr, "\(currency)")
    }
  }

  /// The minor units of list one other than 2, and those without any.
  @Test func minorUnitsAreThoseOfListOne() {
    let units: [Int: String] = [
      0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
      3: "BHD IQD JOD KWD LYD OMR TND", 4: "CLF UYW",
    ]
    let active = Currency.active
    for (count, codes) in units {
      #expect(active.filter { $0.minorUnits == count }.map(\.code).joined(separator: " ") == codes)
    }
    #expect(
      active.filter { $0.minorUnits == nil }.map(\.code).joined(separator: " ")
        == "XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX")
  }

  /// CLDR's rounding of cash.
  @Test func cashIsThatOfCldr() throws {
    let whole = [
      "AMD", "COP", "CRC", "CZK", "GYD", "HUF", "IDR", "MNT", "MUR", "NOK", "PKR", "SEK", "TWD",
      "TZS", "UZS",
    ]
    for code in whole { #expect(try Currency(code).record?.cashDigits == 0, "\(code)") }
    for (code, coin) in [("CAD", "0.05"), ("CHF", "0.05"), ("DKK", "0.5"), ("HUF", "5")] {
      #expect(try Increment.cash.amount(in: Currency(code)) == Rational(coin), "\(code)")
    }
    #expect(Currency.mga.record?.note == "1/5" && Currency.mru.record?.note == "1/5")
    #expect(Currency.mru.record?.cldrDigits == 2 && Currency.huf.record?.cldrDigits == 0)
  }

  /// The changes of the last years: old code, month and new code.
  @Test(arguments: [
    ("ANG", "2025-03", "XCG"), ("ZWL", "2024-08", "ZWG"), ("SLL", "2023-12", "SLE"),
    ("HRK", "2023-01", "EUR"), ("BGN", "2026-01", "EUR"), ("CUC", "2021-06", "CUP"),
    ("VEF", "2018-08", "VES"), ("BYR", "2017-01", "BYN"), ("ZMK", "2012-12", "ZMW"),
    // Months of list three that Debian's iso-codes has otherwise.
    ("ADP", "2003-07", "EUR"), ("SIT", "2007-01", "EUR"), ("RUR", "2004-01", "RUB"),
    ("BAD", "1998-07", "BAM"), ("GWP", "1997-05", "XOF"),
  ])
  func successionsAreKnown(_ old: String, _ month: String, _ new: String) throws {
    let currency = try Currency(old)
    #expect(currency.kind == .withdrawn && currency.record?.withdrawn == month)
    #expect(try currency.successor == Currency(new))
    #expect(try Currency(new).kind == .currency)
  }

  /// Stripe's currencies without decimals and those with three, of which only MGA is not as in ISO 4217.
  @Test func paymentServicesAreProfiles() throws {
    let whole = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF"
    let stripe = CurrencyProfile(name: "Stripe", decimals: [.mga: 0])
    for code in whole.split(separator: " ") {
      let currency = try Currency(String(code))
      #expect(try Increment.profile(stripe).amount(in: currency) == 1, "\(code)")
    }
    for code in ["BHD", "JOD", "KWD", "OMR", "TND"] {
      #expect(try Currency(code).minorUnits == 3, "\(code)")
    }
  }

  @Test func customCurrenciesAreValues() throws {
    let bitcoin = Currency(custom: "BTC", minorUnits: 8, symbol: "₿")
    #expect(bitcoin.code == "BTC" && bitcoin.minorUnits == 8 && bitcoin.customSymbol == "₿")
    #expect(bitcoin.isCustom && bitcoin.record == nil && bitcoin.kind == .custom)
    // swift-currency fails at the 18 digits of ether.
    let ether = Currency(custom: "ETH", minorUnits: 18)
    #expect(try Money(minorUnits: 1, ether).exactText == "0.000000000000000001")
    for code in ["USD", "btc", "TOOLONG", "BT"] {
      #expect(throws: MoneyError.domain(.customCodeIsNew)) {
        try Currency(custom: code, minorUnits: 2)
      }
    }
    let letters = "BTC"
    for units in [-1, 31] {
      #expect(throws: MoneyError.domain(.minorUnitsAreFew)) {
        try Currency(custom: letters, minorUnits: units)
      }
    }
    let locale = NumberLocale("en")
    let money = Money("-0.5", bitcoin)
    #expect(try MoneyFormat(locale).text(money) == "-₿0.50000000")
    #expect(try MoneyFormat(locale).money(from: "-₿0.50000000", expecting: bitcoin) == money)
  }

  @Test func symbolsDependOnTheLocale() throws {
    let (english, canadian) = (
      NumberLocale("en"), NumberLocale("en-CA")
    )
    #expect(Currency.cad.symbol(in: english) == "CA$" && Currency.cad.symbol(in: canadian) == "$")
    #expect(
      Currency.cad.symbol(in: english, narrow: true) == "$"
        && Currency.chf.symbol(in: english) == "CHF")
  }

  @Test func noSymbolIsTheCodeOfAnotherCurrency() throws {
    let quechua = NumberLocale("qu")
    #expect(quechua.currencySymbol("GHS", narrow: true) == "GHC")
    #expect(Currency("GHS").symbol(in: quechua, narrow: true) == "GHS")
  }

  @Test func aCurrencyTakesEightBytes() {
    #expect(MemoryLayout<Currency>.size == 8)
  }
}
