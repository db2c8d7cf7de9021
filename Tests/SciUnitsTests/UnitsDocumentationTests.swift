import TestSupport
import Testing

@Suite struct UnitsDocumentationTests {
  @Test func everyExampleCompiles() throws {
    let examples = try DocumentationExamples(of: "SciUnits", importing: ["SciNumber"])
    #expect(try examples.errors() == "")
    #expect(examples.typesWithoutExample.isEmpty)
  }
}
