/// Numbers in large type: three rows high, drawn with half blocks.
enum LargeDigits {
  static let height = 3

  /// The rows of each sign; a row of the terminal is two of the drawing.
  private static let glyphs: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"], "-": ["  ", "▀▀", "  "], "−": ["  ", "▀▀", "  "],
    ".": [" ", " ", "▀"], ",": [" ", " ", "█"], "'": ["▀", " ", " "], "’": ["▀", " ", " "],
    "\u{a0}": [" ", " ", " "], "\u{202f}": [" ", " ", " "], "e": [" ▄▄", "█▄▀", " ▀▀"],
    "E": ["█▀▀", "█▀▀", "▀▀▀"], "A": ["█▀█", "█▀█", "▀ ▀"], "B": ["█▀▄", "█▀▄", "▀▀ "],
    "C": ["█▀▀", "█  ", "▀▀▀"], "D": ["█▀▄", "█ █", "▀▀ "], "F": ["█▀▀", "█▀▀", "▀  "],
    " ": [" ", " ", " "], "r": ["▄▄▄", "█  ", "▀  "], "o": ["▄▄▄", "█ █", "▀▀▀"],
  ]

  /// The rows of a text, a column between its signs.
  ///
  /// - Returns: `nil` if it has a sign that there is no large one of.
  static func rows(of text: String) -> [String]? {
    var rows = [[String]](repeating: [], count: height)
    for character in text {
      guard let glyph = glyphs[character] else { return nil }
      for row in 0..<height { rows[row].append(glyph[row]) }
    }
    return rows.map { $0.joined(separator: " ") }
  }
}
