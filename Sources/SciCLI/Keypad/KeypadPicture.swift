import SciKeypad
import SciNumber
import SciSyntax

/// What a ``KeypadScreen`` shows at one moment, drawn on a canvas.
struct KeypadPicture {
  let screen: KeypadScreen
  let snapshot: KeypadSnapshot
  let format: DisplayFormat
  /// The keys that are held down or were pressed a moment ago.
  var pressed: Set<KeypadKey> = []
  /// The calculation that waits, or the one that gave the result.
  var calculation = ""
  /// Why a key did nothing, or what else was done; else the hint.
  var message = ""
  /// What the keyboard does now, from the longest to the shortest.
  var hints: [String] = []
  /// What stands beside, below or over the keys.
  var list: ScrolledList?
  /// Whether the list is drawn even where it covers the keys.
  var isListOpen = false

  var lines: [String] {
    var canvas = Canvas(columns: screen.columns, rows: screen.rows)
    draw(on: &canvas)
    return canvas.lines(screen.colors)
  }

  private func draw(on canvas: inout Canvas) {
    guard screen.hasKeys else {
      drawDisplayAlone(on: &canvas)
      return
    }
    drawHead(on: &canvas)
    drawDisplay(on: &canvas)
    drawBases(on: &canvas)
    if isListOpen {
      if screen.openPanel == screen.panel { drawKeys(on: &canvas) }
      list?.draw(in: screen.openPanel, on: &canvas)
    } else {
      drawKeys(on: &canvas)
      if let area = screen.panel { list?.draw(in: area, on: &canvas) }
    }
    if let row = screen.hintRow { drawHint(row, from: screen.left + 1, to: end, on: &canvas) }
  }

  /// The column behind the last of the keys.
  private var end: Int { screen.left + screen.width - 1 }
}

// MARK: - The display

extension KeypadPicture {
  /// A window without room for keys.
  private func drawDisplayAlone(on canvas: inout Canvas) {
    var room = screen.columns
    // The base is said even here, unless hardly a number would fit beside it.
    if let signs = snapshot.word?.format.signs.joined(separator: " "), room >= signs.columnCount + 9
    {
      canvas.write(signs, row: 0, column: 0, .faint)
      room -= signs.columnCount + 1
    }
    canvas.write(
      Self.clipped(snapshot.text, to: room), row: 0, before: screen.columns, .strong)
    drawHint(1, from: 0, to: screen.columns, on: &canvas)
  }

  /// The row of signs, and the calculation.
  private func drawHead(on canvas: inout Canvas) {
    var signs = snapshot.word?.format.signs ?? [snapshot.angle.face]
    if snapshot.isSecond { signs.append("2nd") }
    if snapshot.isHyperbolic { signs.append("hyp") }
    if snapshot.isMemoryLit { signs.append("M") }
    if snapshot.bracketDepth > 0 { signs.append("(\(snapshot.bracketDepth)") }
    let text = signs.joined(separator: " ")
    let key = screen.backspaceColumns
    let isDown = pressed.contains(.backspace)
    let style: CellStyle =
      isDown ? .key(.pressed) : snapshot.isEntering ? .key(.function) : .faint
    if !screen.plan.isRoomy, !message.isEmpty {
      // A message covers the signs, except what digits mean.
      let kept = snapshot.word?.format.signs.prefix(2).joined(separator: " ") ?? ""
      canvas.write(kept, row: screen.top, column: screen.left + 1, .faint)
      let start = kept.isEmpty ? 0 : kept.columnCount + 2
      drawHint(screen.top, from: screen.left + 1 + start, to: end, on: &canvas)
      return
    }
    canvas.write(text, row: screen.top, column: screen.left + 1, .faint)
    canvas.write("  ⌫  ", row: screen.top, column: key.lowerBound, style)
    if screen.plan.isRoomy {
      let shown = Self.clipped(calculation, to: screen.width - 2)
      canvas.write(shown, row: screen.top + 1, before: end, .faint)
    } else {
      drawNotes(from: screen.left + text.columnCount + 3, to: key.lowerBound - 1, on: &canvas)
    }
  }

