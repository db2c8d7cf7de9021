import SciCalculator
import SciNumber
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
  private var session: NoteSession
  private var scanner: NoteScanner
  /// Lines whose last bracket is still open.
  private var pending: [UInt8] = []
  private var pendingCount = 0
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
    session = NoteSession(values, for: source, streams)
    scanner = NoteScanner(isMarkdown: isMarkdown)
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

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

// MARK: - Lines

extension Note {
  private mutating func answer(_ text: ArraySlice<UInt8>) {
    switch scanner.next(text) {
    case .prose: self.text += text
    case .fence:
      givePendingUp()
      session.beginTotal()
      self.text += text
    case .calculation: calculate(text)
    case .codes(let codes): calculate(codes, in: text)
    }
  }

  private mutating func calculate(_ text: ArraySlice<UInt8>) {
    let isEmpty = text.allSatisfy { NoteLine.isSpace($0) }
    if isEmpty, pending.isEmpty {
      session.beginTotal()
      self.text += text
      return
    }
    let line = NoteLine(text)
    var expression = pending + text[line.expression]
    let answer = session.answer(expression)
    if case .error(let error) = answer, line.result == nil, !isEmpty,
      pendingCount < Command.maximumLineCount, error.isUnfinished(expression)
    {
      pending = expression + Command.lineEnd
      pendingCount += 1
      self.text += text
      return
    }
    if isEmpty, pendingCount > 0 { expression = pending.dropLast() }
    (pending, pendingCount) = ([], 0)
    write(answer, of: expression, line.result, in: text)
  }

  /// Answers code in prose: with `=>`, or without if it has a value.
  private mutating func calculate(_ codes: [Range<Int>], in text: ArraySlice<UInt8>) {
    var start = text.startIndex
    for code in codes {
      self.text += text[start..<code.lowerBound]
      start = code.upperBound
      let part = text[code]
      let line = NoteLine(part)
      let expression = Array(part[line.expression])
      let answer = session.answer(expression)
      if line.result != nil {
        write(answer, of: expression, line.result, in: part)
      } else if case .result(let result) = answer {
        if checks { add("no result is written: it is \(result)", .mathematics) }
        // It takes the place of spaces, as it will where it is written the next time.
        self.text +=
          part[line.expression] + Array(" => \(Self.inOneLine(result))".utf8)
          + part[line.comment...]
      } else {
        self.text += part
      }
    }
    self.text += text[start...]
  }

  /// Says that a bracket was never closed.
  private mutating func givePendingUp() {
    if pending.isEmpty { return }
    let text = Array(pending.dropLast())
    if case .error(let error) = session.answer(text) { add(error, text) }
    (pending, pendingCount) = ([], 0)
  }
}

// MARK: - Results

extension Note {
  /// Writes a part with its result.
  private mutating func write(
    _ answer: NoteSession.Answer, of expression: [UInt8], _ place: Range<Int>?,
    in text: ArraySlice<UInt8>
  ) {
    let result: String
    switch answer {
    case .none: result = ""
    case .result(let value): result = value
    case .error(let error):
      add(error, expression)
      result = "error: \(error.message(inUTF8: expression))"
    case .refusal(let words):
      add("error: \(words)", .syntax)
      result = "error: \(words)"
    case .plot(let plot):
      draw(plot)
      result = ""
    }
    guard let place else {
      self.text += text
      return
    }
    let safe = Self.inOneLine(result)
    if checks, case .result = answer { check(text[place], safe, of: expression) }
    self.text += text[..<place.lowerBound]
    if !safe.isEmpty { self.text += Array(" \(safe)".utf8) }
    self.text += text[place.upperBound...]
  }

  private mutating func draw(_ plot: PlotRun) {
    do throws(PlotRun.Failure) {
      plots[line] = try plot.svg()
    } catch {
      switch error {
      case .word(let error, let word): add(error, Array(word.utf8))
      case .usage(let words): add("error: \(words)", .syntax)
      }
    }
  }

  /// A result that is read as one again: in a line, and without what would begin a comment or end code.
  private static func inOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x23 || $0 == 0x60 }) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "`": safe += "'"
      case "#" where safe.hasSuffix(" "): safe += "'#"
      case _ where scalar.value < 0x20: safe += " "
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe.trimmingSpaces
  }

  private mutating func add(_ error: CalculatorError, _ text: [UInt8]) {
    add(session.words(for: error, in: text), error.exitStatus)
  }

  private mutating func add(_ words: String, _ status: RunStatus) {
    findings.append(Finding(line: line, words: words, status: status))
  }

  /// Compares what is written with what would be.
  private mutating func check(
    _ place: ArraySlice<UInt8>, _ result: String, of expression: [UInt8]
  ) {
    let written = String(decoding: place, as: UTF8.self).trimmingSpaces
    if written == result { return }
    if written.isEmpty { return add("no result is written: it is \(result)", .mathematics) }
    guard let judgement = judge(written, of: expression) else {
      return add("wrong: \(written) is written, and it is \(result)", .mathematics)
    }
    if judgement.isRight { return }
    add(judgement.words.split(separator: "\n").joined(separator: "\n"), .mathematics)
  }

  /// What `sci verify` says of a number that is written; `nil` where it is none.
  private func judge(
    _ written: String, of expression: [UInt8]
  ) -> VerifyRun.Judgement? {
    guard let truth = session.value, session.settings.currency == nil else { return nil }
    let sign = EqualsSign.text(isExact: false)
    let text = (written.hasPrefix(sign) ? written.dropFirst(sign.count) : written[...])
      .trimmingSpaces.writing("−") { _ in "-" }
    do throws(CalculatorError) {
      var settings = session.settings
      settings.budget = settings.budget.started()
      let claim = try VerifyRun.value(of: text, settings)
      return try VerifyRun.judge(
        claim, written: text, truth, of: String(decoding: expression, as: UTF8.self), settings)
    } catch {
      return nil
    }
  }
}
