import Foundation
import Testing

@testable import SciCLI

@Suite struct TerminalReaderTests {
  @Test func `sequences are keys with their names`() {
    var reader = TerminalReader()
    let bytes =
      "\u{1b}[A\u{1b}OB\u{1b}[1;5C\u{1b}[3~\u{1b}[1;3D\u{1b}f\u{1b}\u{7f}\u{1b}[Z\u{1b}é\u{1b}[?1;2c"
    #expect(
      reader.events(Array(bytes.utf8))
        == ["Up", "Down", "C-Right", "Delete", "M-Left", "M-f", "M-Backspace", "S-Tab", "M-é"]
        .map(TerminalEvent.key))
  }

  @Test func `a paste is one event wherever it is cut`() {
    let bytes = Array("1\u{1b}[200~a\u{1b}[Ab\r\u{1b}[201~2".utf8)
    let expected: [TerminalEvent] = [.character("1"), .paste("a\u{1b}[Ab\r"), .character("2")]
    for cut in bytes.indices {
      var reader = TerminalReader()
      #expect(reader.events(Array(bytes[..<cut])) + reader.events(Array(bytes[cut...])) == expected)
    }
  }

  @Test func `control characters have names`() {
    #expect(
      ["\u{1}", "\t", "\r", "\u{7f}", "\u{1f}", "a"].map { TerminalReader.name($0) }
        == ["C-a", "Tab", "Enter", "Backspace", "C-_", "a"])
  }
}

@Suite struct PromptViewTests {
  private func rendered(
    _ text: String, cursor: Int? = nil, columns: Int, rows: Int = 24, below: [String] = []
  )
    -> PromptView.Rendering
  {
    var view = PromptView()
    view.characters = Array(text)
    view.cursor = cursor ?? view.characters.count
    view.below = below.map { StyledLine($0) }
    let rendering = view.rendered(columns: columns, rows: rows, Palette(usesColor: false))
    // Renditions take no columns.
    var plain = rendering
    plain.rows = rendering.rows.map { $0.replacing(/\u{1b}\[[0-9;]*m/, with: "") }
    return plain
  }

  @Test func `rows are as wide as the terminal`() {
    #expect(rendered("1234567", columns: 5).rows == ["> 123", "4567"])
    #expect(
      rendered("123", columns: 5) == .init(rows: ["> 123", ""], cursorRow: 1, cursorColumn: 0))
    #expect(rendered("12345678", cursor: 3, columns: 5).cursorRow == 1)
    #expect(rendered("(1\n2)", columns: 20).rows == ["> (1", "… 2)"])
  }

  @Test func `wide characters take two columns and are not cut`() {
    #expect(rendered("￥￥", columns: 5) == .init(rows: ["> ￥", "￥"], cursorRow: 1, cursorColumn: 2))
    #expect(rendered("e\u{301}x", columns: 9).cursorColumn == 4)
    // What cannot be seen is spelled out.
    #expect(rendered("1\u{202e}", columns: 20).rows == ["> 1\\u{202E}"])
  }

  @Test
  func `a high text shows the rows around the cursor, and what is below only if there is room`() {
    let text = String(repeating: "1234567890", count: 10)
    let shown = rendered(text, cursor: 55, columns: 10, rows: 4, below: ["= 5"])
    #expect(shown.rows.count == 4)
    #expect(shown.rows[shown.cursorRow] == "9012345678")
    #expect(rendered("1", columns: 10, rows: 2, below: ["a", "b"]).rows == ["> 1", "a"])
    #expect(rendered("1", columns: 5, rows: 9, below: ["= 123456"]).rows == ["> 1", "= 12…"])
  }
}

@Suite struct BracketTests {
  @Test(arguments: [
    ("(1)", 3, [2, 0]), ("(1)", 1, [0, 2]), ("(1)", 2, [2, 0]), ("(1]", 3, []),
    ("[(1)]", 5, [4, 0]), ("1+2", 2, []),
    ("1 # (", 5, []),
  ]) func `the bracket at the cursor and its partner are shown`(
    text: String, cursor: Int, places: [Int]
  ) {
    #expect(Brackets.highlighted(at: cursor, in: Array(text)) == places)
  }

  @Test func `brackets that close nothing are shown`() {
    #expect(Brackets.unmatched(in: Array("1)+(2]")) == [1, 5])
    #expect(Brackets.unmatched(in: Array("16#f)")) == [4])
  }
}

@Suite struct PromptHistoryTests {
  @Test func `lines that begin like what was typed are gone through`() {
    var history = PromptHistory(["sin 1", "cos 1", "sin 2"])
    let back = ["s", "sin 2", "sin 1"].map { history.previous(from: $0) }
    #expect(back == ["sin 2", "sin 1", nil])
    let forward = ["sin 1", "sin 2", "s"].map { history.next(from: $0) }
    #expect(forward == ["sin 2", "s", nil])
    let added = [history.add("sin 2"), history.add("tan 1")]
    #expect(added == [false, true])
    let last = history.previous(from: "")
    #expect(last == "tan 1")
  }

  @Test(arguments: ["1+1", "(1\n2)", "a\\nb", "\\", "\\\\\n", "π"])
  func `an entry is one line of the file and comes back`(entry: String) {
    let line = HistoryFile.line(entry)
    #expect(!line.contains("\n"))
    #expect(HistoryFile.entry(line) == entry)
  }

  @Test func `an entry is added behind one that was torn`() throws {
    let home = try TemporaryHome()
    let path = home.folder.appending(path: "a/b/history")
    let file = HistoryFile(path: path.path)
    #expect(file.entries() == [])
    try file.append("1+1")
    let permissions = try FileManager.default.attributesOfItem(atPath: path.path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
    try (try String(contentsOf: path, encoding: .utf8) + "2+").write(
      to: path, atomically: true, encoding: .utf8)
    try file.append("(3\n4)")
    #expect(file.entries() == ["1+1", "2+", "(3\n4)"])
  }

  @Test func `files are where the specification of XDG says`() {
    let usual = PromptFiles { ["HOME": "/h"][$0] }
    #expect(usual.history == "/h/.local/state/sci/history")
    #expect(usual.configuration == "/h/.config/sci/config")
    let variables = [
      "HOME": "/h", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "relative", "SCI_CONFIG": "own",
    ]
    let own = PromptFiles { variables[$0] }
    #expect(own.history == "/s/sci/history")
    #expect(own.configuration == "own")
    #expect(PromptFiles { _ in nil }.history == nil)
  }
}
