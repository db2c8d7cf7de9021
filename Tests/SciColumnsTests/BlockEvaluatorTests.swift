import SciCalculator
import SciColumns
import SciNumber
import TestSupport
import Testing

/// Blocks against single rows: exact values that are rounded as rational numbers.
@Suite struct BlockEvaluatorTests {
  private static let modes = RoundingMode.allCases

  /// Compares a case, and says whether it was computed by blocks.
  private func agrees(_ test: BlockCase) throws -> Bool {
    let expression = try Expression(test.formula, parameters: ["a", "b", "c"])
    guard let formula = expression.columnFormula, let answers = test.answers(formula) else {
      return false
    }
    let expected = try test.expected(expression)
    #expect(answers == expected, "\(test)")
    return true
  }

  /// Integers of any size up to so many bits, with round ones and ties among them.
  private static func integers(
    _ count: Int, bits: Int, _ random: inout SplitMix64
  ) -> [Int128] {
    (0..<count).map { _ in
      let most = Int128.max >> Int128(127 - bits)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return Int128.random(in: -10...10, using: &random)
      case 1: return most
      case 2: return -most
      case 3: return (Int128.random(in: -most...most, using: &random) / 50) * 50
      default: return Int128.random(in: -most...most, using: &random)
      }
    }
  }

  private static func output(_ random: inout SplitMix64, _ mode: RoundingMode) -> ColumnOutput? {
    let scale = Int.random(in: 0...8, using: &random)
    // Increments such as 0.05 are multiples of the unit.
    let factors: [Int128] = [1, 1, 1, 5, 25]
    guard let unit = Ratio(scale: scale),
      let factor = Ratio(factors[Int.random(in: 0..<5, using: &random)], 1),
      let increment = unit.times(factor)
    else { return nil }
    let rounding = ColumnOutput.Rounding(
      to: mode == .zeroFiveAway ? unit : increment, mode)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .decimals(scale: scale, rounding, digits: 18, isLong: false)
    case 1: return .decimals(scale: scale, rounding, digits: 38, isLong: true)
    case 2: return .doubles(Bool.random(using: &random) ? rounding : nil)
    default:
      let digits = Int.random(in: 9...38, using: &random)
      return .decimals(scale: scale, rounding, digits: digits, isLong: true)
    }
  }

  @Test(arguments: modes)
  func randomFormulasOfDecimals(_ mode: RoundingMode) throws {
    let seed = FormulaGenerator.seed(of: mode.rawValue)
    var random = SplitMix64(seed: seed)
    var generator = FormulaGenerator(seed: seed &+ 1)
    var computed = 0
    for _ in 0..<150 {
      let rowCount = Int.random(in: 1...21, using: &random)
      let hasNulls = Int.random(in: 0..<3, using: &random) == 0
      let bitCounts = [7, 16, 20, 31, 45, 62, 63]
      let bits = bitCounts[Int.random(in: bitCounts.indices, using: &random)]
      let isLong = Bool.random(using: &random)
      let columns = (0..<3).map { _ in
        let scale = Int.random(in: 0...(bits < 40 ? 18 : 4), using: &random)
        let integers = Self.integers(rowCount, bits: bits, &random)
        return TestColumn(
          numbers: isLong
            ? .decimals(integers, scale: scale)
            : .integers(integers.map { Int64($0) }, scale: scale),
          isNull: hasNulls
            ? (0..<rowCount).map { _ in Int.random(in: 0..<4, using: &random) == 0 } : nil)
      }
      let output = try #require(Self.output(&random, mode))
      let test = BlockCase(
        formula: generator.number(depth: Int.random(in: 0...3, using: &random)), columns: columns,
        output: output, rowCount: rowCount, offset: Int.random(in: 0...9, using: &random))
      if try agrees(test) { computed += 1 }
    }
    // The rest has numbers of more than 128 bits, or errors.
    #expect(computed > (mode == .unnecessary ? 20 : 60), "only \(computed) of 150")
  }

  @Test func randomFormulasOfWideDecimals() throws {
    var random = SplitMix64(seed: 128)
    var generator = FormulaGenerator(seed: 129)
    var computed = 0
    for _ in 0..<300 {
      let rowCount = Int.random(in: 1...9, using: &random)
      let columns = (0..<3).map { _ in
        let bits = Int.random(in: 60...126, using: &random)
        return TestColumn(
          numbers: .decimals(
            Self.integers(rowCount, bits: bits, &random),
            scale: Int.random(in: 0...18, using: &random)))
      }
      let mode = Self.modes[Int.random(in: Self.modes.indices, using: &random)]
      let output = try #require(Self.output(&random, mode))
      let test = BlockCase(
        formula: generator.number(depth: Int.random(in: 0...1, using: &random)), columns: columns,
        output: output, rowCount: rowCount)
      if try agrees(test) { computed += 1 }
    }
    #expect(computed > 60, "only \(computed)")
  }

  @Test func randomConditions() throws {
    var random = SplitMix64(seed: 5)
    var generator = FormulaGenerator(seed: 6)
    var computed = 0
    for _ in 0..<300 {
      let rowCount = Int.random(in: 1...40, using: &random)
      let columns = (0..<3).map { _ in
        TestColumn(
          numbers: .integers(
            (0..<rowCount).map { _ in Int64.random(in: -9...9, using: &random) },
            scale: Int.random(in: 0...2, using: &random)),
          isNull: Bool.random(using: &random)
            ? (0..<rowCount).map { _ in Bool.random(using: &random) } : nil)
      }
      let test = BlockCase(
        formula: generator.condition(depth: 2), columns: columns, output: .conditions,
        rowCount: rowCount, offset: Int.random(in: 0...9, using: &random))
      if try agrees(test) { computed += 1 }
    }
    // The rest has errors.
    #expect(computed > 240, "only \(computed)")
  }

  @Test(arguments: [false, true])
  func randomFormulasOfDoubles(_ isExact: Bool) throws {
    var random = SplitMix64(seed: 9)
    var generator = FormulaGenerator(seed: isExact ? 10 : 11)
    var computed = 0
    for _ in 0..<400 {
      let rowCount = Int.random(in: 1...20, using: &random)
      let columns = (0..<3).map { _ in
        let scale = Int.random(in: 0...4, using: &random)
        let divisor = isExact ? Double(1 << scale) : [1, 10, 100, 1_000, 10_000][scale]
        let doubles = (0..<rowCount).map { _ in
          Double(Int64.random(in: -100_000...100_000, using: &random)) / divisor
        }
        return TestColumn(numbers: isExact ? .exactDoubles(doubles) : .doubles(doubles))
      }
      let output = try #require(Self.output(&random, .halfAwayFromZero))
      let test = BlockCase(
        formula: generator.number(depth: 2), columns: columns, output: output, rowCount: rowCount)
      if try agrees(test) { computed += 1 }
    }
    #expect(computed > 150, "only \(computed)")
  }

  /// Quotients of many more digits than a double has, ties of doubles among them.
  @Test func doublesOfLongNumbers() throws {
    var random = SplitMix64(seed: 53)
    var computed = 0
    for round in 0..<200 {
      let bits = Int.random(in: 1...100, using: &random)
      var integers = Self.integers(20, bits: bits, &random)
      // Ties of 53 bits, and their neighbours.
      integers += [1 << 53 + 1, -(1 << 53 + 1), (1 << 54 + 2) << 40, (1 << 54 + 2) << 40 + 1, 0]
      let divisors = Self.integers(25, bits: Int.random(in: 1...60, using: &random), &random)
      let columns = [
        TestColumn(
          numbers: .decimals(integers, scale: Int.random(in: 0...18, using: &random))),
        TestColumn(numbers: .integers(divisors.map { Int64($0) | 1 }, scale: 2)),
      ]
      let test = BlockCase(
        formula: ["a", "a/b", "a*b", "-a/3"][round % 4], columns: columns, output: .doubles(nil),
        rowCount: integers.count)
      let expression = try Expression(test.formula, parameters: ["a", "b"])
      let formula = try #require(expression.columnFormula)
      guard let answers = test.answers(formula) else { continue }
      #expect(answers == (try test.expected(expression)), "\(test)")
      computed += 1
    }
    #expect(computed > 120, "only \(computed)")
  }

  private static func cents(_ mode: RoundingMode) throws -> ColumnOutput {
    let cent = try #require(Ratio(1, 100))
    return .decimals(scale: 2, ColumnOutput.Rounding(to: cent, mode), digits: 18, isLong: false)
  }

  /// 0.125 is a tie of cents; expected by hand.
  @Test(arguments: [
    (RoundingMode.halfEven, [12, -12, 14, -14]), (.halfOdd, [13, -13, 13, -13]),
    (.halfAwayFromZero, [13, -13, 14, -14]), (.halfTowardZero, [12, -12, 13, -13]),
    (.halfUpward, [13, -12, 14, -13]), (.halfDownward, [12, -13, 13, -14]),
    (.towardZero, [12, -12, 13, -13]), (.awayFromZero, [13, -13, 14, -14]),
    (.floor, [12, -13, 13, -14]), (.ceiling, [13, -12, 14, -13]),
    (.zeroFiveAway, [12, -12, 13, -13]),
  ])
  func tiesOfEachMode(_ mode: RoundingMode, _ expected: [Int64]) throws {
    let column = TestColumn(numbers: .integers([125, -125, 135, -135], scale: 3))
    let test = BlockCase(
      formula: "a", columns: [column], output: try Self.cents(mode), rowCount: 4)
    let formula = try #require(Expression("a").columnFormula)
    let answers = try #require(test.answers(formula))
    #expect(answers.rows == expected.map { Rational(Integer(WideInt($0)), scale: 2) })
    #expect(answers.roundedCount == 4)
  }

  /// A quotient is rounded once; a divisor of zero counts only in a row that needs it.
  @Test func quotientsOfColumns() throws {
    func answers(_ text: String, nullAt null: Int? = nil) throws -> BlockCase.Outcome? {
      let columns = [
        TestColumn(numbers: .integers([200, -100, 1, 700], scale: 2)),
        TestColumn(
          numbers: .integers([3, 8, 0, -6], scale: 0),
          isNull: null.map { null in (0..<4).map { $0 == null } }),
      ]
      let expression = try Expression(text, parameters: ["a", "b"])
      let formula = try #require(expression.columnFormula)
      return BlockCase(
        formula: text, columns: columns, output: try Self.cents(.halfEven), rowCount: 4
      ).answers(formula)
    }
    #expect(try answers("a/b") == nil)
    // 2/3, −1/8 and −7/6
    var cents = [67, -12, 0, -117].map { Rational(Integer($0), scale: 2) }
    #expect(try answers("b == 0 ? 0 : a/b") == .init(rows: cents, roundedCount: 3))
    cents[2] = nil
    #expect(try answers("a/b", nullAt: 2) == .init(rows: cents, roundedCount: 3))
  }

  /// A comparison with a quotient divides too: a divisor of zero is an error, also where the sign of what is divided would tell enough.
  @Test func comparisonsOfQuotients() throws {
    func answers(_ text: String, divisors: [Int64]) throws -> [Rational?]? {
      let columns = [
        TestColumn(numbers: .integers([200, -100, 1, 0], scale: 2)),
        TestColumn(numbers: .integers(divisors, scale: 0)),
      ]
      let formula = try #require(Expression(text, parameters: ["a", "b"]).columnFormula)
      return BlockCase(formula: text, columns: columns, output: .conditions, rowCount: 4)
        .answers(formula)?.rows
    }
    let divisors: [Int64] = [8, -4, -7, 5]
    #expect(try answers("a/b > 0.2", divisors: divisors) == [1, 1, 0, 0])
    #expect(try answers("a/b <= 1/4", divisors: divisors) == [1, 1, 1, 1])
    #expect(try answers("a/b == 1/4", divisors: divisors) == [1, 1, 0, 0])
    #expect(try answers("-1/700 != a/b", divisors: divisors) == [1, 1, 0, 1])
    #expect(try answers("a/b < b/(a + 9)", divisors: divisors) == [1, 0, 0, 1])
    #expect(try answers("a/b > 0.2", divisors: [1, 1, 1, 0]) == nil)
  }

  /// A block with a double that is no short decimal, or none at all, has no answer, and the next one has.
  @Test func doublesThatAreNoShortDecimals() throws {
    let formula = try #require(Expression("a").columnFormula)
    func answers(_ doubles: [Double]) throws -> BlockCase.Outcome? {
      BlockCase(
        formula: "a", columns: [TestColumn(numbers: .doubles(doubles))],
        output: try Self.cents(.halfEven), rowCount: doubles.count
      ).answers(formula)
    }
    #expect(try answers([1, .nan]) == nil)
    #expect(try answers([.infinity]) == nil)
    #expect(try answers([0.1 + 0.2]) == nil)
    #expect(try answers([3e15]) == nil)
    // Sixteen digits: 0.1 more of the last one is the same double.
    #expect(try answers([1_234_567_890_123.456]) == nil)
    #expect(try answers([Double.leastNonzeroMagnitude]) == nil)
    let zero = try answers([-0.0, 0.125, 1e11])
    #expect(zero?.rows == [0, Rational(3, 25), 100_000_000_000])
  }

  @Test func garbageUnderNullsIsNotRead() throws {
    let column = TestColumn(
      numbers: .doubles([1.5, .nan, .infinity, 1e300]), isNull: [false, true, true, true])
    let test = BlockCase(
      formula: "a*a", columns: [column], output: try Self.cents(.halfEven), rowCount: 4)
    let formula = try #require(Expression("a*a").columnFormula)
    #expect(test.answers(formula)?.rows == [Rational(9, 4), nil, nil, nil])
  }

  @Test func manyBlocksAndALastOneOfAFewRows() throws {
    let count = 2 * BlockEvaluator.mostRows + 13
    let prices: [Int64] = (0..<Int64(count)).map { row in
      let residue: Int64 = row * 7_919 % 1_000_000
      return residue - 500_000
    }
    let isNull: [Bool] = (0..<count).map { row in row % 97 == 3 }
    let column = TestColumn(numbers: .integers(prices, scale: 2), isNull: isNull)
    let test = BlockCase(
      formula: "a*3 + 8.25%", columns: [column], output: try Self.cents(.halfAwayFromZero),
      rowCount: count, offset: 3)
    let expression = try Expression("a*3 + 8.25%")
    let formula = try #require(expression.columnFormula)
    let answers = try #require(test.answers(formula))
    #expect(answers == (try test.expected(expression)))
  }

  /// The spellings that people use, each beside single rows.
  @Test(arguments: [
    "sum(a; b; 1)", "max(a; b; 3)", "if a < b then a else b", "a^3", "|a - b|", "⌊a⌋ + ⌈b⌉",
    "sqrt(4)*a", "a mod 1 == 0 ? a : b", "a + 8.25% - 10%", "(a - b)/b*100", "2a", "7",
    "0 < a <= b ? 1 : 0", "a mod b", "a rem b", "quo(b; 0.7)", "mod(b; -3)", "mean(a; b; 1)",
    "a/b + b/3", "1/b + a/b", "(1 + a)/(7/b)", "a/(b/3)/(2/b)", "abs(a/b)", "(a/b)^2",
    "a/b - a/b*2", "mean(a/b; 1/b)",
  ])
  func spellings(_ text: String) throws {
    let columns = [
      TestColumn(numbers: .integers([250, -125, 399, 0], scale: 2)),
      TestColumn(numbers: .integers([3, -4, 1, 7], scale: 0)),
    ]
    let test = BlockCase(
      formula: text, columns: columns, output: try Self.cents(.halfEven), rowCount: 4)
    let expression = try Expression(text, parameters: ["a", "b"])
    let answers = expression.columnFormula.flatMap { test.answers($0) }
    #expect(answers == (try test.expected(expression)))
  }

  /// Whatever a divisor of zero is multiplied by or divided by, single rows say so.
  @Test(arguments: [
    "a/b", "a/(1/b)", "(1/b)/(1/b)", "1/a + 1/b", "(a/b)*(b/a)", "a mod b", "quo(a; b)",
    "abs(a/b)", "0*(a/(a/b))", "(a/b)^2", "mean(a/b; a)",
  ])
  func aDivisorOfZeroHasNoBlock(_ text: String) throws {
    let columns = [
      TestColumn(numbers: .integers([4, 4], scale: 0)),
      TestColumn(numbers: .integers([2, 0], scale: 0)),
    ]
    let formula = try #require(Expression(text, parameters: ["a", "b"]).columnFormula)
    var test = BlockCase(
      formula: text, columns: columns, output: try Self.cents(.halfEven), rowCount: 2)
    #expect(test.answers(formula) == nil)
    test.rowCount = 1
    #expect(test.answers(formula) != nil || text.hasPrefix("0*"))
  }

  @Test(arguments: ["sqrt(a)", "a/b < b/a", "a^b", "a m", "gamma(a)", "a!", "[a; b]", "a and b"])
  func othersHaveNoBlocks(_ text: String) throws {
    let expression = try Expression(text, parameters: ["a", "b"])
    let columns = [
      TestColumn(numbers: .integers([4], scale: 0)), TestColumn(numbers: .integers([2], scale: 0)),
    ]
    let test = BlockCase(
      formula: text, columns: columns, output: try Self.cents(.halfEven), rowCount: 1)
    #expect(expression.columnFormula.flatMap { test.answers($0) } == nil)
  }
}
