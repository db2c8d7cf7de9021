@testable import SciCalculator
import SciNumber
import SciSyntax
import Testing

/// Conditions, recursion, element-wise operations, and sums over integers.
///
/// Values that are not obvious are CPython's.
@Suite struct LogicTests {
  private func answers(_ texts: [String]) -> [String] {
    var calculator = Calculator()
    return texts.map { text in
      do throws(CalculatorError) {
        return try calculator.answer(text)?.string ?? ""
      } catch {
        return "error: \(error.message(inUTF8: Array(text.utf8)))"
      }
    }
  }

  private func reason(_ text: String) -> CalculatorError.Reason? {
    var calculator = Calculator()
    do throws(CalculatorError) {
      try calculator.evaluate(text)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func onlyTheChosenValueIsComputed() {
    #expect(
      answers([
        "if(1 < 2; 10; 1/0)", "1 > 2 ? ln(0) : 3", "false and 1/0 > 1", "true or 1/0 > 1",
        "false && 1/0 > 1", "true || 1/0 > 1", "0 > 1 > 1/1 ? 1 : 2",
      ]) == ["10", "3", "false", "true", "false", "true", "2"])
  }

  @Test func recursionEndsThroughACondition() {
    #expect(
      answers([
        "f(n) = n <= 1 ? 1 : n*f(n - 1)", "f(20)", "g(a; b) = if(b == 0; a; g(b; a mod b))",
        "g(1071; 462)", "h(n) = n < 2 ? n : h(n - 1) + h(n - 2)", "h(15)",
        "c(n) = n == 1 or (n mod 2 == 0 ? c(n/2) : c(3n + 1))", "c(27)",
      ]) == ["", "2432902008176640000", "", "21", "", "610", "", "true"])
    #expect(reason("f(x) = f(x) + 1") == .selfReference("f"))
    #expect(reason("f(x) = x > 0 ? f(x + 1) : 0; f(1)") == .callsTooDeep(limit: 10_000))
  }

