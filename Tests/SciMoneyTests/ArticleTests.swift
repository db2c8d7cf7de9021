import Foundation
import SciLocale
import SciMoney
import SciNumber
import Testing

// The Swift examples of README.md, of Documentation/amounts.md and of the article "Money without surprises", so that they are compiled and do what their
// comments say.

@Suite struct ArticleTests {
  @Test func `the first examples show what they say`() {
    let goods = Money("49.95", .usd) * 3
    let total = goods + 8.25%  // USD 162.212625
    #expect("\(total)" == "USD 162.212625")
    let due = total.rounded()  // USD 162.21
    #expect("\(due)" == "USD 162.21")
    let halves = due.split(into: 2)  // USD 81.11, USD 81.10
    #expect(halves.map(\.description) == ["USD 81.11", "USD 81.10"])
  }

  @Test func `the examples of the readme show what they say`() throws {
    let cart = [Money("24.50", .eur) * 2, Money(3.9, .eur)]
    let net = cart.sum() - 10%  // EUR 47.61
    #expect("\(net)" == "EUR 47.61")
    let gross = (net + 19%).rounded()  // EUR 56.66
    #expect("\(gross)" == "EUR 56.66")
    let shares = gross.split(into: 3)  // EUR 18.89, EUR 18.89, EUR 18.88
    #expect(shares.map(\.description) == ["EUR 18.89", "EUR 18.89", "EUR 18.88"])
    let parts = gross.allocate(ratios: [50, 30, 20])  // EUR 28.33, EUR 17.00, EUR 11.33
    #expect(parts.map(\.description) == ["EUR 28.33", "EUR 17.00", "EUR 11.33"])
    let hours: Rational = 37.5
    let wage = (Money("23.75", .eur) * hours).rounded()  // EUR 890.63
    #expect("\(wage)" == "EUR 890.63")
    let coins = wage.rounded(to: 0.05)  // EUR 890.65
    #expect("\(coins)" == "EUR 890.65")
    let ratio = Percent(fraction: net / gross).rounded(places: 1)  // 84%
    #expect("\(ratio)" == "84%")
    let german = gross.formatted(locale: "de_DE")  // 56,66 €
    #expect(german == "56,66\u{A0}€")
    let dollars = gross.converted(to: .usd, rate: "1.0987").rounded()  // USD 62.25
    #expect("\(dollars)" == "USD 62.25")
    let typed = try Money(parsing: "1.234,50 €", locale: "de_DE")
    #expect("\(typed)" == "EUR 1234.50")
    let (text, code) = ("12.50", "EUR")
    let entered = try Money(text, code)  // two String variables, such as "12.50" and "EUR"
    let total = try [typed, entered].sum(in: .eur)
    #expect("\(total)" == "EUR 1247.00")
  }

  @Test func `the loan of the readme costs what it says`() throws {
    let mortgage = Loan(principal: Money(250_000, .usd), annualRate: "4.5%", years: 30)
    let monthly = mortgage.monthlyPayment.rounded()  // USD 1266.71
    #expect("\(monthly)" == "USD 1266.71")
    let interest = try mortgage.schedule().totalInterest
    #expect("\(interest)" == "USD 206018.21")
    let saved = try fv(rate: 5% / 12, nper: 120, pmt: Money(-200, .usd)).rounded()  // USD 31056.46
    #expect("\(saved)" == "USD 31056.46")
  }

  @Test func `the examples of rounding show what they say`() throws {
    let third = Money(100, .usd) / 3
    let whole = third * 3  // USD 100.00
    #expect("\(whole)" == "USD 100.00")

    let goods = Money("49.95", .usd) * 3
    let gross = goods.adding(percent: "8.25")  // USD 162.212625
    #expect("\(gross)" == "USD 162.212625")
    let due = try gross.rounded(.halfAwayFromZero, to: .minorUnit)  // USD 162.21
    #expect("\(due)" == "USD 162.21")

    let payment = try Money("1.23", .chf).cashRounded(.halfAwayFromZero)
    let paid = payment.value  // CHF 1.25
    #expect("\(paid)" == "CHF 1.25")
    let roundingLine = payment.residue  // CHF -0.02
    #expect("\(roundingLine)" == "CHF -0.02")

    let fits = try gross.isRepresentable(in: .minorUnit)  // false
    #expect(!fits)
    let invoice = try? gross.rounded(.unnecessary, to: .minorUnit)  // nil
    #expect(invoice == nil)
  }

