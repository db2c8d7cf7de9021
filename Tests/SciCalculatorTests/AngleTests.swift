import SciCalculator
import SciNumber
import SciSyntax
import SciUnits
import TestSupport
import Testing

/// Angles as quantities, in each mode of angles.
///
/// The radian is 1 and a turn 2π (SI brochure, 9th edition, table 4); what follows from that was worked out by hand, and numbers with many digits with mpmath.
@Suite struct AngleTests {
  private func settings(_ unit: AngleUnit) -> CalculatorSettings {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    return settings
  }

  private func answer(_ text: String, _ unit: AngleUnit = .degrees) -> String {
    var calculator = Calculator(settings: settings(unit))
    let bytes = Array(text.utf8)
    do throws(CalculatorError) {
      return try calculator.answer(text)?.string ?? ""
    } catch {
      let diagnostic = error.diagnostic(inUTF8: bytes, unit: unit)
      return "error: " + ([diagnostic.message] + diagnostic.notes).joined(separator: "; ")
    }
  }

  private static let everywhere: KeyValuePairs<String, String> = [
    "30°": "30°", "30 deg": "30°", "2*30°": "60°", "-30°15′": "-30.25°",
    "30°15′20″": "30.255555555555555556°", "1 turn": "1 turn", "1 rad": "1 rad",
    "100 gon": "100 grad",
    "15′": "15 arcmin", "[1 deg; 2 rad]": "[1°; 2 rad]", "sum(k°; k; 1; 3)": "6°",
    "(30°)^2": "900 deg²", "sqrt(900 deg^2)": "30°", "45° + 10%": "49.5°", "1/3 to fraction": "1/3",
    "(1/3)° to fraction": "(1/3)°", "(1/3) arcmin to fraction": "(1/3) arcmin",
    // In products.
    "2 m * 1 rad": "2 m·rad", "5 m rad": "5 m·rad", "1 turn / 1 deg": "360",
    "1 turn / (24 h) to deg/h": "15 deg/h", "1 turn / 24 h to deg/h": "15 deg/h",
    "0.1 rad * 6371 km to km": "637.1 km", "5 N m / (0.1 rad)": "50 N·m/rad",
    "5 N m / (0.1 rad) to N m": "50 N·m", "1 rad^2 to sr": "1 sr", "0.5 rad^2": "0.5 rad²",
    "1 deg * 1 m == 60 arcmin * 1 m": "true", "2 m * (1 rad/s) * (1 s) to m": "2 m",
    "2 deg * 30 arcmin": "1 deg²", "sr/deg^2 * 1 deg^2 to sr": "1 sr",
    "2 m·rad": "2 m·rad", "50 N·m/rad": "50 N·m/rad", "3 m·deg²": "3 m·deg²", "1/rad": "1 rad⁻¹",
    // Turns over times.
    "60 rpm + 1 rad/s": "69.549296585513720146 rpm", "9.6 rpm > 1 rad/s": "true",
    "9.5 rpm > 1 rad/s": "false", "100 N m * 3000 rpm to kW": "31.415926535897932385 kW",
    "1 m * 60 rpm to m/s": "6.2831853071795864769 m/s", "1 rad/s to 1/s": "1 s⁻¹",
    "3000 rpm * 2 min": "6000 rev", "1 rev/s / (1 Hz)": "1 rev", "50 N m * 2 Hz to W": "100 W",
    // Ratios are angles in radians.
    "1 au / 1 pc to arcsec": "1 arcsec", "x = 3 m; y = 5 m; x / y to rad": "0.6 rad",
    "abs(-3 m / (5 m)) to rad": "0.6 rad",
    "ans = 2": "error: `ans` is built in and cannot be given another meaning",
    "sin((3 m / (5 m)) rad) == sin(0.6 rad)": "true", "3 m / (5 m) + 1": "1.6",
    "e^(-3 s / (5 s)) == exp(-0.6)": "true", "3 m / (5 m) + 1 rad": "1.6 rad",
    // As numbers, where they are asked for.
    "sin(30°)": "0.5", "sin(30° + 15′) == sin(30.25°)": "true", "cos(1 turn)": "1",
    "degrees(1 turn)": "360", "radians(180°) == pi": "true", "gradians(90°)": "100",
    "turns(90°)": "0.25", "degrees(pi)": "180", "radians(180) == pi": "true", "gradians(pi)": "200",
    "turns(pi)": "0.5", "degrees(3 m / (3 m)) == 180/pi": "true",
    "ellipf(30°; 0) == radians(30)": "true",
    "arcgd(30°) == arcgd(1800′)": "true",
    // In other units.
    "30° to rad": "0.52359877559829887308 rad", "0.5 turn to dms": "180°0′0″",
    "30.5° to deg arcmin": "30 deg 30 arcmin",
    "[30°; 60°] to turn": "[0.083333333333333333333 turn; 0.16666666666666666667 turn]",
    "(1 turn to deg) / 2": "180°", "1 turn to deg to 2 decimals": "360°",
    "x = 1 turn to deg; x": "360°", "atan2(1 m; 1 m) == atan2(1; 1)": "true", "30° to ′": "1800′",
  ]

