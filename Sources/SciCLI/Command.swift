import SciCalculator
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
  private let options: Options
  private let streams: Streams
  private var calculator: Calculator
  private var unfinished = UnfinishedLines()
  private var status = RunStatus.success

  init(_ options: Options, _ streams: Streams) {
    self.options = options
    self.streams = streams
    calculator = Calculator(settings: options.settings)
  }

  /// Answers each expression, or each line of the file or of standard input when there is none.
  static func run(
    _ expressions: [String], _ options: Options, _ streams: Streams
  ) -> RunStatus {
    var command = Command(options, streams)
    let isBatch = expressions.isEmpty ? !streams.isInteractive : expressions.count > 1
    command.prepareForLackOfMemory(isBatch: isBatch)
    do throws(FileError) {
      if expressions.isEmpty {
        try command.answerLines(of: options.file, isBatch: isBatch)
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

  // MARK: - Where lines come from

  /// Answers each line of a file, or of standard input where there is no path.
  private mutating func answerLines(of path: String?, isBatch: Bool) throws(FileError) {
    let isPrompted = path == nil && streams.isInteractive
    let end = try streams.forEachLine(
      of: path,
      waiting: { [streams] () throws(FileError) in
        // An answer is written before the next line is waited for.
        if isPrompted { try streams.write(Array("> ".utf8)) }
        try streams.flush()
      },
      { (line, number) throws(FileError) in
        try answer(line: Array(line), number: isPrompted ? nil : number, isBatch: isBatch)
      })
    try answerUnfinishedLines(isBatch: isBatch)
    status = max(status, end)
    if isPrompted, end == .success { try streams.write(Self.lineEnd) }
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
  private mutating func answer(line: [UInt8], number: Int?, isBatch: Bool) throws(FileError) {
    guard unfinished.lines.isEmpty else { return try goOn(with: line, isBatch: isBatch) }
    switch outcome(of: line) {
    case .success(let lines): try streams.write(lines)
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
      unfinished.lines = []
      try streams.write(lines)
    // An empty line ends what somebody typed by mistake.
    case .failure(let error)
    where error.isUnfinished(text) && !line.isEmpty
      && unfinished.lines.count < Self.maximumLineCount:
      break
    case .failure: try answerUnfinishedLines(isBatch: isBatch)
    }
  }

  /// Answers each of the lines that are no expression together.
  private mutating func answerUnfinishedLines(isBatch: Bool) throws(FileError) {
    let (lines, first) = (unfinished.lines, unfinished.firstNumber)
    unfinished.lines = []
    for (index, line) in lines.enumerated() {
      try answer(line, line: first.map { $0 + index }, isBatch: isBatch)
    }
  }
}

extension CalculatorError {
  /// Whether nothing is wrong with a text but that a bracket is open at its end.
  fileprivate func isUnfinished(_ text: [UInt8]) -> Bool {
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
    case .success(let lines): try streams.write(lines)
    case .failure(let error): try report(error, of: text, line: line, isBatch: isBatch)
    }
  }

  /// What a text comes to.
  ///
  /// No `Result`: to make the metadata of a generic type takes a process as long as all else that `1+1` needs.
  private enum Outcome {
    case success([UInt8])
    case failure(CalculatorError)
  }

  private mutating func outcome(of text: [UInt8]) -> Outcome {
    // All that an expression takes, its digits included, shares one clock.
    let starts = calculator.settings.budget.startClock()
    defer { if starts { calculator.settings.budget.stopClock() } }
    do throws(CalculatorError) {
      return .success(try lines(answering: text))
    } catch {
      return .failure(error)
    }
  }

  private mutating func report(
    _ error: CalculatorError, of text: [UInt8], line: Int?, isBatch: Bool
  ) throws(FileError) {
    status = max(status, error.exitStatus)
    // What came before is seen before the diagnostic.
    if isBatch || options.isJSON { try writeError(error, of: text) }
    try streams.flush()
    var diagnostic = error.diagnostic(inUTF8: text, unit: options.settings.angleUnit)
    if line == nil, let note = Self.optionNote(error, text) { diagnostic.notes.append(note) }
    if let error = error.mathematics,
      let note = options.settings.budget.note(on: error)
    {
      diagnostic.notes.append(note)
    }
    let rendered = DiagnosticRenderer(width: 100).render(diagnostic, inUTF8: text)
    let prefix = line.map { "line \($0): " } ?? ""
    streams.writeDiagnostic(Array((prefix + rendered + "\n").utf8))
  }

  /// Sets what is said in the place of a result for which there is no memory.
  private func prepareForLackOfMemory(isBatch: Bool) {
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
    if options.isJSON || options.explains { return try report(on: text) }
    guard var result = try calculator.answer(text, format: options.format) else { return [] }
    result.bytes.append(UInt8(ascii: "\n"))
    if streams.isInteractive {
      return Array((result.isExact ? "= " : "≈ ").utf8) + result.bytes
    }
    return result.bytes
  }

  private static let lineEnd = [UInt8(ascii: "\n")]

  private mutating func writeError(
    _ error: CalculatorError, of text: [UInt8]
  ) throws(FileError) {
    guard options.isJSON else {
      return try streams.write(Array("error: \(error.message(inUTF8: text))\n".utf8))
    }
    let object = JSONObject.error(error, of: text)
    try streams.write(object.closed + Self.lineEnd)
  }
}

// MARK: - Amounts

extension Command {
  /// The lines of an answer that is an amount of money.
  private mutating func lines(
    answering typed: [UInt8], in money: MoneyOptions
  ) throws(CalculatorError) -> [UInt8] {
    let reading = options.explains ? try calculator.readings(of: typed) : nil
    guard let value = try value(of: typed, in: money) else { return [] }
    let budget = calculator.settings.budget
    switch value {
    case .boolean: break
    case .real, .quantity:
      guard let number = try amounts(value, in: money.currency, typed).first else { break }
      let amount = try marking(typed) { () throws(MathError) in
        try RoundedAmount(number, money, within: budget)
      }
      return try lines(answering: typed, by: amount, reading)
    case .list, .quantities:
      let elements = try amounts(value, in: money.currency, typed)
      let amounts = try marking(typed) { () throws(MathError) in
        try RoundedList(elements, money, within: budget)
      }
      return try lines(answering: typed, by: amounts, reading)
    }
    let result = try calculator.text(of: value, of: typed, format: options.format)
    guard options.isJSON else { return result.bytes + Self.lineEnd }
    return JSONObject.answer(
      input: typed, value: value, result: result, settings: calculator.settings
    ).closed + Self.lineEnd
  }

  /// The value of a text that is an expression, or an amount as the locale writes it: `1.234,56 €`.
  private mutating func value(
    of typed: [UInt8], in money: MoneyOptions
  ) throws(CalculatorError) -> Value? {
    let value: Value?
    do throws(CalculatorError) {
      value = try calculator.evaluate(typed)
    } catch {
      guard let amount = Self.amount(in: typed, money) else {
        throw error
      }
      return try calculator.evaluate(Self.text(of: amount))
    }
    // In English the language reads an amount as people do.
    guard money.locale != .en, let read = value?.quantity,
      let amount = Self.amount(in: typed, money), read.value.knownRational != amount.amount
    else { return value }
    let other = try calculator.text(of: .real(read.value), of: typed, format: .standard)
    throw CalculatorError(
      .unclearAmount(Self.text(of: amount), "\(other.string) \(amount.currency.code)"),
      at: SourceRange(0, typed.count))
  }

  /// An amount as an expression.
  private static func text(of amount: Money) -> String {
    "\(amount.exactText) \(amount.currency.code)"
  }

  /// The amount in the wanted currency that a whole text is in the way of a locale; a number by itself is left to the language.
  private static func amount(in typed: [UInt8], _ money: MoneyOptions) -> Money? {
    guard typed.count <= longestAmount else { return nil }
    let text = String(decoding: typed, as: UTF8.self)
    let namesCurrency = text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.generalCategory == .currencySymbol
    }
    guard namesCurrency else { return nil }
    return try? Money(text, locale: money.locale, expecting: money.currency)
  }

  private static let longestAmount = 64

  /// The numbers of amounts in a currency; plain numbers are amounts too.
  private func amounts(
    _ value: Value, in wanted: Currency, _ text: [UInt8]
  ) throws(CalculatorError) -> [Real] {
    var numbers: [Real] = []
    for element in value.elements ?? [] {
      let code = element.unit.currencyCode
      guard element.isNumber || code == wanted.code else {
        let reason: CalculatorError.Reason =
          code.map { .missingRate(from: $0, to: wanted.code) }
          ?? .notAnAmount(unit: element.unit.symbol, wanted: wanted.code)
        throw CalculatorError(reason, at: SourceRange(0, text.count))
      }
      numbers.append(element.value)
    }
    return numbers
  }

  /// Runs `body`, whose errors mark a whole text.
  private func marking<Result>(
    _ text: [UInt8], _ body: () throws(MathError) -> Result
  ) throws(CalculatorError) -> Result {
    do throws(MathError) {
      return try body()
    } catch {
      throw CalculatorError(.math(error, function: nil), at: SourceRange(0, text.count))
    }
  }

  /// The lines that show one amount or several.
  private func lines(
    answering typed: [UInt8], by amounts: some AmountText, _ reading: [Reading]?
  ) throws(CalculatorError) -> [UInt8] {
    let budget = calculator.settings.budget
    if options.format.rounding == .unnecessary, !amounts.isExact {
      let residue = try marking(typed) { () throws(MathError) in
        try amounts.residueText(within: budget)
      }
      let reason = residue.map { CalculatorError.Reason.inexact(residue: $0) }
      throw CalculatorError(
        reason ?? .math(.inexact, function: nil), at: SourceRange(0, typed.count))
    }
    if options.isJSON {
      var object = JSONObject()
      object.add("input", String(decoding: typed, as: UTF8.self))
      try marking(typed) { () throws(MathError) in
        try amounts.describe(in: &object, within: budget)
      }
      if let reading { object.add("reading", reading.map(\.text)) }
      return object.closed + Self.lineEnd
    }
    var lines = Self.lines(explaining: reading ?? [])
    if options.explains {
      let words = try marking(typed) { () throws(MathError) in
        try amounts.provenance(within: budget)
      }
      lines += Array("# \(words)\n".utf8)
    } else if streams.isInteractive {
      lines += Array((amounts.isExact ? "= " : "≈ ").utf8)
    }
    return lines + Array(amounts.text.utf8) + Self.lineEnd
  }
}

// MARK: - Saying more than the result

extension Command {
  /// The lines of an answer with `--json` or `--explain`.
  private mutating func report(on text: [UInt8]) throws(CalculatorError) -> [UInt8] {
    let reading = options.explains ? try calculator.readings(of: text) : nil
    guard let value = try calculator.evaluate(text) else { return [] }
    let result = try calculator.text(of: value, of: text, format: options.format)
    if options.isJSON {
      var object = JSONObject.answer(
        input: text, value: value, result: result, settings: calculator.settings)
      if let reading { object.add("reading", reading.map(\.text)) }
      return object.closed + Self.lineEnd
    }
    var lines = Self.lines(explaining: reading ?? [])
    lines += Array("# \(Self.provenance(of: result, value))\n".utf8)
    return lines + result.bytes + Self.lineEnd
  }
}

extension Command {
  /// How statements were read, in comment lines.
  private static func lines(explaining readings: [Reading]) -> [UInt8] {
    var lines: [UInt8] = []
    for statement in readings {
      lines += Array("# read as: \(statement.text)\n".utf8)
      for note in statement.notes { lines += Array("# note: \(note)\n".utf8) }
    }
    return lines
  }

  /// Where the digits of a result come from.
  private static func provenance(of result: ResultText, _ value: Value) -> String {
    if result.isExact { return "exact" }
    if case .list = value { return "each element rounded once" }
    let bits = value.real?.workingPrecision ?? 0
    return bits == 0
      ? "rounded once, from a fraction" : "rounded once, from an enclosure with \(bits) bits"
  }
}

extension CalculatorError {
  /// The exit status that tells this error.
  var exitStatus: RunStatus {
    switch errorClass {
    case .mathematics: .mathematics
    case .syntax: .syntax
    case .limit: .limit
    }
  }
}
