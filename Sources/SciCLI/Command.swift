import SciCalculator
import SciCalendar
import SciJSON
import SciMoney
import SciNumber
import SciSyntax
import SciUnits

/// How a run of the command ends.
enum RunStatus: Int32, Comparable {
  case success = 0
  /// Not a real number, division by zero, undecided.
  case mathematics = 1
  case syntax = 2
  case limit = 3
  case usage = 64

  static func < (left: RunStatus, right: RunStatus) -> Bool { left.rawValue < right.rawValue }
}

/// One run of the command over expressions, a file, or standard input.
struct Command {
  private(set) var options: Options
  private(set) var output: LineOutput
  var calculator: Calculator
  /// The lines of an expression that goes on in the next one.
  private(set) var unfinished = UnfinishedLines()
  private(set) var status = RunStatus.success
  /// How many expressions had no value.
  private(set) var errorCount = 0

  init(_ options: Options, _ output: LineOutput) {
    self.options = options
    self.output = output
    calculator = Calculator(settings: options.settings)
    if !options.now.utf8.isEmpty { setClock() }
    calculator.setSeed(to: options.seed ?? .random(in: 0...UInt64.max))
  }

  /// Goes on with other options; names and results stay.
  mutating func use(_ options: Options) {
    if let seed = options.seed, seed != self.options.seed { calculator.setSeed(to: seed) }
    self.options = options
    calculator.settings = options.settings
    setClock()
  }

  /// Answers each expression, or each line of the file or of standard input when there is none.
  static func run(
    _ expressions: [String], _ options: Options, _ streams: Streams
  ) -> RunStatus {
    var command = Command(options, streams.output)
    let isBatch = expressions.count != 1
    command.prepareForLackOfMemory(of: streams, isBatch: isBatch)
    if !options.rates.utf8.isEmpty, !command.readRates(from: streams) { return .usage }
    do throws(FileError) {
      if expressions.isEmpty {
        try command.answerLines(of: options.file, from: streams, isBatch: isBatch)
      } else {
        for expression in expressions {
          try command.answer(argument: expression, isBatch: isBatch)
        }
      }
      try streams.flush()
    } catch {
      return max(command.status, streams.report(error))
    }
    return command.status
  }

  /// Reads the file of rates, if the options name one.
  ///
  /// - Returns: whether it has rates; what is wrong with it is said.
  mutating func readRates(from streams: Streams) -> Bool {
    calculator.rates = nil
    guard !options.rates.isEmpty else { return true }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try streams.contents(of: options.rates)
    } catch {
      streams.complain("\(options.rates): \(error.words)")
      return false
    }
    do throws(CurrencyRatesError) {
      calculator.rates = try CurrencyRates(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      streams.complain("\(options.rates): \(error)")
      return false
    }
    return true
  }

  // MARK: - Where lines come from

  /// Answers each line of a file, or of standard input where there is no path.
  private mutating func answerLines(
    of path: String?, from streams: Streams, isBatch: Bool
  ) throws(FileError) {
    if options.jobs > 1 {
      let end = try answerLines(
        of: path, from: streams, isBatch: isBatch, threadCount: options.jobs)
      try answerUnfinishedLines(isBatch: isBatch)
      status = max(status, end)
      return
    }
    let end = try streams.forEachLine(
      of: path,
      // An answer is written before the next line is waited for.
      waiting: streams.flush,
      { (line, number) throws(FileError) in
        try answer(line: line, number: number, isBatch: isBatch)
      })
    try answerUnfinishedLines(isBatch: isBatch)
    status = max(status, end)
  }
}

// MARK: - Copies for other threads

extension Command {
  /// A copy that answers lines which do not mention `ans`, and writes elsewhere.
  func branch(writingTo output: LineOutput) -> Command {
    var copy = self
    copy.output = output
    copy.calculator.forgetPreviousResult()
    return copy
  }

  /// Goes on after the lines that a copy has answered.
  mutating func goOn(after branch: Command) {
    status = max(status, branch.status)
    calculator.takePreviousResult(of: branch.calculator)
  }
}

// MARK: - Expressions of several lines

extension Command {
  /// Lines whose last bracket is still open, and the number of the first.
  struct UnfinishedLines {
    var lines: [[UInt8]] = []
    var firstNumber: Int?
  }

  /// How many lines an expression may have.
  static let maximumLineCount = 100

