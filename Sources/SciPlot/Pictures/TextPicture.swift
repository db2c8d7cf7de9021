/// A picture in the cells of a terminal.
///
/// ```swift
/// let curve = try Curve("x^2", variable: "x", constants: [:], settings: .standard)
/// if let x = Axis(from: -2, to: 2), let y = Axis(from: 0, to: 4) {
///   let plot = Plot(curves: [curve], horizontal: x, vertical: y)
///   let picture = TextPicture(plot, columns: 80, rows: 24, cells: .braille, hasColors: false)
///   for line in picture.lines ?? [] { print(line) }
/// }
/// ```
public struct TextPicture: Sendable {
  /// What a cell is divided into.
  public enum Cells: String, CaseIterable, Hashable, Sendable {
    /// Two columns of four dots: ⡇
    case braille
    /// Two columns of two quarters: ▚
    case blocks
    /// One letter.
    case ascii
  }

  private let plot: Plot
  private let cells: Cells
  private let hasColors: Bool
  private let columnCount: Int
  private let rowCount: Int
  private let legendCount: Int
  /// The picture with a longer legend, which says that something is undecided.
  private var larger: (@Sendable () -> TextPicture)?
  private let border: Border
  private let captions: [String]

  /// Lays out a picture.
  ///
  /// - Parameters:
  ///   - plot: what is drawn.
  ///   - columns: how many cells the picture has from left to right, its numbers included.
  ///   - rows: how many lines it has, with those for the legend and the numbers.
  ///   - cells: how the cells are divided.
  ///   - hasColors: whether escape sequences for colours are written.
  public init(_ plot: Plot, columns: Int, rows: Int, cells: Cells, hasColors: Bool) {
    self.init(
      plot, columns: columns, rows: rows, cells: cells, hasColors: hasColors,
      mayBeUndecided: false)
    larger = {
      TextPicture(
        plot, columns: columns, rows: rows, cells: cells, hasColors: hasColors,
        mayBeUndecided: true)
    }
  }

  private init(
    _ plot: Plot, columns: Int, rows: Int, cells: Cells, hasColors: Bool, mayBeUndecided: Bool
  ) {
    self.cells = cells
    self.hasColors = hasColors
    captions = plot.captionLines(width: columns)
    let titleCount = (plot.horizontalTitle == nil ? 0 : 1) + (plot.verticalTitle == nil ? 0 : 1)
    legendCount =
      Self.legend(
        plot, columns: columns, cells, hasColors: hasColors, hasUndecided: mayBeUndecided
      ).count
    rowCount = max(1, rows - 2 - legendCount - captions.count - titleCount)
    let strokes = cells == .ascii ? Border.Strokes.ascii : .drawn
    var (plot, border) = (plot, Border(plot, rows: rowCount, strokes: strokes))
    // A cell is twice as high as it is wide. Other numbers along the axis may be shorter or longer.
    for _ in 0..<2 {
      plot = plot.fitted(width: max(4, columns - border.width), height: 2 * rowCount)
      border = Border(plot, rows: rowCount, strokes: strokes)
    }
    self.plot = plot
    self.border = border
    columnCount = max(4, columns - border.width)
  }

  /// The lines of the picture; `nil` where the machine has not so many numbers along an axis.
  public var lines: [String]? {
    let (wide, high) = cells.parts
    guard let pixels = plot.pixels(columns: columnCount * wide, rows: rowCount * high) else {
      return nil
    }
    var lines = legend(hasUndecided: pixels.contains { $0.hasUndecided })
    // Whether something is undecided is known only now, and may need a line.
    if lines.count > legendCount, let larger { return larger().lines }
    if let title = plot.verticalTitle { lines.append(title) }
    let letters = letters(pixels).merging(marks) { $1 }
    for row in (0..<rowCount).reversed() {
      var line = border.left(of: row)
      for column in 0..<columnCount {
        line += letters[Place(column: column, row: row)] ?? cell(column, row, pixels)
      }
      lines.append(line.trimmingEnd)
    }
    lines += border.bottom(columnCount, plot)
    if let title = plot.horizontalTitle {
      let space = border.width + max(0, columnCount - title.count) / 2
      lines.append(String(repeating: " ", count: space) + title)
    }
    return lines + captions
  }
}

// MARK: - Cells

extension TextPicture.Cells {
  /// How many pixels a cell has from left to right, and from the bottom to the top.
  var parts: (columns: Int, rows: Int) {
    switch self {
    case .braille: (2, 4)
    case .blocks: (2, 2)
    case .ascii: (1, 1)
    }
  }

