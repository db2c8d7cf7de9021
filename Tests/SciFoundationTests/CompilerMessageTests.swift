import TestSupport
import Testing

/// What a wrong guess meets: a message of the compiler that says the right line.
@Suite struct CompilerMessageTests {
  private static let messages = [
    (#"Money.of("50.00", "USD")"#, #"write Money("12.50", .usd)"#),
    (#"Money.of(.usd, 12.5)"#, #"write Money("12.50", .usd)"#),
    (#"Money.ofMinor(150, "USD")"#, "write Money(minorUnits: 1250, currency: .usd)"),
    (#"Money.parse("USD 23.87")"#, "write try Money(\"USD 23.87\")"),
    ("Money.total([price])", "write list.sum()"),
    ("ExchangeRate(from: .usd, to: .eur, rate: double)", "write rate: \"1.0987\""),
    ("price.plus(price)", "write a + b"), ("price.minus(price)", "write a - b"),
    ("price.multipliedBy(3)", "write price * 3"),
    ("price.dividedBy(4, .halfUp)", "write (price / 3).rounded(.halfUp)"),
    ("price.negated()", "write -price"), ("price.abs()", "write abs(price)"),
    ("price.isGreaterThan(price)", "write a > b"), ("price.compareTo(price)", "write a < b"),
    ("price.currencyUnit", "renamed to 'currency'"),
    ("price.amountMinor", "write price.minorUnits"),
    ("price.add(price)", "write a + b"), ("price.toDecimal()", "renamed to 'exactText'"),
    ("price.percentage(15)", "write price * 15%"),
    ("price.hasSameCurrency(price)", "write a.currency == b.currency"),
    ("price.truncated()", "write rounded(.towardZero)"),
    ("price.rounded(toPlaces: 2)", "write rounded(to: .decimals(2))"),
    ("price.rounded(to: 2)", "write .decimals(2) for two decimals"),
    ("price * price", "an amount times an amount is no amount"),
    ("price % price", "write (a / b).rounded(places: 0, .down)"),
    ("price * ExchangeRate(.usd, .eur, 2)", "write price.converted(using: rate)"),
    ("price * double", "write the number itself"), ("Percent(double)", "write 8.25%"),
    ("Rational(double)", "write Rational(shortest:)"), ("Money(double, .usd)", "write Money("),
    ("price + 3", "a bare number has no currency"),
    (#"Currency(rawValue: "EUR")"#, "write try? Currency(code)"),
    (#"Currency("ETH", minorUnits: 18)"#, #"write Currency(custom: "ETH", minorUnits: 18)"#),
    ("price.formatted(.currency)", "import SciFoundation"),
    (#"price.formatted(.currency(code: "USD"))"#, "import SciFoundation"),
    ("price.taxIncluded(19%)", "renamed to 'includedTax'"),
    ("(price / price).percent", "write Percent(points: rate) for so many hundredths"),
    ("Percent(price / price)", "write Percent(fraction: part / whole)"),
    ("Percent(price / price)", "or Percent(points: rate) for so many hundredths"),
    ("Percent(rate)", "write try rate.percentage(places: 2)"),
    ("price.currencyCode", "write price.currency.code"),
    ("price.stringValue", #"write "\(price)""#), ("price.value", "renamed to 'amount'"),
    ("price.cents", "write price.minorUnits"), ("price.roundedUp()", "write rounded(.up)"),
    ("price.rounded(to: .nearest(0.05))", "rounded(to: 0.05)"),
    ("price.currency.decimals", "renamed to 'minorUnits'"),
    ("ExchangeRate(.usd, .eur, 2).inverted()", "renamed to 'inverse'"),
    ("ExchangeRates(base: .usd, rates: [.eur: double])", "[Currency: Decimal]"),
    ("Loan(principal: price, rate: 5%, years: 10)", "write Loan(principal: …, annualRate:"),
    ("Loan(principal: price, annualRate: 5%, years: 10).interestRate", "to 'annualRate'"),
    ("[price].reduce(0, +)", ".zero where a sum begins"),
    ("Money(double, currency: .usd)", "write Money("),
    ("rate.percent", "write try rate.percentage(places: 2)"),
  ]

  @Test func `each name of another library says what to write here`() throws {
    let lines = Self.messages.enumerated().map { "  let x\($0) = \($1.0)" }
    let source = """
      import SciMoney
      func wrong(_ price: Money, _ double: Double, _ rate: Real) {
      \(lines.joined(separator: "\n"))
      }
      """
    let errors = try SwiftCompiler.errors(in: [source]).split(separator: "\n")
    for (index, (guess, message)) in Self.messages.enumerated() {
      // The first guess stands in line 3.
      let found = errors.filter { $0.contains("Snippet0.swift:\(index + 3):") }
      #expect(found.contains { $0.contains(message) }, "\(guess): \(found)")
    }
  }
}
