import SciSyntax
import Testing

/// The parser against the specification.
@Suite struct GrammarTests {
  /// What the parser says: yes, no, or an error that the grammar does not express.
  private func parserAccepts(_ text: String) -> Bool? {
    do throws(SyntaxError) {
      _ = try Syntax.parse(text, functions: testFunctions)
      return true
    } catch {
      if case .repeatedParameter = error.reason { return nil }
      return false
    }
  }

  private func check(_ count: Int, seed: UInt64, mutated: Bool) throws {
    let grammar = try Grammar(GrammarFiles.text("sci.ebnf"))
    let recogniser = Recogniser(grammar)
    var tokenizer = try Tokenizer(grammar, literals: recogniser.literals)
    var generator = TextGenerator(grammar, seed: seed)
    var accepted = 0
    var previous = "1"
    for _ in 0..<count {
      let text = generator.text()
      let input = mutated ? generator.mutated(text, with: previous) : text
      previous = text
      guard let isAccepted = parserAccepts(input) else { continue }
      let tokens = tokenizer.tokens(input).map {
        Tokenizer.classified($0, functions: testFunctions)
      }
      let isDerived = tokens.map(recogniser.accepts) ?? false
      accepted += isAccepted ? 1 : 0
      #expect(isAccepted == isDerived, "\(input.debugDescription) seed \(seed)")
    }
    // A check that sees only one answer shows nothing.
    #expect(accepted > count / 10 && accepted < count)
  }

  @Test func parserAndGrammarAgreeOnTextsOfTheGrammar() throws {
    try check(8000, seed: 1, mutated: false)
  }

  @Test func parserAndGrammarAgreeOnTextsWithOneChange() throws {
    try check(8000, seed: 2, mutated: true)
  }
}
