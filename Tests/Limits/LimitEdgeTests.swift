import SciCalculator
import SciNumber
import SciSyntax
import TestSupport
import Testing

/// For each limit of the language and of a budget, the last value that works and the first that is refused.
@Suite(.timeLimit(.minutes(30))) struct LimitEdgeTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
  }

  @Test func brackets() {
    #expect(outcome(nested(Syntax.maximumDepth)) == "1")
    #expect(outcome(nested(Syntax.maximumDepth + 1)).hasPrefix("limit: "))
  }

  @Test func bytes() {
    let blanks = String.blanks(Syntax.maximumLength - 1)
    #expect(outcome(blanks + "1") == "1")
    #expect(outcome(blanks + "12").hasPrefix("limit: the text has more than"))
  }

  /// A chain of functions, the last of which is called.
  private func chain(_ depth: Int) -> String {
    var text = "f1(x) = x;"
    for level in 2...depth { text += "f\(level)(x) = f\(level - 1)(x);" }
    return text + "f\(depth)(1)"
  }

  @Test func callsInsideCalls() {
    let recursion = "f(n) = n == 0 ? 7 : f(n - 1);"
    #expect(outcome(recursion + "f(9999)") == "7")
    #expect(
      outcome(recursion + "f(10000)") == "limit: functions call one another more than 10000 deep")
    #expect(outcome(chain(1_001)) == "1")
  }

  @Test func digits() throws {
    var budget = EvaluationBudget.interactive
    budget.digits = 25
    func digits(_ count: Int) throws(MathError) -> Int {
      try Real.pi.digits(.significant(count), wholeUpTo: 0, rounding: .halfEven, within: budget)
        .digits.count
    }
    #expect(try digits(25) == 25)
    #expect(throws: MathError.digitLimit(digits: 25, needed: 26)) { try digits(26) }
  }

  /// 2⁹⁹ has 100 bits, 2¹⁰⁰ has 101.
  @Test func exactNumbers() {
    var budget = EvaluationBudget.interactive
    budget.exactBits = 100
    #expect(outcome("floor(2^99 + 1/3) - 2^99", budget: budget) == "0")
    #expect(outcome("floor(2^100*8 + 1/3)", budget: budget).hasPrefix("limit: the exact result"))
  }

  @Test func precision() throws {
    var budget = EvaluationBudget.interactive
    budget.precisionBits = 1 << 10
    // An angle in radians with 900 bits before the point needs 1,000, and one with 1,100 more than there are.
    for (bits, isAnswered) in [(900, true), (1_100, false)] {
      let angle = try Real(2).raised(to: Real(bits), within: .interactive)
      let sine = angle.sin(.radians, within: budget)
      let sign = try? sine.sign(within: budget)
      #expect((sign != nil) == isAnswered, "\(bits)")
    }
  }

  @Test func shares() {
    #expect(outcome("sum(split(10^5; 10^5; 1))") == "100000")
    #expect(outcome("split(10^5 + 1; 10^5 + 1; 1)") == "limit: more than 100000 shares")
  }

  @Test func memory() throws {
    let seven = try #require(Integer(7).power(100_000, limit: 1 << 22))
    var meter = MemoryMeter()
    meter.count(Real(seven))
    var budget = EvaluationBudget.interactive
    budget.memory = meter.bytes
    try budget.check(memory: meter.bytes)
    #expect(throws: MathError.memoryLimit(bytes: meter.bytes, needed: meter.bytes + 1)) {
      try budget.check(memory: meter.bytes + 1)
    }
  }
}
