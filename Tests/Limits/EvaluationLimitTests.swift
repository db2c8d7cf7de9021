import SciCalculator
import SciNumber
import SciSyntax
import TestSupport
import Testing

/// Whatever is typed gets an answer or a refusal that names the limit, soon and in little memory.
@Suite struct EvaluationLimitTests {
  /// Long enough for a debug build on a busy machine; what hangs takes for ever.
  static let patience = TimeLimitTrait.Duration.minutes(30)

  private static let tooLarge =
    "limit: the result is too large: more than about 10^(3.4·10^17)"
  private static let tooSmall =
    "limit: the result is too close to zero: less than about 10^(−3.4·10^17)"

  /// Values are from the golden files, where their source is named.
  @Test(
    .timeLimit(patience),
    arguments: [
      ("9^9^9", "4.2812477317574704804e369693099"),
      ("(10^10)!", "2.3257962056730833651e95657055186"),
      ("exp(10^10)", "1.0777506079585649102e4342944819"),
      ("2^-(10^10)", "2.2918598045515547459e-3010299957"),
      ("1e999999999", "1e999999999"), ("1e-999999999", "1e-999999999"),
      ("1e999999999 * 1e-999999999", "1"), ("10^10^10", "1e10000000000"),
      ("sin(1e999999999)", "-0.98480775301220805937"), ("mod(10^(10^10); 7)", "4"),
      ("cos(-(47/681e999999999999))", "1.0000000000000000000"),
    ])
  func hugeNumbersAreAnswered(_ row: (String, String)) {
    #expect(outcome(row.0) == row.1, "\(row.0)")
  }

  @Test(
    .timeLimit(patience),
    arguments: [
      ("1e99999999999999999999", tooLarge), ("1e-99999999999999999999", tooSmall),
      ("exp(1e30)", tooLarge), ("exp(-1e30)", tooSmall), ("exp(exp(exp(10)))", tooLarge),
      ("e^(10^18)", tooLarge), ("9^9^9^9", tooLarge), ("9^-9^9^9", tooSmall),
    ])
  func whatNoNumberCanNameIsRefused(_ row: (String, String)) {
    #expect(outcome(row.0) == row.1, "\(row.0)")
  }

  @Test(
    .timeLimit(patience),
    arguments: [
      "floor(pi*10^5000000)", "round(pi; 10^9)", "round(pi; 1e30)",
      "mod(9^9^9 + pi; 7) + gcd(9^9^9; 2)", "gcd(10^(10^10); 6)",
      "lcm(9^9^9; 7)",
    ])
  func whatCostsTooMuchIsRefused(_ text: String) {
    #expect(outcome(text).hasPrefix("limit: "), "\(text) gave \(outcome(text).prefix(100))")
  }

  @Test(.timeLimit(patience)) func aMillionTermsAreAnswered() {
    #expect(outcome(String(repeating: "1+", count: 999_999) + "1") == "1000000")
    #expect(outcome(String(repeating: "2*", count: 10_000) + "0") == "0")
  }

  @Test(.timeLimit(patience)) func hundredThousandBracketsAreAnswered() {
    for (opening, closing) in [("(", ")"), ("[", "]"), ("{", "}"), ("abs(", ")"), ("⌊", "⌋")] {
      let text =
        String(repeating: opening, count: 100_000) + "1"
        + String(repeating: closing, count: 100_000)
      #expect(outcome(text) == "1", "\(opening)")
    }
    #expect(outcome(String(repeating: "(", count: 100_000)).hasPrefix("syntax: "))
  }

  @Test(.timeLimit(patience)) func tallTowersAndLongChainsAreAnswered() {
    #expect(outcome(Array(repeating: "1", count: 100_000).joined(separator: "^")) == "1")
    #expect(outcome(String(repeating: "-", count: 100_001) + "1") == "-1")
    #expect(outcome("0" + String(repeating: "!", count: 1)) == "1")
  }

  @Test(.timeLimit(patience)) func tooManyBracketsAreRefused() {
    let text = String(repeating: "(", count: Syntax.maximumDepth + 1)
    #expect(outcome(text).hasPrefix("limit: "))
  }

  @Test(.timeLimit(patience)) func aMillionDigitsAreRead() {
    let digits = String(repeating: "7", count: 1_000_000)
    #expect(outcome("\(digits) - \(digits)") == "0")
    #expect(outcome("0.\(digits) > 7/9").hasPrefix("false"))
  }

