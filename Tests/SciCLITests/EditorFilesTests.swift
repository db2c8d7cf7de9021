import Foundation
import SciCalculator
import SciSyntax
import Testing

@testable import SciCLI

/// The files in `editors/`, which are written from the tables of names and hold what the grammar says.
///
/// `SCI_RECORD=1` writes them anew; the run then fails, and the change is reviewed.
@Suite struct EditorFilesTests {
  @Test(arguments: [EditorFiles.vim, EditorFiles.textMate])
  func filesAreWrittenFromTheTables(_ file: EditorFiles.File) throws {
    let location = ReadmeTests.root.appending(path: file.path)
    let found = try? String(contentsOf: location, encoding: .utf8)
    if found != file.text, ProcessInfo.processInfo.environment["SCI_RECORD"] != nil {
      try file.text.write(to: location, atomically: true, encoding: .utf8)
    }
    #expect(found == file.text, "\(file.path) is not what the tables say")
  }

  /// Words in quotes in the grammar.
  @Test func everyWordOfTheGrammarIsColoured() throws {
    let grammar = try Self.text("grammar/sci.ebnf")
    let words = Set(grammar.matches(of: /"([A-Za-z]{2,})"/).map { String($0.1) })
    #expect(words.count > 40)
    let known = Set(EditorFiles.operators + EditorFiles.forms + EditorFiles.functions)
    #expect(words.subtracting(known) == [])
    // And nothing else is an operator or a form.
    #expect(Set(EditorFiles.operators + EditorFiles.forms).subtracting(words) == [])
  }

  /// The texts that the corpus accepts have numbers of every kind.
  @Test func everyNumberOfTheCorpusIsOneNumber() throws {
    let pattern = try Regex(EditorFiles.numberPattern)
    var count = 0
    for line in try Self.text("grammar/corpus/accept.txt").split(separator: "\n") {
      guard !line.hasPrefix("#"), let arrow = line.firstRange(of: " => ") else { continue }
      let text = line[..<arrow.lowerBound]
      guard !text.contains("\\"), let statements = try? Syntax.parse(String(text), functions: [])
      else { continue }
      for tree in statements.map({ $0.tree }) {
        for index in tree.nodes.indices {
          guard case .number = tree.nodes[index].kind else { continue }
          let number = tree.text(in: tree.nodes[index].range)
          count += 1
          #expect(number.wholeMatch(of: pattern) != nil, "\(number) is not coloured as a number")
        }
      }
    }
    #expect(count > 300)
    for text in ["x", "e", ".", "0x", "_1", "1..", "#1"] {
      #expect(text.wholeMatch(of: pattern) == nil, "\(text) is coloured as a number")
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: ReadmeTests.root.appending(path: path), encoding: .utf8)
  }
}
