/// A run of `sci mcp`: a calculator for language models, by messages on standard input and output.
struct ServerRun: CommandRequest {
  init(words: [String]) {}

  static var takesNegativeWords: Bool { false }

  static let table = CommandTable<ServerRun>(
    CommandText(
      name: "sci mcp",
      abstract: "Serve the Model Context Protocol on standard input and output.",
      usage: "sci mcp",
      discussion: """
        A program that runs language models starts it by itself. In its configuration stands

        {"mcpServers": {"sci": {"command": "sci", "args": ["mcp"]}}}

        The tools are evaluate, verify and help. An expression may take a second and 50 MB, and have 10,000 digits. Angles are in \
        radians unless a call says otherwise, and complex results are given where a call asks for them.
        """),
    arguments: { [] }, surplus: "sci mcp takes no arguments: messages are read from standard input",
    rows: [])

  func perform(_ streams: Streams) -> RunStatus {
    do throws(FileError) {
      let end = try streams.forEachLine(
        of: nil, waiting: streams.flush,
        { (line, _) throws(FileError) in
          guard line.contains(where: { $0 > 0x20 }),
            let answer = Server.answer(to: line)
          else { return }
          try streams.write(answer + Command.lineEnd)
        })
      try streams.flush()
      return end
    } catch {
      return streams.report(error)
    }
  }
}
