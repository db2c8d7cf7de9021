import SciKeypad
import SciNumber
import TestSupport
import Testing

@testable import SciWeb

/// The functions of fields, with the rows of entry.tsv.
@Suite struct FieldFunctionTests {
  @Test func `every row of the table is accepted or rejected as it says`() throws {
    for row in try DataRow.rows("entry.tsv", of: "SciKeypadTests", count: 70) {
      var page = Page()
      let rules = try #require(Self.rules(row.fields[2]))
      _ = try Answer(page.answer(["field.begin", "n", row.fields[1]] + rules))
      for character in row.fields[3] {
        _ = try Self.append(String(character), &page)
      }
      var rejection: String?
      for answer in try Self.perform(row.fields[4], &page) {
        rejection = answer.text("rejection") ?? rejection
      }
      let field = try #require(page.fields["n"])
      #expect(field.text == row.fields[5], "\(row.fields[0])", sourceLocation: row.location)
      let value = row.fields[6] == "nil" ? nil : Rational(row.fields[6])
      #expect(field.value == value, "\(row.fields[0])", sourceLocation: row.location)
      #expect(
        (rejection == nil) == row.fields[7].isEmpty, "\(row.fields[0])",
        sourceLocation: row.location)
    }
  }

  private static func rules(_ text: String) -> [String]? {
    switch text {
    case "": []
    case "required": ["emptyIsNil=false"]
    case "upper=100": ["upperBound=100"]
    case "lower=10": ["lowerBound=10"]
    case "integers": ["maximumFractionDigits=0"]
    default: nil
    }
  }

  private static func append(_ text: String, _ page: inout Page) throws -> Answer {
    let end = String(page.fields["n"]?.shownText.utf16.count ?? 0)
    return try page.ask("field.replace", "n", end, end, text)
  }

  /// Performs an edit in the words of the table, at the positions of what is shown.
  private static func perform(_ edit: String, _ page: inout Page) throws -> [Answer] {
    if edit == "end editing" { return [try page.ask("field.end", "n")] }
    if edit == "space" { return [try append(" ", &page)] }
    let quoted = edit.split(separator: "“").last?.split(separator: "”").first.map(String.init) ?? ""
    // Group signs move a position to the right.
    let shown = Array(page.fields["n"]?.shownText ?? "")
    let text = page.fields["n"]?.text ?? ""
    let group = page.fields["n"]?.rules.format.groupSeparator ?? ""
    let numbers = edit.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }.map { place in
      var (position, count) = (0, 0)
      while count < min(place, text.count) {
        if String(shown[position]) != group { count += 1 }
        position += 1
      }
      return String(position)
    }
    if edit.hasPrefix("paste") { return [try append(quoted, &page)] }
    if edit.hasPrefix("delete") {
      return [try page.ask("field.replace", "n", numbers[0], numbers[1], "")]
    }
    if edit.hasPrefix("replace") {
      return [try page.ask("field.replace", "n", numbers[0], numbers[1], quoted)]
    }
    if edit.hasPrefix("insert") {
      let place = try #require(numbers.last)
      return [try page.ask("field.replace", "n", place, place, quoted)]
    }
    return try edit.split(separator: " ").map { key in
      let end = String(page.fields["n"]?.shownText.utf16.count ?? 0)
      return key == "⌫"
        ? try page.ask("field.delete", "n", end, "backward") : try append(String(key), &page)
    }
  }

  @Test func `the text is grouped while it is typed`() throws {
    var page = Page()
    _ = try page.ask("field.begin", "n", "de", "maximumFractionDigits=2")
    var texts: [String?] = []
    for key in ["1", "2", "3", "4", ".", "5"] {
      texts.append(try Self.append(key, &page).text("text"))
    }
    #expect(texts == ["1", "12", "123", "1.234", "1.234,", "1.234,5"])
    let answer = try page.ask("field.replace", "n", "1", "1", "9")
    #expect(answer.text("text") == "19.234,5")
    #expect(answer.number("caret") == 2)
    #expect(try page.ask("field.delete", "n", "3", "backward").text("text") == "1.234,5")
    let refused = try page.ask("field.replace", "n", "7", "7", "x")
    #expect(refused.text("words") == "that is not part of a number")
    #expect(refused.text("text") == "1.234,5")
  }

  @Test(arguments: [
    ["field.replace", "m", "0", "0", "1"], ["field.replace", "n", "2", "1", "1"],
    ["field.delete", "n", "x", "backward"], ["field.begin", "n"], ["field.begin", "n", "zz-zz-zz"],
    ["field.begin", "n", "en", "colour=red"], ["field.end"],
  ])
  func `a question that means nothing is answered`(words: [String]) throws {
    var page = Page()
    _ = try page.ask("field.begin", "n", "en")
    #expect(try Answer(page.answer(words)).text("error") != nil)
  }
}