  /// The character for the pixels of a cell; a bit for each, rows from the bottom, in each from the left.
  fileprivate func character(_ bits: Int) -> Character {
    switch self {
    case .braille: Self.braille(bits)
    case .blocks: Self.quarters[bits]
    case .ascii: "*"
    }
  }

  /// Unicode numbers the dots down the left column and then the right one, and has the lowest two last (chapter 21.1).
  private static func braille(_ bits: Int) -> Character {
    let dots = [6, 7, 2, 5, 1, 4, 0, 3]
    let code = dots.indices.reduce(0x2800) { bits & 1 << $1 == 0 ? $0 : $0 | 1 << dots[$1] }
    return Unicode.Scalar(UInt32(code)).map { Character($0) } ?? " "
  }

  private static let quarters: [Character] = Array(" ▖▗▄▘▌▚▙▝▞▐▟▀▛▜█")

  /// What stands for a cell that the curve may meet.
  fileprivate var possible: Character { self == .ascii ? ":" : "░" }
}

extension TextPicture {
  /// The characters of curves where there are no colours and no dots.
  private static let marks = Array("*+ox#@%&")
  private static let colors = [36, 33, 35, 32, 34, 31]
  /// The letters of curves where there are no colours, and dots look the same.
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  /// A letter stands in each so many columns.
  private static let letterSpacing = 24

  /// Whether curves are told apart by letters in them.
  private var hasLetters: Bool { !hasColors && cells != .ascii && plot.labels.count > 1 }

  private static func letter(_ curve: Int) -> String {
    String(letters[curve % letters.count])
  }

  /// A cell of the picture.
  private struct Place: Hashable {
    let column, row: Int
  }

  /// The cells of points that are marked.
  private var marks: [Place: String] {
    guard let x = plot.horizontal.edges(count: columnCount),
      let y = plot.vertical.edges(count: rowCount)
    else { return [:] }
    var marks: [Place: String] = [:]
    for point in plot.marks.points {
      guard let column = CurvePixels.index(of: point.x, among: x),
        let row = CurvePixels.index(of: point.y, among: y)
      else { continue }
      marks[Place(column: column, row: row)] = cells == .ascii ? "O" : "●"
    }
    return marks
  }

  /// The letters of curves, now and then in a cell that meets this curve and no other.
  private func letters(_ pixels: [CurvePixels]) -> [Place: String] {
    guard hasLetters else { return [:] }
    var letters: [Place: String] = [:]
    let spacing = min(Self.letterSpacing, columnCount)
    for curve in 0..<plot.lineCount {
      for start in stride(from: 0, to: columnCount, by: spacing) {
        // Letters of different curves do not stand above one another.
        let first = start + spacing * (2 * curve + 1) / (2 * plot.lineCount)
        let columns = first..<max(first, min(start + spacing, columnCount))
        for column in columns {
          let rows = (0..<rowCount).filter { owners(column, $0, pixels) == [curve] }
          guard !rows.isEmpty else { continue }
          letters[Place(column: column, row: rows[rows.count / 2])] = Self.letter(curve)
          break
        }
      }
    }
    return letters
  }

  /// The curves that are proved to meet a cell.
  private func owners(_ column: Int, _ row: Int, _ pixels: [CurvePixels]) -> [Int] {
    let (wide, high) = cells.parts
    return pixels.indices.filter { index in
      (0..<wide * high).contains { part in
        pixels[index][column * wide + part % wide, row * high + part / wide].contains(.known)
      }
    }
  }

  private func cell(_ column: Int, _ row: Int, _ pixels: [CurvePixels]) -> String {
    let (wide, high) = cells.parts
    var (bits, owner, possible, bar): (Int, Int?, Int?, Int?) = (0, nil, nil, nil)
    for (index, curve) in pixels.enumerated() {
      for part in 0..<wide * high {
        let state = curve[column * wide + part % wide, row * high + part / wide]
        if state.contains(.known) {
          bits |= 1 << part
          owner = index
        } else if state.contains(.bar) {
          bits |= 1 << part
          bar = index
        } else if state.isUndecided {
          possible = index
        }
      }
    }
    if let owner {
      let isPoint = owner >= plot.lineCount && cells != .ascii
      let mark = Self.marks[owner % Self.marks.count]
      if isPoint, hasLetters { return Self.letter(owner) }
      if isPoint { return colored("•", owner, isFaint: false) }
      return colored(
        cells == .ascii ? mark : cells.character(bits), owner, isFaint: possible != nil)
    }
    if let bar {
      return colored(cells == .ascii ? "|" : cells.character(bits), bar, isFaint: possible != nil)
    }
    return possible.map { colored(cells.possible, $0, isFaint: true) } ?? " "
  }

