import Testing

@testable import SciPlot

/// What is painted, against what is known of the curves by hand.
@Suite struct CurveTracerTests {
  private static func edges(_ lower: Double, _ upper: Double, _ count: Int) throws -> [Double] {
    try #require(Axis(from: lower, to: upper)?.edges(count: count))
  }

  /// The states of a curve on so many pixels over ±x and ±y.
  private static func pixels(
    _ text: String, x: Double, y: Double, columns: Int = 160, rows: Int = 96
  ) throws -> (pixels: CurvePixels, columns: [Double], rows: [Double]) {
    let (across, up) = (try edges(-x, x, columns), try edges(-y, y, rows))
    let pixels = CurveTracer.pixels(of: try Sample.curve(text), columns: across, rows: up)
    return (pixels, across, up)
  }

  /// The largest run of rows of a column that are not empty and lie on either side of zero.
  private static func crosses(_ pixels: CurvePixels, _ column: Int, from low: Int, to high: Int)
    -> Bool
  {
    (low...high).allSatisfy { !pixels[column, $0].isEmpty }
  }

  @Test func theTangentIsNotJoinedAcrossItsPoles() throws {
    let (pixels, columns, _) = try Self.pixels("tan(x)", x: 6, y: 10)
    var poles = 0
    for column in 0..<pixels.columnCount {
      let x = Interval(columns[column], columns[column + 1])
      let hasPole = [-1.5, -0.5, 0.5, 1.5].contains { x.contains($0 * Double.pi) }
      guard hasPole else { continue }
      poles += 1
      // Around a pole no value is between −2 and 2.
      for row in 38...57 { #expect(pixels[column, row].isEmpty, "column \(column), row \(row)") }
    }
    #expect(poles == 4)
  }

  @Test func theReciprocalIsNotJoinedAcrossZero() throws {
    // With an odd number of columns, the pole is inside of one.
    for count in [160, 161] {
      let (pixels, _, _) = try Self.pixels("1/x", x: 10, y: 2, columns: count)
      for column in count / 2 - 2...count / 2 + 1 {
        for row in 30...65 { #expect(pixels[column, row].isEmpty, "\(count): \(column), \(row)") }
      }
      #expect(
        pixels[count / 2 + 8, 70].contains(.known) || pixels[count / 2 + 7, 70].contains(.known))
    }
  }

  @Test func theFloorIsNotJoinedAcrossItsJumps() throws {
    for columns in [160, 163] {
      let (pixels, _, rows) = try Self.pixels("floor(x)", x: 4, y: 5, columns: columns)
      for column in 0..<pixels.columnCount {
        for row in 0..<pixels.rowCount {
          let hasInteger = (-5...5).contains {
            rows[row] <= Double($0) && Double($0) < rows[row + 1]
          }
          #expect(hasInteger || pixels[column, row].isEmpty, "column \(column), row \(row)")
        }
      }
    }
  }

  @Test func aFastOscillationFillsItsColumns() throws {
    let (pixels, _, _) = try Self.pixels("sin(1/x)", x: 1, y: 1.25)
    // |1/x| goes to infinity in both columns next to zero: all values from −1 to 1 are met, and none beyond.
    for column in 79...80 {
      for row in 10...85 { #expect(!pixels[column, row].isEmpty, "row \(row)") }
      for row in [0, 8, 87, 95] { #expect(pixels[column, row].isEmpty, "row \(row)") }
    }
    #expect((10...85).allSatisfy { pixels[79, $0].contains(.known) })
  }

  /// Painted pixels are met: in each, a value of the engine itself lies in or next to the column.
  @Test(arguments: ["sin(x)", "x^2 - 2", "exp(x)", "x/2", "x^3 - x", "abs(x) - 1"])
  func smoothCurvesHaveNoDoubtfulPixelsAndNoGaps(_ text: String) throws {
    let (pixels, columns, rows) = try Self.pixels(text, x: 3, y: 3)
    let curve = try Sample.curve(text)
    var doubtful = 0
    for column in 0..<pixels.columnCount {
      let values = [columns[column], columns[column + 1]].compactMap {
        curve.value(at: $0).hull?.middle
      }
      let met = (0..<pixels.rowCount).filter { pixels[column, $0].contains(.known) }
      doubtful += (0..<pixels.rowCount).count { pixels[column, $0] == .possible }
      if values.allSatisfy({ abs($0) < 3 }) {
        let first = try #require(met.first)
        let last = try #require(met.last)
        #expect(last - first + 1 == met.count, "\(text): a gap in column \(column)")
        // The values at the ends of the column are in the painted rows.
        for value in values { #expect(rows[first] <= value && value <= rows[last + 1]) }
      }
    }
    #expect(doubtful <= 2)
  }

  @Test func nothingIsPaintedWhereThereIsNoValue() throws {
    let (pixels, columns, _) = try Self.pixels("sqrt(x) + ln(x)", x: 4, y: 10, columns: 161)
    for column in 0..<161 {
      let states = (0..<96).map { pixels[column, $0] }
      if columns[column + 1] < 0 { #expect(states.allSatisfy { $0.isEmpty }) }
      // The pole of the logarithm is in the column in the middle, and the curve is below all others there.
      if columns[column] >= 0 { #expect(states.contains { $0.contains(.known) }) }
    }
  }

  @Test func whatHasNoEnclosureIsPaintedPointByPoint() throws {
    let curve = try Sample.curve("airyai(-x)")
    #expect(!curve.isEnclosed)
    let (across, up) = (try Self.edges(0, 10, 20), try Self.edges(-1, 1.5, 20))
    let pixels = CurveTracer.pixels(of: curve, columns: across, rows: up)
    #expect(pixels.strokes.isEmpty)
    // Ai(0) = 0.3550…, Ai(−2.3381…) = 0 (DLMF 9.2, 9.9).
    #expect(pixels[0, 11].contains(.known) || pixels[0, 10].contains(.known))
    #expect(pixels[4, 8].contains(.known) || pixels[4, 7].contains(.known))
  }

  @Test func strokesEndAtPoles() throws {
    let (pixels, _, _) = try Self.pixels("1/x", x: 1, y: 5, columns: 101)
    for stroke in pixels.strokes {
      #expect(stroke.allSatisfy { $0.x < 0 } || stroke.allSatisfy { $0.x > 0 })
    }
    #expect(pixels.strokes.count >= 2)
  }

  @Test(arguments: [
    ("gcd(x, 6)", "gcd"), ("sin(x) + airyai(x^2)", "airyai"),
    ("sum(gcd(x, k); k; 1; 3)", "gcd"), ("integral(sin(t*x); t; 0; 1)", "integral"),
  ])
  func whatHasPointsOnlySaysWhy(_ text: String, _ name: String) throws {
    let curve = try Sample.curve(text)
    #expect(!curve.isEnclosed && curve.obstacle == name)
    let plot = try Sample.plot(text, x: (1, 2), y: (0, 9))
    #expect(plot.labels == ["\(text) (points only: no enclosures of \(name))"])
    #expect(try Sample.curve("sin(x)").obstacle == nil)
  }

  @Test(arguments: [
    ("derivative(sin(t); t; x)", "cos(x)"), ("derivative(t^3*x; t; x; 2)", "6x^2"),
    ("integral(t^2; t; 0; x)", "x^3/3"), ("integral(exp(-t^2); t; 0; x)", "sqrt(pi)/2*erf(x)"),
    ("sum(x^k/k!; k; 0; 20) - 1", "sum(x^k/k!; k; 1; 20)"),
    ("product(1 - x^2/k^2; k; 1; 2)", "(1 - x^2)*(1 - x^2/4)"),
  ])
  func analysisHasEnclosures(_ text: String, _ plain: String) throws {
    let (curve, other) = (try Sample.curve(text), try Sample.curve(plain))
    #expect(curve.isEnclosed && other.isEnclosed)
    for step in -8..<8 {
      let part = Interval(Double(step) / 4, Double(step + 1) / 4)
      let values = try #require(curve.values(on: part).hull)
      let others = try #require(other.values(on: part).hull)
      #expect(values.isBounded && values.intersection(others) != nil, "\(part)")
      let value = try #require(curve.value(at: part.middle).hull)
      #expect(values.contains(value) && value.upper - value.lower < 1e-12, "\(part)")
    }
  }
}
