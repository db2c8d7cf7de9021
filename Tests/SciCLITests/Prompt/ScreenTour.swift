import Foundation
import Testing

/// Keys that are typed one after the other, and the screens that are checked in beside them.
///
/// Each file in `Screens` shows the keys that were typed, and the screen once they were answered; `▏` is the cursor.
/// `SCI_RECORD=1` writes the files anew, with `SCI_LONG=1` at all sizes, and the tests fail then, so that no recording passes unseen.
struct ScreenTour {
  /// The name of the file without its ending.
  var name: String
  /// The keys that are typed before each screen, by names where they are no characters.
  var steps: [String]
  /// What is recorded of a screen.
  var picture: (TerminalEmulator) -> String = { $0.picture }

  private static let keys: KeyValuePairs<String, String> = [
    "⏎": "\r", "⇥": "\t", "⌃A": "\u{1}", "⌃C": "\u{3}", "⌃L": "\u{c}", "⌃R": "\u{12}",
    "↑": "\u{1b}[A", "↓": "\u{1b}[B", "⇟": "\u{1b}[6~", "⌫": "\u{7f}", "⎋": "\u{1b}",
    "⎡": "\u{1b}[200~", "⎦": "\u{1b}[201~",
  ]

  private static func bytes(_ names: String) -> String {
    keys.reduce(names) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  private static let isRecording = ProcessInfo.processInfo.environment["SCI_RECORD"] == "1"
  private static let mark = "──── "

  private var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens/\(name).txt")
  }

  /// The screens of the file, in order.
  var screens: [String] {
    get throws {
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.components(separatedBy: "\n" + Self.mark).map { part in
        part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(
          String.init) ?? ""
      }
    }
  }

  /// Types the keys, and holds that the screens are those of the file.
  func run(on prompt: PromptTerminal) throws {
    var recorded = ""
    let expected = Self.isRecording ? [] : try screens
    for (index, names) in steps.enumerated() {
      prompt.type(Self.bytes(names))
      if Self.isRecording {
        prompt.settle()
        recorded += (index > 0 ? "\n" : "") + Self.mark + names + "\n" + picture(prompt.screen)
        continue
      }
      let picture = try #require(expected.indices.contains(index) ? expected[index] : nil)
      let shown = picture.hasSuffix("\n") ? picture : picture + "\n"
      do {
        try prompt.terminal.wait(for: names) { self.picture(prompt.screen) == shown }
      } catch {
        #expect(self.picture(prompt.screen) == shown, "\(name): \(names)")
        return
      }
    }
    #expect(prompt.screen.unknown == [])
    if Self.isRecording {
      try recorded.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
    }
  }
}
