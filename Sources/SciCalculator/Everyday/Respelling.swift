import SciNumber
import SciSyntax
import SciUnits

/// A text that was refused, in the spelling of the language where its words can be meant in one way only.
///
/// People write `3 sq ft`, `20% off 59.99` and `98.6 F to C`. The language has one spelling for each, and texts that it understands never come
/// here. Rules replace the pieces of a text that mean nothing by themselves; then the text is read as any other. So there is one parser,
/// and no line without everyday words pays for them. A rule that needs a choice which somebody could miss has the new text shown in a note. Words with two
/// readings are an error that shows both.
struct Respelling {
  /// The pieces of the text.
  var pieces: [SourcePiece]
  let names: Environment
  let settings: CalculatorSettings
  /// The names that the text itself gives a meaning: those that it defines, and those that stand alone as an argument, as variables of sums and equations do.
  var definedNames: Set<String>
  /// Why the text was refused last.
  private(set) var refusal: CalculatorError.Reason
  private var isChanged = false
  /// The piece at which a rule looks; what it writes is not looked at again.
  private var cursor = 0
  private var isNoted = false
  /// Whether a quotient was turned over, which is done once.
  var isTurnedOver = false
  /// What is said besides the new text.
  private var remarks: [String] = []

  /// The longest text in which everyday words are looked for.
  private static let longestText = 1_000

  /// Cuts a text that was refused into pieces; `nil` for a text in which no everyday words are looked for.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - error: why it was refused.
  ///   - names: what the session knows.
  ///   - settings: what decides how texts are read.
  init?(
    _ text: [UInt8], _ error: CalculatorError, names: Environment, _ settings: CalculatorSettings
  ) {
    guard names.knowsUnits, text.count <= Self.longestText, error.errorClass != .limit else {
      return nil
    }
    if case .syntax(let syntax) = error.reason, syntax.reason == .invalidUTF8 { return nil }
    pieces = SourcePiece.pieces(of: String(decoding: text, as: UTF8.self))
    // In `sqrt(x) = 3` nothing is defined.
    let isEquation = if case .redefinition = error.reason { true } else { false }
    definedNames = Set(
      isEquation ? [] : Syntax.definedNames(in: text) + SourcePiece.argumentNames(in: pieces))
    refusal = error.reason
    (self.names, self.settings) = (names, settings)
  }

  /// How often the new text may be refused and respelled again: `30 mpg to L/100 km` has a word to respell, and then a quotient to turn over.
  static let rounds = 3

  /// Applies all rules.
  ///
  /// - Parameter error: why the text, as it is by now, was refused.
  /// - Returns: whether there is a new text.
  /// - Throws: both readings, if there are two.
  mutating func respell(_ error: CalculatorError) throws(CalculatorError) -> Bool {
    refusal = error.reason
    isChanged = false
    for rule in RespellingRule.allCases { try apply(rule) }
    return isChanged
  }

  private mutating func apply(_ rule: RespellingRule) throws(CalculatorError) {
    cursor = 0
    while cursor < pieces.count {
      try apply(rule, at: cursor)
      cursor += 1
    }
  }

  /// The text in the spelling of the language.
  var text: String {
    var text = ""
    for piece in pieces { text += (piece.isApart ? " " : "") + piece.text }
    return text
  }

  /// What should be said of how the text was read.
  var notes: [String] { (isNoted ? ["read as `\(text)`"] : []) + remarks }

  /// Adds what should be said besides the new text.
  mutating func remark(_ words: String) { remarks.append(words) }

  /// Where the original text says what stands somewhere in the new one.
  func sourceRange(of range: SourceRange) -> SourceRange {
    var found: SourceRange?
    var offset = 0
    for piece in pieces {
      if piece.isApart { offset += 1 }
      let end = offset + piece.text.utf8.count
      if end > range.lower, offset < max(range.upper, range.lower + 1) {
        found = found.map { $0.union(piece.range) } ?? piece.range
      }
      offset = end
    }
    let end = pieces.last?.range.upper ?? 0
    return found ?? SourceRange(end, end)
  }
}

// MARK: - Looking and replacing

extension Respelling {
  /// The piece at an index; one of no text where there is none.
  subscript(index: Int) -> SourcePiece {
    pieces.indices.contains(index)
      ? pieces[index] : SourcePiece(.sign, "", at: SourceRange(0, 0), isApart: false)
  }

  /// The text of the piece at an index, in lower case.
  func word(_ index: Int) -> String { self[index].text.lowercased() }

  /// Whether a statement ends before an index.
  func isEnd(_ index: Int) -> Bool { index >= pieces.count || self[index].kind == .separator }

  /// Where the statement at an index ends.
  func endOfStatement(_ index: Int) -> Int {
    var end = index
    while !isEnd(end) { end += 1 }
    return end
  }

  /// Whether a statement begins at an index.
  func isStart(_ index: Int) -> Bool { index == 0 || self[index - 1].kind == .separator }

