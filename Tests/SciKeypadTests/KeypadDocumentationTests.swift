import Testing
import TestSupport

@Suite struct KeypadDocumentationTests {
  @Test func `the examples compile`() throws {
    let examples = try DocumentationExamples(of: "SciKeypad")
    #expect(!examples.pages.isEmpty)
    #expect(try examples.errors() == "")
  }

  @Test func `every public type has an example`() throws {
    #expect(try DocumentationExamples(of: "SciKeypad").typesWithoutExample == [])
  }
}
