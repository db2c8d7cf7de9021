import SciLocale
import SciMoney

/// The whole command: from its words to its exit status.
public enum Run {
  static let version = "0.1.0"

  /// What is printed for `--version`: the tables as well, because amounts are written as they say.
  static let versions = """
    sci \(version)
    locales: \(NumberLocale.dataVersion)
    currencies: \(Currency.tableVersion)

    """

  /// Runs the command with the streams of this process.
  ///
  /// - Parameter words: the command line without the command's name.
  /// - Returns: the exit status.
  public static func process(_ words: [String]) -> Int32 {
    command(words, .process).rawValue
  }

  /// Runs the command.
  static func command(_ words: [String], _ streams: Streams) -> RunStatus {
    // Most expressions begin otherwise, and need not be compared with each name.
    let first = words.first?.utf8.first ?? 0
    if first >= UInt8(ascii: "a") || first == UInt8(ascii: "-"),
      let status = subcommand(words, streams)
    {
      return status
    }
    let arguments = Arguments(words)
    if arguments.options.isEmpty, !arguments.expressions.isEmpty || !streams.isInteractive {
      return Command.run(arguments.expressions, Options(), streams)
    }
    do throws(OptionError) {
      let values = try OptionValues.table.read(arguments.options, into: OptionValues())
      return try evaluate(arguments.expressions, values, streams)
    } catch {
      if let shell = CompletionScript.shell(in: arguments.options) {
        return CompletionScript.print(for: shell, streams)
      }
      return streams.explain(error, of: arguments.options, OptionValues.table.description)
    }
  }

  /// Runs the command that the first word names, if it names one.
  private static func subcommand(_ words: [String], _ streams: Streams) -> RunStatus? {
    let others = Array(words.dropFirst())
    switch words.first {
    case "help": return HelpCommand.run(others, streams)
    case "test": return TestRun.run(others, streams)
    case "verify": return VerifyRun.run(others, streams)
    case "keypad": return KeypadRun.run(others, streams)
    case "tip": return TipRun.run(others, streams)
    case CompletionScript.option: return CompletionScript.print(for: others.first, streams)
    case "plot": return PlotRun.run(others, streams)
    case "table": return TableRun.run(others, streams)
    case "note": return NoteRun.run(others, streams)
    case "mcp": return ServerRun.run(others, streams)
    case "lsp": return LanguageServerRun.run(others, streams)
    default: return nil
    }
  }

  /// Answers expressions, or lines without any.
  ///
  /// - Throws: why the options cannot be meant together.
  private static func evaluate(
    _ expressions: [String], _ values: OptionValues, _ streams: Streams
  ) throws(OptionError) -> RunStatus {
    let options = try values.options(for: expressions)
    if values.version { return streams.print(versions) }
    if values.helpConfiguration { return streams.print(PromptConfiguration.help) }
    if expressions.isEmpty, values.file == nil, streams.isInteractive {
      return Prompt.run(values, streams)
    }
    return Command.run(expressions, options, streams)
  }
}
