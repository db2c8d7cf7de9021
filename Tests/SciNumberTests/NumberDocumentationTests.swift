import Testing
import TestSupport

@Suite struct NumberDocumentationTests {
  @Test func `the examples compile`() throws {
    let examples = try DocumentationExamples(of: "SciNumber")
    #expect(!examples.pages.isEmpty)
    #expect(try examples.errors() == "")
  }

  @Test func `every public type has an example`() throws {
    #expect(try DocumentationExamples(of: "SciNumber").typesWithoutExample == [])
  }
}
