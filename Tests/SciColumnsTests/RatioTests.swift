import SciColumns
import SciNumber
import Testing

@Suite struct RatioTests {
  @Test func fractionsAreInLowestTermsWithAPositiveDenominator() {
    #expect(Ratio(6, -4) == Ratio(-3, 2))
    #expect(Ratio(0, 7)?.denominator == 1)
    #expect(Ratio(1, 0) == nil)
  }

  @Test func sumsProductsAndQuotients() throws {
    let (third, quarter) = (try #require(Ratio(1, 3)), try #require(Ratio(1, 4)))
    #expect(third.plus(quarter) == Ratio(7, 12))
    #expect(third.times(quarter) == Ratio(1, 12))
    #expect(third.over(quarter) == Ratio(4, 3))
    #expect(Ratio(scale: -2) == Ratio(100, 1))
  }

  @Test func whatDoesNotFitIsNil() throws {
    let large = try #require(Ratio(.max, 1))
    #expect(large.times(large) == nil)
    #expect(large.plus(large) == nil)
    #expect(Ratio(scale: 39) == nil)
    #expect(Ratio(.min, 1) == nil)
  }
}
