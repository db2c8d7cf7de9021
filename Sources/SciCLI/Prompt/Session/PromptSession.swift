import SciCalculator
import SciNumber
import SciPlot
import SciSyntax

/// A conversation at the prompt: lines in, answers out.
///
/// It knows what lines mean, and neither keys nor the screen. Whatever was typed before and did something is kept as text (``record``), so that a
/// session can be saved and evaluated again.
struct PromptSession {
  var command: Command
  private(set) var values = OptionValues()
  private(set) var preferences = PromptPreferences()
  /// The lines that can be gone back to.
  var history = PromptHistory()
  /// What did something, in order.
  private(set) var record: [String] = []
  /// Whether the time that an answer takes is said.
  private(set) var isTimed = false
  let streams: Streams
  /// Where the terminal is drawn on; `nil` where it only prints lines.
  var screen: Screen?
  /// The functions that were defined, for plots.
  private(set) var functions = PlotFunctions()
  /// How many results have a number.
  private(set) var resultCount = 0
  /// How many files are being loaded within one another.
  private var loadDepth = 0

  /// What answers have to know of the terminal.
  struct Screen {
    var columns: Int
    var palette: Palette
    var watch: EvaluationWatch
  }

  /// What happens after a line.
  enum Reaction {
    case goOn
    case clearScreen
    case end
  }

  init(_ streams: Streams) {
    self.streams = streams
    command = Command(Options(), streams.output)
  }

  /// Begins with the options of a command line, which go before what was set so far.
  ///
  /// - Parameter options: options that can be meant together.
  mutating func take(_ options: OptionValues) {
    let unit = options.angleUnit.map { [$0.rawValue] } ?? []
    let percent = options.percent.map { ["percent \($0.rawValue)"] } ?? []
    for line in unit + percent + options.changedSettings {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard let setting = PromptSetting.named(words[0]) else { continue }
      try? set(setting, to: words.count > 1 ? words[1] : "")
    }
    (values.json, values.explain) = (options.json, options.explain)
    applyValues()
    record = settingLines.map { ":" + $0 }
  }

  var calculator: Calculator { command.calculator }
  var columns: Int { screen?.columns ?? 80 }
  var palette: Palette? { screen?.palette }

  /// What stands before a line: the unit of angles, unless it is the usual one.
  var prompt: String {
    switch calculator.settings.angleUnit {
    case .degrees: "> "
    case .radians: "rad> "
    case .gradians: "grad> "
    case .turns: "turn> "
    }
  }

  /// Whether a text goes on in another line.
  func isUnfinished(_ text: String) -> Bool {
    guard request(in: text) == nil else { return false }
    let bytes = Array(text.utf8)
    do throws(CalculatorError) {
      _ = try calculator.readings(of: bytes)
      return false
    } catch {
      return error.isUnfinished(bytes)
    }
  }

  /// What can stand at a place of a line.
  func completion(of text: [UInt8], at offset: Int) -> Completion? {
    Completer(calculator: calculator).completion(of: text, at: offset)
  }
}

// MARK: - Lines

extension PromptSession {
  /// Answers what was typed: commands and expressions.
  mutating func answer(_ text: String) throws(FileError) -> Reaction {
    if let request = request(in: text) { return try perform(request) }
    try answerLines(of: text, isTyped: true)
    return .goOn
  }

  /// Answers a line of a terminal that only prints lines.
  mutating func answerPlain(_ line: [UInt8]) throws(FileError) -> Reaction {
    if command.unfinished.lines.isEmpty,
      let request = request(in: String(decoding: line, as: UTF8.self))
    {
      return try perform(request)
    }
    let errorCount = command.errorCount
    try command.answer(line: line, number: nil, isBatch: false)
    let hasFailed = command.errorCount > errorCount
    keep(line, hasFailed: hasFailed)
    if !hasFailed { takeFunctions(from: line) }
    return .goOn
  }

  /// Answers what an open bracket left, at the end of the input.
  mutating func endPlainLines() throws(FileError) -> RunStatus {
    try command.answerUnfinishedLines(isBatch: false)
    return command.status
  }

