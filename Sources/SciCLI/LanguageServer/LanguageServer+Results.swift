import SciCalculator
import SciJSON
import SciSyntax

// Results beside calculations, and how they are written into the document.

extension LanguageServer {
  /// The result of each line, at its end.
  mutating func inlayHints(_ parameters: JSONText?) throws(JSONRPCError) -> JSONResult {
    let document = try document(parameters)
    guard let shown = parameters?["range"].flatMap({ range($0, in: document.text) }) else {
      throw .invalidParameters("`range` is missing")
    }
    let hints = document.evaluation.calculations.compactMap { calculation -> JSONObject? in
      guard let edit = ResultEdit(calculation, in: document.text), !edit.isWritten,
        shown.lowerBound <= edit.place, edit.place <= shown.upperBound
      else { return nil }
      var hint = JSONObject()
      hint.add("position", document.text.json(edit.place))
      hint.add("label", edit.label)
      hint.add("paddingLeft", true)
      hint.add("textEdits", [edit.json(in: document.text)])
      return hint
    }
    return .array(hints)
  }

  /// What can be done with the calculations in a range: mend them, and write their results.
  mutating func codeActions(_ parameters: JSONText?) throws(JSONRPCError) -> JSONResult {
    let document = try document(parameters)
    guard let chosen = parameters?["range"].flatMap({ range($0, in: document.text) }) else {
      throw .invalidParameters("`range` is missing")
    }
    let wanted = parameters?["context"]?["only"]?.elements?.compactMap(\.string)
    func wants(_ kind: String) -> Bool {
      wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSONObject] = []
    let calculations = document.evaluation.calculations
    let here = calculations.filter {
      $0.range.lowerBound <= chosen.upperBound && chosen.lowerBound <= $0.range.upperBound
    }
    if wants("quickfix") {
      for calculation in here {
        actions += quickFixes(for: calculation, in: document)
      }
    }
    if wants("source.fixAll") {
      let edits = calculations.compactMap { ResultEdit($0, in: document.text) }
        .filter { $0.isOfNote }.map { $0.json(in: document.text) }
      if !edits.isEmpty {
        actions.append(
          Self.action("Write all results", "source.fixAll", edits, in: document, mending: nil))
      }
    }
    return .array(actions)
  }

  private func quickFixes(
    for calculation: DocumentEvaluation.Calculation, in document: LiveDocument
  ) -> [JSONObject] {
    var actions: [JSONObject] = []
    for finding in DocumentFinding.findings(of: calculation, in: document.text) {
      for fix in finding.fixes {
        let edit = Self.edit(fix.range, fix.text, in: document.text)
        actions.append(
          Self.action(
            fix.title, "quickfix", [edit], in: document,
            mending: finding.diagnostic(in: document.text)))
      }
    }
    if let edit = ResultEdit(calculation, in: document.text), !edit.isWritten {
      actions.append(
        Self.action(
          "Write the result", "quickfix", [edit.json(in: document.text)], in: document,
          mending: nil))
    }
    return actions
  }

  private static func action(
    _ title: String, _ kind: String, _ edits: [JSONObject], in document: LiveDocument,
    mending diagnostic: JSONObject?
  ) -> JSONObject {
    var changes = JSONObject()
    changes.add(document.uri, edits)
    var edit = JSONObject()
    edit.add("changes", changes)
    var action = JSONObject()
    action.add("title", title)
    action.add("kind", kind)
    if let diagnostic { action.add("diagnostics", [diagnostic]) }
    action.add("edit", edit)
    return action
  }

  fileprivate static func edit(
    _ range: Range<Int>, _ text: String, in document: DocumentText
  ) -> JSONObject {
    var edit = JSONObject()
    edit.add("range", document.json(range))
    edit.add("newText", text)
    return edit
  }
}

/// How a result is written into a document: behind the arrow, or with one.
private struct ResultEdit {
  /// Where the result is shown.
  let place: Int
  /// What is shown there.
  let label: String
  /// Whether something stands behind the arrow, right or wrong.
  let isWritten: Bool
  /// Whether `sci note` would write it: where an arrow is, and behind code in prose.
  let isOfNote: Bool
  private let range: Range<Int>
  private let text: String

  /// More of a result is not shown, but written.
  private static let longestLabel = 80

  init?(_ calculation: DocumentEvaluation.Calculation, in document: DocumentText) {
    guard let result = calculation.result, let line = calculation.part.place else { return nil }
    if let place = line.result {
      let written = String(decoding: document.bytes[place], as: UTF8.self).trimmingSpaces
      (isWritten, isOfNote) = (!written.isEmpty, written != result)
      (self.place, range, text) = (place.lowerBound, place, " " + result)
      label = Self.shortened(result)
    } else {
      (isWritten, isOfNote) = (false, calculation.isCode)
      let end = line.expression.upperBound
      // A comment keeps its distance.
      (place, range, text) = (end, end..<end, " => " + result)
      let isRounded = result.hasPrefix(EqualsSign.text(isExact: false))
      label = Self.shortened(isRounded ? result : EqualsSign.text(isExact: true) + result)
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count <= longestLabel ? text : text.prefix(longestLabel - 1) + "…"
  }

  func json(in document: DocumentText) -> JSONObject {
    LanguageServer.edit(range, text, in: document)
  }
}
