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
