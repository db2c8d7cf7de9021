import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

/// The square root of 2, as somebody would enclose it who has nothing but integers.
private final class RootOfTwo: EnclosableNumber {
  func bounds(
    bits: Int, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    guard let square = Integer(2).shiftedLeft(by: 2 * bits, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    let scale = BigFloat(1, timesTwoToThe: -bits)
    let root = square.root(2).root
    return (
      BigFloat(root).applying(.multiply, scale, precision: bits + 2, rounding: .floor),
      BigFloat(root + 1).applying(.multiply, scale, precision: bits + 2, rounding: .ceiling)
    )
  }
}

@Suite struct RealEnclosedTests {
  @Test func digitsAreAsManyAsAreAskedFor() throws {
    let enclosed = Real(enclosedBy: RootOfTwo())
    let root = try Real(2).squareRoot(within: budget)
    for count in [1, 20, 500] {
      let digits = try enclosed.digits(
        .significant(count), wholeUpTo: 0, rounding: .halfEven, within: budget)
      let expected = try root.digits(
        .significant(count), wholeUpTo: 0, rounding: .halfEven, within: budget)
      #expect(digits == expected)
    }
  }

  @Test func theNumberTakesPartInExpressions() throws {
    let enclosed = Real(enclosedBy: RootOfTwo())
    #expect(try enclosed.subtracting(enclosed, within: budget).sign(within: budget) == 0)
    #expect(try enclosed.compared(to: 1, within: budget) == 1)
    let shifted = enclosed.adding(1, within: budget)
    #expect(try shifted.floor(within: budget).knownRational == 2)
    #expect(try shifted.exp(within: budget).compared(to: 11, within: budget) == 1)
  }

  @Test func twoNumbersThatNobodyKnowsToBeEqualStayUndecided() {
    var small = budget
    small.decisionBits = 256
    let difference = Real(enclosedBy: RootOfTwo()).subtracting(
      Real(enclosedBy: RootOfTwo()), within: small)
    #expect(throws: MathError.self) { try difference.sign(within: small) }
  }
}
