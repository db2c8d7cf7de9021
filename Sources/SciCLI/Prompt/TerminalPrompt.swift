import SciCalculator
import SciSyntax

/// Runs a ``PromptSession`` on the terminal of this process, and leaves the terminal as it found it.
struct TerminalPrompt {
  private let terminal: Terminal
  private let streams: Streams
  private let watch: EvaluationWatch
  private let historyFile: HistoryFile?
  private var session: PromptSession
  private var line = PromptLine()
  private var input: TerminalInput
  private var size = Terminal.window
  /// What is on the screen, from the first row of the line on.
  private var drawn: PromptView.Rendering?
  private var preview: StyledLine?
  /// Whether the preview needs more time than there is between two keys.
  private var isPreviewLate = false

  /// Runs until the person ends it or a signal does.
  ///
  /// - Returns: `nil` where standard input is no terminal.
  static func run(_ session: PromptSession, _ streams: Streams, history: HistoryFile?) -> RunStatus?
  {
    guard let terminal = Terminal(.prompt) else { return nil }
    var prompt = TerminalPrompt(terminal, streams, session, history)
    Terminal.catchSignals()
    prompt.enter()
    let signal = prompt.loop()
    prompt.leave()
    Terminal.releaseSignals()
    if let signal { Terminal.end(by: signal) }
    return .success
  }

  private init(
    _ terminal: Terminal, _ streams: Streams, _ session: PromptSession, _ history: HistoryFile?
  ) {
    let palette = Palette(session.preferences.color)
    input = TerminalInput(streams)
    (self.terminal, self.streams, self.session, historyFile) = (terminal, streams, session, history)
    watch = EvaluationWatch(terminal, palette)
    if let history { self.session.history = PromptHistory(history.entries()) }
    self.session.attach(PromptSession.Screen(columns: size.columns, palette: palette, watch: watch))
  }

  /// So long nobody types before a preview is given more time.
  private static let pauseMilliseconds: Int32 = 100

  /// Answers events.
  ///
  /// - Returns: the signal that ended it, if one did.
  private mutating func loop() -> Int32? {
    draw()
    while true {
      for request in Terminal.requests() {
        switch request {
        case .end(let signal) where signal == Terminal.interrupt: _ = answer(.key("C-c"))
        case .end(let signal):
          finishLine()
          return signal
        case .stop: suspend()
        case .redraw: resize()
        }
        draw()
      }
      switch input.next(
        within: isPreviewLate ? Self.pauseMilliseconds : TerminalInput.idleMilliseconds)
      {
      case .events(let events):
        for event in events where !answer(event) { return nil }
        if !events.isEmpty, !streams.isReady() {
          updatePreview(within: Preview.typingTime)
          draw()
        }
      case .silence:
        if isPreviewLate {
          updatePreview(within: Preview.pauseTime)
          draw()
        }
      case .end: return nil
      }
    }
  }

  /// Answers one event.
  ///
  /// - Returns: whether it goes on.
  private mutating func answer(_ event: TerminalEvent) -> Bool {
    switch line.handle(event, in: &session) {
    case .redraw: return true
    case .accept(let text): return answer(text)
    case .suspend: suspend()
    case .clearScreen: clearScreen()
    case .end:
      finishLine()
      return false
    }
    return true
  }

  /// Answers a line.
  ///
  /// - Returns: whether it goes on.
  private mutating func answer(_ text: String) -> Bool {
    finishLine()
    line.clear()
    (preview, isPreviewLate) = (nil, false)
    remember(text)
    guard let reaction = try? session.answer(text) else { return false }
    size = Terminal.window
    session.screen?.columns = size.columns
    switch reaction {
    case .goOn: return true
    case .clearScreen:
      clearScreen()
      return true
    case .end: return false
    }
  }

  /// Keeps a line to go back to; one that begins with a space is nobody else's business.
  private mutating func remember(_ text: String) {
    guard !text.trimmingSpaces.isEmpty, text.first != " ", session.history.add(text) else { return }
    guard let historyFile else { return }
    do throws(FileError) {
      try historyFile.append(text)
    } catch {
      historyError(error, historyFile.path)
    }
  }

  private mutating func historyError(_ error: FileError, _ path: String) {
    guard !isHistoryLost else { return }
    isHistoryLost = true
    try? session.write("lines are not kept: \(path): \(error.words)\n", .aside)
  }

  /// Whether it was said that the history cannot be written.
  private var isHistoryLost = false

  private mutating func suspend() {
    finishLine()
    leave()
    Terminal.stop()
    enter()
    size = Terminal.window
  }

