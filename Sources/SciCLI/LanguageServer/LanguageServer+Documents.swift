import SciCalculator
import SciJSON
import SciNumber
import SciSyntax

// Documents that are opened, changed and closed, and what is said of them.

extension LanguageServer {
  mutating func open(_ parameters: JSONText?) {
    guard let item = parameters?["textDocument"], let uri = item["uri"]?.string,
      let text = item["text"]?.string
    else { return }
    var document = LiveDocument(
      uri: uri, language: item["languageId"]?.string ?? "",
      DocumentText(Array(text.utf8), client.encoding)
    ) { [values, streams, patience] text, isMarkdown in
      var evaluator = NoteEvaluator(
        text.bytes, isMarkdown: isMarkdown, keepsValues: true, values, streams)
      evaluator.restrain { budget in
        budget = .untrusted
        budget.isCancelled = { patience.isOver }
      }
      return evaluator
    }
    document.version = item["version"]?.integer
    documents[uri] = document
  }

  mutating func change(_ parameters: JSONText?) {
    guard let item = parameters?["textDocument"], let uri = item["uri"]?.string,
      var document = documents[uri]
    else { return }
    for change in parameters?["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.string else { continue }
      let range: Range<Int>
      if let place = change["range"], !place.isNull {
        guard let known = self.range(place, in: document.text) else { continue }
        range = known
      } else {
        range = 0..<document.text.bytes.count
      }
      document.replace(range, by: Array(text.utf8))
    }
    document.version = item["version"]?.integer
    documents[uri] = document
  }

  mutating func close(_ parameters: JSONText?) -> [[UInt8]] {
    guard let uri = parameters?["textDocument"]?["uri"]?.string,
      documents.removeValue(forKey: uri) != nil
    else { return [] }
    // Nothing is wrong with what is not shown.
    return [Self.publication(of: uri, nil, [])]
  }

}

// MARK: - Diagnostics

extension LanguageServer {
  func publication(of document: LiveDocument) -> [UInt8] {
    let findings = document.evaluation.calculations.flatMap {
      DocumentFinding.findings(of: $0, in: document.text)
    }
    return Self.publication(
      of: document.uri, document.version, findings.map { $0.diagnostic(in: document.text) })
  }

  private static func publication(
    of uri: String, _ version: Int?, _ diagnostics: [JSONObject]
  ) -> [UInt8] {
    var parameters = JSONObject()
    parameters.add("uri", uri)
    if let version { parameters.add("version", version) }
    parameters.add("diagnostics", diagnostics)
    return notification("textDocument/publishDiagnostics", parameters)
  }
}

// MARK: - What requests are about

extension LanguageServer {
  /// The document that a request is about, answered as far as it can be while the editor waits.
  mutating func document(_ parameters: JSONText?) throws(JSONRPCError) -> LiveDocument {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else {
      throw .invalidParameters("`textDocument.uri` is missing")
    }
    guard var document = documents[uri] else { throw .invalidParameters("`\(uri)` is not open") }
    patience.lasting(requestTime) { document.goOn(patience) }
    if !document.evaluation.isComplete { document.wasAskedEarly = true }
    documents[uri] = document
    return document
  }

  /// The place that a request is about.
  func offset(_ parameters: JSONText?, in text: DocumentText) throws(JSONRPCError) -> Int {
    guard let position = Self.position(parameters?["position"]) else {
      throw .invalidParameters("`position` needs a `line` and a `character`")
    }
    return text.offset(of: position)
  }

  /// A range; `nil` where it is none.
  func range(_ range: JSONText, in text: DocumentText) -> Range<Int>? {
    guard let start = Self.position(range["start"]), let end = Self.position(range["end"]) else {
      return nil
    }
    let lower = text.offset(of: start)
    return lower..<max(lower, text.offset(of: end))
  }

  private static func position(_ position: JSONText?) -> DocumentText.Position? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    return DocumentText.Position(line: line, character: character)
  }
}

extension JSONText {
  /// A number without a point that is not too long; `nil` for all else.
  var integer: Int? { number.flatMap { Int($0) } }
}

extension DocumentText {
  /// A range as the protocol has it.
  func json(_ range: Range<Int>) -> JSONObject {
    var object = JSONObject()
    object.add("start", json(range.lowerBound))
    object.add("end", json(range.upperBound))
    return object
  }

  /// A place as the protocol has it.
  func json(_ offset: Int) -> JSONObject {
    let position = position(of: offset)
    var object = JSONObject()
    object.add("line", position.line)
    object.add("character", position.character)
    return object
  }
}