/// The functions of the form for tips.
@Suite struct TipFunctionTests {
  private func page(_ tag: String, region: String, bill: String, percent: String) throws -> Page {
    var page = Page()
    _ = try page.ask("tip.locale", tag)
    _ = try page.ask("tip.region", region)
    for character in bill { _ = try edit("bill", String(character), &page) }
    _ = try page.ask("field.replace", "percent", "0", "9", percent)
    return page
  }

  @discardableResult
  private func edit(_ name: String, _ text: String, _ page: inout Page) throws -> Answer {
    let end = String(page.fields[name]?.shownText.utf16.count ?? 0)
    return try page.ask("field.replace", name, end, end, text)
  }

  @Test func `every row of the table adds up`() throws {
    for row in try DataRow.rows("tip.tsv", of: "SciKeypadTests", count: 15) {
      var page = try page("en", region: "US", bill: row.fields[1], percent: row.fields[2])
      let state = try page.ask("tip.state")
      #expect(
        [state.text("tip"), state.text("total")] == [row.fields[5], row.fields[6]],
        "\(row.fields[0])", sourceLocation: row.location)
    }
  }

  @Test(arguments: [
    ("de", "DE", "12,50", "1,88 €", "14,38 €"), ("ja", "JP", "1250", "￥188", "￥1,438"),
    ("ar", "KW", "1.234", "0.185 د.ك.", "1.419 د.ك."),
    ("de-CH", "CH", "20", "CHF 3.00", "CHF 23.00"),
  ])
  func `the region has its currency`(
    tag: String, region: String, bill: String, tip: String, total: String
  ) throws {
    var page = try page(tag, region: region, bill: bill, percent: "15")
    let state = try page.ask("tip.state")
    func plain(_ text: String?) -> String? {
      text.map { $0.filter { $0 != "\u{200f}" }.map { $0 == "\u{a0}" ? " " : String($0) }.joined() }
    }
    #expect(plain(state.text("tip")) == tip)
    #expect(plain(state.text("total")) == total)
  }

  @Test func `shares are told as they are`() throws {
    var page = try page("en", region: "US", bill: "100", percent: "0")
    #expect(try page.ask("tip.state").objects("shares").isEmpty)
    _ = try page.ask("tip.step", "people", "2")
    let shares = try page.ask("tip.state").objects("shares")
    #expect(shares.map { $0.text("words") } == ["one pays", "each of 2 pays"])
    #expect(shares.map { $0.text("amount") } == ["$33.34", "$33.33"])
    _ = try page.ask("tip.step", "people", "1")
    #expect(
      try page.ask("tip.state").objects("shares").map { $0.text("words") } == ["each pays"])
  }

  @Test func `steps stay within the bounds of the fields`() throws {
    var page = try page("en", region: "US", bill: "5", percent: "99")
    func text(_ answer: Answer, _ name: String) -> String? { answer.object("fields").text(name) }
    #expect(text(try page.ask("tip.step", "percent", "1"), "percent") == "100")
    #expect(text(try page.ask("tip.step", "percent", "1"), "percent") == "100")
    #expect(text(try page.ask("tip.step", "people", "-1"), "people") == "1")
    #expect(try edit("percent", "0", &page).text("words") == "the number is too large")
  }

  @Test func `a rounded total says what the tip became`() throws {
    var page = try page("en", region: "US", bill: "19.99", percent: "15")
    #expect(try page.ask("tip.state").text("note") == "")
    let state = try page.ask("tip.round", "true")
    #expect(state.text("total") == "$23.00")
    #expect(state.text("note") == "≈ 15.06%")
  }

  @Test func `a currency with fewer decimals empties what it has no coins for`() throws {
    var page = try page("en", region: "US", bill: "12.50", percent: "15")
    #expect(try page.ask("tip.currency", "JPY").object("fields").text("bill") == "")
    try edit("bill", "1250", &page)
    #expect(try page.ask("tip.currency", "kwd").object("fields").text("bill") == "1,250")
    #expect(try page.ask("tip.currency", "XAU").text("error") != nil)
    let codes = try page.ask("tip.currencies").objects("currencies").compactMap { $0.text("code") }
    #expect(codes.contains("EUR") && codes.contains("ZWG") && !codes.contains("XAU"))
  }

  @Test func `what is saved is read in any locale`() throws {
    var page = try page("de", region: "DE", bill: "1234,5", percent: "18")
    let words = try page.ask("tip.save").texts("words")
    var other = Page()
    _ = try other.ask("tip.locale", "en-IN")
    let state = try Answer(other.answer(["tip.restore"] + words))
    #expect(state.object("fields").text("bill") == "1,234.5")
    #expect(state.text("currency") == "EUR")
    #expect(state.text("tip") == "€222.21")
  }
}
