import TestSupport
import Testing

@Suite struct PlotDocumentationTests {
  @Test func everyExampleCompiles() throws {
    let examples = try DocumentationExamples(
      of: "SciPlot", importing: ["SciCalculator", "SciNumber"])
    let errors = try examples.errors()
    #expect(errors == "")
    #expect(examples.typesWithoutExample.isEmpty)
  }
}
