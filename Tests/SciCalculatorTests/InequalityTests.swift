import SciNumber
import SciSyntax
import Testing

@testable import SciCalculator

/// Inequalities, by hand unless something else is said, and what is known of how results are proved.
@Suite struct InequalityTests {
  private static func calculator() -> Calculator {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    return Calculator(settings: settings)
  }

  @Test(
    arguments: [
      ("x^2 < 2; x", "-1.4142135623730950488 < x < 1.4142135623730950488"),
      ("x^2 <= 4; x", "-2 <= x <= 2"), ("x^2 > 4; x", "x < -2 or x > 2"),
      ("x^2 >= 4; x", "x <= -2 or x >= 2"), ("x^2 != 4; x", "x < -2 or -2 < x < 2 or x > 2"),
      ("x^2 < 0; x", "none (proved)"), ("x^2 <= 0; x", "x == 0"),
      ("x^2 >= 0; x", "all real numbers (proved)"), ("x^2 > 0; x", "x < 0 or x > 0"),
      ("(x - 1)^2*(x - 2) <= 0; x", "x <= 2"), ("(x - 1)^2*(x - 2) >= 0; x", "x == 1 or x >= 2"),
      ("1/x > 1; x", "0 < x < 1"), ("(x^2 - 1)/(x - 1) > 0; x", "-1 < x < 1 or x > 1"),
      ("1/(1/x) > -5; x", "-5 < x < 0 or x > 0"), ("x - x < 1; x", "all real numbers (proved)"),
      ("x^2 < 2; x; 0; 5", "0 <= x < 1.4142135623730950488"), ("x^2 < 2; x; -1; 1", "-1 <= x <= 1"),
      ("x^2 > 2; x; -1; 1", "none (proved)"), ("x^2 >= 1; x; -1; 1", "x == -1 or x == 1"),
      ("ln(x) < 1; x", "0 < x < 2.7182818284590452354"), ("sqrt(x) < 2; x", "0 <= x < 4"),
      ("asin(x) < 10; x", "-1 <= x <= 1"), ("e^x > x + 1; x", "x < 0 or x > 0"),
      ("|x - 1| < 2; x", "-1 < x < 3"),
      ("1/ln(x) > 1; x; 0.1; 10", "1 < x < 2.7182818284590452354"),
      ("sin(x) >= 1/2; x; 0; 3", "0.52359877559829887308 <= x <= 2.6179938779914943654"),
      ("tan(x) > 1; x; 0; 2", "0.78539816339744830962 < x < 1.5707963267948966192"),
      ("2^(-x) < 1/8; x", "x > 3"), ("x^(-2) > 4; x", "-0.5 < x < 0 or 0 < x < 0.5"),
    ] as [(String, String)])
  func inequalities(_ call: String, _ expected: String) throws {
    var calculator = Self.calculator()
    #expect(try calculator.answer("solve(\(call))")?.string == expected, "\(call)")
  }

  @Test(
    arguments: [
      "solve(x^2 < 2; x) + 1", "s = solve(x^2 < 2; x)", "f(a) = solve(x^2 < a; x); f(2)",
      "sqrt(solve(x^2 >= 0; x))",
    ])
  func nothingIsComputedWithIntervals(_ text: String) {
    var calculator = Self.calculator()
    do throws(CalculatorError) {
      try calculator.evaluate(text)
      Issue.record("\(text) has a value")
    } catch {
      #expect(error.reason == .analysis(.intervals, function: "solve"), "\(text)")
    }
  }

  @Test func intervalsAreForgottenWithTheirText() throws {
    var calculator = Self.calculator()
    #expect(try calculator.answer("solve(x^2 >= 0; x)")?.string == "all real numbers (proved)")
    #expect(calculator.previousResult == nil)
    #expect(try calculator.answer("[1; 2]")?.string == "[1; 2]")
    #expect(calculator.solutionIntervals == nil)
    #expect(try calculator.answer("solve(x < 2; x); [1; 2]")?.string == "[1; 2]")
  }

