import SciKeypad
import Testing

/// Fields that show groups and the digits of the locale.
@Suite struct ShownFieldTests {
  private func field(_ text: String, _ tag: String = "en") throws -> DecimalField {
    var rules = DecimalFieldRules()
    rules.format = try #require(DisplayFormat(locale: tag))
    var field = DecimalField(rules)
    for character in text { _ = field.append(String(character)) }
    return field
  }

  @Test(arguments: [
    ("1234567.5", "en", "1,234,567.5"), ("1234567.5", "de", "1.234.567,5"),
    ("1234567.5", "en-IN", "12,34,567.5"), ("1234", "es", "1234"), ("12345", "es", "12.345"),
    ("1234.", "ar-EG", "١٬٢٣٤٫"), ("", "en", ""), (".5", "en", "0.5"),
  ])
  func `groups and digits are those of the locale`(typed: String, tag: String, shown: String) throws
  {
    #expect(try field(typed, tag).shownText == shown)
  }

  @Test func `the caret stays behind what was typed`() throws {
    var field = try field("123")
    let outcomes = [
      field.replaceShown(3..<3, with: "4"),  // 1,234|
      field.replaceShown(1..<1, with: "9"),  // 19|,234
      field.replaceShown(3..<3, with: "8"),  // 198|,234
      field.replaceShown(0..<4, with: ""),  // |234
      field.replaceShown(9..<9, with: "5"),
    ]
    #expect(
      outcomes == [
        .accepted(text: "1,234", caret: 5), .accepted(text: "19,234", caret: 2),
        .accepted(text: "198,234", caret: 3), .accepted(text: "234", caret: 0),
        .accepted(text: "2,345", caret: 5),
      ])
  }

  @Test func `beside a group sign the next digit is deleted`() throws {
    var field = try field("1234567")
    let outcomes = [
      field.deleteShown(at: 2),  // the 1 before the sign
      field.deleteShown(at: 3, forward: true),  // the 5 behind it
      field.deleteShown(at: 0), field.deleteShown(at: 6, forward: true),
    ]
    #expect(
      outcomes == [
        .accepted(text: "234,567", caret: 0), .accepted(text: "23,467", caret: 4),
        .rejected(.nothing), .rejected(.nothing),
      ])
  }

  @Test func `the end of editing fills the fraction`() throws {
    var field = try field("1234", "de")
    let outcome = field.commitShown()
    #expect(outcome == .accepted(text: "1.234,0", caret: 7))
  }
}
