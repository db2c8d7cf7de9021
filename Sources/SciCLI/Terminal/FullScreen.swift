import SciKeypad

/// Runs a ``LiveKeypad`` on the terminal of this process, and leaves the terminal as it found it.
struct TerminalKeypad {
  private let terminal: Terminal
  private let streams: Streams
  private var keypad: LiveKeypad
  private var input: TerminalInput

  /// Runs until the person ends it or a signal does.
  static func run(_ session: KeypadSession, _ streams: Streams) -> RunStatus {
    guard let terminal = Terminal() else {
      streams.complain("standard input is no terminal")
      return .usage
    }
    let size = Terminal.window
    var runner = TerminalKeypad(
      terminal: terminal, streams: streams,
      keypad: LiveKeypad(session, columns: size.columns, rows: size.rows),
      input: TerminalInput(streams))
    Terminal.catchSignals()
    runner.enter()
    let signal = runner.loop()
    runner.leave()
    Terminal.releaseSignals()
    if let signal { Terminal.end(by: signal) }
    return .success
  }

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
      switch input.next() {
      case .events(let events):
        for event in events where !answer(event) { return nil }
        if !events.isEmpty { draw() }
      case .silence: break
      case .end: return nil
      }
    }
  }

  /// Answers one event.
  ///
  /// - Returns: whether it goes on.
  private mutating func answer(_ event: TerminalEvent) -> Bool {
    switch keypad.handle(event) {
    case .redraw: break
    case .copy(let text): write("\u{1b}]52;c;\(text.base64)\u{7}")
    case .suspend: suspend()
    case .end: return false
    }
    return true
  }

  private mutating func redraw() {
    let size = Terminal.window
    keypad.resize(columns: size.columns, rows: size.rows)
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

extension TerminalKeypad {
  /// Another screen, no cursor, and the mouse with its movements while a button is down.
  private func enter() {
    terminal.enterRaw()
    write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1002h\u{1b}[?1006h")
  }

  private func leave() {
    write("\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?25h\u{1b}[?1049l")
    terminal.restore()
  }

  private func draw() {
    let lines = keypad.lines.map { $0 + "\u{1b}[K" }
    write("\u{1b}[H" + lines.joined(separator: "\r\n") + "\u{1b}[J")
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
