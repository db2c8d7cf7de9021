import Foundation
import SciLocale
import SciMoney
import SciNumber
import Testing

/// Rows of a file in `Data`, each in its fields.
enum TestData {
  static func rows(_ name: String) throws -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

@Suite struct FormatTests {
  /// The amounts of the columns that both files have.
  static let columns: [(amount: Money, isAccounting: Bool)] = [
    ("EUR 1234567.89", false), ("USD -1234567.89", false), ("CHF -1234567.89", true),
    ("JPY 1234568", false), ("INR 1234567.89", false),
  ]

  private func texts(_ locale: NumberLocale) throws -> [String] {
    try Self.columns.map { try MoneyFormat(locale, accounting: $0.isAccounting).text($0.amount) }
      + [PercentFormat(locale).text("1234508.25")]
  }

  /// What ICU writes: our text, or in some locales the one with the pattern of the region's currency.
  private func icuText(_ money: Money, _ format: MoneyFormat, in name: String) throws -> String {
    guard let own = FormatDifferences.patternOfRegion[name] else { return try format.text(money) }
    // The digits as they are written, cut at the point.
    var bare = format
    (bare.locale, bare.label, bare.isAccounting) = (.root, .none, false)
    let parts = try bare.text(money).filter { $0 != "," && $0 != "-" }.split(separator: ".")
    let label =
      format.label == .code
      ? money.currency.code
      : money.currency.symbol(in: format.locale, narrow: format.label == .narrowSymbol)
    return format.locale.text(
      isNegative: money.signum < 0, integer: Array(parts[0].utf8)[...],
      fraction: parts.count > 1 ? Array(parts[1].utf8)[...] : [],
      style: format.isAccounting ? .accounting : .currency,
      currency: CurrencyLabel(code: own, text: label))
  }

  @Test func icuWritesTheSameAmounts() throws {
    let rows = try TestData.rows("icu.tsv")
    for row in rows {
      let locale = try NumberLocale(row[0])
      let mine = try Self.columns.map {
        try icuText($0.amount, MoneyFormat(locale, accounting: $0.isAccounting), in: row[0])
      }
      let percent = try PercentFormat(locale).text("1234508.25")
      let short = try icuText("EUR 1234.5", MoneyFormat(locale), in: row[0])
      #expect(mine + [percent, short] == Array(row.dropFirst()), "\(row[0])")
    }
    #expect(rows.count == 898)
  }

  /// Random locales, digits, currencies, labels and amounts; see scripts/icu_cases.mjs.
  @Test func icuWritesTheSameRandomAmounts() throws {
    let rows = try TestData.rows("icu-random.tsv")
    for row in rows {
      let locale = try NumberLocale(row[0] + (row[1].isEmpty ? "" : "-u-nu-" + row[1]))
      let decimals = row[5].split(separator: ".").dropFirst().first?.count ?? 0
      let format = MoneyFormat(
        locale, accounting: row[4] == "accounting",
        label: try #require(MoneyFormat.Label(rawValue: row[3])),
        rounding: Rounding(.unnecessary, to: .decimals(decimals)))
      let money = try Money(row[5], Currency(row[2]))
      #expect(
        try icuText(money, format, in: row[0]) == row[6],
        "\(row[0]) \(row[1]) \(row[2]) \(row[3]) \(row[4])")
      if let digits = money.currency.record?.cldrDigits { #expect(digits == decimals, "\(row[2])") }
    }
    #expect(rows.count == 3_000)
  }

  /// Nothing is excused that is no longer different.
  @Test func eachExceptionIsOne() throws {
    var (icu, babel) = (Set(FormatDifferences.patternOfRegion.keys), FormatDifferences.inBabel)
    for row in try TestData.rows("icu.tsv") where icu.contains(row[0]) {
      if try texts(NumberLocale(row[0])) != Array(row.dropFirst().dropLast()) { icu.remove(row[0]) }
    }
    for row in try TestData.rows("babel.tsv") where babel.contains(row[0]) {
      let locale = try NumberLocale(row[0], numbering: .latin)
      if try texts(locale).map(bare) != row.dropFirst().map(bare) { babel.remove(row[0]) }
    }
    #expect(icu.isEmpty && babel.isEmpty)
  }

  /// A text without spaces and marks of direction, and with the keyboard's minus sign.
  ///
  /// Babel writes no space between a code and digits, and always the keyboard's minus sign.
  private func bare(_ text: String) -> String {
    let dropped: Set<Unicode.Scalar> = [
      "\u{A0}", "\u{202F}", "\u{200E}", "\u{200F}", "\u{61C}", " ",
    ]
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !dropped.contains(scalar) {
      scalars.append(scalar == "\u{2212}" ? "-" : scalar)
    }
    return String(scalars)
  }