  /// Answers a line, or keeps it for the next one if a bracket is open at its end.
  mutating func answer(line: [UInt8], number: Int?, isBatch: Bool) throws(FileError) {
    guard unfinished.lines.isEmpty else { return try goOn(with: line, isBatch: isBatch) }
    switch outcome(of: line) {
    case .success(let lines): try write(lines, line: number)
    case .failure(let error) where error.isUnfinished(line):
      unfinished = UnfinishedLines(lines: [line], firstNumber: number)
    case .failure(let error): try report(error, of: line, line: number, isBatch: isBatch)
    }
  }

  /// Answers unfinished lines together with another one, or keeps them all.
  ///
  /// If the lines together are no expression, each is answered by itself, so that a bracket that was forgotten is an
  /// error in its own line.
  private mutating func goOn(with line: [UInt8], isBatch: Bool) throws(FileError) {
    unfinished.lines.append(line)
    let text = Array(unfinished.lines.joined(separator: Self.lineEnd))
    switch outcome(of: text) {
    case .success(let lines):
      let number = unfinished.firstNumber
      unfinished.lines = []
      try write(lines, line: number)
    // An empty line ends what somebody typed by mistake.
    case .failure(let error)
    where error.isUnfinished(text) && !line.isEmpty
      && unfinished.lines.count < Self.maximumLineCount:
      break
    case .failure: try answerUnfinishedLines(isBatch: isBatch)
    }
  }

  /// Answers each of the lines that are no expression together.
  mutating func answerUnfinishedLines(isBatch: Bool) throws(FileError) {
    let (lines, first) = (unfinished.lines, unfinished.firstNumber)
    unfinished.lines = []
    for (index, line) in lines.enumerated() {
      try answer(line, line: first.map { $0 + index }, isBatch: isBatch)
    }
  }
}

extension CalculatorError {
  /// Whether nothing is wrong with a text but that a bracket is open at its end.
  func isUnfinished(_ text: [UInt8]) -> Bool {
    guard case .syntax(let error) = reason, error.range.lower == text.count else { return false }
    return Syntax.hasOpenBracket(text)
  }
}

// MARK: - One expression

extension Command {
  /// Answers an argument; an empty one, as from a variable that is not set, is an error.
  private mutating func answer(
    argument: String, isBatch: Bool
  ) throws(FileError) {
    let text = Array(argument.utf8)
    if let error = mistakenOption(argument) {
      return try report(error, of: text, line: nil, isBatch: isBatch)
    }
    guard argument.allSatisfy(\.isWhitespace) else {
      return try answer(text, line: nil, isBatch: isBatch)
    }
    let error = SyntaxError(.expectedOperand, at: SourceRange(0, 0))
    try report(
      CalculatorError(.syntax(error), at: error.range), of: text, line: nil, isBatch: isBatch)
  }

  /// Answers one text.
  ///
  /// - Parameters:
  ///   - text: the expression or statements.
  ///   - line: the number of the line, where a person could not tell it.
  ///   - isBatch: whether an error leaves a line on standard output, so that lines stay aligned.
  /// - Throws: why standard output cannot be written.
  private mutating func answer(
    _ text: [UInt8], line: Int?, isBatch: Bool
  ) throws(FileError) {
    switch outcome(of: text) {
    case .success(let lines): try write(lines, line: line)
    case .failure(let error): try report(error, of: text, line: line, isBatch: isBatch)
    }
  }

  /// Writes an answer, and what should be said of how its text was read.
  private func write(_ lines: [UInt8], line: Int?) throws(FileError) {
    try output.write(lines)
    if !calculator.notes.isEmpty { try writeNotes(line: line) }
  }

  @inline(never)
  private func writeNotes(line: Int?) throws(FileError) {
    let notes = notesBelowResult
    if notes.isEmpty { return }
    try output.flush()
    let prefix = line.map { "line \($0): " } ?? ""
    for note in notes {
      output.writeDiagnostic(Array("\(prefix)note: \(note)\n".utf8))
    }
  }

  /// What is said below a result of how its text was read, where nothing else says it.
  var notesBelowResult: [String] { options.isJSON || options.explains ? [] : calculator.notes }

  /// Adds what should be said of how the last text was read.
  func addNotes(to object: inout JSONObject) {
    if !calculator.notes.isEmpty { object.add("notes", calculator.notes) }
  }

  /// What a text comes to.
  ///
  /// No `Result`: to make the metadata of a generic type takes a process as long as all else that `1+1` needs.
  enum Outcome {
    case success([UInt8])
    case failure(CalculatorError)
  }

