/// What fills the whole terminal: events in, lines out.
protocol ScreenContent {
  /// The lines to draw: as many as the window has, and no longer than it is wide.
  var lines: [String] { get }
  /// Whether something is shown that ends by itself after a moment.
  var isMomentary: Bool { get }

  /// Answers an event.
  mutating func handle(_ event: TerminalEvent) -> ScreenReaction
  /// Fits what is shown to a window of another size.
  mutating func resize(columns: Int, rows: Int)
  /// Ends what is shown for a moment.
  mutating func rest()
  /// Hears under which name a text was saved; `nil` if it was not.
  mutating func saved(as name: String?)
}

extension ScreenContent {
  var isMomentary: Bool { false }
  mutating func rest() {}
  mutating func saved(as name: String?) {}
}

/// What is to be done after an event.
enum ScreenReaction: Hashable {
  case redraw
  case copy(String)
  case save(String)
  case suspend
  case end
}

/// Runs a ``ScreenContent`` on the terminal of this process, and leaves the terminal as it found it.
struct FullScreen<Content: ScreenContent> {
  private let terminal: Terminal
  private let streams: Streams
  private var content: Content
  private var input: TerminalInput

  /// Runs until the person ends it or a signal does.
  ///
  /// - Parameters:
  ///   - streams: where the keys come from and the lines go.
  ///   - content: makes what is shown in a window of so many columns and rows.
  /// - Returns: how the run ends.
  static func run(
    _ streams: Streams, _ content: (_ columns: Int, _ rows: Int) -> Content
  ) -> RunStatus {
    guard let terminal = Terminal(.fullScreen) else {
      streams.complain("standard input is no terminal")
      return .usage
    }
    let size = Terminal.window
    var runner = FullScreen(
      terminal: terminal, streams: streams, content: content(size.columns, size.rows),
      input: TerminalInput(streams))
    Terminal.catchSignals()
    runner.enter()
    let signal = runner.loop()
    runner.leave()
    Terminal.releaseSignals()
    if let signal { Terminal.end(by: signal) }
    return .success
  }

  /// So long is shown what is shown for a moment.
  private static var momentMilliseconds: Int32 { 120 }

  /// Answers events.
  ///
  /// - Returns: the signal that ended it, if one did.
  private mutating func loop() -> Int32? {
    draw()
    while true {
      for request in Terminal.requests() {
        switch request {
        case .end(let signal): return signal
        case .stop: suspend()
        case .redraw: redraw()
        }
      }
      switch input.next(
        within: content.isMomentary ? Self.momentMilliseconds : TerminalInput.idleMilliseconds)
      {
      case .events(let events):
        for event in events where !answer(event) { return nil }
        if !events.isEmpty { draw() }
      case .silence:
        if content.isMomentary {
          content.rest()
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
    switch content.handle(event) {
    case .redraw: break
    case .copy(let text): write("\u{1b}]52;c;\(text.base64)\u{7}")
    case .save(let text): content.saved(as: SavedText.write(text))
    case .suspend: suspend()
    case .end: return false
    }
    return true
  }

  private mutating func redraw() {
    let size = Terminal.window
    content.resize(columns: size.columns, rows: size.rows)
    terminal.enterRaw()
    draw()
  }

  private mutating func suspend() {
    leave()
    Terminal.stop()
    enter()
    redraw()
  }
}

// MARK: - The screen

extension FullScreen {
  private func enter() {
    terminal.enterRaw()
    write(terminal.modes.enter)
  }

  private func leave() {
    write(terminal.modes.leave)
    terminal.restore()
  }

  /// Erases each line before it is written: behind a line as wide as the window there is no column to erase from.
  private func draw() {
    let lines = content.lines.map { "\u{1b}[K" + $0 }
    // Terminals that know the marks around it show a screen only when it is whole.
    write("\u{1b}[?2026h\u{1b}[H" + lines.joined(separator: "\r\n") + "\u{1b}[?2026l")
  }

  private func write(_ text: String) {
    try? streams.write(Array(text.utf8))
    try? streams.flush()
  }
}

extension String {
  /// The UTF-8 bytes in base 64, as RFC 4648 has it.
  fileprivate var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes = Array(utf8)
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * place)) & 63] : "=")
      }
    }
    return text
  }
}
