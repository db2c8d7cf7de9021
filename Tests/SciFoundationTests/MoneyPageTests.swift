import Foundation
import SciFoundation
import TestSupport
import Testing

// The Swift examples of Documentation/money.md, so that they are compiled and do what their comments say.

@Suite struct MoneyPageTests {
  @Test func `amounts and arithmetic`() {
    let price = Money("19.99", .usd)
    let fare = Money(1500, .jpy)
    #expect("\(fare)" == "JPY 1500")
    let fee: Money = "4.90 USD"
    let total = price * 3 + fee  // USD 64.87
    #expect("\(total)" == "USD 64.87")
    let hours: Rational = 37.5
    let wage = Money("23.75", .usd) * hours  // USD 890.625
    #expect("\(wage)" == "USD 890.625")
    let perDay = Money(30, .usd) / 31  // ≈ USD 0.97
    #expect("\(perDay)" == "≈ USD 0.97")
    let sum = [price, fee].sum()  // USD 24.89
    #expect("\(sum)" == "USD 24.89")
    let same = [price, fee].reduce(.zero, +)  // USD 24.89
    #expect("\(same)" == "USD 24.89")
    let ratio = Money(150, .usd) / Money(60, .usd)  // 2.5, a Rational
    #expect("\(ratio)" == "2.5")
    let third = (Money(10, .usd) / Money(30, .usd)).rounded(places: 3)  // 0.333
    #expect("\(third)" == "0.333")
    let isDear = price > Money(15, .usd)  // true
    #expect("\(isDear)" == "true")
    let isDebt = price < 0  // false
    #expect("\(isDebt)" == "false")
  }

  @Test func `what comes from outside`() throws {
    let text = "12.50"
    let code = "EUR"
    let entered = try Money(text, .usd)
    #expect("\(entered)" == "USD 12.50")
    let both = try Money(text, code)
    #expect("\(both)" == "EUR 12.50")
    let units = try Money(minorUnits: 1999, currency: code)  // EUR 19.99
    #expect("\(units)" == "EUR 19.99")
    let checked = try [Money(5, .usd), entered].sum(in: .usd)  // USD 17.50
    #expect("\(checked)" == "USD 17.50")
    let quantity = Rational(text) ?? 0  // 12.5
    #expect("\(quantity)" == "12.5")
    let measured = Rational(shortest: 0.1 as Double) ?? 0  // 0.1, from a Double that other code has
    #expect("\(measured)" == "0.1")
    let used = Money(30, .usd) * Rational(11, 30)  // USD 11.00
    #expect("\(used)" == "USD 11.00")
    let crates = Int((quantity / 5).rounded(.up))  // 3
    #expect("\(crates)" == "3")
  }

  @Test func `rounding`() {
    let hours: Rational = 37.5
    let wage = Money("23.75", .usd) * hours
    let price = Money("19.99", .usd)
    let due = wage.rounded()  // USD 890.63
    #expect("\(due)" == "USD 890.63")
    let even = wage.rounded(.bankers)  // USD 890.62
    #expect("\(even)" == "USD 890.62")
    let up = wage.rounded(.up)  // USD 890.63
    #expect("\(up)" == "USD 890.63")
    let coins = Money("1.23", .chf).rounded(to: .cash)  // CHF 1.25
    #expect("\(coins)" == "CHF 1.25")
    let nickels = price.rounded(to: 0.05)  // USD 20.00
    #expect("\(nickels)" == "USD 20.00")
    let dollars = price.rounded(to: .wholeUnit, .down)  // USD 19.00
    #expect("\(dollars)" == "USD 19.00")
  }

  @Test func `percentages and tax`() throws {
    let price = Money("19.99", .usd)
    let text = "12.50"
    let fee: Money = "4.90 USD"
    let vat: Percent = 19%
    let tip = (price * 18%).rounded()  // USD 3.60
    #expect("\(tip)" == "USD 3.60")
    let gross = (price + vat).rounded()  // USD 23.79
    #expect("\(gross)" == "USD 23.79")
    let sale = price - 25%  // USD 14.9925
    #expect("\(sale)" == "USD 14.9925")
    let net = Money("119.00", .eur).removing(tax: vat)  // EUR 100.00
    #expect("\(net)" == "EUR 100.00")
    let tax = Money("119.00", .eur).includedTax(vat)  // EUR 19.00
    #expect("\(tax)" == "EUR 19.00")
    let typed = try Percent(text)  // 12.5%
    #expect("\(typed)" == "12.5%")
    let share = Percent(fraction: fee / price)  // ≈ 24.5123%
    #expect("\(share)" == "≈ 24.5123%")
    let shown = share.rounded(places: 1)  // 24.5%
    #expect("\(shown)" == "24.5%")
    let margin = (price - fee).percentage(of: price).rounded(places: 1)  // 75.5%
    #expect("\(margin)" == "75.5%")
    let yearly = price * 12 * (1 - 20%)  // USD 191.904
    #expect("\(yearly)" == "USD 191.904")
    let netAgain = Money(119, .eur) / (1 + vat)  // EUR 100.00
    #expect("\(netAgain)" == "EUR 100.00")
    let customers = 340
    let lost = customers * 2.5%  // 8.5
    #expect("\(lost)" == "8.5")
  }

