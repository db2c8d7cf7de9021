import SciCalculator
import SciNumber
import SciSyntax
import Testing

@Suite struct ColumnTests {
  private static let cents = ResultFormat(
    digits: .decimals(2), notation: .fixed, rounding: .halfAwayFromZero)

  @Test func anExpressionAnswersForEachRow() throws {
    let total = try Expression("price*quantity + 8.25%")
    let answers = try total.answers(
      ["price": .decimals([1999, 250, -1], scale: 2), "quantity": .integers([3, 10, 5])],
      format: Self.cents)
    #expect((0..<3).map { answers[$0] } == ["64.92", "27.06", "-0.05"])
    #expect(answers.failures.isEmpty)
    #expect(answers.roundedCount == 3)
    #expect(answers.offsets == [0, 5, 10, 15])
  }

  private static let formulas = [
    "x^2 - 1/3", "sin(x)*sqrt(x^2) + exp(x/100)", "x", "-x + x", "x%", "1/(x - 2)", "ln(x)", "x!",
    "if(x > 1; x; 2 - x)", "[x; 2x]", "sqrt(2)^2*x", "x*1e30 + 1e-30", "round(x)",
  ]
  private static let numbers: [Real] = [
    0, 1, 2, -3, Real(Rational(5, 2)), Real(Rational(1, 3)), .pi, 100,
  ]

  /// Each kind of column means the same number as a binding does.
  @Test(arguments: formulas)
  func rowsAreAnsweredLikeBindings(_ text: String) throws {
    let expression = try Expression(text)
    let answers = try expression.answers(["x": .numbers(Self.numbers)])
    #expect(answers.count == Self.numbers.count)
    for (row, number) in Self.numbers.enumerated() {
      let alone = try? expression.answer(["x": number])
      #expect(answers[row] == alone?.string)
      if let value = try? expression.evaluate(["x": number]) {
        let written = try? ResultFormat.standard.text(of: value, within: .interactive)
        #expect(alone?.bytes == written?.bytes)
      } else {
        #expect(alone == nil)
        #expect(answers.failures.contains { $0.row == row })
      }
    }
  }

  @Test(arguments: formulas)
  func rowsOfEachKindOfColumnAreAnsweredAlike(_ text: String) throws {
    let expression = try Expression(text)
    let answers = try expression.answers(["x": .numbers(Self.numbers)])
    let integers = try expression.answers(["x": .integers([2, -3, 100, .min, .max])])
    #expect(integers[0] == answers[2])
    #expect(integers[1] == answers[3])
    #expect(integers[2] == answers[7])
    let decimals = try expression.answers(["x": .decimals([25, 1000], scale: 1)])
    #expect(decimals[0] == answers[4])
    #expect(decimals[1] == answers[7])
    let doubles = try expression.answers(["x": .doubles([2.5, .infinity, .nan, -3])])
    #expect(doubles[0] == answers[4])
    #expect(doubles[3] == answers[3])
    let failed: [Int] = doubles.failures.map { $0.row }
    #expect(failed.filter { 1...2 ~= $0 } == [1, 2])
  }

  @Test(arguments: [1, 2, 3, 8, 1000])
  func threadsGiveTheSameAnswers(_ threads: Int) throws {
    let count = 3000
    let numbers: [Int64] = (0..<count).map { row in Int64(row * 37 % 1009) - 100 }
    for text in ["sqrt(x) + sin(y)", "x/7 + y", "1/(x*y)"] {
      let expression = try Expression(text)
      let columns = ["x": Column.integers(numbers), "y": .same(Real(Rational(1, 10)))]
      let one = try expression.answers(columns)
      let many = try expression.answers(columns, threads: threads)
      #expect(one.bytes == many.bytes)
      #expect(one.offsets == many.offsets)
      #expect(one.failures == many.failures)
      #expect(one.roundedCount == many.roundedCount)
      #expect(many.count == count)
    }
  }

  @Test func columnsThatDoNotGoTogetherAreErrors() throws {
    let sum = try Expression("a + b")
    #expect(throws: CalculatorError(.missingBinding("b"), at: SourceRange(4, 5))) {
      try sum.answers(["a": .integers([1])])
    }
    #expect(throws: CalculatorError(.listLengths(2, 3), at: SourceRange(4, 5))) {
      try sum.answers(["a": .integers([1, 2]), "b": .doubles([1, 2, 3])])
    }
    #expect(try sum.answers(["a": .same(1), "b": .same(2)])[0] == "3")
    #expect(try sum.answers(["a": .same(1), "b": .integers([])]).count == 0)
  }

  @Test func aLimitOfTheBudgetIsTheRowsError() throws {
    var settings = CalculatorSettings.standard
    settings.budget.exactBits = 1000
    let power = try Expression("2^x + 0*ln(x)", settings: settings)
    let answers = try power.answers(["x": .integers([3, -1, 5])])
    #expect(answers[0] == "8")
    #expect(answers.failures.map { $0.row } == [1])
    settings.budget.isCancelled = { true }
    let stopped = try Expression("2^x", settings: settings)
    #expect(throws: CalculatorError(.math(.cancelled, function: nil), at: SourceRange(0, 3))) {
      try stopped.answers(["x": .integers([3])])
    }
  }
}
