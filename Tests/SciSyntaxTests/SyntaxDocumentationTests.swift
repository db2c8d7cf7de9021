import TestSupport
import Testing

@Suite struct SyntaxDocumentationTests {
  @Test func everyExampleCompiles() throws {
    #expect(try DocumentationExamples(of: "SciSyntax").errors() == "")
  }

  @Test func everyPublicTypeHasAnExample() throws {
    #expect(try DocumentationExamples(of: "SciSyntax").typesWithoutExample == [])
  }
}
