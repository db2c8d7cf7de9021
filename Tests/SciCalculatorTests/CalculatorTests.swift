import SciCalculator
import SciNumber
import SciSyntax
import TestSupport
import Testing

@Suite struct CalculatorTests {
  private func answer(_ lines: String..., settings: CalculatorSettings = .standard) throws
    -> String?
  {
    var calculator = Calculator(settings: settings)
    var last: ResultText?
    for line in lines { last = try calculator.answer(line) }
    return last?.string
  }

  @Test func theLastStatementGivesTheValue() throws {
    #expect(try answer("1+1; 2+2") == "4")
    #expect(try answer("x = 5; x^2") == "25")
    #expect(try answer("") == nil)
    #expect(try answer("  # nothing") == nil)
    #expect(try answer("f(x) = x^2") == nil)
  }

  @Test func ansIsTheWholeValueAndNotThePrintedOne() throws {
    #expect(try answer("1/3", "ans*3") == "1")
    #expect(try answer("sqrt(2)", "ans^2") == "2")
    #expect(try answer("x = 4", "ans+1") == "5")
    #expect(try answer("2", "f(x) = x", "ans") == "2")
  }

  @Test func variablesAreTakenWhenAFunctionIsCalled() throws {
    #expect(try answer("a = 2", "f(x) = a*x", "a = 3", "f(5)") == "15")
    #expect(try answer("f(x; y) = x - y", "f(5, 3)") == "2")
    #expect(try answer("f(x) = x^2", "g(x) = f(x+1)", "g(f(2))") == "25")
  }

  @Test func aNameIsEitherAVariableOrAFunction() throws {
    #expect(try answer("f = 3", "f(x) = x+1", "f(1)") == "2")
    #expect(throws: CalculatorError.self) { try answer("f(x) = x+1", "f = 3") }
  }

  @Test func aCopyIsASessionOfItsOwn() throws {
    var first = Calculator()
    try first.evaluate("x = 1")
    var second = first
    try second.evaluate("x = 2")
    #expect(try first.answer("x")?.string == "1")
    #expect(first.variables.count == 1)
  }

  @Test func statementsBeforeAFailureKeepTheirEffect() throws {
    var calculator = Calculator()
    #expect(throws: CalculatorError.self) { try calculator.evaluate("x = 5; 1/0") }
    #expect(try calculator.answer("x")?.string == "5")
  }

  @Test func truthsAreComparedAndPrinted() throws {
    #expect(try answer("1 < 2") == "true")
    #expect(try answer("sqrt(2)*sqrt(8) != 4") == "false")
    #expect(try answer("(1 < 2) == true") == "true")
    #expect(try answer("b = 2 > 3; b") == "false")
  }

  @Test func angleUnitsBeatTheMode() throws {
    var radians = CalculatorSettings.standard
    radians.angleUnit = .radians
    #expect(try answer("sin(30°)", settings: radians) == "0.5")
    #expect(try answer("sin(30°15′20″) - sin(30.2555555°)", settings: radians) != "0")
    for settings in [CalculatorSettings.standard, radians] {
      #expect(try answer("1 turn", settings: settings) == "1 turn")
      #expect(try answer("100 grad to °", settings: settings) == "90°")
      #expect(try answer("pi rad to °", settings: settings) == "180°")
      #expect(try answer("30°15′20″", settings: settings) == "30.255555555555555556°")
    }
  }

  @Test func percentagesAreOfWhatStandsBefore() throws {
    #expect(try answer("200 + 10% + 5%") == "231")
    #expect(try answer("100 - 10%") == "90")
    #expect(try answer("50% * 3") == "1.5")
    var plain = CalculatorSettings.standard
    plain.percent = .plain
    #expect(try answer("100 + 10%", settings: plain) == "100.1")
  }

  @Test(.long) func aMillionTermsAndAMillionBracketsAreEvaluated() throws {
    let terms = String(repeating: "1+", count: 999_999) + "1"
    #expect(try answer(terms) == "1000000")
    let brackets =
      String(repeating: "(", count: 1_000_000) + "7"
      + String(repeating: ")", count: 1_000_000)
    #expect(try answer(brackets) == "7")
    #expect(try answer(String(repeating: "-", count: 100_000) + "1") == "1")
    #expect(
      try answer(
        String(repeating: "abs(", count: 100_000) + "1"
          + String(repeating: ")", count: 100_000)) == "1")
  }
}

