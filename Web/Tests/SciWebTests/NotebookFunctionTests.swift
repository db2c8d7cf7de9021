import SciJSON
import Testing

@testable import SciWeb

@Suite struct NotebookFunctionTests {
  private static let trip = """
    # A trip, for three
    nights = 3 * 129.50 EUR
    food = 4 * 35 EUR + 10%   # in town
    total / 3 =>

    2 km + 300 m
    ans to mi
    total
    """

  @Test func namesAndTotalsGoFromLineToLine() throws {
    var page = Page()
    let answer = try page.ask("notebook.answer", Self.trip)
    let results = answer.objects("lines").map {
      $0.text("result") ?? $0.object("error").text("message")
    }
    #expect(
      results == [
        nil, "388.5 EUR", "154 EUR", "180.83333333333333333 EUR", nil, "2.3 km",
        "1.4291537421458681301 mi", "4.6 km",
      ])
    #expect(answer.objects("names").map { $0.text("name") } == ["nights", "food"])
    #expect(answer.objects("names").map { $0.text("summary") } == ["= 388.5 EUR", "= 154 EUR"])
  }

  @Test func linesBelowAChangeAreAnsweredAgainAndNoOthers() throws {
    var page = Page()
    let before = try page.ask("notebook.answer", "a = 2\nb = 3\na*b\nplot a*x")
    let after = try page.ask("notebook.answer", "a = 2\nb = 4\na*b\nplot a*x")
    let serials = [before, after].map { $0.objects("lines").map { $0.number("serial") } }
    #expect(serials[0][0] == serials[1][0])
    #expect(Set(serials[0].dropFirst()).isDisjoint(with: serials[1].dropFirst()))
    #expect(after.objects("lines")[2].text("result") == "8")
    #expect(
      try page.ask("notebook.answer", "b = 4\na*b").objects("lines")[1].object("error").text(
        "message") == "unknown name `a`")
  }

  @Test func picturesBelongToTheirAnswers() throws {
    var page = Page()
    func name(_ answer: Answer) -> String { answer.objects("lines")[1].text("plot") ?? "" }
    let first = name(try page.ask("notebook.answer", "a = 2\nplot a*x"))
    #expect(first.hasPrefix("sheet "))
    #expect(try page.ask("plot.trace", first, "3").objects("values")[0].text("value") == "6")
    let second = name(try page.ask("notebook.answer", "a = 5\nplot a*x"))
    #expect(try page.ask("plot.trace", second, "3").objects("values")[0].text("value") == "15")
    #expect(try page.ask("plot.trace", first, "3").text("error") != nil)
  }

  @Test func plotsHaveSlidersForTheNumbersThatTheyDependOn() throws {
    var page = Page()
    let sheet =
      "a = 2  # wide\nb = -1.5\nc = 3 m\nd = a + 1\nf(x) = b*x^2\nz = 7\nplot f(x) + d + e0*x e0=2\nplot x"
    let lines = try page.ask("notebook.answer", sheet).objects("lines")
    let sliders = lines[6].objects("sliders")
    #expect(sliders.map { $0.text("name") } == ["b", "a"])
    #expect(sliders.map { $0.text("value") } == ["-1.5", "2"])
    #expect(sliders.map { $0.number("line") } == [1, 0])
    #expect(lines[7].objects("sliders").isEmpty)
    let plot = try #require(lines[6].text("plot"))
    #expect(try page.ask("plot.trace", plot, "2").objects("values")[0].text("value") == "1")
    // A number that is moved in its line moves the plot.
    let moved = try page.ask(
      "notebook.answer", sheet.replacing("b = -1.5", with: "b = 2.25")
    ).objects("lines")[6]
    #expect(
      try page.ask("plot.trace", moved.text("plot") ?? "", "2").objects("values")[0].text("value")
        == "16")
  }

  @Test func settingsAreLines() throws {
    var page = Page()
    let answer = try page.ask(
      "notebook.answer",
      ":radians\nsin(30)\n:degrees\nsin(30)\n:digits 5\npi\n:complex\nsqrt(-4)\n:colour red\n:digits x\n:radians 3"
    )
    let lines = answer.objects("lines")
    #expect(
      lines.compactMap { $0.text("result") } == [
        "-0.98803162409286178999", "0.5", "3.1416", "2i",
      ])
    #expect(lines.suffix(3).allSatisfy { $0.object("error").text("message")?.isEmpty == false })
  }

  @Test func aBracketGoesOnInTheNextLine() throws {
    var page = Page()
    let lines = try page.ask("notebook.answer", "2*(3 +\n  4)\n2 + sinx(\n30)").objects("lines")
    #expect(lines[0].text("kind") == "unfinished" && lines[1].text("result") == "14")
    let error = lines[3].object("error")
    #expect(error.number("start") == 0 && error.number("end") == 0)
  }

  @Test func aSheetIsADocumentOfTheCommand() throws {
    var page = Page()
    _ = try page.ask(
      "notebook.answer", Self.trip + "\n plot x^2 - 2, sin(x) x=-3..3\nf(x) = x^2\nf(")
    #expect(
      try page.ask("notebook.export").text("text") == """
        # A trip, for three
        nights = 3 * 129.50 EUR => 388.5 EUR
        food = 4 * 35 EUR + 10% => 154 EUR   # in town
        total / 3 => ≈ 180.83333333333333333 EUR

        2 km + 300 m => 2.3 km
        ans to mi => ≈ 1.4291537421458681301 mi
        total => 4.6 km
        :plot x^2 - 2, sin(x) x=-3..3
        f(x) = x^2
        f(
        """)
  }

  @Test func namesAreCompletedAsTheyAreKnownInTheirLine() throws {
    var page = Page()
    _ = try page.ask("notebook.answer", "apples = 3\nap\napricots = 4")
    let names = try page.ask("notebook.complete", "1", "ap", "2").objects("completions")
      .compactMap { $0.text("name") }
    #expect(names.contains("apples") && !names.contains("apricots"))
  }

  @Test func ratesAreThoseThatWerePasted() throws {
    var page = Page()
    #expect(
      try page.ask("notebook.answer", "100 USD to EUR").objects("lines")[0].text("result") == nil)
    #expect(try page.ask("notebook.rates", "2026-11-25\nEUR,1\nUSD,1.25").text("error") == nil)
    let line = try page.ask("notebook.answer", "100 USD to EUR").objects("lines")[0]
    #expect(line.text("result") == "80 EUR" && !line.texts("notes").isEmpty)
    #expect(try page.ask("notebook.rates", "nothing").text("error")?.isEmpty == false)
    #expect(
      try page.ask("notebook.answer", "100 USD to EUR").objects("lines")[0].text("result")
        == "80 EUR")
  }
}
