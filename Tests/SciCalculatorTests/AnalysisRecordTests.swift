import SciNumber
import Testing

@testable import SciCalculator

/// What is told of the methods of integrals and sums, and of those that take too long.
@Suite struct AnalysisRecordTests {
  private static func calculator(seconds: Double = 60) -> Calculator {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    settings.budget.time = .seconds(seconds)
    return Calculator(settings: settings)
  }

  @Test(
    arguments: [
      ("integral(x*e^x; x; 0; 1)", ["an antiderivative"]),
      ("integral(e^sin(x); x; 0; 1)", ["Gauss's rule at ", "the error is at most 1e-"]),
      ("integral(sin(x)/x; x; 0; inf)", ["Gauss's rule", "derivatives", "the error is at most"]),
      ("integral(x^3*cos(x^2); x; -1; 1)", ["both halves are opposite"]),
      ("sum(1/k^2; k; 1; inf)", ["partial fractions"]),
      ("sum(1/k!; k; 0; inf)", ["a closed form"]),
      ("sum(k!^2/(2k)!; k; 0; inf)", ["the ratios of neighbouring terms"]),
      ("sum(ln(k)/k^2; k; 1; inf)", ["an antiderivative", " terms added up", "derivatives"]),
      ("product(1 + 1/k^2; k; 1; inf)", ["a product of values of Γ"]),
    ] as [(String, [String])])
  func methodsAreNamed(_ text: String, _ expected: [String]) throws {
    var calculator = Self.calculator()
    _ = try calculator.answer(text)
    let words = try #require(calculator.proof).words(within: .interactive)
    for phrase in expected {
      #expect(words.contains { $0.contains(phrase) }, "\(text): \(words)")
    }
  }

  /// More digits need more of everything, and leave a smaller error.
  @Test func theErrorIsThatOfTheDigits() throws {
    func exponent(digits: WideInt) throws -> Int {
      var calculator = Self.calculator()
      _ = try calculator.answer(
        "integral(e^sin(x); x; 0; 1)",
        format: ResultFormat(digits: .upTo(digits), notation: .auto, rounding: .halfEven))
      let words = try #require(calculator.proof).words(within: .interactive)
      let line = try #require(words.last)
      return try #require(line.split(separator: "1e").last.flatMap { Int($0) })
    }
    #expect(try exponent(digits: 20) <= -20)
    #expect(try exponent(digits: 100) <= -100)
  }

  @Test func whatIsProvedWhenTheTimeIsOverIsSaid() throws {
    var calculator = Self.calculator(seconds: 0.2)
    let error = #expect(throws: CalculatorError.self) {
      try calculator.answer("integral(2 sin(x^5); x; 0; 1000)")
    }
    guard case .analysis(.unfinished(0.2, let words), "integral")? = error?.reason else {
      Issue.record("no bounds: \(String(describing: error))")
      return
    }
    let numbers = words.split(separator: " ").compactMap { Double($0) }
    let (low, high) = (try #require(numbers.first), try #require(numbers.last))
    // 2Γ(6/5)·sin(π/10), but for less than 10⁻¹²; by Arb.
    #expect(low < 0.5674595 && 0.5674594 < high)
    #expect(error?.errorClass == .limit)
    #expect(error?.mathematics == .timeLimit(seconds: 0.2))
  }

  /// The right half of an odd function's integral is looked at first; its bounds are not those of the whole.
  @Test func boundsOfAPartAreNotToldAsThoseOfTheWhole() {
    var calculator = Self.calculator(seconds: 0.2)
    let error = #expect(throws: CalculatorError.self) {
      try calculator.answer("integral(sin(x^5); x; -1000; 1000)")
    }
    #expect(error?.reason == .math(.timeLimit(seconds: 0.2), function: nil))
  }

  /// What is searched when the time is over, and what it finds on the way.
  @Test(
    arguments: [
      ("solve(sin(x^3) == 0.5; x; 1; 60)", "solutions, and no other outside of ["),
      ("minimum(sin(x^3) + cos(x^2); x; 0; 400)", "the value is proved to lie between -2"),
      ("maximum(sin(x^3) + cos(x^2); x; 0; 400)", "the value is proved to lie between 1.9"),
      (
        "solve(sin(x^2 + y^3) == x/9; cos(x*y^2) == y/9; x; y; -9; 9; -9; 9)",
        ", and no other outside of x in ["
      ),
    ])
  func searchesSayWhatIsProved(_ text: String, _ expected: String) {
    var calculator = Self.calculator(seconds: 0.2)
    let error = #expect(throws: CalculatorError.self) { try calculator.answer(text) }
    guard case .analysis(.unfinished(0.2, let words), _)? = error?.reason else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(words.contains(expected), "\(text): \(words)")
  }

  @Test func aValueIsKnownToFewDigitsBeforeItsDigitsAreAskedFor() throws {
    var calculator = Self.calculator()
    let value = try #require(try calculator.evaluate("integral(e^sin(x); x; 0; 1) + 1"))
    // 2.631869608418, by Arb.
    let bounds = try #require(value.knownBounds)
    #expect(bounds.lower < 2.6318697 && 2.6318696 < bounds.upper)
    #expect(bounds.upper - bounds.lower < 0.1)
  }
}
