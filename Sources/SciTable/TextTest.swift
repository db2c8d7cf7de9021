import SciSyntax

/// Whether the text of a column is a given one: `kind == "refund"` in a formula.
struct TextTest: Hashable, Sendable {
  /// Where the row keeps the text of the column.
  var slot: Int
  var text: [UInt8]
}

/// A formula whose comparisons with texts became comparisons with 1 of parameters that are 1 or 0.
///
/// The language has no texts. Each comparison is replaced by one of the same length, so that errors are marked at the right place.
struct TextTests {
  /// A comparison: the name of its parameter, of its column, and the text.
  struct Test: Hashable {
    var parameter: String
    var column: String
    var text: String
  }

  /// The formula without texts.
  private(set) var formula: String
  private(set) var tests: [Test] = []

  /// Finds the comparisons of a formula.
  ///
  /// - Parameters:
  ///   - text: the formula as it was typed.
  ///   - names: those that parameters cannot have.
  /// - Throws: why a text in quotes is compared with nothing that has texts.
  init(in text: String, besides names: Set<String>) throws(TablePlan.PlanError) {
    formula = text
    guard text.utf8.contains(Bytes.quote) else { return }
    let characters = Array(text)
    var spare = Self.parameters.filter { parameter in
      !names.contains(parameter) && text.utf8.firstRange(ofBytes: parameter.utf8) == nil
    }[...]
    formula = ""
    var start = 0
    while let open = characters[start...].firstIndex(of: "\"") {
      guard let found = Self.comparison(characters, open, from: start) else {
        // Perhaps a sign of inches or seconds.
        formula += String(characters[start...open])
        start = open + 1
        continue
      }
      guard !found.column.isEmpty else {
        throw .request("a text is compared with a column, such as kind == \"refund\"")
      }
      guard Self.standsAlone(characters, found.range) else {
        let shown = String(characters[found.range])
        throw .request("put brackets around the comparison with a text: (\(shown))")
      }
      guard let parameter = spare.popFirst() else {
        throw .request("a formula compares \(Self.parameters.count) texts at most")
      }
      tests.append(Test(parameter: parameter, column: found.column, text: found.text))
      formula += String(characters[start..<found.range.lowerBound])
      let replaced = parameter + (found.isEqual ? "==1" : "!=1")
      let length = String(characters[found.range]).utf8.count
      formula += replaced + String(repeating: " ", count: length - replaced.utf8.count)
      start = found.range.upperBound
    }
    formula += String(characters[start...])
  }

  /// Names of two bytes, as short as `a==""` leaves room for.
  private static let parameters: [String] = (0x430...0x44F).compactMap {
    (code: UInt32) -> String? in
    Unicode.Scalar(code).map { String(Character($0)) }
  }
}

// MARK: - Reading

extension TextTests {
  private struct Comparison {
    var range: Range<Int>
    var column: String
    var text: String
    var isEqual: Bool
  }

  /// The comparison whose text begins at a quote; with an empty column where another operand stands there, and `nil` for no comparison.
  private static func comparison(
    _ characters: [Character], _ open: Int, from start: Int
  ) -> Comparison? {
    guard let (text, close) = quoted(characters, open) else { return nil }
    if let (isEqual, place) = sign(before: open, characters, from: start) {
      var first = place
      while first > start, isNamePart(characters[first - 1]) { first -= 1 }
      let column = name(characters[first..<place])
      return Comparison(range: first..<close, column: column, text: text, isEqual: isEqual)
    }
    guard let (isEqual, place) = sign(behind: close, characters) else { return nil }
    var last = place
    while last < characters.count, isNamePart(characters[last]) { last += 1 }
    let column = name(characters[place..<last])
    return Comparison(range: open..<last, column: column, text: text, isEqual: isEqual)
  }

  /// The text between quotes, where two stand for one, and the place behind it.
  private static func quoted(
    _ characters: [Character], _ open: Int
  ) -> (text: String, close: Int)? {
    var text = ""
    var index = open + 1
    while index < characters.count {
      if characters[index] != "\"" {
        text.append(characters[index])
        index += 1
      } else if index + 1 < characters.count, characters[index + 1] == "\"" {
        text.append("\"")
        index += 2
      } else {
        return (text, index + 1)
      }
    }
    return nil
  }

  /// Whether nothing beside a comparison takes one of its operands: brackets, separators and words stand there.
  private static func standsAlone(_ characters: [Character], _ range: Range<Int>) -> Bool {
    let before = withoutSpaces(characters[..<range.lowerBound])
    let after = characters[range.upperBound...].drop { $0 == " " }
    let word = String(before.reversed().prefix { isNamePart($0) }.reversed())
    let isOpen = before.last.map { "([{;,&|∧∨".contains($0) || words.contains(word) } ?? true
    let next = String(after.prefix { isNamePart($0) })
    return isOpen && (after.first.map { ")]};,&|∧∨".contains($0) || words.contains(next) } ?? true)
  }

  /// The operators of conditions that are words; all bind less tightly than comparisons.
  private static let words: Set<String> = ["and", "or", "xor", "not"]

  private static let signs: [(text: [Character], isEqual: Bool)] = [
    (["=", "="], true), (["!", "="], false), (["≠"], false),
  ]

  /// The sign of a comparison before a place, and where the operand on its left ends.
  private static func sign(
    before place: Int, _ characters: [Character], from start: Int
  ) -> (isEqual: Bool, place: Int)? {
    let left = withoutSpaces(characters[start..<place])
    guard let sign = signs.first(where: { left.reversed().starts(with: $0.text.reversed()) })
    else { return nil }
    return (sign.isEqual, withoutSpaces(left.dropLast(sign.text.count)).endIndex)
  }

  private static func withoutSpaces(_ characters: ArraySlice<Character>) -> ArraySlice<Character> {
    let end = characters.lastIndex { $0 != " " }.map { $0 + 1 } ?? characters.startIndex
    return characters[..<end]
  }

  /// The sign of a comparison behind a place, and where the operand on its right begins.
  private static func sign(
    behind place: Int, _ characters: [Character]
  ) -> (isEqual: Bool, place: Int)? {
    let right = characters[place...].drop { $0 == " " }
    guard let sign = signs.first(where: { right.starts(with: $0.text) }) else { return nil }
    return (sign.isEqual, right.dropFirst(sign.text.count).drop { $0 == " " }.startIndex)
  }

  private static func isNamePart(_ character: Character) -> Bool { Syntax.isName("a\(character)") }

  private static func name(_ characters: ArraySlice<Character>) -> String {
    let name = String(characters)
    return Syntax.isName(name) ? name : ""
  }
}
