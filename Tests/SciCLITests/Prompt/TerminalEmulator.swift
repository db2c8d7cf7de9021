import SciSyntax

/// As much of a terminal as the prompt and the screens use: text, line ends, and the sequences that move, erase and
/// colour.
///
/// What it does not know is kept in ``unknown``, so that a test can hold that there was none.
struct TerminalEmulator {
  private(set) var columns: Int
  private(set) var rows: Int
  private var cells: [[String]]
  private(set) var cursor = (row: 0, column: 0)
  /// Whether the next character begins a new row, because the last column was written.
  private var isWrapping = false
  /// Sequences and control characters that it does not know.
  private(set) var unknown: [String] = []
  /// Whether pasted text is marked.
  private(set) var marksPastes = false
  /// Whether the cursor is shown.
  private(set) var showsCursor = true
  /// The colours and the like that each cell was written with: the numbers of its "select graphic rendition".
  private var renditions: [[String]]
  private var rendition = ""
  private var pending = ""

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    renditions = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  /// The texts that were written with a rendition, without the spaces around them.
  func texts(in rendition: String) -> [String] {
    zip(cells, renditions).flatMap { cells, renditions in
      let marked = zip(cells, renditions).map { $1 == rendition ? $0 : "\u{0}" }.joined()
      return marked.split(separator: "\u{0}").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
    }
  }

  /// The renditions of all cells: a letter for each, the first of which are explained below.
  var colorPicture: String {
    var names: [String] = []
    let lines = renditions.map { row in
      let text = row.map { rendition -> String in
        if rendition.isEmpty { return " " }
        if !names.contains(rendition) { names.append(rendition) }
        return String(
          UnicodeScalar(UInt8(ascii: "a") + UInt8(names.firstIndex(of: rendition) ?? 0)))
      }.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    let legend = names.enumerated().map { index, name in
      "\(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) \(name)"
    }
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return (lines[..<end] + legend).map { $0 + "\n" }.joined()
  }

  /// The rows without space at their ends, up to the last that is not empty.
  var lines: [String] {
    var lines = cells.map { row in
      var text = row.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The rows with the cursor as `▏` before the character that it stands on.
  var picture: String {
    var lines = lines
    guard showsCursor else { return lines.map { $0 + "\n" }.joined() }
    while lines.count <= cursor.row { lines.append("") }
    let row = cells[cursor.row]
    let before = row[..<cursor.column].joined()
    var after = row[cursor.column...].joined()
    while after.last == " " { after.removeLast() }
    lines[cursor.row] = before + "▏" + after
    return lines.map { $0 + "\n" }.joined()
  }

  /// Makes the window another size; what does not fit is lost at the top and on the right, as in xterm.
  mutating func resize(columns: Int, rows: Int) {
    while cells.count > rows {
      cells.removeFirst()
      renditions.removeFirst()
      cursor.row = max(0, cursor.row - 1)
    }
    renditions = Array(repeating: Array(repeating: "", count: columns), count: rows)
    cells = cells.map { Array($0.prefix(columns)) }
      .map { $0 + Array(repeating: " ", count: columns - $0.count) }
    cells += Array(repeating: Array(repeating: " ", count: columns), count: rows - cells.count)
    cursor.column = min(cursor.column, columns - 1)
    (self.columns, self.rows, isWrapping) = (columns, rows, false)
  }

  /// Takes what was written; a sequence may arrive in pieces.
  mutating func feed(_ text: String) {
    var rest = (pending + text).unicodeScalars[...]
    pending = ""
    while let scalar = rest.first {
      if scalar == "\u{1b}" {
        guard let length = Self.sequenceLength(rest) else { break }
        perform(String(String.UnicodeScalarView(rest.prefix(length))))
        rest = rest.dropFirst(length)
      } else {
        rest = rest.dropFirst()
        write(scalar)
      }
    }
    pending = String(String.UnicodeScalarView(rest))
  }

  private static func sequenceLength(_ text: Substring.UnicodeScalarView) -> Int? {
    if text.dropFirst().first == "]" {
      return text.firstIndex(of: "\u{7}").map { text[...$0].count }
    }
    guard text.dropFirst().first == "[" else { return text.count < 2 ? nil : 2 }
    let end = text.dropFirst(2).firstIndex { "@"..."~" ~= $0 }
    return end.map { text[...$0].count }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": (cursor.column, isWrapping) = (0, false)
    case "\n": newLine()
    case "\u{0}"..."\u{1f}", "\u{7f}": unknown.append(scalar.escaped(asASCII: true))
    default: put(Character(scalar))
    }
  }

  private mutating func put(_ character: Character) {
    let width = DisplayWidth.columns(of: character)
    if width == 0 {
      let column = isWrapping ? columns - 1 : max(0, cursor.column - 1)
      cells[cursor.row][column] += String(character)
      return
    }
    if isWrapping || cursor.column + width > columns {
      cursor.column = 0
      newLine()
    }
    cells[cursor.row][cursor.column] = String(character)
    renditions[cursor.row][cursor.column] = rendition
    if width == 2 { cells[cursor.row][cursor.column + 1] = "" }
    cursor.column += width
    isWrapping = cursor.column == columns
    if isWrapping { cursor.column -= 1 }
  }

  private mutating func newLine() {
    isWrapping = false
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
      renditions.removeFirst()
      renditions.append(Array(repeating: "", count: columns))
    }
  }

  private mutating func perform(_ sequence: String) {
    isWrapping = isWrapping && sequence.last == "m"
    let numbers = sequence.dropFirst(2).dropLast().split(separator: ";").map { Int($0) }
    let count = max(1, (numbers.first ?? 1) ?? 1)
    switch (sequence.last, sequence) {
    case ("m", _): rendition = String(sequence.dropFirst(2).dropLast())
    case ("A", _): cursor.row = max(0, cursor.row - count)
    case ("B", _): cursor.row = min(rows - 1, cursor.row + count)
    case ("C", _): cursor.column = min(columns - 1, cursor.column + count)
    case (_, "\u{1b}[H"): cursor = (0, 0)
    case (_, "\u{1b}[2J"): erase(from: (0, 0))
    case (_, "\u{1b}[J"): erase(from: cursor)
    case (_, "\u{1b}[K"):
      clear(row: cursor.row, from: cursor.column)
    case (_, "\u{1b}[?2004h"): marksPastes = true
    case (_, "\u{1b}[?2004l"): marksPastes = false
    case (_, "\u{1b}[?25l"): showsCursor = false
    case (_, "\u{1b}[?25h"): showsCursor = true
    case (_, "\u{1b}[?1049h"), (_, "\u{1b}[?1049l"): erase(from: (0, 0))
    // The mouse, and marks around a whole screen.
    case ("h", _) where ["?1002", "?1006", "?2026"].contains(sequence.dropFirst(2).dropLast()):
      break
    case ("l", _) where ["?1002", "?1006", "?2026"].contains(sequence.dropFirst(2).dropLast()):
      break
    // The clipboard.
    case ("\u{7}", _) where sequence.hasPrefix("\u{1b}]52;c;"): break
    default: unknown.append(sequence.debugDescription)
    }
  }

  private mutating func erase(from start: (row: Int, column: Int)) {
    for row in start.row..<rows { clear(row: row, from: row == start.row ? start.column : 0) }
  }

  private mutating func clear(row: Int, from start: Int) {
    for column in start..<columns { (cells[row][column], renditions[row][column]) = (" ", "") }
  }
}
