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
    var testDescription: String { name }
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
  ]

  @Test(arguments: screens) func isWhatWasLookedAt(_ screen: Screen) throws {
    let plot = Plot(
      curves: try screen.texts.map { try Sample.curve($0) },
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
    #expect(lines[0].hasSuffix("\u{1B}[36mx^x\u{1B}[m"))
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
  @Test func checksumsAreThoseOfTheirDefinitions() {
    // The check value of CRC-32/ISO-HDLC in G. Cook's catalogue, and the example of RFC 1950 that Wikipedia has.
    #expect(Checksum.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
  }

  @Test func whatWasDeflatedInflates() throws {
    let contents: [[UInt8]] = [
      [], [7], Array(repeating: UInt8(0), count: 100_000), (0..<1000).map { UInt8($0 % 251) },
      (3...300).flatMap { Array(repeating: UInt8($0 % 256), count: $0) },
    ]
    for content in contents {
      var inflater = Inflater(Deflate.zlib(content))
      let inflated = try inflater.content()
      #expect(inflated == content)
    }
  }

  @Test func aPNGFileHasItsPixels() throws {
    let scene = try #require(
      Scene(Sample.plot("sin(x)", x: (-4, 4), y: (-2, 2)), width: 200, height: 120))
    let raster = Raster(scene)
    let file = raster.png
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunks = try Self.chunks(of: file)
    #expect(chunks.map(\.name) == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(Array(chunks[0].content) == [0, 0, 0, 200, 0, 0, 0, 120, 8, 3, 0, 0, 0])
    #expect(chunks[1].content.count == 3 * Raster.palette.count && Raster.palette.count <= 256)
    var inflater = Inflater(Array(chunks[2].content))
    let rows = try inflater.content()
    var pixels: [UInt8] = []
    for row in 0..<120 {
      #expect(rows[row * 201] == 2)
      for column in 0..<200 {
        let above = row == 0 ? 0 : pixels[(row - 1) * 200 + column]
        pixels.append(rows[row * 201 + 1 + column] &+ above)
      }
    }
    #expect(pixels == raster.pixels)
    #expect(Set(pixels).count > 10)
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
        number(start + 8 + count) == Int(Checksum.crc32(Array(file[start + 4..<start + 8 + count])))
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

  @Test func everyLetterOfTheFontIsThirteenRows() {
    #expect(PixelFont.table.count > 100)
    #expect(PixelFont.table.allSatisfy { $0.rows.count == PixelFont.height })
    #expect(PixelFont.rows(of: "I").contains { $0 != 0 })
  }
}

/// Decompression of DEFLATE's fixed codes, written from RFC 1951 alone.
private struct Inflater {
  private let bytes: [UInt8]
  private var position = 16

  struct Failure: Error {}

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for bit in 0..<count {
      guard position / 8 < bytes.count else { throw Failure() }
      value |= Int(bytes[position / 8] >> (position % 8) & 1) << bit
      position += 1
    }
    return value
  }

  private mutating func code(_ count: Int, from first: Int = 0) throws -> Int {
    try (0..<count).reduce(first) { code, _ in try code << 1 | bits(1) }
  }

  private mutating func literal() throws -> Int {
    let seven = try code(7)
    if seven < 0b001_1000 { return 256 + seven }
    let eight = try code(1, from: seven)
    if 0x30...0xBF ~= eight { return eight - 0x30 }
    if 0xC0...0xC7 ~= eight { return 280 + eight - 0xC0 }
    return try 144 + code(1, from: eight) - 0x190
  }

  mutating func content() throws -> [UInt8] {
    guard (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0, try bits(3) == 0b011 else {
      throw Failure()
    }
    var content: [UInt8] = []
    while true {
      let literal = try literal()
      if literal == 256 { break }
      if literal < 256 {
        content.append(UInt8(literal))
        continue
      }
      let extra = literal < 265 || literal == 285 ? 0 : (literal - 261) / 4
      let base =
        literal < 265
        ? literal - 254 : literal == 285 ? 258 : (4 + (literal - 261) % 4) << extra | 0
      let length = literal < 265 || literal == 285 ? base : base + 3 + (try bits(extra))
      guard try code(5) == 0, let last = content.last else { throw Failure() }
      content += Array(repeating: last, count: length)
    }
    position = (position + 7) / 8 * 8
    let sum = try (0..<4).reduce(0) { sum, _ in try sum << 8 | bits(8) }
    guard sum == Int(Checksum.adler32(content)), position == 8 * bytes.count else {
      throw Failure()
    }
    return content
  }
}
