/// `sci` on a terminal without expressions: a conversation.
enum Prompt {
  /// Runs until the person or the input ends it.
  ///
  /// - Parameters:
  ///   - values: the options of the command line, which go before the configuration.
  ///   - streams: what is read and written.
  /// - Returns: the exit status.
  static func run(_ values: OptionValues, _ streams: Streams) -> RunStatus {
    let files = PromptFiles.process
    var session = PromptSession(streams)
    if let path = files.configuration {
      PromptConfiguration.read(path, streams)?.apply(to: &session, streams)
    }
    session.take(values)
    if streams.canDraw,
      let status = TerminalPrompt.run(
        session, streams, history: files.history.map(HistoryFile.init))
    {
      return status
    }
    return runPlain(session, streams)
  }

  /// The conversation where the terminal can only print lines.
  private static func runPlain(_ start: PromptSession, _ streams: Streams) -> RunStatus {
    var session = start
    session.command.prepareForLackOfMemory(of: streams, isBatch: false)
    do throws(FileError) {
      let end = try streams.forEachLine(
        of: nil,
        waiting: { () throws(FileError) in
          try streams.write(Array("> ".utf8))
          try streams.flush()
        },
        { (line, _) throws(FileError) in
          if case .end = try session.answerPlain(line) { throw .ended }
        })
      let status = try session.endPlainLines()
      if end == .success { try streams.write(Command.lineEnd) }
      try streams.flush()
      return max(status, end)
    } catch {
      if error.number == FileError.ended.number { return session.command.status }
      return max(session.command.status, streams.report(error))
    }
  }
}
