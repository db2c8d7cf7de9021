import TestSupport
import Testing

/// Every example in the documentation of the library compiles, and every public type has one.
@Suite struct LocaleDocumentationTests {
  @Test func `every example compiles with one import`() throws {
    #expect(try DocumentationExamples(of: "SciLocale").errors() == "")
  }

  @Test func `every public type has an example`() throws {
    #expect(try DocumentationExamples(of: "SciLocale").typesWithoutExample == [])
  }
}
