import Foundation
import Testing

/// Whoever prints an error reads a sentence.
@Suite struct DescriptionTests {
  @Test func everyPublicErrorDescribesItself() throws {
    let declaration = try Regex(#"public (?:struct|enum) (\w+)[^{\n]*\bError\b[^{\n]*\{"#)
    var errors: Set<String> = []
    var described: Set<String> = []
    let conformance = try Regex(#"extension ([\w.]+): [^{\n]*CustomStringConvertible"#)
    let sources = Package.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)
    for case let path as String in try #require(paths) where path.hasSuffix(".swift") {
      let text = try Package.text("Sources/\(path)")
      for match in text.matches(of: declaration) {
        errors.insert(String(match.output[1].substring ?? ""))
      }
      for match in text.matches(of: conformance) {
        let name = match.output[1].substring?.split(separator: ".").last ?? ""
        described.insert(String(name))
      }
    }
    #expect(errors.count >= 12, "\(errors)")
    #expect(errors.subtracting(described).isEmpty)
  }
}
