import SciCalculator
import SciNumber
import TestSupport
import Testing

/// Integrals: what is proved, what is exact, and what is refused.
@Suite struct IntegralTests {
  private static func answer(
    _ text: String, digits: WideInt = 30, _ unit: AngleUnit = .radians
  ) throws -> String? {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    var calculator = Calculator(settings: settings)
    return try calculator.answer(
      text, format: ResultFormat(digits: .upTo(digits), notation: .auto, rounding: .halfEven))?
      .string
  }

  private static func words(_ text: String) -> String? {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    var calculator = Calculator(settings: settings)
    do throws(CalculatorError) {
      _ = try calculator.answer(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// To 30 digits, by acb.integral or closed forms in Arb balls (python-flint 0.9.0).
  @Test(
    arguments: [
      // Smooth.
      ("e^(-x^2); x; 0; 1", "0.746824132812427025399467436132"),
      ("x*sin(x)/(1 + cos(x)^2); x; 0; pi", "2.46740110027233965470862274997"),
      ("cos(x - 50sin(x)); x; 0; pi", "-0.306342442876160793713862766583"),
      ("gamma(x); x; 1; 2", "0.922745950680630605143880482346"),
      ("erf(x); x; 0; 1", "0.486064958112255934063275308243"),
      // 474 waves at the end (Rump).
      ("sin(x + e^x); x; 0; 8", "0.347400172657247807879512159120"),
      // A peak that sampling misses.
      ("e^(-(x - 300)^2); x; 0; 1000", "1.77245385090551602729816748334"),
      // Branch points at the ends.
      ("x^x; x; 0; 1", "0.783430510712134407059264386527"),
      ("1/sqrt(1 - x^2); x; -1; 1", "3.14159265358979323846264338328"),
      ("sqrt(1 - x^2); x; -1; 1", "1.57079632679489661923132169164"),
      ("x^(-2/3)*(1 - x)^(-1/3); x; 0; 1", "3.62759872846843570118815651528"),
      ("-ln(x)/(1 + x); x; 0; 1", "0.822467033424113218236207583323"),
      ("ln(x)ln(1 - x); x; 0; 1", "0.355065933151773563527584833354"),
      ("ln(sin(x)); x; 0; pi", "-2.17758609030360213050068889824"),
      ("sqrt(tan(x)); x; 0; pi/2", "2.22144146907918312350794049503"),
      ("asin(x)/x; x; 0; 1", "1.08879304515180106525034444912"),
      // Removable ones.
      ("sin(x)/x; x; -1; 1", "1.89216614073436602988270662765"),
      ("(1 - cos(x))/x^2; x; -1; 1", "0.972770752470645464684579842532"),
      // Waves: by the sine and cosine integrals, and closed forms of them and of residues.
      ("sin(x)/x; x; 0; inf", "1.57079632679489661923132169164"),
      ("x*sin(x)/(1 + x^2); x; 0; inf", "0.577863674895460858955046591656"),
      ("cos(x)/x; x; 1; inf", "-0.337403922900968134662646203889"),
      ("sin(3x + 1)/x^2; x; 1; inf", "-0.249287449212056528208362279633"),
      ("cos(x)/(1 + x^2); x; -inf; inf", "1.15572734979092171791009318331"),
      ("sin(x)/sqrt(x); x; 0; inf", "1.25331413731550025120788264241"),
      ("sin(x)^2/x^2; x; 0; inf", "1.57079632679489661923132169164"),
      ("sin(1/x); x; 0; 1", "0.504067061906928371989856117741"),
      // No end.
      ("e^(-x^2); x; -inf; inf", "1.77245385090551602729816748334"),
      ("e^(-x^2)*cos(x); x; -inf; inf", "1.38038844704314297477341524673"),
      ("x/(e^x - 1); x; 0; inf", "1.64493406684822643647241516665"),
      ("e^-x*ln(x); x; 0; inf", "-0.577215664901532860606512090082"),
      ("1/((1 + x)sqrt(x)); x; 0; inf", "3.14159265358979323846264338328"),
      ("2/(e^x + e^-x); x; -inf; inf", "3.14159265358979323846264338328"),
      ("cosh(x)^-3; x; -inf; inf", "1.57079632679489661923132169164"),
    ] as [(String, String)])
  func integralsAreThoseOfArb(_ call: String, _ expected: String) throws {
    #expect(try Self.answer("integral(\(call))") == expected)
  }

  /// To 30 digits, by acb.integral after a substitution that makes the integrand analytic, or by closed forms with Γ, Ci and Fresnel's integrals in Arb balls (python-flint 0.9.0).
  @Test(
    arguments: LongTests.some(
      of: [
        // Waves of powers, of quadratic polynomials, and of the reciprocal of a power.
        ("sin(x^3); x; 0; inf", "0.446489755784624605609282156829"),
        ("cos(x^2 + x); x; 0; inf", "0.270513580162214144258900856158"),
        ("cos(x^4)*sqrt(x); x; 0; inf", "0.492736413811198945316397454886"),
        ("cos(sqrt(x))/x; x; 1; inf", "-0.674807845801936269325292407778"),
        ("sin(1/x^2); x; 0; 1", "0.285736646322852594910808230371"),
        // Waves of the logarithm.
        ("cos(5ln(x))*sqrt(x); x; 0; 1", "0.0550458715596330275229357798165"),
        ("cos(ln(x))/sqrt(1 - x^2)*x; x; 0; 1", "0.889674629678393517825782361751"),
        // Functions of waves under a factor that falls.
        ("e^-x/(2 + sin(x)); x; 1; inf", "0.145364532778503113657223711411"),
        ("e^-x*ln(2 + sin(x)); x; 1; inf", "0.355095781936520529963365384460"),
        ("e^-x*(1 - cos(2x))/x; x; 1; inf", "0.346168219987079946750867059015"),
        // Poles of Γ at an end.
        ("ln(gamma(x)); x; 0; 1", "0.918938533204672741780329736406"),
        ("lngamma(x); x; 1; 2", "-0.0810614667953272582196702635944"),
        // Far out, where the machine's numbers end, and next to 0.
        ("1/cbrt(1 + x^4); x; 1; inf", "2.94099293993859336907766446428"),
        ("tanh(x)^0.3; x; 0; 1", "0.743289004854725418446053743919"),
        ("(1/x - 1/(e^x - 1))*e^-x; x; 0; inf", "0.422784335098467139393487909918"),
        ("(ln(x) + 3)/((1 + x)*sqrt(x)); x; 0; 1", "1.04852660367581379747555101519"),
        ("sqrt(ln(tan(x))); x; pi/4; 1", "0.0943612601062960489251136087996"),
        ("ln(ln(tan(x))); x; pi/4; pi/2", "-0.260442806300988445540093868790"),
      ] as [(String, String)]))
  func endsOfManyKindsAreThoseOfArb(_ call: String, _ expected: String) throws {
    #expect(try Self.answer("integral(\(call))") == expected)
  }

  /// Antiderivatives by x = eˢ, and integrals that are 0 by the substitution 1/x.
  @Test(
    arguments: [
      ("sin(ln(x)); x; 0; 1", "-0.5"), ("cos(ln(x))/x^2; x; 1; inf", "0.5"),
      ("ln(x)^2*sin(ln(x)); x; 0; 1", "-0.5"), ("ln(x)/(1 + x^2); x; 0; inf", "0"),
      ("ln(x)^3/(1 + x + x^2); x; 0; inf", "0"), ("(x^2 - 1)/(1 + x^2)^2; x; 0; inf", "0"),
    ] as [(String, String)])
  func substitutionsAreExact(_ call: String, _ expected: String) throws {
    #expect(try Self.answer("integral(\(call))") == expected)
  }

  /// Equalities that are decided, because the integral is a difference of exact values.
  @Test(
    arguments: [
      "integral(x^2; x; 0; 1) == 1/3", "integral(sin(x); x; 0; pi) == 2",
      "integral(sqrt(x); x; 0; 1) == 2/3", "integral(1/sqrt(x); x; 0; 1) == 2",
      "integral(ln(x); x; 0; 1) == -1", "integral(e^-x; x; 0; inf) == 1",
      "integral(1/(1 + x^2); x; 0; inf) == pi/2", "integral(|cos(x)|; x; 0; 3pi/2) == 3",
      "integral(floor(x); x; 0; 10) == 45", "integral(1/(1 + x^2)^2; x; 0; inf) == pi/4",
      "integral(1/(x^4 + 1); x; -inf; inf) == pi/sqrt(2)",
      "integral(1/(x^3 + 1); x; 0; inf) == 2pi/(3sqrt(3))",
      "integral(x*e^(-x^2); x; 0; inf) == 1/2", "integral(e^(-sqrt(x)); x; 0; inf) == 2",
      // Roots of quadratic polynomials (Gradshteyn and Ryzhik 2.26, 2.27).
      "integral(sqrt(1 - x^2); x; 0; 1) == pi/4", "integral(1/sqrt(1 - x^2); x; -1; 1) == pi",
      "integral(sqrt(1 + x^2); x; 0; 1) == (sqrt(2) + asinh(1))/2",
      "integral(1/sqrt(x^2 - 4); x; 3; 5) == acosh(5/2) - acosh(3/2)",
      "integral(1/sqrt(x^2 - 4); x; -5; -3) == acosh(5/2) - acosh(3/2)",
      "integral((1 - x^2)^1.5; x; -1; 1) == 3pi/8", "integral(sqrt(x - x^2); x; 0; 1) == pi/8",
      "integral(x^2/sqrt(4x - x^2); x; 0; 4) == 6pi",
      "integral(x/sqrt(x^2 + 1)^3; x; 0; inf) == 1",
      "integral(1/(x^2 + x + 1)^(3/2); x; -inf; inf) == 8/3",
      "integral(1/sqrt(x^2 + 1)^5; x; -1; 1) == 5/(3sqrt(2))",
      "integral(x^2/(4 - x^2)^(3/2); x; 0; 1) == 1/sqrt(3) - pi/6",
      "integral(integral(1; y; -sqrt(1 - x^2); sqrt(1 - x^2)); x; -1; 1) == pi",
      "integral(erf(x); x; -1; 1) == 0", "integral(sin(x)/(1 + x^4); x; -2; 2) == 0",
      "integral(x^3/cosh(x); x; -inf; inf) == 0",
      "integral(e^(-x^2); x; -inf; inf) == sqrt(pi)",
      "integral(3e^(-2x^2 + 4x - 1)/5; x; -inf; inf) == 3/5*sqrt(pi/2)*e",
      "integral(-e^(-x^2/2); x; 0; inf) == -sqrt(pi/2)",
      "integral(e^(-x^2); x; 0; 1) == sqrt(pi)/2*erf(1)",
      "integral(x^3*e^(-x)*sin(x); x; 0; inf) == 0", "integral(sin(x)^4; x; 0; pi) == 3pi/8",
      "integral(x^2*ln(x)^3; x; 0; 1) == -2/27", "integral(sqrt(2x + 1); x; 0; 4) == 26/3",
      "integral(1/(x - 1)^(1/3); x; 0; 2) == 0", "integral(ln(1 + x); x; 0; 1) == 2ln(2) - 1",
      "integral(1/x; x; 1; e) == 1", "integral(1/(x(x + 1)); x; 1; inf) == ln(2)",
      "integral(cosh(x); x; 0; 1) == sinh(1)", "integral(2^x; x; 0; 1) == 1/ln(2)",
      "integral(sin(sqrt(x)); x; 0; pi^2) == 2pi", "integral(max(x; 1 - x); x; 0; 1) == 3/4",
      "integral(x mod 1; x; 0; 5.5) == 2.625", "integral(x < 1 ? x : 2 - x; x; 0; 2) == 1",
      "integral(round(x); x; 0; 3) == 4.5", "integral(sign(x); x; -2; 3) == 1",
      "integral(x; x; 3; 1) == -4", "integral(x^2; x; 2; 2) == 0",
      "integral(1/x^2; x; inf; 1) == -1", "integral(x^1000; x; 0; 1) == 1/1001",
      "f(t) = integral(x^t; x; 0; 1); f(3) == 1/4", "x = 5; integral(x; x; 0; 1) + x == 5.5",
      "integral(sum(x^k; k; 0; 3); x; 0; 1) == 25/12",
      "sum(integral(x^2; x; 0; k); k; 1; 3) == 12",
    ])
  func integralsWithAnAntiderivativeAreExact(_ text: String) throws {
    #expect(try Self.answer(text) == "true", "\(text)")
  }

  /// The root of a square is the magnitude, also where the variable is below 0.
  @Test(
    arguments: [
      "integral(sqrt(x^2); x; -1; 1) == 1", "integral((x^2)^(-3/2); x; -2; -1) == 3/8",
      "integral(x/sqrt(x^2); x; -2; 1) == -1", "integral(root(x^2; 2); x; -2; 0) == 2",
      "integral(hypot(x; 0); x; -1; 1) == 1", "integral(e^(-sqrt(x^2)); x; -inf; inf) == 2",
      "integral(cbrt(x^2); x; -1; 0) == 3/5", "integral(cbrt(x); x; -1; 0) == -3/4",
      "integral((x^2)^0.75; x; -1; 1) == 4/5", "integral(sqrt(x^4); x; -1; 1) == 2/3",
      "integral(ln(x^2); x; -1; 1) == -4", "integral(ln(-x); x; -1; 0) == -1",
      "integral(x*e^(-x^2); x; -1; 0) == (1/e - 1)/2",
    ])
  func rootsOfSquaresAreMagnitudes(_ text: String) throws {
    #expect(try Self.answer(text) == "true", "\(text)")
  }

  /// From a number to a smaller one, the opposite is integrated.
  @Test func swappedBoundsTurnTheSign() {
    #expect(
      Self.words("integral(1/x; x; 1; 0)")
        == "the integral diverges to -infinity at x = 0, at byte 0")
    #expect(
      Self.words("integral(x^2; x; 0; -inf)")
        == "the integral diverges to -infinity at -infinity, at byte 0")
    #expect(Self.words("integral(x; x; inf; inf)")?.hasPrefix("the range is empty") == true)
  }

  /// What is near an exact value is not taken for it.
  @Test(
    arguments: [
      "integral(x^2; x; 0; 1) == 1/3 + 10^-50",
      "integral(e^(-x^2); x; 0; 1) == 0.7468241328124270254",
      "integral(sin(x); x; 0; pi + 10^-30) == 2",
    ])
  func nearMissesAreTold(_ text: String) throws {
    #expect(try Self.answer(text) == "false", "\(text)")
  }

  @Test func digitsAreProvedToAHundred() throws {
    // sqrt(pi)*erf(1)/2 by Arb.
    #expect(
      try Self.answer("integral(e^(-x^2); x; 0; 1)", digits: 100)
        == "0.7468241328124270253994674361318530053544996868126063290276544989586053275617728314978484298229019197"
    )
  }

