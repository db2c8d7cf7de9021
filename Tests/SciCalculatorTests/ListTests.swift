import SciCalculator
import SciFinance
import SciNumber
import SciSyntax
import Testing

/// Lists, the functions that take them, and the shares of an amount.
@Suite struct ListTests {
  private func answer(_ text: String, unit: Rational? = nil) throws -> String? {
    var calculator = Calculator()
    calculator.settings.shareUnit = unit
    return try calculator.answer(text)?.string
  }

  /// The reason of an error, and the part of the text that is marked.
  private func failure(_ text: String) -> (reason: CalculatorError.Reason, place: String)? {
    var calculator = Calculator()
    do throws(CalculatorError) {
      try calculator.evaluate(text)
      return nil
    } catch {
      let bytes = Array(text.utf8)[error.range.lower..<error.range.upper]
      return (error.reason, String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(
    arguments: [
      ("max([1; 2; 3])", "3"), ("max(4; [1, 2])", "4"), ("min([3; 1]; [2; 4])", "1"),
      ("sum([1; 2; 3.5])", "6.5"), ("mean([1; 2; 4.5])", "2.5"), ("gcd([12; 18; 27])", "3"),
      ("lcm([4, 6])", "12"), ("npv(10%; 110; 121)", "200"), ("npv(10%; [110; 121])", "200"),
      ("npv(10%; 110; [121; 133.1])", "300"), ("max([1, 234])", "234"), ("[1 + 2]*3", "9"),
      ("[[5]] + (([2]))", "7"), ("x = [1; 2]; max(x)", "2"), ("[1; 2]\nsum(ans)", "3"),
      ("f(x) = sum(x)/max(x)\nf([1; 2; 5])", "1.6"), ("f(x) = [x; 2x]\nsum(f(3))", "9"),
    ] as [(String, String)])
  func aListStandsForItsElements(_ row: (text: String, value: String)) throws {
    #expect(try answer(row.text) == row.value)
  }

  @Test(arguments: [
    ("[1, 2 , 3]", "[1; 2; 3]"), ("[1/4; -sqrt(2)]", "[0.25; -1.4142135623730950488]"),
    ("([1; 2])", "[1; 2]"), ("[5]", "5"), ("split(7; 1; 1)", "7"),
  ])
  func aListPrintsItself(_ row: (text: String, output: String)) throws {
    let output = try #require(try answer(row.text))
    #expect(output == row.output)
    #expect(try answer(output) == output)
  }

  @Test func aListIsNoNumber() throws {
    let rows: [(text: String, reason: CalculatorError.Reason, place: String)] = [
      ("1 > [1; 2]", .listInArithmetic, "[1; 2]"),
      ("[1; 2] != 1", .listInArithmetic, "[1; 2]"),
      ("[1; 2] mod [1; 2; 3]", .listLengths(2, 3), "[1; 2] mod [1; 2; 3]"),
      ("[1; 2] < [1; 2]", .listInArithmetic, "[1; 2]"),
      ("1 == [1; 2]", .listInArithmetic, "[1; 2]"),
      ("[1; 2] == (1 < 2)", .booleanInArithmetic, "[1; 2] == (1 < 2)"),
      ("[1; [2; 3]]", .listInList, "[2; 3]"),
      ("[1; 2 < 3]", .booleanInArithmetic, "2 < 3"),
      ("pmt(1%; [1; 2]; 3)", .listArgument(function: "pmt"), "[1; 2]"),
      ("x = [1; 2]; tip(x; 10%)", .listArgument(function: "tip"), "x"),
      ("irr(1; [2; 3])", .listArgument(function: "irr"), "[2; 3]"),
      ("dollarde([pi]; 16)", .finance(.irrational, function: "dollarde"), "[pi]"),
      (
        "nominal(pi/100; sqrt(2))", .finance(.notAnInteger(.periods), function: "nominal"),
        "nominal(pi/100; sqrt(2))"
      ),
      ("irr([-2; pi])", .finance(.irrational, function: "irr"), "[-2; pi]"),
      ("foo[1; 2]", .unknownFunction("foo", suggestions: []), "foo"),
      (
        "irr(1)",
        .wrongArgumentCount(function: "irr", given: 1, allowed: 2...Int.max), "irr(1)"
      ),
    ]
    for row in rows {
      let found = try #require(failure(row.text), "\(row.text)")
      #expect(found.reason == row.reason, "\(row.text)")
      #expect(found.place == row.place, "\(row.text)")
    }
  }

  /// Flows whose rates are the roots of (x − 1.1)(x − 1.2), and a polynomial with three, bisected in Python's fractions:
  /// −0.8702012, 0.0885983, 0.7095595.
  @Test func severalRatesAreSaidAndAGuessChooses() throws {
    #expect(
      failure("irr([-100; 230; -132])")?.reason
        == .severalRates(["0.1", "0.2"], count: 2, function: "irr"))
    #expect(try answer("irr([-100; 230; -132]; 14%)") == "0.1")
    #expect(try answer("irr([-100; 230; -132]; sqrt(2)/9)") == "0.2")
    #expect(
      failure("irr([-5; 10.5; 1; -8; 1])")?.reason
        == .severalRates(["-0.870201", "0.0885983", "0.709560"], count: 3, function: "irr"))
    #expect(try answer("round(irr([-5; 10.5; 1; -8; 1]; 10%); 7)") == "0.0885983")
  }

  @Test(arguments: [
    ("[1; 1/3 + 2/3] == [3 - 2; 1]", "true"), ("[1; 2] == [1; 2; 3]", "false"),
    ("[1; 2] != [1; 3]", "true"), ("[sqrt(2)^2; 1] != [2; 1]", "false"),
  ])
  func listsAreEqualIfTheirElementsAre(_ row: (text: String, value: String)) throws {
    #expect(try answer(row.text) == row.value)
  }

  // MARK: - Shares

  /// By hand: floors of the exact shares, and a unit more for the largest remainders.
  @Test(arguments: [
    ("split(100; 3; 0.01)", "[33.34; 33.33; 33.33]"),
    ("split(-100; 3; 0.01)", "[-33.34; -33.33; -33.33]"),
    ("split(1.15; 3; 0.05)", "[0.4; 0.4; 0.35]"), ("split(0; 2; 1)", "[0; 0]"),
    ("allocate(0.05; [3; 7]; 0.01)", "[0.02; 0.03]"),
    ("allocate(10.03; [49; 51]; 0.01)", "[4.91; 5.12]"),
    ("allocate(987.65; [48; 41; 11]; 0.01)", "[474.07; 404.94; 108.64]"),
    ("allocate(100; [1; 0; 1/2]; 1)", "[67; 0; 33]"), ("allocate(2/3; [1; 1]; 1/3)", nil),
    ("sum(split(100; 7; 0.01)) == 100", "true"),
  ])
  func sharesAddUp(_ row: (text: String, shares: String?)) throws {
    let output = try answer(row.text)
    #expect(output == row.shares ?? "[0.33333333333333333333; 0.33333333333333333333]")
  }

  @Test func theUnitMayComeFromTheSettings() throws {
    #expect(try answer("split(100; 3)", unit: Rational(1, 100)) == "[33.34; 33.33; 33.33]")
    #expect(try answer("allocate(99.99; 75; 25)", unit: Rational(1, 100)) == "[74.99; 25]")
    #expect(try answer("allocate(100; [1; 1; 1])", unit: 5) == "[35; 35; 30]")
    #expect(try answer("split(100; 3; 1)", unit: Rational(1, 100)) == "[34; 33; 33]")
  }

  @Test func whatCannotBeSharedIsRefused() throws {
    let rows: [(text: String, reason: CalculatorError.Reason, place: String)] = [
      ("split(100; 3)", .missingShareUnit(function: "split"), "split(100; 3)"),
      (
        "split(100.005; 3; 0.01)",
        .allocation(.notMultipleOfUnit(unit: Rational(1, 100), residue: Rational(1, 200))),
        "100.005"
      ),
      (
        "split(-1.5; 3; 1)", .allocation(.notMultipleOfUnit(unit: 1, residue: Rational(-1, 2))),
        "-1.5"
      ),
      ("split(1; 0; 1)", .shareCount, "0"),
      ("split(1; 2.5; 1)", .shareCount, "2.5"),
      ("split(1; -2; 1)", .shareCount, "-2"),
      ("split(1; 10^9; 1)", .tooManyShares(limit: 100_000), "10^9"),
      ("split(1; 2; 0)", .allocation(.unitNotPositive), "0"),
      ("allocate(1; [1; -1]; 1)", .allocation(.negativeRatio(index: 1)), "[1; -1]"),
      ("allocate(1; [0; 0]; 1)", .allocation(.zeroRatios), "[0; 0]"),
    ]
    for row in rows {
      let found = try #require(failure(row.text), "\(row.text)")
      #expect(found.reason == row.reason, "\(row.text)")
      #expect(found.place == row.place, "\(row.text)")
    }
    #expect(failure("split(sqrt(2); 2; 1)")?.reason == .finance(.irrational, function: "split"))
  }

  @Test func theNamesOfTheirFunctionsStayFree() throws {
    #expect(try answer("split = 3; split*2") == "6")
    #expect(try answer("allocate = 2; sum(allocate(9; [1; 2]; 1)) + allocate") == "11")
  }
}
