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
    ("let m: Money = 3.133", #"write try Money("3.133", .usd)"#),
    ("let m: Money = 3", "write Money(3, .usd)"),
    ("let m = Money(3.133, .usd)", #"write Money("3.133", .usd)"#),
    ("let p: Percent = 8.25", #"write try Percent("8.25") or Percent(basisPoints: 825)"#),
    ("let t: Euros = 3.133", "write an amount as text"),
    ("let m = try price + 3", ".adding(percent: 3) for a percentage"),
    ("let m = try price + 3.5", #".adding(percent: "3.5") for a percentage"#),
    ("let m = try price + count", "a bare number has no currency"),
    ("let m = try price - count", ".subtracting(percent: 3)"),
    ("let m = try price + factor", "a bare number has no currency"),
    ("let m = try price * 0.19", "write * Rational(19, 100), or Percent(19).of(price)"),
    ("let m = try price * factor", "write * Rational(19, 100), or Percent(19).of(price)"),
    ("let m = try 0.19 * price", "Percent(19).of(price)"),
    ("let m = try price / 1.19", "Rational(119, 100) for a divisor"),
    ("let m = try price / factor", ".removing(percent: 19)"),
    ("let b = try price < 0", "write Money(3, .usd)"),
    ("let m = price.rounded()", "say how: rounded(.halfEven, to: .minorUnit)"),
    ("let t = euros + 3", ".adding(percent: 3) for a percentage"),
    ("let t = euros + count", "a bare number has no currency"),
    ("let t = euros * 0.19", "Percent(19).of(price)"),
    ("let t = euros / 1.19", "Rational(119, 100) for a divisor"),
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
    #expect(try !accepts("let m = Money(try Money(1, .usd) / Money(1, .usd))"))
    #expect(try !accepts("let square = try Money(1, .usd) * Money(1, .usd)"))
    #expect(try !accepts("let square = try Money(1, .usd) + Percent(1)"))
  }

  /// A text is never a literal that stops the program: it throws.
  @Test func textsAreNoLiterals() throws {
    #expect(try accepts(#"let m = try Money("USD 3.133"); let p = try Percent("8.25")"#))
    #expect(try !accepts(#"let m: Money = "USD 3.133""#))
    #expect(try !accepts(#"let p: Percent = "8.25""#))
    #expect(try !accepts(#"let m = Money("USD 3.133")"#))
  }
}
