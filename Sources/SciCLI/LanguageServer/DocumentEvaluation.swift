import SciCalculator
import SciNumber
import SciSyntax

/// The answers of a document that is being edited, computed line by line, and again from the line that has changed.
struct DocumentEvaluation {
  /// A calculation of the document with its answer.
  struct Calculation {
    var part: NoteEvaluator.AnsweredCalculation
    /// Whether it is code in prose, of which errors are not told unless it has an arrow.
    var isCode: Bool
    /// Where each line of the expression begins in the document.
    var starts: [Int]
    /// The last line, or the code.
    var line: Range<Int>
    /// What was said of how it was read.
    var notes: [String]
    /// The settings that it was computed with.
    var settings: CalculatorSettings

    /// The place in the document of a place in the expression.
    func offset(of index: Int) -> Int {
      let before = part.expression[..<min(index, part.expression.count)]
      let number = min(before.count { $0 == UInt8(ascii: "\n") }, starts.count - 1)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return starts[number] + before.count - start
    }

    /// All of its lines.
    var range: Range<Int> { (starts.first ?? line.lowerBound)..<line.upperBound }

    /// Its result in a line, if it has one.
    var result: String? {
      if case .result(let text) = part.answer { NoteResult.inOneLine(text) } else { nil }
    }
  }

  /// What is known before a line.
  private struct State {
    var evaluator: NoteEvaluator
    /// Where the line begins.
    var next: Int
    var calculations: [Calculation] = []
    /// Where the lines begin that wait for a bracket.
    var pendingStarts: [Int] = []
  }

  private var state: State
  /// The state to go back to: before the line that was edited last, or the first one.
  private var checkpoint: State
  /// Where the line begins before which the next checkpoint is made.
  private var wanted: Int?
  private(set) var isComplete = false
  private let makeEvaluator: (DocumentText) -> NoteEvaluator

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - text: what it holds.
  ///   - makeEvaluator: what answers the lines, before the first one.
  init(_ text: DocumentText, _ makeEvaluator: @escaping (DocumentText) -> NoteEvaluator) {
    self.makeEvaluator = makeEvaluator
    state = State(evaluator: makeEvaluator(text), next: text.start)
    checkpoint = state
  }

  /// What is answered so far, in the order of the document.
  var calculations: [Calculation] { state.calculations }

  /// What is known after the last line that is answered.
  var calculator: Calculator { state.evaluator.session.calculator }

  /// Forgets what a change has made wrong.
  ///
  /// - Parameters:
  ///   - text: the document after the change.
  ///   - offset: where it begins to differ.
  mutating func restart(_ text: DocumentText, changedAt offset: Int) {
    let line = text.startOfNoteLine(at: min(offset, text.bytes.count))
    let isSameKind =
      NoteSession.numbersResults(for: text.bytes) == state.evaluator.session.numbersResults
    guard isSameKind, line >= checkpoint.next, text.start <= checkpoint.next else {
      state = State(evaluator: makeEvaluator(text), next: text.start)
      checkpoint = state
      wanted = line
      isComplete = false
      return
    }
    wanted = line
    if !isComplete, line >= state.next { return }
    state = checkpoint
    isComplete = false
  }

  /// Goes on answering lines.
  ///
  /// A line that is stopped is answered again later.
  ///
  /// - Parameters:
  ///   - text: the document.
  ///   - isStopped: asked between lines.
  mutating func goOn(_ text: DocumentText, until isStopped: () -> Bool) {
    while !isComplete {
      if isStopped() { return }
      if state.next == wanted { (checkpoint, wanted) = (state, nil) }
      // A copy costs as much as there are names: long documents go back further.
      let isShort = state.calculations.count < Self.shortCount
      let before = isShort ? (state.evaluator, state.next, state.pendingStarts) : nil
      let isLast = state.next >= text.bytes.count
      let calculations = isLast ? end() : line(of: text)
      if calculations.contains(where: { $0.isStopped }) {
        if let before {
          (state.evaluator, state.next, state.pendingStarts) = before
        } else {
          state = checkpoint
        }
        return
      }
      state.calculations += calculations
      isComplete = isLast
    }
  }

  private static let shortCount = 1000

  private mutating func end() -> [Calculation] { givePendingUp(before: state.next) }

  /// Answers the next line.
  private mutating func line(of text: DocumentText) -> [Calculation] {
    let (content, next) = text.noteLine(at: state.next)
    let start = state.next
    state.next = next
    let line = text.bytes[content]
    switch state.evaluator.next(line) {
    case .prose: return []
    case .fence:
      let calculations = givePendingUp(before: start)
      state.evaluator.beginTotal()
      return calculations
    case .calculation:
      guard let part = state.evaluator.calculate(line: line) else {
        if state.evaluator.isPending { state.pendingStarts.append(start) }
        return []
      }
      let starts = state.pendingStarts + [start]
      state.pendingStarts = []
      return [calculation(part, starts, content, isCode: false)]
    case .codes(let codes):
      return codes.map { code in
        let part = state.evaluator.calculate(code: line[code])
        return calculation(part, [code.lowerBound], code, isCode: true)
      }
    }
  }

  private mutating func givePendingUp(before end: Int) -> [Calculation] {
    guard let part = state.evaluator.givePendingUp(), let last = state.pendingStarts.last else {
      return []
    }
    defer { state.pendingStarts = [] }
    return [calculation(part, state.pendingStarts, last..<max(last, end - 1), isCode: false)]
  }

  private func calculation(
    _ part: NoteEvaluator.AnsweredCalculation, _ starts: [Int], _ line: Range<Int>, isCode: Bool
  ) -> Calculation {
    let session = state.evaluator.session
    return Calculation(
      part: part, isCode: isCode, starts: starts, line: line, notes: session.notes,
      settings: session.settings)
  }
}

extension DocumentEvaluation.Calculation {
  /// Whether it was not finished, because somebody did not want it any more.
  fileprivate var isStopped: Bool {
    if case .error(let error) = part.answer { error.mathematics == .cancelled } else { false }
  }
}

// MARK: - What is calculation

extension DocumentEvaluation {
  /// Calculations in a line that need not be answered yet.
  ///
  /// - Parameters:
  ///   - text: a document.
  ///   - isMarkdown: whether only what is marked is calculated.
  ///   - body: called with the calculations of each line that has some, until it answers `false`.
  static func scan(
    _ text: DocumentText, isMarkdown: Bool, _ body: (_ place: Range<Int>) -> Bool
  ) {
    var scanner = NoteScanner(isMarkdown: isMarkdown)
    var start = text.start
    while start < text.bytes.count {
      let (content, next) = text.noteLine(at: start)
      let places: [Range<Int>] =
        switch scanner.next(text.bytes[content]) {
        case .prose, .fence: []
        case .calculation: [content]
        case .codes(let codes): codes
        }
      for place in places where !body(place) { return }
      start = next
    }
  }
}
