import TestSupport
import Testing

@Suite struct FinanceDocumentationTests {
  @Test func everyExampleCompiles() throws {
    let examples = try DocumentationExamples(of: "SciFinance", importing: ["SciNumber"])
    #expect(try examples.errors() == "")
    #expect(examples.typesWithoutExample.isEmpty)
  }
}