/// Each row is an input, a line of carets under the blamed part, and the message.
@Suite struct CalculatorErrorTests {
  @Test(
    arguments: [
      ("1 + sqrt(-2)", "    ^^^^^^^^", "the square root of a negative number is not real"),
      ("2*(1/0)", "   ^^^", "division by zero"),
      ("1 + tan(90)", "    ^^^^^^^", "`tan` has no value at this angle"),
      ("ln(0) + 1", "^^^^^", "the logarithm of zero has no value"),
      ("log(-1)", "^^^^^^^", "the logarithm of a negative number is not real"),
      ("log(2; 1)", "^^^^^^^^^", "there is no logarithm to base 1"),
      ("asin(2)", "^^^^^^^", "no real angle has that sine"),
      ("sin⁻¹(2)", "^^^^^^^^", "no real angle has that sine"),
      ("acosh(0)", "^^^^^^^^", "no real number has that hyperbolic cosine"),
      ("(-8)^0.5", "^^^^^^^^", "a negative number to this power is not real"),
      ("gcd(1.5; 2)", "^^^^^^^^^^^", "`gcd` takes integers only"),
      ("(-3)!", "^^^^^", "the factorial has no value at negative integers"),
      ("atan2(0; 0)", "^^^^^^^^^^^", "the origin has no direction"),
      ("2*foo", "  ^^^", "unknown name `foo`"),
      ("2*foo(1)", "  ^^^", "unknown function `foo`"),
      ("2*foo(1; 2)", "  ^^^", "unknown function `foo`"),
      ("1 - 2^-foo(1; 2)", "       ^^^", "unknown function `foo`"),
      ("-2 foo([1; 2])", "   ^^^", "unknown function `foo`"),
      ("irr{1; 2}", "^^^", "the function `irr` needs an argument"),
      ("log(1; 2; 3)", "^^^^^^^^^^^^", "`log` takes one or two arguments, not 3"),
      ("hypot(1)", "^^^^^^^^", "`hypot` takes two arguments, not 1"),
      ("(1 < 2) + 1", "^^^^^^^^^^^", "the outcome of a comparison is not a number"),
      ("sqrt(1 < 2)", "     ^^^^^", "the outcome of a comparison is not a number"),
      ("pi = 3", "^^", "`pi` is built in and cannot be given another meaning"),
      ("ans = 3", "^^^", "`ans` is built in and cannot be given another meaning"),
      ("f(ans) = 3", "  ^^^", "`ans` is built in and cannot be given another meaning"),
      ("f(x) = f(x-1)", "       ^", "`f` is defined by itself, so it would never have a value"),
      ("1 + ans", "    ^^^", "there is no previous result yet"),
      ("gamma⁻¹(2)", "^^^^^", "`gamma` has no inverse function here"),
    ] as [(String, String, String)])
  func theBlamedPartIsTheFailingOne(_ row: (input: String, carets: String, message: String)) {
    var calculator = Calculator()
    do throws(CalculatorError) {
      try calculator.evaluate(row.input)
      Issue.record("\(row.input) has a value")
    } catch {
      let blamed = Self.characters(of: error.range, in: row.input)
      #expect(Self.carets(blamed) == row.carets, "\(row.input)")
      #expect(error.message(inUTF8: Array(row.input.utf8)) == row.message)
    }
  }

  @Test func aFailureInsideAUserFunctionBlamesTheCall() {
    var calculator = Calculator()
    #expect(throws: Never.self) { try calculator.evaluate("f(x) = 1/x; g(x) = f(x) + 100000") }
    let error = #expect(throws: CalculatorError.self) { try calculator.evaluate("2 + g(0)") }
    #expect(error?.range == SourceRange(4, 8))
  }

  @Test func suggestionsAreTheNearestNames() {
    var calculator = Calculator()
    let error = #expect(throws: CalculatorError.self) { try calculator.evaluate("sqrtt(2)") }
    #expect(error?.reason == .unknownFunction("sqrtt", suggestions: ["sqrt"]))
  }

  @Test func aResultIsPrintedAsItsText() throws {
    var calculator = Calculator()
    let result = try #require(try calculator.answer("40 * (1 + 8.25%)"))
    #expect("\(result)" == "43.3")
  }

  @Test func suggestionsDoNotDependOnTheNumberOfArguments() {
    var calculator = Calculator()
    for text in ["pmtt(1)", "pmtt(5%/12, 360, 200000)", "pmtt(1; 2; 3)", "pmtt([1; 2])", "pmtt()"] {
      let error = #expect(throws: CalculatorError.self) { try calculator.evaluate(text) }
      #expect(error?.reason == .unknownFunction("pmtt", suggestions: ["pmt"]), "\(text)")
    }
    let error = #expect(throws: CalculatorError.self) { try Expression("summ(a; b)") }
    #expect(error?.reason == .unknownFunction("summ", suggestions: ["sum"]))
  }

  @Test func digitsRightAfterAFunctionsNameAreTakenForItsArgument() {
    var calculator = Calculator()
    for (text, notes) in [
      ("1+sin30", ["write `sin(30)`: digits after a name belong to it"]), ("x_1", []),
      ("pi2", ["did you mean `pi`?"]),
    ] {
      let error = #expect(throws: CalculatorError.self) { try calculator.evaluate(text) }
      let diagnostic = error?.diagnostic(inUTF8: Array(text.utf8), unit: .degrees)
      #expect(diagnostic?.notes == notes, "\(text)")
      if text == "1+sin30" { #expect(diagnostic?.fixIts[0].applied(to: text) == "1+sin(30)") }
    }
  }

  @Test func polesNameTheAngleInTheUnitOfTheMode() {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .gradians
    var calculator = Calculator(settings: settings)
    let error = #expect(throws: CalculatorError.self) { try calculator.evaluate("tan(100)") }
    let diagnostic = error?.diagnostic(inUTF8: Array("tan(100)".utf8), unit: .gradians)
    #expect(
      diagnostic?.notes == [
        "angles are in gradians, where `tan` has no value at odd multiples of 100"
      ])
  }

  private static func characters(of range: SourceRange, in text: String) -> Range<Int> {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lower)
    let upper = utf8.index(utf8.startIndex, offsetBy: range.upper)
    return text[..<lower].count..<text[..<upper].count
  }

  private static func carets(_ range: Range<Int>) -> String {
    String(repeating: " ", count: range.lowerBound) + String(repeating: "^", count: range.count)
  }
}
