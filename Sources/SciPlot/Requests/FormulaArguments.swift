package import SciCalculator
package import SciNumber
import SciSyntax

/// The words of a command that evaluates expressions over ranges: `sin(a*x) x=-1..1 a=2`.
///
/// A word such as `name=value` gives a name its meaning: a range, a list or a number. All others are expressions.
package struct FormulaArguments {
  /// Why the words cannot be meant, and where.
  package struct WordError: Error {
    package var error: CalculatorError
    /// The word with the error.
    package var word: String
  }

  /// A range as it was typed: `a..b`, or `a..b step c`.
  package struct Range: Sendable {
    package var name: String
    package var word: String
    package var lower: Real
    package var upper: Real
    package var step: Real?
  }

  package private(set) var expressions: [String] = []
  package private(set) var ranges: [Range] = []
  /// Numbers by their names.
  package private(set) var constants: [String: Real] = [:]
  /// Lists by their names.
  package private(set) var lists: [String: [Real]] = [:]

  /// Reads words.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - settings: what decides how they are read.
  ///   - known: names that have a value already, which a word may give another meaning.
  /// - Throws: why a word cannot be meant.
  package init(
    _ words: [String], _ settings: CalculatorSettings, known: [String: Real] = [:]
  ) throws(WordError) {
    constants = known
    for word in Self.joined(words) {
      guard let name = Syntax.definedName(inWord: word) else {
        expressions.append(word)
        continue
      }
      do throws(CalculatorError) {
        try define(name, word, settings)
      } catch {
        throw WordError(error: error, word: word)
      }
    }
    for range in ranges { constants[range.name] = nil }
    for name in lists.keys { constants[name] = nil }
  }

  /// The words, with `step` and what follows as a part of the range before them.
  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    var index = 0
    while index < words.count {
      if words[index] == "step", index + 1 < words.count, let range = joined.popLast() {
        joined.append("\(range) step \(words[index + 1])")
        index += 2
      } else {
        joined.append(words[index])
        index += 1
      }
    }
    return joined
  }

  /// Whether a word gives a name a range.
  package static func hasRange(_ words: [String], _ settings: CalculatorSettings) -> Bool {
    joined(words).contains { word in
      guard Syntax.definedName(inWord: word) != nil,
        word.utf8.firstRange(ofBytes: "..".utf8) != nil,
        let sign = word.firstIndex(of: "=")
      else { return false }
      return Expression.isRange(String(word[word.index(after: sign)...]), settings: settings)
    }
  }

  private mutating func define(
    _ name: String, _ word: String, _ settings: CalculatorSettings
  ) throws(CalculatorError) {
    // The same names are refused as elsewhere.
    if Calculator.isTaken(name) {
      throw CalculatorError(.redefinition(name), at: SourceRange(0, name.utf8.count))
    }
    let start = word.utf8.firstIndex(of: UInt8(ascii: "=")) ?? word.startIndex
    let value = String(word[word.utf8.index(after: start)...])
    try define(
      name, word, as: value.indented(by: word.utf8.count - value.utf8.count), settings)
  }

  private mutating func define(
    _ name: String, _ word: String, as text: String, _ settings: CalculatorSettings
  ) throws(CalculatorError) {
    let names = constants.keys.sorted()
    let (expression, tree, _) = try Expression.reading(
      text, parameters: names, settings: settings)
    if case .range(let ends) = tree[tree.root] {
      let parts = try Self.parts(of: text, tree, ends)
      var values: [Real] = []
      for part in parts { values.append(try number(part, of: text, settings)) }
      ranges.append(
        Range(
          name: name, word: word, lower: values[0], upper: values[1],
          step: values.count > 2 ? values[2] : nil))
      return
    }
    let value = try expression.evaluate(constants)
    if let number = value.real {
      constants[name] = number
    } else if let elements = value.numbers {
      lists[name] = elements
    } else {
      throw CalculatorError(notANumber: value, at: tree.range(of: tree.root))
    }
  }

  /// Where the ends of a range stand, and its step: between them are brackets that have no node, `..` and `step`.
  private static func parts(
    of text: String, _ tree: Tree, _ ends: Tree.Elements
  ) throws(CalculatorError) -> [SourceRange] {
    let bytes = Array(text.utf8)
    var parts: [SourceRange] = []
    var start = 0
    let operands = Array(tree.elements(of: ends))
    for (index, operand) in operands.enumerated() {
      let separator = Array((index == 0 ? ".." : "step").utf8)
      let end = tree.range(of: operand).upper
      let cut = index + 1 < operands.count ? bytes[end...].firstRange(ofBytes: separator) : nil
      parts.append(SourceRange(start, cut?.lowerBound ?? bytes.count))
      start = cut?.upperBound ?? bytes.count
    }
    return parts
  }

  private func number(
    _ part: SourceRange, of text: String, _ settings: CalculatorSettings
  ) throws(CalculatorError) -> Real {
    let bytes = Array(text.utf8)[part.lower..<part.upper]
    let expression = try Expression(
      String(decoding: bytes, as: UTF8.self).indented(by: part.lower),
      parameters: constants.keys.sorted(), settings: settings)
    let value = try expression.evaluate(constants)
    guard let number = value.real else { throw CalculatorError(notANumber: value, at: part) }
    return number
  }
}

extension String {
  /// The text behind so many spaces: what is read of a part has its errors where they stand in the whole.
  func indented(by count: Int) -> String { String(repeating: " ", count: count) + self }
}

extension FormulaArguments {
  /// The list that an expression is, if it is one: of the constants and lists alone.
  func list(_ expression: String, _ settings: CalculatorSettings) -> [Real]? {
    var calculator = Calculator(settings: settings)
    for (name, value) in constants.sorted(by: { $0.key < $1.key }) {
      calculator.assign(.real(value), to: name)
    }
    for (name, values) in lists { calculator.assign(Value(list: values), to: name) }
    return try? calculator.evaluate(expression)?.numbers
  }
}
