import SciCalculator
import SciNumber
import SciSyntax
import Testing

/// The smallest and largest values of expressions.
///
/// The values are those of school calculus, as written beside the numbers that are not seen at once.
@Suite struct ExtremumTests {
  private static func calculator(_ unit: AngleUnit = .radians) -> Calculator {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    return Calculator(settings: settings)
  }

  private static func answer(_ text: String, _ unit: AngleUnit = .radians) throws -> String {
    var calculator = calculator(unit)
    return try calculator.answer(text)?.string ?? ""
  }

  private static func notes(_ text: String) throws -> [String] {
    var calculator = calculator()
    try calculator.evaluate(text)
    return calculator.notes
  }

  @Test(
    arguments: [
      ("minimum(x^4 - 3x^3 + 2; x; -2; 4)", "-6.54296875"),
      ("argmin(x^4 - 3x^3 + 2; x; -2; 4)", "2.25"),
      ("argmin(x^4 - x^2; x) == [-sqrt(1/2); sqrt(1/2)]", "true"),
      ("maximum(x*(10 - x); x)", "25"),
      ("minimum(x + 25/x; x; 0.1; 100)", "10"),
      ("minimum(1/x^2; x; -1; 1)", "1"),
      ("minimum(x; x; 0; 3)", "0"),
      ("minimum(x + 5 - x; x)", "5"),
      ("maximum(100x/(x^2 + 4); x; 0; 50)", "25"),
      ("minimum(e^x - 2x; x; 0; 3) == 2 - 2ln(2)", "true"),
      ("maximum(x*e^(-x); x; 0; 10)*e == 1", "true"),
      ("argmin(sin(x); x; 0; 4*pi) == [1.5pi; 3.5pi]", "true"),
      ("maximum(sin(x) + cos(x); x; 0; 6)", "1.4142135623730950488"),
      // At 3/√2.
      ("maximum(x*sqrt(9 - x^2); x; 0; 3)", "4.5"),
      ("argmax(x^2*sqrt(4 - x); x; 0; 4)", "3.2"),
      ("maximum(sqrt(x*(1 - x)); x; 0; 1)", "0.5"),
      // The only minimum of Γ right of 0: OEIS A030169 and A030171.
      ("argmin(gamma(x); x; 1; 2)", "1.4616321449683623413"),
      ("minimum(gamma(x); x; 1; 2)", "0.88560319441088870028"),
      ("minimum(cosh(x); x; -2; 2)", "1"),
      ("minimum(|x - 1|; x; 0; 5)", "0"),
      ("minimum(|x - 1/3|; x; 0; 5)", "0"),
      ("maximum(min(x; 3 - 2x); x; 0; 3)", "1"),
      ("minimum(|x - 2| + |x + 1|; x; -5; 5)", "3"),
      ("minimum(floor(x); x; 0.5; 3)", "0"),
      ("minimum((x - 1)^2*e^x; x; -1; 3)", "0"),
      ("f(a) = minimum(x^2 - a*x; x); f(4)", "-4"),
      ("maximum(e^(-x^2); x)", "1"), ("maximum(x*e^(-x); x) == 1/e", "true"),
      ("argmax(e^(-(x - 300)^2); x)", "300"),
      ("minimum(x*ln(x); x) == -1/e", "true"), ("minimum(sqrt((x - 1)^2 + 4); x)", "2"),
      ("argmin(x - ln(x); x)", "1"), ("maximum(ln(x)/x; x) == 1/e", "true"),
      ("argmin(2x + 8/sqrt(x); x)", "1.5874010519681994748"),
      ("minimum(x^3*e^x; x) == -27/e^3", "true"),
      ("maximum(min(x; 10 - x); x)", "5"), ("minimum(|x - 3| + |x + 1|; x)", "4"),
      ("maximum(1/x; x; 1; inf)", "1"), ("maximum(sin(x)/x; x; 1; inf) == sin(1)", "true"),
      ("argmax(x^2*e^(-x/3); x; 0; inf)", "6"), ("maximum(x; x; -inf; 2)", "2"),
      ("minimum(100/x + x^2; x; 0; 10)^3 == 67500", "true"),
      ("minimum(100/x + x^2; x; 0; inf)^3 == 67500", "true"),
      ("maximum(chi2pdf(x; 5); x) == chi2pdf(3; 5)", "true"),
      ("maximum(tpdf(x; 4); x)", "0.375"),
      // A list of numbers is still one.
      ("maximum(3; 4)", "4"), ("x = 3; maximum(2; x)", "3"),
      ("a = 2; x = 3; minimum(a; x; 5; 6)", "2"),
    ] as [(String, String)])
  func values(_ text: String, _ expected: String) throws {
    #expect(try Self.answer(text) == expected, "\(text)")
  }

  @Test func anglesAreInTheCalculatorsUnit() throws {
    #expect(try Self.answer("argmax(sin(x); x; 0; 720)", .degrees) == "[90; 450]")
    #expect(try Self.answer("argmax(sin(x)*cos(x); x; 0; 360)", .degrees) == "[45; 225]")
  }

  @Test func placesAreNoted() throws {
    #expect(try Self.notes("minimum(x^2 - x; x; 0; 5)") == ["at x = 0.5"])
    #expect(try Self.notes("maximum(x^2; x; -1; 1)") == ["at x = -1; 1"])
    #expect(try Self.notes("minimum(floor(t); t; 0.5; 3)") == ["at t = 0.5, and perhaps elsewhere"])
    #expect(try Self.notes("minimum(|x - 1|; x; 0; 5)") == ["at x = 1"])
  }

  @Test(
    arguments: [
      ("minimum(1/x; x; -1; 1)", "there is none: the values go to -infinity"),
      ("maximum(x^2; x)", "there is none: the values go to +infinity"),
      ("maximum(x^2/(1 + x^2); x)", "the value comes as near to 1 as one likes, and never is it"),
      (
        "minimum((x^2 - 1)/(x - 1); x; 1; 3)",
        "the value comes as near to 2 as one likes, and never is it"
      ),
      ("minimum(e^x; x)", "the value comes as near to 0 as one likes, and never is it"),
      (
        "maximum(1 - 1/x; x; 1; inf)",
        "the value comes as near to 1 as one likes, and never is it"
      ),
      ("minimum(x^2; x; inf; 1)", "the range is empty: its first number is not below the second"),
      ("minimum(sin(x); x)", "`minimum` needs a range here: two numbers behind the variable"),
      ("minimum(x^2; x; 3; 1)", "the range is empty: its first number is not below the second"),
      (
        "x = 3; minimum(x^2; x; 0; 1)",
        "`x` has a value: `minimum` may run over it or take it as one of its numbers"
      ),
    ] as [(String, String)])
  func whatHasNoneSaysSo(_ text: String, _ message: String) {
    do throws(CalculatorError) {
      var calculator = Self.calculator()
      let answer = try calculator.answer(text)
      Issue.record("\(text) is \(answer?.string ?? "")")
    } catch {
      #expect(error.message(inUTF8: Array(text.utf8)) == message)
    }
  }
}
