import SciJSON
import Testing

@testable import SciWeb

@Suite struct PlotFunctionTests {
  @Test func aPlotIsAPictureWithANumber() throws {
    var page = Page()
    let answer = try page.ask("calculator.evaluate", "plot x^2 - 2, sin(x) x=-3..3")
    #expect(answer.text("plot") == "0" && answer.number("statements") == 1)
    #expect(try page.ask("calculator.evaluate", ":plot x^2 + y^2 == 1").text("plot") == "1")
    let drawing = try page.ask("plot.draw", "0", "400", "250", "light")
    let svg = try #require(drawing.text("svg"))
    #expect(svg.hasPrefix("<svg ") && svg.contains(">x^2 - 2<") && svg.contains(">sin(x)<"))
    #expect(drawing.object("x").real("from") == -3 && drawing.object("x").real("to") == 3)
    let area = drawing.object("area")
    #expect(try #require(area.number("left")) + #require(area.number("width")) < 400)
    let dark = try page.ask("plot.draw", "0", "400", "250", "dark").text("svg")
    #expect(dark?.contains("#181a1e") == true && !svg.contains("#181a1e"))
  }

  /// As in other programs: brackets around all that is drawn, unless the session has such a function.
  @Test func aPlotMayBeWrittenAsACall() throws {
    var page = Page()
    for text in ["plot(sin(x))", " plot(x^2 - 2, (x + 1)*(x - 1) x=-3..3) "] {
      #expect(try page.ask("calculator.evaluate", text).text("plot") != nil, "\(text)")
    }
    for text in ["plot(1) + plot(2)", "plot(3)*2", "plot(", "plot()"] {
      #expect(try page.ask("calculator.evaluate", text).text("plot") == nil, "\(text)")
    }
    _ = try page.ask("calculator.evaluate", "plot(a) = a + 1")
    #expect(try page.ask("calculator.evaluate", "plot(2)").text("plot") == nil)
  }

  @Test func anotherViewIsDrawnAnew() throws {
    var page = Page()
    _ = try page.ask("calculator.evaluate", "plot 1/x x=-3..3")
    let view = try page.ask("plot.draw", "0", "400", "250", "light", "0.5", "1e-0", "-1.5", "2.5")
    #expect(view.object("x").real("from") == 0.5 && view.object("x").real("to") == 1)
    #expect(view.object("y").real("from") == -1.5 && view.object("y").real("to") == 2.5)
    let first = try page.ask("plot.draw", "0", "400", "250", "light").text("svg")
    #expect(view.text("svg") != first)
    let narrow = try page.ask(
      "plot.draw", "0", "400", "250", "light", "1", "1.000000000000001", "0", "1")
    #expect(narrow.text("error")?.contains("53 bits") == true)
    #expect(try page.ask("plot.draw", "7", "400", "250", "light").text("error") != nil)
  }

  @Test func viewsFarFromZeroHaveTheirNumbers() throws {
    var page = Page()
    _ = try page.ask("calculator.settings", "angle", "radians")
    _ = try page.ask("calculator.evaluate", "plot --mark sin(x)")
    for (from, to) in [
      ("1e15", "1000000000000100"), ("12345.678901", "12345.678902"), ("-1e300", "1e300"),
    ] {
      let view = try page.ask("plot.draw", "0", "400", "250", "light", from, to, "-1", "1")
      #expect(view.text("svg")?.hasPrefix("<svg ") == true, "\(from)")
    }
  }

  @Test func namesMeanWhatTheyMeantWhenAPlotWasAskedFor() throws {
    var page = Page()
    _ = try page.ask("calculator.evaluate", "a = 2")
    _ = try page.ask("calculator.evaluate", "plot a*x")
    _ = try page.ask("calculator.evaluate", "a = 3")
    #expect(try page.traced(0, "1.5") == ["= 3"])
    _ = try page.ask("calculator.evaluate", "plot a*x, 1/3 + x/9, sqrt(x)")
    #expect(try page.traced(1, "-1.5") == ["= -4.5", "≈ 0.1666666667", nil])
    _ = page.answer(["calculator.reset"])
    #expect(try page.ask("plot.trace", "0", "1").text("error") != nil)
  }

  @Test func thePlotOfATextThatIsTypedIsForgotten() throws {
    var page = Page()
    #expect(try page.ask("calculator.preview", "plot x^2").text("plot") == "preview")
    #expect(try page.ask("plot.draw", "preview", "200", "120", "light").text("svg") != nil)
    #expect(try page.ask("plot.draw", "0", "200", "120", "light").text("error") != nil)
  }

  @Test func errorsStandInTheTextThatWasTyped() throws {
    var page = Page()
    let text = "plot 2 + sinx(x), x^2"
    let error = try page.ask("calculator.evaluate", text).object("error")
    #expect(error.text("message") == "unknown function `sinx`")
    let (start, end) = try (#require(error.number("start")), #require(error.number("end")))
    #expect(String(Array(text)[start..<end]) == "sinx")
    let fixIt = try #require(error.objects("fixIts").first)
    #expect(fixIt.number("start") == start && fixIt.text("replacement")?.hasPrefix("sin") == true)
    for (text, words) in [
      ("plot sin(x) x=0..2 pi", "`pi` stands behind `x=0..2`"),
      ("plot --colour x", "there is no option `--colour`"),
      ("plot x --log z", "takes x, y or xy"),
      ("plot x x=3..1", "the range is empty"), (":plot", "an expression is missing"),
    ] {
      let message = try page.ask("calculator.evaluate", text).object("error").text("message")
      #expect(message?.contains(words) == true, "\(text): \(message ?? "")")
    }
  }

  @Test func aNameOfTheSessionIsNoCommand() throws {
    var page = Page()
    #expect(try page.ask("calculator.evaluate", "plot = 3").text("result") == "3")
    #expect(try page.ask("calculator.evaluate", "plot 2").text("plot") == nil)
    #expect(try page.ask("calculator.evaluate", ":plot 2x").text("plot") == "0")
  }
}

extension Page {
  /// The values of the curves of a picture at a place.
  fileprivate mutating func traced(_ number: Int, _ x: String) throws -> [String?] {
    try ask("plot.trace", String(number), x).objects("values").map { value in
      value.text("value").map { (value.flag("isExact") == true ? "= " : "≈ ") + $0 }
    }
  }
}
