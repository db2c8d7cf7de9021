import SciSyntax

/// What a part of a line is, as far as it is drawn differently.
enum TextStyle: Hashable {
  case plain
  /// Said aside: the preview, help, the number of a result.
  case aside
  /// Brackets that belong together.
  case bracket
  /// A bracket that closes nothing.
  case stray
  /// What was searched for.
  case match
  /// That something is an error, and where.
  case error
  /// The sign before a result.
  case sign
}

/// How styles are written for a terminal.
struct Palette: Hashable {
  /// Whether colours are used; without them, what else terminals offer is.
  var usesColor: Bool

  func text(_ text: String, _ style: TextStyle) -> String {
    guard let rendition = rendition(of: style), !text.isEmpty else { return text }
    return "\u{1b}[\(rendition)m\(text)\u{1b}[m"
  }

  private func rendition(of style: TextStyle) -> String? {
    switch style {
    case .plain: nil
    case .aside: "2"
    case .bracket: usesColor ? "1;32" : "1;4"
    case .stray: usesColor ? "1;31" : "7"
    case .match: "4"
    case .error: usesColor ? "1;31" : "1"
    case .sign: usesColor ? "36" : nil
    }
  }
}

extension Palette {
  /// The styles that a person asked for, on the terminal of this process.
  init(_ use: PromptPreferences.ColorUse) {
    switch use {
    case .always: usesColor = true
    case .never: usesColor = false
    case .auto: usesColor = TerminalAbilities.process.wantsColor
    }
  }
}

/// A line in parts of different styles.
struct StyledLine: Hashable {
  struct Run: Hashable {
    var text: String
    var style: TextStyle
  }

  var parts: [Run]

  init(_ text: String, _ style: TextStyle = .plain) {
    parts = [Run(text: text, style: style)]
  }

  static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var line = left
    line.parts += right.parts
    return line
  }

  /// The line as it is written; what is beyond so many columns becomes `…`.
  func written(_ palette: Palette, columns: Int) -> String {
    var room = columns
    let isCut = parts.reduce(0) { $0 + $1.text.columnCount } > columns
    if isCut { room -= 1 }
    var text = ""
    for part in parts {
      let shown = part.text.prefix(columns: room)
      room -= shown.columnCount
      text += palette.text(shown, part.style)
      if shown.utf8.count < part.text.utf8.count { break }
    }
    return isCut && columns > 0 ? text + palette.text("…", .aside) : text
  }
}

extension String {
  /// How many columns of a terminal it takes.
  var columnCount: Int { reduce(0) { $0 + DisplayWidth.columns(of: $1) } }

  /// As many characters from the front as fit into so many columns.
  func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= DisplayWidth.columns(of: character)
        return room >= 0
      })
  }

  /// The text with spaces behind it up to so many columns.
  func padded(columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - columnCount))
  }
}
