/// A grammar in the EBNF of the W3C XML recommendation, read from its text.
///
/// Shares nothing with the parser that it is compared with.
struct Grammar {
  indirect enum Expression {
    case text([Unicode.Scalar])
    case reference(String)
    case characters(CharacterClass)
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case repeated(Expression, atLeastOnce: Bool)
    case difference(Expression, Expression)
  }

  struct CharacterClass {
    var ranges: [ClosedRange<UInt32>] = []
    var categories: [Unicode.GeneralCategory] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      let isMember =
        ranges.contains { $0.contains(scalar.value) }
        || (!categories.isEmpty && categories.contains(scalar.properties.generalCategory))
      return isMember != isNegated
    }
  }

  struct Failure: Error {
    var message: String
  }

  /// The rules above the terminals.
  var syntax: [(name: String, expression: Expression)] = []

  /// The rules of the terminals.
  var terminals: [String: Expression] = [:]

  init(_ text: String) throws {
    guard let cut = text.range(of: "===== Terminals =====") else {
      throw Failure(message: "the grammar names no terminals")
    }
    var above = Reader(String(text[..<cut]) + "*/")
    syntax = try above.rules()
    var below = Reader("/*" + String(text[cut...]))
    for rule in try below.rules() { terminals[rule.name] = rule.expression }
  }
}

extension String {
  /// Where a text begins that occurs in this one.
  fileprivate func range(of text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

/// Reads rules.
private struct Reader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private var current: Unicode.Scalar { position < scalars.count ? scalars[position] : "\0" }

  private func starts(with text: String) -> Bool {
    scalars[position...].starts(with: text.unicodeScalars)
  }

  private mutating func skipSpace() {
    while position < scalars.count {
      if current.properties.isWhitespace {
        position += 1
      } else if starts(with: "/*") {
        while position < scalars.count, !starts(with: "*/") { position += 1 }
        position = min(position + 2, scalars.count)
      } else {
        return
      }
    }
  }

  private mutating func expect(_ text: String) throws {
    skipSpace()
    guard starts(with: text) else {
      throw Grammar.Failure(message: "expected \(text) before \(excerpt)")
    }
    position += text.unicodeScalars.count
  }

  private var excerpt: String {
    String(String.UnicodeScalarView(scalars[position...].prefix(40)))
  }

  mutating func rules() throws -> [(name: String, expression: Grammar.Expression)] {
    var rules: [(name: String, expression: Grammar.Expression)] = []
    skipSpace()
    while position < scalars.count {
      let name = word()
      try expect("::=")
      rules.append((name, try choice()))
      skipSpace()
    }
    return rules
  }

  private mutating func word() -> String {
    var word = ""
    while current.properties.isAlphabetic {
      word.unicodeScalars.append(current)
      position += 1
    }
    return word
  }

  private mutating func choice() throws -> Grammar.Expression {
    var choices = [try sequence()]
    skipSpace()
    while current == "|" {
      position += 1
      choices.append(try sequence())
      skipSpace()
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws -> Grammar.Expression {
    var parts: [Grammar.Expression] = []
    while try startsItem() { parts.append(try difference()) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Whether an item follows, and not the next rule.
  private mutating func startsItem() throws -> Bool {
    skipSpace()
    if current == "\"" || current == "'" || current == "[" || current == "(" || current == "#" {
      return true
    }
    guard current.properties.isAlphabetic else { return false }
    var ahead = self
    _ = ahead.word()
    ahead.skipSpace()
    return !ahead.starts(with: "::=")
  }

  private mutating func difference() throws -> Grammar.Expression {
    let left = try suffixed()
    skipSpace()
    guard current == "-" else { return left }
    position += 1
    skipSpace()
    return .difference(left, try suffixed())
  }

  private mutating func suffixed() throws -> Grammar.Expression {
    let item = try item()
    switch current {
    case "?":
      position += 1
      return .optional(item)
    case "*":
      position += 1
      return .repeated(item, atLeastOnce: false)
    case "+":
      position += 1
      return .repeated(item, atLeastOnce: true)
    default:
      return item
    }
  }

  private mutating func item() throws -> Grammar.Expression {
    switch current {
    case "\"", "'":
      let quote = current
      position += 1
      var text: [Unicode.Scalar] = []
      while current != quote {
        text.append(current)
        position += 1
      }
      position += 1
      return .text(text)
    case "[": return .characters(try characterClass())
    case "#": return .text([try code()])
    case "(":
      position += 1
      let inner = try choice()
      try expect(")")
      return inner
    default:
      return .reference(word())
    }
  }

  private mutating func code() throws -> Unicode.Scalar {
    try expect("#x")
    var digits = ""
    while current.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(current)
      position += 1
    }
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw Grammar.Failure(message: "no such character before \(excerpt)")
    }
    return scalar
  }

  private mutating func characterClass() throws -> Grammar.CharacterClass {
    var result = Grammar.CharacterClass()
    position += 1
    if current == "^" {
      result.isNegated = true
      position += 1
    }
    while current != "]" {
      if starts(with: "\\p{") {
        position += 3
        result.categories.append(try category(word()))
        try expect("}")
        continue
      }
      let first = try classCharacter()
      var last = first
      if current == "-" {
        position += 1
        last = try classCharacter()
      }
      result.ranges.append(first.value...last.value)
    }
    position += 1
    return result
  }

  private mutating func classCharacter() throws -> Unicode.Scalar {
    if starts(with: "#x") { return try code() }
    position += 1
    return scalars[position - 1]
  }

  private func category(_ name: String) throws -> Unicode.GeneralCategory {
    switch name {
    case "Lu": .uppercaseLetter
    case "Ll": .lowercaseLetter
    case "Lt": .titlecaseLetter
    case "Lo": .otherLetter
    case "Mn": .nonspacingMark
    case "Mc": .spacingMark
    default: throw Grammar.Failure(message: "no such category: \(name)")
    }
  }
}
