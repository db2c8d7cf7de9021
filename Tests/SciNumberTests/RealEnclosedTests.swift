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

/// The square root of 2 times a power of two, by bounds of which the lower one is six times as far away as need be.
private final class LopsidedRoot: EnclosableNumber {
  let exponent: Int

  init(exponent: Int) { self.exponent = exponent }

  func bounds(
    bits: Int, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    guard let square = Integer(2).shiftedLeft(by: 2 * bits, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    let root = square.root(2).root
    let scale = BigFloat(1, timesTwoToThe: exponent - bits)
    return (
      BigFloat(root - 6).applying(.multiply, scale, precision: bits + 4, rounding: .floor),
      BigFloat(root + 1).applying(.multiply, scale, precision: bits + 4, rounding: .ceiling)
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

  /// ⌊2ˢ√2⌋ = ⌊√(2²ˢ⁺¹)⌋, where a ball of 96 bits has a radius of a few units and lies on one side.
  @Test func theFloorIsNotThatOfAWideBall() throws {
    for exponent in 88...104 {
      let number = Real(enclosedBy: LopsidedRoot(exponent: exponent))
      let square = try #require(Integer(2).shiftedLeft(by: 2 * exponent, limit: 1_000))
      let floor = square.root(2).root
      #expect(try number.floor(within: budget).knownRational == Rational(floor), "\(exponent)")
      #expect(try number.ceiling(within: budget).knownRational == Rational(floor + 1))
    }
  }

  @Test func twoNumbersThatNobodyKnowsToBeEqualStayUndecided() {
    var small = budget
    small.decisionBits = 256
    let difference = Real(enclosedBy: RootOfTwo()).subtracting(
      Real(enclosedBy: RootOfTwo()), within: small)
    #expect(throws: MathError.self) { try difference.sign(within: small) }
  }
}