  /// Whether words follow one another from an index on, in letters of any case.
  func follows(_ words: [String], at index: Int) -> Bool {
    for (offset, expected) in words.enumerated() where word(index + offset) != expected {
      return false
    }
    return true
  }

  /// Whether the session or the text itself has given a word its meaning.
  func isTaken(_ word: String) -> Bool {
    definedNames.contains(word) || names.isVariable(word) || names.functions[word] != nil
  }

  /// Whether a word means nothing.
  func isMeaningless(_ word: String) -> Bool {
    !isTaken(word) && !Unit.isName(word) && !names.isConstant(word)
      && FunctionTable.function(named: word) == nil && !PhysicalConstant.isName(word)
      && !Syntax.reservedWords.contains(word)
  }

  /// The unit that a piece is.
  func unit(_ index: Int) -> Unit? {
    let piece = self[index]
    guard piece.kind == .word, !isTaken(piece.text), !names.isConstant(piece.text) else {
      return nil
    }
    return Unit(named: piece.text)
  }

  /// Whether an operand ends with a piece: a number, a name or a closing bracket.
  func endsOperand(_ index: Int) -> Bool {
    let piece = self[index]
    if piece.isNumber { return true }
    if piece.kind == .word { return !Syntax.reservedWords.contains(piece.text) }
    return [")", "]", "}", "!", "%", "°", "²", "³"].contains(piece.text)
  }

  /// Whether an operand begins with a piece: a number, a name or an opening bracket.
  func beginsOperand(_ index: Int) -> Bool {
    let piece = self[index]
    return piece.isNumber || piece.kind == .word || ["(", "[", "√", "∛"].contains(piece.text)
  }

  /// Puts a text in the place of some pieces.
  ///
  /// - Parameters:
  ///   - range: the pieces.
  ///   - text: what they mean.
  ///   - isNoted: whether it is to be shown how the text was read.
  mutating func replace(_ range: Range<Int>, by text: String, isNoted: Bool = false) {
    var source = self[range.lowerBound].range
    for index in range { source = source.union(self[index].range) }
    var new = SourcePiece.pieces(of: text)
    for index in new.indices { new[index].range = source }
    if !new.isEmpty {
      new[0].isApart = self[range.lowerBound].isApart || text.utf8.first == UInt8(ascii: " ")
    }
    pieces.replaceSubrange(range, with: new)
    let next = range.lowerBound + new.count
    cursor = max(range.lowerBound, next) - 1
    // Words and numbers must not run together.
    if let last = new.last, last.kind == .word || last.isNumber, pieces.indices.contains(next),
      pieces[next].kind == .word || pieces[next].isNumber
    {
      setApart(next)
    }
    // What is taken away leaves its space, so that what stands around it stays apart.
    if text.utf8.last == UInt8(ascii: " ") || range.count > 0 && new.isEmpty,
      pieces.indices.contains(next)
    {
      pieces[next].isApart = next > 0
    }
    isChanged = true
    if isNoted { self.isNoted = true }
  }

  /// Sets whether a space stands before a piece, if there is one.
  mutating func setApart(_ index: Int, _ isApart: Bool = true) {
    if pieces.indices.contains(index) { pieces[index].isApart = isApart }
  }

  /// Has the rule look again at what it has just written, from an index on.
  mutating func lookAgain(at index: Int) { cursor = index - 1 }

  /// The text of some pieces.
  func text(of range: Range<Int>) -> String {
    var text = ""
    for index in range {
      text += (self[index].isApart && index > range.lowerBound ? " " : "") + self[index].text
    }
    return text
  }

  /// The error of words with two readings.
  func doubt(_ doubt: Doubt, at range: Range<Int>) -> CalculatorError {
    var source = self[range.lowerBound].range
    for index in range { source = source.union(self[index].range) }
    return CalculatorError(.doubt(doubt), at: source)
  }

  /// Where the bracket that opens at an index is closed.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for position in index..<pieces.count {
      switch self[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return nil
  }
}

extension SourcePiece {
  /// The words that stand alone behind a separator, up to the next one or a bracket, and the first parameter of a function that is defined.
  fileprivate static func argumentNames(in pieces: [SourcePiece]) -> [String] {
    pieces.indices.dropFirst().dropLast().compactMap { index in
      let before = pieces[index - 1].text
      guard pieces[index].kind == .word, [";", ",", ")"].contains(pieces[index + 1].text),
        [";", ","].contains(before) || before == "(" && isParameter(index, in: pieces)
      else { return nil }
      return pieces[index].text
    }
  }

  /// Whether the brackets around a piece are followed by the sign of a definition.
  private static func isParameter(_ index: Int, in pieces: [SourcePiece]) -> Bool {
    guard let end = pieces[index...].firstIndex(where: { $0.text == ")" }),
      pieces.indices.contains(end + 1)
    else { return false }
    return ["=", ":="].contains(pieces[end + 1].text)
  }
}
