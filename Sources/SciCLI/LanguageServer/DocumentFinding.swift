import SciCalculator
import SciJSON
import SciSyntax

/// Something that is said of a place in a document, and how it is mended.
struct DocumentFinding {
  /// How much it matters, with the numbers of the protocol.
  enum Severity: Int {
    case error = 1
    case warning = 2
    case information = 3
  }

  /// A replacement that mends it.
  struct Fix {
    var title: String
    var range: Range<Int>
    var text: String
  }

  var severity: Severity
  var range: Range<Int>
  var message: String
  var fixes: [Fix] = []

  /// What is said of a calculation.
  static func findings(
    of calculation: DocumentEvaluation.Calculation, in text: DocumentText
  ) -> [DocumentFinding] {
    let notes = calculation.notes.map {
      DocumentFinding(
        severity: .information, range: expression(of: calculation), message: $0)
    }
    switch calculation.part.answer {
    case .none, .plot: return notes
    case .result: return notes + (wrongResult(of: calculation, in: text).map { [$0] } ?? [])
    case .refusal(let words):
      return [
        DocumentFinding(severity: .error, range: expression(of: calculation), message: words)
      ]
    case .error(let error):
      // In prose, what has no value is something else.
      if calculation.isCode, calculation.part.place?.result == nil { return [] }
      return [finding(error, calculation)]
    }
  }

  private static func finding(
    _ error: CalculatorError, _ calculation: DocumentEvaluation.Calculation
  ) -> DocumentFinding {
    let diagnostic = error.diagnostic(
      inUTF8: calculation.part.expression, unit: calculation.settings.angleUnit)
    func range(_ range: SourceRange) -> Range<Int> {
      let lower = calculation.offset(of: range.lower)
      return lower..<max(lower, calculation.offset(of: range.upper))
    }
    let fixes = diagnostic.fixIts.map { fix in
      let words = fix.words
      return Fix(
        title: words.prefix(1).uppercased() + words.dropFirst(), range: range(fix.range),
        text: fix.replacement)
    }
    // The notes say what would work; without any, what would be written does.
    let notes = diagnostic.notes.isEmpty ? diagnostic.fixIts.map { $0.words } : diagnostic.notes
    let message = ([diagnostic.message] + notes).map(DiagnosticRenderer.escaped)
    return DocumentFinding(
      severity: .error, range: range(diagnostic.range), message: message.joined(separator: "\n"),
      fixes: fixes)
  }

  /// What is wrong with a result that is written, unless nothing is.
  private static func wrongResult(
    of calculation: DocumentEvaluation.Calculation, in text: DocumentText
  ) -> DocumentFinding? {
    guard let place = calculation.part.place?.result, let result = calculation.result else {
      return nil
    }
    let written = text.bytes[place]
    if written.allSatisfy({ NoteLine.isSpace($0) }) { return nil }
    guard
      let words = NoteResult.complaint(
        about: written, result, of: calculation.part, calculation.settings)
    else { return nil }
    let range = trimmed(written)
    return DocumentFinding(
      severity: .warning, range: range, message: words,
      fixes: [Fix(title: "Write the result", range: range, text: result)])
  }

  static func expression(of calculation: DocumentEvaluation.Calculation) -> Range<Int> {
    let first = calculation.starts.first ?? calculation.line.lowerBound
    return first..<max(first, calculation.offset(of: calculation.part.expression.count))
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> Range<Int> {
    let rest = text.drop { NoteLine.isSpace($0) }
    let end = rest.lastIndex { !NoteLine.isSpace($0) }.map { $0 + 1 } ?? rest.startIndex
    return rest.startIndex..<end
  }

  /// The finding as the protocol has it.
  func diagnostic(in text: DocumentText) -> JSONObject {
    var object = JSONObject()
    object.add("range", text.json(range))
    object.add("severity", severity.rawValue)
    object.add("source", "sci")
    object.add("message", message)
    return object
  }
}
