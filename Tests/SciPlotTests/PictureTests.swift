import CZlib
import Foundation
import Testing

@testable import SciPlot

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures in the terminal, as text files beside the tests; SCI_RECORD=1 writes them anew.
@Suite struct ScreenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Screens")

  struct Screen: CustomTestStringConvertible, Sendable {
    var name: String
    var texts: [String]
    var x: (Double, Double)
    var y: (Double, Double)
    var cells = TextPicture.Cells.braille
    var kind = Kind.curves
    var testDescription: String { name }

    enum Kind: Sendable { case curves, relations, paths, polar }
  }

  static let screens = [
    Screen(name: "tangent", texts: ["tan(x)"], x: (-6, 6), y: (-5, 5)),
    Screen(name: "reciprocal", texts: ["1/x"], x: (-5, 5), y: (-5, 5)),
    Screen(name: "oscillation", texts: ["sin(1/x)"], x: (-1, 1), y: (-1.25, 1.25)),
    Screen(name: "floor", texts: ["floor(x)"], x: (-4, 4), y: (-5, 5)),
    Screen(name: "hole", texts: ["sin(x)/x"], x: (-20, 20), y: (-0.4, 1.2)),
    Screen(name: "unknown", texts: ["x^x"], x: (-2, 2), y: (-4, 4)),
    Screen(
      name: "two-blocks", texts: ["sin(x)", "cos(x)"], x: (-7, 7), y: (-1.2, 1.2), cells: .blocks),
    Screen(
      name: "two-ascii", texts: ["sin(x)", "cos(x)"], x: (-7, 7), y: (-1.2, 1.2), cells: .ascii),
    Screen(
      name: "heart", texts: ["(x^2 + y^2 - 1)^3 == x^2*y^3"], x: (-2, 2), y: (-1.2, 1.4),
      kind: .relations),
    Screen(
      name: "regions", texts: ["y > x^2 and y < 2", "x*y == 1"], x: (-3, 3), y: (-2, 3),
      kind: .relations),
    Screen(
      name: "wild", texts: ["x^y == y^x"], x: (-5, 5), y: (-5, 5), cells: .ascii, kind: .relations),
    Screen(
      name: "lissajous", texts: ["[sin(3t); cos(2t)]"], x: (-1.5, 1.5), y: (-1.2, 1.2),
      kind: .paths),
    Screen(name: "rose", texts: ["cos(2t)"], x: (-2, 2), y: (-1.1, 1.1), kind: .polar),
  ]

  @Test(arguments: screens) func isWhatWasLookedAt(_ screen: Screen) throws {
    let turn = try #require(Axis(from: 0, to: 2 * .pi))
    let plot = Plot(
      curves: screen.kind == .curves ? try screen.texts.map { try Sample.curve($0) } : [],
      relations: screen.kind == .relations
        ? try screen.texts.map { try Sample.relation($0) } : [],
      paths: screen.kind == .paths
        ? try screen.texts.map { try Sample.path($0, over: turn) }
        : screen.kind == .polar ? try screen.texts.map { try Sample.polar($0, over: turn) } : [],
      horizontal: try #require(Axis(from: screen.x.0, to: screen.x.1)),
      vertical: try #require(Axis(from: screen.y.0, to: screen.y.1)))
    let picture = TextPicture(plot, columns: 80, rows: 24, cells: screen.cells, hasColors: false)
    let text = try #require(picture.lines).map { $0 + "\n" }.joined()
    let file = Self.folder.appending(path: "\(screen.name).txt")
    if ProcessInfo.processInfo.environment["SCI_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(screen.name) was recorded")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func colorsAndFaintCellsAreWrittenAsEscapes() throws {
    let plot = try Sample.plot("x^x", x: (-2, 2), y: (-4, 4))
    let lines = try #require(
      TextPicture(plot, columns: 40, rows: 10, cells: .braille, hasColors: true).lines)
    #expect(lines[0].hasSuffix("\u{1B}[36mx^x\u{1B}[m   ░ undecided"))
    #expect(lines.contains { $0.contains("\u{1B}[2;36m░\u{1B}[m") })
  }

  @Test func everyLineFitsTheScreen() throws {
    let plot = try Sample.plot("x", x: (-1e6, 1e6), y: (-1e6, 1e6))
    for (columns, rows) in [(20, 6), (80, 24), (33, 11)] {
      let picture = TextPicture(
        plot, columns: columns, rows: rows, cells: .ascii, hasColors: false)
      let lines = try #require(picture.lines)
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { $0.count <= columns })
    }
  }
}

