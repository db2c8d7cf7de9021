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

  @Test(arguments: [
    ("README.md", 15), ("Documentation/finance.md", 2), ("Documentation/table.md", 6),
  ])
  func everyExamplePrintsWhatItShows(_ path: String, _ leastCount: Int) throws {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let examples = Self.examples(in: text)
    #expect(examples.count > leastCount)
    // A conversation is one of `PromptTerminalTests`.
    for example in examples where example.command != "sci" {
      let words = Self.words(of: example.command)
      if words.first == "cat" {
        #expect(try Self.file(words[1]) == example.expected, "\(path):\(example.line)")
        continue
      }
      #expect(words.first == "sci", "\(path):\(example.line)")
      var files: [String: String] = [:]
      for word in words where word.hasSuffix(".csv") || word.hasSuffix(".sci") {
        files[word] = try Self.file(word)
      }
      let run = Transcript(words: Array(words.dropFirst()), files: files)
      #expect(run.allText == example.expected, "\(path):\(example.line) \(example.command)")
    }
  }

  private static func file(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
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
