/// A run of `sci lsp`: results, errors and help for editors, by messages on standard input and output.
struct LanguageServerRun: CommandRequest {
  var values = OptionValues()

  init(words: [String]) {}

  static var takesNegativeWords: Bool { false }

  static let table = CommandTable<LanguageServerRun>(
    CommandText(
      name: "sci lsp",
      abstract: "Serve the Language Server Protocol on standard input and output.",
      usage: "sci lsp [<options>]",
      discussion: """
        An editor starts it by itself, for files of calculations, *.sci, and for Markdown, which it reads as sci note does. Results \
        stand at the ends of lines, errors have their places and the line that works, and names have help, completion and \
        parameters. Two actions write one result, or all, into the document. A line may take a second and 50 MB, and have 10,000 digits. How to \
        set up Neovim, Helix, Emacs and Visual Studio Code is in Documentation/editors.md.
        """),
    arguments: { [] }, surplus: "sci lsp takes no arguments: messages are read from standard input",
    rows: OptionValues.rows(
      named: "--degrees --radians --gradians --turns --complex"
    ) { $1(&$0.values) }
      + [
        // Editors pass it to every server.
        .flag("--stdio", "Use standard input and output, as always.") { _ in }
      ])

  func perform(_ streams: Streams) -> RunStatus {
    var server = LanguageServer(values, streams, isWaiting: streams.isReady)
    var frames = MessageFrames()
    do throws(FileError) {
      while true {
        while let frame = frames.next() {
          for message in server.answer(to: frame) {
            try streams.write(MessageFrames.framed(message))
          }
          if case .ended(let isInOrder) = server.phase {
            try streams.flush()
            // As the protocol has it: 1 for a client that leaves without a word.
            return isInOrder ? .success : .mathematics
          }
        }
        try streams.flush()
        for message in server.goOn() { try streams.write(MessageFrames.framed(message)) }
        try streams.flush()
        let block = try streams.read()
        if block.isEmpty { return .success }
        frames.append(block)
      }
    } catch {
      return streams.report(error)
    }
  }
}
