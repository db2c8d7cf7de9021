import Testing

@testable import SciPlot

/// The font of pictures in pixels.
@Suite struct PixelFontTests {
  @Test func `it has the letters of Europe and of formulas`() {
    let letters = "AZaz09~ÄéßñøŁőŽ ΑΩαωάЖяёІ ²³⁰₀±×÷−√∞≈≠≤≥∫∑π°…–€′"
    for letter in letters.unicodeScalars {
      #expect(PixelFont.standard.contains(letter), "\(letter)")
    }
    #expect(!PixelFont.standard.contains("漢"))
  }

  @Test func `its letters stand on their line`() {
    for letter in ("!"..."~").unicodeScalars {
      let drawn = PixelFont.standard[letter]
      #expect(drawn.shades.contains { $0 > 0 } && drawn.shades.allSatisfy { $0 <= 7 }, "\(letter)")
      #expect(drawn.width > 0 && drawn.shades.count % drawn.width == 0, "\(letter)")
      #expect((3...12).contains(drawn.advance), "\(letter)")
    }
    for letter in "AHTVXZ".unicodeScalars {
      let drawn = PixelFont.standard[letter]
      #expect(drawn.top + drawn.shades.count / drawn.width == PixelFont.ascent, "\(letter)")
    }
    #expect(PixelFont.standard.length(of: "mm") == 2 * PixelFont.standard["m"].advance)
    #expect(PixelFont.standard.length(of: "iii") < PixelFont.standard.length(of: "mmm"))
  }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate var unicodeScalars: [Unicode.Scalar] {
    (lowerBound.value...upperBound.value).compactMap { Unicode.Scalar($0) }
  }
}

@Suite struct PictureWordsTests {
  private static func plot(
    _ texts: [String] = ["x"], title: String? = nil, x: String? = nil, y: String? = nil
  ) throws -> Plot {
    Plot(
      curves: try texts.map { try Sample.curve($0) },
      horizontal: try #require(Axis(from: -2, to: 2)),
      vertical: try #require(Axis(from: -2, to: 2)), title: title, horizontalTitle: x,
      verticalTitle: y)
  }

  private static func scene(_ plot: Plot, width: Int = 400, height: Int = 300) throws -> Scene {
    try #require(Scene(plot, width: width, height: height))
  }

  @Test func `axes have titles in a file`() throws {
    let plain = try Self.scene(try Self.plot())
    let titled = try Self.scene(try Self.plot(title: "Übersicht", x: "Zeit in s", y: "Höhe in m"))
    #expect(titled.svg.contains(">Übersicht</text>") && titled.svg.contains(">Zeit in s</text>"))
    #expect(
      titled.svg.contains("rotate(-90)\" text-anchor=\"middle\" fill=\"#282828\">Höhe in m</text>"))
    // They have a place of their own.
    #expect(titled.area.left > plain.area.left && titled.area.bottom < plain.area.bottom)
    #expect(titled.area.top > plain.area.top && titled.missingLetters == "")
  }

  @Test func `a title that is read upwards has the pixels of one along a line`() throws {
    /// How many pixels have each index in the part of a picture that a title alone is in.
    func shades(_ raster: Raster, _ columns: Range<Int>, _ rows: Range<Int>) -> [UInt8: Int] {
      var counts: [UInt8: Int] = [:]
      for row in rows {
        for column in columns {
          let index = raster.pixels[row * raster.width + column]
          if index > 0 { counts[index, default: 0] += 1 }
        }
      }
      return counts
    }
    let scene = try Self.scene(try Self.plot(x: "Žluťoučký π", y: "Žluťoučký π"))
    let raster = Raster(scene)
    let upwards = shades(raster, 0..<24, 0..<300)
    let along = shades(raster, 0..<400, scene.area.bottom + 24..<300)
    #expect(upwards == along && upwards.count > 4)
  }

  @Test func `letters that the font has not are told`() throws {
    let scene = try Self.scene(try Self.plot(title: "a漢b", y: "字漢"))
    #expect(scene.missingLetters == "漢字")
    #expect(scene.svg.contains(">a漢b</text>"))
  }

  @Test func `a long legend has several lines`() throws {
    let texts = (1...9).map { "sin(\($0)*x) + cos(\($0)*x)" }
    let scene = try Self.scene(try Self.plot(texts))
    let one = try Self.scene(try Self.plot())
    #expect(scene.area.top > one.area.top + 16)
    for case .text(let words, let place, .start, _) in scene.frame {
      #expect(Int(place.x) + PixelFont.standard.length(of: words) <= 400, "\(words)")
    }
  }

  @Test(arguments: [true, false]) func `a long legend has several lines in a terminal`(
    _ hasColors: Bool
  ) throws {
    let plot = try Self.plot((1...6).map { "sin(\($0)*x) + cos(x)" })
    let picture = TextPicture(plot, columns: 60, rows: 20, cells: .braille, hasColors: hasColors)
    let lines = try #require(picture.lines)
    #expect(lines.count == 20)
    for line in lines {
      #expect(line.replacing(/\u{1B}\[[0-9;]*m/, with: "").count <= 60, "\(line)")
    }
    #expect(
      (1...6).allSatisfy { number in lines.prefix(3).contains { $0.contains("sin(\(number)*x)") } })
  }

  @Test func `what is undecided has its place in a legend of any length`() throws {
    let plot = try Self.plot(["x^x", "sin(x)", "x/2"])
    for columns in stride(from: 24, through: 50, by: 5) {
      let picture = TextPicture(plot, columns: columns, rows: 12, cells: .ascii, hasColors: false)
      let lines = try #require(picture.lines)
      #expect(lines.count == 12 && lines.prefix(4).contains { $0.contains(": undecided") })
      #expect(lines.allSatisfy { $0.count <= columns })
    }
  }

  @Test func `axes have titles in a terminal`() throws {
    let plot = try Self.plot(title: "T", x: "time", y: "height")
    let picture = TextPicture(plot, columns: 30, rows: 10, cells: .ascii, hasColors: false)
    let lines = try #require(picture.lines)
    #expect(lines.count == 10 && lines[0].hasSuffix("T   x") && lines[1] == "height")
    #expect(lines[9].hasSuffix("  time") && lines[9].count < 25)
  }
}