  @Test func anglesAreInTheCalculatorsUnit() throws {
    // 360/π.
    #expect(
      try Self.answer("integral(sin(x); x; 0; 180)", .degrees) == "114.591559026164641753596309628")
    #expect(
      try Self.answer("integral(sin(x^2); x; 0; 10)", .degrees)
        == Self.answer("integral(sin(x^2*pi/180); x; 0; 10)"))
  }

  @Test(
    arguments: [
      ("1/x; x; 0; 1", "the integral diverges to +infinity at x = 0"),
      ("1/x; x; -1; 0", "the integral diverges to -infinity at x = 0"),
      (
        "1/x; x; -1; 1", "the integral has no value: it diverges to both infinities, first at x = 0"
      ),
      ("1/x^2; x; -1; 1", "the integral diverges to +infinity at x = 0"),
      ("1/t; t; 1; inf", "the integral diverges to +infinity at infinity"),
      ("e^x; x; 0; inf", "the integral diverges to +infinity at infinity"),
      ("x^2; x; -inf; inf", "the integral diverges to +infinity at -infinity"),
      ("1/(x*ln(x)); x; 2; inf", "the integral diverges to +infinity at infinity"),
      ("1/(e^x - 1); x; 0; 1", "the integral diverges to +infinity at x = 0"),
      ("tan(x); x; 0; pi/2", "the integral diverges to +infinity at x = 1.5707963267948966192"),
      ("gamma(x); x; 0; 1", "the integral diverges to +infinity at x = 0"),
      ("gamma(x); x; -0.5; 0", "the integral diverges to -infinity at x = 0"),
      ("1/sqrt(x - sin(x)); x; 0; 1", "the integral diverges to +infinity at x = 0"),
    ] as [(String, String)])
  func divergenceIsSaid(_ call: String, _ expected: String) {
    #expect(Self.words("integral(\(call))") == expected + ", at byte 0", "\(call)")
  }

  @Test(
    arguments: [
      ("sqrt(x); x; -1; 1", "the expression has no value at -0.5"),
      ("asin(x); x; 0; 2", "the expression has no value at 1.5"),
      ("ln(5/4 - cos(x)); x; 0; pi", "undecided"),
      ("sin(x); x; 0; inf", "the integral has no value: it oscillates without end at infinity"),
      ("cos(1/x)/x^2; x; 0; 1", "the integral has no value: it oscillates without end at x = 0"),
      ("(1 + sin(x))/x; x; 1; inf", "the integral diverges to +infinity at infinity"),
      ("x*cos(x^2); x; 0; inf", "the integral has no value: it oscillates without end at infinity"),
      (
        "cos(x^3 + x); x; 0; inf",
        "no integral is proved: whether it converges at infinity is not found out"
      ),
      ("x; x; 0", "`integral` takes an expression"),
      ("floor(1/x); x; 0; 1", "no integral is proved: it jumps too often"),
      ("airyai(x); x; 2; 3", "`integral` has no method for a part of this expression"),
    ] as [(String, String)])
  func whatIsNotProvedIsRefused(_ call: String, _ expected: String) {
    let words = Self.words("integral(\(call))")
    #expect(words?.hasPrefix(expected) == true, "\(call): \(words ?? "a value")")
  }
}