  @Test func aDefinitionIsKnownInItselfWithItsNewParameters() {
    #expect(
      answers(["f(x) = x", "f(x; y) = x > 3 ? y : f(x + 1; y + x)", "f(1; 0)"]) == ["", "", "6"])
  }

  @Test func listsAreTakenElementByElement() {
    #expect(
      answers([
        "[1; 2; 3]*2 - 1", "10/[1; 2; 5]", "[1; 2] + [10; 20]", "sqrt([1; 4; 9])", "-[1; 2]!",
        "[200; 300] + 10%", "|[-1; 2]|", "mod([7; 8; 9]; 4)", "root([8; 9]; [3; 2])", "(1..3)^2",
        "sum([1; 2; 3]^2)", "⌊[1.5; 2.5]⌋", "[1; 2] == [1; 2]", "1..3 == [1; 2; 3]",
      ]) == [
        "[1; 3; 5]", "[10; 5; 2]", "[11; 22]", "[1; 2; 3]", "[-1; -2]", "[220; 330]", "[1; 2]",
        "[3; 0; 1]", "[2; 3]", "[1; 4; 9]", "14", "[1; 2]", "true", "true",
      ])
    #expect(reason("[1; 2] + [1; 2; 3]") == .listLengths(2, 3))
    #expect(reason("root([1; 2]; [1; 2; 3])") == .listLengths(2, 3))
    #expect(reason("[1; 2] < 3") == .listInArithmetic)
  }

  @Test func rangesGoBothWaysAndByAnyStep() {
    #expect(
      answers(["1..5", "5..1", "0..1 step 0.25", "10..1 step -4", "3..3", "1..2.5", "-1..1"]) == [
        "[1; 2; 3; 4; 5]", "[5; 4; 3; 2; 1]", "[0; 0.25; 0.5; 0.75; 1]", "[10; 6; 2]", "3",
        "[1; 2]",
        "[-1; 0; 1]",
      ])
    #expect(reason("1..5 step 0") == .rangeStep)
    #expect(reason("1..5 step -1") == .rangeStep)
    #expect(reason("sum(1..10^6) > 0") == nil)
    #expect(reason("1..10^6 + 1") == .rangeTooLong(limit: 1_000_000))
    #expect(reason("1..10^100") == .rangeTooLong(limit: 1_000_000))
  }

  @Test func sumsAndProductsRunOverIntegers() {
    #expect(
      answers([
        "sum(k^2; k; 1; 100)", "product(k; k; 1; 10)", "sum(1; k; 1; 10)", "sum(k; k; 5; 1)",
        "product(k; k; 5; 1)", "sum(1/k; k; 1; 10)", "sum(k; k; 1; 20; k mod 7 == 0)",
        "sum(sum(i*j; j; 1; i); i; 1; 10)", "∑(k; k; -3; 3)", "sum(1; 2; 3; 4)",
        "f(n) = sum(k*n; k; 1; n)", "f(4)", "sum(f(i); i; 1; 3)", "x = 3", "sum(1; x; 2; 4)",
        "sum(1/2^k; k; 0; 1000) < 2",
      ]) == [
        "338350", "3628800", "10", "0", "1", "2.9289682539682539683", "21", "1705", "0", "10", "",
        "40", "25", "3", "10", "true",
      ])
    #expect(
      reason("x = 3; sum(x^2; x; 1; 4)") == .unclearSum(function: "sum", variable: "x"))
    #expect(reason("sum(k; k; 1; 10^7 + 1)") == .sumTooLong(limit: 10_000_000))
    #expect(reason("sum(k; k; 1; 1.5)") == .math(.notAnInteger, function: nil))
    #expect(reason("sum(k > 1; k; 1; 2)") == .booleanInArithmetic)
    #expect(reason("sum(k; k; 1; 2; k)") == .conditionExpected)
  }

  @Test func aSumOfManyFractionsIsDoneInParts() throws {
    // The numerator of the 10,000th harmonic number has 4,346 digits (OEIS A001008).
    #expect(
      answers(["sum(1/k; k; 1; 10000)", "floor(1000*sum(1/k^2; k; 1; 10000))"]) == [
        "9.7876060360443822642", "1644",
      ])
  }

  @Test func anExpressionMayHoldASum() throws {
    let expression = try Expression("sum(a*k; k; 1; n) + k2")
    #expect(expression.parameters == ["a", "n", "k2"])
    let value = try expression.evaluate(["a": 2, "n": 4, "k2": 1]).real
    #expect(try value?.compared(to: 21, within: .interactive) == 0)
  }

  @Test func sumsAreNestedToALimit() {
    func nested(_ depth: Int) -> String {
      (0..<depth).reduce("1") { text, level in "sum(\(text); k\(level); 1; 1)" }
    }
    #expect(answers([nested(50)]) == ["1"])
    #expect(reason(nested(51)) == .sumsTooDeep(limit: 50))
  }

  @Test func conditionsAreNotNumbers() {
    #expect(reason("5 && 3") == .conditionExpected)
    #expect(reason("true and 5") == .conditionExpected)
    #expect(reason("5 or true") == .conditionExpected)
    #expect(reason("if(1; 2; 3)") == .conditionExpected)
    #expect(reason("true + 1") == .booleanInArithmetic)
    #expect(reason("-true") == .booleanInArithmetic)
    #expect(
      answers(["not true", "~false", "true xor false", "true == false"]) == [
        "false", "true", "true", "false",
      ])
  }

  /// Where each node looked at each sum, these were 10¹⁰ steps.
  @Test(.timeLimit(.minutes(30))) func manySumsAreReadInOnePass() {
    let sums = (0..<30_000).map { "sum(k\($0); k\($0); 1; 2)" }.joined(separator: " + ")
    #expect(answers([sums]) == ["90000"])
    let bounds = (0..<2_000).reduce("1") { text, level in "sum(1; k\(level); 1; \(text))" }
    #expect(answers([bounds]) == ["1"])
  }

  @Test func manyConditionsNeedNoStack() {
    let count = 20_000
    let text = (0..<count).map { "\($0) > \(count) ? \($0) : " }.joined() + "7"
    #expect(answers([text]) == ["7"])
    #expect(
      answers([
        String(repeating: "if(true;", count: count) + "1" + String(repeating: ";0)", count: count)
      ]) == ["1"])
    #expect(
      answers([(0..<count).map { "\($0) < \(count)" }.joined(separator: " and ")]) == ["true"])
  }

  @Test func bitsHaveAWidthIfOneIsGiven() throws {
    func answer(_ text: String, _ bits: WideInt, isSigned: Bool) throws -> String? {
      var settings = CalculatorSettings.standard
      settings.wordSize = WordSize(bits: bits, isSigned: isSigned)
      var calculator = Calculator(settings: settings)
      return try calculator.answer(text)?.string
    }
    // C with uint8_t and int8_t.
    #expect(try answer("~1", 8, isSigned: false) == "254")
    #expect(try answer("200 << 1", 8, isSigned: false) == "144")
    #expect(try answer("100 << 1", 8, isSigned: true) == "-56")
    #expect(try answer("-1 >> 1", 8, isSigned: false) == "127")
    #expect(try answer("-1 >> 1", 8, isSigned: true) == "-1")
    #expect(try answer("300 & 255", 8, isSigned: false) == "44")
    #expect(try answer("bitnot(1)", 8, isSigned: false) == "254")
    #expect(try answer("shl(200; 1)", 8, isSigned: false) == "144")
    #expect(try answer("shr(-1; 1)", 8, isSigned: false) == "127")
    #expect(try answer("shl(127; -3)", 8, isSigned: true) == "15")
    #expect(try answer("bitxor(-1; 1; 2)", 8, isSigned: false) == "252")
    #expect(try answer("200 + 100", 8, isSigned: false) == "300")
  }

  @Test func namesOfFunctionsMayBeInAnyCase() {
    #expect(
      answers([
        "SIN(30)", "Sqrt(16)", "MAX(1; 2)", "PI", "Binom(4; 2)", "Max = 3", "Max + 1", "F(x) = 2x",
        "F(3)",
      ])
        == ["0.5", "4", "2", "3.1415926535897932385", "6", "3", "4", "", "6"])
    guard case .unknownFunction("Li", _) = reason("Li(2)") else {
      Issue.record("Li means two functions")
      return
    }
  }

  @Test func aDefinitionThatFailsLeavesNoOldOne() {
    #expect(
      answers(["f(x) = x + 1", "f(1)", "f(x) = x +", "f(1)"]).last == "error: unknown function `f`")
    #expect(answers(["x = 5", "x = 1/0", "x"]).last == "error: unknown name `x`")
    #expect(answers(["x = 5", "y = 2; x = (", "x"]).last == "error: unknown name `x`")
    #expect(answers(["x = 5", "1/0; x = 6", "x"]).last == "error: unknown name `x`")
    #expect(answers(["x = 5", "x == (", "x"]).last == "5")
  }

  @Test func rootsLogarithmsAndFractionsAreWrittenAsInBooks() {
    #expect(
      answers([
        "³√8", "⁴√16 + 1", "log₂ 8", "log_2(32)", "log₁₀(1000)", "½ + ⅓", "2½", "3¾*2", "log_3 = 2",
        "log_3 + 1",
      ])
        == ["2", "3", "3", "5", "3", "0.83333333333333333333", "2.5", "7.5", "2", "3"])
  }
}
