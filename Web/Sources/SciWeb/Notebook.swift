import SciCalculator
import SciNumber
import SciPlot
import SciSyntax

/// A sheet of lines, each answered with what the lines above it define, as `sci note` answers a document.
///
/// When a line changes, it and those below are answered again. A line that ends in `=>` and one that does not mean the same; `#` begins a
/// comment, an empty line a new list for `total`, and `_2` is the second result.
struct Notebook {
  /// What a line comes to.
  enum Outcome {
    /// Nothing: a comment, a setting, an empty line.
    case nothing
    case answer(ExpressionLine.Answer)
    case picture(ExpressionLine.Picture)
    case failure(CalculatorError, of: String, at: Int)
    case plotFailure(ExpressionLine.PlotFailure, of: String)
    case refusal(String)
    /// The line goes on in the next one, which closes its bracket.
    case unfinished
  }

  /// A line with what it came to.
  struct Line {
    var text: String
    var outcome: Outcome
    /// The names that it gives a meaning.
    var names: [String] = []
    /// Tells this answer from all others, of the same line too.
    var serial: Int
    fileprivate var state: State
  }

  /// What is known behind a line.
  fileprivate struct State {
    var line = ExpressionLine()
    /// How many results there are.
    var resultCount = 0
    /// The number of the first result that `total` adds up.
    var firstOfTotal = 1
    /// Whether the sheet gives `total` another meaning.
    var hasOwnTotal = false
    /// Lines whose last bracket is still open.
    var pending = ""

    init() {
      line.seed = .none
      // The next line may close them.
      line.closesBrackets = false
      line.milliseconds = Notebook.milliseconds
    }
  }

  /// How long a line may take.
  private static let milliseconds = 10_000

  /// The lines as they were answered last.
  private(set) var lines: [Line] = []
  /// How many answers there were.
  private var answerCount = 0
  /// What is known before the first line.
  private var beginning = State()

  /// Answers a sheet; lines at its beginning that did not change are as they were.
  ///
  /// - Parameter text: the sheet, whose lines end in line feeds.
  mutating func answer(_ text: String) {
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var same = 0
    while same < min(texts.count, lines.count), texts[same] == lines[same].text { same += 1 }
    lines.removeSubrange(same...)
    for text in texts[same...] {
      var state = lines.last?.state ?? beginning
      let (outcome, names) = state.answer(text)
      answerCount += 1
      lines.append(
        Line(text: text, outcome: outcome, names: names, serial: answerCount, state: state))
    }
  }

  /// Says what currencies cost in one another; all lines have to be answered again.
  ///
  /// - Parameter text: the text of a file of rates; empty for none.
  /// - Returns: what is wrong with it; then nothing changes.
  mutating func setRates(_ text: String) -> String? {
    let setting = ExpressionLine.settings.first { $0.name == "rates" }
    if let reason = setting?.set(&beginning.line, text) { return reason }
    lines = []
    return nil
  }

  /// The picture of the line with a serial number.
  func picture(_ serial: Int) -> ExpressionLine.Picture? {
    guard case .picture(let picture) = lines.first(where: { $0.serial == serial })?.outcome else {
      return nil
    }
    return picture
  }

  /// The session behind the last line.
  var session: ExpressionLine { (lines.last?.state ?? beginning).line }

  /// The session before a line, in which it is completed.
  func session(before index: Int) -> ExpressionLine {
    (index > 0 && index <= lines.count ? lines[index - 1].state : beginning).line
  }

  /// What the sheet defines, in the order of its lines.
  var definitions: [NameCompletion] {
    var names: [String] = []
    for name in lines.flatMap({ $0.names }) where !names.contains(name) { names.append(name) }
    let known = session.definitions
    return names.compactMap { name in known.first { $0.name == name } }
  }
}

extension Notebook.Line {
  /// The unit of angles behind the line.
  var angleUnit: AngleUnit { state.line.angleUnit }
}

// MARK: - Lines

extension Notebook.State {
  fileprivate mutating func answer(_ text: String) -> (Notebook.Outcome, names: [String]) {
    let bytes = Array(text.utf8)
    let parts = NoteLine(bytes[...])
    let isEmpty = bytes.allSatisfy { NoteLine.isSpace($0) }
    if isEmpty, pending.isEmpty {
      firstOfTotal = resultCount + 1
      return (.nothing, [])
    }
    let own = String(decoding: bytes[parts.expression], as: UTF8.self)
    if pending.isEmpty, own.isEmpty { return (.nothing, []) }
    if pending.isEmpty, let outcome = command(own) { return (outcome, []) }
    let whole = pending + own
    let before = self
    pending = ""
    let outcome = evaluate(whole, offset: whole.utf8.count - own.utf8.count)
    if case .failure(let error, _, _) = outcome, !isEmpty, parts.result == nil,
      error.isUnfinished(Array(whole.utf8))
    {
      self = before
      pending = whole + "\n"
      return (.unfinished, [])
    }
    return (outcome, Syntax.definedNames(in: Array(whole.utf8)))
  }

