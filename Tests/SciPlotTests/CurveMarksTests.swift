import SciCalculator
import SciNumber
import Testing

@testable import SciPlot

/// Zeros, turning points and areas, against values known by hand.
@Suite struct CurveMarksTests {
  /// The marks of a curve; a busy machine takes its time.
  private static func marks(
    _ text: String, _ lower: Double, _ upper: Double, within time: Duration = .seconds(600)
  ) throws -> CurveMarks {
    CurveMarks(
      of: try Sample.curve(text), over: try #require(Axis(from: lower, to: upper)),
      CurveMarks.Limits(zeros: time, turn: time))
  }

  @Test func turningPointsAreWhereSlopesChange() throws {
    func turns(_ text: String, _ lower: Double, _ upper: Double) throws -> [TurningPoint] {
      TurningPoint.all(
        of: try Sample.curve(text), over: try #require(Axis(from: lower, to: upper)))
    }
    let cubic = try turns("x^3 - 3x", -3, 3.1)
    #expect(cubic.map { $0.isHighest } == [true, false])
    #expect(cubic[0].bracket.contains(-1) && cubic[1].bracket.contains(1))
    // A corner is one; a pole, a jump, a saddle and an end are none.
    #expect(try turns("abs(x) - 1", -3, 3.1).count == 1)
    for text in ["1/x", "1/x^2", "floor(x)", "x^3", "exp(x)", "2", "tan(x)"] {
      #expect(try turns(text, -3, 3.1).isEmpty, "\(text)")
    }
    #expect(try turns("sin(x)", -10, 10).count == 6)
  }

  @Test func captionsHaveProvedDigits() throws {
    #expect(
      try Self.marks("sin(x)", -4, 4).captions == [
        "zeros -3.141592654, 0, 3.141592654", "highest (1.570796327; 1)",
        "lowest (-1.570796327; -1)",
      ])
    let parabola = try Self.marks("x^2 + 1", -3, 3)
    #expect(parabola.captions == ["no zeros (proved)", "lowest (0; 1)"])
    #expect(parabola.places.count == 1 && parabola.places[0] == (0, 1))
    // A double zero is one, and a pole is none.
    #expect(try Self.marks("(x - 1)^2", -3, 3).captions == ["zeros 1", "lowest (1; 0)"])
    #expect(try Self.marks("1/x", -3, 3).captions == ["no zeros (proved)"])
  }

  @Test func longListsEnd() throws {
    let captions = try Self.marks("sin(x)", 1, 60).captions
    #expect(captions[0].hasSuffix(", and 7 more"), "\(captions[0])")
  }

  @Test func whatIsNotProvedIsSaid() throws {
    let captions = try Self.marks("sin(1/x)", -1, 1, within: .milliseconds(100)).captions
    #expect(captions[0].hasPrefix("zeros: "), "\(captions)")
  }

  @Test func constantsHaveTheirValues() throws {
    let curve = try Sample.curve("x - a", constants: ["a": 3])
    let marks = CurveMarks(of: curve, over: try #require(Axis(from: 0, to: 5)))
    #expect(marks.captions == ["zeros 3"])
  }

  @Test func captionsAreFolded() throws {
    let axis = try #require(Axis(from: 0, to: 1))
    let plot = Plot(
      curves: [], horizontal: axis, vertical: axis, captions: ["zeros 1, 2, 3, 4, 5, 6", "no"])
    #expect(plot.captionLines(width: 12) == ["zeros 1, 2,", "  3, 4, 5, 6", "no"])
  }

  private static func area(_ text: String) throws -> IntegralArea {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    return try #require(try IntegralArea(text, constants: ["a": 2], settings: settings))
  }

  @Test func integralsAreAreasWithTheirValues() throws {
    let square = try Self.area("integral( (x)^2 ; x; 0 ; a)")
    #expect(square.label == "integral( (x)^2 ; x; 0 ; a) ≈ 2.666666667")
    #expect(square.curve.label == "(x)^2" && square.bounds == (0, 2))
    #expect(try Self.area("integral(2u, u, 3, 1)").label.hasSuffix("= -8"))
    #expect(try Self.area("integral(exp(-x^2); x; -inf; inf)").bounds == (-.infinity, .infinity))
    for text in ["x^2", "2*integral(x; x; 0; 1)", "integral(x; x; 0; 1) + 1", "sin(1)"] {
      #expect(
        try IntegralArea(text, constants: [:], settings: .standard) == nil, "\(text)")
    }
    #expect(throws: CalculatorError.self) { try Self.area("integral(1/x; x; 0; 1)") }
  }

  /// The pixels between sin(x) and zero: above it as far as π, below it from there on, none beyond the bounds.
  @Test func theAreaLiesBetweenTheCurveAndZero() throws {
    let area = try Self.area("integral(sin(x); x; 0; 6)")
    let columns = try #require(Axis(from: -1, to: 7)?.edges(count: 80))
    let rows = try #require(Axis(from: -2, to: 2)?.edges(count: 40))
    let pixels = AreaTracer.pixels(of: area, columns: columns, rows: rows)
    #expect(pixels[25, 25].contains(.whole) && pixels[25, 20].contains(.whole))
    #expect(pixels[25, 31].isEmpty && pixels[25, 18].isEmpty)
    #expect(pixels[57, 15].contains(.whole) && pixels[57, 22].isEmpty)
    for row in 0..<40 { #expect(pixels[8, row].isEmpty && pixels[72, row].isEmpty) }
  }
}