  /// A function that is said to be continuous besides some numbers is so by the images of intervals without these.
  @Test func primitivesAreContinuousWhereTheySay() throws {
    for primitive in Primitive.allCases where primitive.isUnary {
      let breaks: [WideInt]
      switch primitive.continuity {
      case .everywhere: breaks = []
      case .besides(let numbers, _): breaks = numbers
      case .besidesQuarterTurns, .unknown: continue
      }
      let steps: [Formula.Step] = [.variable(0), .primitive(primitive)]
      guard let formula = RangeFormula(Formula(steps: steps), .radians) else { continue }
      for tenth in -45..<45 {
        let interval = Interval(Double(tenth) / 10 + 0.01, Double(tenth) / 10 + 0.09)
        #expect(breaks.allSatisfy { !interval.contains(Double($0)) })
        let values = formula.jet(on: interval, centre: interval.roundestMember).whole
        #expect(
          values.isEmpty || values.decoration == .continuous, "\(primitive) on \(interval)")
      }
      for number in breaks {
        let interval = Interval(Double(number) - 0.01, Double(number) + 0.01)
        let values = formula.jet(on: interval, centre: Double(number)).whole
        #expect(values.decoration != .continuous, "\(primitive) at \(number)")
      }
    }
  }

  // MARK: Proofs

  @Test(
    arguments: [
      ("solve((x - 1)^2*(x - 2) == 0; x)", [2, 1]), ("solve((x - 1)*(x - 2)^2 == 0; x)", [1, 2]),
      ("solve(e^x == x + 1; x)", [2]),
      ("roots((x + 2)^5; x)", [5]), ("solve(tan(x) == x; x; 0; 5)", [3, 1]),
      ("2*roots((x + 2)^5; x)", []), ("solve(x == 1; x); 3 + sin(1)", []), ("[1; 2]", []),
    ] as [(String, [WideInt])])
  func multiplicitiesAreThoseOfTheList(_ text: String, _ expected: [WideInt]) throws {
    var calculator = Self.calculator()
    try calculator.evaluate(text)
    #expect(calculator.proof?.multiplicities ?? [] == expected, "\(text)")
  }

  @Test(
    arguments: [
      (
        "solve(cos(x) == x; x; 0; 1)",
        "0.73908513321516064166: f(0) > 0 > f(1) and f′ < 0 on [0; 1]: one root"
      ),
      (
        "solve(e^x == x + 1; x)",
        "0: f, f′ are zero there, by decision, and f″ ≠ 0 on [-16; 16]: a double root"
      ),
      ("solve(tan(x) == x; x; 4; 8)", "f ≠ 0 by enclosures on"),
      (
        "solve((x - 1)^2 == 0; x)",
        "a square-free factor of degree 1, with 1 and 0 changes of sign at x and −x: 1 real root"
      ),
      ("solve(x^2 < 2; x)", "the sign of f changes at none but 2 numbers"),
      ("minimum(x^4 - 3x^3 + 2; x; -2; 4)", "at 2 zeros of f′, which are those of a polynomial"),
      ("maximum(sin(x) + cos(x); x; 0; 3)", "the enclosures of f, f′ or f″ leave no other place"),
      (
        "limit(sin(x)/x; x; 0; 1)", "t above 0: f = 1·t^0 + terms of higher order in t"
      ),
      ("limit((1 + 1/x)^x; x; inf)", "by the leading term in powers, exponentials and logarithms"),
      ("derivative(x^3; x; 2)", "the first coefficient of the Taylor series at 2"),
      ("solve(x + y == 3; x - y == 1; x; y)", "2 unknowns eliminated with 2 pivots"),
    ] as [(String, String)])
  func theoremsAreNamed(_ text: String, _ expected: String) throws {
    var calculator = Self.calculator()
    try calculator.evaluate(text)
    let words = calculator.proof?.words(within: .interactive) ?? []
    #expect(words.contains { $0.contains(expected) }, "\(text): \(words)")
  }
}
