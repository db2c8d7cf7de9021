import Foundation
import SciFoundation
import SciMoney
import SciNumber
import TestSupport
import Testing

// The example of the documentation, so that it is compiled and does what its comments say.

@Suite struct FoundationDocumentationTests {
  @Test func `the example shows what it says`() throws {
    let stored = Decimal(sign: .plus, exponent: -2, significand: 4995)
    let price = try stored.money(in: .eur)  // EUR 49.95
    #expect("\(price)" == "EUR 49.95")
    let seventh = price / 7
    let none = try? Decimal(exactly: seventh)  // nil, its decimals do not end
    #expect(none == nil)
    let share = try seventh.rounded(.halfEven, to: .minorUnit)
    let decimal = try Decimal(exactly: share)  // 7.14
    #expect("\(decimal)" == "7.14")

    let german = Locale(identifier: "de_DE")
    let cents = Rounding(.halfAwayFromZero, to: .minorUnit)
    let text = seventh.formatted(.money(locale: german, rounding: cents))  // 7,14 €
    #expect(text == "7,14\u{A0}€")
  }

  @Test func `every example compiles, and every public type has one`() throws {
    let examples = try DocumentationExamples(
      of: "SciFoundation", importing: ["Foundation", "SciMoney", "SciUnits"])
    #expect(try examples.errors() == "")
    #expect(examples.typesWithoutExample == [])
  }

  @Test func `nothing else imports Foundation or this library`() throws {
    let sources = Self.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let importing = try files.filter { file in
      try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        .split(separator: "\n").contains { line in
          let words = line.split(separator: " ").drop { ["public", "internal"].contains($0) }
          guard words.first == "import", let module = words.dropFirst().first else { return false }
          return module.hasPrefix("Foundation") || module == "SciFoundation"
        }
    }
    #expect(files.count > 100)
    #expect(importing.allSatisfy { $0.hasPrefix("SciFoundation/") }, "\(importing)")
  }

  @Test func `every line of the example stands in this file`() throws {
    let here = URL(filePath: #filePath)
    let page = Self.root.appending(
      path: "Sources/SciFoundation/SciFoundation.docc/SciFoundation.md")
    let own = Set(Self.lines(try String(contentsOf: here, encoding: .utf8)))
    let example = try #require(
      try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").last?
        .components(separatedBy: "```").first)
    for line in Self.lines(example) { #expect(own.contains(line), "\(line)") }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
