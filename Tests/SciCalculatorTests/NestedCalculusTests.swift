import Foundation
import SciCalculator
import SciNumber
import SciSyntax
import Testing

/// Derivatives and integrals within other operators.
@Suite struct NestedCalculusTests {
  private static func answer(_ text: String, digits: WideInt = 20) throws(CalculatorError)
    -> String?
  {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    var calculator = Calculator(settings: settings)
    return try calculator.answer(
      text, format: ResultFormat(digits: .upTo(digits), notation: .auto, rounding: .halfEven))?
      .string
  }

  /// By closed forms; what is rounded was computed with mpmath at 40 digits.
  @Test(
    arguments: [
      ("solve(derivative(x^3 - 3x; x; t) == 0; t)", "[-1; 1]"),
      ("f(x) = x^3 - 3x; solve(f'(x) == 0; x)", "[-1; 1]"),
      ("f(x) = x^3 - 3x; solve(f''(x) == 0; x)", "0"),
      ("solve(derivative(x^3*t; x; t) == 12; t)^3", "4"),
      ("solve(derivative(x^2*t; x; 3) == 12; t)", "2"),
      ("solve(derivative(x^x; x; t) == 0; t; 0.1; 2) == 1/e", "true"),
      ("solve(derivative(sqrt(x); x; t) == 1; t)", "0.25"),
      ("minimum(derivative(x^4; x; t); t; -1; 1)", "-4"),
      ("limit(derivative(x*|x|; x; t); t; 0)", "0"),
      ("integral(derivative(sin(x); x; t); t; 0; pi/2)", "1"),
      ("sum(derivative(x^k; x; 1); k; 1; 10)", "55"),
      ("derivative(derivative(x^5; x; t); t; 2)", "160"),
      // 1/x has a value for x < 0, and ln(x) has none.
      ("solve(derivative(ln(x); x; t) == 0.5; t)", "2"),
      ("solve(derivative(ln(x); x; t) == -1; t)", "none (proved)"),
      ("integral(integral(x*y; y; 0; x); x; 0; 1)", "0.125"),
      ("integral(integral(integral(x*y*z; z; 0; y); y; 0; x); x; 0; 1) == 1/48", "true"),
      // π/4
      ("integral(integral(1; y; 0; sqrt(1 - x^2)); x; 0; 1)", "0.78539816339744830962"),
      ("integral(integral(sin(x + y); y; 0; pi/2); x; 0; pi/2)", "2"),
      ("integral(integral(e^(-x^2 - y^2); y; -inf; inf); x; -inf; inf) == pi", "true"),
      ("integral(integral(2^(x + y); y; 0; 1); x; 0; 1)", "2.0813689810056077979"),
      ("integral(integral(x/(1 + y^2); y; 0; x); x; 0; 1)", "0.28539816339744830962"),
      ("integral(integral(1/(y^2 + y + 1); y; 0; x); x; 0; 2)", "1.0873897370271378680"),
      ("sum(integral(x^k; x; 0; 1); k; 1; 10)", "2.0198773448773448773"),
      ("solve(integral(t^2; t; 0; x) == 9; x)", "3"),
      ("solve(integral(e^(-t); t; x; inf) == 0.5; x) == ln(2)", "true"),
      ("g(x) = integral(e^(-t^2); t; 0; x); solve(g(x) == 0.5; x)", "0.55103942760902670411"),
      ("minimum(integral((t - x)^2; t; 0; 1); x) == 1/12", "true"),
      ("limit(integral(e^t; t; 0; x)/x; x; 0)", "1"),
      ("derivative(integral(sin(t^2); t; 0; x); x; 1) == sin(1)", "true"),
      ("derivative(integral(sin(t^2); t; 0; x); x; 1; 2) == 2*cos(1)", "true"),
      ("derivative(integral(1/t; t; 1; x^2); x; 2)", "1"),
      ("solve(derivative(integral(cos(t^2); t; 0; x); x; u) == 0; u; 0; 2)^2 == pi/2", "true"),
    ] as [(String, String)])
  func answers(_ text: String, _ expected: String) throws {
    #expect(try Self.answer(text) == expected)
  }

  /// Bounds between which the integrand has a pole or no value, and parts of which no formula is known, have no value.
  @Test(arguments: [
    "derivative(integral(1/t; t; -1; x); x; 2)", "derivative(integral(ln(t); t; -2; x); x; -1)",
    "solve(integral(1/t; t; 1; x) == -1; x)", "integral(integral(1/y; y; 0; 1); x; 0; 1)",
    "solve(derivative(zeta(x); x; t) == 0; t; 1; 2)",
    "solve(derivative(if(x < 0; x; x^2); x; t) == 1; t)",
  ])
  func refused(_ text: String) {
    #expect(throws: CalculatorError.self) { try Self.answer(text) }
  }

  /// A derivative of a derivative, of which one is a formula and the other a series, against the rows of the golden file, which Arb has made.
  @Test func aDerivativeOfADerivativeIsOneOfHigherOrder() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/calculus.golden")
    var rowCount = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard let row = line.wholeMatch(of: /derivative\((.*); x; ([^;]*); (\d)\) => (.*)/),
        let order = Int(row.3), order > 1,
        // The derivative of Γ is no formula here.
        !row.1.contains("gamma")
      else { continue }
      let text = "derivative(derivative(\(row.1); x; t); t; \(row.2); \(order - 1))"
      #expect(try Self.answer(text) == String(row.4), "\(text)")
      rowCount += 1
    }
    #expect(rowCount == 231)
  }
}
