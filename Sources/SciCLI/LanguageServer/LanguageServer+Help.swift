import SciCalculator
import SciJSON
import SciNumber
import SciSyntax

// What helps while somebody types or looks: hover, completion and the parameters of a call.

extension LanguageServer {
  /// What is known of the name at a place, and the value of the calculation there in many digits.
  mutating func hover(_ parameters: JSONText?) throws(JSONRPCError) -> JSONResult {
    let document = try document(parameters)
    let offset = try offset(parameters, in: document.text)
    guard let place = document.place(at: offset) else { return .null }
    let calculation = document.calculation(at: offset)
    var range = calculation.map { DocumentFinding.expression(of: $0) } ?? place
    var parts: [String] = []
    if let word = Self.word(at: offset, place, in: document.text) {
      range = word.range
      if let page = Self.page(on: word.text, before: offset, in: document) { parts.append(page) }
    }
    if let calculation, let value = calculation.part.value {
      if let verdict = Self.verdict(at: offset, calculation, in: document.text) {
        range = verdict.range
        parts.append(verdict.words)
      }
      parts.append(contentsOf: Self.words(on: value, of: calculation))
    }
    if parts.isEmpty { return .null }
    var contents = JSONObject()
    contents.add("kind", client.showsMarkdown ? "markdown" : "plaintext")
    contents.add(
      "value",
      client.showsMarkdown
        ? parts.map { "```\n\($0)\n```" }.joined(separator: "\n\n")
        : parts.joined(separator: "\n\n"))
    var object = JSONObject()
    object.add("contents", contents)
    object.add("range", document.text.json(range))
    return .object(object)
  }

  /// The word or sign that a place is in or at the end of.
  private static func word(
    at offset: Int, _ place: Range<Int>, in text: DocumentText
  ) -> (text: String, range: Range<Int>)? {
    let line = NoteLine(text.bytes[place])
    let source = String(decoding: text.bytes[line.expression], as: UTF8.self)
    let start = line.expression.lowerBound
    let pieces = SourcePiece.pieces(of: source).filter {
      $0.range.lower <= offset - start && offset - start <= $0.range.upper
    }
    // Between two pieces a word counts, and a sign only right before it.
    let piece = pieces.first { $0.kind == .word }
    guard let piece = piece ?? pieces.last, !piece.isNumber,
      offset - start < piece.range.upper || piece.kind == .word
    else { return nil }
    return (piece.text, start + piece.range.lower..<start + piece.range.upper)
  }

  /// What a name means at a place: a definition of the document comes before all else.
  private static func page(
    on word: String, before offset: Int, in document: LiveDocument
  ) -> String? {
    let definition = document.evaluation.calculations.last { calculation in
      calculation.range.lowerBound <= offset
        && Syntax.definedNames(in: calculation.part.expression).contains(word)
    }
    if let definition {
      let text = String(decoding: definition.part.expression, as: UTF8.self).trimmingSpaces
      let line = document.text.position(of: definition.range.lowerBound).line + 1
      return "\(text)\n  defined in line \(line)" + (definition.result.map { ": \($0)" } ?? "")
    }
    return HelpCommand.page(on: word)?.trimmingSpaces
  }

  /// A value in many digits, and where these come from.
  private static func words(
    on value: Value, of calculation: DocumentEvaluation.Calculation
  ) -> [String] {
    var budget = EvaluationBudget.untrusted
    budget.time = hoverTime
    let format = ResultFormat(digits: .upTo(hoverDigits), notation: .auto, rounding: .halfEven)
    do throws(MathError) {
      let result = try format.text(of: value, within: budget.started())
      return [EqualsSign.signed(result), Command.provenance(of: result, value)]
    } catch {
      // What takes longer is shown as the line has it.
      return calculation.result.map { [$0] } ?? []
    }
  }

