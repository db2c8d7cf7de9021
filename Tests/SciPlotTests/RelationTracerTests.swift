import Foundation
import SciCalculator
import SciNumber
import TestSupport
import Testing

@testable import SciPlot

/// Relations whose pixels are compared with functions written by hand.
struct RelationSample: CustomTestStringConvertible, Sendable {
  /// The relation as `sci` reads it.
  var text: String
  /// Whether it is an equation, whose difference changes its sign at a solution.
  var isEquation = true
  /// How far the picture goes both ways.
  var size = 3.0
  /// The difference of its sides, or what is positive in the region.
  var value: @Sendable (_ x: Double, _ y: Double) -> Double

  var testDescription: String { text }

  static let all = [
    RelationSample(text: "x^2 + y^2 == 1") { x, y in x * x + y * y - 1 },
    RelationSample(text: "y == 1/x") { x, y in x * y - 1 },
    RelationSample(text: "x*y == 0") { x, y in x * y },
    RelationSample(text: "x == y") { x, y in x - y },
    RelationSample(text: "abs(x) + abs(y) == 1") { x, y in abs(x) + abs(y) - 1 },
    RelationSample(text: "(x^2 + y^2 - 1)^3 == x^2*y^3", size: 1.7) { x, y in
      pow(x * x + y * y - 1, 3) - x * x * y * y * y
    },
    RelationSample(text: "tan(x) == y", size: 5) { x, y in y * cos(x) - sin(x) },
    RelationSample(text: "y^2 == x^3 - x") { x, y in y * y - x * x * x + x },
    RelationSample(text: "sin(x) == cos(y)", size: 6) { x, y in sin(x) - cos(y) },
    RelationSample(text: "sin(x) < cos(y)", isEquation: false, size: 6) { x, y in cos(y) - sin(x) },
    RelationSample(text: "y > x^2 and y < 2", isEquation: false) { x, y in min(y - x * x, 2 - y) },
    RelationSample(text: "1 < x^2 + y^2 <= 4", isEquation: false) { x, y in
      min(x * x + y * y - 1, 4 - x * x - y * y)
    },
    RelationSample(text: "not (x < y) or x < -1", isEquation: false) { x, y in max(x - y, -1 - x) },
    RelationSample(text: "sqrt(x) > y", isEquation: false) { x, y in x < 0 ? -1 : sqrt(x) - y },
    RelationSample(text: "(x > 0) xor (y > 0)", isEquation: false) { x, y in -x * y },
  ]
}

/// What is painted, and what is left blank, against values at many points.
@Suite struct RelationTracerTests {
  private static func relation(_ text: String, _ unit: AngleUnit = .radians) throws -> Relation {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    return try #require(try Relation(text, variable: "x", constants: [:], settings: settings))
  }

  private static func traced(
    _ text: String, _ size: Double, count: Int = 60
  ) throws -> (pixels: CurvePixels, x: [Double], y: [Double]) {
    let edges = try #require(Axis(from: -size, to: size)?.edges(count: count))
    let (x, y) = RelationTracer.moved(columns: edges, rows: edges)
    return (RelationTracer.pixels(of: try relation(text), columns: x, rows: y), x, y)
  }

  /// Points of a pixel: a grid with its corners, a little inside of them, and some at random.
  private static func points(
    _ x: (Double, Double), _ y: (Double, Double), _ random: inout SplitMix64
  ) -> [(Double, Double)] {
    var points: [(Double, Double)] = []
    let (width, height): (Double, Double) = (x.1 - x.0, y.1 - y.0)
    for step in 0..<81 {
      let across = 1e-9 + Double(step / 9) / 8 * (1 - 2e-9)
      let up = 1e-9 + Double(step % 9) / 8 * (1 - 2e-9)
      points.append((x.0 + across * width, y.0 + up * height))
    }
    for _ in 0..<20 {
      let across = Double.random(in: 0..<1, using: &random)
      let up = Double.random(in: 0..<1, using: &random)
      points.append((x.0 + across * width, y.0 + up * height))
    }
    return points
  }

