import SciSyntax

/// Lines that may be more than there is room for, under a heading that says so.
struct ScrolledList {
  var heading: String
  var lines: [String]
  /// The line that is chosen.
  var selection: Int?
  /// The first line that is shown; `nil` for those around the selection, or the last.
  var first: Int?
  /// Whether a line that is too long keeps its end, where the result of a calculation is.
  var keepsEnds = false

  /// The lines that are shown in so many rows, the heading among them.
  func shown(_ height: Int) -> Range<Int> {
    let room = max(0, height - 1)
    let last = max(0, lines.count - room)
    var start = first ?? last
    if let selection { start = selection - room / 2 }
    start = min(max(0, start), last)
    return start..<min(lines.count, start + room)
  }

  func draw(in area: KeypadScreen.Area, on canvas: inout Canvas) {
    guard area.height > 0, !lines.isEmpty else { return }
    let shown = shown(area.height)
    var heading = heading
    if shown.lowerBound > 0 { heading += "  ↑ \(shown.lowerBound) more" }
    if shown.upperBound < lines.count { heading += "  ↓ \(lines.count - shown.upperBound) more" }
    canvas.write(
      KeypadPicture.cut(heading, to: area.width), row: area.row, column: area.column, .faint)
    for (row, index) in shown.enumerated() {
      let text =
        keepsEnds
        ? KeypadPicture.clipped(lines[index], to: area.width)
        : KeypadPicture.cut(lines[index], to: area.width)
      let isSelected = index == selection
      canvas.write(
        isSelected ? text.padded(columns: area.width) : text, row: area.row + 1 + row,
        column: area.column, isSelected ? .selected : .plain)
    }
  }
}
