import SciNumber

/// An integer from 1 to 3999 in letters: 1978 is MCMLXXVIII.
struct RomanNumeral {
  /// The letters.
  let text: String
  /// The number.
  let value: Int

  private static let letters: [(value: Int, text: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  /// The numeral of a number; `nil` for a fraction, and for an integer that has none.
  init?(_ number: Rational) {
    guard number >= 1, number <= 3999, let value = Int(number.description) else { return nil }
    self.init(value)
  }

  private init(_ value: Int) {
    self.value = value
    var (rest, text) = (value, "")
    for letter in Self.letters {
      while rest >= letter.value {
        text += letter.text
        rest -= letter.value
      }
    }
    self.text = text
  }

  /// The numeral that a text is, written in the usual way.
  init?(_ text: String) {
    var (value, rest) = (0, text[...])
    for letter in Self.letters {
      while rest.hasPrefix(letter.text) {
        value += letter.value
        rest = rest.dropFirst(letter.text.utf8.count)
      }
    }
    guard rest.isEmpty, 1...3999 ~= value else { return nil }
    self.init(value)
    if self.text != text { return nil }
  }
}
