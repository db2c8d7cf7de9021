import SciKeypad
import SciLocale
import Testing

/// Numbers with separators among keys.
@Suite struct KeypadNumberTests {
  private func tokens(_ text: String, _ tag: String) throws -> String {
    let locale = try NumberLocale(tag)
    return try KeypadKey.reading(text, in: locale).map(\.token).joined()
  }

  @Test(
    arguments: [
      ("1,234.5*2=", "en", "1234.5*2="), ("1.234,5*2=", "de", "1234.5*2="),
      ("2+1,234", "en", "2+1234"), ("12,34,567.8", "en-IN", "1234567.8"),
      ("1'234.5-1’000=", "de-CH", "1234.5-1000="), ("1 234,5", "fr", "1234.5"),
      ("1\u{202f}234,5", "fr", "1234.5"), ("١٬٢٣٤٫٥", "ar-EG", "1234.5"),
      ("1,234", "de", "1.234"), ("1.234", "en", "1.234"), ("1,5", "en", "1.5"),
      ("1.5", "de", "1.5"),
      (".5+12.", "en", ".5+12."), ("0,125", "en", "0.125"), ("1234,567", "en", "1234.567"),
      ("5 . . 2", "en", "5..2"), ("log2,5", "en", "log2.5"), ("2x^2", "en", "2sq"),
    ] as [(String, String, String)])
  func `groups are those of the locale`(text: String, tag: String, keys: String) throws {
    #expect(try tokens(text, tag) == keys)
  }

  @Test(arguments: [
    ("2+1.234,5=", "en", "1.234,5", 2), ("1.234.567", "en", "1.234.567", 0),
    ("7+..0 x", "en", "..0", 2),
    ("1,23,456", "de", "1,23,456", 0), ("5..2", "en", "5..2", 0), ("5''5", "de-CH", "5''5", 0),
    ("1,2345,6", "en", "1,2345,6", 0),
  ])
  func `what is no number there is refused`(
    text: String, tag: String, part: String, offset: Int
  ) throws {
    #expect(throws: KeypadReadingError(reason: .notNumber, text: part, offset: offset)) {
      try tokens(text, tag)
    }
  }

  @Test func `what may mean two numbers is refused with both`() {
    #expect(
      throws: KeypadReadingError(
        reason: .ambiguousNumber(["1234", "1,234"]), text: "1.234", offset: 2)
    ) { try tokens("2*1.234=", "fr") }
  }

  @Test func `places behind a number with groups stay what they are`() {
    #expect(throws: KeypadReadingError(reason: .unknownKey, text: "foo", offset: 10)) {
      try tokens("1,234,567+foo", "en")
    }
    #expect(throws: KeypadReadingError(reason: .ambiguousExponent, text: "e", offset: 5)) {
      try tokens("1,234e5", "en")
    }
    #expect(throws: KeypadReadingError(reason: .ambiguousExponent, text: "e", offset: 1)) {
      try tokens("2e1,234", "en")
    }
  }
}
