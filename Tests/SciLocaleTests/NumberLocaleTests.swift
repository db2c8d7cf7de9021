import SciLocale
import Testing

@Suite struct NumberLocaleTests {
  @Test func `an unknown language has no locale`() {
    #expect(NumberLocale("qqq") == nil)
  }
}
