import SciSyntax

/// What is shown while a line is typed: the prompt, the text, and lines below it.
struct PromptView: Hashable {
  /// What stands before the first line.
  var prompt = "> "
  var characters: [Character] = []
  var cursor = 0
  /// Characters that are drawn differently.
  var styles: [Int: TextStyle] = [:]
  /// What is said below the text, as far as there is room.
  var below: [StyledLine] = []

  /// The rows to draw and the place of the cursor among them.
  struct Rendering: Hashable {
    var rows: [String]
    var cursorRow: Int
    var cursorColumn: Int
  }

  private struct Cell {
    var text: String
    var columns: Int
    var style: TextStyle
  }

  /// Breaks the text into rows of the terminal's width.
  ///
  /// A text with more rows than the terminal shows those around the cursor.
  func rendered(columns: Int, rows rowCount: Int, _ palette: Palette) -> Rendering {
    let columns = max(columns, 1)
    var rows: [[Cell]] = [Self.cells(of: prompt, columns: columns)]
    var width = rows[0].reduce(0) { $0 + $1.columns }
    let margin = Self.cells(of: continuation, columns: columns)
    var cursorPlace = (row: 0, column: width)
    for (index, character) in characters.enumerated() {
      let cell = Self.cell(character, styles[index] ?? .plain)
      if character != "\n", width + cell.columns > columns {
        rows.append([])
        width = 0
      }
      if index == cursor { cursorPlace = (rows.count - 1, width) }
      if character == "\n" {
        rows.append(margin)
        width = margin.reduce(0) { $0 + $1.columns }
      } else {
        rows[rows.count - 1].append(cell)
        width += cell.columns
      }
    }
    if cursor >= characters.count { cursorPlace = (rows.count - 1, width) }
    if cursorPlace.column >= columns {
      // The terminal has no column behind its last one.
      if cursorPlace.row == rows.count - 1 { rows.append([]) }
      cursorPlace = (cursorPlace.row + 1, 0)
    }
    let height = max(1, rowCount)
    let first = max(0, min(cursorPlace.row - height / 2, rows.count - height))
    let shown = rows[first..<min(rows.count, first + height)]
    let room = max(0, height - shown.count)
    return Rendering(
      rows: shown.map { Self.written($0, palette) }
        + below.prefix(room).map { $0.written(palette, columns: columns) },
      cursorRow: cursorPlace.row - first, cursorColumn: cursorPlace.column)
  }

  /// What stands before the lines after the first, as wide as the prompt.
  private var continuation: String {
    String(repeating: " ", count: max(0, prompt.columnCount - 2)) + "… "
  }

  private static func cells(of text: String, columns: Int) -> [Cell] {
    text.prefix(columns: columns - 1).map { cell($0, .aside) }
  }

  /// A character as it is drawn; what a terminal would obey or hide is spelled out.
  private static func cell(_ character: Character, _ style: TextStyle) -> Cell {
    let text = DiagnosticRenderer.escaped(String(character == "\t" ? " " : character))
    return Cell(text: text, columns: text.columnCount, style: style)
  }

  /// The cells in one text, neighbours of one style together.
  private static func written(_ cells: [Cell], _ palette: Palette) -> String {
    var text = ""
    var run = ""
    var style = TextStyle.plain
    for cell in cells {
      if cell.style != style {
        text += palette.text(run, style)
        (run, style) = ("", cell.style)
      }
      run += cell.text
    }
    return text + palette.text(run, style)
  }
}
