import SciNumber
import SciSyntax
import Testing

@testable import SciCalculator

/// Systems of two equations, by hand unless something else is said; more are in systems.golden.
@Suite struct SystemTests {
  private static func calculator() -> Calculator {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    return Calculator(settings: settings)
  }

  private static func reason(_ text: String) -> CalculatorError.Reason? {
    var calculator = calculator()
    let error = #expect(throws: CalculatorError.self, "\(text)") { try calculator.answer(text) }
    return error?.reason
  }

  @Test(
    arguments: [
      ("solve(x*y == 1; x + y == 2; x; y)", "[1; 1]"),
      // The solutions are numbers by their polynomials, so that equality is decided.
      (
        "s = solve(x^2 + y == 3; x*y == 2 - y^3; x; y; 0; 1.5; 0.5; 1.5); s[1]^2 + s[2] == 3",
        "true"
      ),
      ("s = solve(x^3 == 2; x*y == 1; x; y); s[2]^3 == 1/2", "true"),
      // An unknown is eliminated.
      ("s = solve(y == exp(x); y == 3; x; y); s[1] == ln(3)", "true"),
      ("solve(x*y == 1; ln(x) == 0; x; y)", "[1; 1]"),
      // Where the eliminated unknown has no value, there is no solution.
      ("solve(y == 1/x; x^2 == x; x; y)", "[1; 1]"),
      ("solve(y == ln(x); x^2 == -x; x; y)", "none (proved)"),
      // Short names in a box are decided.
      ("s = solve(sin(x) + cos(y) == 2; x - y == pi/2; x; y; 1; 2; -1; 1); s[1] == pi/2", "true"),
      (
        "s = solve(sin(x) + y^3 + y == 1; sin(y) + x^3 + x == 0; x; y; -1; 1; -1; 1); sin(s[1]) + s[2]^3 + s[2] - 1 < 10^-70",
        "true"
      ),
    ] as [(String, String)])
  func oneSolutionIsAValue(_ text: String, _ expected: String) throws {
    var calculator = Self.calculator()
    #expect(try calculator.answer(text)?.string == expected, "\(text)")
  }

  /// What lies on the edge of a range belongs to it.
  @Test func edgesBelongToRanges() throws {
    var calculator = Self.calculator()
    #expect(
      try calculator.answer("solve(exp(x) + exp(y) == 2; sin(x) == y^3 + y; x; y; 0; 1; 0; 1)")?
        .string == "[0; 0]")
    #expect(
      try calculator.answer("solve(x*y == 2; x + y == 3; x; y; 1; 1.5; 0; 2)")?.string == "[1; 2]")
  }

  @Test func severalSolutionsAreNoValue() throws {
    var calculator = Self.calculator()
    let text = "solve(x + y == 3; x*y == 2; x; y)"
    #expect(try calculator.answer(text)?.string == "x = 1, y = 2; x = 2, y = 1")
    #expect(calculator.solutionPoints?.count == 2)
    #expect(calculator.solutionPoints?.first?.unknowns == ["x", "y"])
    let expected = CalculatorError.Reason.analysis(.points, function: "solve")
    for use in ["\(text)[1]", "\(text) + 1", "s = \(text)", "sum(\(text))"] {
      #expect(Self.reason(use) == expected, "\(use)")
    }
    // The error leaves nothing behind.
    _ = try? calculator.answer("\(text)[1]")
    #expect(try calculator.answer("[1; 2]*1")?.string == "[1; 2]")
  }

  @Test func multiplicitiesAreNoted() throws {
    var calculator = Self.calculator()
    let tree = "solve(y^2 == x^3; y == x^2; x; y)"
    #expect(try calculator.answer(tree)?.string == "x = 0, y = 0; x = 1, y = 1")
    #expect(calculator.notes == ["x = 0, y = 0 is a solution of multiplicity 3"])
    #expect(calculator.solutionPoints?.map { $0.multiplicity } == [3, 1])
    _ = try calculator.answer("solve(y^2 == x^3; y == x^2; x; y; -1; 0; 0; 1)")
    #expect(calculator.proof?.multiplicities == [3])
  }

  @Test func whatCannotBeSolvedSaysWhy() {
    func expect(_ text: String, _ error: AnalysisError) {
      #expect(Self.reason(text) == .analysis(error, function: "solve"), "\(text)")
    }
    expect("solve((x + y)*x == 0; (x + y)*y == 0; x; y)", .commonFactor("x + y"))
    expect("solve((x^2 + y^2)*x == 0; (x^2 + y^2)*y == 0; x; y)", .undecidedFactor("x^2 + y^2"))
    expect("solve(sin(x) + cos(y) == 1; sin(y) + x^2 == 1; x; y)", .rangesNeeded)
    expect("solve(x*y == 1; x + y == 2; x; y; 3; 2; 0; 1)", .emptyRange)
    // Curves that touch are not told from curves that do not.
    guard
      case .analysis(.undecidedBox, _)? = Self.reason(
        "solve(sin(x)^2 + sin(y)^2 == 0; exp(x) + sin(y) == 1; x; y; -1; 1; -1; 1)")
    else {
      Issue.record("the box is not decided")
      return
    }
  }

  @Test(
    arguments: [
      ("solve(x^2 + y^2 == 25; x*y == 12; x; y)", "resultant has 4 complex zeros"),
      ("solve(y == exp(x); x + y == 3; x; y)", "linear in y"),
      ("solve(exp(x) + exp(y) == 5; sin(x) == y^3; x; y; -3; 3; -3; 3)", "Krawczyk"),
    ])
  func proofsNameTheirTheorem(_ text: String, _ words: String) throws {
    var calculator = Self.calculator()
    _ = try calculator.answer(text)
    let proof = try #require(calculator.proof)
    #expect(proof.words(within: .interactive).contains { $0.contains(words) }, "\(text)")
  }
}
