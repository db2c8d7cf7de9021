/// What a look at the bytes of a line tells about it, without reading it as the language does.
enum LineScan {
  /// Whether a line certainly neither changes what later lines mean nor depends on the line before it.
  ///
  /// Then it has the same answer wherever the session is copied to. A line that may give a name a meaning, mention `ans` or go on in the next
  /// line is not independent:
  /// - a meaning is given by `=` or `:=` behind a name or a bracket, so never by an `=` that is part of `==`, `<=`, `>=` or `!=`; `:==` is `:=` and `=`;
  /// - `ans` is a name of these three letters; longer names with them, and other cases, only cost time;
  /// - a line goes on if more brackets are opened than closed at its end, or before a comment (`Syntax.hasOpenBracket`). Not every `#` begins a
  ///   comment, so brackets are counted at each.
  static func isIndependent(_ line: [UInt8]) -> Bool {
    func byte(_ index: Int) -> UInt8 { line.indices.contains(index) ? line[index] : 0 }
    var depth = 0
    for index in line.indices {
      let this = line[index]
      // Digits and most operators come first because they are most of a line.
      if digitsAndOperators.contains(this) { continue }
      switch this {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "#"): if depth > 0 { return false }
      case UInt8(ascii: "="):
        let (before, behind) = (byte(index - 1), byte(index + 1))
        guard before != UInt8(ascii: ":"), behind == this || isComparison(before) else {
          return false
        }
      case UInt8(ascii: "s"), UInt8(ascii: "S"):
        if byte(index - 1) | 0x20 == UInt8(ascii: "n"), byte(index - 2) | 0x20 == UInt8(ascii: "a")
        {
          return false
        }
      // `⌈`, `⌉`, `⌊` and `⌋` are E2 8C 88 to E2 8C 8B in UTF-8.
      case 0x88...0x8B:
        if byte(index - 1) == 0x8C, byte(index - 2) == 0xE2 {
          depth += this == 0x88 || this == 0x8A ? 1 : -1
        }
      // U+0085, U+2028 and U+2029 end lines, and comments, within this one.
      case 0x85: if byte(index - 1) == 0xC2 { return false }
      case 0xA8, 0xA9: if byte(index - 1) == 0x80, byte(index - 2) == 0xE2 { return false }
      default: break
      }
    }
    return depth <= 0
  }

  private static let digitsAndOperators = UInt8(ascii: "*")...UInt8(ascii: "9")

  /// Whether a byte before `=` makes a comparison of both.
  private static func isComparison(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"): true
    default: false
    }
  }
}