  /// The calculation and a short hint in the row of signs.
  private func drawNotes(from start: Int, to end: Int, on canvas: inout Canvas) {
    let hint = hints.last ?? ""
    let room = end - start - hint.columnCount - 2
    guard !calculation.isEmpty, room > 3 else {
      drawHint(screen.top, from: start, to: end, on: &canvas)
      return
    }
    canvas.write(Self.clipped(calculation, to: room), row: screen.top, column: start, .faint)
    canvas.write(hint, row: screen.top, before: end, .faint)
  }

  /// In large type where it fits.
  private func drawDisplay(on canvas: inout Canvas) {
    let rows = screen.displayRows
    let room = screen.width - 2
    if screen.plan.hasLargeDigits, let large = LargeDigits.rows(of: snapshot.text),
      large[0].columnCount <= room
    {
      for (row, text) in zip(rows, large) { canvas.write(text, row: row, before: end, .strong) }
    } else {
      let row = rows.lowerBound + rows.count / 2
      canvas.write(Self.clipped(snapshot.text, to: room), row: row, before: end, .strong)
    }
  }

  /// The number in all bases; that of the display stands out.
  private func drawBases(on canvas: inout Canvas) {
    guard let word = snapshot.word, screen.plan.baseHeight > 0 else { return }
    var row = screen.basesRow
    for line in word.lines {
      let isShown = line.base == word.format.base
      canvas.write(
        line.base.face, row: row, column: screen.left + 1, isShown ? .strong : .faint)
      for text in BaseLines.rows(of: line, columns: screen.width - 2) {
        canvas.write(
          text, row: row, column: screen.left + 1 + BaseLines.margin, isShown ? .strong : .plain)
        row += 1
      }
    }
  }

  private func drawHint(_ row: Int, from start: Int, to end: Int, on canvas: inout Canvas) {
    let room = end - start
    if !message.isEmpty {
      canvas.write(Self.cut(message, to: room), row: row, column: start)
    } else if let hint = hints.first(where: { $0.columnCount <= room }) {
      canvas.write(hint, row: row, column: start, .faint)
    }
  }

  /// The end of a text, with a mark where its beginning is left out.
  static func clipped(_ text: String, to columns: Int) -> String {
    guard text.columnCount > columns else { return text }
    var rest = Substring(text)
    while !rest.isEmpty, String(rest).columnCount > columns - 1 { rest.removeFirst() }
    return columns > 0 ? "…" + rest : ""
  }

  /// The beginning of a text, with a mark where its end is left out.
  static func cut(_ text: String, to columns: Int) -> String {
    guard text.columnCount > columns else { return text }
    return columns > 0 ? text.prefix(columns: columns - 1) + "…" : ""
  }
}

// MARK: - Keys

extension KeypadPicture {
  private func drawKeys(on canvas: inout Canvas) {
    let keys = screen.keys(snapshot)
    if screen.colors == .none { drawGrid(keys, on: &canvas) }
    for (row, keys) in keys.enumerated() {
      var column = 0
      while column < keys.count {
        // A key that is two columns wide stands twice.
        let span = keys[column...].prefix { $0 == keys[column] }.count
        draw(keys[column], row: row, column: column, span: span, on: &canvas)
        column += span
      }
    }
  }