  @Test(arguments: RelationSample.all)
  func paintedPixelsHaveSolutionsAndBlankOnesHaveNone(_ sample: RelationSample) throws {
    var random = SplitMix64(seed: 2026)
    let (pixels, x, y) = try Self.traced(sample.text, sample.size)
    var (painted, undecided, unconfirmed) = (0, 0, 0)
    for column in 0..<pixels.columnCount {
      for row in 0..<pixels.rowCount {
        let state = pixels[column, row]
        let points = Self.points((x[column], x[column + 1]), (y[row], y[row + 1]), &random)
        let values = points.map { sample.value($0.0, $0.1) }
        let hasSolution =
          sample.isEquation
          ? values.contains { $0 <= 0 } && values.contains { $0 >= 0 } : values.contains { $0 > 0 }
        let words = "column \(column), row \(row)"
        if state.isEmpty { #expect(!hasSolution, "\(words)") }
        if state.contains(.known) {
          painted += 1
          // A curve that cuts off a corner of a pixel may miss all of these points.
          unconfirmed += hasSolution ? 0 : 1
        }
        if state.contains(.whole) { #expect(values.allSatisfy { $0 > -1e-12 }, "\(words)") }
        undecided += state == .possible ? 1 : 0
      }
    }
    #expect(painted > 50)
    #expect(unconfirmed * 50 <= painted, "\(unconfirmed) of \(painted)")
    #expect(undecided == 0, "\(undecided) are undecided")
  }

  /// Steps are met where y is an integer, and never between.
  @Test func theStepsOfTheFloorAreMetOnTheirLinesOnly() throws {
    let (pixels, _, y) = try Self.traced("y == floor(x)", 3)
    for column in 0..<pixels.columnCount {
      for row in 0..<pixels.rowCount {
        let hasInteger = (-3...3).contains { y[row] <= Double($0) && Double($0) < y[row + 1] }
        let isLast = row == pixels.rowCount - 1
        if !hasInteger, !isLast { #expect(pixels[column, row].isEmpty, "\(column), \(row)") }
      }
      #expect((0..<pixels.rowCount).contains { pixels[column, $0].contains(.known) }, "\(column)")
    }
  }

  /// A pole has no vertical line, whatever the size of the picture.
  @Test func nothingIsMetAtAPole() throws {
    for count in [40, 41, 64] {
      let (pixels, x, _) = try Self.traced("y == 1/x", 3, count: count)
      let column = try #require(CurvePixels.index(of: 0, among: x))
      for row in count / 3..<2 * count / 3 {
        #expect(!pixels[column, row].contains(.known), "\(count): row \(row)")
      }
    }
  }

  /// (x − y)² has a zero without a change of sign: it is found where it is exactly zero, and undecided elsewhere, but never left out.
  @Test func aDoubleCurveIsNeverLeftOut() throws {
    let (pixels, x, y) = try Self.traced("(x - y)^2 == 0", 3, count: 24)
    for column in 0..<pixels.columnCount {
      for row in 0..<pixels.rowCount {
        let isMet = x[column] < y[row + 1] && y[row] < x[column + 1]
        if isMet { #expect(!pixels[column, row].isEmpty, "\(column), \(row)") }
        if x[column] > y[row + 1] || y[row] > x[column + 1] {
          #expect(!pixels[column, row].contains(.known), "\(column), \(row)")
        }
      }
    }
  }

  /// What cannot be enclosed well ends with a budget, and is undecided.
  @Test func aWildRelationEndsUndecided() throws {
    let (pixels, _, _) = try Self.traced("x^y == y^x", 5, count: 40)
    #expect(pixels.hasUndecided)
    let half = pixels.columnCount / 2
    // Where both are positive, x == y and the other branch are met.
    #expect(pixels[half + 8, half + 8].contains(.known))
    #expect(pixels[half + 18, half + 2].isEmpty)
  }

  @Test func comparisonsWithoutAValueNeitherHoldNorFail() throws {
    for text in ["sqrt(x) > y", "not (sqrt(x) > y)"] {
      let relation = try Self.relation(text)
      #expect(relation.state(x: Interval(-2, -1), y: Interval(0, 1)) == .nowhere, "\(text)")
    }
    let either = try Self.relation("sqrt(x) > y or x < 0")
    #expect(either.state(x: Interval(-2, -1), y: Interval(0, 1)) == .everywhere)
  }

  @Test func relationsKnowWhatTheyAre() throws {
    let settings = CalculatorSettings.standard
    for text in ["x^2", "x*y", "x and 3", "[1; 2]"] {
      #expect(
        try Relation(text, variable: "x", constants: [:], settings: settings) == nil, "\(text)")
    }
    #expect(try !Self.relation("airyai(x) == y").isEnclosed)
    #expect(throws: CalculatorError.self) { try Self.relation("x == z") }
    let turned = try Self.relation("sin(x) == y", .degrees)
    #expect(turned.takesAngles && turned.usesAngles)
    #expect(turned.state(x: Interval(90), y: Interval(1)) == .everywhere)
  }

  @Test func allSolutionsAreShownWhereTheyAreFew() throws {
    let square = try #require(Axis(from: -10, to: 10))
    let circle = try Self.relation("x^2 + y^2 == 4")
    let axes = try #require(Relation.extent(of: [circle], in: square))
    #expect(axes.horizontal.lower < -2 && axes.horizontal.lower > -3.5)
    #expect(axes.vertical.upper > 2 && axes.vertical.upper < 3.5)
    #expect(Relation.extent(of: [try Self.relation("x*y == 1")], in: square) == nil)
    #expect(Relation.extent(of: [try Self.relation("x*x + y*y == -1")], in: square) == nil)
  }

  /// A unit is as long both ways, in cells and in pixels.
  @Test func circlesAreRound() throws {
    let x = try #require(Axis(from: -2, to: 2))
    let y = try #require(Axis(from: -0.1, to: 0.1))
    let plot = Plot(
      curves: [], relations: [try Self.relation("x^2 + y^2 == 1")], horizontal: x, vertical: y,
      isEquallyScaled: true)
    let fitted = plot.fitted(width: 400, height: 300)
    #expect(abs(fitted.vertical.upper - 1.5) < 1e-12 && fitted.horizontal == x)
    let high = plot.fitted(width: 10, height: 5000)
    #expect(abs(high.vertical.upper - 1000) < 1e-9)
    let lines = try #require(
      TextPicture(plot, columns: 60, rows: 20, cells: .ascii, hasColors: false).lines)
    let marked = lines.dropFirst().dropLast(2).map { Array($0) }.filter { $0.contains("*") }
    let places = marked.flatMap { line in line.indices.filter { line[$0] == "*" } }
    let width = try #require(places.max()) - (try #require(places.min())) + 1
    #expect(abs(width - 2 * marked.count) <= 2, "\(width) cells in \(marked.count) lines")
  }
}
