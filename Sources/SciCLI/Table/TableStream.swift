import SciTable

/// Reads the rows of a file, hands them to threads, and writes what they come to in the order of the file.
///
/// A bounded number of chunks is in memory, whatever the length of the file.
struct TableStream {
  private let plan: TablePlan
  private let source: TableSource
  private let streams: Streams
  private let queue: WorkQueue<TableChunk>
  /// How many threads there are besides the one that reads and writes.
  private let threadCount: Int
  /// How many chunks may be with the threads at a time.
  private let capacity: Int
  private var report: FailureReport
  private var progress: TableProgress
  private var collector: TableCollector
  /// How many lines and rows came before the next chunk.
  private var lineCount: Int
  private var rowCount: Int = 0

  /// Prepares to answer the rows behind a header of so many lines, on so many threads.
  init(
    _ plan: TablePlan, _ source: TableSource, lineCount: Int, _ report: FailureReport,
    jobs: Int, _ streams: Streams
  ) {
    (self.plan, self.source, self.streams, self.report) = (plan, source, streams, report)
    self.lineCount = lineCount
    threadCount = jobs == 1 ? 0 : jobs
    queue = WorkQueue(threadCount: threadCount)
    capacity = 2 * threadCount + 1
    progress = TableProgress(streams, size: source.size)
    collector = TableCollector(plan)
  }

  /// How many bytes a chunk has, at least, unless the input makes one wait.
  static let chunkSize = 1 << 18

  /// Answers all rows behind the header.
  ///
  /// - Parameter first: the rows that were read with the header.
  /// - Returns: the highest status of a row, or of the input.
  /// - Throws: why the output cannot be written.
  mutating func answer(_ first: [UInt8]) throws(FileError) -> RunStatus {
    defer { queue.close() }
    try submit(first)
    while source.state == .open {
      if source.cutter.recordByteCount < Self.chunkSize, source.wouldWait {
        // What is there is written before more is waited for.
        try submit(source.cutter.takeRecords())
        try finish()
        try streams.flush()
      }
      source.readBlock()
      if source.cutter.recordByteCount >= Self.chunkSize { try submit(source.cutter.takeRecords()) }
    }
    try submit(source.state == .ended ? source.cutter.takeRest() : source.cutter.takeRecords())
    try finish()
    if let merge = collector.merge { try write(merge) }
    try streams.write(collector.rest)
    try streams.flush()
    progress.clear()
    // What is said of the source comes after what is said of its rows.
    let status = max(report.end(collector), source.complain(streams, lineCount: lineCount))
    return status
  }

  private mutating func submit(_ bytes: [UInt8]) throws(FileError) {
    if bytes.isEmpty { return }
    if queue.count >= capacity { try finishOldest() }
    queue.submit(TableChunk(bytes, plan))
  }

  /// Writes the rows in another order than they were read.
  private func write(_ merge: RowMerge) throws(FileError) {
    let queue = WorkQueue<MergedRows>(threadCount: threadCount)
    defer { queue.close() }
    let parts = merge.parts()
    for part in 0..<parts.count {
      if queue.count >= capacity, let oldest = queue.takeOldest() { try streams.write(oldest.text) }
      queue.submit(MergedRows(part, of: parts, merge))
    }
    while let oldest = queue.takeOldest() { try streams.write(oldest.text) }
  }

  private mutating func finish() throws(FileError) {
    while queue.count > 0 { try finishOldest() }
  }

  private mutating func finishOldest() throws(FileError) {
    guard let chunk = queue.takeOldest() else { return }
    let outcome = chunk.outcome
    try streams.write(collector.add(outcome))
    if !outcome.failures.isEmpty {
      // What came before is seen before the diagnostic.
      try streams.flush()
      progress.clear()
      for failure in outcome.failures {
        report.add(failure, line: lineCount + failure.line, row: rowCount + failure.row)
      }
    }
    lineCount += outcome.lineCount
    rowCount += outcome.rowCount
    progress.advance(rows: rowCount, bytes: chunk.byteCount)
  }
}
