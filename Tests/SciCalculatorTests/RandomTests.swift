import SciCalculator
import Testing

/// Random numbers of a session.
@Suite struct RandomTests {
  private func numbers(_ text: String, seed: UInt64, count: Int = 1) throws -> [String] {
    var calculator = Calculator()
    calculator.setSeed(to: seed)
    return try (0..<count).map { _ in try #require(try calculator.answer(text)).string }
  }

  /// The first outputs of SplitMix64 for this seed, as Rosetta Code lists them, without their lower halves.
  @Test func theGeneratorIsSplitMix64() throws {
    let expected: [String] = ["1503580183", "745795716", "2285812965", "1069479744", "3820500071"]
    #expect(try numbers("random(0; 2^32 - 1)", seed: 1_234_567, count: 5) == expected)
  }

  @Test func equalSeedsGiveEqualNumbers() throws {
    let first = try numbers("random()", seed: 7, count: 10)
    #expect(try numbers("random()", seed: 7, count: 10) == first)
    #expect(try numbers("random()", seed: 8, count: 10) != first)
    #expect(Set(first).count == 10)
  }

  @Test func copiesGoOnWithTheSameNumbers() throws {
    var calculator = Calculator()
    calculator.setSeed(to: 3)
    _ = try calculator.answer("random()")
    var copy = calculator
    let (first, second) = (try calculator.answer("random()"), try copy.answer("random()"))
    #expect(first?.string == second?.string)
  }

  /// Each turn of a sum draws anew, and each face of a die comes up about as often as any other.
  @Test func everyNumberIsAsLikely() throws {
    var calculator = Calculator()
    calculator.setSeed(to: 11)
    for face in 1...6 {
      let text = "sum(random(1; 6) == \(face) ? 1 : 0; k; 1; 6000)"
      let answer = try calculator.answer(text)
      let count = answer.flatMap { Int($0.string) } ?? 0
      // A thousand, within seven standard deviations.
      #expect((800...1_200).contains(count), "\(face)")
    }
  }

  @Test func numbersStayInTheirRange() throws {
    var calculator = Calculator()
    calculator.setSeed(to: 5)
    for (first, last) in [
      ("-3", "3"), ("0", "1"), ("10^40", "10^40 + 2"), ("-(2^64)", "2^64"), ("1", "10^1000"),
    ] {
      for _ in 0..<50 {
        let text = "x = random(\(first); \(last)); \(first) <= x and x <= \(last) and frac(x) == 0"
        #expect(try calculator.answer(text)?.string == "true", "\(text)")
      }
    }
    #expect(try calculator.answer("x = random(); 0 <= x and x < 1")?.string == "true")
  }

  @Test func withoutASeedTheyAreRefused() throws {
    var calculator = Calculator()
    #expect(throws: CalculatorError.self) { try calculator.answer("random()") }
    #expect(try calculator.answer("random(4; 4)")?.string == "4")
    #expect(throws: CalculatorError.self) {
      try Expression("x + random()").evaluate(["x": 1])
    }
  }

  @Test func aGoldenFileSaysTheSeed() throws {
    let text = ":seed 1\nrandom(1; 6) => 5\n:seed 1\nrandom(1; 6) => 5\n"
    #expect(try GoldenFile(text).run().mismatches.isEmpty)
    #expect(try GoldenFile("random(1; 6) => 5\n").run().mismatches.count == 1)
    #expect(throws: GoldenFile.Malformation.self) { try GoldenFile(":seed x\n") }
  }

  @Test(arguments: [
    ("random(6; 1)", "the range ends before it begins"),
    ("random(1.5; 3)", "`random` takes integers only"),
    ("random(0; 2^65537)", "more than 19,728 digits"),
    ("random(5)", "`random` takes two arguments, not 1"),
    ("random([1; 2]; 3)", "`random` takes no list here"), ("random(1; 2; 3)", "`random` takes"),
  ])
  func whatIsNoRangeIsRefused(_ text: String, _ words: String) {
    var calculator = Calculator()
    calculator.setSeed(to: 1)
    let error = #expect(throws: CalculatorError.self) { try calculator.answer(text) }
    #expect(error?.description.contains(words) ?? false, "\(error?.description ?? "")")
  }
}
