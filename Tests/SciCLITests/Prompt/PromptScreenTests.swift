import Foundation
import Testing

/// What the prompt draws, at several sizes, beside screens that are checked in.
///
/// Each file in `Screens` shows the keys that were typed, and the screen once they were answered; `▏` is the cursor. `SCI_RECORD=1` writes the
/// files anew, and the tests fail then, so that no recording passes unseen.
@Suite(.enabled(if: PseudoTerminal.isAvailable), .serialized, .timeLimit(.minutes(10)))
struct PromptScreenTests {
  /// The keys that are typed before each screen, by names where they are no characters.
  private static let tour = [
    "1/2pi", "⏎", "sin(", "30)⏎", "1 + * 2⏎", "(1 +⏎", "2)*[3", "]⏎", "⌃L",
    "si⇥", "⇥", "⌃C", "⌃C", "⌃R1/", "⏎", "⌃L",
    ":dig⇥", "30⏎", ":radian⏎", ":radians⏎", "200 + 10% + \\pi⇥", "⌃C", "½ + ￥ e\u{301}⌃A", "⏎",
    "⌃L",
    "(1234567890*9876543210+1234567890)*98765", "⌃A", "⏎", ":vars⏎", "⌃L", "help⏎",
  ]

  private static let keys: KeyValuePairs<String, String> = [
    "⏎": "\r", "⇥": "\t", "⌃A": "\u{1}", "⌃C": "\u{3}", "⌃L": "\u{c}", "⌃R": "\u{12}",
  ]

  private static func bytes(_ names: String) -> String {
    keys.reduce(names) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  static let isRecording = ProcessInfo.processInfo.environment["SCI_RECORD"] == "1"
  private static let mark = "──── "

  /// The screens of a file by the keys before them, in order.
  private static func screens(_ name: String) throws -> [String] {
    let text = try String(contentsOf: file(name), encoding: .utf8)
    return text.components(separatedBy: "\n" + mark).map { part in
      part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(
        String.init) ?? ""
    }
  }

  private static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens/\(name).txt")
  }

  @Test(arguments: [(80, 24), (40, 24), (120, 40), (30, 12)])
  func `a tour looks as it was recorded`(columns: Int, rows: Int) throws {
    let name = "\(columns)x\(rows)"
    let prompt = try PromptTerminal(columns: columns, rows: rows)
    try prompt.wait(forLast: ">")
    var recorded = ""
    let expected = Self.isRecording ? [] : try Self.screens(name)
    for (index, names) in Self.tour.enumerated() {
      prompt.type(Self.bytes(names))
      if Self.isRecording {
        prompt.settle()
        recorded += (index > 0 ? "\n" : "") + Self.mark + names + "\n" + prompt.screen.picture
      } else {
        let picture = try #require(expected.indices.contains(index) ? expected[index] : nil)
        let shown = picture.hasSuffix("\n") ? picture : picture + "\n"
        do {
          try prompt.terminal.wait(for: names) { prompt.screen.picture == shown }
        } catch {
          #expect(prompt.screen.picture == shown, "\(name): \(names)")
          return
        }
      }
    }
    #expect(prompt.screen.unknown == [])
    if Self.isRecording {
      try recorded.write(to: Self.file(name), atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
    }
  }

  @Test func `a window of another size is drawn anew`() throws {
    let prompt = try PromptTerminal(columns: 80, rows: 24)
    prompt.type("1 + 22222222222222222222222222222222222222222")
    try prompt.wait(
      forLast: "> 1 + 22222222222222222222222222222222222222222",
      "= 22222222222222222222222222222222222222223")
    try prompt.resize(columns: 30, rows: 12)
    try prompt.wait(
      forLast: "> 1 + 222222222222222222222222", "22222222222222222",
      "= 222222222222222222222222222…")
    try prompt.resize(columns: 100, rows: 30)
    prompt.type("+1")
    try prompt.wait(
      forLast: "> 1 + 22222222222222222222222222222222222222222+1",
      "= 22222222222222222222222222222222222222224")
  }

  @Test func `a text that is higher than the window shows where the cursor is`() throws {
    let prompt = try PromptTerminal(columns: 20, rows: 5)
    prompt.type("(" + String(repeating: "1+", count: 100) + "end")
    try prompt.wait(for: "end")
    #expect(prompt.screen.lines.count <= 5)
    prompt.type("\u{1}")
    try prompt.wait(for: "> (1+1")
    prompt.type("\u{15}\u{5}\u{15}7\r")
    try prompt.wait(for: "_1 = 7")
  }
}
