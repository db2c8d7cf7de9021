import Foundation
import SciCalculator
import SciNumber
import Testing

@testable import SciPlot

/// Pixels of paths, against points computed in another way.
@Suite struct PathTracerTests {
  private static let count = 64

  private static func traced(
    _ path: Path, _ size: Double
  ) throws -> (pixels: CurvePixels, edges: [Double]) {
    let edges = try #require(Axis(from: -size, to: size)?.edges(count: count))
    return (PathTracer.pixels(of: path, columns: edges, rows: edges), edges)
  }

  private static func axis(_ lower: Double, _ upper: Double) throws -> Axis {
    try #require(Axis(from: lower, to: upper))
  }

  /// Every pixel that points of the path lie in is painted, or beside one that is; every painted one is near a point.
  private static func compare(
    _ path: Path, _ size: Double, _ place: (Double) -> (x: Double, y: Double)
  ) throws {
    let (pixels, edges) = try traced(path, size)
    var near = Set<[Int]>()
    for step in 0...20_000 {
      let part = Double(step) / 20_000
      let (x, y) = place(path.range.lower * (1 - part) + path.range.upper * part)
      guard let column = CurvePixels.index(of: x, among: edges),
        let row = CurvePixels.index(of: y, among: edges)
      else { continue }
      let around = neighbours(column, row)
      around.forEach { near.insert($0) }
      #expect(
        around.contains { pixels[$0[0], $0[1]].contains(.known) }, "\(path.label): \(x), \(y)")
    }
    var painted = 0
    for column in 0..<count {
      for row in 0..<count where pixels[column, row].contains(.known) {
        painted += 1
        #expect(near.contains([column, row]), "\(path.label): column \(column), row \(row)")
      }
    }
    #expect(painted > 30)
    #expect(!pixels.hasUndecided)
  }

  private static func neighbours(_ column: Int, _ row: Int) -> [[Int]] {
    (max(0, column - 1)...min(count - 1, column + 1)).flatMap { column in
      (max(0, row - 1)...min(count - 1, row + 1)).map { [column, $0] }
    }
  }

  @Test func pathsAreWhereTheirPointsAre() throws {
    let turn = try Self.axis(0, 2 * .pi)
    try Self.compare(Sample.path("[cos(t); sin(t)]", over: turn), 1.5) { (cos($0), sin($0)) }
    try Self.compare(Sample.path("[sin(3t); cos(2t)]", over: turn), 1.2) {
      (sin(3 * $0), cos(2 * $0))
    }
    try Self.compare(Sample.path("[t^2 - 1; (t + 1) * t]", over: Self.axis(-2, 2)), 4) {
      ($0 * $0 - 1, ($0 + 1) * $0)
    }
    try Self.compare(Sample.path("[t; tan(t)]", over: Self.axis(-6, 6)), 5) { ($0, tan($0)) }
  }

  @Test func polarCurvesAreWhereTheirPointsAre() throws {
    let turn = try Self.axis(0, 2 * .pi)
    try Self.compare(Sample.polar("1 + cos(t)", over: turn), 2.5) {
      ((1 + cos($0)) * cos($0), (1 + cos($0)) * sin($0))
    }
    // Where the distance is negative, the point lies on the other side.
    try Self.compare(Sample.polar("cos(2t)", over: turn), 1.2) {
      (cos(2 * $0) * cos($0), cos(2 * $0) * sin($0))
    }
  }

  /// Where the distance has a pole, the curve is farther away than all of the picture.
  @Test func aPolarCurveIsKnownAtItsPoles() throws {
    let turn = try Self.axis(0, 2 * .pi)
    try Self.compare(Sample.polar("tan(t)", over: turn), 2) {
      (tan($0) * cos($0), tan($0) * sin($0))
    }
    try Self.compare(Sample.polar("1/(t - 3)", over: turn), 2) {
      (cos($0) / ($0 - 3), sin($0) / ($0 - 3))
    }
  }

  /// A point on the edge of two pixels is known to be in neither.
  @Test func aPathAlongARoundNumberIsDrawn() throws {
    let axis = try Self.axis(-2, 2)
    let line = try Sample.polar("1/cos(t)", over: Self.axis(0, 2 * .pi))
    let plot = Plot(curves: [], paths: [line], horizontal: axis, vertical: axis)
    let pixels = try #require(plot.pixels(columns: Self.count, rows: Self.count)?.first)
    let drawn = (0..<Self.count).filter { pixels[48, $0].contains(.known) }
    #expect(drawn.count > 60)
    #expect(!pixels.hasUndecided)
  }

  /// The tangent as a path has no line at its poles.
  @Test func aPathIsNotJoinedAcrossAPole() throws {
    let path = try Sample.path("[t; tan(t)]", over: Self.axis(-6, 6))
    let (pixels, edges) = try Self.traced(path, 6)
    for pole in [-1.5, -0.5, 0.5, 1.5].map({ $0 * Double.pi }) {
      let column = try #require(CurvePixels.index(of: pole, among: edges))
      for row in 24..<40 { #expect(pixels[column, row].isEmpty, "\(pole): row \(row)") }
    }
    for stroke in pixels.strokes {
      for (start, end) in zip(stroke, stroke.dropFirst()) { #expect(abs(end.y - start.y) < 1) }
    }
  }

  @Test func aJumpIsNotJoined() throws {
    let (pixels, _) = try Self.traced(try Sample.path("[t; floor(t)]", over: Self.axis(-3, 3)), 3)
    for stroke in pixels.strokes {
      #expect(stroke.allSatisfy { $0.y == stroke[0].y })
    }
    #expect(pixels.strokes.count >= 6)
  }

  @Test func onlyPairsArePaths() throws {
    let settings = CalculatorSettings.standard
    #expect(Path.isPair("[cos(t); (sin(t))]", parameters: ["t"], settings: settings))
    for text in ["cos(t)", "[t; t; t]", "[t]", "[t; zz]", "t == 1"] {
      #expect(!Path.isPair(text, parameters: ["t"], settings: settings), "\(text)")
    }
    // Brackets around both elements leave no node.
    let path = try Sample.path("[((t)) ; (t + 1)(t - 1)]", over: Self.axis(0, 1))
    #expect(path.y.value(at: 2).hull == Interval(3))
    #expect(throws: CalculatorError.self) {
      try Sample.path("[t; t < 1]", over: Self.axis(0, 1))
    }
  }

  @Test func aPathWithoutEnclosuresIsDrawnByPoints() throws {
    let path = try Sample.path("[t; airyai(-t)]", over: Self.axis(0, 1))
    #expect(!path.isEnclosed)
    let (pixels, _) = try Self.traced(path, 2)
    #expect(
      pixels.strokes.isEmpty && pixels[33, 37].contains(.known) || pixels[33, 38].contains(.known))
    let axis = try Self.axis(-2, 2)
    #expect(
      Plot(curves: [], paths: [path], horizontal: axis, vertical: axis).labels[0].hasSuffix(
        "(points only: no enclosures of airyai)"))
  }

  @Test func theWholePathIsShown() throws {
    let path = try Sample.path("[2cos(t); sin(t)]", over: Self.axis(0, 7))
    let (x, y) = try #require(Path.extent(of: [path]))
    #expect(x.lower < -2 && x.lower > -2.5 && y.upper > 1 && y.upper < 1.25)
  }
}
