import SciCalculator

/// A run of `sci test FILE… [--record]`: golden files.
struct TestRun: CommandRequest {
  var files: [String]
  var record = false

  init(words: [String]) {
    files = words
  }

  static let table = CommandTable<TestRun>(
    CommandText(
      name: "sci test",
      abstract:
        "Check golden files: rows of `input => output`, settings such as `:radians` on lines of their own.",
      usage: "sci test <files> ... [--record]"),
    arguments: {
      [.several("files", "Files of `input => output` rows.", values: .file)]
    },
    rows: [
      .flag("--record", "Rewrite the right-hand sides, and fail so that it is not overlooked.") {
        $0.record = true
      }
    ])

  static var takesNegativeWords: Bool { false }

  func perform(_ streams: Streams) -> RunStatus {
    var status = RunStatus.success
    var totals = (passed: 0, failed: 0)
    for path in files {
      do throws(FileError) {
        let report = try check(path, streams)
        guard let report else {
          status = .usage
          continue
        }
        totals.passed += report.rowCount - report.mismatches.count
        totals.failed += report.mismatches.count
        if !report.mismatches.isEmpty {
          status = max(status, .mathematics)
          if record { try streams.replace(path, Array(report.recorded.utf8)) }
        }
      } catch {
        streams.complain("\(path): \(error.words)")
        status = .usage
      }
    }
    return max(status, streams.print("\(totals.passed) passed, \(totals.failed) failed\n"))
  }

  /// Runs one file and prints its failing rows.
  ///
  /// - Returns: `nil` if the file is not a golden file.
  private func check(
    _ path: String, _ streams: Streams
  ) throws(FileError) -> GoldenFile.Report? {
    guard let text = String(validating: try streams.contents(of: path), as: UTF8.self) else {
      streams.complain("\(path): expected UTF-8")
      return nil
    }
    let file: GoldenFile
    do throws(GoldenFile.Malformation) {
      file = try GoldenFile(text)
    } catch {
      streams.complain("\(path): \(error.description)")
      return nil
    }
    let report = file.run()
    for mismatch in report.mismatches {
      let lines = """
        \(path):\(mismatch.line): \(mismatch.input)
          expected \(mismatch.expected)
          got      \(mismatch.actual)

        """
      try streams.write(Array(lines.utf8))
    }
    return report
  }
}
