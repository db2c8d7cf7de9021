import Foundation
import Testing

@testable import SciCLI

/// Runs what README.md and the pages in Documentation promise.
@Suite struct ReadmeTests {
  struct Example {
    var command: String
    var expected: String
    var line: Int
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// README.md and the pages in Documentation, by their paths from the root.
  static let pages: [String] = {
    let folder = root.appending(path: "Documentation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return ["README.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func thereAreExamples() throws {
    let counts = try Self.pages.map { Self.examples(in: try Self.text($0)).count }
    #expect(counts.count { $0 > 0 } > 12 && counts.reduce(0, +) > 80)
  }

  @Test func theReadmeIsShort() throws {
    #expect(try Self.text("README.md").split(separator: "\n").count < 250)
  }

  /// Each link to a file of the project leads to one.
  @Test(arguments: pages)
  func everyLinkLeadsToAFile(_ path: String) throws {
    let text = try Self.text(path)
    let folder = Self.root.appending(path: path).deletingLastPathComponent()
    for link in text.matches(of: /(?:\]\(|src=")([^)#":]+)[)#"]/) {
      let file = folder.appending(path: String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path): \(link.1)")
    }
  }

  @Test(arguments: pages)
  func everyExamplePrintsWhatItShows(_ path: String) throws {
    let examples = Self.examples(in: try Self.text(path))
    // A conversation is one of `PromptTerminalTests`.
    for example in examples where example.command != "sci" {
      let words = Self.words(of: example.command)
      if words.first == "cat" {
        #expect(try Self.text(words[1]) == example.expected, "\(path):\(example.line)")
        continue
      }
      #expect(words.first == "sci", "\(path):\(example.line)")
      var files: [String: String] = [:]
      for word in words where word.hasSuffix(".csv") || word.hasSuffix(".sci") {
        files[word] = try Self.text(word)
      }
      let run = Transcript(words: Array(words.dropFirst()), files: files)
      #expect(run.allText == example.expected, "\(path):\(example.line) \(example.command)")
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