  @Test func `shares`() {
    let shares = Money(100, .usd).split(into: 3)  // USD 33.34, USD 33.33, USD 33.33
    #expect(shares.map(\.description).joined(separator: ", ") == "USD 33.34, USD 33.33, USD 33.33")
    let parts = Money(100, .usd).allocate(ratios: [50, 30, 20])  // USD 50.00, USD 30.00, USD 20.00
    #expect(parts.map(\.description).joined(separator: ", ") == "USD 50.00, USD 30.00, USD 20.00")
  }

  @Test func `several currencies`() throws {
    let price = Money("19.99", .usd)
    let rate = ExchangeRate(from: .usd, to: .eur, rate: "0.92")
    let euros = price.converted(using: rate).rounded()  // EUR 18.39
    #expect("\(euros)" == "EUR 18.39")
    let back = euros.converted(using: rate.inverse).rounded()  // USD 19.99
    #expect("\(back)" == "USD 19.99")
    let rates = ExchangeRates(base: .eur, rates: [.usd: "1.0987", .gbp: "0.8412"])
    let pounds = try rates.convert(price, to: .gbp).rounded()  // GBP 15.30
    #expect("\(pounds)" == "GBP 15.30")
    let expenses = [price, Money(20, .gbp)]
    let spent = try expenses.sum(in: .eur, using: rates).rounded()  // EUR 41.97
    #expect("\(spent)" == "EUR 41.97")
    let bag = MoneyBag(expenses)  // GBP 20.00, USD 19.99
    #expect("\(bag)" == "GBP 20.00, USD 19.99")
  }

  @Test func `texts and json`() throws {
    let price = Money("19.99", .usd)
    let fee: Money = "4.90 USD"
    let total = price * 3 + fee
    let line = "Total: \(total)"  // Total: USD 64.87
    #expect("\(line)" == "Total: USD 64.87")
    let german = Money("1234.5", .eur).formatted(locale: "de_DE")  // 1.234,50 €
    #expect(german == "1.234,50\u{A0}€")
    let column = price.formatted(width: 12)
    #expect(column.count == 12)
    let read = try Money(parsing: "1.234,50 €", locale: "de_DE")  // EUR 1234.50
    #expect("\(read)" == "EUR 1234.50")
    let local = try Money(parsing: "$5", locale: "en_CA")  // CAD 5.00
    #expect("\(local)" == "CAD 5.00")
  }

  @Test func `loans, savings and returns`() throws {
    let loan = Loan(principal: Money(250_000, .usd), annualRate: 4.5%, years: 30)
    let monthly = loan.monthlyPayment.rounded()  // USD 1266.71
    #expect("\(monthly)" == "USD 1266.71")
    let schedule = try loan.schedule()
    let interest = schedule.totalInterest  // USD 206018.21
    #expect("\(interest)" == "USD 206018.21")
    let firstBalance = schedule[0].balance  // USD 249670.79
    #expect("\(firstBalance)" == "USD 249670.79")
    let plan = SavingsPlan(monthlyDeposit: Money(200, .usd), annualRate: 5%, years: 10)
    let saved = plan.futureValue.rounded()  // USD 31056.46
    #expect("\(saved)" == "USD 31056.46")
    let car = Money(25_000, .usd)
    let payment = try pmt(rate: 4.5% / 12, nper: 60, pv: car).rounded()  // USD -466.08
    #expect("\(payment)" == "USD -466.08")
    let months = try nper(rate: 1%, pmt: Money(-500, .usd), pv: car)
    let inMonths = try months.rounded(places: 1)  // 69.7
    #expect("\(inMonths)" == "69.7")
    let irrOfFlows = try irr([-1000, 300, 420, 680]).percentage(places: 2)  // 16.34%
    #expect("\(irrOfFlows)" == "16.34%")
    let value = try [Money(500, .usd), Money(700, .usd)].npv(rate: 8%).rounded()  // USD 1063.10
    #expect("\(value)" == "USD 1063.10")
  }

  @Test func `every line of the examples stands in this file`() throws {
    let own = Set(Self.lines(try Self.text("Tests/SciFoundationTests/MoneyPageTests.swift")))
    let blocks = try Self.text("Documentation/money.md").components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 8)
    for line in blocks.flatMap(Self.lines) { #expect(own.contains(line), "\(line)") }
  }

  /// What the page says of Foundation, in its block without a language.
  @Test func `shapes and styles`() throws {
    let due = Money("1234.5", .eur)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.moneyEncodingStrategy = .keys(amount: "value", currency: "currencyCode")
    let text = String(decoding: try encoder.encode(due), as: UTF8.self)
    #expect(text == #"{"currencyCode":"EUR","value":"1234.50"}"#)
    let decoder = JSONDecoder()
    decoder.moneyDecodingStrategy = .stripe
    let stripe = Data(#"{"amount":123450,"currency":"eur"}"#.utf8)
    #expect(try decoder.decode(Money.self, from: stripe) == due)
    let german = Money.FormatStyle.currency.locale(Locale(identifier: "de_DE"))
    #expect(due.formatted(german.precision(.fractionLength(0))) == "1.235\u{A0}€")
    let decimal = Decimal(due)
    let amount = try Money(decimal, .eur)
    #expect(amount == due)
  }

  private static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