  mutating func outcome(of text: [UInt8]) -> Outcome {
    // All that an expression takes, its digits included, shares one clock. A plain answer starts its own.
    let starts = !options.isPlain && calculator.settings.budget.startClock()
    defer { if starts { calculator.settings.budget.stopClock() } }
    do throws(CalculatorError) {
      return .success(try lines(answering: text))
    } catch {
      return error.reason == .calendar(.clockExpected) ? outcomeNow(of: text) : .failure(error)
    }
  }

  /// What a text comes to that mentions what time it is, by the machine's clock.
  @inline(never)
  private mutating func outcomeNow(of text: [UInt8]) -> Outcome {
    if let time = MachineClock.now(in: options.zone) { calculator.setClock(to: time) }
    defer { calculator.forgetClock() }
    do throws(CalculatorError) {
      return .success(try lines(answering: text))
    } catch {
      return .failure(error)
    }
  }

  /// Makes `@now` stand for what the options say, if they do.
  private mutating func setClock() {
    if let time = options.fixedTime {
      calculator.setClock(to: time)
    } else {
      calculator.forgetClock()
    }
  }

  private mutating func report(
    _ error: CalculatorError, of text: [UInt8], line: Int?, isBatch: Bool
  ) throws(FileError) {
    status = max(status, error.exitStatus)
    errorCount += 1
    // What came before is seen before the diagnostic.
    if isBatch || options.isJSON { try writeError(error, of: text) }
    try output.flush()
    let prefix = line.map { "line \($0): " } ?? ""
    let rendered = diagnosticText(of: error, in: text, isArgument: line == nil)
    output.writeDiagnostic(Array((prefix + rendered + "\n").utf8))
  }

  /// What is said of an error, in lines without a line break at the end.
  func diagnosticText(
    of error: CalculatorError, in text: [UInt8], isArgument: Bool, columns: Int = 100
  ) -> String {
    var diagnostic = error.diagnostic(inUTF8: text, unit: options.settings.angleUnit)
    if isArgument, let note = Self.optionNote(error, text) { diagnostic.notes.append(note) }
    if let error = error.mathematics,
      let note = options.settings.budget.note(on: error)
    {
      diagnostic.notes.append(note)
    }
    return DiagnosticRenderer(width: columns).render(diagnostic, inUTF8: text)
  }

  /// Sets what is said in the place of a result for which there is no memory.
  func prepareForLackOfMemory(of streams: Streams, isBatch: Bool) {
    let words = "not enough memory"
    var line = isBatch ? "error: \(words)\n" : ""
    if options.isJSON {
      var parts = JSONObject()
      parts.add("message", words)
      parts.add("class", ErrorClass.limit.rawValue)
      var object = JSONObject()
      object.add("error", parts)
      line = String(decoding: object.closed + Self.lineEnd, as: UTF8.self)
    }
    streams.prepareForLackOfMemory(line, "error: \(words)\n")
  }

  /// The error of an argument such as `-V`: nobody asks for the negative of a unit.
  private func mistakenOption(_ argument: String) -> CalculatorError? {
    let name = String(argument.dropFirst())
    guard argument.first == "-", Unit.isName(name), calculator.variables[name] == nil else {
      return nil
    }
    return CalculatorError(
      .unknownName(name, suggestions: []), at: SourceRange(1, argument.utf8.count))
  }

  /// What to say of `-v`, which may have been meant for an option.
  private static func optionNote(_ error: CalculatorError, _ text: [UInt8]) -> String? {
    guard case .unknownName = error.reason, text.first == UInt8(ascii: "-"),
      error.range == SourceRange(1, text.count)
    else { return nil }
    return "`\(String(decoding: text, as: UTF8.self))` is no option either: see `sci --help`"
  }

  private mutating func lines(answering text: [UInt8]) throws(CalculatorError) -> [UInt8] {
    if let money = options.money { return try lines(answering: text, in: money) }
    if options.hasExtras { return try report(on: text) }
    guard var result = try calculator.answer(text, format: options.format) else { return [] }
    result.bytes.append(UInt8(ascii: "\n"))
    if output.isInteractive {
      return EqualsSign.utf8(isExact: result.isExact) + result.bytes
    }
    return result.bytes
  }

  static let lineEnd = [UInt8(ascii: "\n")]

