import SciNumber
import SciSyntax
import Testing
import TestSupport

@testable import SciCalculator

/// Ordinary numbers, which are computed without a program, against the program.
@Suite struct SmallNumberTests {
  /// What a text comes to on either path; `nil` where the fast one leaves it to the other.
  private static func answers(
    _ text: String, _ unit: AngleUnit = .degrees, _ format: ResultFormat = .standard
  ) -> (short: ResultText?, long: ResultText?) {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    var short = Calculator(settings: settings)
    settings.usesSmallNumbers = false
    var long = Calculator(settings: settings)
    return (try? short.answer(text, format: format), try? long.answer(text, format: format))
  }

  private static func isShort(_ text: String, _ unit: AngleUnit = .degrees) -> Bool {
    guard let tree = try? Syntax.parse(text, functions: Environment().functionNames)[0].tree else {
      return false
    }
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    var evaluator = SmallEvaluator()
    guard let number = evaluator.value(of: tree, Environment(), settings) else { return false }
    return ResultFormat.standard.text(of: number, within: .interactive) != nil
  }

  /// Values that are rational, though a function or a root stands in them: all their digits are written.
  @Test(arguments: [
    "sqrt(0.01)+1e-25", "sqrt(4/9)*0.1234567890123456789", "cbrt(-0.027)+0.0000000000000000000001",
    "0.25^0.5+0.1234567890123456789012", "32^0.4*0.12345678901234567", "1000000^(1/3)",
    "sin(30)+0.1234567890123456789012", "cos(-60.0)*0.1234567890123456789", "tan(45)/8",
    "sin(150.000)*0.1234567890123456789", "asin(0.50)*0.12345678901234567", "acos(-1)/7",
    "atan(1.000)*0.1234567890123456", "exp(0)+0.1234567890123456789012", "ln(1)+0.1", "0*pi+0.1",
    "pi^0+0.1", "cosh(0)/8", "atanh(0)", "log(1)", "(-8)^(1/3)", "0^0", "0^0.5", "1^pi",
    "asin(0.5000000000*1.000000000)*0.1234567890123456789",
    "sin(30.000000000*1.0000000000)*0.1234567890123456789",
  ])
  func rationalValuesStayRational(_ text: String) {
    let (short, long) = Self.answers(text)
    #expect(short == long)
    #expect(long != nil)
  }

  /// Powers that are 4 and ½, times 0.12345678901234567 and 1.2345678901, by Python's decimal: more digits than an irrational number is written with.
  @Test(
    arguments: [
      ("32^0.4*0.12345678901234567*1.2345678901", "0.609663150117969826655083468"),
      ("0.25^0.5*0.12345678901234567*1.2345678901", "0.0762078937647462283318854335"),
    ] as [(String, String)])
  func rationalPowersOfRationalNumbersAreExact(_ text: String, _ digits: String) {
    let (short, long) = Self.answers(text)
    #expect(short?.string == digits && short?.isExact == true)
    #expect(long?.string == digits && long?.isExact == true)
  }

  /// A function of the user takes an angle as a quantity: the sine inside must not take its unit.
  @Test(arguments: [AngleUnit.degrees, .radians])
  func anglesAreNoArgumentsOfFunctionsOfUsers(_ unit: AngleUnit) throws {
    for text in ["f(30°)", "f(0.5 rad)", "f(30°) + 1°", "sin(f(30°))"] {
      var settings = CalculatorSettings.standard
      settings.angleUnit = unit
      var short = Calculator(settings: settings)
      settings.usesSmallNumbers = false
      var long = Calculator(settings: settings)
      _ = try short.answer("f(x) = sin(10) + x")
      _ = try long.answer("f(x) = sin(10) + x")
      #expect(try short.answer(text) == long.answer(text), "\(text)")
    }
  }

  /// Values that only a decision tells from a short decimal, and errors.
  @Test(arguments: [
    "sqrt(2)^2", "sin(10)^2+cos(10)^2", "log(1000)", "e^ln(7)", "sqrt(2)*sqrt(8)",
    "sin(20)-sin(20)", "pi-pi", "1/(pi-pi)", "sqrt(-2)", "sqrt(-4)", "ln(-1)", "asin(2)", "1/0",
    "tan(90)", "3^200", "1e400*pi", "100!", "sin(1e30)", "2^0.5^300", "acosh(0.5)", "atanh(1)",
  ])
  func othersAreLeftToTheProgram(_ text: String) {
    let (short, long) = Self.answers(text)
    #expect(short == long)
    #expect(!Self.isShort(text))
  }

  @Test(arguments: [
    "509.83*43.73+679.89-0.46", "sin(30.5)*2", "1/3", "2/3+1/6-1/7", "sqrt(2)", "2^0.5", "pi*2^2",
    "200+10%", "5!", "e^-1.5", "-ln(2)", "|-3.5|", "10%", "2²", "√2", "∛2", "asin(0.3)+acos(0.2)",
    "log2(3)*log1p(0.5)*expm1(0.1)", "sinh(1)+cosh(1)+tanh(1)", "asinh(1)*acosh(2)*atanh(0.5)",
  ])
  func ordinaryLinesNeedNoProgram(_ text: String) {
    let (short, long) = Self.answers(text)
    #expect(short == long)
    #expect(long != nil)
    #expect(Self.isShort(text))
  }

