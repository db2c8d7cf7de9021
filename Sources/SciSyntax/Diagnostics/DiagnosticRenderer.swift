/// Draws a diagnostic for a reader: the message, the line, and marks under the range.
///
///     error: expected an operator before `3`
///       2 3
///         ^
///       note: a space does not join digits, and a product of numbers needs `*`
///
/// Columns are those of a terminal: wide characters take two, tabs go to the next multiple of
/// eight, and what cannot be seen is written as `\u{200B}`. A line that is too long is cut around
/// the marks. A text of several lines shows the line's number. Without notes, fix-its are shown.
///
/// ```swift
/// let text = "(1 + 2"
/// do throws(SyntaxError) {
///   _ = try Syntax.parse(text, functions: [])
/// } catch {
///   print(DiagnosticRenderer(width: 80).render(error.diagnostic(in: text), in: text))
/// }
/// ```
public struct DiagnosticRenderer: Hashable, Sendable {
  /// How many columns a line may take.
  public var width: Int

  /// Makes a renderer for lines of some width.
  ///
  /// - Parameter width: How many columns a line may take; at least 20.
  public init(width: Int) {
    self.width = max(20, width)
  }

  /// The diagnostic in lines, without a line break at the end.
  public func render(_ diagnostic: Diagnostic, in source: String) -> String {
    render(diagnostic, inUTF8: Array(source.utf8))
  }

  /// The diagnostic in lines, for a text that is given as bytes.
  public func render(_ diagnostic: Diagnostic, inUTF8 source: [UInt8]) -> String {
    let line = SourceLine(source, at: diagnostic.range)
    let gutter = line.isOnlyLine ? "  " : "\(line.number) | "
    let margin = line.isOnlyLine ? "  " : String(repeating: " ", count: gutter.count - 2) + "| "
    let excerpt = Excerpt(line, width: width - gutter.count)
    let label = diagnostic.label.map { " " + $0 } ?? ""
    var lines = ["error: " + Self.escaped(diagnostic.message), gutter + excerpt.text]
    lines.append(margin + excerpt.marks + label)
    lines += diagnostic.notes.map { "  note: " + Self.escaped($0) }
    if diagnostic.notes.isEmpty {
      lines += diagnostic.fixIts.map { "  note: " + Self.escaped($0.words) }
    }
    return lines.joined(separator: "\n")
  }

  /// The text with what a terminal would obey or hide spelled out; tabs stay.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if isHidden(scalar) {
        escaped += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a terminal would obey or hide a character; what joins emoji is left alone.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\t"
    case .format: scalar.value != 0x200D
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

}

/// The line of a text in which a range begins, cut into what is before, in and after it.
private struct SourceLine {
  let number: Int
  let isOnlyLine: Bool
  let before: ArraySlice<UInt8>
  let marked: ArraySlice<UInt8>
  let after: ArraySlice<UInt8>

  init(_ source: [UInt8], at range: SourceRange) {
    let lower = min(range.lower, source.count)
    let breaks = SourceLine.breaks(source)
    let start = breaks.last { $0.upperBound <= lower }?.upperBound ?? 0
    let end = breaks.first { $0.lowerBound >= start }?.lowerBound ?? source.count
    let first = min(lower, end)
    let last = max(first, min(range.upper, end))
    number = breaks.count { $0.upperBound <= lower } + 1
    isOnlyLine = !breaks.contains { $0.upperBound < source.count }
    before = source[start..<first]
    marked = source[first..<last]
    after = source[last..<end]
  }

  /// Where the text's line breaks are, `\r\n` as one.
  private static func breaks(_ source: [UInt8]) -> [Range<Int>] {
    var breaks: [Range<Int>] = []
    var offset = 0
    while offset < source.count {
      let length =
        switch source[offset] {
        case 0x0D where offset + 1 < source.count && source[offset + 1] == 0x0A: 2
        case 0x0A, 0x0D: 1
        case 0xC2 where source[offset...].starts(with: [0xC2, 0x85]): 2
        case 0xE2
        where source[offset...].starts(with: [0xE2, 0x80, 0xA8])
          || source[offset...].starts(with: [0xE2, 0x80, 0xA9]):
          3
        default: 0
        }
      if length > 0 { breaks.append(offset..<offset + length) }
      offset += max(1, length)
    }
    return breaks
  }
}

