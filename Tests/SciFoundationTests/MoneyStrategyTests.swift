import Foundation
import SciFoundation
import SciMoney
import SciNumber
import Testing

/// Amounts in JSON as others send them, each by one strategy.
@Suite struct MoneyStrategyTests {
  private static func decoded(
    _ json: String, _ strategy: MoneyCoding
  ) throws -> Money {
    let decoder = JSONDecoder()
    decoder.moneyDecodingStrategy = strategy
    return try decoder.decode(Money.self, from: Data(json.utf8))
  }

  private static func encoded(_ value: some Encodable, _ strategy: MoneyCoding) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.moneyEncodingStrategy = strategy
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static let shapes: [(json: String, strategy: MoneyCoding)] = [
    (#"{"amount":"19.99","currency":"USD"}"#, .standard),
    (#"{"amount":1999,"currency":"USD"}"#, .minorUnits),
    (#"{"amount":1999,"currency":"usd"}"#, .stripe),
    (#"{"currencyCode":"USD","value":"19.99"}"#, .keys(amount: "value", currency: "currencyCode")),
    (#""USD 19.99""#, .string),
  ]

  @Test func `each shape is read and written`() throws {
    for (json, strategy) in Self.shapes {
      #expect(try Self.decoded(json, strategy) == Money("19.99", .usd), "\(json)")
      #expect(try Self.encoded(Money("19.99", .usd), strategy) == json)
    }
  }

  @Test(arguments: ["19.99", "0.1", "1e-2", "12345678901234567890.123456789", "-5", "1999"])
  func `numbers are read from their digits`(_ number: String) throws {
    let json = #"{"amount":\#(number),"currency":"EUR"}"#
    let money = try Self.decoded(json, .decimalNumbers)
    #expect(money.amount == Rational(number), "\(money)")
    #expect(throws: DecodingError.self) { try Self.decoded(json, .standard) }
  }

  @Test func `a number that would lose digits is an error`() {
    let digits = "1." + String(repeating: "3", count: 40)
    #expect(throws: DecodingError.self) {
      try Self.decoded(#"{"amount":\#(digits),"currency":"EUR"}"#, .decimalNumbers)
    }
  }

  @Test func `other keys read numbers from their digits too`() throws {
    let strategy = MoneyCoding.keys(amount: "value", currency: "currencyCode")
    let number = #"{"value":19.99,"currencyCode":"EUR"}"#
    #expect(try Self.decoded(number, strategy) == Money("19.99", .eur))
    let long = #"{"value":19.990000000000000001,"currencyCode":"EUR"}"#
    #expect(try Self.decoded(long, strategy) == Money("19.990000000000000001", .eur))
  }

  @Test func `amounts by currency are an object`() throws {
    let fees: [Currency: Money] = [.usd: Money("0.30", .usd), .eur: Money("0.25", .eur)]
    let json = #"{"EUR":"EUR 0.25","USD":"USD 0.30"}"#
    #expect(try Self.encoded(fees, .string) == json)
    let decoder = JSONDecoder()
    decoder.moneyDecodingStrategy = .string
    #expect(try decoder.decode([Currency: Money].self, from: Data(json.utf8)) == fees)
  }

  @Test func `errors are sentences`() throws {
    let errors: [any Error] = [
      MoneyError.currencyMismatch(.usd, .eur), MoneyError.divisionByZero,
      MoneyError.unknownCurrency("usd"), ConversionError.notANumber,
    ]
    for error in errors { #expect(error.localizedDescription == "\(error)", "\(error)") }
  }

  /// In a `catch` of calls that throw one type, an error has that type, and needs no `LocalizedError`.
  @Test func `a caught error describes itself`() {
    let code = "usd!"
    do { _ = try Money(1, code) } catch { #expect(error.localizedDescription == "\(error)") }
    do { _ = try NumberLocale(code) } catch { #expect(error.localizedDescription == "\(error)") }
    do { _ = try irr([1, 2]) } catch { #expect(error.localizedDescription == "\(error)") }
  }

  @Test func `percentages have a style`() throws {
    let rate: Percent = "8.25%"
    let german = Percent.FormatStyle.percent.locale(Locale(identifier: "de_DE"))
    #expect(rate.formatted(german) == "8,25\u{A0}%" && german.format(rate) == rate.formatted(.de))
    #expect((100% / 3).formatted(german) == "≈ 33,3333\u{A0}%")
    #expect((Money(1, .usd) / Money(3, .usd)).formatted(locale: .de) == "≈ 0,333333")
  }

  @Test func `a style may name the currency`() throws {
    let german = Money.FormatStyle.currency(code: "EUR").locale(Locale(identifier: "de_DE"))
    #expect(Money("1234.5", .eur).formatted(german) == "1.234,50\u{A0}€")
    // An amount keeps its own currency, and a text without one has that of the style.
    #expect(Money("1234.5", .usd).formatted(german) == "1.234,50\u{A0}$")
    #expect(try Money("1.234,50", format: german) == Money("1234.5", .eur))
  }

  /// Expected: the literal as it is written, or an error, and never 19.989999999999995904.
  @Test(arguments: [19.99, 0.07, 3.133, 0.59, 1234.56, 149.85])
  func `a decimal that went through a double is an error`(_ double: Double) throws {
    let decimal = Decimal(double)
    let written = try #require(Rational(shortest: double))
    do {
      let money = try Money(decimal, .usd)
      #expect(money.amount == written, "\(decimal)")
    } catch {
      #expect(error == .decimalFromDouble("\(double)"))
    }
    let exact = try #require(Decimal(string: "\(double)"))
    #expect(try Money(exact, .usd).amount == written)
    #expect((Money(100, .usd) * exact).amount == written * 100)
    #expect(Decimal(Money(1, .usd) * exact) == exact)
    #expect(try ExchangeRate(from: .usd, to: .eur, rate: exact).rate == written)
  }

  @Test func `decimals with many digits are taken as they are`() throws {
    for text in ["1.234567890123456789", "0.000000000000000001", "12345678901234567890.12"] {
      let decimal = try #require(Decimal(string: text))
      #expect(try Money(decimal, .usd).amount == Rational(text))
    }
  }

  @Test func `the modifiers are those of the currency styles of Foundation`() {
    let debt = Money("-1234.567", .eur)
    let german = Money.FormatStyle.currency.locale(Locale(identifier: "de_DE"))
    #expect(debt.formatted(german) == "-1.234,567\u{A0}€")
    #expect(debt.formatted(german.precision(.fractionLength(2))) == "-1.234,57\u{A0}€")
    #expect(debt.formatted(german.presentation(.isoCode)) == "-1.234,567\u{A0}EUR")
    #expect(debt.formatted(german.grouping(.never)) == "-1234,567\u{A0}€")
    let american = Money.FormatStyle.currency.locale(Locale(identifier: "en_US"))
    let style = american.precision(.fractionLength(0)).sign(strategy: .accounting)
    #expect(debt.formatted(style) == "(€1,235)")
    #expect((Money(1, .usd) / 3).formatted(american) == "≈ $0.33")
  }
}
