import SciKeypad
import TestSupport
import Testing

/// The rows of Data/keypad.tsv: keys, the display after the last of them, the clear key, and the lit operator.
@Suite struct KeypadRowTests {
  @Test func `every row of the table shows what it says`() throws {
    for row in try DataRow.rows("keypad.tsv", of: "SciKeypadTests", count: 482) {
      var keypad = try #require(Self.keypad(profile: row.fields[1]))
      let keys = try Self.keys(row.fields[2], on: keypad)
      var displays = [keypad.snapshot().text]
      for key in keys {
        keypad.press(key)
        displays.append(keypad.snapshot().text)
      }
      let expected = row.fields[3].split(separator: " → ").map(String.init)
      #expect(
        displays.suffix(expected.count) == expected[...], "\(row.fields[0]): \(row.fields[2])",
        sourceLocation: row.location)
      Self.expectLamps(row, keypad.snapshot())
    }
  }

  /// The keys of the third column: their tokens on a programmer's keypad, where `0xF` in base 10 is not only a key.
  private static func keys(_ text: String, on keypad: Keypad) throws -> [KeypadKey] {
    if keypad.word == nil { return try KeypadKey.reading(text) }
    return try text.split(separator: " ").map { try #require(KeypadKey(token: $0)) }
  }

  private static func expectLamps(_ row: DataRow, _ snapshot: KeypadSnapshot) {
    if !row.fields[4].isEmpty {
      #expect(
        snapshot.clearFace.rawValue == row.fields[4], "\(row.fields[0])",
        sourceLocation: row.location)
    }
    if !row.fields[5].isEmpty {
      let expected = row.fields[5] == "none" ? nil : row.fields[5]
      #expect(
        snapshot.litOperator?.rawValue == expected, "\(row.fields[0])",
        sourceLocation: row.location)
    }
  }

  /// The keypad of a letter in the second column; the head of the table explains the letters.
  private static func keypad(profile: String) -> Keypad? {
    var options = KeypadOptions.singleStep
    switch profile {
    case "D", "L": break
    case "A": options = .appleClassic
    case "H": options.percent = .hundredth
    case "I": options.missingOperand = .ignoreEquals
    case "X": options.missingOperand = .dropOperator
    case "K": options.appliesConstant = false
    case "S": options = .seed002
    case "W": options = .windows
    case "P": options = .programmer
    default: return nil
    }
    return Keypad(options: options, isLandscape: profile == "L")
  }
}
