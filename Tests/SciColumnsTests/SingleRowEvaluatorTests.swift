import SciCalculator
import SciColumns
import SciNumber
import TestSupport
import Testing

/// Rows one by one against exact values that are rounded as rational numbers.
@Suite struct SingleRowEvaluatorTests {
  private typealias Decimal = SingleRowEvaluator.Decimal

  private static func rational(_ decimal: Decimal) throws -> Rational {
    let integer = try #require(Integer("\(decimal.coefficient)"))
    return try #require(Rational(integer, scale: WideInt(decimal.scale)))
  }

  private static func evaluator(
    _ text: String, _ output: SingleRowEvaluator.Output
  ) throws -> SingleRowEvaluator {
    let formula = try #require(Expression(text, parameters: ["a", "b", "c"]).columnFormula)
    return SingleRowEvaluator(formula, parameterCount: 3, output)
  }

  private static func cents(_ mode: RoundingMode) throws -> SingleRowEvaluator.Output {
    .rounded(scale: 2, ColumnOutput.Rounding(to: try #require(Ratio(1, 100)), mode))
  }

  private static func argument(_ random: inout SplitMix64) -> Decimal {
    let bitCounts = [3, 10, 17, 20, 31, 45, 62, 63, 64, 90, 126, 127]
    let bits = bitCounts[Int.random(in: bitCounts.indices, using: &random)]
    let most = Int128.max >> Int128(127 - bits)
    let scales = [0, 2, 2, 2, 4, 8, 18, 24, 25]
    let scale = scales[Int.random(in: scales.indices, using: &random)]
    let integer = Int128.random(in: -most...most, using: &random)
    return Decimal(
      Int.random(in: 0..<3, using: &random) == 0 ? integer / 50 * 50 : integer, scale: scale)
  }

  /// The answer that an expression has; `nil` where it has an error.
  private static func expected(
    _ expression: Expression, _ row: [Decimal], _ output: SingleRowEvaluator.Output
  ) throws -> Rational? {
    var bindings: [String: Real] = [:]
    for (name, decimal) in zip(expression.parameters, row) {
      bindings[name] = Real(try rational(decimal))
    }
    guard let value = try? expression.evaluate(bindings) else { return nil }
    switch output {
    case .conditions: return value.boolean.map { $0 ? 1 : 0 }
    case .exact: return value.real?.knownRational
    case .rounded(_, let rounding):
      let number = value.real?.knownRational
      let answer = try number?.rounded(
        rounding.mode, toMultipleOf: #require(rounding.increment.rational), limit: 4_096)
      return rounding.mode == .unnecessary && answer != number ? nil : answer
    }
  }

  /// Rows whose scales and sizes change from one to the next: each answer is that of the expression.
  @Test(arguments: RoundingMode.allCases)
  func randomRows(_ mode: RoundingMode) throws {
    let seed = FormulaGenerator.seed(of: mode.rawValue, after: 7)
    var random = SplitMix64(seed: seed)
    var generator = FormulaGenerator(seed: seed &+ 1)
    var answered = 0
    for turn in 0..<60 {
      let isCondition = turn % 4 == 0
      let text =
        isCondition ? generator.condition(depth: 1) : generator.number(depth: turn % 3 + 1)
      let expression = try Expression(text, parameters: ["a", "b", "c"])
      guard let formula = expression.columnFormula else { continue }
      let output: SingleRowEvaluator.Output =
        try isCondition ? .conditions : turn % 4 == 1 ? .exact : Self.cents(mode)
      var evaluator = SingleRowEvaluator(formula, parameterCount: 3, output)
      // Most rows are like one another.
      var row = (0..<3).map { _ in Self.argument(&random) }
      for _ in 0..<30 {
        if Int.random(in: 0..<3, using: &random) == 0 {
          row[Int.random(in: 0..<3, using: &random)] = Self.argument(&random)
        }
        guard let answer = evaluator.answer({ row[$0] }) else { continue }
        answered += 1
        let number = try Self.rational(answer)
        let expected = try Self.expected(expression, row, output)
        #expect(number == expected, "\(text), \(row), \(output)")
      }
    }
    #expect(answered > 300)
  }

  @Test func whatIsOrdinaryIsAnswered() throws {
    var evaluator = try Self.evaluator("a*b + c%", Self.cents(.halfAwayFromZero))
    for price in stride(from: Int128(1), to: 1_000_000, by: 9_973) {
      let row = [
        Decimal(price, scale: 2), Decimal(price % 97, scale: 0), Decimal(825, scale: 2),
      ]
      let answer = evaluator.answer { row[$0] }
      let product = price * (price % 97) * 10_825
      #expect(answer == Decimal((product + 5_000) / 10_000, scale: 2))
    }
  }

  @Test func exactAnswersHaveNoZerosAtTheirEnds() throws {
    var evaluator = try Self.evaluator("a*b + c", .exact)
    let zero = Decimal(0, scale: 2)
    func answer(_ a: Decimal, _ b: Decimal, _ c: Decimal) -> Decimal? {
      evaluator.answer { [a, b, c][$0] }
    }
    #expect(answer(Decimal(250, scale: 2), Decimal(4, scale: 0), zero) == Decimal(10, scale: 0))
    #expect(answer(Decimal(25, scale: 1), Decimal(3, scale: 1), zero) == Decimal(75, scale: 2))
    #expect(answer(zero, zero, zero) == Decimal(0, scale: 0))
    #expect(
      answer(Decimal(10_000_000_000_000_000_000, scale: 19), Decimal(7, scale: 0), zero)
        == Decimal(7, scale: 0))
  }

  /// A row of many decimals makes a plan for these, and the rows after it have room by one of their own.
  @Test func rowsOfManyDecimalsLeaveOthersTheirRoom() throws {
    var evaluator = try Self.evaluator("a*b - c", Self.cents(.halfEven))
    let fine = [
      Decimal(15, scale: 24), Decimal(15, scale: 12), Decimal(1, scale: 0),
    ]
    let large = [
      Decimal(1_000_000_000_000_000, scale: 0), Decimal(1_000_000_000_000_000, scale: 0),
      Decimal(0, scale: 0),
    ]
    for _ in 0..<20 {
      #expect(evaluator.answer { fine[$0] } == Decimal(-100, scale: 2))
      #expect(
        evaluator.answer { large[$0] }
          == Decimal(100_000_000_000_000_000_000_000_000_000_000, scale: 2))
    }
  }

  @Test func rowsWithoutAnAnswerAreTold() throws {
    var quotient = try Self.evaluator("a/b + c", Self.cents(.halfEven))
    func answer(_ a: Int128, _ b: Int128) -> Decimal? {
      quotient.answer { [Decimal(a, scale: 0), Decimal(b, scale: 0), Decimal(0, scale: 0)][$0] }
    }
    #expect(answer(1, 0) == nil)
    #expect(answer(1, 3) == Decimal(33, scale: 2))
    #expect(answer(.max, 1) == nil)
    var strict = try Self.evaluator("a*b*c", Self.cents(.unnecessary))
    #expect(strict.answer { _ in Decimal(1, scale: 1) } == nil)
    #expect(strict.answer { _ in Decimal(2, scale: 0) } == Decimal(800, scale: 2))
  }
}
