import Foundation
import SciKeypad
import Testing

// The Swift examples of Documentation/libraries.md, so that they are compiled and do what their comments say.

final class Display: KeypadDelegate {
  var text = "0"

  func keypad(_ session: KeypadSession, didChange snapshot: KeypadSnapshot) {
    text = snapshot.text
  }
}

@Suite struct KeypadReadmeTests {
  @Test func `the example with a delegate shows what it says`() throws {
    let display = Display()
    let session = KeypadSession()
    session.delegate = display
    for key in try KeypadKey.reading("0.1 * 3 - 0.3 =") { session.press(key) }
    let final = display.text  // "0"
    session.undo()
    let before = display.text  // "0.3"
    #expect(final == "0")
    #expect(before == "0.3")
  }

  @Test func `the example with a stream shows what it says`() async throws {
    var printed: [String] = []
    func print(_ words: String...) { printed.append(words.joined(separator: " ")) }
    let session = KeypadSession(KeypadRecord(options: .appleClassic))
    let snapshots = session.snapshots()
    for key in try KeypadKey.reading("2 + 3 × 4 =") { session.press(key) }
    for await snapshot in snapshots {
      print(snapshot.text, snapshot.clearFace.rawValue)  // 14 C
      if !snapshot.isEntering { break }
    }
    #expect(printed == ["14 C"])
  }

  @Test func `every line of the examples stands in this file`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let own = Self.lines(try String(contentsOf: here, encoding: .utf8))
    let page = try String(
      contentsOf: root.appending(path: "Documentation/libraries.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { $0.contains("import SciKeypad") }
    #expect(examples.count == 2)
    for line in examples.flatMap(Self.lines) { #expect(own.contains(line)) }
  }

  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
