import SciNumber
import TestSupport
import Testing

@testable import SciCalculator

/// Expressions of rows on the fast path, against the general one.
@Suite struct RowEvaluatorTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func comparisonsHoldOnBothRoads(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var evaluator = RowEvaluator()
    for sign in ["==", "!=", "<", "<=", ">", ">="] {
      let expression = try Expression("a \(sign) b/3", using: ["a", "b", "c"], settings: .standard)
      #expect(expression.parameters == ["a", "b"])
      for _ in 0..<100 {
        let numbers = (0..<2).map { _ in
          SmallRational(integer: Int64.random(in: -9...9, using: &generator))
        }
        let short = evaluator.truth(of: expression) { .rational(numbers[$0]) }
        let value = try expression.value(of: numbers.map { .real(Real($0.rational)) })
        guard let long = value.boolean else {
          Issue.record("\(numbers) \(sign) is no comparison")
          continue
        }
        #expect(short == long, "\(numbers) \(sign)")
      }
    }
  }

  @Test(arguments: [
    "sqrt(2a) > 1", "a > 0 and a < 2", "0 < a < 2", "0 < a < 1", "a > 2 || a == 1",
    "not (a > 0) xor a < 3", "a > 1 ? a > 3 : a < 2", "max(a; 2) == 2", "a > 0 && 1/(a - 1) > 0",
  ])
  func conditionsHoldOnBothRoads(_ text: String) throws {
    var evaluator = RowEvaluator()
    let expression = try Expression(text, using: ["a"], settings: .standard)
    for a in 0...4 where a != 1 || !text.contains("1/(") {
      let number = SmallRational(integer: Int64(a))
      let short = evaluator.truth(of: expression) { _ in .rational(number) }
      let value = try expression.value(of: [.real(Real(number.rational))])
      guard let long = value.boolean else {
        Issue.record("\(text) is no condition")
        continue
      }
      #expect(short == long, "\(text) at \(a)")
    }
  }

  @Test func whatIsNoConditionOfOrdinaryNumbersIsLeftToOthers() throws {
    var evaluator = RowEvaluator()
    let one = SmallRational(integer: 1)
    for text in ["a+1", "a", "sqrt(2)^2 == 2a", "1/(a - 1) > 0"] {
      let expression = try Expression(text, using: ["a"], settings: .standard)
      #expect(evaluator.truth(of: expression) { _ in .rational(one) } == nil, "\(text)")
    }
    let missing = try Expression("a > 0", using: ["a"], settings: .standard)
    #expect(evaluator.truth(of: missing) { _ in nil } == nil)
  }

  @Test func rangesAreKnownByTheirForm() {
    for text in ["0..1", "a..b", "0..1 step 0.1", "(1+1)..(2*foo)"] {
      #expect(Expression.isRange(text, settings: .standard), "\(text)")
    }
    for text in ["sum(1..n)", "price*qty", "0..", "", "a = 1..2"] {
      #expect(!Expression.isRange(text, settings: .standard), "\(text)")
    }
  }
}
