/// What stands around a number in a field and is part of its value: a percent sign, or a sign elsewhere than in front.
///
/// Banks write a debit as `12.50-`, `(12.50)` or `12.50 DR`, and a credit as `12.50 CR`.
struct FieldMarks {
  /// What is left, without spaces at its ends.
  private(set) var body: ArraySlice<UInt8>
  /// Whether the number is negative; `nil` where no mark says so or not.
  private(set) var isNegative: Bool?
  private(set) var isPercent = false

  /// Takes the marks from a text; `nil` where there are none, or where signs are said twice.
  init?(_ text: [UInt8]) {
    body = text[...]
    if let first = body.first, first == UInt8(ascii: "("), body.last == UInt8(ascii: ")") {
      body = body.dropFirst().dropLast()
      isNegative = true
    }
    trim()
    for mark in Self.signs where Self.takeSuffix(mark.text, &body) {
      guard isNegative == nil else { return nil }
      isNegative = mark.isNegative
      trim()
    }
    if Self.takeSuffix(Array("%".utf8), &body) {
      isPercent = true
      trim()
    }
    guard isNegative != nil || isPercent, !body.isEmpty else { return nil }
    if isNegative != nil, hasSign { return nil }
  }

  /// The marks behind a number, one of which it may have; those that end in others come first.
  private static let signs: [(text: [UInt8], isNegative: Bool)] = [
    (Array("CR".utf8), false), (Array("DR".utf8), true),
    (Array("-".utf8), true), (Array("\u{2212}".utf8), true),
  ]

  /// Whether a sign stands in front of what is left, or behind it.
  private var hasSign: Bool {
    let signs = [Array("-".utf8), Array("+".utf8), Array("\u{2212}".utf8), Array("(".utf8)]
    return signs.contains { body.starts(with: $0) || body.reversed().starts(with: $0.reversed()) }
  }

  /// Takes the end of a text away if it is a mark, in letters of either case.
  private static func takeSuffix(_ mark: [UInt8], _ text: inout ArraySlice<UInt8>) -> Bool {
    guard text.count > mark.count, text.suffix(mark.count).elementsEqual(mark, by: isSame) else {
      return false
    }
    text.removeLast(mark.count)
    return true
  }

  private static func isSame(_ left: UInt8, _ right: UInt8) -> Bool {
    left == right || (0x61...0x7A ~= left && left - 0x20 == right)
  }

  /// The spaces that may stand between a number and a mark.
  private static let spaces = [" ", "\u{A0}", "\u{202F}"].map { Array($0.utf8) }

  private mutating func trim() {
    while let space = Self.spaces.first(where: { body.starts(with: $0) }) {
      body.removeFirst(space.count)
    }
    while let space = Self.spaces.first(where: { body.reversed().starts(with: $0.reversed()) }) {
      body.removeLast(space.count)
    }
  }
}
