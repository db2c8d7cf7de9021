import SciNumber

extension OrderedValue {
  /// A word whose order is that of values, as far as a word tells them apart; of values with the same word, ``isWhole(_:isDescending:)`` says
  /// whether they are equal.
  ///
  /// From the top: two bits for the kind of value, so that numbers come first and what is missing last; then the nearest number of the machine,
  /// which does not fall where numbers rise, or seven bytes of a text and how many there are. Where the order is descending, all but what is missing
  /// is turned round.
  func sortWord(isDescending: Bool) -> UInt64 {
    let word: UInt64
    switch self {
    case .number(let number): word = Self.bits(of: number)
    case .quantity(let number, _): word = 1 << Self.kindShift | Self.bits(of: number)
    case .text(let text): word = Self.textKind << Self.kindShift | Self.bits(of: text)
    case .missing: return .max
    }
    return isDescending ? Self.wordEnd - 1 - word : word
  }

  /// Whether values with this word are equal: texts that fit into it, and what is missing.
  static func isWhole(_ word: UInt64, isDescending: Bool) -> Bool {
    if word == .max { return true }
    let word = isDescending ? wordEnd - 1 - word : word
    return word >> kindShift == textKind && word & 0xF <= longestText
  }

  private static let kindShift: UInt64 = 62
  private static let textKind: UInt64 = 2
  /// Above the words of all values that are there.
  private static let wordEnd: UInt64 = 3 << kindShift
  private static let longestText: UInt64 = 7

  /// The bits of a double in the order of doubles, but for the last two.
  private static func bits(of number: Rational) -> UInt64 {
    let short = SmallRational(number).flatMap { SmallReal.rational($0).nearestDouble }
    let pattern = (short ?? number.doubleValue).bitPattern
    let ordered = pattern >> 63 == 1 ? ~pattern : pattern | 1 << 63
    return ordered >> 2
  }

  /// The first bytes of a text, with zeros behind a shorter one, and its length up to one more: a text comes before a longer one that begins with it.
  private static func bits(of text: [UInt8]) -> UInt64 {
    let count = Int(longestText)
    var bits: UInt64 = 0
    for index in 0..<count { bits = bits << 8 | (index < text.count ? UInt64(text[index]) : 0) }
    return bits << 4 | UInt64(min(text.count, count + 1))
  }
}
