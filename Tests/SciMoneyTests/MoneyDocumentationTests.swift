import TestSupport
import Testing

/// Every example in the documentation of the library compiles, and every public type has one.
@Suite struct MoneyDocumentationTests {
  @Test func `every example compiles with one import`() throws {
    let errors = try DocumentationExamples(of: "SciMoney").errors()
    #expect(errors == "")
  }

  @Test func `every public type has an example`() throws {
    #expect(try DocumentationExamples(of: "SciMoney").typesWithoutExample == [])
  }
}
