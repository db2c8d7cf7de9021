import SciCalculator
import SciNumber
import Testing

@testable import SciPlot

/// Curves and plots in radians, as the tests need them.
enum Sample {
  static func curve(_ text: String, constants: [String: Real] = [:]) throws -> Curve {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    return try Curve(text, variable: "x", constants: constants, settings: settings)
  }

  private static var radians: CalculatorSettings {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    return settings
  }

  static func relation(_ text: String) throws -> Relation {
    try #require(try Relation(text, variable: "x", constants: [:], settings: radians))
  }

  static func path(_ text: String, over range: Axis) throws -> Path {
    try #require(
      try Path(text, parameter: "t", over: range, constants: [:], settings: radians))
  }

  static func polar(_ text: String, over range: Axis) throws -> Path {
    try Path(radius: text, angle: "t", over: range, constants: [:], settings: radians)
  }

  static func plot(
    _ texts: String..., x: (Double, Double), y: (Double, Double), title: String? = nil
  ) throws -> Plot {
    Plot(
      curves: try texts.map { try curve($0) },
      horizontal: try #require(Axis(from: x.0, to: x.1)),
      vertical: try #require(Axis(from: y.0, to: y.1)), title: title)
  }
}
