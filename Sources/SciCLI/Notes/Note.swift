import SciCalculator
import SciNumber
import SciPlot
import SciSyntax

/// A document whose results are written into it.
struct Note {
  /// The document with its results; all else byte for byte as it was.
  private(set) var text: [UInt8] = []
  /// What is to be said of lines, in order.
  private(set) var findings: [Finding] = []

  /// Something that is said of a line.
  struct Finding: Hashable {
    /// Counted from 1.
    var line: Int
    var words: String
    var status: RunStatus
  }

  /// The pictures as SVG, by the numbers of the lines that ask for them.
  private(set) var plots: [Int: String] = [:]

  private let checks: Bool
  private var evaluator: NoteEvaluator
  private var line = 0

  /// Answers a document.
  ///
  /// - Parameters:
  ///   - source: the document, UTF-8.
  ///   - isMarkdown: whether only what is marked is calculated.
  ///   - checks: whether written results are compared with the values.
  ///   - values: the options that it begins with.
  ///   - streams: those of the command, of which nothing is used but what they are.
  init(
    _ source: [UInt8], isMarkdown: Bool, checks: Bool, _ values: OptionValues,
    _ streams: Streams
  ) {
    self.checks = checks
    evaluator = NoteEvaluator(
      source, isMarkdown: isMarkdown, keepsValues: checks, values, streams)
    text.reserveCapacity(source.count + source.count / 4)
    var start = 0
    if source.starts(with: Self.byteOrderMark) {
      start = Self.byteOrderMark.count
      text += Self.byteOrderMark
    }
    while start < source.count {
      let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      let next = min(end + 1, source.count)
      let content = end > start && source[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
      line += 1
      answer(source[start..<content])
      text += source[content..<next]
      start = next
    }
    givePendingUp()
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

// MARK: - Lines

extension Note {
  private mutating func answer(_ text: ArraySlice<UInt8>) {
    switch evaluator.next(text) {
    case .prose: self.text += text
    case .fence:
      givePendingUp()
      evaluator.beginTotal()
      self.text += text
    case .calculation:
      guard let part = evaluator.calculate(line: text) else { return self.text += text }
      write(part, in: text)
    case .codes(let codes): calculate(codes, in: text)
    }
  }

  /// Answers code in prose: with `=>`, or without if it has a value.
  private mutating func calculate(_ codes: [Range<Int>], in text: ArraySlice<UInt8>) {
    var start = text.startIndex
    for code in codes {
      self.text += text[start..<code.lowerBound]
      start = code.upperBound
      let part = evaluator.calculate(code: text[code])
      if let place = part.place, place.result == nil, case .result(let result) = part.answer {
        if checks { add("no result is written: it is \(result)", .mathematics) }
        // It takes the place of spaces, as it will where it is written the next time.
        self.text += text[place.expression]
        self.text += Array(" => \(NoteResult.inOneLine(result))".utf8)
        self.text += text[place.comment..<code.upperBound]
      } else if part.place?.result != nil {
        write(part, in: text[code])
      } else {
        self.text += text[code]
      }
    }
    self.text += text[start...]
  }

  /// Says that a bracket was never closed.
  private mutating func givePendingUp() {
    guard let part = evaluator.givePendingUp(), case .error(let error) = part.answer else { return }
    add(error, part.expression)
  }
}

// MARK: - Results

extension Note {
  /// Writes a part with its result.
  private mutating func write(_ part: NoteEvaluator.AnsweredCalculation, in text: ArraySlice<UInt8>)
  {
    let result: String
    switch part.answer {
    case .none: result = ""
    case .result(let value): result = value
    case .error(let error):
      add(error, part.expression)
      result = "error: \(error.message(inUTF8: part.expression))"
    case .refusal(let words):
      add("error: \(words)", .syntax)
      result = "error: \(words)"
    case .plot(let plot):
      draw(plot)
      result = ""
    }
    guard let place = part.place?.result else {
      self.text += text
      return
    }
    let safe = NoteResult.inOneLine(result)
    if checks, case .result = part.answer,
      let words = NoteResult.complaint(
        about: text[place], safe, of: part, evaluator.session.settings)
    {
      add(words, .mathematics)
    }
    self.text += text[..<place.lowerBound]
    if !safe.isEmpty { self.text += Array(" \(safe)".utf8) }
    self.text += text[place.upperBound...]
  }

  private mutating func draw(_ plot: PlotRun) {
    do throws(PlotRun.PlotError) {
      plots[line] = try plot.svg()
    } catch {
      switch error {
      case .request(.word(let error, let word)): add(error, Array(word.utf8))
      case .request(.usage(let words)): add("error: \(words)", .syntax)
      case .file(let words, let status): add("error: \(words)", status)
      }
    }
  }

  private mutating func add(_ error: CalculatorError, _ text: [UInt8]) {
    add(evaluator.session.words(for: error, in: text), error.exitStatus)
  }

  private mutating func add(_ words: String, _ status: RunStatus) {
    findings.append(Finding(line: line, words: words, status: status))
  }
}
