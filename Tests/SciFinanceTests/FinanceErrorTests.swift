import SciFinance
import SciNumber
import Testing

@Suite struct FinanceErrorTests {
  /// A message says what was expected, and where it helps how to mend it.
  @Test(arguments: [
    (FinanceError.divisionByZero, "division by zero"),
    (.notAnInteger(.periods), "the number of periods must be an integer"),
    (.outOfRange(.rate), "the rate must be above −1 (−100 %), such as 5% or 0.05"),
    (.outOfRange(.frequency), "the frequency must be 1, 2 or 4 coupons a year"),
    (.wrongOrder(.settlement, .maturity), "the settlement must be before the maturity"),
    (
      .invalidDate("2023-02-29"),
      "there is no day 2023-02-29; a date is written 2026-11-21"
    ),
    (
      .severalSolutions(count: 2),
      "2 rates solve the equation; choose one, such as the one closest to a guess"
    ),
    (.tooLong(limit: 1200), "there may be 1200 periods at most"),
  ])
  func messagesSayWhatWasExpected(_ error: FinanceError, _ message: String) {
    #expect(error.description == message)
  }

  @Test func eachArgumentHasAMessageOfItsOwn() {
    let messages = FinanceArgument.allCases.map { FinanceError.outOfRange($0).description }
    #expect(Set(messages).count == FinanceArgument.allCases.count)
    #expect(messages.allSatisfy { $0.contains("must") })
  }
}
