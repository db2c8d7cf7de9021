import SciMoney
import SciNumber
import Testing

@Suite struct MoneyTests {
  @Test func `a third of an amount times three is the amount`() throws {
    #expect(try Money(100, .usd) / 3 * 3 == Money(100, .usd))
  }
}