  @Test(arguments: AngleUnit.allCases)
  func anAngleIsAUnitInEveryMode(_ unit: AngleUnit) {
    for (text, expected) in Self.everywhere { #expect(answer(text, unit) == expected, "\(text)") }
  }

  private static let inDegrees: KeyValuePairs<String, String> = [
    "30° + 5": "35°", "5 + 30°": "35°", "30° == 30": "true", "30° > 29": "true",
    "max(30°; 40)": "40°",
    "370° mod 360": "10°", "mean(10°; 20)": "15°", "sin(30)": "0.5",
    "30 to rad": "0.52359877559829887308 rad",
    "30 to arcmin": "1800 arcmin", "asin(0.5)": "30",
    "asin(0.5) to rad": "0.52359877559829887308 rad",
    "atan2(1 m; 1 m) to turn": "0.125 turn", "0 + 30°": "30°", "30.2575 to dms": "30°15′27″",
  ]

  private static let inRadians: KeyValuePairs<String, String> = [
    "1 rad + 5": "6 rad", "30° == 30": "false", "pi == 180°": "true",
    "(0.5 to turn) == 90°/pi": "true",
    "sin(3 m / (5 m)) == sin(0.6)": "true", "asin(0.5) == 30°": "true", "pi/2 to dms": "90°0′0″",
  ]

  @Test func aBareNumberBesideAnAngleIsInTheModesUnit() {
    for (text, expected) in Self.inDegrees { #expect(answer(text) == expected, "\(text)") }
    for (text, expected) in Self.inRadians {
      #expect(answer(text, .radians) == expected, "\(text)")
    }
    #expect(answer("1 turn + 0.5", .turns) == "1.5 turn")
    #expect(answer("100 + 90°", .gradians) == "200 grad")
  }

  private static let asked: KeyValuePairs<String, String> = [
    "3000 rpm to Hz":
      "error: between rpm and Hz, a turn may count as 1 or as 2π; write `3000 rpm / (1 rev) to Hz` for 50 Hz or `3000 rpm / (1 rad) to Hz` for 314.16 Hz",
    "50 Hz to rpm":
      "error: between Hz and rpm, a turn may count as 1 or as 2π; write `50 Hz * (1 rev) to rpm` for 3000 rpm or `50 Hz * (1 rad) to rpm` for 477.46 rpm",
    "1 rev/s to 1/s":
      "error: between rps and s⁻¹, a turn may count as 1 or as 2π; write `1 rps / (1 rev) to s⁻¹` for 1 s⁻¹ or `1 rps / (1 rad) to s⁻¹` for 6.2832 s⁻¹",
    "60 rpm < 2 Hz":
      "error: between rpm and Hz, a turn may count as 1 or as 2π; write `60 rpm / (1 rev)` for 1 Hz or `60 rpm / (1 rad)` for 6.2832 Hz",
    "max(1 Hz; 60 rpm)":
      "error: between rpm and Hz, a turn may count as 1 or as 2π; divide turns by `(1 rev)` to count them, and by `(1 rad)` for their radians",
    "45° to percent":
      "error: between deg and percent, a turn may count as 1 or as 2π; write `45° / (1 rev) to percent` for 12.5 percent or `45° / (1 rad) to percent` for 78.540 percent",
    "exp(30°)":
      "error: `exp` takes a number here, not a quantity in deg; divide by the unit for its number: `(…) / (1 deg)`; `radians(x)` and `degrees(x)` are the number of an angle x in these units",
    "2^(30°)":
      "error: a number without a unit must stand here, not one in deg; divide by the unit for its number: `(…) / (1 deg)`; `radians(x)` and `degrees(x)` are the number of an angle x in these units",
    "sin(3 m / (5 m))":
      "error: `sin` takes an angle, and the units cancel in this number; write `(…) rad` for an angle in radians, or `(…) deg` for one in degrees",
    "(3°) rad":
      "error: a number without a unit must stand here, not one in deg; divide by the unit for its number: `(…) / (1 deg)`; `radians(x)` and `degrees(x)` are the number of an angle x in these units",
  ]

  @Test func whatMayBeMeantInTwoWaysIsAnErrorThatSaysBoth() {
    for (text, expected) in Self.asked { #expect(answer(text) == expected, "\(text)") }
    for text in [
      "1 rpm to 1/min", "6 rad/s to Hz", "60 rpm + 1 Hz", "1/(3000 rpm) to s", "1 Hz == 1 rev/s",
      "60 bpm to rpm",
      "1 V/Hz to V/(rad/s)", "5 percent + 1 rad", "(60 rpm)^2 to 1/s^2",
      "f(x) = x to Hz; f(60 rpm)",
    ] {
      #expect(answer(text).hasPrefix("error: between "), "\(text)")
    }
  }

  /// What an error proposes is read, and comes to what it says.
  @Test func whatAnErrorProposesWorks() throws {
    for text in [
      "3000 rpm to Hz", "50 Hz to rpm", "1 rev/s to 1/s", "6 rad/s to Hz", "2 V/Hz to V/(rad/s)",
    ] {
      var calculator = Calculator()
      do throws(CalculatorError) {
        try calculator.evaluate(text)
        Issue.record("\(text) has two readings")
      } catch {
        guard case .unclearTurn(_, let target, let readings) = error.reason else { throw error }
        #expect(readings.count == 2)
        for reading in readings {
          let value = try calculator.answer(
            "\(reading.text) to \(target.symbol)", format: .fiveDigits)
          #expect(value?.string == reading.value)
        }
      }
    }
  }

  @Test func aRatioKeepsItsMeaningInVariablesAndResults() throws {
    var calculator = Calculator()
    try calculator.evaluate("x = 3 m / (5 m)")
    #expect(try calculator.answer("x")?.string == "0.6")
    #expect(try calculator.answer("ans to rad")?.string == "0.6 rad")
    #expect(try calculator.answer("2x to rad")?.string == "1.2 rad")
    #expect(calculator.variables["x"]?.real?.knownRational == Rational(3, 5))
    #expect(throws: CalculatorError.self) { try calculator.answer("sin(x)") }
    #expect(try calculator.answer("[x; 1] == [0.6; 1]")?.string == "true")
    #expect(try calculator.answer("round(10x) choose 2")?.string == "15")
  }

  @Test func expressionsOfOneTextConvertAnglesToo() throws {
    let half = try Expression("x to deg", parameters: ["x"], settings: settings(.radians))
    #expect(try half.answer(["x": Real.pi]).string == "180°")
    let sine = try Expression("sin(x°)", parameters: ["x"], settings: settings(.radians))
    #expect(try sine.answer(["x": 30]).string == "0.5")
    #expect(try sine.answer(["x": 31]).string == "0.51503807491005421008")
    #expect(try Expression("x°", parameters: ["x"]).answer(["x": 31]).string == "31°")
    #expect(try Expression("x°").answer(["x": 31]).string == "31°")
  }

  /// Values from Python's fractions and powers of π, by `scripts/random_quantities.py`.
  @Test(arguments: AngleUnit.allCases)
  func quantitiesWithAnglesHaveTheirValues(_ unit: AngleUnit) throws {
    for row in try DataRow.rows("angle-quantities.tsv", of: "SciCalculatorTests", count: 300) {
      var calculator = Calculator(settings: settings(unit))
      let found: String?
      do throws(CalculatorError) {
        found = try calculator.answer(row.fields[0])?.number
      } catch {
        guard case .unclearTurn = error.reason else { throw error }
        found = "asks"
      }
      #expect(found == row.fields[1], sourceLocation: row.location)
    }
  }
}

extension ResultFormat {
  fileprivate static let fiveDigits = ResultFormat(
    digits: .significant(5), notation: .auto, rounding: .halfEven)
}