  /// How many digits of a result are right that is written at a place.
  private static func verdict(
    at offset: Int, _ calculation: DocumentEvaluation.Calculation, in text: DocumentText
  ) -> (words: String, range: Range<Int>)? {
    guard let place = calculation.part.place?.result, place.lowerBound <= offset,
      offset <= place.upperBound
    else { return nil }
    let written = String(decoding: text.bytes[place], as: UTF8.self).trimmingSpaces
    return NoteResult.judge(written, of: calculation.part, calculation.settings)
      .map { ($0.words.trimmingSpaces, place) }
  }

  private static let hoverDigits = 50
  private static let hoverTime = Duration.milliseconds(250)
}

// MARK: - Typing

extension LanguageServer {
  /// The line up to the end of its expression, and the place in it, where calculation is typed.
  private func typed(
    _ parameters: JSONText?, in document: LiveDocument
  ) throws(JSONRPCError) -> (text: [UInt8], offset: Int, start: Int)? {
    let offset = try offset(parameters, in: document.text)
    guard let place = document.place(at: offset) else { return nil }
    let line = NoteLine(document.text.bytes[place])
    // Behind the arrow and in comments nothing is calculated.
    let end = max(line.expression.upperBound, line.result == nil ? line.comment : 0)
    guard offset <= end else { return nil }
    return (
      Array(document.text.bytes[place.lowerBound..<end]), offset - place.lowerBound,
      place.lowerBound
    )
  }

  mutating func completion(_ parameters: JSONText?) throws(JSONRPCError) -> JSONResult {
    let document = try document(parameters)
    guard let (text, offset, start) = try typed(parameters, in: document),
      let completion = Completer(calculator: document.evaluation.calculator)
        .completion(of: text, at: offset)
    else { return .array([]) }
    let range = start + completion.range.lower..<start + offset
    let isBeforeBracket = offset < text.count && text[offset] == UInt8(ascii: "(")
    let shown = completion.candidates.prefix(Self.mostCandidates)
    let items = shown.enumerated().map { index, candidate in
      var edit = JSONObject()
      edit.add("range", document.text.json(range))
      let isCall = candidate.isCalled && !isBeforeBracket
      edit.add("newText", isCall ? candidate.name + "(" : candidate.name)
      var item = JSONObject()
      item.add("label", candidate.name)
      item.add("kind", candidate.kind.itemKind)
      item.add("detail", candidate.heading)
      item.add("documentation", candidate.summary)
      // Editors sort by the alphabet; the usual names come first.
      item.add("sortText", Self.sortText(index))
      item.add("filterText", candidate.name)
      item.add("textEdit", edit)
      return item
    }
    var list = JSONObject()
    list.add("isIncomplete", shown.count < completion.candidates.count)
    list.add("items", items)
    return .object(list)
  }

  private static let mostCandidates = 200

  private static func sortText(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  mutating func signatureHelp(_ parameters: JSONText?) throws(JSONRPCError) -> JSONResult {
    let document = try document(parameters)
    guard let (text, offset, _) = try typed(parameters, in: document),
      let place = TypingPlace(in: Array(text[..<offset]), at: offset).call,
      let call = Completer(calculator: document.evaluation.calculator).call(in: text, at: offset)
    else { return .null }
    let names = Self.parameters(of: call.heading)
    let labels = names.map { name in
      var object = JSONObject()
      object.add("label", name)
      return object
    }
    var signature = JSONObject()
    signature.add("label", call.heading)
    signature.add("documentation", call.summary)
    signature.add("parameters", labels)
    var object = JSONObject()
    object.add("signatures", [signature])
    object.add("activeSignature", 0)
    object.add("activeParameter", max(0, min(place.argument, names.count - 1)))
    return .object(object)
  }

  /// The names between the brackets of a heading such as `nCr(n; k)`.
  private static func parameters(of heading: String) -> [String] {
    guard let open = heading.firstIndex(of: "("), heading.last == ")" else { return [] }
    return heading[heading.index(after: open)...].dropLast()
      .split { $0 == ";" || $0 == "," }.map { $0.trimmingSpaces }
  }
}

extension NameCompletion.Kind {
  /// The number of the protocol for such an item.
  fileprivate var itemKind: Int {
    switch self {
    case .function: 3
    case .variable: 6
    case .unit: 11
    case .word, .command: 14
    case .constant: 21
    }
  }
}
