extension Scene {
  /// What is written around the curves: titles, the legend, and sentences on what is drawn.
  struct Words {
    /// A name in the legend, behind a sample of what it names.
    private struct Entry {
      var label: String
      var color: Color
      var isPoints = false

      /// The sample, the name, and the space behind them.
      var length: Int { 40 + PixelFont.standard.length(of: label) }
    }

    private static let lineHeight = 16
    /// How much higher the title stands than other words.
    private static let titleHeight = 20

    private let title, horizontalTitle, verticalTitle: String?
    private let captions: [String]
    /// The legend, a line for each row.
    private var rows: [[Entry]] = [[]]

    /// Breaks the words into lines.
    ///
    /// - Parameters:
    ///   - plot: what they are said of.
    ///   - room: how long a line may be.
    init(_ plot: Plot, room: Int) {
      title = plot.title
      horizontalTitle = plot.horizontalTitle
      verticalTitle = plot.verticalTitle
      captions = plot.captionLines(width: max(70, room)) { PixelFont.standard.length(of: $0) }
      var entries = plot.labels.enumerated().map { index, label in
        Entry(label: label, color: .curve(index), isPoints: index >= plot.lineCount)
      }
      // Whether something is undecided is known only when there is a picture, so it always has its place.
      entries.append(Entry(label: Plot.undecided, color: .possible))
      var length = 0
      for entry in entries {
        length += entry.length
        if length > room, rows.last?.isEmpty == false {
          rows.append([])
          length = entry.length
        }
        rows[rows.count - 1].append(entry)
      }
    }

    /// How many pixels are needed above the curves.
    var top: Int {
      14 + (title == nil ? 0 : Self.titleHeight) + Self.lineHeight * (rows.count + captions.count)
    }

    /// How many are needed below them, with the numbers.
    var bottom: Int { 32 + (horizontalTitle == nil ? 0 : Self.titleHeight) }

    /// How many are needed to the left of the numbers.
    static func left(of plot: Plot) -> Int { plot.verticalTitle == nil ? 0 : titleHeight }

    /// The words as shapes.
    ///
    /// - Parameters:
    ///   - area: where the curves are.
    ///   - width: the width of the picture.
    ///   - hasUndecided: whether a part of the picture is undecided.
    /// - Returns: the shapes.
    func shapes(around area: Area, width: Int, hasUndecided: Bool) -> [Shape] {
      var shapes: [Shape] = []
      if let title {
        shapes.append(.text(title, Place(x: Double(width) / 2, y: 21), .middle, .text))
      }
      let middle = Place(
        x: Double(area.left + area.width / 2), y: Double(area.top + area.height / 2))
      if let horizontalTitle {
        let place = Place(x: middle.x, y: Double(area.bottom + 39))
        shapes.append(.text(horizontalTitle, place, .middle, .text))
      }
      if let verticalTitle {
        shapes.append(.sidewaysText(verticalTitle, Place(x: 18, y: middle.y), .text))
      }
      var y = Double(area.top - Self.lineHeight * (captions.count + rows.count - 1)) - 9
      for row in rows {
        var x = Double(area.left)
        for entry in row where entry.color != .possible || hasUndecided {
          shapes += self.shapes(of: entry, Place(x: x, y: y))
          x += Double(entry.length)
        }
        y += Double(Self.lineHeight)
      }
      for line in captions {
        shapes.append(.text(line, Place(x: Double(area.left), y: y), .start, .text))
        y += Double(Self.lineHeight)
      }
      return shapes
    }

    private func shapes(of entry: Entry, _ place: Place) -> [Shape] {
      let sample: Shape =
        if entry.isPoints {
          .disc(Place(x: place.x + 8, y: place.y - 4.5), radius: 3.5, entry.color)
        } else if entry.color == .possible {
          .box(Place(x: place.x, y: place.y - 9), width: 16, height: 9, entry.color)
        } else {
          .box(Place(x: place.x, y: place.y - 6), width: 16, height: 3, entry.color)
        }
      return [sample, .text(entry.label, Place(x: place.x + 22, y: place.y), .start, .text)]
    }
  }

  /// The letters of all words that the font of pixels has not.
  public var missingLetters: String {
    var missing: [Unicode.Scalar] = []
    for shape in frame + data {
      let words: String
      switch shape {
      case .text(let text, _, _, _), .sidewaysText(let text, _, _): words = text
      default: continue
      }
      for letter in words.unicodeScalars
      where !PixelFont.standard.contains(letter) && !missing.contains(letter) {
        missing.append(letter)
      }
    }
    return missing.map { String($0) }.joined()
  }
}