  /// Answers the expressions in a text, each of which ends with its line unless a bracket is open.
  mutating func answerLines(of text: String, isTyped: Bool) throws(FileError) {
    var pending: [UInt8] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      pending += pending.isEmpty ? Array(line.utf8) : Command.lineEnd + Array(line.utf8)
      if index + 1 < lines.count, isUnfinished(String(decoding: pending, as: UTF8.self)) {
        continue
      }
      try evaluate(pending, isBelowPrompt: isTyped && lines.count == 1)
      if screen?.watch.isCancelled == true { return }
      pending = []
    }
  }

  /// Answers one expression.
  private mutating func evaluate(_ text: [UInt8], isBelowPrompt: Bool) throws(FileError) {
    let clock = ContinuousClock()
    let start = clock.now
    let (outcome, number) = watched { $0.numberedOutcome(of: text) }
    let elapsed = clock.now - start
    switch outcome {
    case .success(let lines):
      keep(text)
      // A value that came all the same, from a step that cannot be stopped, is not wanted any more.
      if screen?.watch.isCancelled == true { return try write("stopped\n", .aside) }
      try show(String(decoding: lines, as: UTF8.self), number: number)
      for note in command.notesBelowResult { try write("note: \(note)\n", .aside) }
    case .failure(let error):
      keep(text, hasFailed: true)
      try show(error, of: text, isBelowPrompt: isBelowPrompt)
    }
    if isTimed { try write(elapsed.words + "\n", .aside) }
  }

  /// What a text comes to.
  mutating func outcome(of text: [UInt8]) -> Command.Outcome {
    let outcome = command.outcome(of: text)
    if case .success = outcome { takeFunctions(from: text) }
    return outcome
  }

  /// Has plots know what a text defines.
  private mutating func takeFunctions(from text: [UInt8]) {
    functions.take(from: String(decoding: text, as: UTF8.self), in: command.calculator)
  }

  /// What a text comes to, and the number of the result if it has one.
  mutating func numberedOutcome(of text: [UInt8]) -> (Command.Outcome, number: Int?) {
    let outcome = outcome(of: text)
    guard case .success(let lines) = outcome, !lines.isEmpty else { return (outcome, nil) }
    let number = resultCount + 1
    do throws(CalculatorError) {
      try command.calculator.evaluate("\(Self.resultName(number)) = ans")
    } catch {
      return (outcome, nil)
    }
    resultCount = number
    return (outcome, number)
  }

  /// The name of the result with a number.
  static func resultName(_ number: Int) -> String { "_\(number)" }

  /// Computes something while somebody looks after the terminal.
  mutating func watched<Value>(_ body: (inout PromptSession) -> Value) -> Value {
    guard let watch = screen?.watch else { return body(&self) }
    // What waits is written before the watch may write.
    try? streams.flush()
    return watch.run { body(&self) }
  }

  /// Records what was answered.
  ///
  /// What has failed only if it did something: it may have taken a meaning away, or have had a value before the statement that failed.
  private mutating func keep(_ text: [UInt8], hasFailed: Bool = false) {
    let line = String(decoding: text, as: UTF8.self)
    if line.allSatisfy(\.isWhitespace) { return }
    if !hasFailed || line.contains(";") || !Syntax.definedNames(in: text).isEmpty {
      record.append(line)
    }
  }
}

// MARK: - Writing

extension PromptSession {
  /// Writes something in a style, if the terminal has styles.
  func write(_ text: String, _ style: TextStyle = .plain) throws(FileError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { palette?.text(String($0), style) ?? String($0) }
    try streams.write(Array(lines.joined(separator: "\n").utf8))
  }

  /// Writes the lines of an answer, the number of the result before its sign.
  private func show(_ lines: String, number: Int?) throws(FileError) {
    for line in lines.split(separator: "\n") {
      if let number, palette != nil, EqualsSign.begins(line) {
        try write(Self.resultName(number) + " ", .aside)
        try write(String(line.prefix(1)), .sign)
        try write(String(line.dropFirst()) + "\n")
      } else {
        try write(line + "\n", line.hasPrefix("# ") ? .aside : .plain)
      }
    }
  }

  /// Says what is wrong with an expression; the marks stand under what was typed, if that is the row above.
  private func show(
    _ error: CalculatorError, of text: [UInt8], isBelowPrompt: Bool
  ) throws(FileError) {
    if error.mathematics == .cancelled { return try write("stopped\n", .aside) }
    var lines = command.diagnosticText(
      of: error, in: text, isArgument: false, columns: min(columns, 100)
    ).split(separator: "\n").map { line in
      // An option of the command line is a setting here.
      line.hasPrefix(Self.optionNote)
        ? "  note: :" + line.dropFirst(Self.optionNote.count) : String(line)
    }
    guard lines.count >= 3 else { return try complain(lines.joined(separator: "\n")) }
    let isWhole = lines[1] == "  " + String(decoding: text, as: UTF8.self)
    if isBelowPrompt, isWhole, prompt.columnCount + lines[1].columnCount - 2 < columns {
      let indent = String(repeating: " ", count: prompt.columnCount - 2)
      try write(indent + lines[2] + "\n", .error)
      lines.removeSubrange(1...2)
    }
    try complain(lines.joined(separator: "\n"))
  }