  @Test func `the examples of texts show what they say`() throws {
    let third = Money(100, .usd) / 3
    let english = MoneyFormat(.enUS)
    let text = try english.text(Money("1.005", .usd))  // $1.005
    #expect(text == "$1.005")
    let noText = try? english.text(third)  // nil
    #expect(noText == nil)
    let typed = try english.money(from: "$1,234.56", expecting: .usd)  // USD 1234.56
    #expect("\(typed)" == "USD 1234.56")
    let mistyped = try? english.money(from: "$1.234,56", expecting: .usd)  // nil
    #expect(mistyped == nil)

    let price = Money("3.133", .usd)
    #expect(price.exactText == "3.133")
    let cents = try Money(minorUnits: 14985, .usd)  // USD 149.85
    #expect("\(cents)" == "USD 149.85")
    let chart = Money("0.07", .usd).doubleValue  // 0.07
    #expect(chart == 0.07)
  }

  @Test func `the examples of arithmetic show what they say`() throws {
    let ratio = Money(150, .usd) / Money(60, .usd)  // 2.5
    #expect("\(ratio)" == "2.5")
    let dearer = Money(150, .usd).adding(percent: 3)  // USD 154.50
    #expect("\(dearer)" == "USD 154.50")

    let rate = ExchangeRate(.usd, .eur, "0.92")
    let euros = try Money(20, .usd).converted(to: .eur, using: rate)  // EUR 18.40
    #expect("\(euros)" == "EUR 18.40")
    let mixed = try? Money(20, .usd).adding(Money(20, .eur))  // nil
    #expect(mixed == nil)
    let typed = TypedMoney<Currency.EUR>(20) * 3 / 7  // ≈ EUR 8.57
    #expect("\(typed)" == "≈ EUR 8.57")

    let perHead = try? Money(20, .usd).divided(by: 0)  // nil
    #expect(perHead == nil)

    let large = Money("340282366920938463463374607431768211455", .usd) + Money("0.5", .usd)
    let all = large.exactText  // 340282366920938463463374607431768211455.50
    #expect(all == "340282366920938463463374607431768211455.50")
  }

  @Test func `the examples of a payroll and a shop show what they say`() throws {
    let bonus = try Money(1000, .eur).allocated(by: [3, 2, 2]).shares
    let first = bonus[0]  // EUR 428.57
    #expect("\(first)" == "EUR 428.57")
    let second = bonus[1]  // EUR 285.72
    #expect("\(second)" == "EUR 285.72")
    let sum = try bonus.sum(in: .eur)  // EUR 1000.00
    #expect("\(sum)" == "EUR 1000.00")

    let mortgage = try MoneyLoan(Money(200_000, .usd), percentPerYear: 5, years: 30)
    let plan = try mortgage.schedule(rounding: .halfAwayFromZero, to: .minorUnit)
    let monthly = plan.rows[0].payment  // USD 1073.64
    #expect("\(monthly)" == "USD 1073.64")
    let final = plan.rows[359].payment  // USD 1076.48
    #expect("\(final)" == "USD 1076.48")

    let label = Money("40.00", .eur)
    let net = try label.removing(percent: 5).rounded(.halfEven, to: .minorUnit)  // EUR 38.10
    #expect("\(net)" == "EUR 38.10")
    let tax = label - net  // EUR 1.90
    #expect("\(tax)" == "EUR 1.90")
  }

  @Test func `every line of the examples stands in this file`() throws {
    let own = Set(Self.lines(try Documents.text("Tests/SciMoneyTests/ArticleTests.swift")))
    let article = Self.examples(in: try Documents.text(Documents.article))
    let readme = Self.examples(
      in: try Documents.text(Documents.readme) + Documents.text(Documents.amounts)
    )
    .filter { $0.contains("import SciMoney") }
    #expect(article.count == 13)
    #expect(readme.count == 2)
    for line in (article + readme).flatMap(Self.lines) {
      #expect(own.contains(line), "\(line)")
    }
  }

  private static func examples(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// The texts that users read.
enum Documents {
  static let readme = "README.md"
  static let amounts = "Documentation/amounts.md"
  static let article = "Sources/SciMoney/SciMoney.docc/MoneyWithoutSurprises.md"

  /// The text of a file, by its path from the root of the package.
  static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
