import SciCalculator
import SciNumber
import Testing

// Code as strangers write it who have read nothing.

@Suite struct GuessedCalculatorTests {
  @Test func `a calculator that is made for one expression`() throws {
    #expect(try Calculator().evaluate("2+2").description == "4")
    let calculator = Calculator()
    #expect(try calculator.evaluate("sqrt(2)*sqrt(8)").description == "4")
    var session = Calculator()
    try session.evaluate("r = 2")
    #expect(try session.evaluate("r^2")?.description == "4")
    let copy = session
    #expect(try copy.evaluate("r + ans").description == "6")
    for text in ["x = 3", "f(x) = x", "", "1; 2"] {
      #expect(throws: CalculatorError.self, "\(text)") { try copy.evaluate(text) as Value }
    }
  }

  @Test func `an expression is called as a function`() throws {
    let product = try Expression("a*b")
    #expect(try product(a: 2, b: 3).description == "6")
    #expect(try Expression("a*b")(a: 0.5, b: 3).description == "1.5")
    #expect(throws: CalculatorError.self) { try product(a: 2) }
  }

  @Test func `a server answers strangers within limits`() throws {
    var calculator = Calculator(budget: .untrusted)
    #expect(try calculator.answer("2^100")?.string == "1267650600228229401496703205376")
    for text in ["9^9^9^9", "1/0", "2+"] {
      #expect(throws: CalculatorError.self, "\(text)") { try calculator.answer(text) }
    }
  }

  @Test func `a session has its settings and variables at hand`() throws {
    var session = Calculator()
    session.angleUnit = .radians
    #expect(try session.evaluate("sin(pi/6)")?.description == "0.5")
    try session.evaluate("r = 2")
    #expect(session["r"]?.description == "2" && session["q"] == nil)
    let third = try Calculator().evaluate("1/3")
    #expect(try third.formatted(digits: 5) == "0.33333" && third.doubleValue == 1.0 / 3)
  }

  @Test func `an error describes itself also to Foundation`() {
    do {
      _ = try Calculator().evaluate("1 + tan(90)") as Value
    } catch {
      #expect(error.localizedDescription == "\(error)" && error.description.contains("tan"))
    }
  }
}