@Suite struct PictureFileTests {
  @Test func aPNGFileHasItsPixels() throws {
    let scene = try #require(
      Scene(Sample.plot("sin(x)", x: (-4, 4), y: (-2, 2)), width: 200, height: 120))
    let raster = Raster(scene)
    let file = raster.png
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    #expect(Array(file.prefix(8)) == signature)
    let chunks = try Self.chunks(of: file)
    #expect(chunks.map(\.name) == ["IHDR", "PLTE", "IDAT", "IEND"])
    let header: [UInt8] = [0, 0, 0, 200, 0, 0, 0, 120, 8, 3, 0, 0, 0]
    #expect(Array(chunks[0].content) == header)
    let colourCount: Int = raster.palette.count
    #expect(colourCount <= 256)
    #expect(chunks[1].content.count == 3 * colourCount)
    let byteCount: Int = 201 * 120
    var size = uLong(byteCount)
    var rows = [UInt8](repeating: 0, count: byteCount)
    let content = Array(chunks[2].content)
    let status = unsafe uncompress(&rows, &size, content, uLong(content.count))
    #expect(status == Z_OK)
    #expect(Int(size) == byteCount)
    var pixels: [UInt8] = []
    for row in 0..<120 {
      let start: Int = row * 201
      #expect(rows[start] == 2)
      for column in 0..<200 {
        let above: UInt8 = row == 0 ? 0 : pixels[pixels.count - 200]
        let difference: UInt8 = rows[start + 1 + column]
        pixels.append(difference &+ above)
      }
    }
    #expect(pixels == raster.pixels)
    #expect(Set(pixels).count > 10)
  }

  /// CRC-32, a bit at a time by its polynomial (ISO 3309).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var rest: UInt32 = ~0
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~rest)
  }

  private static func chunks(of file: [UInt8]) throws -> [(
    name: String, content: ArraySlice<UInt8>
  )] {
    var chunks: [(name: String, content: ArraySlice<UInt8>)] = []
    var start = 8
    func number(_ start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    while start < file.count {
      let count = number(start)
      let content = file[start + 8..<start + 8 + count]
      #expect(
        number(start + 8 + count) == Self.checksum(file[start + 4..<start + 8 + count])
      )
      chunks.append((String(decoding: file[start + 4..<start + 8], as: UTF8.self), content))
      start += 12 + count
    }
    return chunks
  }

  @Test func anSVGFileIsXML() throws {
    let plot = try Sample.plot(
      "x < 1 ? tan(x) : sin(1/x)", x: (-4, 4), y: (-2, 2), title: "<a> & \"b\" \u{1}")
    let svg = try #require(Scene(plot, width: 400, height: 300)).svg
    let parser = XMLParser(data: Data(svg.utf8))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(elements.names["svg"] == 1 && elements.names["clipPath"] == 1)
    #expect(elements.text.contains("<a> & \"b\" \u{FFFD}"))
    // Both branches of the tangent and the sine behind them.
    #expect((elements.names["path"] ?? 0) > 10)
  }

  private final class Elements: NSObject, XMLParserDelegate {
    var names: [String: Int] = [:]
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names[name, default: 0] += 1
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
  }

  @Test func picturesForTerminalsAreFramedAsTheirProtocolsSay() throws {
    let scene = try #require(
      Scene(Sample.plot("sin(x)", x: (-4, 4), y: (-2, 2)), width: 160, height: 100))
    let raster = Raster(scene)
    #expect(raster.sixel.hasPrefix("\u{1B}P0;1;0q\"1;1;160;100#0;2;100;100;100"))
    #expect(raster.sixel.hasSuffix("-\u{1B}\\"))
    // Seventeen bands of six rows.
    #expect(raster.sixel.filter { $0 == "-" }.count == 17)
    let parts = raster.kitty.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(parts.first?.hasPrefix("\u{1B}_Ga=T,f=100,") == true)
    #expect(parts.last?.contains("m=0;") == true)
    let letters = parts.compactMap { $0.split(separator: ";").last }.joined()
    #expect(Data(base64Encoded: letters).map { Array($0) } == raster.png)
  }

  @Test func curvesOfPixelsAreSmooth() throws {
    let axis = try #require(Axis(from: -2, to: 2))
    let plot = Plot(
      curves: [], relations: [try Sample.relation("x^2 + y^2 == 1")], horizontal: axis,
      vertical: axis)
    let pixels = try #require(plot.pixels(columns: 200, rows: 200))[0]
    let lines = pixels.outlines()
    let ends = lines.flatMap { $0 }
    #expect(lines.count > 250)
    // In pixels the circle has a radius of 50. A staircase is up to a pixel off, and its middles half as much.
    for end in ends {
      let distance = (pow(end.x - 100, 2) + pow(end.y - 100, 2)).squareRoot() - 50
      #expect(abs(distance) < 0.75, "\(end)")
    }
    // It goes all around: no direction is without a point.
    let directions = Set(ends.map { Int((atan2($0.y - 100, $0.x - 100) + .pi) * 20) })
    #expect(directions.count > 120)
    let scene = try #require(Scene(plot, width: 300, height: 300))
    #expect(scene.svg.ranges(of: "stroke-width").count == 1)
  }

  @Test func areasOfPixelsHaveNoLinesInside() throws {
    var pixels = CurvePixels(columns: (0...20).map(Double.init), rows: (0...20).map(Double.init))
    for column in 5..<15 { pixels.add(.known, column: column, rows: 5...14) }
    let ends = pixels.outlines().flatMap { $0 }
    #expect(!ends.isEmpty && ends.allSatisfy { 5...15 ~= $0.x && 5...15 ~= $0.y })
    #expect(!ends.contains { 8...12 ~= $0.x && 8...12 ~= $0.y })
  }

  @Test func whatIsUndecidedHidesNoCurve() throws {
    // The pixels of which the first curve covers the greater part.
    func curvePixels(_ texts: String...) throws -> Int {
      let plot = Plot(
        curves: try texts.map { try Sample.curve($0) },
        horizontal: try #require(Axis(from: -2, to: 2)),
        vertical: try #require(Axis(from: -2, to: 2)))
      let raster = Raster(try #require(Scene(plot, width: 200, height: 120)))
      let base = try #require(Scene.index(of: .curve(0))) * Raster.levels
      let colors = UInt8(base + Raster.levels / 2)...UInt8(base + Raster.levels - 1)
      return raster.pixels.suffix(200 * 90).count { colors.contains($0) }
    }
    // x^x is undecided around zero, where x/2 goes through.
    #expect(try curvePixels("x/2", "x^x") > (try curvePixels("x/2")) - 3)
  }

}