  private mutating func resize() {
    size = Terminal.window
    session.screen?.columns = size.columns
    terminal.enterRaw()
  }
}

// MARK: - What is shown

extension TerminalPrompt {
  private mutating func updatePreview(within time: Duration) {
    (preview, isPreviewLate) = (nil, false)
    let text = Array(line.editor.text.utf8)
    guard session.preferences.showsPreview, !line.editor.isEmpty, line.search == nil else { return }
    guard session.request(in: line.editor.text) == nil else {
      preview = session.hint(on: line.editor.text)
      return
    }
    let isPause = time > Preview.typingTime
    let outcome = Preview(calculator: session.calculator, options: session.command.options)
      .outcome(of: text, within: time) { isPause && FileDescriptor.standardInput.isReady }
    switch outcome {
    case .line(let line): preview = line
    case .nothing:
      preview = session.hint(onCallIn: text, at: line.editor.cursorOffset)
    // Once there was no time in a pause either, there is no preview.
    case .outOfTime: isPreviewLate = !isPause
    }
  }

  /// The line and what is below it.
  private var view: PromptView {
    var view = PromptView()
    view.prompt = line.isCommanding ? session.prompt.dropLast(2) + ": " : session.prompt
    view.characters = line.editor.characters
    view.cursor = line.editor.cursor
    for place in Brackets.unmatched(in: view.characters) { view.styles[place] = .stray }
    for place in Brackets.highlighted(at: view.cursor, in: view.characters) {
      view.styles[place] = .bracket
    }
    if let search = line.search, let range = search.range(in: line.editor.text) {
      for place in range { view.styles[place] = .match }
    }
    view.below = below(view)
    return view
  }

  private func below(_ view: PromptView) -> [StyledLine] {
    if let message = line.message { return [StyledLine(message, .aside)] }
    if let search = line.search {
      let words = search.isFailed ? "not found" : "search"
      return [StyledLine("\(words): ", .aside) + StyledLine(search.query)]
    }
    if !line.candidates.isEmpty { return list(line.candidates) }
    guard let preview else { return [] }
    let margin = String(repeating: " ", count: max(0, session.prompt.columnCount - 2))
    return [StyledLine(margin) + preview]
  }

  /// Candidates with what they are, as many as there is room for.
  private func list(_ candidates: [NameCompletion]) -> [StyledLine] {
    let most = max(1, size.rows - 2)
    let isCut = candidates.count > most
    let shown = candidates.prefix(isCut ? most - 1 : most)
    let width = min(shown.map { $0.heading.columnCount }.max() ?? 0, 24, size.columns / 2)
    var lines = shown.map { candidate in
      StyledLine("  " + candidate.heading.padded(columns: width) + "  ")
        + StyledLine(candidate.summary, .aside)
    }
    if isCut { lines.append(StyledLine("  … \(candidates.count - shown.count) more", .aside)) }
    return lines
  }

  /// Draws the line where it stands.
  private mutating func draw() {
    show(
      view.rendered(
        columns: size.columns, rows: size.rows, session.palette ?? Palette(usesColor: false)))
  }

  /// Draws the line without anything below it, and goes to the row behind it.
  private mutating func finishLine() {
    var view = view
    (view.below, view.styles, view.cursor) = ([], [:], view.characters.count)
    view.prompt = session.prompt
    let palette = session.palette ?? Palette(usesColor: false)
    let rendering = view.rendered(columns: size.columns, rows: size.rows, palette)
    show(rendering)
    write(rendering.cursorColumn == 0 ? "" : "\r\n")
    drawn = nil
  }

  private mutating func clearScreen() {
    write("\u{1b}[H\u{1b}[2J")
    drawn = nil
  }

  /// Replaces what is drawn, in one write so that nothing flickers.
  private mutating func show(_ rendering: PromptView.Rendering) {
    guard rendering != drawn else { return }
    var text = "\r"
    if let drawn, drawn.cursorRow > 0 { text += "\u{1b}[\(drawn.cursorRow)A" }
    text += "\u{1b}[J" + rendering.rows.joined(separator: "\r\n") + "\r"
    let up = rendering.rows.count - 1 - rendering.cursorRow
    if up > 0 { text += "\u{1b}[\(up)A" }
    if rendering.cursorColumn > 0 { text += "\u{1b}[\(rendering.cursorColumn)C" }
    write(text)
    drawn = rendering
  }

  private func enter() {
    terminal.enterRaw()
    write(terminal.modes.enter)
  }

  private func leave() {
    write(terminal.modes.leave)
    terminal.restore()
  }

  private func write(_ text: String) {
    try? streams.write(Array(text.utf8))
    try? streams.flush()
  }
}
