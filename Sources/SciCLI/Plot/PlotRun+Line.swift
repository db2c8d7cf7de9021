import SciPlot

// Plots of one line of text, in documents and at the prompt.

extension PlotRun {
  /// A plot of a line, in which expressions may have spaces without quotes, and commas between them.
  ///
  /// - Parameter text: what stands behind `:plot`.
  /// - Returns: the plot.
  /// - Throws: what is wrong with an option, or with what stands behind a range.
  static func request(line text: String) throws(OptionError) -> PlotRun {
    let words: [String]
    do throws(PlotWords.QuotingError) {
      words = try PlotWords.unquoted(text) { table.takesValue($0) }
    } catch {
      throw OptionError(words: error.words)
    }
    return try parsed(words)
  }
}
