/// Letters of seven by thirteen pixels, for pictures that have no fonts.
enum PixelFont {
  static let width = 7
  static let height = 13
  /// How far the letters reach above their line.
  static let ascent = 11

  /// The rows of a letter from the top; a box for one that is not in the table.
  static func rows(of letter: Unicode.Scalar) -> [UInt8] {
    for entry in table where entry.letter == letter { return entry.rows }
    return [0, 0, 0xFC, 0x84, 0x84, 0x84, 0x84, 0x84, 0x84, 0x84, 0xFC, 0, 0]
  }
}
