import SciCalculator
import SciNumber
import SciSyntax

/// How a run of the command ends.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// Not a real number, division by zero, undecided.
  case mathematics = 1
  case syntax = 2
  case limit = 3
  case usage = 64

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// One run of the command over expressions, a file, or standard input.
struct Command {
  private let options: Options
  private let streams: Streams
  private var calculator: Calculator
  private var output: Output
  private var status = ExitStatus.success

  init(_ options: Options, _ streams: Streams) {
    self.options = options
    self.streams = streams
    calculator = Calculator(settings: options.settings)
    output = Output(streams.write)
  }

  /// Answers each expression, or each line of the file or of standard input when there is none.
  static func run(
    _ expressions: [String], _ options: Options, _ streams: Streams
  ) -> ExitStatus {
    var command = Command(options, streams)
    do throws(FileDescriptor.Failure) {
      if let file = options.file {
        try command.answerFile(file)
      } else if expressions.isEmpty {
        try command.answerInput()
      } else {
        for expression in expressions {
          try command.answer(expression, place: nil, isBatch: expressions.count > 1)
        }
      }
      try command.output.flush()
    } catch {
      // Whoever read the output has heard enough; that is no failure.
      if error.isClosedPipe { return command.status }
      streams.writeDiagnostic(Array("sci: \(error.words)\n".utf8))
      return .usage
    }
    return command.status
  }

  // MARK: - Where lines come from

  private mutating func answerFile(_ path: String) throws(FileDescriptor.Failure) {
    let bytes: [UInt8]
    do throws(FileDescriptor.Failure) {
      bytes = try streams.contents(path)
    } catch {
      streams.writeDiagnostic(Array("sci: \(path): \(error.words)\n".utf8))
      status = .usage
      return
    }
    var lines = LineCutter()
    lines.append(bytes)
    var number = 0
    while let line = lines.next() {
      number += 1
      try answer(line, number: number)
    }
    if let line = lines.last() { try answer(line, number: number + 1) }
  }

  private mutating func answerInput() throws(FileDescriptor.Failure) {
    var lines = LineCutter()
    var number = 0
    while true {
      // Whoever waits for an answer before asking on gets it before the next question is read.
      if streams.isInteractive { try write("> ") }
      try output.flush()
      let block = try streams.read()
      if block.isEmpty { break }
      lines.append(block)
      while let line = lines.next() {
        number += 1
        try answer(line, number: number)
      }
    }
    if let line = lines.last() { try answer(line, number: number + 1) }
    if streams.isInteractive { try write("\n") }
  }

  private mutating func answer(
    _ line: ArraySlice<UInt8>, number: Int
  ) throws(FileDescriptor.Failure) {
    guard let text = String(validating: line, as: UTF8.self) else {
      let valid = String(decoding: line, as: UTF8.self)
      return try fail(
        "the line is not UTF-8", diagnostic: "error: line \(number) is not UTF-8\n",
        input: valid, status: .syntax, range: nil, isBatch: true)
    }
    try answer(text, place: streams.isInteractive ? nil : number, isBatch: !streams.isInteractive)
  }

  // MARK: - One expression

  private mutating func answer(
    _ text: String, place: Int?, isBatch: Bool
  ) throws(FileDescriptor.Failure) {
    do throws(CalculatorError) {
      if options.isJSON || options.explains {
        try answerAtLength(text)
      } else if let result = try calculator.answer(text, format: options.format) {
        let mark = streams.isInteractive ? (result.isExact ? "= " : "≈ ") : ""
        writeLine(mark, result.bytes)
      }
    } catch {
      let rendered = error.diagnostic(in: text).rendered(in: text)
      let prefix = place.map { "line \($0): " } ?? ""
      try fail(
        error.message, diagnostic: prefix + rendered, input: text, status: error.exitStatus,
        range: error.range, isBatch: isBatch)
    }
    try output.flushIfFull()
  }
}
