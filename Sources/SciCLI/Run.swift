import ArgumentParser
import SciLocale
import SciMoney

/// The whole command: from its words to its exit status.
enum Run {
  static let version = "0.1.0"

  /// What is printed for `--version`: the tables as well, because amounts are written as they say.
  static let versions = """
    sci \(version)
    locales: \(NumberLocale.dataVersion)
    currencies: \(Currency.tableVersion)

    """

  /// Runs the command.
  ///
  /// A line of expressions without options never reaches the option parser, so that it starts at once.
  static func command(_ words: [String], _ streams: Streams) -> RunStatus {
    switch words.first {
    case "help": return HelpCommand.run(Array(words.dropFirst()), streams)
    case "test": return parsing(TestCommand.self, Array(words.dropFirst()), streams) { $0.run($1) }
    case "verify": return verify(Array(words.dropFirst()), streams)
    case "keypad": return keypad(Array(words.dropFirst()), streams)
    case "tip": return tip(Array(words.dropFirst()), streams)
    default: break
    }
    let arguments = Arguments(words)
    if arguments.options.isEmpty {
      return Command.run(arguments.expressions, Options(), streams)
    }
    let separated = arguments.options + ["--"] + arguments.expressions
    return parsing(TypedOptions.self, separated, streams) { typed, streams in
      if typed.version { return streams.print(versions) }
      return Command.run(typed.expressions, typed.options, streams)
    }
  }

  /// Runs the keypad; without options it does not reach the option parser either.
  private static func keypad(_ words: [String], _ streams: Streams) -> RunStatus {
    if !words.contains(where: { $0.hasPrefix("--") || $0 == "-h" }) {
      return KeypadRun(keys: words).perform(streams)
    }
    let sorted = optionsFirst(words, flags: KeypadCommand.flags)
    return parsing(KeypadCommand.self, sorted, streams) { $0.typedRun.perform($1) }
  }

  private static func tip(_ words: [String], _ streams: Streams) -> RunStatus {
    let sorted = optionsFirst(words, flags: TipCommand.flags)
    return parsing(TipCommand.self, sorted, streams) { $0.run($1) }
  }

  private static func verify(_ words: [String], _ streams: Streams) -> RunStatus {
    let sorted = optionsFirst(words, flags: VerifyCommand.flags)
    return parsing(VerifyCommand.self, sorted, streams) { $0.run($1) }
  }

  /// The words of a command line with the options in front: keys and amounts may begin with a minus.
  ///
  /// An option and its value become one word, so that a value may as well.
  private static func optionsFirst(_ words: [String], flags: Set<String>) -> [String] {
    var options: [String] = []
    var others: [String] = []
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let word = words.next() { others.append(word) }
      } else if flags.contains(word) || word.contains("=") && isLongOption(word) {
        options.append(word)
      } else if isLongOption(word) {
        options.append(words.next().map { "\(word)=\($0)" } ?? word)
      } else {
        others.append(word)
      }
    }
    return options + ["--"] + others
  }

  private static func isLongOption(_ word: String) -> Bool {
    word.hasPrefix("--") && word.dropFirst(2).first?.isLetter == true
  }

  private static func parsing<Parsed: ParsableCommand>(
    _ type: Parsed.Type, _ words: [String], _ streams: Streams,
    _ body: (Parsed, Streams) -> RunStatus
  ) -> RunStatus {
    do {
      return body(try Parsed.parse(words), streams)
    } catch {
      if Parsed.exitCode(for: error) == .success {
        return streams.print(Parsed.fullMessage(for: error) + "\n")
      }
      let words = lowercasingFirstWord(Parsed.message(for: error))
      let name = Parsed.configuration.commandName ?? "sci"
      streams.complain(words, hint: "see \(name) --help")
      return .usage
    }
  }

  /// The text as it stands behind a colon; words that begin with two capitals, such as codes, stay.
  private static func lowercasingFirstWord(_ text: String) -> String {
    guard text.dropFirst().first?.isLowercase == true else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
