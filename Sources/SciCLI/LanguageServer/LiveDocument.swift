import SciCalculator
import SciNumber

/// A document that is open in an editor.
struct LiveDocument {
  let uri: String
  var version: Int?
  /// Whether only what is marked is calculated, as in Markdown.
  let isMarkdown: Bool
  private(set) var text: DocumentText
  private(set) var evaluation: DocumentEvaluation
  /// Whether the editor knows what is wrong with it.
  var isPublished = false
  /// Whether the editor asked for results before all were there.
  var wasAskedEarly = false

  /// Opens a document.
  ///
  /// - Parameters:
  ///   - uri: its name, by which a file of calculations is known.
  ///   - language: what the editor takes it for.
  ///   - text: what it holds.
  ///   - makeEvaluator: what answers its lines.
  init(
    uri: String, language: String, _ text: DocumentText,
    _ makeEvaluator: @escaping (DocumentText, _ isMarkdown: Bool) -> NoteEvaluator
  ) {
    self.uri = uri
    let isMarkdown = language != "sci" && !uri.lowercased().hasSuffix(".sci")
    self.isMarkdown = isMarkdown
    self.text = text
    evaluation = DocumentEvaluation(text) { makeEvaluator($0, isMarkdown) }
  }

  /// Puts other text in the place of a range.
  mutating func replace(_ range: Range<Int>, by replacement: [UInt8]) {
    // Some editors send all of it, of which most is as it was.
    let common = zip(text.bytes[range], replacement).prefix { $0 == $1 }.count
    text.replace(range, by: replacement)
    evaluation.restart(text, changedAt: range.lowerBound + common)
    isPublished = false
  }

  /// Goes on answering its lines, until all are or the patience is over.
  mutating func goOn(_ patience: Patience) {
    evaluation.goOn(text) { patience.isOver }
  }

  /// The calculation that a place is in.
  func calculation(at offset: Int) -> DocumentEvaluation.Calculation? {
    evaluation.calculations.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// The part of the line with a place that is calculation, answered or not.
  func place(at offset: Int) -> Range<Int>? {
    var found: Range<Int>?
    DocumentEvaluation.scan(text, isMarkdown: isMarkdown) { place in
      if place.lowerBound <= offset, offset <= place.upperBound { found = place }
      return place.lowerBound <= offset
    }
    return found
  }
}
