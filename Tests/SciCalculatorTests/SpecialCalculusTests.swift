import SciCalculator
import SciNumber
import SciSyntax
import Testing

/// Derivatives, roots and extrema of special functions.
@Suite struct SpecialCalculusTests {
  private static func answer(_ text: String) throws(CalculatorError) -> String? {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    var calculator = Calculator(settings: settings)
    return try calculator.answer(
      text, format: ResultFormat(digits: .upTo(30), notation: .auto, rounding: .halfEven))?
      .string
  }

  /// Roots that mpmath 1.3 finds at 50 digits and Arb balls (python-flint 0.9.0) confirm by the signs on both sides; other values by Arb.
  @Test(
    arguments: [
      (
        "solve(besselj(0; x) == 0; x; 0; 9)",
        "[2.40482555769577276862163187933; 5.52007811028631064959660411281; 8.65372791291101221695419871266]"
      ),
      ("solve(bessely(1; x) == 0; x; 1; 3)", "2.19714132603101703514903356270"),
      ("solve(besselk(0; x) == x; x; 0.1; 3)", "0.680939126991894090311620092237"),
      ("solve(besseli(1; x) == 1; x; 0; 3)", "1.51834710121434827952624380290"),
      ("derivative(besselj(2; x); x; 3)", "0.0149981181353424076536272011298"),
      ("solve(digamma(x) == 0; x; 1; 2)", "1.46163214496836234126265954233"),
      ("solve(derivative(gamma(x); x; t) == 0; t; 1; 2)", "1.46163214496836234126265954233"),
      ("solve(lngamma(x) == 5; x; 1; 20)", "6.12374886760676479348833361314"),
      ("minimum(lngamma(x); x; 0.5; 5)", "-0.121486290535849608095514557178"),
      ("derivative(digamma(x); x; 1) == pi^2/6", "true"),
      ("derivative(trigamma(x); x; 1) == -2*zeta(3)", "true"),
      ("derivative(beta(x; 2); x; 1) == -3/4", "true"),
      ("solve(li(x) == 0; x; 1.1; 2)", "1.45136923488338105028396848589"),
      ("solve(ei(x) == 0; x; 0.1; 1)", "0.372507410781366634461991866580"),
      ("derivative(ei(x); x; 2) == e^2/2", "true"),
      ("derivative(e1(x); x; 2) == -e^-2/2", "true"),
      ("solve(sinint(x) == 1; x; 0; 10)", "1.06483972553656088962196674877"),
      ("maximum(sinint(x); x; 0; 6)", "1.85193705198246617036105337016"),
      ("solve(cosint(x) == 0; x; 0.1; 1)", "0.616505485620716233797110404100"),
      ("solve(coshint(x) == 0; x; 0.1; 1)", "0.523822571389864406450958294383"),
      ("solve(sinhint(x) == 2; x; 0; 3)", "1.70140744092886024684704080014"),
      ("derivative(dilog(x); x; -1) == ln(2)", "true"),
      ("derivative(lambertw(x); x; e) == 1/(2e)", "true"),
      ("solve(lambertw(x) == 1; x; 0; 5) == e", "true"),
      ("derivative(erfinv(x); x; 0) == sqrt(pi)/2", "true"),
      ("derivative(erfcinv(x); x; 1) == -sqrt(pi)/2", "true"),
      ("solve(normcdf(x) == 0.975; x; 0; 5)", "1.95996398454005423552459443052"),
      ("solve(normcdf(x; 100; 15) == 0.5; x; 0; 200)", "100"),
      ("derivative(normcdf(x; 1; 2); x; 3) == normpdf(3; 1; 2)", "true"),
      ("derivative(norminv(p); p; 0.5) == sqrt(2pi)", "true"),
    ] as [(String, String)])
  func answers(_ text: String, _ expected: String) throws {
    #expect(try Self.answer(text) == expected)
  }

  /// A definition has no value where the function has none.
  @Test(arguments: ["derivative(normcdf(x; 0; -1); x; 1)", "derivative(normpdf(x; 0; -2); x; 1)"])
  func noDeviationIsNegative(_ text: String) {
    #expect(throws: CalculatorError.self) { try Self.answer(text) }
  }
}