  private func draw(
    _ key: KeypadKey, row: Int, column: Int, span: Int, on canvas: inout Canvas
  ) {
    let width = span * screen.cellWidth - 1
    let x = screen.keysColumn + column * screen.cellWidth
    let y = screen.keysRow + row * screen.plan.keyHeight
    let color = color(of: key)
    let face = Self.centred(KeypadLayout.face(key, snapshot, format), in: width)
    switch (screen.colors == .none, screen.plan.keyHeight) {
    case (true, _):
      canvas.write(face, row: y + (screen.plan.hasRules ? 1 : 0), column: x, .key(color))
    case (false, 3):
      canvas.write(Self.edge("▗▄▖", width), row: y, column: x, .edge(color))
      canvas.write(face, row: y + 1, column: x, .key(color))
      canvas.write(Self.edge("▝▀▘", width), row: y + 2, column: x, .edge(color))
    case (false, 2):
      canvas.write(face, row: y, column: x, .key(color))
      canvas.write(Self.edge("▝▀▘", width), row: y + 1, column: x, .edge(color))
    default:
      canvas.write(face, row: y, column: x, .key(color))
    }
  }

  private func color(of key: KeypadKey) -> KeyColor {
    if pressed.contains(key) { return .pressed }
    if KeypadLayout.isLit(key, snapshot) { return .lit }
    if !KeypadLayout.isEnabled(key, snapshot) { return .disabled }
    switch key {
    case .digit, .decimalPoint: return .digit
    case .clear, .toggleSign, .percent: return .function
    case .equals, .binary(.add), .binary(.subtract), .binary(.multiply), .binary(.divide):
      return .operation
    default: return .science
    }
  }

  private static func edge(_ signs: String, _ width: Int) -> String {
    let signs = signs.map { String($0) }
    return signs[0] + String(repeating: signs[1], count: max(0, width - 2)) + signs[2]
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let space = max(0, width - text.columnCount)
    return String(repeating: " ", count: space / 2) + text
      + String(repeating: " ", count: space - space / 2)
  }
}

// MARK: - Lines between keys

extension KeypadPicture {
  /// Lines around the keys; none through a key that is two columns wide.
  private func drawGrid(_ keys: [[KeypadKey]], on canvas: inout Canvas) {
    let (top, height) = (screen.keysRow, screen.plan.keyHeight)
    for row in keys.indices {
      if screen.plan.hasRules {
        let above = row > 0 ? keys[row - 1] : nil
        canvas.write(rule(above, keys[row]), row: top + row * height, column: screen.left)
      }
      let bars = Self.bars(keys[row])
      let line = top + row * height + (screen.plan.hasRules ? 1 : 0)
      for (column, isBar) in bars.enumerated() where isBar {
        canvas.write("│", row: line, column: screen.left + column * screen.cellWidth)
      }
    }
    if screen.plan.hasRules {
      let bottom = rule(keys.last, nil)
      canvas.write(bottom, row: top + keys.count * height, column: screen.left)
    }
  }

  /// Whether a bar stands before each key of a row, and behind the last.
  private static func bars(_ keys: [KeypadKey]) -> [Bool] {
    [true] + zip(keys, keys.dropFirst()).map { $0 != $1 } + [true]
  }

  private func rule(_ above: [KeypadKey]?, _ below: [KeypadKey]?) -> String {
    let count = screen.grid.columns
    let none = [Bool](repeating: false, count: count + 1)
    let up = above.map(Self.bars) ?? none
    let down = below.map(Self.bars) ?? none
    let dashes = String(repeating: "─", count: screen.cellWidth - 1)
    return (0...count).reduce(into: "") { text, column in
      let sides = (up: up[column], down: down[column])
      text += Self.junction(sides, isFirst: column == 0, isLast: column == count)
      if column < count { text += dashes }
    }
  }

  private static func junction(
    _ sides: (up: Bool, down: Bool), isFirst: Bool, isLast: Bool
  ) -> String {
    switch sides {
    case (true, true): isFirst ? "├" : isLast ? "┤" : "┼"
    case (true, false): isFirst ? "└" : isLast ? "┘" : "┴"
    case (false, true): isFirst ? "┌" : isLast ? "┐" : "┬"
    case (false, false): "─"
    }
  }
}
