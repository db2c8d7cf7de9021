import SciSyntax

/// A screen of cells that is drawn on in any order and then written line by line.
struct Canvas {
  let columns: Int
  let rows: Int
  private var cells: [[Cell]]

  private struct Cell {
    /// One character; empty behind one that is two columns wide.
    var text = " "
    var style = CellStyle.plain
  }

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
    cells = Array(repeating: Array(repeating: Cell(), count: self.columns), count: self.rows)
  }

  /// Writes a text; what lies outside is left out.
  mutating func write(
    _ text: String, row: Int, column: Int, _ style: CellStyle = .plain
  ) {
    guard 0..<rows ~= row else { return }
    var column = column
    for character in text {
      let width = DisplayWidth.columns(of: character)
      defer { column += width }
      guard width > 0, column >= 0, column + width <= columns else { continue }
      cells[row][column] = Cell(text: String(character), style: style)
      if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    }
  }

  /// Writes a text that ends before a column.
  mutating func write(
    _ text: String, row: Int, before end: Int, _ style: CellStyle = .plain
  ) {
    write(text, row: row, column: end - text.columnCount, style)
  }

  /// The lines as a terminal takes them, without what is empty at their ends.
  func lines(_ colors: TerminalAbilities.Colors) -> [String] {
    cells.map { row in
      let end = row.lastIndex { $0.text != " " || $0.style != .plain }.map { $0 + 1 } ?? 0
      var text = ""
      var style = CellStyle.plain
      for cell in row[..<end] {
        if cell.style != style {
          if style.rendition(colors) != nil { text += "\u{1b}[m" }
          if let rendition = cell.style.rendition(colors) { text += "\u{1b}[\(rendition)m" }
          style = cell.style
        }
        text += cell.text
      }
      return style.rendition(colors) == nil ? text : text + "\u{1b}[m"
    }
  }
}

/// How a cell of a ``Canvas`` looks.
enum CellStyle: Hashable {
  case plain
  /// Said aside, such as a hint.
  case faint
  case strong
  /// What an action would be done with.
  case selected
  /// The face of a key.
  case key(KeyColor)
  /// What rounds a key off: its colour on the ground.
  case edge(KeyColor)
}

/// What the colour of a key says.
enum KeyColor: Hashable {
  case digit, science, function, operation
  /// An operator that waits, or a mode that is on.
  case lit
  /// Held down, or pressed a moment ago.
  case pressed
  /// Without effect now.
  case disabled
}

extension CellStyle {
  /// The numbers of ECMA-48's "select graphic rendition"; `nil` for none.
  func rendition(_ colors: TerminalAbilities.Colors) -> String? {
    switch self {
    case .plain: nil
    case .faint: "2"
    case .strong: "1"
    case .selected: "7"
    case .key(let key):
      switch colors {
      case .none:
        switch key {
        case .lit, .pressed: "7"
        case .disabled: "2"
        case .digit, .science, .function, .operation: nil
        }
      case .few: key.few.face
      case .many: key.many.face
      }
    case .edge(let key):
      switch colors {
      case .none: nil
      case .few: key.few.edge
      case .many: key.many.edge
      }
    }
  }
}

extension KeyColor {
  fileprivate var few: (face: String, edge: String) {
    switch self {
    case .digit, .science: ("97;100", "90")
    case .function: ("30;47", "37")
    case .operation: ("30;43", "33")
    case .lit: ("30;107", "97")
    case .pressed: ("30;106", "96")
    case .disabled: ("90", "90")
    }
  }

  /// Those of the telephone: light and dark grey, and orange.
  fileprivate var many: (face: String, edge: String) {
    switch self {
    case .digit: ("38;5;231;48;5;240", "38;5;240")
    case .science: ("38;5;231;48;5;236", "38;5;236")
    case .function: ("38;5;16;48;5;248", "38;5;248")
    case .operation: ("38;5;231;48;5;208", "38;5;208")
    case .lit: ("38;5;202;48;5;231", "38;5;231")
    case .pressed: ("38;5;16;48;5;253", "38;5;253")
    case .disabled: ("38;5;243;48;5;235", "38;5;235")
    }
  }
}
