import SciKeypad
import SciNumber
import TestSupport
import Testing

/// The rows of Data/entry.tsv, and what they leave out.
@Suite struct DecimalFieldTests {
  @Test func `every row of the table is accepted or rejected as it says`() throws {
    for row in try DataRow.rows("entry.tsv", of: "SciKeypadTests", count: 70) {
      let name = row.fields[0]
      var rules = try #require(Self.rules(row.fields[2]))
      rules.format = try #require(DisplayFormat(locale: row.fields[1]))
      var field = DecimalField(rules)
      for character in row.fields[3] {
        _ = field.append(String(character))
      }
      #expect(field.text == row.fields[3], "\(name)", sourceLocation: row.location)
      var rejection: DecimalField.Rejection?
      for outcome in try Self.perform(row.fields[4], on: &field) {
        if case .rejected(let reason) = outcome { rejection = reason }
      }
      #expect(field.text == row.fields[5], "\(name)", sourceLocation: row.location)
      let value = row.fields[6] == "nil" ? nil : Rational(row.fields[6])
      #expect(field.value == value, "\(name)", sourceLocation: row.location)
      #expect(
        rejection == Self.rejections[row.fields[7]], "\(name)", sourceLocation: row.location)
    }
  }

  private static let rejections: [String: DecimalField.Rejection] = [
    "character": .character, "second separator": .secondPoint, "separator": .point,
    "integer digits": .integerDigits, "fraction digits": .fractionDigits,
    "upper bound": .upperBound, "nothing": .nothing,
  ]

  private static func rules(_ text: String) -> DecimalFieldRules? {
    var rules = DecimalFieldRules()
    switch text {
    case "": break
    case "required": rules.emptyIsNil = false
    case "upper=100": rules.upperBound = "100"
    case "lower=10": rules.lowerBound = "10"
    case "integers": rules.maximumFractionDigits = 0
    default: return nil
    }
    return rules
  }

  /// Performs an edit in the words of the table.
  ///
  /// `1 2`, `⌫`, `paste “…”`, `delete 1..<2`, `replace 1..<3 by “9”`, ….
  private static func perform(
    _ edit: String, on field: inout DecimalField
  ) throws -> [DecimalField.Outcome] {
    if edit == "end editing" { return [field.commit()] }
    if edit == "space" { return [field.append(" ")] }
    let quoted = edit.split(separator: "“").last?.split(separator: "”").first.map(String.init) ?? ""
    let numbers = edit.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    if edit.hasPrefix("paste") { return [field.append(quoted)] }
    if edit.hasPrefix("delete") { return [field.replace(numbers[0]..<numbers[1], with: "")] }
    if edit.hasPrefix("replace") { return [field.replace(numbers[0]..<numbers[1], with: quoted)] }
    if edit.hasPrefix("insert") {
      let place = try #require(numbers.last)
      return [field.replace(place..<place, with: quoted)]
    }
    return edit.split(separator: " ").map { key in
      key == "⌫" ? field.deleteBackward() : field.append(String(key))
    }
  }

  @Test func `the caret stays behind what was typed`() {
    var field = DecimalField()
    let outcome1 = field.append(".")
    #expect(outcome1 == .accepted(text: "0.", caret: 2))
    let outcome2 = field.replace(0..<0, with: "7")
    #expect(outcome2 == .accepted(text: "70.", caret: 1))
    let outcome3 = field.replace(1..<1, with: "12")
    #expect(outcome3 == .accepted(text: "7120.", caret: 3))
    let outcome4 = field.deleteBackward(from: 1)
    #expect(outcome4 == .accepted(text: "120.", caret: 0))
    let outcome5 = field.replace(0..<0, with: "0")
    #expect(outcome5 == .accepted(text: "120.", caret: 0))
  }

  @Test func `a lower bound is checked when editing ends`() {
    var rules = DecimalFieldRules()
    rules.lowerBound = "10"
    var field = DecimalField(rules)
    _ = field.append("5")
    let outcome6 = field.commit()
    #expect(outcome6 == .rejected(.lowerBound))
    #expect(field.text == "5")
    _ = field.append("0")
    let outcome7 = field.commit()
    #expect(outcome7 == .accepted(text: "50.0", caret: 4))
  }

  @Test(arguments: ["", "::"])
  func `a point that is no single character is no trap`(point: String) {
    var rules = DecimalFieldRules()
    rules.format.decimalPoint = point
    rules.format.groupSeparator = ""
    var field = DecimalField(rules)
    let outcomes = ["12", "3.4", "3 456", "5"].map { field.append($0) }
    #expect(outcomes.last == .accepted(text: "125", caret: 3))
    #expect(outcomes[1...2] == [.rejected(.character), .rejected(.character)])
  }

  @Test func `places outside the text are its ends`() {
    var field = DecimalField()
    _ = field.append("12")
    let outcome8 = field.replace(1..<99, with: "")
    #expect(outcome8 == .accepted(text: "1", caret: 1))
    let outcome9 = field.replace(50..<60, with: "3")
    #expect(outcome9 == .accepted(text: "13", caret: 2))
  }
}
