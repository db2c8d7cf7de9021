import SciCalculator
import SciNumber
import SciSyntax
import Testing

/// Derivatives, integrals, equations and sums of quantities.
@Suite struct MeasuredCalculusTests {
  private static func answer(_ text: String) throws(CalculatorError) -> String? {
    var calculator = Calculator()
    return try calculator.answer(
      text, format: ResultFormat(digits: .upTo(20), notation: .auto, rounding: .halfEven))?
      .string
  }

  /// By closed forms, and by hand.
  @Test(
    arguments: [
      ("integral(3 m/s; t; 0 s; 10 s)", "30 m"),
      ("integral(3 m/s; t; 0; 10)", "30 m/s"),
      ("integral(9.81 m/s^2 * t; t; 0 s; 1 min)", "17658 m"),
      ("integral(5 USD/day; t; 0 days; 30 days)", "150 USD"),
      ("integral(5 kW * e^(-t/(3 h)); t; 0 h; inf)", "15 kWh"),
      ("integral(e^(-t/(3 s)); t; 0; inf)", "3 s"),
      ("integral(x; x; 0; 3 m)", "4.5 m²"),
      ("integral(x; x; 3 m; 0)", "-4.5 m²"),
      ("integral(1/x; x; 1 m; 5 m) == ln(5)", "true"),
      ("integral(floor(t); t; 0 min; 3 min)", "3 min²"),
      ("integral(max(t; 2 s); t; 0 s; 3 s)", "6.5 s²"),
      ("integral(if(t < 2 s; 3 m/s; 5 m/s); t; 0 s; 3 s)", "11 m"),
      ("integral(sin(t); t; 0°; 90°)", "1"),
      ("integral(sin(2 rad/s * t); t; 0 s; 1 s) == (1 - cos(2 rad))/2 * 1 s", "true"),
      ("integral(2 m; s; 0°; 180°) == 2 pi * 1 m", "true"),
      ("derivative(5 m/s^2 * t^2; t; 3 s)", "30 m/s"),
      ("derivative(x^3; x; 2 m; 2)", "12 m"),
      ("derivative(sqrt(x); x; 4 m^2)", "0.25 m⁻¹"),
      ("derivative(sin(t); t; 60°)", "0.5"),
      ("f(t) = 5 m/s^2 * t^2; f'(3 s)", "30 m/s"),
      ("f(t) = 5 m/s^2 * t^2; f''(3 s)", "10 m/s²"),
      ("solve(v^2 == 2*8 m/s^2*(4 m); v)", "[-8 m/s; 8 m/s]"),
      ("solve(x + 3 m == 5 m; x)", "2 m"),
      ("solve(x + 30 cm == 5 m; x)", "470 cm"),
      ("solve(3 kg * a == 12 N; a)", "4 N/kg"),
      ("solve(1/2*(2 kg)*v^2 == 100 J; v)", "[-10 m/s; 10 m/s]"),
      ("solve(x/(3 km/h) + x/(5 km/h) == 2 h; x)", "3.75 km"),
      ("solve(R/(R + 50 Ω) == 0.2; R)", "12.5 Ω"),
      ("solve(20 m * 2^(-t/(5 s)) == 5 m; t)", "10 s"),
      ("solve(sin(2 rad/s*t) == 1; t; 0 s; 2 s)/(1 s) == 90°/(2 rad)", "true"),
      ("solve(5 m*sin(x) == 2.5 m; x; 0°; 90°)", "30°"),
      ("solve(x^2 == 9 m^2; x; 0 m; 500 cm)", "3 m"),
      ("solve(x^2 - 6 m * x + 9 m^2 == 0; x)", "3 m"),
      ("solve(100 EUR * x == 250 EUR; x)", "2.5"),
      ("d = 5 m; solve(x*d == 20 m^2; x)", "4 m"),
      ("solve(x^2 < 4 m^2; x)", "-2 m < x < 2 m"),
      ("solve(x^2 >= 4 m^2; x; 0 m; 5 m)", "2 m <= x <= 5 m"),
      ("solve(cbrt(x) == 2 m; x)", "8 m³"),
      ("roots(x^2 - 4 m^2; x)", "[-2 m; 2 m]"),
      ("solve(2x + y == 3 m; x + 3y == 5 m; x; y)", "[0.8 m; 1.4 m]"),
      ("solve(x + y == 5 m; x*y == 6 m^2; x; y)", "x = 2 m, y = 3 m; x = 3 m, y = 2 m"),
      ("solve(a*(2 s) == v; v*(2 s)/2 == 8 m; a; v)", "[4 m/s²; 8 m/s]"),
      ("minimum((x - 2 m)^2 + 3 m^2; x)", "3 m²"),
      ("maximum(x*(10 cm - x); x; 0 cm; 10 cm)", "25 cm²"),
      ("argmax(x*(10 cm - x); x; 0 cm; 10 cm)", "5 cm"),
      ("limit((x^2 - 9 m^2)/(x - 3 m); x; 3 m)", "6 m"),
      ("limit(3 m * x/(1 + x); x; inf)", "3 m"),
      ("limit(3 m * x/(2 s + x); x; inf)", "3 m"),
      ("sum(100 EUR/1.05^k; k; 1; inf)", "2000 EUR"),
      ("sum(5 m/2^k; k; 0; inf)", "10 m"),
      ("g(x) = x^2 + 1 m^2; integral(g(x); x; 0 m; 3 m)", "12 m³"),
      ("integral(5 ft 3 in; x; 0 s; 2 s) == 126 in*s", "true"),
    ] as [(String, String)])
  func answers(_ text: String, _ expected: String) throws {
    #expect(try Self.answer(text) == expected)
  }