  @Test func theResultIsThereToGoOnWith() throws {
    var calculator = Calculator()
    #expect(try calculator.answer("sin(50)")?.string == "0.76604444311897803520")
    // The angle is the one of the line, whatever comes behind it.
    calculator.settings.angleUnit = .radians
    #expect(throws: CalculatorError.self) { try calculator.answer("1+") }
    #expect(throws: CalculatorError.self) { try calculator.answer("1/0") }
    #expect(try calculator.evaluate("f(x) = x*ans") == nil)
    #expect(calculator.previousResult?.real?.knownRational == nil)
    #expect(try calculator.answer("(f(2) - 2 sin(50°)) == 0")?.string == "true")
    #expect(try calculator.answer("3*4")?.string == "12")
    #expect(calculator.previousResult?.real?.knownRational == 12)
  }

  @Test func aLineBeyondTheLimitsKeepsThePreviousResult() throws {
    var calculator = Calculator()
    #expect(try calculator.answer("sin(50)")?.string == "0.76604444311897803520")
    let memory = calculator.settings.budget.memory
    calculator.settings.budget.memory = 1
    let error = #expect(throws: CalculatorError.self) { try calculator.evaluate("1 + ans*2") }
    #expect(error?.range == SourceRange(0, 9))
    #expect(calculator.previousResult == nil)
    calculator.settings.budget.memory = memory
    #expect(try calculator.answer("ans - sin(50°) == 0")?.string == "true")
  }

  @Test func limitsAndCancellationHold() {
    var settings = CalculatorSettings.standard
    settings.budget.digits = 10
    var calculator = Calculator(settings: settings)
    #expect(throws: CalculatorError.self) { try calculator.answer("sqrt(2)") }
    settings = .standard
    settings.budget.isCancelled = { true }
    calculator = Calculator(settings: settings)
    #expect(throws: CalculatorError.self) { try calculator.answer("sqrt(2)") }
  }

  /// `Fuzzing`'s `Roads` compares more of them.
  @Test func randomLinesHaveOneAnswer() {
    var lines = RandomLines(seed: 14)
    var shortCount = 0
    let count = LongTests.areRun ? 2000 : 500
    for _ in 0..<count {
      let (text, unit, format) = lines.next()
      let (short, long) = Self.answers(text, unit, format)
      #expect(short?.bytes == long?.bytes && short?.isExact == long?.isExact, "\(text)")
      if Self.isShort(text, unit) { shortCount += 1 }
    }
    #expect(shortCount > 3 * count / 10)
  }

  @Test func randomSessionsHaveTheSameAnswers() {
    var lines = RandomLines(seed: 15)
    for _ in 0..<(LongTests.areRun ? 300 : 100) {
      var settings = CalculatorSettings.standard
      settings.angleUnit = .radians
      var short = Calculator(settings: settings)
      settings.usesSmallNumbers = false
      var long = Calculator(settings: settings)
      let session = lines.session()
      for line in session {
        let (short, long) = (try? short.answer(line), try? long.answer(line))
        #expect(
          short?.bytes == long?.bytes && short?.isExact == long?.isExact, "\(line) in \(session)")
      }
    }
  }

  @Test func variablesAndFunctionsNeedNoProgram() throws {
    var calculator = Calculator()
    try calculator.evaluate("r = 2.5; q = sqrt(2); f(x) = r*x^2 + q; g(x; y) = f(x)/y")
    for line in ["r*1.1", "q/3", "f(1.5)", "g(2; q)", "2 f(r)", "u = q + 1", "u*2", "-u"] {
      var settings = calculator.settings
      settings.usesSmallNumbers = false
      var long = calculator
      long.settings = settings
      #expect(try calculator.answer(line) == long.answer(line))
    }
    // What a name meant in a line whose result is still to be computed is not what it means later.
    #expect(try calculator.answer("f(q)")?.string == "6.4142135623730950488")
    try calculator.evaluate("f(x) = 0*x")
    #expect(try calculator.answer("ans - (5 + sqrt(2)) == 0")?.string == "true")
    #expect(try calculator.answer("q + r")?.string == "3.9142135623730950488")
    #expect(throws: CalculatorError.self) { try calculator.answer("q = 1/0") }
    #expect(throws: CalculatorError.self) { try calculator.answer("q") }
    #expect(try calculator.answer("ans - sqrt(2) == r")?.string == "true")
    // A function that calls itself, and one that was defined anew with more arguments.
    try calculator.evaluate("h(n) = if(n < 1; 1; n*h(n - 1))")
    #expect(try calculator.answer("h(5)")?.string == "120")
    try calculator.evaluate("p(x) = f(x) + 1; f(x; y) = x + y")
    #expect(throws: CalculatorError.self) { try calculator.answer("p(1)") }
  }
}
