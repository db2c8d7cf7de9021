/// Successive independent lines of a batch: the session they are answered in, and then their answers.
///
/// One thread at a time has a group: the one that reads fills it, a worker answers it, the one that reads writes the answers.
/// ``WorkQueue`` hands it on under its lock.
final class LineGroup: Work {
  /// The lines without what ends them.
  private var text: [UInt8] = []
  /// Where each line ends.
  private var ends: [Int] = []
  private let isBatch: Bool
  /// The number of the first line.
  private let firstNumber: Int
  /// A copy of the session; once the lines are answered, with what they left in it.
  private(set) var command: Command
  private let effects = Effects()
  /// How long the answers took.
  private(set) var duration = Duration.zero
  /// Whether the lines are answered; belongs to ``WorkQueue``.
  var isAnswered = false

  init(firstNumber: Int, in command: Command, isBatch: Bool) {
    self.firstNumber = firstNumber
    self.isBatch = isBatch
    self.command = command.branch(writingTo: effects.output(like: command.output))
  }

  var lineCount: Int { ends.count }

  func append(_ line: [UInt8]) {
    text += line
    ends.append(text.count)
  }

  /// Whether there are so many lines, or long ones.
  func isFull(_ count: Int) -> Bool { lineCount >= count || text.count >= Self.longText }

  private static let longText = 1 << 16

  /// Answers the lines in the copy of the session, and keeps what is to be written.
  func answer() {
    let begin = ContinuousClock.now
    // A variable of this call is changed without asking each time who else does.
    var command = self.command
    var (start, number) = (0, firstNumber)
    // One array holds every line: to make one takes as long as to read a number.
    var line: [UInt8] = []
    for end in ends {
      line.removeAll(keepingCapacity: true)
      line += text[start..<end]
      // What this writes to is memory, so that nothing is thrown.
      try? command.answer(line: line, number: number, isBatch: isBatch)
      (start, number) = (end, number + 1)
    }
    self.command = command
    duration = begin.duration(to: .now)
  }

  /// Writes the answers.
  func write(to output: LineOutput) throws(FileError) { try effects.write(to: output) }
}

/// What answers write, kept in order until it is their turn.
private final class Effects {
  private enum Effect {
    case output([UInt8])
    case diagnostic([UInt8])
  }

  private var effects: [Effect] = []
  private var output: [UInt8] = []

  private func endOutput() {
    if !output.isEmpty { effects.append(.output(output)) }
    output = []
  }

  func output(like other: LineOutput) -> LineOutput {
    LineOutput(
      write: { (bytes) throws(FileError) in self.output += bytes },
      flush: {},
      writeDiagnostic: { bytes in
        self.endOutput()
        self.effects.append(.diagnostic(bytes))
      },
      isInteractive: other.isInteractive)
  }

  func write(to output: LineOutput) throws(FileError) {
    endOutput()
    for effect in effects {
      switch effect {
      case .output(let bytes): try output.write(bytes)
      case .diagnostic(let bytes):
        // What came before is seen before the diagnostic.
        try output.flush()
        output.writeDiagnostic(bytes)
      }
    }
  }
}
