import SciSyntax
import TestSupport
import Testing

/// The reading with every bracket written means what was read.
@Suite struct ReadingTests {
  @Test(
    arguments: [
      ("1/2x", "(1 / 2) * x"), ("-2^2", "-(2^2)"), ("200+10%+5%", "(200 + 10%) + 5%"),
      ("sin⁻¹ x", "sin⁻¹(x)"), ("2 + (5%)", "2 + (5%)"), ("|x|y", "|x| * y"),
      ("0.5 rad^2", "(0.5 rad)^2"), ("2[1;-x]", "2 * [1, -x]"),
      ("10 m/5 s²", "(10 * m) / (5 * (s^2))"),
      ("5 ft 3 in in m", "((5 * ft) + (3 * in)) to m"), ("x to (hex)", "x to (hex)"),
      ("(min) - 3", "(min) - 3"), ("CHF 5 @ 0.9", "(CHF * 5) @ 0.9"), ("20°C", "20 * °C"),
    ] as [(String, String)])
  func readingsShowHowTextsWereUnderstood(_ text: String, _ reading: String) throws {
    #expect(
      try Syntax.parse(text, functions: testNames.functionNames(), units: testUnits)
        .map(\.tree.bracketed) == [reading])
  }

  /// Where a space does not stand between two characters of names, it changes no tree.
  @Test func aSpaceMoreOrLessNeverChangesATree() throws {
    let grammar = try Grammar(GrammarFiles.text("sci.ebnf"))
    var generator = TextGenerator(grammar, seed: 5)
    var unchanged = 0
    for _ in 0..<1500 {
      let text = Array(generator.text().filter { $0 != "#" })
      guard let tree = try? dump(String(text)) else { continue }
      for index in text.indices.dropFirst() {
        var changed = text
        if text[index] != " " {
          changed.insert(" ", at: index)
        } else if index + 1 < text.count {
          changed.remove(at: index)
        }
        let neighbours = [text[index - 1], text[index] == " " ? changed[index] : text[index]]
        if neighbours.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { continue }
        guard let other = try? dump(String(changed)) else { continue }
        #expect(other == tree, "\(String(text)) → \(String(changed))")
        unchanged += 1
      }
    }
    #expect(unchanged > 1000)
  }

  @Test func readingsParseToTheSameTree() throws {
    let grammar = try Grammar(GrammarFiles.text("sci.ebnf"))
    var generator = TextGenerator(grammar, seed: 3)
    var count = 0
    for _ in 0..<(LongTests.areRun ? 6000 : 2000) {
      let text = generator.text()
      guard
        let statements = try? Syntax.parse(
          text, functions: testNames.functionNames(), units: testUnits)
      else { continue }
      let defined = statements.compactMap {
        if case .definition(let name, _, _) = $0.kind { name } else { nil }
      }
      for tree in statements.map(\.tree) {
        let reading = tree.bracketed
        let again = try? Syntax.parse(
          reading, functions: testNames.functionNames(defined: defined), units: testUnits)
        #expect(again?.map(\.tree.dump) == [tree.dump], "\(text.debugDescription) → \(reading)")
        count += 1
      }
    }
    #expect(count > (LongTests.areRun ? 500 : 150))
  }
}