  /// What units make of an expression is what their numbers of metres, seconds and kilograms make of it.
  @Test(
    arguments: [
      ("integral(sqrt(x*km + m^2); x; m; 3 km)", "m^2"),
      ("integral(e^(-t/h) * (3 km/h + 2 m/s); t; 0 s; 2 h)", "m"),
      ("integral(m^3/(x^2 + 4 cm^2); x; cm; 2 m)", "m^2"),
      ("integral(|t - min| * m; t; 0 s; h)", "m*s^2"),
      ("integral(x^3/m + x*km; x; 2 ft; mile)", "m^3"),
      ("integral(atan(x/(3 m)); x; m; 2 m)", "m"),
      ("integral(ln(x/m); x; m; km)", "m"),
      ("derivative(sqrt(x*h + min^2); x; 3 min)", "1"),
      ("derivative(x^3/(x + ft); x; yd; 2)", "1"),
      ("derivative(kg*x^2/(x + 3 km/h); x; 7 m/s)", "kg"),
      ("derivative((x/m)^(x/ft); x; 2 m)", "1/m"),
      ("solve(x^3 - 3 ft*x^2 == km^3; x)", "m"),
      ("solve(x*e^(x/ft) == 2 m; x; 0 m; km)", "m"),
      ("solve(hypot(x; 3 m) == 20 ft; x; 0 m; 20 m)", "m"),
      ("solve(x^2/(3 m) + x == mile; x; 0 m; 2 mile)", "m"),
      ("minimum(x + ft^2/x; x; cm; 9 m)", "m"),
      ("maximum(x^2*(yd - x); x; 0 m; yd)", "m^3"),
      ("argmin(x/m + ft/x; x; cm; 9 m)", "m"),
      ("limit((sqrt(x + m) - sqrt(m))/x; x; 0 m)", "1/sqrt(m)"),
      ("limit(x*ln(1 + yd/x); x; inf)", "m"),
      ("sum(yd/(k^2 + k); k; 1; inf)", "m"),
      ("sum(yd*(ft/m)^k; k; 0; inf)", "m"),
    ] as [(String, String)])
  func numbersOfUnits(_ text: String, _ unit: String) throws {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    var measured = Calculator(settings: settings)
    var plain = Calculator(settings: settings)
    let sizes = [
      "m": "1", "s": "1", "kg": "1", "km": "1000", "cm": "1/100", "h": "3600", "min": "60",
      "ft": "0.3048", "yd": "0.9144", "mile": "1609.344",
    ]
    for (name, size) in sizes {
      _ = try measured.evaluate("unit_\(name) = 1 \(name)")
      _ = try plain.evaluate("unit_\(name) = \(size)")
    }
    // Each unit is a name of the session: a quantity in one, and a number in the other.
    let renamed = Self.renamed("(\(text))/(\(unit))", Set(sizes.keys))
    let format = ResultFormat(digits: .significant(30), notation: .auto, rounding: .halfEven)
    let first = try measured.answer(renamed, format: format)?.string
    let second = try plain.answer(renamed, format: format)?.string
    #expect(first == second)
  }

  private static func renamed(_ text: String, _ names: Set<String>) -> String {
    var (result, word) = ("", "")
    for character in text + " " {
      if character.isLetter {
        word.append(character)
        continue
      }
      let isDigitBefore = result.hasSuffix(" ") && result.dropLast().last?.isNumber ?? false
      if names.contains(word) {
        // `3 ft` is a product.
        if isDigitBefore { result = result.dropLast() + "*" }
        word = "unit_" + word
      }
      result += word
      word = ""
      result.append(character)
    }
    return result
  }

  @Test(
    arguments: [
      ("solve(x + 2 s == 3 m; x)", "s (time) and m (length) measure different things"),
      ("integral(x + 2 s; x; 0 m; 1 m)", "m (length) and s (time) measure different things"),
      ("solve(x == 2 EUR + 3 USD; x)", "a rate from USD to EUR is needed"),
      (
        "solve(x^2 == 9 m^2; x; 0; 5)",
        "`x` is in m, and the numbers behind it have no unit"
      ),
      (
        "integral(1/x; x; 0 m; 5 m)",
        "the integral diverges to +infinity at x = 0 (x in m, values in m⁻¹)"
      ),
      (
        "limit(3 m*|x|/x; x; 0 s)",
        "there is no limit: -3 from below, 3 from above (x in s, values in m)"
      ),
      ("integral(e^t; t; 0 s; 1 s)", "a number without a unit must stand here, not one in s"),
      ("integral(sin(t); t; 0 s; 1 s)", "`sin` takes a number here, not a quantity in s"),
      (
        "integral(sin(t/(2 s)); t; 0 s; 1 s)",
        "`sin` takes an angle, and the units cancel in this number"
      ),
      (
        "solve(root(x; 0) == 2 m; x; 1 m; 2 m)",
        "the exponent of a unit must be a rational number without a unit"
      ),
      ("product(3 m; k; 1; inf)", "a number without a unit must stand here, not one in m"),
      ("integral(2^t * 1 m; t; 0 s; 1 s)", "a number without a unit must stand here, not one in s"),
      ("integral(t; t; 0 °C; 10 °C)", "°C has a zero of its own"),
    ] as [(String, String)])
  func errors(_ text: String, _ expected: String) {
    do throws(CalculatorError) {
      _ = try Self.answer(text)
      Issue.record("\(text) has an answer")
    } catch {
      #expect(error.description.contains(expected), "\(error.description)")
    }
  }
}
