import SciSyntax
import Testing

/// The texts in `grammar/corpus`, whose trees and messages are frozen.
///
/// `SCI_RECORD=1` writes the expectations anew; the run then fails, and the change is reviewed.
@Suite struct CorpusTests {
  @Test(arguments: ["accept.txt", "operator-pairs.txt"])
  func treesAreAsFrozen(_ file: String) throws {
    let name = "corpus/" + file
    var lines: [String] = []
    for (index, line) in try GrammarFiles.text(name).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      guard !line.hasPrefix("# "), let arrow = line.firstRange(of: " => ") else {
        lines.append(String(line))
        continue
      }
      let input = line[..<arrow.lowerBound]
      let found: String
      do throws(SyntaxError) {
        found = try dump(unescaped(String(input)))
      } catch {
        found = "error: \(error.diagnostic(in: unescaped(String(input))).message)"
      }
      lines.append(input + " => " + found)
      if !GrammarFiles.isRecording {
        let place = GrammarFiles.location(name, line: index + 1)
        #expect(found == line[arrow.upperBound...], sourceLocation: place)
      }
    }
    if GrammarFiles.isRecording {
      try GrammarFiles.record(lines.joined(separator: "\n"), to: name)
    }
  }

  @Test func messagesAreAsFrozen() throws {
    let name = "corpus/reject.txt"
    let blocks = try GrammarFiles.text(name).split(separator: "\n\n")
    var recorded: [String] = []
    for block in blocks {
      guard block.hasPrefix("> ") else {
        recorded.append(String(block))
        continue
      }
      let input = block.prefix { $0 != "\n" }
      let expected = block.dropFirst(input.count + 1)
      let found = rendered(unescaped(String(input.dropFirst(2))))
      recorded.append(input + "\n" + found)
      if !GrammarFiles.isRecording { #expect(found == expected.trimmingNewlines, "\(input)") }
    }
    if GrammarFiles.isRecording {
      try GrammarFiles.record(recorded.joined(separator: "\n\n") + "\n", to: name)
    }
  }

  private func rendered(_ text: String) -> String {
    do throws(SyntaxError) {
      return "accepted: " + (try dump(text))
    } catch {
      return DiagnosticRenderer(width: 80).render(error.diagnostic(in: text), in: text)
    }
  }

  /// Every pair of operators stands in the file, so that none can be forgotten.
  @Test func everyPairOfOperatorsIsFrozen() throws {
    let name = "corpus/operator-pairs.txt"
    let text = try GrammarFiles.text(name)
    let frozen = Set(
      text.split(separator: "\n").compactMap { line in
        line.firstRange(of: " => ").map { String(line[..<$0.lowerBound]) }
      })
    let missing = OperatorPairs.texts.filter { !frozen.contains($0) }
    if GrammarFiles.isRecording, !missing.isEmpty {
      try GrammarFiles.record(
        text + missing.map { $0 + " => \n" }.joined(), to: name)
    }
    #expect(missing.isEmpty)
  }
}

/// Texts in which each operator meets each other one.
enum OperatorPairs {
  private static let infixes = [
    "+", "-", "*", "/", "mod", "of", "", "^", "==", "<", "//", "choose", "<<", "&", "and", "or",
    "xor", "..", "@", "to", "∠",
  ]
  private static let prefixes = ["-", "+", "√", "∛", "f ", "~", "not ", "³√"]
  private static let postfixes = ["!", "!!", "%", "°", " rad", "²", "⁻¹", "!!!"]

  static var texts: [String] {
    var texts: [String] = []
    for first in infixes {
      for second in infixes { texts.append(joined(["a", first, "b", second, "c"])) }
    }
    for prefix in prefixes {
      for infix in infixes {
        texts.append(joined([prefix + "a", infix, "b"]))
        texts.append(joined(["a", infix, prefix + "b"]))
      }
      for postfix in postfixes { texts.append(prefix + "a" + postfix) }
      for other in prefixes { texts.append(prefix + other + "a") }
    }
    for postfix in postfixes {
      for infix in infixes {
        texts.append(joined(["a" + postfix, infix, "b"]))
        texts.append(joined(["a", infix, "b" + postfix]))
      }
      for other in postfixes { texts.append("a" + postfix + other) }
    }
    return texts
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Substring {
  fileprivate var trimmingNewlines: String {
    var text = String(self)
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
