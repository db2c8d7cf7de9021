import Foundation
import SciKeypad
import SciLocale
import TestSupport
import Testing

@testable import SciCLI

/// The calculator on a terminal, without one.
@Suite struct LiveKeypadTests {
  /// A keypad without colours, in a window without large digits.
  private func live(
    _ columns: Int = 40, _ rows: Int = 15, options: KeypadOptions = .singleStep,
    _ tag: String = "en"
  ) throws -> LiveKeypad {
    let locale = try NumberLocale(tag)
    let session = KeypadSession(KeypadRecord(options: options), format: DisplayFormat(locale))
    return LiveKeypad(session, columns: columns, rows: rows, locale: locale)
  }

  private func plain(_ live: LiveKeypad) -> [String] {
    live.lines.map { $0.replacing(/\u{1b}\[[0-9;]*m/, with: "") }
  }

  /// What stands on the display of a window without large digits.
  private func text(_ live: LiveKeypad) -> String {
    plain(live)[live.screen.displayRows.lowerBound].trimmingCharacters(in: .whitespaces)
  }

  private func hint(_ live: LiveKeypad) -> String {
    plain(live)[live.screen.hintRow ?? 0].trimmingCharacters(in: .whitespaces)
  }

  private func type(_ keys: String, on live: inout LiveKeypad) -> ScreenReaction {
    var reaction = ScreenReaction.redraw
    var reader = TerminalReader()
    for event in reader.events(Array(keys.utf8)) + reader.flush() { reaction = live.handle(event) }
    live.rest()
    return reaction
  }

  @Test func `keys of the keyboard are keys of the keypad`() throws {
    var live = try live()
    _ = type("2+3*4\r", on: &live)
    #expect(text(live) == "20")
    _ = type("\u{7f}", on: &live)
    #expect(hint(live) == "there is nothing to delete")
    _ = type("A1/0\r", on: &live)
    #expect(text(live) == "Error")
    #expect(hint(live) == "division by zero")
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
    _ = type("UU", on: &live)
    #expect(hint(live) == "there is nothing to redo")
  }

  // Expected values are those of the keypad's table: 30° is the angle whose sine is 0.5.
  @Test func `letters stand for the faces that are shown`() throws {
    var live = try live()
    _ = type(".5\ts", on: &live)
    #expect(text(live) == "30")
    _ = type("A8\tg", on: &live)
    #expect(text(live) == "0.90308999")
    _ = type("A8\tg", on: &live)
    #expect(text(live) == "3")
  }

  @Test func `the window decides between upright and wide`() throws {
    var live = try live(80)
    _ = type("2/3=", on: &live)
    #expect(text(live) == "0.666666666666667")
    live.resize(columns: 40, rows: 15)
    #expect(text(live) == "0.66666667")
    live.resize(columns: 80, rows: 15)
    #expect(text(live) == "0.666666666666667")
  }

  @Test(
    arguments: LongTests.some(of: [
      (80, 24), (71, 14), (70, 24), (25, 14), (40, 12), (80, 8), (25, 7), (25, 6), (24, 10), (3, 1),
      (1, 1), (200, 60), (106, 22), (58, 30),
    ]), [TerminalAbilities.Colors.none, .many])
  func `nothing is drawn outside the window`(
    size: (columns: Int, rows: Int), colors: TerminalAbilities.Colors
  ) {
    let session = KeypadSession(KeypadRecord(options: .seed003))
    var live = LiveKeypad(session, columns: size.columns, rows: size.rows, colors: colors)
    _ = type(String(repeating: "7", count: 300), on: &live)
    for keys in ["", "123456789*987654321=+", "\u{1b}[A", "?", "z"] {
      for _ in 0..<20 { _ = type(keys, on: &live) }
      let lines = plain(live)
      #expect(lines.count == size.rows)
      #expect(lines.allSatisfy { $0.columnCount <= size.columns })
    }
  }

  /// Every width and every height, and a fifth of the pairs.
  @Test func `every window with room for a line names the key that ends it`() {
    checkWindows { ($0 + 2 * $1) % 13 == 0 }
  }

  @Test(.long) func `every window of any width and height names the key that ends it`() {
    checkWindows { _, _ in true }
  }

  private func checkWindows(where isTaken: (_ columns: Int, _ rows: Int) -> Bool) {
    for columns in 6...130 {
      for rows in 2...40 where isTaken(columns, rows) {
        let live = LiveKeypad(KeypadSession(), columns: columns, rows: rows)
        #expect(plain(live).contains { $0.contains("q quit") }, "\(columns)x\(rows)")
        if live.screen.hasKeys { #expect(plain(live)[live.screen.top].contains("Deg")) }
      }
    }
  }

  @Test func `the lit operator and the trail of the mouse are in reverse video`() throws {
    var live = try live(40, 24)
    func litFaces() -> [String] {
      live.lines.flatMap { $0.components(between: "\u{1b}[7m", and: "\u{1b}[m") }
    }
    _ = type("5+", on: &live)
    #expect(litFaces() == ["+"])
    // Down on 7, over 8, up on 9: its row is the ninth, and a key has nine columns with the line behind it.
    _ = type("\u{1b}[<0;5;9M\u{1b}[<32;14;9M", on: &live)
    #expect(litFaces() == ["7", "8", "+"])
    _ = type("\u{1b}[<0;23;9m", on: &live)
    #expect(live.lines[3].contains("▀▀█"))
    #expect(litFaces().isEmpty)
  }

  @Test func `every key is pressed where it is drawn, and nothing beside it`() {
    for (columns, rows, colors) in [
      (80, 24, .many), (40, 24, .few), (30, 12, .many), (80, 24, .none), (40, 10, .none),
      (120, 40, .many),
    ] as [(Int, Int, TerminalAbilities.Colors)] {
      let session = KeypadSession(KeypadRecord(isLandscape: columns > 70))
      let live = LiveKeypad(session, columns: columns, rows: rows, colors: colors)
      let keys = live.screen.keys(session.snapshot)
      for (y, line) in plain(live).enumerated() {
        for (x, character) in line.enumerated() where "79÷=−+⌫".contains(character) {
          guard let target = live.screen.target(column: x, row: y, covering: nil) else { continue }
          switch target {
          case .key(let place):
            #expect(
              KeypadLayout.face(keys[place.row][place.column], session.snapshot)
                .contains(character), "\(columns)x\(rows)")
          case .backspace: #expect(character == "⌫")
          case .display, .panel: Issue.record("\(character) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func `a swipe across the display and the key in the row of signs delete`() throws {
    var live = try live(40, 24)
    _ = type("1234\u{1b}[<0;5;4M\u{1b}[<0;15;4m", on: &live)
    #expect(plain(live)[2].contains("▀█  ▀▀█ ▀▀█"))
    _ = type("\u{1b}[<0;5;4M\u{1b}[<0;5;4m", on: &live)
    #expect(plain(live)[2].contains("▀█  ▀▀█ ▀▀█"))
    _ = type("\u{1b}[<0;35;1M\u{1b}[<0;35;1m", on: &live)
    #expect(plain(live)[2].hasSuffix(" ▀█  ▀▀█"))
  }

  @Test func `help takes the place of the keys and scrolls`() throws {
    var live = try live(40, 24)
    _ = type("2+3=?", on: &live)
    #expect(plain(live).contains { $0.contains("Keyboard  ↓") })
    #expect(!plain(live).contains { $0.contains("│") })
    var seen: Set<String> = []
    for _ in 0..<30 {
      seen.formUnion(plain(live))
      _ = type("\u{1b}[B", on: &live)
    }
    for entry in LiveKeypad.help {
      #expect(seen.contains { $0.contains(entry.key) && $0.contains(entry.value) })
    }
    _ = type("?", on: &live)
    #expect(plain(live).contains { $0.contains("│") })
    _ = type("z", on: &live)
    #expect(hint(live) == "no key `z`; ? lists them")
  }

  @Test func `results of the tape are chosen and used again, and all of it is saved`() throws {
    var live = try live(40, 24)
    #expect(type("w", on: &live) == .redraw)
    #expect(hint(live) == "the tape is empty")
    _ = type("1/3=7*2=", on: &live)
    #expect(plain(live).contains("  1 ÷ 3 = 0.33333333") && plain(live).contains("  7 × 2 = 14"))
    _ = type("\u{1b}[A\u{1b}[A", on: &live)
    #expect(hint(live) == "Enter use  q quit")
    // Exactly a third, not what is printed of it.
    _ = type("\r*3=", on: &live)
    #expect(plain(live)[2].hasSuffix(" ▀█ "))
    #expect(
      type("w", on: &live) == .save("1 ÷ 3 = 0.33333333\n7 × 2 = 14\n0.33333333 × 3 = 1\n"))
    live.saved(as: "sci-tape.txt")
    #expect(hint(live) == "saved in sci-tape.txt")
  }

  @Test func `the memories are a list to choose from`() throws {
    var live = try live(80, 15, options: .windows)
    _ = type("L", on: &live)
    #expect(hint(live) == "the memory is empty")
    _ = type("1/3=S7SA", on: &live)
    #expect(plain(live)[live.screen.top].contains(" Deg M "))
    _ = type("L", on: &live)
    #expect(plain(live).contains { $0.contains("Memory") })
    _ = type("\u{1b}[B\r*3=", on: &live)
    #expect(text(live) == "1")
    #expect(!plain(live).contains { $0.contains("Memory") })
  }

  @Test func `the keypad of Windows has its angles and functions`() throws {
    var live = try live(80, 15, options: .windows)
    _ = type("dd100s", on: &live)
    #expect(text(live) == "1")
    #expect(plain(live)[live.screen.top].contains("Grad"))
    // cosh 0 is 1, and its inverse at 1 is 0.
    _ = type("A0hc", on: &live)
    #expect(text(live) == "1")
    _ = type("\tc", on: &live)
    #expect(text(live) == "0")
    #expect(plain(live)[live.screen.top].contains("Grad 2nd hyp"))
  }

  @Test func `the keypad of a programmer shows base and size always, and the number in all bases`()
    throws
  {
    for (columns, rows) in [(80, 24), (40, 24), (120, 40), (30, 12), (30, 3), (71, 9)] {
      var live = try live(columns, rows, options: .programmer)
      for keys in ["h", "&", "dead", "=g", "?", "?W", "1/0=", "\u{1b}7"] {
        _ = type(keys, on: &live)
        let lines = plain(live)
        let size =
          keys.contains("W") || keys.contains("=") && keys != "=g" || keys.hasPrefix("\u{1b}")
        #expect(
          lines[live.screen.hasKeys ? live.screen.top : 0].contains(
            size ? "HEX DWORD" : "HEX QWORD"), "\(columns)x\(rows) \(keys)")
        #expect(lines.count == rows && lines.allSatisfy { $0.columnCount <= columns })
      }
    }
    var live = try live(80, 24, options: .programmer)
    _ = type("255", on: &live)
    for line in [" HEX FF", " DEC 255", " OCT 377", " BIN 1111 1111"] {
      #expect(plain(live).contains { $0.hasSuffix(line) })
    }
  }

  @Test(arguments: [TerminalAbilities.Colors.none, .many])
  func `nothing of the keypad of a programmer is drawn outside the window`(
    colors: TerminalAbilities.Colors
  ) {
    let widths = [1, 5, 12, 20, 25, 29, 30, 37, 45, 70, 71, 80, 103, 104, 140]
    for columns in LongTests.some(of: widths) {
      for rows in [1, 2, 3, 7, 9, 12, 17, 20, 24, 25, 28, 40] {
        let session = KeypadSession(KeypadRecord(options: .programmer))
        var live = LiveKeypad(session, columns: columns, rows: rows, colors: colors)
        for keys in ["", "0~i", "?", "?z1000="] {
          _ = type(keys, on: &live)
          let lines = plain(live)
          #expect(lines.count == rows && lines.allSatisfy { $0.columnCount <= columns })
        }
      }
    }
  }

  @Test func `the keypad of a programmer takes letters, signs, pastes and clicks`() throws {
    var live = try live(80, 15, options: .programmer)
    _ = type("hFf&0f|30^1=", on: &live)
    // 0xFF & 0x0F, or 0x30 xor 1, from the left: AND first.
    #expect(text(live) == "3E")
    #expect(type("y", on: &live) == .copy("3E"))
    // What was copied in another base is another number.
    #expect(type("10y", on: &live) == .copy("10"))
    _ = type("t\u{1b}[200~10\u{1b}[201~", on: &live)
    #expect(text(live) == "10")
    _ = type("h3E", on: &live)
    _ = type("~tW", on: &live)
    #expect(text(live) == "-63")
    _ = type("s", on: &live)
    #expect(text(live) == "4,294,967,233")
    _ = type("WWW\u{1b}[200~0b101\u{1b}[201~<2=", on: &live)
    #expect(text(live) == "20")
    _ = type("\u{1b}[200~5 xor 0xF =\u{1b}[201~", on: &live)
    #expect(text(live) == "10")
    _ = type("\u{1b}[200~1.5\u{1b}[201~", on: &live)
    #expect(hint(live) == "not pasted: it is not an integer")
    _ = type("g", on: &live)
    #expect(hint(live) == "no key `g`; ? lists them")
    _ = type("f", on: &live)
    #expect(hint(live) == "not a digit of the base")
    // Every key is where it is drawn.
    for (columns, rows) in [(80, 24), (40, 24), (30, 12)] {
      let session = KeypadSession(KeypadRecord(options: .programmer))
      let live = LiveKeypad(session, columns: columns, rows: rows)
      for (y, line) in plain(live).enumerated() where y >= live.screen.keysRow {
        for (x, character) in line.enumerated() where "79÷=−+".contains(character) {
          guard case .key(let place) = live.screen.target(column: x, row: y, covering: nil) else {
            continue
          }
          let key = try #require(live.screen.key(at: place, session.snapshot))
          #expect(
            KeypadLayout.face(key, session.snapshot).contains(character), "\(columns)x\(rows)")
        }
      }
    }
  }

  @Test func `a line of the tape that is cut is marked`() throws {
    var live = try live(30, 24)
    _ = type("123456789/7.3333333=", on: &live)
    let line = try #require(plain(live).last { $0.contains("7.3333333") })
    #expect(line.hasPrefix(" …") && line.hasSuffix(" 7.3333333 = 16,835,016.8"))
  }

  @Test func `a saved tape replaces no file`() throws {
    let home = try TemporaryHome()
    let folder = home.folder.path + "/"
    try FileManager.default.createDirectory(at: home.folder, withIntermediateDirectories: true)
    let names = ["1\n", "2\n"].map { SavedText.write($0, in: folder) }
    #expect(names == ["sci-tape.txt", "sci-tape-2.txt"])
    #expect(try String(contentsOfFile: folder + "sci-tape.txt", encoding: .utf8) == "1\n")
    #expect(SavedText.write("3", in: folder + "none/") == nil)
  }

  @Test func `some keys are for the terminal`() throws {
    var live = try live()
    let reactions = ["12y", "\u{3}", "q", "\u{1a}"].map { type($0, on: &live) }
    #expect(reactions == [.copy("12"), .end, .end, .suspend])
  }

  @Test func `a copy is a plain number, and what was copied is pasted exactly`() throws {
    var live = try live(80, 15, "de")
    #expect(type("1234567.5y", on: &live) == .copy("1234567,5"))
    #expect(type("A2ry", on: &live) == .copy("1,414213562373095"))
    _ = type("A\u{1b}[200~1,414213562373095\u{1b}[201~@", on: &live)
    #expect(text(live) == "2")
    #expect(type("A1/0=y", on: &live) == .redraw)
    #expect(hint(live) == "there is no result to copy")
  }

  @Test func `pasted numbers are read in the locale, or refused`() throws {
    func pasted(_ text: String, _ tag: String) throws -> (text: String, hint: String) {
      var live = try live(80, 15, tag)
      _ = type("\u{1b}[200~\(text)\u{1b}[201~", on: &live)
      return (self.text(live), hint(live))
    }
    #expect(try pasted("1,234.5", "en").text == "1,234.5")
    #expect(try pasted("1.234,5\n", "de").text == "1.234,5")
    #expect(try pasted("1'234.5", "de-CH").text == "1'234.5")
    #expect(try pasted("2 + 1,000 =", "en").text == "1,002")
    #expect(try pasted("1.234,5", "en") == ("0", "not pasted: it is not a number"))
    #expect(
      try pasted("0,123", "en") == ("0", "not pasted: it may mean 123 or 0.123"))
  }

  @Test func `the point and the digits are those of the locale`() throws {
    #expect(plain(try live(40, 15, "de")).contains { $0.contains("│   ,    │") })
    #expect(plain(try live(40, 15, "ar-EG")).contains { $0.contains("│   ٧    │") })
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
    while let opening = rest.range(of: start),
      let closing = rest[opening.upperBound...].range(of: end)
    {
      found.append(rest[opening.upperBound..<closing.lowerBound].filter { $0 != " " })
      rest = rest[closing.upperBound...]
    }
    return found
  }
}
