import SciCalculator
import SciNumber
import SciSyntax

/// Answers the calculations of a document, from the first line to the last.
///
/// It says what a calculation comes to, and not what is done with it: ``Note`` writes results into the document, and the language server shows them
/// beside it.
struct NoteEvaluator {
  private(set) var session: NoteSession
  private var scanner: NoteScanner
  /// Whether parts have their values, for which short ones are computed once more.
  private let keepsValues: Bool
  /// Lines whose last bracket is still open.
  private var pending: [UInt8] = []
  private var pendingCount = 0

  /// A calculation with its answer.
  struct AnsweredCalculation {
    var answer: NoteSession.Answer
    /// What was computed: the lines up to the last one, if a bracket was open.
    var expression: [UInt8]
    /// The parts of the last line; `nil` where a bracket was never closed.
    var place: NoteLine?
    /// The value behind a result, if values are kept.
    var value: Value?
  }

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - source: the document, which is only looked at for names that cost time.
  ///   - isMarkdown: whether only what is marked is calculated.
  ///   - keepsValues: whether parts have their values, and not only the texts.
  ///   - values: the options that it begins with.
  ///   - streams: those of the command, of which nothing is used but what they are.
  init(
    _ source: [UInt8], isMarkdown: Bool, keepsValues: Bool, _ values: OptionValues,
    _ streams: Streams
  ) {
    self.keepsValues = keepsValues
    session = NoteSession(values, for: source, streams)
    scanner = NoteScanner(isMarkdown: isMarkdown)
  }

  /// Whether lines wait for the bracket that closes theirs.
  var isPending: Bool { pendingCount > 0 }

  /// What the next line is, without what ends it.
  mutating func next(_ text: ArraySlice<UInt8>) -> NoteScanner.Line { scanner.next(text) }

  /// Answers a line of calculation.
  ///
  /// - Returns: `nil` if it is empty, or goes on in the next line.
  mutating func calculate(line text: ArraySlice<UInt8>) -> AnsweredCalculation? {
    let isEmpty = text.allSatisfy { NoteLine.isSpace($0) }
    if isEmpty, pending.isEmpty {
      session.beginTotal()
      return nil
    }
    let line = NoteLine(text)
    var expression = pending + text[line.expression]
    let answer = session.answer(expression)
    if case .error(let error) = answer, line.result == nil, !isEmpty,
      pendingCount < Command.maximumLineCount, error.isUnfinished(expression)
    {
      pending = expression + Command.lineEnd
      pendingCount += 1
      return nil
    }
    if isEmpty, pendingCount > 0 { expression = pending.dropLast() }
    (pending, pendingCount) = ([], 0)
    return part(answer, expression, line)
  }

  /// Answers code in prose.
  mutating func calculate(code text: ArraySlice<UInt8>) -> AnsweredCalculation {
    let line = NoteLine(text)
    let expression = Array(text[line.expression])
    let answer = session.answer(expression)
    return part(answer, expression, line)
  }

  /// Answers lines whose bracket was never closed, at the end of a block or of the document.
  mutating func givePendingUp() -> AnsweredCalculation? {
    if pending.isEmpty { return nil }
    let text = Array(pending.dropLast())
    (pending, pendingCount) = ([], 0)
    let answer = session.answer(text)
    return part(answer, text, nil)
  }

  /// Begins a new list for `total`, as blocks do.
  mutating func beginTotal() { session.beginTotal() }

  /// Lets each calculation that follows be stopped, and keeps settings of the document from raising limits.
  mutating func restrain(by budget: @escaping @Sendable (inout EvaluationBudget) -> Void) {
    session.restrain(by: budget)
  }

  private func part(
    _ answer: NoteSession.Answer, _ expression: [UInt8], _ place: NoteLine?
  ) -> AnsweredCalculation {
    let value: Value? = if keepsValues, case .result = answer { session.value } else { nil }
    return AnsweredCalculation(answer: answer, expression: expression, place: place, value: value)
  }
}