  private mutating func writeError(
    _ error: CalculatorError, of text: [UInt8]
  ) throws(FileError) {
    guard options.isJSON else {
      return try output.write(Array("error: \(error.message(inUTF8: text))\n".utf8))
    }
    let object = JSONObject.error(error, of: text)
    try output.write(object.closed + Self.lineEnd)
  }
}

// MARK: - Saying more than the result

extension Command {
  /// The lines of an answer with `--json`, `--explain` or the names of days.
  private mutating func report(on text: [UInt8]) throws(CalculatorError) -> [UInt8] {
    let reading = options.explains ? try calculator.readings(of: text) : nil
    calculator.forgetProof()
    guard let value = try calculator.evaluate(text)?.withoutKnowledge else { return [] }
    var result = try calculator.text(of: value, of: text, format: options.format)
    if let remark = result.remark { calculator.add(note: remark) }
    if !options.isJSON, !options.dayLocale.isEmpty { localize(&result.bytes, value) }
    let proof =
      options.explains
      ? calculator.proof?.words(within: calculator.settings.budget) ?? [] : []
    if options.isJSON {
      var object = JSONObject.answer(
        input: text, value: value, result: result, settings: calculator.settings)
      if let proof = calculator.proof {
        object.add(proof, isList: value.isList, options.format, within: calculator.settings.budget)
      }
      if let reading {
        object.add("reading", reading.map(\.text))
        if !proof.isEmpty { object.add("proof", proof) }
      }
      addNotes(to: &object)
      return object.closed + Self.lineEnd
    }
    guard options.explains else {
      let sign = output.isInteractive ? EqualsSign.utf8(isExact: result.isExact) : []
      return sign + result.bytes + Self.lineEnd
    }
    var lines = Self.lines(explaining: reading ?? [])
    for theorem in proof { lines += Array("# proof: \(theorem)\n".utf8) }
    if text.contains(UInt8(ascii: "@")), let zones = Self.zones(of: text, value) {
      lines += Array("# \(zones)\n".utf8)
    }
    lines += Array("# \(Self.provenance(of: result, value))\n".utf8)
    if output.isInteractive { lines += EqualsSign.utf8(isExact: result.isExact) }
    return lines + result.bytes + Self.lineEnd
  }
}

extension Value {
  /// The same value, so that the bits that are told are those that this answer takes, and not another one before it.
  fileprivate var withoutKnowledge: Value {
    switch self {
    case .scalar(.real(let number)): return .real(number.withoutKnowledge)
    case .scalar(.quantity(var quantity)):
      quantity.value = quantity.value.withoutKnowledge
      return .scalar(.quantity(quantity))
    case .scalar(.complex(var quantity)):
      quantity.value = Complex(
        quantity.value.real.withoutKnowledge, quantity.value.imaginary.withoutKnowledge)
      return .scalar(.complex(quantity))
    case .scalar(.boolean), .scalar(.calendar), .list: return self
    }
  }
}

extension Command {
  /// How statements were read, in comment lines.
  static func lines(explaining readings: [Reading]) -> [UInt8] {
    var lines: [UInt8] = []
    for statement in readings {
      lines += Array("# read as: \(statement.text)\n".utf8)
      for note in statement.notes { lines += Array("# note: \(note)\n".utf8) }
    }
    return lines
  }

  /// Whose rules a zone has that a text or its result names; `nil` where there is none.
  private static func zones(of text: [UInt8], _ value: Value) -> String? {
    let isInZone: Bool =
      if case .scalar(.calendar(.moment(.zoned(let time)))) = value, case .named = time.zone {
        true
      } else {
        text.contains(UInt8(ascii: "["))
      }
    guard isInZone else { return nil }
    let version = SystemZones.version.map { " \($0)" } ?? ""
    return "zones by the tz database\(version) of the machine; leap seconds are not counted"
  }

  /// Where the digits of a result come from.
  static func provenance(of result: ResultText, _ value: Value) -> String {
    if result.isExact { return "exact" }
    if value.isList { return "each element rounded once" }
    let bits = value.scalars.flatMap(\.parts).map(\.workingPrecision).max() ?? 0
    return bits == 0
      ? "rounded once, from a fraction" : "rounded once, from an enclosure with \(bits) bits"
  }
}

extension CalculatorError {
  /// The exit status that tells this error.
  var exitStatus: RunStatus { errorClass.exitStatus }
}

extension ErrorClass {
  /// The exit status that tells errors of this class.
  var exitStatus: RunStatus {
    switch self {
    case .mathematics: .mathematics
    case .syntax: .syntax
    case .limit: .limit
    }
  }
}
