import SciJSON
import SciKeypad
import SciLocale

extension Page {
  /// Text fields for numbers, each with a name.
  static let fieldFunctions: [(String, Function)] = [
    ("field.begin", { page, words in page.beginField(words) }),
    ("field.replace", { page, words in page.replaceInField(words) }),
    ("field.delete", { page, words in page.deleteInField(words) }),
    ("field.end", { page, words in page.edit(words.first) { $0.commitShown() } }),
  ]

  /// Makes an empty field: its name, a locale, and rules such as `upperBound=100`.
  private mutating func beginField(_ words: [String]) -> JSONObject {
    var rules = DecimalFieldRules()
    guard words.count >= 2, let format = DisplayFormat(locale: words[1]) else {
      return .error("a field has a name and a locale")
    }
    rules.format = format
    for word in words.dropFirst(2) where !rules.set(word) {
      return .error("no field has the rule \(word)")
    }
    fields[words[0]] = DecimalField(rules)
    return edit(words[0]) { field in .accepted(text: field.shownText, caret: 0) }
  }

  /// Replaces a part of what a field shows: its name, the start and the end in UTF-16 units, and the text.
  private mutating func replaceInField(_ words: [String]) -> JSONObject {
    guard words.count == 4, let start = Int(words[1]), let end = Int(words[2]), start <= end else {
      return .error("a range and a text are needed")
    }
    return edit(words[0]) { $0.replaceShown(start..<end, with: words[3]) }
  }

  /// Deletes a character: the name of the field, the caret, and `backward` or `forward`.
  private mutating func deleteInField(_ words: [String]) -> JSONObject {
    guard words.count == 3, let caret = Int(words[1]) else {
      return .error("a caret and a direction are needed")
    }
    return edit(words[0]) { $0.deleteShown(at: caret, forward: words[2] == "forward") }
  }

  private mutating func edit(
    _ name: String?, _ body: (inout DecimalField) -> DecimalField.Outcome
  ) -> JSONObject {
    guard let name, var field = fields[name] else { return .error("there is no such field") }
    let outcome = body(&field)
    fields[name] = field
    var object = JSONObject()
    object.add("text", field.shownText)
    switch outcome {
    case .accepted(_, let caret): object.add("caret", caret)
    case .rejected(let reason):
      object.add("rejection", reason.rawValue)
      object.add("words", reason.words)
    }
    return object
  }
}

extension DecimalField {
  /// Empties the field and types a text, digits 0 to 9 and a point, character by character.
  mutating func type(_ text: String) {
    self = DecimalField(rules)
    for character in text { _ = append(String(character)) }
  }
}

extension DecimalFieldRules {
  /// Sets a rule by its name.
  ///
  /// - Returns: whether there is such a rule.
  fileprivate mutating func set(_ word: String) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
    guard parts.count == 2 else { return false }
    let (name, value) = (parts[0], parts[1])
    switch name {
    case "upperBound": upperBound = value
    case "lowerBound": lowerBound = value
    case "emptyIsNil": emptyIsNil = value == "true"
    case "minimumFractionDigits": minimumFractionDigits = Int(value) ?? minimumFractionDigits
    case "maximumFractionDigits": maximumFractionDigits = Int(value) ?? maximumFractionDigits
    case "maximumIntegerDigits": maximumIntegerDigits = Int(value) ?? maximumIntegerDigits
    default: return false
    }
    return true
  }
}
