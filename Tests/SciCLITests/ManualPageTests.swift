import Foundation
import Testing

@testable import SciCLI

/// The manual page `sci.1`, whose lists are written from tables.
///
/// `SCI_RECORD=1` writes them anew; the run then fails, and the change is reviewed.
@Suite struct ManualPageTests {
  private static let location = ReadmeTests.root.appending(path: "sci.1")

  private static var found: String {
    get throws { try String(contentsOf: location, encoding: .utf8) }
  }

  @Test func itsListsAreWrittenFromTheTables() throws {
    let found = try Self.found
    let page = try ManualPage(found)
    if page.text != found, ProcessInfo.processInfo.environment["SCI_RECORD"] != nil {
      try page.text.write(to: Self.location, atomically: true, encoding: .utf8)
    }
    #expect(page.text == found, "sci.1 is not what the tables say")
    #expect(page.names.sorted() == ManualPage.tables.map(\.name).sorted())
  }

  @Test func aTableNeedsANameAndAnEnd() {
    #expect(throws: ManualPage.Mistake.unknownTable("x")) {
      try ManualPage(".\\\" Table: x\n.\\\" End of table")
    }
    #expect(throws: ManualPage.Mistake.missingEnd("title")) {
      try ManualPage(".\\\" Table: title\n")
    }
  }

  /// All but those that need a file or another program.
  @Test func itsExamplesAreAnswered() throws {
    let escapes = ["\\-": "-", "\\(aq": "'", "\\(ha": "^"]
    let page = try Self.found.components(separatedBy: ".SH EXAMPLES")
    let lines = try #require(page.last).components(separatedBy: "\n")
    let examples = lines.filter { $0.hasPrefix("sci ") && !$0.contains("<") }
      .map { line in escapes.reduce(line) { $0.replacing($1.key, with: $1.value) } }
    #expect(examples.count > 4)
    for example in examples {
      let run = Transcript(words: Array(ReadmeTests.words(of: example).dropFirst()), input: "")
      #expect(run.status == .success && !run.text.isEmpty, "\(example)")
    }
  }
}
