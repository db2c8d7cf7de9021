import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The built command on a terminal: what is drawn there, and that the terminal is left as it was found.
///
/// Keys are those of the manual page, and displays are rows of the keypad's table.
@Suite(.enabled(if: PseudoTerminal.isAvailable), .serialized, .timeLimit(.minutes(30)))
struct PseudoTerminalTests {
  private func drawnKeypad(
    columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["keypad"], columns: columns, rows: rows, environment: environment)
    try terminal.wait(forDisplay: "0")
    return terminal
  }

  @Test(
    arguments: [
      ("12+3=", "15"), ("123\u{7f}4", "124"), ("2+3*4\r", "20"), ("9r", "3"), ("5n", "-5"),
      ("12\u{1b}[D\u{1b}[A3", "123"), ("1/0=", "Error"), ("12A3", "3"), ("9@", "81"), ("4#", "64"),
      ("2^10=", "1,024"), ("12u7", "17"), ("6×7=", "42"), ("2/3=", "0.666666666666667"),
    ] as [(String, String)])
  func `typed keys are pressed`(keys: String, display: String) throws {
    let terminal = try drawnKeypad()
    terminal.type(keys)
    try terminal.wait(forDisplay: display)
  }

  @Test func `control characters are not passed on to the terminal`() throws {
    let terminal = try drawnKeypad()
    for control in ["\u{7}", "\u{e}", "\u{1c}", "\u{9b}", "\u{202e}"] {
      terminal.clearOutput()
      terminal.type(control)
      try terminal.wait(forDisplay: "0")
      #expect(!terminal.output.contains(control), "\(control.debugDescription)")
    }
  }

  @Test func `escape alone clears, and the waiting operator is lit again`() throws {
    let terminal = try drawnKeypad(columns: 40, environment: ["NO_COLOR": "1"])
    terminal.type("7+8")
    try terminal.wait(forDisplay: "8")
    terminal.clearOutput()
    terminal.type("\u{1b}")
    try terminal.wait(forDisplay: "0")
    try terminal.wait(for: "lamp") { terminal.output.contains("\u{1b}[7m   +    \u{1b}[m") }
    #expect(terminal.screen.contains(" │   AC   │   ±    │   %    │   ÷    │"))
  }

  @Test func `the sign of radians and the tape are drawn`() throws {
    let terminal = try drawnKeypad()
    terminal.type("d5+3=")
    try terminal.wait(forDisplay: "8")
    #expect(terminal.screen.first?.contains(" Rad ") == true)
    #expect(terminal.screen.contains { $0.hasSuffix("5 + 3 = 8") })
  }

  @Test func `a copy goes to the terminal in base 64`() throws {
    let terminal = try drawnKeypad()
    terminal.type("12y")
    try terminal.wait(for: "copy") { terminal.output.contains("\u{1b}]52;c;MTI=\u{7}") }
  }
}

// MARK: - The mouse

extension PseudoTerminalTests {
  private func mouse(_ button: Int, _ column: Int, _ row: Int, _ end: String) -> String {
    "\u{1b}[<\(button);\(column + 1);\(row + 1)\(end)"
  }

  @Test(arguments: [(80, 24), (40, 24), (40, 12)])
  func `a click on a key presses it`(columns: Int, rows: Int) throws {
    let terminal = try drawnKeypad(columns: columns, rows: rows)
    let screen = terminal.screen
    let row = try #require(
      screen.firstIndex { line in "789".allSatisfy { line.contains($0) } })
    let column = try #require(Array(screen[row]).firstIndex(of: "7"))
    terminal.type(mouse(0, column, row, "M") + mouse(0, column, row, "m"))
    try terminal.wait(forDisplay: "7")
  }

  @Test func `dragging leaves a trail, and the key counts that is left`() throws {
    let terminal = try drawnKeypad(columns: 40, environment: ["NO_COLOR": "1"])
    terminal.type(mouse(0, 4, 8, "M") + mouse(32, 14, 8, "M"))
    let trail = "\u{1b}[7m   7    \u{1b}[m│\u{1b}[7m   8    \u{1b}[m"
    try terminal.wait(for: "trail") { terminal.frame.contains(trail) }
    terminal.type(mouse(0, 22, 8, "m"))
    try terminal.wait(forDisplay: "9")
    // The key that was pressed is seen for a moment.
    try terminal.wait(for: "rest") { !terminal.frame.contains("\u{1b}[7m") }
  }

  @Test func `a swipe across the display deletes`() throws {
    let terminal = try drawnKeypad()
    terminal.type("123")
    try terminal.wait(forDisplay: "123")
    terminal.type(mouse(0, 60, 3, "M") + mouse(32, 50, 3, "M") + mouse(0, 50, 3, "m"))
    try terminal.wait(forDisplay: "12")
  }
}

