import SciCalculator

extension FuzzTarget {
  /// The reader and runner of golden files.
  static let golden = FuzzTarget(
    name: "golden",
    summary: "a golden file is an error with a line, or recorded it has no mismatch"
  ) { input in
    var choices = Choices(input)
    let clock = CPUClock()
    let settings = CalculatorSettings.chosen(by: &choices, clock)
    let text = String(decoding: choices.rest(), as: UTF8.self)
    do throws(GoldenFile.Malformation) {
      let report = try GoldenFile(text).run(settings: settings)
      require(
        report.mismatches.allSatisfy { $0.line > 0 && $0.actual != $0.expected }, "\(report)")
      if clock.isOver { return clock.check() }
      let again = try GoldenFile(report.recorded).run(settings: settings)
      if clock.isOver { return clock.check() }
      require(again.rowCount == report.rowCount, "recorded: \(report.recorded)")
      require(again.mismatches.isEmpty, "recorded: \(again.mismatches)")
    } catch {
      require(error.line > 0 && !error.description.isEmpty, "\(error)")
    }
  }
}
