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
  static func command(_ words: [String], _ streams: Streams) -> RunStatus {
    let others = Array(words.dropFirst())
    switch words.first {
    case "help": return HelpCommand.run(others, streams)
    case "test": return parsing(TestCommand.self, others, streams) { $0.run($1) }
    case "verify": return verify(others, streams)
    case "keypad": return keypad(others, streams)
    case "tip": return tip(others, streams)
    case CommandTree.option: return CommandTree.printCompletions(for: others.first, streams)
    case "plot": return plot(others, streams)
    case "table": return table(others, streams)
    default: break
    }
    let arguments = Arguments(words)
    if arguments.options.isEmpty, !arguments.expressions.isEmpty || !streams.isInteractive {
      return Command.run(arguments.expressions, Options(), streams)
    }
    if let values = OptionValues.table.read(arguments.options, into: OptionValues()),
      let status = evaluate(arguments.expressions, values, streams)
    {
      return status
    }
    let separated = arguments.options + ["--"] + arguments.expressions
    return parsing(TypedOptions.self, separated, streams) {
      evaluate($0.expressions, $0.values, $1) ?? .usage
    }
  }

  /// Answers expressions, or lines without any.
  ///
  /// - Returns: `nil` where the options cannot be meant together, which ArgumentParser says.
  private static func evaluate(
    _ expressions: [String], _ values: OptionValues, _ streams: Streams
  ) -> RunStatus? {
    guard let options = try? values.options(for: expressions) else { return nil }
    if values.version { return streams.print(versions) }
    if values.helpConfiguration { return streams.print(PromptConfiguration.help) }
    if expressions.isEmpty, values.file == nil, streams.isInteractive {
      return Prompt.run(values, streams)
    }
    return Command.run(expressions, options, streams)
  }

  private static func keypad(_ words: [String], _ streams: Streams) -> RunStatus {
    let (options, keys) = sorted(words, by: KeypadRun.table)
    if let run = KeypadRun.table.read(options, into: KeypadRun(keys: keys)), run.isConsistent {
      return run.perform(streams)
    }
    return parsing(KeypadCommand.self, options + ["--"] + keys, streams) {
      $0.typedRun.perform($1)
    }
  }

  private static func tip(_ words: [String], _ streams: Streams) -> RunStatus {
    let (options, amounts) = sorted(words, by: TipRun.table)
    let request = TipRun(bill: amounts.first, percent: amounts.dropFirst().first)
    if amounts.count == 2 || amounts.isEmpty && streams.canDraw,
      let run = TipRun.table.read(options, into: request)
    {
      return run.perform(streams)
    }
    return parsing(TipCommand.self, options + ["--"] + amounts, streams) {
      $0.typedRun.perform($1)
    }
  }

  private static func plot(_ words: [String], _ streams: Streams) -> RunStatus {
    let (options, texts) = sorted(words, by: PlotRun.table)
    if !texts.isEmpty, let run = PlotRun.table.read(options, into: PlotRun(words: texts)) {
      return run.perform(streams)
    }
    return parsing(PlotCommand.self, options + ["--"] + texts, streams) {
      $0.typedRun.perform($1)
    }
  }

  private static func table(_ words: [String], _ streams: Streams) -> RunStatus {
    let (options, texts) = sorted(words, by: TableRun.table)
    if let run = TableRun.table.read(options, into: TableRun(words: texts)), run.isConsistent {
      return run.perform(streams)
    }
    return parsing(TableCommand.self, options + ["--"] + texts, streams) {
      $0.typedRun.perform($1)
    }
  }

  private static func verify(_ words: [String], _ streams: Streams) -> RunStatus {
    let (options, texts) = sorted(words, by: VerifyRun.table)
    if texts.count == 2,
      let run = VerifyRun.table.read(
        options, into: VerifyRun(expression: texts[0], value: texts[1]))
    {
      return run.perform(streams)
    }
    return parsing(VerifyCommand.self, options + ["--"] + texts, streams) {
      $0.typedRun.perform($1)
    }
  }

  /// The options of a command line and its other words: keys and amounts may begin with a minus.
  ///
  /// An option and its value become one word, so that a value may as well.
  private static func sorted<Request>(
    _ words: [String], by table: OptionTable<Request>
  ) -> (options: [String], others: [String]) {
    var options: [String] = []
    var others: [String] = []
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let word = words.next() { others.append(word) }
      } else if table.isFlag(word) || word.contains("=") && isLongOption(word) {
        options.append(word)
      } else if isLongOption(word) || table.takesValue(word) {
        options.append(words.next().map { "\(word)=\($0)" } ?? word)
      } else {
        others.append(word)
      }
    }
    return (options, others)
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
      let words = inOneLine(lowercasingFirstWord(Parsed.message(for: error)))
      let name = Parsed.configuration.commandName ?? "sci"
      streams.complain(words, hint: "see \(name) --help")
      return .usage
    }
  }

  /// The text with the lines of a list, which begin with `-`, behind one another: `one of the following: up, down`.
  private static func inOneLine(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    let items = lines.dropFirst().map { $0.drop { $0 == " " || $0 == "-" } }
    return items.isEmpty ? text : "\(lines[0]) \(items.joined(separator: ", "))"
  }

  /// The text as it stands behind a colon; words that begin with two capitals, such as codes, stay.
  private static func lowercasingFirstWord(_ text: String) -> String {
    guard text.dropFirst().first?.isLowercase == true else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