// MARK: - The window

extension PseudoTerminalTests {
  @Test func `colours are for terminals that want them`() throws {
    for (noColor, hasColors) in [(nil, true), ("", true), ("1", false)] as [(String?, Bool)] {
      let terminal = try drawnKeypad(environment: ["NO_COLOR": noColor])
      terminal.type("5m+")
      try terminal.wait(for: "lamp") {
        terminal.output.contains(hasColors ? "\u{1b}[30;107m" : "\u{1b}[7m")
      }
      let renditions = Set(terminal.output.matches(of: /\u{1b}\[([0-9;]*)m/).map(\.1))
      #expect(renditions.isSubset(of: ["", "1", "2", "7"]) == !hasColors, "\(noColor ?? "none")")
    }
  }

  @Test func `a terminal that cannot draw is answered line by line`() throws {
    let terminal = try PseudoTerminal(["keypad"], environment: ["TERM": "dumb"])
    try terminal.wait(for: "note") { terminal.output.contains("this terminal cannot draw") }
    terminal.type("12+3=\n")
    try terminal.wait(for: "answer") { terminal.output.contains("\r\n15\r\n") }
    terminal.type("foo\n")
    try terminal.wait(for: "error") { terminal.output.contains("--list-keys") }
    #expect(terminal.output.components(separatedBy: "no key is called `foo`").count == 2)
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 2)
    #expect(!terminal.output.contains("\u{1b}"))
  }
}

// MARK: - The end

extension PseudoTerminalTests {
  private static let sequences = [
    ("\u{1b}[?1049h", "\u{1b}[?1049l"), ("\u{1b}[?25l", "\u{1b}[?25h"),
    ("\u{1b}[?1002h", "\u{1b}[?1002l"), ("\u{1b}[?1006h", "\u{1b}[?1006l"),
    ("\u{1b}[?2004h", "\u{1b}[?2004l"),
  ]

  /// Whether the screen, the cursor and the mouse are the keypad's; `nil` if only some of them are.
  private func isEntered(_ terminal: PseudoTerminal) -> Bool? {
    func place(_ sequence: String) -> String.Index {
      terminal.output.range(of: sequence, options: .backwards)?.upperBound
        ?? terminal.output.startIndex
    }
    let states = Set(Self.sequences.map { place($0) > place($1) })
    return states.count == 1 ? states.first : nil
  }

  /// Holds that what `body` ends leaves the terminal as it was.
  private func entered(
    canStop: Bool = false, _ body: (PseudoTerminal) throws -> Void
  ) throws {
    let terminal = try PseudoTerminal(["keypad"], canStop: canStop)
    try terminal.wait(forDisplay: "0")
    #expect(isEntered(terminal) == true)
    #expect(try terminal.settings != terminal.initialSettings)
    try body(terminal)
    #expect(isEntered(terminal) == false)
    #expect(try terminal.settings == terminal.initialSettings)
  }

  @Test(arguments: ["q", "Q", "\u{3}", "\u{4}", "\u{11}"])
  func `keys end it and leave the terminal as it was`(key: String) throws {
    try entered { terminal throws in
      terminal.type(key)
      #expect(try terminal.waitForEnd() == 0)
    }
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, SIGXFSZ,
  ])
  func `signals end it and leave the terminal as it was`(signal: Int32) throws {
    try entered { terminal throws in
      terminal.send(signal)
      #expect(try terminal.waitForEnd() == 128 + Int(signal))
    }
  }

  @Test(arguments: [true, false])
  func `it can be stopped and continued`(isTyped: Bool) throws {
    try entered(canStop: true) { terminal throws in
      let raw = try terminal.settings
      terminal.type("12")
      try terminal.wait(forDisplay: "12")
      if isTyped { terminal.type("\u{1a}") } else { terminal.send(SIGTSTP) }
      #expect(try terminal.waitForEnd() == 128 + Int(SIGTSTP))
      #expect(isEntered(terminal) == false)
      #expect(try terminal.settings != raw)
      terminal.clearOutput()
      terminal.continueCommand()
      try terminal.wait(forDisplay: "12")
      #expect(isEntered(terminal) == true)
      #expect(try terminal.settings == raw)
      terminal.type("+1=")
      try terminal.wait(forDisplay: "13")
      terminal.type("Q")
      #expect(try terminal.waitForEnd() == 0)
    }
  }
}
