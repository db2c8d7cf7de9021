import SciCalculator
import Testing

@testable import SciPlot

@Suite struct PlotWordsTests {
  /// Options take no value here.
  private func words(_ line: String) throws(PlotWords.QuotingError) -> [String] {
    try PlotWords.unquoted(line) { $0 == "--log" }
  }

  @Test(arguments: [
    ("sin(x) / 2 x=-3..3", ["x=-3..3", "sin(x) / 2"]),
    ("x=-3..3 sin(x) / 2", ["x=-3..3", "sin(x) / 2"]),
    ("sin(x), cos(x)", ["sin(x)", "cos(x)"]),
    ("sin(x), x=-3..3, cos(x)", ["x=-3..3", "sin(x)", "cos(x)"]),
    ("hypot(x, 2), [1, 2] a=2", ["a=2", "hypot(x, 2)", "[1, 2]"]),
    ("a*x a = 2 --log xy --mark", ["a = 2", "--log", "xy", "--mark", "a*x"]),
    ("x^2 x=0..1 step 0.1", ["x=0..1", "step", "0.1", "x^2"]),
    ("y = x^2 + 1, y=2x", ["y = x^2 + 1", "y=2x"]),
    ("y == x^2", ["y == x^2"]), ("y > x and y < 2 y=0..4", ["y=0..4", "y > x and y < 2"]),
    ("y=0..4 x", ["y=0..4", "x"]), ("x <= 1 and y == 2", ["x <= 1 and y == 2"]),
    ("'sin(x)' 'x^2' x=0..1", ["sin(x)", "x^2", "x=0..1"]), ("", []),
    // The parser says that a comma in a number is none.
    ("1,234*x", ["1,234*x"]),
  ])
  func linesAreCut(_ line: String, _ expected: [String]) throws {
    #expect(try words(line) == expected)
  }

  @Test func whatMayBeTheEndOfARangeIsNoExpression() {
    for line in ["sin(x) x=0..2 pi", "sin(x) x=0..1, a=2 pi", "x --mark + 1"] {
      #expect(throws: PlotWords.QuotingError.self, "\(line)") { try words(line) }
    }
  }

  @Test func requestsHaveOptions() throws {
    let settings = CalculatorSettings.standard
    let request = try PlotRequest(line: "x^2, x^3 x=1..10 --log xy --mark", settings: settings)
    #expect(request.words == ["x=1..10", "x^2", "x^3"])
    #expect(request.log == .xy && request.hasMarks && !request.isPolar)
    let plot = try request.plot()
    #expect(plot.curves.map { $0.label } == ["x^2", "x^3"] && plot.vertical.scale == .logarithmic)
    for line in ["x --log", "x --log z", "x --colour"] {
      #expect(throws: PlotRequest.RequestError.self, "\(line)") {
        try PlotRequest(line: line, settings: settings)
      }
    }
  }

  @Test func anotherViewHasTheSameCurves() throws {
    let request = try PlotRequest(line: "x^2 + y^2 == 1", settings: .standard)
    let plot = try request.plot()
    #expect(plot.isEquallyScaled)
    let x = try #require(Axis(from: 0, to: 4))
    let y = try #require(Axis(from: 1, to: 2))
    let view = try #require(
      Scene(plot.showing(horizontal: x, vertical: y), width: 300, height: 300))
    #expect(view.horizontal == x && view.vertical == y)
  }
}
