package import SciCalculator

// Requests in one line, as a person types them: `sin(x), cos(x) x=-3..3 --mark`.

extension PlotRequest {
  /// What an option changes; one with a value takes the word behind it.
  private enum Option {
    case flag(@Sendable (inout PlotRequest) -> Void)
    /// Takes a text and gives `nil`, or changes nothing and says what it takes.
    case value(@Sendable (inout PlotRequest, String) -> String?)
  }

  /// The options of a line, which `sci plot` has too.
  private static let options: [(name: String, option: Option)] = [
    ("--polar", .flag { $0.isPolar = true }),
    ("--mark", .flag { $0.hasMarks = true }),
    (
      "--log",
      .value { request, text in
        request.log = LogarithmicAxes(rawValue: text)
        return request.log == nil ? "takes x, y or xy" : nil
      }
    ),
  ]

  private static func option(named name: String) -> Option? {
    options.first { $0.name == name }?.option
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: expressions with commas between them, ranges, numbers by their names, and options.
  ///   - settings: what decides how they are read and computed.
  /// - Throws: which word is wrong, and why.
  package init(line: String, settings: CalculatorSettings) throws(RequestError) {
    let all: [String]
    do throws(PlotWords.QuotingError) {
      all = try PlotWords.unquoted(line) { name in
        if case .value = Self.option(named: name) { true } else { false }
      }
    } catch {
      throw .usage(error.words)
    }
    self.init(words: [], settings: settings)
    var rest = all[...]
    while let word = rest.popFirst() {
      switch Self.option(named: word) {
      case .flag(let set): set(&self)
      case .value(let set):
        if let reason = set(&self, rest.popFirst() ?? "") { throw .usage("`\(word)` \(reason)") }
      case nil where word.hasPrefix("--"):
        let names = Self.options.map { "`\($0.name)`" }.joined(separator: ", ")
        throw .usage("there is no option `\(word)`; a plot has \(names)")
      case nil: words.append(word)
      }
    }
  }
}
