/// How many columns of a terminal text takes.
package enum DisplayWidth {
  /// The columns of one character as a reader sees it.
  ///
  /// East Asian wide characters and emoji take two, what combines with or cannot be seen none.
  /// Follows UAX #11 (wide and full-width) and UTS #51 (emoji presentation).
  package static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let hasEmojiStyle = character.unicodeScalars.contains { $0.value == 0xFE0F }
    if hasEmojiStyle || first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
