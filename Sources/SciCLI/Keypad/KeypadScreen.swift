import SciKeypad
import SciNumber

/// The calculator as lines of text: what is drawn where, and which key lies where.
///
/// It needs 25 columns and 7 rows, 14 with lines between the keys, and uses no colour; what is lit is in reverse
/// video. What is left of the rows below is for the tape. A smaller window has the display only.
struct KeypadScreen {
  let columns: Int
  let rows: Int

  /// From this width on the keypad is wide.
  private static let landscapeColumns = 71

  /// Whether there is room for lines between the keys.
  private var hasRules: Bool { rows >= 14 }

  /// Whether there is room for keys.
  private var hasKeys: Bool { columns >= 25 && rows >= 7 }

  var isLandscape: Bool { columns >= Self.landscapeColumns }

  private var cellWidth: Int { isLandscape ? 7 : 6 }

  private var width: Int { (isLandscape ? 10 : 4) * cellWidth + 1 }

  /// The row of the display.
  var displayRow: Int { hasKeys ? 1 : 0 }

  /// The place of a key in the grid.
  struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// The key that is drawn at a place of the terminal.
  func place(column: Int, row: Int) -> Place? {
    let height = hasRules ? 2 : 1
    let line = row - (hasRules ? 3 : 2)
    guard hasKeys, (0..<5 * height).contains(line), line % height == 0, column > 0,
      column < width - 1, column % cellWidth != 0
    else { return nil }
    return Place(row: line / height, column: column / cellWidth)
  }

  func key(at place: Place, _ snapshot: KeypadSnapshot) -> KeypadKey? {
    let rows = KeypadLayout.rows(isLandscape: isLandscape, isSecond: snapshot.isSecond)
    guard rows.indices.contains(place.row), rows[place.row].indices.contains(place.column) else {
      return nil
    }
    return rows[place.row][place.column]
  }
}

// MARK: - Drawing

extension KeypadScreen {
  /// All lines, no longer and no more than the terminal's; without a tape, what the keyboard does.
  func lines(
    _ snapshot: KeypadSnapshot, trail: Set<Place>, tape: [String]?, message: String
  ) -> [String] {
    guard hasKeys else {
      return [String(snapshot.text.suffix(max(0, columns)))].suffix(max(0, rows))
    }
    var lines = [
      status(snapshot), Self.padded(display(snapshot), to: width - 2, isRight: true) + "  ",
    ]
    let keys = KeypadLayout.rows(isLandscape: isLandscape, isSecond: snapshot.isSecond)
    for (row, keys) in keys.enumerated() {
      if hasRules { lines.append(rule(row == 0 ? "┌┬┐" : "├┼┤")) }
      lines.append(keyLine(keys, row: row, snapshot, trail))
    }
    if hasRules { lines.append(rule("└┴┘")) }
    if lines.count < rows { lines.append(String(message.prefix(columns))) }
    let room = max(0, rows - lines.count)
    let below = tape.map { $0.suffix(room) } ?? helpLines.prefix(room)
    lines += below.map { String($0.prefix(columns)) }
    return lines
  }

  /// The keyboard's keys in as many columns as there is room for.
  private var helpLines: [String] {
    let entries = LiveKeypad.help.map {
      Self.padded("\($0.key)  \($0.value)", to: 20, isRight: false)
    }
    let count = max(1, columns / 20)
    return stride(from: 0, to: entries.count, by: count).map { start in
      entries[start..<min(start + count, entries.count)].joined()
    }
  }

  /// The display; of more digits than the window has room for, those being typed.
  private func display(_ snapshot: KeypadSnapshot) -> String {
    let room = width - 3
    return snapshot.text.count > room ? "…" + snapshot.text.suffix(room - 1) : snapshot.text
  }

  /// The signs above the display: radians, memory, open brackets.
  private func status(_ snapshot: KeypadSnapshot) -> String {
    var signs: [String] = []
    if isLandscape, snapshot.angle == .radians { signs.append("Rad") }
    if snapshot.isMemoryLit { signs.append("M") }
    if snapshot.bracketDepth > 0 { signs.append("(\(snapshot.bracketDepth)") }
    let hint = isLandscape ? "? keys  u undo  y copy  ^C end" : "? keys  ^C end"
    let left = " " + signs.joined(separator: " ")
    return left + Self.padded(hint, to: width - left.count, isRight: true)
  }

  private func rule(_ signs: String) -> String {
    let signs = Array(signs)
    let cell = String(repeating: "─", count: cellWidth - 1)
    let count = (width - 1) / cellWidth
    return String(signs[0])
      + Array(repeating: cell, count: count).joined(separator: String(signs[1]))
      + String(signs[2])
  }

  private func keyLine(
    _ keys: [KeypadKey], row: Int, _ snapshot: KeypadSnapshot, _ trail: Set<Place>
  ) -> String {
    var line = "│"
    for (column, key) in keys.enumerated() {
      let face = Self.centred(KeypadLayout.face(key, snapshot), in: cellWidth - 1)
      let isLit =
        trail.contains(Place(row: row, column: column)) || KeypadLayout.isLit(key, snapshot)
      line += (isLit ? "\u{1b}[7m\(face)\u{1b}[27m" : face) + "│"
    }
    return line
  }

  private static func padded(_ text: String, to width: Int, isRight: Bool) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? padding + text : text + padding
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let left = max(0, width - text.count) / 2
    return padded(String(repeating: " ", count: left) + text, to: width, isRight: false)
  }
}
