import SciJSON
import Testing

@testable import SciWeb

/// Results in roots, logarithms and constants, and how they are set.
@Suite struct ExactFormTests {
  @Test(arguments: [
    ("1/3", "1/3", "<mfrac><mrow><mn>1</mn></mrow><mrow><mn>3</mn></mrow></mfrac>"),
    (
      "-3/2", "-3/2",
      "<mrow><mo>−</mo><mfrac><mrow><mn>3</mn></mrow><mrow><mn>2</mn></mrow></mfrac></mrow>"
    ),
    (
      "sin(60)", "sqrt(3)/2",
      "<mfrac><mrow><msqrt><mn>3</mn></msqrt></mrow><mrow><mn>2</mn></mrow></mfrac>"
    ),
    (
      "3pi/4", "3*pi/4",
      "<mfrac><mrow><mrow><mn>3</mn><mo>\u{2062}</mo><mi>π</mi></mrow></mrow><mrow><mn>4</mn></mrow></mfrac>"
    ),
    ("5^(1/7)", "root(5; 7)", "<mroot><mrow><mn>5</mn></mrow><mrow><mn>7</mn></mrow></mroot>"),
    (
      "sqrt(2) km", "(sqrt(2)) km",
      "<msqrt><mn>2</mn></msqrt><mspace width=\"0.25em\"/><mtext>km</mtext>"
    ),
    (
      "1 km / 3", "(1/3) km",
      "<mfrac><mrow><mn>1</mn></mrow><mrow><mn>3</mn></mrow></mfrac><mspace width=\"0.25em\"/><mtext>km</mtext>"
    ),
    (
      "cbrt(2) - 1", "cbrt(2) - 1",
      "<mrow><mroot><mrow><mn>2</mn></mrow><mn>3</mn></mroot><mo>−</mo><mn>1</mn></mrow>"
    ),
    (
      "2^sqrt(2)", "e^(sqrt(2)*ln(2))",
      "<msup><mi>e</mi><mrow><mrow><msqrt><mn>2</mn></msqrt><mo>\u{2062}</mo><mrow><mi>ln</mi><mo>\u{2061}</mo><mspace width=\"0.1667em\"/><mn>2</mn></mrow></mrow></mrow></msup>"
    ),
  ])
  func aResultIsTypeset(_ text: String, _ form: String, _ math: String) throws {
    var page = Page()
    for function in ["calculator.evaluate", "calculator.preview"] {
      let answer = try page.ask(function, text)
      #expect(answer.text("exact") == form)
      #expect(
        answer.text("mathML")
          == "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow>\(math)</mrow></math>")
    }
    #expect(
      try page.ask("notebook.answer", text).objects("lines")[0].text("exact") == form)
  }

  @Test(arguments: [
    "100 EUR / 3", "1 km / 17", "2^100", "0.1", "sin(1)", "1 == 1", "@2026-11-27",
    "1/3 to fraction", "pi*0",
  ])
  func digitsSpeakForThemselves(_ text: String) throws {
    var page = Page()
    let answer = try page.ask("calculator.evaluate", text)
    #expect(answer.text("result") != nil)
    #expect(answer.text("exact") == (text == "0.1" ? "1/10" : nil))
  }

  @Test func aFormIsAnExpressionOfTheSameNumber() throws {
    var page = Page()
    for text in ["tan(30)", "cos(36)", "ln(9)/7", "(1+sqrt(5))/2*i", "[1/3; sqrt(7)]", "e^2/3"] {
      let answer = try page.ask("calculator.evaluate", text)
      let form = try #require(answer.text("exact"))
      #expect(answer.text("mathML") != nil)
      #expect(
        try page.ask("calculator.evaluate", form).text("result") == answer.text("result"))
    }
  }
}
