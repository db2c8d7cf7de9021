import SciKeypad
import SciNumber

extension FuzzTarget {
  /// Edits of the decimal field.
  static let field = FuzzTarget(
    name: "field",
    summary: "an edit is taken within the rules, or leaves text and value as they were"
  ) { input in
    var choices = Choices(input)
    let rules = DecimalFieldRules.chosen(by: &choices)
    var field = DecimalField(rules)
    for _ in 0..<40 where !choices.isEmpty {
      let before = field
      let outcome = edit(&field, &choices)
      switch outcome {
      case .rejected(let reason):
        require(field == before, "rejected because of \(reason), but \(before) became \(field)")
      case .accepted(let text, let caret):
        require(text == field.text, "\(text) is told, \(field.text) is there")
        require(0...text.count ~= caret, "the caret is at \(caret) in \(text)")
        check(field)
      }
    }
  }

  private static func edit(
    _ field: inout DecimalField, _ choices: inout Choices
  ) -> DecimalField.Outcome {
    switch choices.index(5) {
    case 0: return field.append(choices.text())
    case 1: return field.append(String(choices.one(of: Array("0123456789.,٫-"))))
    case 2:
      let lower = choices.index(20) - 2
      return field.replace(lower..<lower + choices.index(8), with: choices.text())
    case 3: return field.deleteBackward(from: choices.bool() ? nil : choices.index(20))
    default: return field.commit()
    }
  }

  /// The text is digits with at most one point, as many as the rules allow, and means the value.
  private static func check(_ field: DecimalField) {
    let (text, rules) = (field.text, field.rules)
    let plain = text.replacing(rules.format.decimalPoint, with: ".")
    require(plain.allSatisfy { "0123456789.".contains($0) }, "\(text) has other characters")
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    require(parts.count <= 2, "\(text) has several points")
    require(parts[0].count <= max(1, rules.maximumIntegerDigits), "\(text) is too long")
    let most = max(rules.maximumFractionDigits, rules.minimumFractionDigits)
    require(parts.count < 2 || parts[1].count <= most, "\(text) has too many decimals")
    let digits = plain.hasSuffix(".") ? String(plain.dropLast()) : plain
    let value = digits.isEmpty ? (rules.emptyIsNil ? nil : 0) : Rational(digits)
    require(value == field.value, "\(text) is \(String(describing: field.value))")
    if let bound = rules.upperBound.flatMap({ Rational($0) }), let value = field.value {
      require(value <= bound || text.isEmpty, "\(text) is above \(bound)")
    }
  }
}

extension DecimalFieldRules {
  fileprivate static func chosen(by choices: inout Choices) -> DecimalFieldRules {
    var rules = DecimalFieldRules()
    let tag = choices.one(of: ["en", "de", "fr", "de-CH", "en-IN", "ar-EG", "fa", "sv", "es"])
    rules.format = DisplayFormat(locale: tag) ?? .english
    rules.maximumIntegerDigits = choices.index(12)
    rules.minimumFractionDigits = choices.index(5)
    rules.maximumFractionDigits = choices.index(6)
    let flags = choices.byte()
    rules.acceptsAnyPoint = flags & 1 == 0
    rules.emptyIsNil = flags & 2 == 0
    if flags & 4 != 0 { rules.upperBound = choices.one(of: ["100", "99.5", "0", "-1", "x"]) }
    if flags & 8 != 0 { rules.lowerBound = choices.one(of: ["10", "0.5", "", "1e3"]) }
    return rules
  }
}
