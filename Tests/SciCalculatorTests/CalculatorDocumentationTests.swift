import TestSupport
import Testing

@Suite struct CalculatorDocumentationTests {
  @Test func everyExampleCompiles() throws {
    let examples = try DocumentationExamples(
      of: "SciCalculator", importing: ["SciCalendar", "SciNumber", "SciSyntax"])
    #expect(try examples.errors() == "")
  }

  @Test(arguments: [("README.md", 1), ("Documentation/libraries.md", 3)])
  func theExamplesOfAPageCompile(_ path: String, _ count: Int) throws {
    let examples = try DocumentationExamples(
      inFile: path, containing: "import SciCalculator")
    #expect(examples.pages.count == count)
    #expect(try examples.errors() == "")
  }

  @Test func everyPublicTypeHasAnExample() throws {
    #expect(try DocumentationExamples(of: "SciCalculator").typesWithoutExample == [])
  }
}
