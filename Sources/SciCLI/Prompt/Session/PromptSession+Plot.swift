import SciCalculator
import SciPlot

// Pictures below the line that asks for them.

extension PromptSession {
  /// Draws what `sci plot` would, with the names and the unit of angles of the session.
  func plot(_ text: String) throws(FileError) {
    let run: PlotRun
    do throws(OptionError) {
      run = try PlotRun.request(line: text)
    } catch {
      return try complain("error: \(error.words)")
    }
    try draw(run)
  }

  private func draw(_ request: PlotRun) throws(FileError) {
    var run = request
    guard run.output == nil else {
      return try complain("error: `sci plot --output` writes files, and `:plot` does not")
    }
    run.values.angleUnit = run.values.angleUnit ?? calculator.settings.angleUnit
    run.known = calculator.numbersForPlots
    run.functions = functions
    let result: (picture: String, notes: [String])
    do throws(PlotRun.PlotError) {
      try run.readPoints(streams)
      result = try run.text(columns: columns, streams.screen())
    } catch {
      switch error {
      case .request(.word(let error, let word)):
        return try complain(
          command.diagnosticText(
            of: error, in: Array(word.utf8), isArgument: false, columns: columns))
      case .request(.usage(let words)), .file(let words, _): return try complain("error: \(words)")
      }
    }
    try write(result.picture)
    for note in result.notes { try complain("note: \(note)") }
  }
}