  private func colored(_ character: Character, _ curve: Int, isFaint: Bool) -> String {
    guard hasColors else { return String(character) }
    return
      "\u{1B}[\(isFaint ? "2;" : "")\(Self.colors[curve % Self.colors.count])m\(character)\u{1B}[m"
  }

  /// The title, the names of the curves, and what is meant by a cell that they may meet, in as many lines as were left for them.
  private func legend(hasUndecided: Bool) -> [String] {
    var lines = Self.legend(
      plot, columns: columnCount + border.width, cells, hasColors: hasColors,
      hasUndecided: hasUndecided)
    while lines.count < legendCount { lines.append("") }
    return lines.map { line in
      line.isEmpty ? line : String(repeating: " ", count: border.width) + line
    }
  }

  /// How much of a line is left for what stands before the cells of the curves.
  private static let indent = 8

  private static func legend(
    _ plot: Plot, columns: Int, _ cells: Cells, hasColors: Bool, hasUndecided: Bool
  ) -> [String] {
    var names = (plot.title.map { [$0] } ?? []).map { (text: $0, length: $0.count) }
    let isSeveral = plot.labels.count > 1
    for (index, label) in plot.labels.enumerated() {
      let color = colors[index % colors.count]
      if cells == .ascii, isSeveral {
        let text = "\(marks[index % marks.count]) \(label)"
        names.append((text, text.count))
      } else if hasColors {
        names.append(("\u{1B}[\(color)m\(label)\u{1B}[m", label.count))
      } else {
        let text = isSeveral ? "\(letter(index)) \(label)" : label
        names.append((text, text.count))
      }
    }
    if hasUndecided {
      let text = "\(cells.possible) \(Plot.undecided)"
      names.append((text, text.count))
    }
    var lines: [(text: String, length: Int)] = []
    for name in names {
      if let last = lines.last, last.length + 3 + name.length <= columns - indent {
        lines[lines.count - 1] = ("\(last.text)   \(name.text)", last.length + 3 + name.length)
      } else {
        lines.append(name)
      }
    }
    return lines.map { $0.text }
  }
}

// MARK: - The border

extension TextPicture {
  /// What stands around the cells of the curves.
  fileprivate struct Border: Sendable {
    /// The strokes of the axes.
    struct Strokes: Sendable {
      let side, sideTick, corner, floor, floorTick: Character
      static let drawn = Strokes(side: "│", sideTick: "┤", corner: "└", floor: "─", floorTick: "┬")
      static let ascii = Strokes(side: "|", sideTick: "+", corner: "+", floor: "-", floorTick: "+")
    }

    private let strokes: Strokes
    private var labels: [Int: String] = [:]
    private let labelWidth: Int

    /// How many cells stand before those of the curves.
    var width: Int { labelWidth + 2 }

    init(_ plot: Plot, rows: Int, strokes: Strokes) {
      self.strokes = strokes
      for tick in plot.vertical.ticks(count: max(2, rows / 3)) {
        let position = plot.vertical.position(of: tick.value)
        guard (0...1).contains(position) else { continue }
        labels[min(rows - 1, Int(position * Double(rows)))] = tick.label
      }
      labelWidth = labels.values.map { $0.count }.max() ?? 0
    }

    func left(of row: Int) -> String {
      let label = labels[row] ?? ""
      let padding = String(repeating: " ", count: labelWidth - label.count)
      return padding + label + " " + String(labels[row] == nil ? strokes.side : strokes.sideTick)
    }

    /// The axis below the curves, and its numbers.
    func bottom(_ columns: Int, _ plot: Plot) -> [String] {
      var axis = Array(repeating: strokes.floor, count: columns)
      var numbers = Array(repeating: Character(" "), count: width + columns)
      var free = 0
      // There is no π in ASCII.
      let angles = plot.angles == .radians && strokes.floor == "-" ? nil : plot.angles
      let ticks = plot.horizontal.ticks(count: max(2, columns / 10), angles: angles)
      for tick in ticks {
        let position = plot.horizontal.position(of: tick.value)
        guard (0...1).contains(position) else { continue }
        let column = min(columns - 1, Int(position * Double(columns)))
        axis[column] = strokes.floorTick
        let start = min(
          width + column - (tick.label.count - 1) / 2, numbers.count - tick.label.count)
        guard start >= free else { continue }
        for (offset, character) in tick.label.enumerated() { numbers[start + offset] = character }
        free = start + tick.label.count + 1
      }
      let corner = String(repeating: " ", count: width - 1) + String(strokes.corner)
      return [corner + String(axis), String(numbers).trimmingEnd]
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
