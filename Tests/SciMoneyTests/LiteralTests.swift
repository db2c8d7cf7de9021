import TestSupport
import Testing

/// What must not compile, by running the compiler on it.
@Suite struct LiteralTests {
  private enum Compiler {
    /// Whether a snippet with `import SciMoney` type-checks.
    static func accepts(_ snippet: String) throws -> Bool {
      try SwiftCompiler.accepts(snippet, importing: ["SciMoney", "SciNumber"])
    }
  }

  @Test func amountsWithAPointDoNotCompile() throws {
    // The same with a text compiles, so that it is the literal that fails.
    #expect(try Compiler.accepts(#"let m: Money = "USD 3.133"; let p: Percent = "8.25""#))
    #expect(try !Compiler.accepts("let m: Money = 3.133"))
    #expect(try !Compiler.accepts("let m = Money(3.133, .usd)"))
    #expect(try !Compiler.accepts("let p: Percent = 8.25"))
  }

  @Test func currenciesOfTypesDoNotMix() throws {
    let types = """
      enum USD: CurrencyType { static var currency: Currency { .usd } }
      enum EUR: CurrencyType { static var currency: Currency { .eur } }
      let (a, b): (TypedMoney<USD>, TypedMoney<EUR>) = (1, 2)
      """
    #expect(try Compiler.accepts(types + "\nlet sum = a + a"))
    #expect(try !Compiler.accepts(types + "\nlet sum = a + b"))
    #expect(try !Compiler.accepts("let sum = try Money(1, .usd) + 1"))
    #expect(try !Compiler.accepts("let m = Money(try Money(1, .usd) / Money(1, .usd))"))
    #expect(try !Compiler.accepts("let square = try Money(1, .usd) * Money(1, .usd)"))
  }
}
