import Foundation
import SciKeypad
import Testing

@testable import SciCLI

/// The calculator on a terminal, without one.
@Suite struct LiveKeypadTests {
  private func text(_ live: LiveKeypad) -> String {
    live.lines[1].filter { $0 != " " }
  }

  private func type(_ keys: String, on live: inout LiveKeypad) -> LiveKeypad.Reaction {
    var reaction = LiveKeypad.Reaction.redraw
    var reader = TerminalReader()
    for event in reader.events(Array(keys.utf8)) + reader.flush() { reaction = live.handle(event) }
    return reaction
  }

  @Test func `keys of the keyboard are keys of the keypad`() {
    var live = LiveKeypad(KeypadSession(), columns: 60, rows: 24)
    _ = type("2+3*4\r", on: &live)
    #expect(text(live) == "20")
    _ = type("\u{7f}", on: &live)
    #expect(live.lines[13] == "there is nothing to delete")
    _ = type("A1/0\r", on: &live)
    #expect(text(live) == "Error")
    #expect(live.lines[13] == "division by zero")
    _ = type("1,5n", on: &live)
    #expect(text(live) == "-1.5")
    _ = type("\u{1b}", on: &live)
    #expect(text(live) == "0")
    _ = type("9r", on: &live)
    #expect(text(live) == "3")
    _ = type("uu", on: &live)
    #expect(text(live) == "0")
    _ = type("U", on: &live)
    #expect(text(live) == "9")
  }

  @Test func `the window decides between upright and wide`() {
    var live = LiveKeypad(KeypadSession(), columns: 80, rows: 24)
    _ = type("2/3=", on: &live)
    #expect(text(live) == "0.666666666666667")
    live.resize(columns: 40, rows: 24)
    #expect(text(live) == "0.66666667")
    live.resize(columns: 80, rows: 24)
    #expect(text(live) == "0.666666666666667")
  }

  @Test(arguments: [
    (80, 24), (71, 14), (70, 24), (25, 14), (40, 12), (80, 8), (25, 7), (25, 6), (24, 10), (3, 1),
    (1, 1), (200, 60),
  ])
  func `nothing is drawn outside the window`(columns: Int, rows: Int) {
    let session = KeypadSession(KeypadRecord(options: .seed003))
    var live = LiveKeypad(session, columns: columns, rows: rows)
    _ = type(String(repeating: "7", count: 300), on: &live)
    #expect(live.lines.allSatisfy { $0.count <= columns })
    for _ in 0..<80 { _ = type("123456789*987654321=+", on: &live) }
    #expect(live.lines.count <= rows)
    for line in live.lines {
      let plain = line.replacing("\u{1b}[7m", with: "").replacing("\u{1b}[27m", with: "")
      #expect(plain.count <= columns)
    }
  }

  @Test func `the lit operator and the trail of the mouse are in reverse video`() {
    var live = LiveKeypad(KeypadSession(), columns: 40, rows: 24)
    func litFaces() -> [String] {
      live.lines.flatMap { $0.components(between: "\u{1b}[7m", and: "\u{1b}[27m") }
    }
    _ = type("5+", on: &live)
    #expect(litFaces() == ["+"])
    // Down on 7, over 8, up on 9; the first key row is row 3, and cells are 6 wide.
    _ = type("\u{1b}[<0;3;6M\u{1b}[<32;9;6M", on: &live)
    #expect(litFaces() == ["7", "8", "+"])
    _ = type("\u{1b}[<0;15;6m", on: &live)
    #expect(text(live) == "9")
    #expect(litFaces().isEmpty)
  }

  @Test func `a swipe across the display deletes`() {
    var live = LiveKeypad(KeypadSession(), columns: 40, rows: 24)
    _ = type("123\u{1b}[<0;5;2M\u{1b}[<0;15;2m", on: &live)
    #expect(text(live) == "12")
    _ = type("\u{1b}[<0;5;2M\u{1b}[<0;5;2m", on: &live)
    #expect(text(live) == "12")
  }

  @Test func `a low window has the keys without lines between them`() {
    var live = LiveKeypad(KeypadSession(), columns: 40, rows: 12)
    #expect(live.lines[3] == "│  7  │  8  │  9  │  ×  │")
    // Down and up on 8, and a swipe across the display.
    _ = type("\u{1b}[<0;9;4M\u{1b}[<0;9;4m", on: &live)
    #expect(text(live) == "8")
    live.resize(columns: 10, rows: 3)
    #expect(live.lines == ["8"])
    _ = type("9\u{1b}[<0;1;1M\u{1b}[<0;5;1m", on: &live)
    #expect(live.lines == ["8"])
  }

  @Test func `a question mark lists the keyboard in place of the tape`() throws {
    var live = LiveKeypad(KeypadSession(), columns: 80, rows: 24)
    _ = type("2+3=", on: &live)
    #expect(live.lines.last == "2 + 3 = 5")
    _ = type("?", on: &live)
    #expect(!live.lines.contains("2 + 3 = 5"))
    #expect(live.lines[14].hasPrefix("Enter  =            Esc  C, AC"))
    #expect(live.lines.contains { $0.contains("u U  undo redo") })
    _ = type("?", on: &live)
    #expect(live.lines.last == "2 + 3 = 5")
    _ = type("z", on: &live)
    #expect(live.lines[13] == "no key `z`; ? lists them")
  }

  @Test func `some keys are for the terminal`() {
    var live = LiveKeypad(KeypadSession(), columns: 40, rows: 24)
    let reactions = ["12y", "\u{3}", "\u{1a}"].map { type($0, on: &live) }
    #expect(reactions == [.copy("12"), .end, .suspend])
  }

  @Test func `sequences may arrive in pieces, and unknown ones are left out`() {
    var reader = TerminalReader()
    var events: [TerminalEvent] = []
    for byte in Array("\u{1b}[<0;12;3M\u{1b}[A\u{1b}OP×\u{1b}\u{1b}[B".utf8) {
      events += reader.events([byte])
    }
    #expect(
      events == [
        .mouse(.press, column: 11, row: 2), .key("Up"), .character("×"), .escape, .key("Down"),
      ])
    #expect(!reader.isWaiting)
    let waiting = reader.events([0x1b])
    #expect(waiting.isEmpty)
    #expect(reader.isWaiting)
    let flushed = reader.flush()
    #expect(flushed == [.escape])
  }
}

extension String {
  /// The texts between two marks, without spaces around them.
  fileprivate func components(between start: String, and end: String) -> [String] {
    var rest = self[...]
    var found: [String] = []
    while let opening = rest.range(of: start), let closing = rest.range(of: end) {
      found.append(rest[opening.upperBound..<closing.lowerBound].filter { $0 != " " })
      rest = rest[closing.upperBound...]
    }
    return found
  }
}