  /// One part more than the last statement that is read: 5,000,000 numbers and 4,999,999 signs are one too few.
  @Test(.long, .timeLimit(patience)) func tooManyPartsAreRefused() {
    let terms = Syntax.maximumParts / 2
    let text = "1" + String(repeating: "+1", count: terms)
    #expect(
      outcome(text)
        == "limit: the statement has more than 10000000 numbers and operators")
    #expect(outcome(String(text.dropLast(2))) == "\(terms)")
  }

  /// Exponents from 300-bit balls of python-flint 0.9.0: ⌊log₁₀ 7 − 300,000 log₁₀ 3⌋, and 300,000 sines one after the other.
  @Test(.long, .timeLimit(patience)) func longChainsTakeTimeInProportion() {
    #expect(outcome("7" + String(repeating: "/3", count: 300_000)).hasSuffix("e-143136"))
    let sines =
      String(repeating: "sin(", count: 300_000) + "2" + String(repeating: ")", count: 300_000)
    #expect(outcome(sines).hasSuffix("e-527437"))
  }

  @Test(.timeLimit(patience)) func numbersThatFillTheMemoryAreRefused() {
    var budget = EvaluationBudget.interactive
    budget.memory = 20_000_000
    let elements = (0..<100).map { "10^2000000+\($0)" }
    let list = "max([" + elements.joined(separator: ";") + "])"
    #expect(outcome(list, budget: budget).hasPrefix("limit: about "))
    #expect(
      outcome("max([" + elements.prefix(10).joined(separator: ";") + "])", budget: budget)
        == "1.0000000000000000000e2000000")
    // Variables count as well, one statement after the other.
    let assignments = (0..<100).map { "x\($0) = 10^2000000+\($0)" }.joined(separator: ";")
    #expect(outcome(assignments, budget: budget).hasPrefix("limit: about "))
    let again = (0..<100).map { _ in "x = 10^2000000+1" }.joined(separator: ";")
    #expect(outcome(again, budget: budget) == "1.0000000000000000000e2000000")
  }

  @Test(.timeLimit(patience)) func timeThatIsUpIsTold() {
    var budget = EvaluationBudget.interactive
    budget.time = .milliseconds(100)
    // 2²² instructions.
    var text = "f0(x) = x + sin(x); "
    for level in 1...21 { text += "f\(level)(x) = f\(level - 1)(f\(level - 1)(x)); " }
    #expect(
      outcome(text + "f21(1)", budget: budget) == "limit: it takes longer than the limit of 0.1 s")
    // A sine of a number with 330,000 bits before the point is not begun.
    #expect(outcome("sin(10^(10^5) rad)", budget: budget).hasPrefix("limit: it would take about "))
  }

  @Test(.timeLimit(patience)) func functionsThatCallOneAnotherWithoutEndAreRefused() {
    let mutual = "f(x) = x; g(x) = f(x); f(x) = g(x); f(1)"
    #expect(outcome(mutual) == "limit: functions call one another more than 10000 deep")
  }

  @Test(.long, .timeLimit(patience)) func doublingDefinitionsAreRefused() {
    var text = "f0(x) = x; "
    for level in 1...60 { text += "f\(level)(x) = f\(level - 1)(x) - f\(level - 1)(x); " }
    #expect(outcome(text + "f60(1)").hasPrefix("limit: functions take more than"))
  }

  @Test(.timeLimit(patience)) func longListsAreAnswered() {
    #expect(outcome("max([" + String(repeating: "1;", count: 300_000) + "2])") == "2")
    let shares = outcome("split(10^5 + 1; 10^5; 1)")
    #expect(shares.hasPrefix("[2; 1; 1; ") && shares.utf8.count == 300_000)
    let nested =
      String(repeating: "[1;", count: 100_000) + "1" + String(repeating: "]", count: 100_000)
    #expect(outcome(nested) == "syntax: the elements of a list are numbers, not lists")
  }

  @Test(.timeLimit(patience)) func sharesThatWouldNotFitAreRefused() {
    let tooLong = "limit: the amount or a ratio is too long to be shared out"
    #expect(outcome("split(1; 100001; 1)") == "limit: more than 100000 shares")
    #expect(outcome("split(1; 10^(10^6); 1)") == "limit: more than 100000 shares")
    #expect(outcome("split(1e999999999; 3; 0.01)") == tooLong)
    #expect(outcome("split(10^100000; 100000; 1)") == tooLong)
    // The common denominator has 400,000 bits, and so would each of the 20,000 weights.
    let ratios = (1...20_000).map { "1/\(1_000_003 + 2 * $0)" }.joined(separator: ";")
    #expect(outcome("allocate(1; [\(ratios)]; 1)") == tooLong)
  }

  @Test(.long, .timeLimit(patience)) func listsInDoublingDefinitionsAreRefused() {
    var text = "f0(x) = sum(x); "
    for level in 1...12 { text += "f\(level)(x) = f\(level - 1)(x) - f\(level - 1)(x); " }
    #expect(
      outcome(text + "f12(split(10^5; 10^5; 1))").hasPrefix("limit: functions take more than"))
  }

  @Test(.timeLimit(patience)) func listsThatWouldFillTheScreenForEverAreRefused() {
    let elements = [String](repeating: "10^999", count: 10_001).joined(separator: ";")
    #expect(
      outcome("[\(elements)]") == "limit: more digits were asked for than the limit of 10,000,000")
  }

  @Test func aCancelledComputationSaysSo() {
    var budget = EvaluationBudget.interactive
    budget.isCancelled = { true }
    #expect(outcome("sin(1) + sqrt(2)", budget: budget) == "limit: cancelled")
  }

  @Test(.timeLimit(patience)) func aThousandDigitsAreWrittenWholeAndOneMoreIsNot() {
    #expect(outcome("10^999").utf8.count == 1_000)
    #expect(outcome("10^999 + 1").utf8.count == 1_000)
    #expect(outcome("10^1000 + 1") == "1.0000000000000000000e1000")
    #expect(outcome("10^1000") == "1e1000")
  }
}
