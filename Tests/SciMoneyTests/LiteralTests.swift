import SciMoney
import SciNumber
import TestSupport
import Testing

/// What must not compile, by running the compiler on it, and that its message says what to write instead.
@Suite struct LiteralTests {
  /// Whether a snippet with `import SciMoney` alone type-checks.
  private func accepts(_ snippet: String) throws -> Bool {
    try SwiftCompiler.accepts(snippet, importing: ["SciMoney"])
  }

  /// Code with two amounts and a number of each kind, and what the compiler says.
  private static let mistakes: [(code: String, advice: String)] = [
    ("let m: Money = 3.133", #"write Money("3.133", .usd)"#),
    ("let m: Money = 3", "write Money(3, .usd)"),
    ("let m = Money(factor, .usd)", #"write Money("3.133", .usd)"#),
    ("let t: Euros = 3.133", "make an amount of it"),
    ("let m = price + 3", "write Money(3, .usd), or 3% for a percentage"),
    ("let m = price + 3.5", "3.5% for a percentage"),
    ("let m = price + count", "a bare number has no currency"),
    ("let m = price - count", "or - 3%"),
    ("let m = price + factor", "a bare number has no currency"),
    ("let m = price * factor", "price * 0.19, price * 19%"),
    ("let m = factor * price", "0.19 * price, 19% * price"),
    ("let m = price / factor", "price.removing(tax: 19%)"),
    ("let p = factor.percent", "write 8.25%"),
    ("let p = 19% + 1", "write 1 + 19% for the whole and 19 %"),
    ("let t = euros + 3", ".adding(percent: 3) for a percentage"),
    ("let t = euros + count", "a bare number has no currency"),
    ("let t = euros * factor", "write the number itself, or a Rational"),
    ("let t = euros / factor", ".removing(percent: 19)"),
    ("let b = euros > 0", "compare with .zero"),
    ("let b = euros < 0", "compare with .zero"),
  ]

  /// All mistakes are compiled in one call; an error names the mistake by its number in place of a file.
  @Test func mistakesPointToWhatToWrite() throws {
    let functions = Self.mistakes.enumerated().map { index, mistake in
      """
      func example\(index)(_ price: Money, _ euros: Euros, _ count: Int, _ factor: Double) throws {
      #sourceLocation(file: "mistake\(index)", line: 1)
        \(mistake.code)
      #sourceLocation()
      }
      """
    }
    let head = ["import SciMoney", "typealias Euros = TypedMoney<Currency.EUR>"]
    let source = (head + functions + [""]).joined(separator: "\n")
    let errors = try SwiftCompiler.errors(in: [source]).split(separator: "\n")
    for (index, mistake) in Self.mistakes.enumerated() {
      let own = errors.filter { $0.hasPrefix("mistake\(index):1:") && $0.contains("error:") }
      #expect(own.contains { $0.contains(mistake.advice) }, "\(mistake.code)\n\(own)")
    }
  }

  @Test func currenciesOfTypesDoNotMix() throws {
    let types = """
      enum BTN: CurrencyType { static var currency: Currency { .btn } }
      let (a, b) = (TypedMoney<BTN>(1), TypedMoney<Currency.EUR>(2))
      """
    #expect(try accepts(types + "\nlet sum = a + a"))
    #expect(try !accepts(types + "\nlet sum = a + b"))
    #expect(try !accepts(types + "\nlet sum = a + b.money"))
    #expect(try !accepts("let m = Money(Money(1, .usd) / Money(1, .usd))"))
    #expect(try !accepts("let square = Money(1, .usd) * Money(1, .usd)"))
  }

  /// A literal is what stands in the source; a text that is known when the program runs throws.
  @Test func onlyLiteralsNeedNoTry() throws {
    let literals = """
      let amounts: [Money] = [Money("3.133", .usd), "19.99 USD", Money(3, "USD"), Money(0.1, .eur)]
      let percents: [Percent] = [19, 8.25, "8.25%", 19%, 8.25%, 19.percent]
      let hours: Rational = 37.5
      let bag: MoneyBag = [.eur: "0.30", .usd: 5]
      let currency: Currency = "USD"
      """
    #expect(try accepts(literals))
    for text in ["Money(text, .usd)", "Money(text)", "Percent(text)", "Currency(text)"] {
      #expect(try !accepts("let text = String(readLine() ?? \"\")\nlet value = \(text)"), "\(text)")
      #expect(
        try accepts("let text = String(readLine() ?? \"\")\nlet value = try \(text)"), "\(text)")
    }
  }

  /// Each wrong literal stops the program, and says why.
  @Test func wrongLiteralsStop() async {
    await #expect(processExitsWith: .failure) { _ = Money("12abc", .usd) }
    await #expect(processExitsWith: .failure) { _ = "19 percent" as Percent }
    await #expect(processExitsWith: .failure) { _ = "dollar" as Currency }
    await #expect(processExitsWith: .failure) { _ = 0.19 as Percent }
    await #expect(processExitsWith: .failure) { _ = Money(1, .usd) + Money(1, .eur) }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = 0.12345678901234567 as Rational
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("write it as a text"), "\(text)")
  }
}
