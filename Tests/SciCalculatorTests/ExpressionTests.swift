import SciCalculator
import SciNumber
import SciSyntax
import Testing

@Suite struct ExpressionTests {
  private func text(_ value: Value) throws -> String {
    try ResultFormat.standard.text(of: value, within: .interactive).string
  }

  @Test func anExpressionIsReadOnceAndEvaluatedOften() throws {
    let total = try Expression("price * 1.0825")
    #expect(total.parameters == ["price"])
    #expect(try text(total.evaluate(["price": 40])) == "43.3")
    #expect(try text(total.evaluate(["price": Real.pi])) == "3.4007740475109511806")
  }

  @Test func parametersStandInTheOrderOfTheirFirstUse() throws {
    #expect(try Expression("b*a + a + pi").parameters == ["b", "a"])
    #expect(try Expression("sin(45)").parameters.isEmpty)
  }

  @Test func aMissingBindingIsNamedAndPlaced() throws {
    let expression = try Expression("1 + rate")
    let error = #expect(throws: CalculatorError.self) { try expression.evaluate(["Rate": 1]) }
    #expect(error == CalculatorError(.missingBinding("rate"), at: SourceRange(4, 8)))
  }

  /// By hand: 2·3, not 2e = 5.43….
  @Test func aNumberForAConstantComesBeforeTheConstant() throws {
    let product = try Expression("a*e + pi")
    #expect(product.parameters == ["a"] && product.constants == ["e", "pi"])
    #expect(try text(product.evaluate(["a": 2, "e": 3, "pi": 0])) == "6")
    #expect(try product.answer(["a": 2, "e": 3, "pi": 1]).string == "7")
    #expect(try text(product.evaluate(["a": 0])) == "3.1415926535897932385")
    let rows = try product.answers(["a": .numbers([1, 2]), "e": .numbers([3, 4]), "pi": .same(0)])
    #expect(rows.count == 2 && rows[0] == "3" && rows[1] == "8")
  }

  @Test(arguments: [
    ("a*e", "6", ["e"]), ("a*m", "6", []), ("a m", "6", ["m"]), ("5 m", "15", ["m"]),
    ("max*a", "6", ["max"]), ("max(a; 5)*max", "15", ["max"]), ("sin a", "6", ["sin"]),
    ("2 USD", "6", ["USD"]), ("rate*a", "6", []), ("true*a", "6", ["true"]),
  ])
  func aListedParameterComesBeforeWhatIsBuiltIn(
    _ text: String, _ value: String, _ shadowed: [String]
  ) throws {
    let names = ["e", "m", "max", "sin", "USD", "rate", "true"]
    let expression = try Expression(text, parameters: ["a"] + names)
    var bindings: [String: Real] = ["a": 2]
    for name in names { bindings[name] = 3 }
    #expect(try expression.answer(bindings).string == value)
    #expect(expression.shadowedNames == shadowed && expression.constants.isEmpty)
  }

  @Test(arguments: [
    ("5 rad", "rad"), ("a + 10 deg", "deg"), ("20% of a", "of"), ("a mod 2", "mod"),
  ])
  func aReservedWordIsNoParameter(_ text: String, _ word: String) {
    let error = #expect(throws: CalculatorError.self) {
      try Expression(text, parameters: ["a", word])
    }
    #expect(error?.reason == .redefinition(word))
    #expect(throws: Never.self) { try Expression("a + 1", parameters: ["a", word]) }
  }

  @Test func aParameterOfAFunctionMayHaveTheNameOfAConstant() throws {
    var calculator = Calculator()
    #expect(try calculator.answer("f(e) = e^2; f(3)")?.string == "9")
    #expect(try calculator.answer("g(pi; τ) = pi - τ; g(5; 3)")?.string == "2")
    #expect(try calculator.answer("e > 2")?.string == "true")
    for text in ["f(sin) = sin", "f(ans) = ans", "f(true) = true", "e = 3", "f(mod) = 1"] {
      #expect(throws: CalculatorError.self, "\(text)") { try calculator.answer(text) }
    }
  }

  @Test(arguments: ["x = 1", "f(x) = x", "1; 2", ""])
  func onlyOneExpressionIsTaken(_ text: String) {
    let error = #expect(throws: CalculatorError.self) { try Expression(text) }
    #expect(error?.reason == .notAnExpression)
  }

  @Test func anUnknownFunctionIsNoParameter() {
    let error = #expect(throws: CalculatorError.self) { try Expression("f(2) + x") }
    #expect(error?.reason == .unknownFunction("f", suggestions: []))
  }
}
