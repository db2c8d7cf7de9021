import SciSyntax
import SciTable

/// What is said of rows without an answer: each with file, line and row, on standard error or in a file of its own.
struct FailureReport {
  private let streams: Streams
  private let source: String
  /// The file of all errors.
  private let path: String?
  private var writeFile: Streams.Writer?
  private var count: Int = 0
  private var status = RunStatus.success

  /// So many are shown on a terminal.
  static let mostShown = 10

  /// Begins a report, in a file if there is a path, whose content is replaced.
  init(_ path: String?, of source: String, _ streams: Streams) throws(FileError) {
    (self.streams, self.source, self.path) = (streams, source, path)
    if let path { writeFile = try streams.create(path) }
  }

  mutating func add(_ failure: RowFailure, line: Int, row: Int) {
    count += 1
    status = max(status, failure.errorClass.exitStatus)
    let column = failure.column.isEmpty ? "" : ", \(DiagnosticRenderer.escaped(failure.column))"
    let text = Array(
      "\(DiagnosticRenderer.escaped(source)):\(line): row \(row)\(column): \(failure.text)\n".utf8)
    guard let writeFile else {
      if !streams.isWatched || count <= Self.mostShown { streams.writeDiagnostic(text) }
      return
    }
    do throws(FileError) {
      try writeFile(text)
    } catch {
      streams.complain("\(path ?? ""): \(error.words)")
      status = .usage
      self.writeFile = nil
    }
  }

  /// Says what was left out.
  ///
  /// - Returns: the highest status of all rows.
  func end(_ collector: TableCollector) -> RunStatus {
    if let path, count > 0 {
      streams.complain("\(count) \(count == 1 ? "error is" : "errors are") in \(path)")
    } else if streams.isWatched, count > Self.mostShown {
      streams.complain("\(count - Self.mostShown) more errors; --errors FILE keeps all of them")
    }
    var status = status
    for remark in collector.remarks {
      streams.complain(remark.words)
      if let errorClass = remark.errorClass { status = max(status, errorClass.exitStatus) }
    }
    return status
  }
}
