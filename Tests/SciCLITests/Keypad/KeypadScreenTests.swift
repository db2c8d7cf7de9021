import Foundation
import TestSupport
import Testing

/// What the keypad draws, at several sizes, beside screens that are checked in; see ``ScreenTour``.
///
/// Numbers are those of the keypad's table, and keys those of the manual page.
@Suite(.enabled(if: PseudoTerminal.isAvailable), .serialized, .timeLimit(.minutes(10)))
struct KeypadScreenTests {
  private static let tour = [
    "1234.5", "+2", "*", "3=", "(2+(3", "⌫", "⎋⎋", "1/0=", "9r", "d⇥1s", "⇥m", "⎡1,234.5⎦",
    "⎡1.2.3⎦",
    "y", "z", "↑", "↑", "⏎", "?", "↓↓", "⇟", "⎋", "123456789@@", "U", "7+8",
  ]

  /// The screen, and what on it is lit.
  private static func picture(_ screen: TerminalEmulator) -> String {
    let lit = screen.texts(in: "38;5;202;48;5;231") + screen.texts(in: "7")
    return screen.picture + (lit.isEmpty ? "" : "lit: \(lit.joined(separator: " "))\n")
  }

  static let sizes = [(80, 24), (40, 24), (120, 40), (30, 12)]

  @Test(arguments: LongTests.some(of: sizes), [false, true])
  func `a tour looks as it was recorded`(size: (columns: Int, rows: Int), isPlain: Bool) throws {
    let keypad = try PromptTerminal(
      ["keypad"], columns: size.columns, rows: size.rows,
      environment: ["NO_COLOR": isPlain ? "1" : nil, "COLORTERM": nil])
    try keypad.wait(for: "Deg")
    let name = "keypad-\(size.columns)x\(size.rows)" + (isPlain ? "-plain" : "")
    try ScreenTour(name: name, steps: Self.tour, picture: Self.picture).run(on: keypad)
  }

  @Test(arguments: [false, true])
  func `the keypad of Windows looks as it was recorded`(isPlain: Bool) throws {
    let keypad = try PromptTerminal(
      ["keypad", "--profile", "windows"],
      environment: ["NO_COLOR": isPlain ? "1" : nil, "COLORTERM": nil])
    try keypad.wait(for: "mod")
    let steps = ["2.5n", "h", "⇥", "dd", "S", "7S", "L", "↓", "⏎"]
    let name = "keypad-windows" + (isPlain ? "-plain" : "")
    try ScreenTour(name: name, steps: steps, picture: Self.picture).run(on: keypad)
  }

  @Test(
    arguments: LongTests.some(of: [
      (80, 24, false), (40, 24, false), (120, 40, false), (30, 12, false), (40, 24, true),
    ]))
  func `the keypad of a programmer looks as it was recorded`(
    columns: Int, rows: Int, isPlain: Bool
  ) throws {
    let keypad = try PromptTerminal(
      ["keypad", "--profile", "programmer"], columns: columns, rows: rows,
      environment: ["NO_COLOR": isPlain ? "1" : nil, "COLORTERM": nil])
    try keypad.wait(for: "DEC QWORD")
    let steps = [
      "1234567", "n", "h", "&ff=", "~", "i", "W", "WWs", "o8", "t⎡0x1F⎦", "256", "*9=", "<8=", "⎋",
      "y", "?",
    ]
    let name = "keypad-programmer-\(columns)x\(rows)" + (isPlain ? "-plain" : "")
    try ScreenTour(name: name, steps: steps, picture: Self.picture).run(on: keypad)
  }

  /// The colours of each cell, with the numbers of ECMA-48's SGR below.
  @Test(arguments: ["xterm-256color", "xterm"])
  func `keys have colours`(name: String) throws {
    let keypad = try PromptTerminal(
      ["keypad"], environment: ["TERM": name, "NO_COLOR": nil, "COLORTERM": nil])
    try keypad.wait(for: "Deg")
    try ScreenTour(name: "keypad-\(name)", steps: ["1+", "2⇥"], picture: { $0.colorPicture })
      .run(on: keypad)
  }

  @Test func `a window of another size is drawn anew`() throws {
    let keypad = try PromptTerminal(["keypad"], environment: ["NO_COLOR": "1"])
    try keypad.wait(for: "│  (   │")
    keypad.type("2/3=")
    for (columns, rows, text) in [
      (40, 24, "│   7    │"), (30, 12, "0.66666667"), (80, 24, "│ Rad  │"), (20, 3, "0.66666667"),
      (120, 40, "2 ÷ 3 = 0.666666666666667"),
    ] {
      try keypad.resize(columns: columns, rows: rows)
      try keypad.wait(for: text)
      try keypad.wait(for: "q quit")
      #expect(keypad.screen.lines.count <= rows)
    }
    #expect(keypad.screen.unknown == [])
  }

  @Test func `a session that is killed leaves what it had drawn`() throws {
    let keypad = try PromptTerminal(["keypad"], canStop: true)
    keypad.type("7@")
    try keypad.wait(for: "█ █ █▀█")
    keypad.terminal.send(SIGKILL)
    #expect(try keypad.terminal.waitForEnd() == 137)
  }

  @Test func `the picture in the documentation is a screen`() throws {
    let text = try ReadmeTests.text("Documentation/keypad.md")
    let screens = try ScreenTour(name: "keypad-40x24-plain", steps: []).screens
    let picture = try #require(screens.dropFirst().first)
      .split(separator: "\n").filter { !$0.hasPrefix("lit:") }.joined(separator: "\n")
    #expect(text.contains(picture))
  }
}
