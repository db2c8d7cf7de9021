import SciCalculator
import SciNumber
import SciSyntax
import SciUnits
import Testing

/// What is printed of values and errors: sentences and numbers.
@Suite struct ValueDescriptionTests {
  private func value(_ text: String) throws -> Value {
    var calculator = Calculator()
    return try #require(try calculator.evaluate(text))
  }

  /// Digits by python-flint: √2 = 1.41421356237309504880…, e^100 = 2.68811714181613544841…e43, π² = 9.8696044010893586188….
  @Test(arguments: [
    ("3/4", "0.75"), ("1/3", "1/3"), ("sqrt(2)", "≈ 1.4142135623730950488"),
    ("exp(100)", "≈ 2.6881171418161354484e43"), ("1e-30", "1e-30"), ("1.5e30", "1.5e30"),
    ("2 > 1", "true"), ("[1; 1/2; pi]", "[1; 0.5; ≈ 3.1415926535897932385]"),
    ("2^80", "1208925819614629174706176"),
    ("100 km / (4 h)", "25 km/h"), ("pi^2 m", "≈ 9.8696044010893586188 m"),
    ("[1 m; 2 s]", "[1 m; 2 s]"), ("90 min to h min", "1 h 30 min"),
    ("0.065000068807546106331234", "0.065000068807546106331234"),
  ])
  func aValueIsPrintedAsItIs(_ text: String, _ expected: String) throws {
    #expect("\(try value(text))" == expected, "\(text)")
  }

  @Test(arguments: [
    ("1/0", "division by zero, at byte 0"), ("2 + foo", "unknown name `foo`, at byte 4"),
    ("sqrt(-1)", "the square root of a negative number is not real, at byte 0"),
    ("(1 + 2", "the bracket at byte 0 is not closed, at byte 6"),
    ("3 + * 4", "expected a number, a name or `(`, at byte 4"),
    ("1 km + 1 s", "km (length) and s (time) measure different things, at byte 0"),
  ])
  func anErrorIsASentence(_ text: String, _ expected: String) {
    let error = #expect(throws: CalculatorError.self) { try value(text) }
    let printed = error.map { "\($0)" } ?? ""
    #expect(printed == expected)
    #expect(!printed.contains("Reason") && !printed.contains("SourceRange"))
  }

  @Test func otherTypesArePrintedAsText() throws {
    #expect("\(try Expression("a*e"))" == "a*e")
    #expect(
      "\(try #require(FunctionTable.function(named: "ln")))"
        == "ln(x): The natural logarithm, to base e.")
    #expect("\(ConstantTable.all[0])" == "pi ≈ 3.1415926535897932385")
    let answers = try Expression("1/x").answers(["x": .integers([1, 0])])
    #expect("\(answers.failures)" == "[row 1: division by zero, at byte 0]")
    let readings = try Calculator().readings(of: Array("1/2pi".utf8))
    #expect("\(readings[0])".hasPrefix("(1 / 2) * pi\nnote: "))
    #expect("\(try Syntax.parse("x = 1 + 2", functions: [])[0])" == "(= x (+ 1 2))")
    let light = try #require(PhysicalConstant(named: "speed_of_light"))
    #expect("\(light)" == "speed_of_light = 299792458 m/s")
  }
}