  private mutating func evaluate(_ text: String, offset: Int) -> Notebook.Outcome {
    let bytes = Array(text.utf8)
    let mentionsTotal = Notebook.mentions("total", bytes)
    if mentionsTotal, let error = prepareTotal(for: bytes) {
      return .failure(error, of: text, at: offset)
    }
    let answer: ExpressionLine.Answer
    do throws(CalculatorError) {
      answer = try line.evaluate(text)
    } catch {
      return .failure(error, of: text, at: offset)
    }
    if let value = answer.value {
      resultCount += 1
      line.calculator.assign(value, to: "_\(resultCount)")
    }
    if mentionsTotal, !hasOwnTotal { firstOfTotal = resultCount + 1 }
    return .answer(answer)
  }

  /// Makes `total` the sum of the results since the last total or empty line, unless the sheet gives the name a meaning.
  ///
  /// - Returns: why they cannot be added.
  private mutating func prepareTotal(for text: [UInt8]) -> CalculatorError? {
    if Syntax.definedNames(in: text).contains("total") { hasOwnTotal = true }
    if hasOwnTotal { return nil }
    let names = firstOfTotal <= resultCount ? (firstOfTotal...resultCount).map { "_\($0)" } : []
    do throws(CalculatorError) {
      // What `ans` stands for stays.
      let calculator = line.calculator
      let sum: Value = try calculator.evaluate(
        names.isEmpty ? "0" : names.joined(separator: " + "))
      line.calculator.assign(sum, to: "total")
      return nil
    } catch {
      return CalculatorError(error.reason, at: SourceRange(0, text.count))
    }
  }

  /// What a plot or a setting such as `:radians` comes to; `nil` for an expression.
  private mutating func command(_ text: String) -> Notebook.Outcome? {
    do throws(ExpressionLine.PlotFailure) {
      if let picture = try line.picture(text) { return .picture(picture) }
    } catch {
      return .plotFailure(error, of: text)
    }
    guard text.hasPrefix(":") else { return nil }
    let words = text.dropFirst().split(separator: " ").map(String.init)
    let name = words.first ?? ""
    guard let setting = Notebook.settings.first(where: { $0.name == name }) else {
      let names = Notebook.settings.map { "`:\($0.name)`" }.joined(separator: ", ")
      return .refusal("there is no setting `:\(name)` in a notebook; there are \(names)")
    }
    let isOff = words.count == 2 && words[1] == "off" && setting.off != nil
    if words.count != (setting.value == nil || isOff ? 2 : 1) {
      let off = setting.off == nil ? "" : ", or `off`"
      return .refusal("`:\(name)` takes \(setting.value == nil ? "one word" : "nothing")\(off)")
    }
    let value = isOff ? setting.off : setting.value ?? words[1]
    let reason = ExpressionLine.settings.first { $0.name == setting.target }?.set(
      &line, value ?? "")
    return reason.map { .refusal("`:\(name)` \($0)") } ?? .nothing
  }
}

extension Notebook {
  /// The settings of a sheet, which those of the prompt are too: a name, the setting of the expression line behind it, its value if it takes
  /// none, and the value that stands for `off` if it takes that.
  fileprivate static let settings: [(name: String, target: String, value: String?, off: String?)] =
    [
      ("degrees", "angle", "degrees", nil), ("radians", "angle", "radians", nil),
      ("gradians", "angle", "gradians", nil), ("turns", "angle", "turns", nil),
      ("digits", "significant", nil, nil), ("decimals", "decimals", nil, nil),
      ("notation", "notation", nil, "auto"), ("rounding", "rounding", nil, nil),
      ("percent", "percent", nil, "relative"), ("complex", "complex", "true", "false"),
      ("money", "money", nil, ""), ("cash", "cash", "true", "false"), ("locale", "locale", nil, ""),
    ]

  /// Whether a word occurs in a text.
  fileprivate static func mentions(_ word: String, _ text: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: word.utf8) }
  }

  /// The sheet with its results, as `sci note` writes and reads it.
  var exported: String {
    lines.map { line in
      let bytes = Array(line.text.utf8)
      let parts = NoteLine(bytes[...])
      let expression = String(decoding: bytes[parts.expression], as: UTF8.self)
      let comment = String(decoding: bytes[parts.comment...], as: UTF8.self)
      switch line.outcome {
      case .answer(let answer):
        guard let result = answer.result else { return line.text }
        let sign = result.isExact ? "" : "≈ "
        return "\(expression) => \(sign)\(result.text)\(comment)"
      case .picture where !line.text.trimmingSpaces.hasPrefix(":"):
        return ":" + line.text.trimmingSpaces
      default: return line.text
      }
    }.joined(separator: "\n")
  }
}