  @Test func babelWritesTheSameAmounts() throws {
    var count = 0
    for row in try TestData.rows("babel.tsv") where !FormatDifferences.inBabel.contains(row[0]) {
      let locale = try NumberLocale(row[0], numbering: .latin)
      #expect(try texts(locale).map(bare) == row.dropFirst().map(bare), "\(row[0])")
      count += 1
    }
    #expect(count > 730)
  }

  /// What Node 24.19 with ICU 78.3 writes.
  @Test(
    arguments: [
      ("en-US", "USD 1234567.89", "$1,234,567.89"),
      ("de-DE", "EUR 1234567.89", "1.234.567,89\u{A0}€"),
      ("fr-FR", "EUR 1234567.89", "1\u{202F}234\u{202F}567,89\u{A0}€"),
      ("hi-IN", "INR 1234567.89", "₹12,34,567.89"), ("ja-JP", "JPY 1234568", "￥1,234,568"),
      ("de-CH", "CHF 1234567.89", "CHF\u{A0}1'234'567.89"),
      ("sv-SE", "SEK -1234.5", "−1\u{A0}234,50\u{A0}kr"),
      ("pl-PL", "PLN -1234.5", "-1234,50\u{A0}zł"), ("es-ES", "EUR 12345", "12.345,00\u{A0}€"),
      ("en-IN", "INR 1234567.89", "₹12,34,567.89"), ("en-CA", "USD 5", "US$5.00"),
      ("pt-CV", "CVE 1234.5", "1234$50\u{A0}\u{200B}"), ("zh-TW", "TWD 5", "$5.00"),
      ("hr", "EUR 1234.5", "1.234,50\u{A0}€"), ("hr", "HRK -1234.5", "−1.234,50\u{A0}kn"),
      ("bg", "EUR 1234567.89", "1\u{A0}234\u{A0}567,89\u{A0}€"), ("bg", "BGN 5", "5,00\u{A0}лв."),
    ] as [(String, String, String)])
  func formatsOfTheTable(_ tag: String, _ amount: String, _ expected: String) throws {
    let locale = try NumberLocale(tag)
    #expect(try MoneyFormat(locale).text(Money(amount)) == expected)
  }

  /// The same table's percentages and negative amounts of accounting, rounded half away from zero.
  @Test(arguments: [
    ("en-US", "8.25%", "USD -1234.5", "($1,234.50)"),
    ("de-DE", "8,25\u{A0}%", "EUR -1234.5", "-1.234,50\u{A0}€"),
    ("fr-FR", "8,25\u{A0}%", "EUR -1234.5", "(1\u{202F}234,50\u{A0}€)"),
    ("hi-IN", "8.25%", "INR -1234.5", "-₹1,234.50"),
    ("ar-EG", "٨٫٢٥٪\u{61C}", "EGP -1234.5", "\u{61C}-\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}"),
    ("ja-JP", "8.25%", "JPY -1234.5", "(￥1,235)"),
    ("de-CH", "8.25%", "CHF -1234.5", "CHF-1'234.50"),
  ])
  func percentagesAndAccountsOfTheTable(
    _ tag: String, _ percent: String, _ amount: String, _ expected: String
  ) throws {
    let locale = try NumberLocale(tag)
    #expect(try PercentFormat(locale).text("8.25") == percent)
    let format = MoneyFormat(
      locale, accounting: true, rounding: Rounding(.halfAwayFromZero, to: .minorUnit))
    #expect(try format.text(Money(amount)) == expected)
  }

  @Test func accountingPutsBracketsAroundAnyCurrency() throws {
    // NumberFormatter writes ($1,234.50) for JPY (F16).
    let locale = NumberLocale("en-US")
    let format = MoneyFormat(
      locale, accounting: true, rounding: Rounding(.towardZero, to: .minorUnit))
    #expect(try format.text("JPY -1234.5") == "(¥1,234)")
    #expect(try format.text("USD -1234.5") == "($1,234.50)")
  }

  @Test func noDigitIsHidden() throws {
    let format = MoneyFormat(NumberLocale("en-US"))
    // NumberFormatter prints $90,071,992,547,409.92 and $12,345,678,901,234,568.00 (F13).
    #expect(try format.text("USD 90071992547409.93") == "$90,071,992,547,409.93")
    #expect(try format.text("USD 12345678901234567.89") == "$12,345,678,901,234,567.89")
    #expect(try format.text("USD 162.212625") == "$162.212625")
    let third = Money(100, .usd) / 3
    #expect(
      moneyError { () throws(MoneyError) in try format.text(third) }
        == .nonTerminating(third.amount))
    var rounded = format
    rounded.rounding = Rounding(.halfAwayFromZero, to: .minorUnit)
    #expect(try rounded.text(third) == "$33.33")
    // F17 and F18: limits on digits are ignored there.
    rounded.rounding = Rounding(.halfAwayFromZero, to: .decimals(0))
    #expect(try rounded.text("USD 1234.5678") == "$1,235")
  }

