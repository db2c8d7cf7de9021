// Batches that are answered on several threads: --jobs.

import SciCalculator

extension Command {
  /// Answers each line of a file or of standard input, several at a time, and writes what one at a time would write.
  ///
  /// A line that may depend on others, or others on it, is answered in the session when all before it are answered. The lines between are
  /// answered in copies of the session.
  ///
  /// - Returns: whether the source could be read to its end.
  mutating func answerLines(
    of path: String?, from streams: Streams, isBatch: Bool, threadCount: Int
  ) throws(FileError) -> RunStatus {
    var jobs = Jobs(threadCount: threadCount)
    defer { jobs.queue.close() }
    // What is said of the source comes after what is said of its lines.
    var source = streams
    let complaints = Complaints()
    source.writeDiagnostic = { complaints.bytes += $0 }
    let end = try source.forEachLine(
      of: path,
      waiting: { () throws(FileError) in
        guard path == nil, !streams.isReady() else { return }
        // An answer is written before the next line is waited for.
        try finish(&jobs)
        try streams.flush()
      },
      { (line, number) throws(FileError) in
        guard unfinished.lines.isEmpty, LineScan.isIndependent(line) else {
          try finish(&jobs)
          return try answer(line: line, number: number, isBatch: isBatch)
        }
        if jobs.group == nil {
          var session = self
          // No two groups draw the same random numbers.
          session.calculator.setSeed(to: .random(in: 0...UInt64.max))
          jobs.group = LineGroup(firstNumber: number, in: session, isBatch: isBatch)
        }
        if let group = jobs.group {
          group.append(line)
          if group.isFull(jobs.size) { try submitGroup(&jobs) }
        }
      })
    try finish(&jobs)
    if !complaints.bytes.isEmpty {
      try streams.flush()
      streams.writeDiagnostic(complaints.bytes)
    }
    return end
  }

  private final class Complaints {
    var bytes: [UInt8] = []
  }

  /// Hands the group that is being filled to the threads.
  private mutating func submitGroup(_ jobs: inout Jobs) throws(FileError) {
    guard let group = jobs.group else { return }
    jobs.group = nil
    if jobs.queue.count >= jobs.capacity { try finishOldest(&jobs) }
    jobs.queue.submit(group)
  }

  /// Writes the answers of all lines so far, and brings the session to where they leave it.
  private mutating func finish(_ jobs: inout Jobs) throws(FileError) {
    try submitGroup(&jobs)
    while jobs.queue.count > 0 { try finishOldest(&jobs) }
  }

  private mutating func finishOldest(_ jobs: inout Jobs) throws(FileError) {
    guard let group = jobs.queue.takeOldest() else { return }
    try group.write(to: output)
    goOn(after: group.command)
    jobs.adapt(to: group)
  }
}

/// The threads of a batch, and the lines that wait for them.
private struct Jobs {
  let queue: WorkQueue<LineGroup>
  /// How many groups may be with the threads at a time, so that a batch of any length takes the same memory.
  let capacity: Int
  /// The group that is being filled.
  var group: LineGroup?
  /// How many lines a group gets.
  private(set) var size: Int = 8

  init(threadCount: Int) {
    queue = WorkQueue(threadCount: threadCount)
    capacity = 4 * threadCount
  }

  /// Lets groups grow until handing them over is nothing beside answering them, and shrink where single lines take long.
  mutating func adapt(to group: LineGroup) {
    if group.duration > .milliseconds(2) {
      size = max(1, size / 2)
    } else if group.duration < .milliseconds(1), group.lineCount == size {
      size = min(512, size * 2)
    }
  }
}
