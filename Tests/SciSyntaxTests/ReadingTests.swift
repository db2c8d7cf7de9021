import SciSyntax
import Testing

/// The reading with every bracket written means what was read.
@Suite struct ReadingTests {
  @Test(arguments: [
    ("1/2x", "(1 / 2) * x"), ("-2^2", "-(2^2)"), ("200+10%+5%", "(200 + 10%) + 5%"),
    ("sin⁻¹ x", "sin⁻¹(x)"), ("2 + (5%)", "2 + (5%)"), ("|x|y", "|x| * y"),
    ("0.5 rad^2", "(0.5 rad)^2"),
  ])
  func readingsShowHowTextsWereUnderstood(_ text: String, _ reading: String) throws {
    #expect(try Syntax.parse(text, functions: testFunctions).map(\.tree.bracketed) == [reading])
  }

  @Test func readingsParseToTheSameTree() throws {
    let grammar = try Grammar(GrammarFiles.text("sci.ebnf"))
    var generator = TextGenerator(grammar, seed: 3)
    var count = 0
    for _ in 0..<3000 {
      let text = generator.text()
      guard let statements = try? Syntax.parse(text, functions: testFunctions) else { continue }
      let defined = statements.compactMap {
        if case .definition(let name, _, _) = $0.kind { name } else { nil }
      }
      for tree in statements.map(\.tree) {
        let reading = tree.bracketed
        let again = try? Syntax.parse(reading, functions: testFunctions.union(defined))
        #expect(again?.map(\.tree.dump) == [tree.dump], "\(text.debugDescription) → \(reading)")
        count += 1
      }
    }
    #expect(count > 500)
  }
}
