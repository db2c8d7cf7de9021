import SciCalculator

// Plots of one line of text, in documents and at the prompt.

extension PlotRun {
  /// A plot of words between spaces; spaces between single quotes are part of a word.
  init(quotedLine text: String) {
    self.init(words: Self.words(ofQuoted: text))
  }

  /// A plot of a line, in which an expression may have spaces without quotes: what gives no name a meaning and is no option is one expression.
  ///
  /// - Parameter text: what stands behind `:plot`.
  /// - Returns: the plot.
  /// - Throws: what is wrong with an option.
  static func request(line text: String) throws(OptionError) -> PlotRun {
    guard !text.contains("'") else { return try parsed(words(ofQuoted: text)) }
    var expression: [String] = []
    var others: [String] = []
    var words = text.split(separator: " ").map(String.init)[...]
    while let word = words.popFirst() {
      let isMeaning = word.contains("=") && !word.contains("==") && isMeaning(word)
      guard isMeaning || word.hasPrefix("--") || word == "step" || word == "-r" || word == "-d"
      else {
        expression.append(word)
        continue
      }
      others.append(word)
      if word == "step" || table.takesValue(word), let value = words.popFirst() {
        others.append(value)
      }
    }
    return try parsed(others + (expression.isEmpty ? [] : [expression.joined(separator: " ")]))
  }

  /// Whether a word gives a name a meaning, such as `x=-1..1` and not `x<=1`.
  private static func isMeaning(_ word: String) -> Bool {
    word.prefix { $0 != "=" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func words(ofQuoted text: String) -> [String] {
    var words: [String] = []
    for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    return words
  }
}
