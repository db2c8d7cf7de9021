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

  static func plot(
    _ texts: String..., x: (Double, Double), y: (Double, Double), title: String? = nil
  ) throws -> Plot {
    Plot(
      curves: try texts.map { try curve($0) },
      horizontal: try #require(Axis(from: x.0, to: x.1)),
      vertical: try #require(Axis(from: y.0, to: y.1)), title: title)
  }
}