/// As much of a line as fits, and the marks under it.
private struct Excerpt {
  private struct Cell {
    var text: String
    var columns: Int
    var isMarked: Bool
  }

  private(set) var text = ""
  private(set) var marks = ""

  init(_ line: SourceLine, width: Int) {
    // A character has no more columns than bytes, but for escapes; so this is more than enough.
    let reach = width * 8
    var cells = Excerpt.cells(Excerpt.suffix(line.before, reach), isMarked: false, from: 0)
    let markedStart = cells.count
    var column = cells.reduce(0) { $0 + $1.columns }
    let marked = Excerpt.cells(Excerpt.prefix(line.marked, reach), isMarked: true, from: column)
    column += marked.reduce(0) { $0 + $1.columns }
    let after = Excerpt.cells(Excerpt.prefix(line.after, reach), isMarked: false, from: column)
    cells += marked + after
    let isWhole =
      line.before.count <= reach && line.marked.count <= reach && line.after.count <= reach
    let shown = Excerpt.window(cells, around: markedStart, width: width, isWhole: isWhole)
    let leading = shown.lowerBound > 0 || line.before.count > reach ? "…" : ""
    let isCut = shown.upperBound < cells.count || !isWhole && line.after.count > reach
    text = leading + cells[shown].map { $0.text }.joined() + (isCut ? "…" : "")
    marks = Excerpt.marks(cells[shown], leading: leading, start: markedStart - shown.lowerBound)
  }

  private static func marks(_ cells: ArraySlice<Cell>, leading: String, start: Int) -> String {
    let indent = cells.prefix(start).reduce(leading.count) { $0 + $1.columns }
    let length = cells.reduce(0) { $0 + ($1.isMarked ? $1.columns : 0) }
    let tail = String(repeating: "~", count: max(0, length - 1))
    return String(repeating: " ", count: indent) + "^" + tail
  }

  /// Which cells to show so that the marked ones are seen.
  private static func window(_ cells: [Cell], around mark: Int, width: Int, isWhole: Bool)
    -> Range<Int>
  {
    let total = cells.reduce(0) { $0 + $1.columns }
    if total <= width && isWhole { return 0..<cells.count }
    let room = width - 2
    var (lower, columns) = (mark, 0)
    while lower > 0, columns + cells[lower - 1].columns <= room / 2 {
      lower -= 1
      columns += cells[lower].columns
    }
    var upper = mark
    while upper < cells.count, columns + cells[upper].columns <= room {
      columns += cells[upper].columns
      upper += 1
    }
    while lower > 0, columns + cells[lower - 1].columns <= room {
      lower -= 1
      columns += cells[lower].columns
    }
    return lower..<upper
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, isMarked: Bool, from column: Int) -> [Cell]
  {
    var column = column
    return String(decoding: bytes, as: UTF8.self).map { character in
      var text = DiagnosticRenderer.escaped(String(character))
      var columns = text.count == 1 ? DisplayWidth.columns(of: character) : text.count
      if character == "\t" {
        columns = 8 - column % 8
        text = String(repeating: " ", count: columns)
      }
      column += columns
      return Cell(text: text, columns: columns, isMarked: isMarked)
    }
  }

  /// The last bytes, from the beginning of a character on.
  private static func suffix(_ bytes: ArraySlice<UInt8>, _ count: Int) -> ArraySlice<UInt8> {
    guard bytes.count > count else { return bytes }
    return bytes.suffix(count).drop { $0 & 0xC0 == 0x80 }
  }

  /// The first bytes, to the end of a character.
  private static func prefix(_ bytes: ArraySlice<UInt8>, _ count: Int) -> ArraySlice<UInt8> {
    guard bytes.count > count else { return bytes }
    var end = bytes.startIndex + count
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return bytes[..<end]
  }
}
