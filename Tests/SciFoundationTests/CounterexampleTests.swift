import Foundation
import SciFoundation
import SciMoney
import SciNumber
import TestSupport
import Testing

/// Foundation's wrong results beside the right ones; the numbers are those of the article "Money without surprises".
///
/// What Foundation does is only asserted where the test would else be about nothing, and on Linux alone.
@Suite struct CounterexampleTests {
  private func exact(_ text: String) throws -> Rational { try #require(Rational(text)) }

  @Test func `F1 and F3: a number keeps the digits that were typed`() throws {
    for text in ["3.133", "0.07", "0.23", "0.081"] {
      #expect(try Decimal(exactly: exact(text)).description == text)
      #expect(try Money(text, .usd).exactText == text)
    }
    #if os(Linux)
      #expect((3.133 as Decimal).description == "3.132999999999999488")
    #endif
  }

  @Test func `F2: every amount in cents that was a double is what it was written as`() throws {
    for cents in 0..<100_000 where cents % 7 == 0 {
      let money = try Money(minorUnits: cents, .usd)
      let double = try #require(Double(money.exactText))
      #expect(try Money(shortest: double, .usd) == money)
      #expect(try Decimal(exactly: Money(shortest: double, .usd)).money(in: .usd) == money)
    }
  }

  @Test func `F4: a quotient is exact, and rounded rightly when it is told to`() throws {
    let thirds = Money(2, .usd) / 3
    let rounded = try thirds.rounded(.halfEven, to: .decimals(38))
    #expect(
      try Decimal(exactly: rounded).description == "0.66666666666666666666666666666666666667")
    #if os(Linux)
      #expect((Decimal(2) / 3).description == "0.66666666666666666666666666666666666666")
    #endif
  }

  @Test func `F5: a third times three is one`() throws {
    #expect(try Decimal(1).rational / 3 * 3 == 1)
    #expect(Money(1, .usd) / 3 * 3 == Money(1, .usd))
  }

  @Test func `F6: a sum that is too long for a decimal is an error, and exact as money`() throws {
    let large = try #require(Decimal(string: "340282366920938463463374607431768211455"))
    let sum = try large.money(in: .usd) + Money("0.5", .usd)
    #expect(sum.exactText == "340282366920938463463374607431768211455.50")
    #expect(throws: ConversionError.notRepresentable(sum.amount)) { try Decimal(exactly: sum) }
  }

  @Test func `F7: a product that is too long for a decimal is an error, and exact as money`() throws
  {
    let factor = try #require(Decimal(string: "100000000000000000000.01"))
    let square = try factor.money(in: .usd) * factor.rational
    #expect(square.exactText == "10000000000000000000002000000000000000000.0001")
    #expect(throws: ConversionError.notRepresentable(square.amount)) {
      try Decimal(exactly: square)
    }
  }

  @Test func `F11: the nearest double is the nearest`() throws {
    #expect(Money("0.07", .usd).doubleValue == 0.07)
    for cents in 0..<100_000 where cents % 11 == 0 {
      let money = try Money(minorUnits: cents, .usd)
      #expect(money.doubleValue == Double(money.exactText))
    }
  }

  @Test
  func
    `a literal with a point is what is written, and a Double is no amount, with Foundation in sight too`()
    throws
  {
    // Foundation would hand 3.132999999999999488 on.
    let imports = ["SciFoundation", "SciMoney", "SciNumber", "Foundation"]
    func accepts(_ snippet: String) throws -> Bool {
      try SwiftCompiler.accepts(snippet, importing: imports)
    }
    #expect(try accepts(#"let d: Decimal = 3.133; let m = try Decimal(3).money(in: .usd)"#))
    #expect(try !accepts("let d = 3.133; let m = Money(d, .usd)"))
    #expect(try !accepts("let d = 3.133; let r = Rational(d)"))
    #expect(try !accepts("let d = 3.133; let m = Money(1, .usd) * d"))
    #expect(Money(3.133, .usd) == Money("3.133", .usd))
    #expect(try Decimal(exactly: 3.133 as Rational).description == "3.133")
  }
}
