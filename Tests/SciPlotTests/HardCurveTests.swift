import SciCalculator
import TestSupport
import Testing

@testable import SciPlot

/// Small pictures of curves that are hard to draw, against what Arb knows of them; scripts/curve_samples.py says what the rows mean.
///
/// scripts/curve_witness.py checks large pictures of the same curves.
@Suite struct HardCurveTests {
  private struct Picture {
    var pixels: CurvePixels
    /// What Arb knows, from the top.
    var lines: [[Character]]
    var isPath: Bool
    var name: String

    init(_ row: DataRow) throws {
      let text = row.fields[0]
      let kind = row.fields[1]
      let x = try HardCurveTests.axis(row.fields[2])
      let y = try HardCurveTests.axis(row.fields[3])
      lines = row.fields[5].split(separator: " ").map(Array.init)
      name = text
      isPath = kind == "path" || kind == "polar"
      var plot = Plot(curves: [], horizontal: x, vertical: y)
      switch kind {
      case "function": plot = Plot(curves: [try Sample.curve(text)], horizontal: x, vertical: y)
      case "condition":
        plot = Plot(
          curves: [], relations: [try Sample.relation(text)], horizontal: x, vertical: y)
      default:
        let range = try HardCurveTests.axis(row.fields[4])
        let path =
          try kind == "polar" ? Sample.polar(text, over: range) : Sample.path(text, over: range)
        plot = Plot(curves: [], paths: [path], horizontal: x, vertical: y)
      }
      pixels = try #require(plot.pixels(columns: lines[0].count, rows: lines.count)?.first)
    }

    /// The places of all pixels.
    var dots: [(column: Int, row: Int)] {
      (0..<pixels.columnCount).flatMap { column in
        (0..<pixels.rowCount).map { (column, $0) }
      }
    }

    /// Whether a pixel is what Arb knows of it.
    func agrees(_ column: Int, _ row: Int) -> Bool {
      switch lines[lines.count - 1 - row][column] {
      case ".": !isDrawn(column, row)
      case "#": isShown(column, row)
      default: true
      }
    }

    func isDrawn(_ column: Int, _ row: Int) -> Bool { pixels[column, row].contains(.known) }

    /// Whether a pixel is drawn or undecided; for paths, whether one beside it is drawn, too.
    private func isShown(_ column: Int, _ row: Int) -> Bool {
      if isDrawn(column, row) || pixels[column, row].isUndecided { return true }
      guard isPath else { return false }
      return (max(0, column - 1)...min(pixels.columnCount - 1, column + 1)).contains { column in
        (max(0, row - 1)...min(pixels.rowCount - 1, row + 1)).contains { isDrawn(column, $0) }
      }
    }
  }

  private static func axis(_ text: String) throws -> Axis {
    let ends = text.split(separator: ".", omittingEmptySubsequences: false)
    // `-0.5..1.25`: the empty part stands between both points.
    let cut = try #require(ends.firstIndex(of: ""))
    let lower = try #require(Double(ends[..<cut].joined(separator: ".")))
    let upper = try #require(Double(ends[(cut + 1)...].joined(separator: ".")))
    return try #require(Axis(from: lower, to: upper))
  }

  @Test func everyPixelIsAsArbKnowsIt() throws {
    var drawn = 0
    let rows = try DataRow.rows("curves.tsv", of: "SciPlotTests", count: 61)
    for row in LongTests.some(of: rows) {
      let picture = try Picture(row)
      let wrong = picture.dots.filter { !picture.agrees($0.column, $0.row) }
      #expect(wrong.isEmpty, "\(picture.name): \(wrong)", sourceLocation: row.location)
      drawn += picture.dots.count { picture.isDrawn($0.column, $0.row) }
    }
    #expect(drawn > (LongTests.areRun ? 4000 : 1200))
  }
}
