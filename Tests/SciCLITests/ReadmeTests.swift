import Foundation
import Testing

@testable import SciCLI

/// Runs what README.md and the manual page promise.
@Suite struct ReadmeTests {
  struct Example {
    var command: String
    var expected: String
    var line: Int
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func everyExampleInTheReadmePrintsWhatItShows() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let examples = Self.examples(in: text)
    #expect(examples.count > 15)
    // A conversation is one of `PromptTerminalTests`.
    for example in examples where example.command != "sci" {
      let words = Self.words(of: example.command)
      #expect(words.first == "sci", "README.md:\(example.line)")
      let run = Transcript(words: Array(words.dropFirst()), input: "")
      #expect(run.allText == example.expected, "README.md:\(example.line) \(example.command)")
    }
  }

  /// The `$ ` lines of console blocks, each with the lines up to the next.
  static func examples(in text: String) -> [Example] {
    var examples: [Example] = []
    var isInBlock = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isInBlock = line == "```console"
      } else if isInBlock, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2)), expected: "", line: index + 1))
      } else if isInBlock, !examples.isEmpty {
        examples[examples.count - 1].expected += line + "\n"
      }
    }
    return examples
  }

  /// The words of a shell command whose only quotes are single ones.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    for (index, piece) in command.components(separatedBy: "'").enumerated() {
      if index % 2 == 1 {
        words.append(piece)
      } else {
        words += piece.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}
