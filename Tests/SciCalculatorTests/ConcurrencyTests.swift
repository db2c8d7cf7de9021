import SciCalculator
import SciNumber
import Testing

/// Values, sessions and expressions that several threads use at once.
///
/// A number remembers its best enclosure and its normal form. What one thread finds out is seen by the others and must
/// not change what they print. `make sanitize` runs these tests under the thread sanitizer.
@Suite struct ConcurrencyTests {
  private static let taskCount = 8

  /// Expressions over `a`, `b` and `c`; many questions about zero, and functions whose enclosures are refined.
  private static let texts = [
    "sin(a) + cos(b)", "a*b - b*a", "sqrt(a + b) - sqrt(b + a)", "exp(a)/exp(a - 1)",
    "ln(a*b) - ln(a) - ln(b)", "floor(a*10^30)", "a > b", "a == a + c - c", "atan(a/b)", "erf(a)",
    "(a + b + c)^5", "log10(c)", "sinh(a)^2 - cosh(a)^2", "max(a; b; c)", "round(b*10^25)", "a^b",
    "tan(a) - sin(a)/cos(a)", "gamma(1 + c)",
  ]

  /// The digits that are asked for, so that threads refine the same enclosures in different order.
  private static let digitCounts = [5, 80, 20, 300, 40]

  private static func session() throws -> Calculator {
    var calculator = Calculator()
    // One of the texts cannot be decided, which is found out soon.
    calculator.settings.budget.decisionBits = 1 << 12
    try calculator.evaluate("a = sqrt(2) + pi; b = exp(1/3) + a; c = sin(20) + ln(b)")
    try calculator.evaluate("f(x) = a*x^2 + b*x + c")
    return calculator
  }

  /// What a session says to the texts, in an order and to digits that depend on `part`.
  private static func answers(of calculator: Calculator, part: Int) -> [String] {
    var calculator = calculator
    let order = texts.indices.map { ($0 * 5 + part * 7) % texts.count }
    var results = [String](repeating: "", count: texts.count)
    for index in order {
      for turn in digitCounts.indices {
        let count = digitCounts[(turn + part) % digitCounts.count]
        let format = ResultFormat(digits: .upTo(count), notation: .auto, rounding: .halfEven)
        let text = answer(to: texts[index], &calculator, format)
        if count == digitCounts[1] { results[index] = text }
      }
    }
    return results + [answer(to: "f(a) - f(b)", &calculator, .standard)]
  }

  private static func answer(
    to text: String, _ calculator: inout Calculator, _ format: ResultFormat
  ) -> String {
    do throws(CalculatorError) {
      return try calculator.answer(text, format: format)?.string ?? ""
    } catch {
      return "error: \(error.message(inUTF8: Array(text.utf8)))"
    }
  }

  @Test func threadsThatShareValuesPrintWhatOneAlonePrints() async throws {
    let expected = try Self.answers(of: Self.session(), part: 0)
    #expect(expected.contains { !$0.hasPrefix("error") })
    // None of the values has been looked at yet: the threads compete for what is found out first.
    let shared = try Self.session()
    await withTaskGroup(of: [String].self) { group in
      for part in 0..<Self.taskCount {
        group.addTask { Self.answers(of: shared, part: part) }
      }
      for await answers in group { #expect(answers == expected) }
    }
  }

  @Test func anExpressionIsEvaluatedOnSeveralThreadsAtOnce() async throws {
    let expression = try Expression("sqrt(x)*pi + exp(y) - x*y")
    let x = try Real(2).squareRoot(within: .interactive)
    let text = { @Sendable () throws -> String in
      let value = try expression.evaluate(["x": x, "y": Real.e])
      return try ResultFormat.standard.text(of: value, within: .interactive).string
    }
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<Self.taskCount { group.addTask { try text() } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    // √√2·π + e^e − √2·e, from mpmath 1.3.0 with 40 digits.
    #expect(texts == ["15.046035549409408259"])
  }

  /// The last reference to a long chain may go away on any thread, while others still hold parts of it.
  @Test func longChainsAreFreedOnSeveralThreadsAtOnce() async throws {
    var sum = Real.pi
    var parts: [Real] = []
    for step in 0..<2_000 {
      sum = sum.adding(Real.e, within: .interactive)
      if step % 50 == 0 { parts.append(sum) }
    }
    let digits = await withTaskGroup(of: Int.self) { group in
      for part in 0..<Self.taskCount {
        group.addTask { [parts] in
          parts.enumerated().count { index, value in
            index % Self.taskCount == part && value.workingPrecision == 0
          }
        }
      }
      parts = []
      sum = 0
      return await group.reduce(0, +)
    }
    #expect(digits == 40)
  }
}