  private static let optionNote = "  note: --"

  /// Says what is wrong; the first line begins with `error: `.
  func complain(_ text: String) throws(FileError) {
    let start = "error: "
    let text = text.split(separator: "\n").map { folded(String($0)) }.joined(separator: "\n")
    guard text.hasPrefix(start) else { return try write(text + "\n") }
    try write(String(start.dropLast()), .error)
    try write(" " + text.dropFirst(start.count) + "\n")
  }

  /// A line as several, if it is wider than the terminal.
  private func folded(_ line: String) -> String {
    guard line.columnCount > columns else { return line }
    let indent = String(line.prefix { $0 == " " })
    let words = line.wrapped(columns: max(10, columns - indent.count - 2))
    return indent + words.joined(separator: "\n\(indent)  ")
  }
}

extension Duration {
  /// In a unit in which it is a small number.
  fileprivate var words: String {
    let microseconds = Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
    func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    return switch microseconds {
    case ..<1_000: "\(rounded(microseconds)) µs"
    case ..<1_000_000: "\(rounded(microseconds / 1_000)) ms"
    default: "\(rounded(microseconds / 1_000_000)) s"
    }
  }
}

// MARK: - Settings

extension PromptSession {
  /// Makes a setting, as `digits` with the value `50`.
  mutating func set(_ setting: PromptSetting, to value: String) throws(PromptSetting.SettingError) {
    try setting.apply(value, to: &values, &preferences)
    applyValues()
    if case .option = setting.action {
      record.append(value.isEmpty ? ":\(setting.name)" : ":\(setting.name) \(value)")
    }
  }

  /// Lets the options of the session be what ``values`` say.
  private mutating func applyValues() {
    guard var options = try? values.sessionOptions else { return }
    screen?.watch.attach(to: &options.settings.budget)
    let hasOtherRates = options.rates != command.options.rates
    command.use(options)
    if hasOtherRates { _ = command.readRates(from: streams) }
  }

  /// Begins to draw on a terminal.
  mutating func attach(_ screen: Screen) {
    self.screen = screen
    applyValues()
  }

  /// Says how each line is read before its result, or no longer.
  mutating func toggleExplanations() {
    values.explain.toggle()
    applyValues()
  }

  mutating func toggleTimes() { isTimed.toggle() }

  /// The lines that make the session what it is, in a text that ``load(_:)`` reads.
  var saved: String {
    ([Self.savedHeader] + record).map { $0 + "\n" }.joined()
  }

  /// The line by which a saved session is known.
  static let savedHeader = "# a session of sci; :load reads it"

  /// The settings as lines of a configuration, those that results depend on first.
  var settingLines: [String] {
    [
      "\(calculator.settings.angleUnit.rawValue)",
      "percent \((values.percent ?? .relative).rawValue)",
    ]
      + values.changedSettings
  }

  /// Answers the lines of a saved session without writing what they come to; errors are told.
  ///
  /// - Returns: how many lines were answered; `nil` where files load each other without end.
  mutating func load(_ text: String, from path: String) throws(FileError) -> Int? {
    guard loadDepth < 10 else { return nil }
    loadDepth += 1
    defer { loadDepth -= 1 }
    var count = 0
    var pending = ""
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      pending += pending.isEmpty ? String(line) : "\n" + line
      if isUnfinished(pending) { continue }
      let text = pending
      pending = ""
      if text.allSatisfy(\.isWhitespace) || text.hasPrefix("#") { continue }
      count += 1
      if let request = request(in: text) {
        _ = try perform(request)
        continue
      }
      let (outcome, _) = watched { $0.numberedOutcome(of: Array(text.utf8)) }
      if case .failure(let error) = outcome {
        if error.mathematics == .cancelled {
          try write("stopped in line \(number)\n", .aside)
          return count
        }
        try complain("error: \(path): line \(number): \(error.message(inUTF8: Array(text.utf8)))")
      }
      keep(Array(text.utf8))
    }
    return count
  }
}
