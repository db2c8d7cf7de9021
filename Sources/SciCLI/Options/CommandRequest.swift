/// What one of the commands behind `sci` is asked for, and how it is answered.
protocol CommandRequest {
  /// All that the command understands.
  static var table: CommandTable<Self> { get }

  /// Whether a word that begins with a minus and is written like no option is an argument, as expressions and keys are.
  static var takesNegativeWords: Bool { get }

  /// A request without options.
  ///
  /// - Parameter words: the words of the command line that are no options; how many there are has not been checked.
  init(words: [String])

  /// The options in the order in which they are taken.
  static func inOrder(_ options: [String]) -> [String]

  /// Checks what the table cannot say.
  func check() throws(OptionError)

  func perform(_ streams: Streams) -> RunStatus
}

extension CommandRequest {
  static var takesNegativeWords: Bool { true }

  static func inOrder(_ options: [String]) -> [String] { options }

  func check() throws(OptionError) {}

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - words: the command line behind the command's name.
  ///   - streams: what it reads and writes.
  /// - Returns: how the run ends.
  static func run(_ words: [String], _ streams: Streams) -> RunStatus {
    let (options, others) = sorted(words)
    let request: Self
    do throws(OptionError) {
      request = try parsed(options, others)
    } catch {
      return streams.explain(error, of: options, table.description)
    }
    return request.perform(streams)
  }

  /// The request of a command line, for somebody who says what is wrong with it.
  ///
  /// - Parameter words: the command line behind the command's name.
  /// - Returns: the request.
  /// - Throws: what is wrong with it.
  static func parsed(_ words: [String]) throws(OptionError) -> Self {
    let (options, others) = sorted(words)
    return try parsed(options, others)
  }

  private static func parsed(
    _ options: [String], _ others: [String]
  ) throws(OptionError) -> Self {
    let request = try table.read(inOrder(options), into: Self(words: others))
    try table.check(arguments: others)
    try request.check()
    return request
  }

  /// The options of a command line and its other words.
  ///
  /// An option and its value become one word, so that a value may begin with a minus too.
  private static func sorted(_ words: [String]) -> (options: [String], others: [String]) {
    var options: [String] = []
    var others: [String] = []
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let word = words.next() { others.append(word) }
      } else if table.isFlag(word) || word.contains("=") && isLongOption(word) {
        options.append(word)
      } else if table.takesValue(word) {
        options.append(words.next().map { "\(word)=\($0)" } ?? word)
      } else if isLongOption(word) || !takesNegativeWords && word.hasPrefix("-") && word != "-" {
        options.append(word)
      } else {
        others.append(word)
      }
    }
    return (options, others)
  }

  private static func isLongOption(_ word: String) -> Bool {
    word.hasPrefix("--") && word.dropFirst(2).first?.isLetter == true
  }
}

extension Streams {
  /// Says what is wrong with the options of a command, or prints its help if they ask for it.
  ///
  /// - Parameters:
  ///   - error: what is wrong, perhaps that help is no option of the table.
  ///   - options: the words that were read as options.
  ///   - command: what is said about the command.
  /// - Returns: how the run ends.
  func explain(
    _ error: OptionError, of options: [String], _ command: CommandDescription
  ) -> RunStatus {
    if options.contains(where: OptionDescription.help.isCalled) {
      return print(command.help(columns: screen()?.columns ?? 80))
    }
    complain(error.words, hint: "see \(command.text.name) --help")
    return .usage
  }
}
