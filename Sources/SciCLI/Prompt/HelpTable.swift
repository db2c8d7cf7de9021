/// Headings and what they mean, side by side in the width of a terminal.
struct HelpTable {
  private(set) var rows: [(heading: String, summary: String)] = []

  init(_ rows: [(heading: String, summary: String)]) {
    self.rows = rows
  }

  /// The table in lines; what does not fit beside its heading goes on below.
  func text(columns: Int) -> String {
    let longest = rows.map { $0.heading.columnCount }.max() ?? 0
    let width = min(longest, max(8, columns / 3))
    let margin = String(repeating: " ", count: width + 4)
    return rows.map { heading, summary in
      let lines = summary.wrapped(columns: max(12, columns - width - 4))
      let isLong = heading.columnCount > width
      let first = "  " + (isLong ? heading + "\n" + margin : heading.padded(columns: width) + "  ")
      return first + lines.joined(separator: "\n" + margin) + "\n"
    }.joined()
  }
}

extension String {
  /// The words in lines of at most so many columns; a longer word is a line of its own.
  func wrapped(columns: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.columnCount + 1 + String(word).columnCount <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}