  @Test(
    arguments: [
      ("en-US", "12,34.5"), ("en-US", "1.234,56"), ("en-US", "1,234.56abc"), ("en-US", "12abc"),
      ("en-US", "1.2.3"),
      ("en-US", ""), ("en-US", "5."), ("en-US", ".5"), ("en-US", "--5"), ("en-US", "(5"),
      ("en-US", "5)"),
      ("en-US", "$5€"), ("en-US", "1,2345"), ("en-US", "١٢3"), ("de", "1.23.456"),
      ("en-IN", "1,234,567"),
      ("en-US", "1,234,56"), ("en-US", "5-"),
    ] as [(String, String)])
  func otherTextsAreRefused(_ tag: String, _ text: String) throws {
    let format = MoneyFormat(try NumberLocale(tag))
    #expect(
      moneyError { () throws(MoneyError) in try format.money(from: text, expecting: .usd) } != nil)
  }

  @Test(
    arguments: [
      ("en-US", "$1,234.5", "USD 1234.5"), ("en-US", "1234.5", "USD 1234.5"),
      ("en-US", "USD 5", "USD 5"),
      ("en-US", "5 USD", "USD 5"), ("en-US", "(5)", "USD -5"), ("en-US", "\u{2212}$5", "USD -5"),
      ("en-US", "$-5", "USD -5"), ("en-US", "€5", "EUR 5"), ("en-IN", "12,34,567", "USD 1234567"),
      ("fr", "1 234,50", "USD 1234.5"), ("fr", "1\u{A0}234,50", "USD 1234.5"),
      ("de-CH", "1'234.50", "USD 1234.5"),
      ("ar-EG", "١٬٢٣٤٫٥", "USD 1234.5"), ("en-US", "CA$5", "CAD 5"),
      ("en-US", "JPY 1,234.5", "JPY 1234.5"),
    ] as [(String, String, String)])
  func whatPeopleTypeIsRead(_ tag: String, _ text: String, _ expected: String) throws {
    let format = MoneyFormat(try NumberLocale(tag))
    #expect(try format.money(from: text, assuming: .usd) == Money(expected))
  }

  /// The signs of regions are those of CLDR.
  @Test(arguments: [
    ("en-US", "$5", "USD 5"), ("en-CA", "$5", "CAD 5"), ("en-AU", "$5", "AUD 5"),
    ("es-MX", "$5", "MXN 5"),
    ("fr-CA", "5 $", "CAD 5"), ("en-GB", "£5", "GBP 5"), ("ja-JP", "￥5", "JPY 5"),
    ("sv-SE", "5 kr", "SEK 5"),
    // The own sign of another currency is its own still.
    ("en-CA", "US$5", "USD 5"), ("en-US", "CA$5", "CAD 5"), ("en-CA", "€5", "EUR 5"),
  ])
  func `the sign of a region is that of its own currency`(
    _ tag: String, _ text: String, _ expected: String
  ) throws {
    #expect(try Money(parsing: text, locale: NumberLocale(tag)) == Money(expected))
  }

  /// No region, a region whose currency has another sign, and a format that writes the sign for all of them.
  @Test(arguments: [
    ("en", MoneyFormat.Label.symbol), ("es", .symbol), ("es-419", .symbol),
    ("en-US", .narrowSymbol),
  ])
  func `a sign without a region of its own stays ambiguous`(
    _ tag: String, _ label: MoneyFormat.Label
  ) throws {
    let format = MoneyFormat(try NumberLocale(tag), label: label)
    #expect(
      moneyError { () throws(MoneyError) in try format.money(from: "$5", parsing: .lenient) }
        == .ambiguousSymbol("$"))
  }

  @Test func aSharedSymbolNeedsACurrency() throws {
    let format = MoneyFormat(NumberLocale("en"))
    #expect(
      moneyError { () throws(MoneyError) in try format.money(from: "$5") } == .ambiguousSymbol("$"))
    #expect(try format.money(from: "$5", expecting: .usd) == "USD 5")
    #expect(try format.money(from: "€5") == "EUR 5")
    #expect(
      moneyError { () throws(MoneyError) in try format.money(from: "QQQ 5") }
        == .unknownCurrency("QQQ"))
    #expect(
      moneyError { () throws(MoneyError) in try format.money(from: "5") }
        == .syntax(offset: 1, expected: .currency))
  }
}
