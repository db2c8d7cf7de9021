import ArgumentParser

/// The whole command: from its words to its exit status.
enum Run {
  static let version = "0.1.0"

  /// Runs the command.
  ///
  /// A line of expressions without options never reaches the option parser, so that it starts at once.
  static func command(_ words: [String], _ streams: Streams) -> RunStatus {
    switch words.first {
    case "help": return HelpCommand.run(Array(words.dropFirst()), streams)
    case "test": return parsing(TestCommand.self, Array(words.dropFirst()), streams) { $0.run($1) }
    default: break
    }
    let arguments = Arguments(words)
    if arguments.options.isEmpty {
      return Command.run(arguments.expressions, Options(), streams)
    }
    let separated = arguments.options + ["--"] + arguments.expressions
    return parsing(TypedOptions.self, separated, streams) { typed, streams in
      if typed.version { return streams.print("sci \(version)\n") }
      return Command.run(typed.expressions, typed.options, streams)
    }
  }

  private static func parsing<Parsed: ParsableArguments>(
    _ type: Parsed.Type, _ words: [String], _ streams: Streams,
    _ body: (Parsed, Streams) -> RunStatus
  ) -> RunStatus {
    do {
      return body(try Parsed.parse(words), streams)
    } catch {
      let message = Parsed.fullMessage(for: error) + "\n"
      if Parsed.exitCode(for: error) == .success { return streams.print(message) }
      streams.writeDiagnostic(Array(message.utf8))
      return .usage
    }
  }
}
