import Foundation
import Testing

/// What a release repeats in many files, and what its files promise.
@Suite struct ReleaseTests {
  /// The rows of packaging/facts.tsv: the fact, the file, and how it stands there.
  private static func facts() throws -> [(name: String, path: String, text: String)] {
    try Package.text("packaging/facts.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        try #require(fields.count == 3, "\(line)")
        return (fields[0], fields[1], fields[2])
      }
  }

  /// What stands in a file in the places of `@`, to the next character that no version and no address has.
  private static func values(of text: String, in path: String) throws -> [String] {
    let parts = text.drop { $0 == "^" }.components(separatedBy: "@")
    let isAtStart = text.hasPrefix("^")
    let lines = try Package.text(path).split(separator: "\n").map(String.init)
    var values: [String] = []
    for line in lines {
      guard let start = line.range(of: parts[0]),
        !isAtStart || start.lowerBound == line.startIndex
      else { continue }
      var rest = line[start.upperBound...]
      for part in parts.dropFirst() {
        guard let end = part.isEmpty ? rest.endIndex..<rest.endIndex : rest.range(of: part) else {
          break
        }
        values.append(String(rest[..<end.lowerBound]))
        rest = rest[end.upperBound...]
      }
    }
    return values
  }

  @Test func allFilesHaveTheSameVersionAndAddress() throws {
    let facts = try Self.facts()
    #expect(facts.count > 20)
    for name in ["version", "repository"] {
      let rows = facts.filter { $0.name == name }
      let first = try #require(rows.first)
      let value = try #require(try Self.values(of: first.text, in: first.path).first)
      for row in rows {
        let found = try Self.values(of: row.text, in: row.path)
        #expect(!found.isEmpty, "\(row.path) has nothing like \(row.text)")
        #expect(found.allSatisfy { $0 == value }, "\(row.path): \(found) and not \(value)")
      }
    }
  }

  @Test func aVersionHasNotesAndIsWrittenAsOne() throws {
    let first = try #require(try Self.facts().first { $0.name == "version" })
    let version = try #require(try Self.values(of: first.text, in: first.path).first)
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    let headings = try Package.text("CHANGELOG.md").split(separator: "\n").filter {
      $0.hasPrefix("## ")
    }
    #expect(headings.contains { $0 == "## \(version)" || $0.hasPrefix("## \(version) ") })
  }

  /// What could not be run says so in its first lines.
  @Test(arguments: [
    ".github/workflows/test.yml", ".github/workflows/pages.yml", ".github/workflows/release.yml",
    ".spi.yml", "Dockerfile", "packaging/homebrew/sci.rb",
  ])
  func filesThatWereNotRunSaySo(_ path: String) throws {
    let head = try Package.text(path).split(separator: "\n").prefix(3).joined(separator: " ")
    #expect(head.hasPrefix("# "))
    #expect(head.contains("has not been run") || head.contains("has not been built"))
  }

  /// A workflow runs targets of the Makefile and scripts that exist.
  @Test(arguments: ["test", "pages", "release"])
  func workflowsCallWhatThereIs(_ name: String) throws {
    let workflow = try Package.text(".github/workflows/\(name).yml")
    let targets = Set(
      try Package.text("Makefile").matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
    for match in workflow.matches(of: /make ([a-z]+)(?=\n| &)/) {
      #expect(targets.contains(String(match.1)), "make \(match.1)")
    }
    for match in workflow.matches(of: /(scripts\/[a-z_]+)/) {
      let path = Package.root.appending(path: String(match.1)).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(match.1)")
    }
  }

  /// The libraries that the index documents are those that the package documents.
  @Test func theIndexDocumentsAllLibraries() throws {
    let listed = try Package.text(".spi.yml").matches(of: /(?m)^ +- (Sci\w+)$/).map {
      String($0.1)
    }
    let documented = try #require(
      try Package.text("Makefile").firstMatch(of: /(?m)^LIBRARIES := (.*)$/))
    #expect(listed == documented.1.split(separator: " ").map(String.init))
  }
}
