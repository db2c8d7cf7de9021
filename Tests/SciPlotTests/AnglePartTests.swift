@testable import SciCalculator
import SciNumber
import Testing

@testable import SciPlot

/// Angles with units in curves: enclosed where numbers say the same, and left to the engine elsewhere.
@Suite struct AnglePartTests {
  private func curve(_ text: String, _ unit: AngleUnit) throws -> Curve {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    return try Curve(text, variable: "x", constants: [:], settings: settings)
  }

  private static let enclosed = [
    "sin(x°)", "sin(2x° + 30)", "cos(-x rad)", "sin(x° + 5°)", "tan(|x turn|/1000)",
    "sin(x° mod 90°)", "(x° > 3 rad) ? 1 : 2",
    "sin(x > 3 ? x° : 30°)", "(x°) // (2°)", "sin(10% of x°)", "cos(x′ + x″)", "sin(x gon)^2",
  ]

  /// The values are those of the engine, which computes them exactly.
  @Test(arguments: [AngleUnit.degrees, .radians])
  func enclosuresContainTheEnginesValues(_ unit: AngleUnit) throws {
    for text in Self.enclosed {
      let curve = try curve(text, unit)
      #expect(curve.isEnclosed, "\(text)")
      let expression = try Expression(text, parameters: ["x"], settings: settings(unit))
      for x in [-200.5, -1, 0.25, 2, 3, 77, 400.125] {
        let number = try #require(Rational(exactly: x))
        let value = try #require(try expression.evaluate(["x": Real(number)]).real)
        let ends = try value.doubles(within: .interactive)
        let hull = try #require(curve.value(at: x).hull, "\(text) at \(x)")
        #expect(hull.lower <= ends.upper && ends.lower <= hull.upper, "\(text) at \(x)")
      }
    }
  }

  private func settings(_ unit: AngleUnit) -> CalculatorSettings {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    return settings
  }

  @Test func otherAnglesAreLeftToTheEngine() throws {
    for text in [
      "x°", "-x rad", "x° + 5", "⌊x rad⌋", "sin(⌊x rad⌋)", "sin(round(x turn))", "exp(x°)",
      "(x°)^2", "sin(x°/1°)", "sin(x° * 2°)",
      "1/(x°)", "√(x°)", "sin(x > 3 ? x° : 30)", "x° to rad",
    ] {
      #expect(try !curve(text, .degrees).isEnclosed, "\(text)")
    }
    #expect(throws: CalculatorError.self) { try curve("x° + 5", .degrees).check(at: 1) }
  }
}
