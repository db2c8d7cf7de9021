import SciCalculator
import SciColumns
import SciNumber
import TestSupport
import Testing

/// Formulas with functions over columns, against rows that are computed one by one with exact decisions.
@Suite struct RowEnclosureTests {
  /// Formulas that integers do not compute.
  private static let formulas = [
    "exp(a)", "ln(a)", "sqrt(a)", "cbrt(a)", "log10(a)", "log2(a)", "a^0.5", "a^-2", "a^b",
    "1.05^b", "a*(1 + 8.25%)^b", "a*exp(-0.05*b)", "exp(-a^2/2)/sqrt(2*pi)", "sin(a) + cos(b)",
    "tan(a)", "atan(a/b)", "asin(a/1000)", "sinh(a)", "cosh(a)", "tanh(a)", "asinh(a)",
    "hypot(a; b)", "ln(1 + a^2)", "max(0; exp(a) - b)", "min(sqrt(a); b)", "a > 0 ? ln(a) : 0",
    "abs(ln(a))", "floor(exp(b))", "round(sqrt(a)*100)/100", "mod(exp(a); 3)", "quo(exp(b); b)",
    "a^3 - e^b", "sqrt(a^2 + b^2 + c^2)", "exp(a)*exp(-a)", "e*a", "ln(2)*c",
  ]
  private static let comparisons = [
    "exp(a) > b", "sqrt(a) < 3 and ln(b) > 1", "a > 0 or sqrt(b) > 2", "not (exp(a) <= c)",
    "sqrt(a) == 2", "exp(a) != 1", "(ln(a) > 0) xor (b > 2)",
  ]

  private static func column(_ random: inout SplitMix64, _ count: Int) -> TestColumn {
    let isNull =
      Int.random(in: 0..<3, using: &random) == 0
      ? (0..<count).map { _ in Int.random(in: 0..<5, using: &random) == 0 } : nil
    let integers = (0..<count).map { _ in
      Int.random(in: 0..<8, using: &random) == 0
        ? 0 : Int64.random(in: -300...3_000, using: &random)
    }
    // Powers of two and doubles of any length among others.
    let doubles = integers.map { integer in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Double(integer)
      case 1: Double(integer) / 64
      case 2: Double(integer) / 100
      default: Double(integer) * Double.random(in: 0...0.02, using: &random)
      }
    }
    let numbers: TestColumn.Numbers =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .integers(integers, scale: Int.random(in: 0...3, using: &random))
      case 1: .decimals(integers.map { Int128($0) }, scale: Int.random(in: 0...20, using: &random))
      case 2: .doubles(doubles)
      default: .exactDoubles(doubles)
      }
    return TestColumn(numbers: numbers, isNull: isNull)
  }

  /// Compares the rows that have answers with those of single evaluations.
  ///
  /// - Returns: how many rows there are that are not null, and how many of them have an answer.
  private static func compare(_ test: BlockCase) throws -> (rowCount: Int, answerCount: Int) {
    let expression = try Expression(test.formula, parameters: ["a", "b", "c"])
    let formula = try #require(expression.columnFormula, "\(test.formula)")
    let answers = try #require(test.openAnswers(formula), "\(test.formula)")
    var roundedCount = 0
    var (rowCount, answerCount) = (0, 0)
    for row in 0..<test.rowCount {
      var bindings: [String: Real] = [:]
      var isNull = false
      for (name, column) in zip(expression.parameters, test.columns) {
        let number = try column.number(inRow: row)
        if let number { bindings[name] = Real(number) } else { isNull = true }
      }
      if isNull {
        #expect(answers.rows[row] == nil && !answers.openRows.contains(row), "\(test) \(row)")
        continue
      }
      rowCount += 1
      if answers.openRows.contains(row) { continue }
      answerCount += 1
      let value = try expression.evaluate(bindings)
      let (expected, isExact) = try test.answer(for: value)
      #expect(answers.rows[row] == expected, "\(test) \(row)")
      if !isExact { roundedCount += 1 }
    }
    #expect(answers.roundedCount == roundedCount, "\(test)")
    return (rowCount, answerCount)
  }

  /// Compares a formula over random columns, some times, of which a part must be answered: the rest has errors, is rational, or is beyond what is asked for.
  private static func compare(
    _ formula: String, times: Int, _ output: (inout SplitMix64) throws -> ColumnOutput
  ) throws {
    var random = SplitMix64(seed: FormulaGenerator.seed(of: formula))
    var (rowCount, answerCount) = (0, 0)
    for _ in 0..<times {
      let count = Int.random(in: 1...40, using: &random)
      let output = try output(&random)
      let counts = try compare(
        BlockCase(
          formula: formula, columns: (0..<3).map { _ in column(&random, count) }, output: output,
          rowCount: count, offset: Int.random(in: 0...9, using: &random)))
      rowCount += counts.rowCount
      answerCount += counts.answerCount
    }
    #expect(answerCount > rowCount / 4, "\(answerCount) of \(rowCount)")
  }

  @Test(arguments: formulas)
  func answers(_ formula: String) throws {
    try Self.compare(formula, times: 12) { random in
      let scale = Int.random(in: 0...6, using: &random)
      let unit = try #require(Ratio(scale: scale))
      let mode = RoundingMode.allCases[
        Int.random(in: 0..<RoundingMode.allCases.count - 1, using: &random)]
      let rounding = ColumnOutput.Rounding(to: unit, mode)
      let outputs: [ColumnOutput] = [
        .doubles(nil), .doubles(nil), .doubles(rounding),
        .decimals(scale: scale, rounding, digits: 18, isLong: false),
        .decimals(scale: scale, rounding, digits: 30, isLong: true),
      ]
      return outputs[Int.random(in: outputs.indices, using: &random)]
    }
  }

  @Test(arguments: comparisons)
  func truths(_ condition: String) throws {
    try Self.compare(condition, times: 10) { _ in .conditions }
  }

  /// Random formulas of everything that integers compute, with functions around and in them.
  @Test(arguments: 1...20)
  func randomFormulas(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var generator = FormulaGenerator(seed: UInt64(100 + seed))
    let functions = ["exp", "sqrt", "ln", "sin", "atan"]
    for _ in 0..<10 {
      let function = functions[Int.random(in: functions.indices, using: &random)]
      let (x, y) = (generator.number(depth: 2), generator.number(depth: 1))
      let count = Int.random(in: 1...20, using: &random)
      _ = try Self.compare(
        BlockCase(
          formula: "\(y) + \(function)(\(x)/1000)",
          columns: (0..<3).map { _ in Self.column(&random, count) }, output: .doubles(nil),
          rowCount: count))
    }
  }
}
