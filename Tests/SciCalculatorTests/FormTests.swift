import SciCalculator
import SciNumber
import SciSyntax
import TestSupport
import Testing

/// Results in other forms than decimal digits.
///
/// Texts that are not plain are from Python's fractions.
@Suite struct FormTests {
  private func answer(_ text: String) -> String {
    var calculator = Calculator()
    do throws(CalculatorError) {
      return try calculator.answer(text)?.string ?? ""
    } catch {
      return "error: \(error.message(inUTF8: Array(text.utf8)))"
    }
  }

  /// The lengths are those of SymPy's `n_order(10, d)`.
  @Test(arguments: [
    ("1/1000003", "166667"), ("1/(10^20+39)", "50000000000000000019"), ("3/99991", "49995"),
    ("1/(8*1000003)", "166667"), ("1/7^5", "14406"),
  ])
  func longPeriodsHaveTheirLength(_ text: String, _ length: String) {
    #expect(
      answer(text + " to repeating") == "error: the period has \(length) digits, more than 1000")
  }

  @Test(
    arguments: [
      ("255 to hex", "0xff"), ("-255 to hex", "-0xff"), ("0 to bin", "0b0"),
      ("5.75 to bin", "0b101.11"),
      ("1/3 to base 3", "3#0.1"), ("64 to oct", "0o100"),
      ("1/10 to hex", "0x0.1999999999999999999a"),
      ("2^-40 to hex", "0x1p-40"), ("35 to base 36", "36#z"),
      ("pi to hex", "0x3.243f6a8885a308d3132"),
      ("1e30 to hex", "0xc9f2c9cd04674edea40000000"), ("255 to base 10", "255"),
      ("10^(1/2)*10^40 to base 7", "7#6.0134344515315265463*7^47"),
      ("1/3 to fraction", "1/3"), ("0.125 to fraction", "1/8"), ("-4 to fraction", "-4"),
      ("355/113 to mixed", "3 + 16/113"), ("-7/3 to mixed", "-2 - 1/3"), ("1/3 to mixed", "1/3"),
      ("22/7 to repeating", "3.(142857)"), ("1/6 to repeating", "0.1(6)"),
      ("0.5 to repeating", "0.5"),
      ("-1/12 to repeating", "-0.08(3)"), ("7 to repeating", "7"),
      ("30.2575 to dms", "30°15′27″"), ("-0.5 to dms", "-0°30′0″"),
      ("1/7 to dms", "0°8′34.28571428571428571″"),
      ("360 to factors", "2^3*3^2*5"), ("-12/35 to factors", "-2^2*3/(5*7)"), ("1 to factors", "1"),
      ("pi to 4 digits", "3.142"), ("2/3 to 2 decimals", "0.67"), ("0.5 to 3 digits", "0.5"),
      ("123456 to sci", "1.23456e5"), ("123456.5 to eng", "123.4565e3"),
      ("415/93 to cf", "[4; 2; 6; 7]"),
      ("[1/2; 1/3] to fraction", "[1/2; 1/3]"), ("x = 5/3 to mixed", "1 + 2/3"),
      ("true to hex", "true"),
      ("sin(45) to exact", "sqrt(2)/2"), ("cos(36) to exact", "(1 + sqrt(5))/4"),
      ("ln(8) to exact", "3*ln(2)"),
      ("atan(1)*pi/180 to exact", "pi/4"), ("1/3 to exact", "1/3"),
      ("e^2*sqrt(2)/pi to exact", "sqrt(2)*e^2/pi"),
      ("sqrt(5 + 2*sqrt(6)) to exact", "sqrt(2) + sqrt(3)"), ("gamma(1/2) to exact", "sqrt(pi)"),
      ("1/(1 + sqrt(2)) to exact", "sqrt(2) - 1"), ("root(8; 5) to exact", "root(8; 5)"),
      ("-sqrt(3)/2 to exact", "-sqrt(3)/2"), ("sqrt(2) - sqrt(2) to exact", "0"),
      ("exp(sqrt(2)) to exact", "e^(sqrt(2))"), ("2^(1/3)*3^(1/2) to exact", "cbrt(2)*sqrt(3)"),
      ("pi to fraction", "error: the number is no fraction of up to 1000 digits"),
      ("sin(1) to exact", "error: no exact form of the number is known"),
      ("1/10^9 to repeating", "0.000000001"),
      ("2^3000000 to hex", "0x1.0000000000000000000p3000000"),
      ("sqrt(2)*10^2000 to exact", "error: no exact form of the number is known"),
      ("9^9^9 to hex", "error: the exact result is too long: more than 10,100,890 digits"),
      ("1/1000003 to repeating", "error: the period has 166667 digits, more than 1000"),
      ("0 to factors", "error: only integers and fractions other than 0 have prime factors"),
    ] as [(String, String)])
  func formsAreWritten(_ text: String, _ expected: String) {
    #expect(answer(text) == expected)
  }

  /// What is printed has the same value.
  @Test func exactFormsAreReadBack() throws {
    var random = SplitMix64(seed: 20_261_122)
    let parts = [
      "sqrt(2)", "sqrt(3)", "sqrt(6)", "cbrt(5)", "pi", "e", "ln(2)", "ln(12)", "sin(15)",
      "cos(72)", "tan(22.5)",
      "sqrt(1 + sqrt(2))", "e^(1/3)", "phi", "2^(2/3)", "1/7", "3", "-5/4",
    ]
    var count = 0
    for _ in 0..<400 {
      var text = parts.randomElement(using: &random) ?? ""
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let sign = ["+", "-", "*", "/"].randomElement(using: &random) ?? "+"
        text = "(\(text)) \(sign) \(parts.randomElement(using: &random) ?? "1")"
      }
      let form = answer(text + " to exact")
      if form.hasPrefix("error") { continue }
      count += 1
      #expect(answer("(\(text)) == (\(form))") == "true", "\(text) as \(form)")
      #expect(answer(form + " to exact") == form, "\(text)")
    }
    #expect(count > 300)
  }

  @Test func fractionsAndPeriodsAreReadBack() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let numerator = Int.random(in: -5000...5000, using: &random)
      let value = "\(numerator)/\(Int.random(in: 1...700, using: &random))"
      for form in ["fraction", "mixed", "repeating", "exact", "factors"] where numerator != 0 {
        let written = answer("\(value) to \(form)")
        #expect(answer("\(value) == (\(written))") == "true", "\(value) to \(form): \(written)")
      }
    }
  }

  @Test func otherBasesAreReadBackOrRoundedOnce() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<300 {
      let base = Int.random(in: 2...36, using: &random)
      let value =
        "\(Int.random(in: -10_000...10_000, using: &random))/\(Int.random(in: 1...99, using: &random))"
      let written = answer("\(value) to base \(base)")
      // Half a unit of the twentieth digit of the number.
      #expect(
        answer("abs(\(value) - (\(written))) <= abs(\(value))*\(base)^-19/2") == "true",
        "\(value) to base \(base): \(written)")
    }
  }

  @Test func aFormHoldsForOneStatement() throws {
    var calculator = Calculator()
    #expect(try calculator.answer("255 to hex")?.string == "0xff")
    #expect(try calculator.answer("ans + 1")?.string == "256")
    #expect(try calculator.answer("1 to hex; 17")?.string == "17")
  }

  @Test func aFormatMayAskForAFormWhereThereIsOne() throws {
    var format = ResultFormat.standard
    format.form = .fraction
    var calculator = Calculator()
    #expect(try calculator.answer("0.5", format: format)?.string == "1/2")
    #expect(try calculator.answer("pi", format: format)?.string == "3.1415926535897932385")
    format.form = .exact
    #expect(try calculator.answer("sin(60)", format: format)?.string == "sqrt(3)/2")
    #expect(try calculator.answer("1 < 2", format: format)?.string == "true")
  }
}
