/// Letters as shades of pixels, for pictures that have no fonts: those of DejaVu Sans, as a page shows them at 12 pixels.
struct PixelFont: Sendable {
  /// A letter, and how it is drawn from the place where it stands on its line.
  struct Letter: Sendable {
    /// How far the next letter is from this one.
    var advance: Int
    /// Where its box begins, counted to the right and down from the upper end of the line.
    var left, top: Int
    var width: Int
    /// How much of each pixel is covered, from 0 to ``PixelFont/most``, row after row.
    var shades: [UInt8]
  }

  /// How far letters may reach above their line.
  static let ascent = 12
  /// The shade of a pixel that is covered.
  static let most = 7
  /// What stands for a letter that the font has not.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The font of the table.
  static let standard = PixelFont()

  private let letters: [Unicode.Scalar: Letter]

  /// Reads the table, whose script says how it is written.
  private init() {
    var letters: [Unicode.Scalar: Letter] = [:]
    // Each byte of the table is six bits.
    var digits = Self.table.utf8.lazy.map { Int($0) - 0x30 }.makeIterator()
    while let high = digits.next(), let middle = digits.next(), let low = digits.next() {
      let advance = digits.next() ?? 0
      let (left, top) = ((digits.next() ?? 0) - 16, digits.next() ?? 0)
      let (width, height) = (digits.next() ?? 0, digits.next() ?? 0)
      var shades: [UInt8] = []
      while shades.count < width * height, let pair = digits.next() {
        shades += [UInt8(pair >> 3), UInt8(pair & 7)]
      }
      shades.removeLast(max(0, shades.count - width * height))
      guard let scalar = Unicode.Scalar(UInt32(high << 12 | middle << 6 | low)) else { continue }
      letters[scalar] = Letter(
        advance: advance, left: left, top: top, width: width, shades: shades)
    }
    self.letters = letters
  }

  /// Whether the font has a letter.
  func contains(_ letter: Unicode.Scalar) -> Bool { letters[letter] != nil }

  /// A letter, or the one that stands for those the font has not.
  subscript(letter: Unicode.Scalar) -> Letter {
    letters[letter] ?? letters[Self.replacement]
      ?? Letter(advance: Self.ascent, left: 0, top: 0, width: 0, shades: [])
  }

  /// How long a text is on its line.
  func length(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + self[$1].advance }
  }
}
