import TestSupport
import Testing

@Suite struct CalculatorDocumentationTests {
  @Test func everyExampleCompiles() throws {
    let examples = try DocumentationExamples(
      of: "SciCalculator", importing: ["SciCalendar", "SciNumber", "SciSyntax"])
    #expect(try examples.errors() == "")
  }

  @Test func theExamplesOfTheReadmeCompile() throws {
    let examples = try DocumentationExamples(
      inFile: "README.md", containing: "import SciCalculator")
    #expect(examples.pages.count == 4)
    #expect(try examples.errors() == "")
  }

  @Test func everyPublicTypeHasAnExample() throws {
    #expect(try DocumentationExamples(of: "SciCalculator").typesWithoutExample == [])
  }
}
