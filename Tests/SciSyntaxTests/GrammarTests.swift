import SciSyntax
import TestSupport
import Testing

/// The parser against the specification.
@Suite struct GrammarTests {
  /// What the parser says: yes, no, or an error that the grammar does not express.
  private func parserAccepts(_ text: String) -> Bool? {
    do throws(SyntaxError) {
      _ = try Syntax.parse(text, functions: testNames.functionNames(), units: testUnits)
      return true
    } catch {
      switch error.reason {
      case .repeatedParameter, .baseOutOfRange: return nil
      default: return false
      }
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
      let tokens = tokenizer.tokens(input).map { Tokenizer.classified($0, testNames) }
      let isDerived = tokens.map(recogniser.accepts) ?? false
      accepted += isAccepted ? 1 : 0
      #expect(isAccepted == isDerived, "\(input.debugDescription) seed \(seed)")
    }
    // A check that sees only one answer shows nothing.
    #expect(accepted > count / 10 && accepted < count)
  }

  /// Names, digits, signs and spaces of all scripts up to the Greek extension and the
  /// punctuation, then the full-width forms, each between two letters and by itself.
  @Test func parserAndGrammarAgreeOnEveryCharacter() throws {
    let grammar = try Grammar(GrammarFiles.text("sci.ebnf"))
    let recogniser = Recogniser(grammar)
    var tokenizer = try Tokenizer(grammar, literals: recogniser.literals)
    let ranges: [ClosedRange<UInt32>] = [
      0...0x45F, 0x660...0x66F, 0x900...0x90F, 0x1100...0x1160, 0x1680...0x1680, 0x17B0...0x17B7,
      0x1800...0x1810, 0x1F00...0x22FF, 0x2300...0x2330, 0x2700...0x279F, 0x2A00...0x2A8F,
      0x3000...0x3010, 0x3160...0x3168, 0xD7F0...0xD7FF, 0xFE00...0xFE6F, 0xFEFE...0xFFFF,
      0x1D400...0x1D410, 0x1F600...0x1F610, 0xE0000...0xE0010, 0x10FFFD...0x10FFFF,
    ]
    for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
      for text in ["x\(scalar)y", "\(scalar)"] {
        let tokens = tokenizer.tokens(text).map { Tokenizer.classified($0, GivenNames()) }
        let isDerived = tokens.map(recogniser.accepts) ?? false
        let isAccepted = (try? Syntax.parse(text, functions: [])) != nil
        #expect(isAccepted == isDerived, "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func parserAndGrammarAgreeOnTextsOfTheGrammar() throws {
    try check(400, seed: 1, mutated: false)
  }

  @Test func parserAndGrammarAgreeOnTextsWithOneChange() throws {
    try check(400, seed: 2, mutated: true)
  }

  /// As after a change of the grammar.
  @Test(.long, arguments: [10, 11] as [UInt64])
  func parserAndGrammarAgreeOnMoreTexts(_ seed: UInt64) throws {
    try check(20_000, seed: seed, mutated: seed.isMultiple(of: 2))
  }
}
