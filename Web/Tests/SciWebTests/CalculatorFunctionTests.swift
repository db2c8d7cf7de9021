import Foundation
import SciJSON
import SciNumber
import SciSyntax
import Testing

@testable import SciCalculator
@testable import SciWeb

@Suite struct CalculatorFunctionTests {
  /// Files with notations, units and statements whose every row is asked, and files of values with a row among many.
  @Test(arguments: [
    ("language", 1), ("lists", 1), ("notation", 1), ("peers", 1), ("special", 5), ("random", 40),
    ("elementary", 50), ("digits", 4), ("dates", 1), ("decimals", 20), ("rounding", 10),
  ])
  func goldenRowsComeOutAsInTheLibrary(_ name: String, _ step: Int) throws {
    let file = try GoldenFile(
      String(contentsOf: Self.golden.appending(path: name + ".golden"), encoding: .utf8))
    var page = Page()
    _ = page.answer(["calculator.settings", "now", "none", "seed", "none"])
    var asked = 0
    for (index, line) in file.lines.enumerated() {
      switch line.meaning {
      case .other: break
      case .directive(let directive):
        let answer = try Answer(page.answer(["calculator.settings"] + Self.setting(directive)))
        #expect(answer.texts("refused") == [], "\(name).golden:\(index + 1)")
      case .row(let input, let expected):
        guard index.isMultiple(of: step) else { continue }
        asked += 1
        let answer = try Outcome(page.answer(["calculator.evaluate", input]))
        #expect(answer.outcome == expected, "\(name).golden:\(index + 1) \(input)")
      }
    }
    #expect(asked > 5)
  }

  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Tests/Golden")

  /// The setting of the page that a directive asks for.
  private static func setting(_ directive: GoldenFile.Directive) -> [String] {
    switch directive {
    case .angleUnit(let unit): ["angle", unit.rawValue]
    case .notation(let notation): ["notation", notation.rawValue]
    case .digits(.significant(let count)): ["significant", String(count)]
    case .digits(.decimals(let count)): ["decimals", String(count)]
    case .digits(.upTo(let count)): ["digits", String(count)]
    case .percent(.relative): ["percent", "relative"]
    case .percent(.plain): ["percent", "plain"]
    case .rounding(let mode): ["rounding", mode.rawValue]
    case .complex(let isComplex): ["complex", String(isComplex)]
    case .now(let time): ["now", time]
    case .zone(let name): ["zone", name]
    case .seed(let seed): ["seed", String(seed)]
    }
  }

  // MARK: - Sessions

  @Test func definitionsAndResultsAreRemembered() throws {
    var page = Page()
    #expect(try page.calculate("r = 2").result == "2")
    #expect(try page.calculate("f(x) = x^2 + r").result == nil)
    #expect(try page.calculate("f(3)").result == "11")
    #expect(try page.calculate("ans + 1").result == "12")
    _ = page.answer(["calculator.reset"])
    #expect(try page.calculate("r").error?.message == "unknown name `r`")
    #expect(try page.calculate("ans").error?.message == "there is no previous result yet")
  }

  @Test func complexResultsAreWrittenRememberedAndOffered() throws {
    var page = Page()
    #expect(try page.calculate("impedance = sqrt(3 + 4i)").result == "2 + i")
    #expect(try page.calculate("ans^2").result == "3 + 4i")
    #expect(try page.calculate("6i to polar", "calculator.preview").result == "6 ∠ 90")
    #expect(try page.completions(of: "imp", at: 3).completions?.first?.summary == "= 2 + i")
    #expect(try page.calculate("i = 5; 2i").result == "10")
  }

  @Test func aTextThatFailsOrIsPreviewedChangesNothing() throws {
    var page = Page()
    _ = try page.calculate("a = 1")
    #expect(try page.calculate("a = 2; b = 1/0").error != nil)
    #expect(try page.calculate("a = 3", "calculator.preview").result == "3")
    #expect(try page.calculate("a; ans").result == "1")
  }

  @Test func resultsAreExactOrRoundedAndHaveFractions() throws {
    var page = Page()
    let third = try page.calculate("1/3")
    #expect(third.isExact == false && third.fraction == "1/3")
    let eighth = try page.calculate("1/8")
    #expect(eighth.isExact == true && eighth.result == "0.125" && eighth.fraction == "1/8")
    #expect(try page.calculate("19.99").fraction == nil)
    #expect(try page.calculate("sqrt(2)").fraction == nil)
    #expect(try page.calculate("sin(30)/3").fraction == "1/6")
    #expect(try page.calculate("4/2").fraction == nil)
  }

  @Test func readingsAreGivenWhereSomethingIsUnwritten() throws {
    var page = Page()
    #expect(try page.calculate("1 + 2*3").readings == [])
    #expect(try page.calculate("1/2pi").readings?.map(\.text) == ["(1 / 2) * pi"])
    let percent = try page.calculate("100 + 10%")
    #expect(percent.readings?.first?.text == nil)
    #expect(percent.readings?.first?.notes == ["the percentage is of `100`"])
  }

  @Test func openBracketsAreClosed() throws {
    var page = Page()
    let answer = try page.calculate("2*(1 + sin(30")
    #expect(answer.text == "2*(1 + sin(30))" && answer.result == "3")
    #expect(try page.calculate("max([1; 2").text == "max([1; 2])")
    // What is wrong otherwise is said of the text as it was typed.
    let failing = try page.calculate("(1 + foo")
    #expect(failing.text == "(1 + foo" && failing.error?.start == 5 && failing.error?.end == 8)
  }

  @Test func settingsAreKeptWithinTheirRanges() throws {
    var page = Page()
    func set(_ words: String...) throws -> Settings {
      try JSONDecoder().decode(
        Settings.self, from: Data(page.answer(["calculator.settings"] + words).closed))
    }
    #expect(try set() == Settings(angle: "degrees", notation: "auto", digits: 20))
    #expect(
      try set("angle", "turns", "digits", "30", "notation", "engineering")
        == Settings(angle: "turns", notation: "engineering", digits: 30))
    #expect(try set("digits", "5000", "angle", "miles").digits == 1_000)
    #expect(try set("digits", "1", "notation").digits == 20)
  }

  @Test(arguments: [
    ("angle", "miles", "takes degrees, radians, gradians or turns"),
    ("digits", "many", "takes a whole number"),
    ("significant", "0", "takes a whole number from 1 to 1000000"),
    ("decimals", "-1", "takes a whole number from 0 to 1000000"),
    ("complex", "yes", "takes true or false"),
    ("now", "2024-02-29T14:30", "takes clock, none or an instant such as 2024-02-29T14:30Z"),
    ("zone", "Nowhere/Else", "takes a zone such as Europe/London, +01:00 or UTC"),
    ("seed", "-1", "takes a whole number below 2^64, unknown or none"),
    (
      "rates", "USD,1.25",
      "cannot be read: no currency has the rate 1: a line such as `EUR,1` says what the rates are of"
    ),
  ])
  func aTextThatASettingDoesNotTakeIsRefused(name: String, text: String, reason: String) throws {
    var page = Page()
    let answer = try page.ask("calculator.settings", name, text, "notation", "fixed")
    #expect(answer.texts("refused") == ["`\(name)` \(reason)"])
    // What stands behind it is set.
    #expect(answer.text("notation") == "fixed")
  }

  @Test func aSettingThatThereIsNotIsRefused() throws {
    var page = Page()
    #expect(
      try page.ask("calculator.settings", "angel", "degrees").texts("refused")
        == ["there is no setting `angel`"])
  }

  @Test func theTimeIsWhatTheSettingsSay() throws {
    var page = Page()
    // These tests are no page, which would have a clock.
    #expect(try page.calculate("@now").error?.message == "nothing says what time it is")
    _ = page.answer(["calculator.settings", "now", "2024-02-29T23:30Z", "zone", "+01:00"])
    #expect(try page.calculate("@now").result == "@2024-03-01T00:30+01:00")
    #expect(try page.calculate("@today + 1 day", "calculator.preview").result == "@2024-03-02")
    // A text is answered once the time is known, and what stands before is not done twice.
    _ = try page.calculate("a = 1")
    _ = try page.calculate("a = a + 1; day = @today")
    #expect(try page.calculate("a").result == "2")
    #expect(try page.calculate("day").result == "@2024-03-01")
    _ = page.answer(["calculator.settings", "now", "none"])
    #expect(try page.calculate("@now").error?.message == "nothing says what time it is")
  }

  @Test func randomNumbersBeginWhereTheSeedSays() throws {
    func numbers(_ seed: String) throws -> [String?] {
      var page = Page()
      _ = page.answer(["calculator.settings", "seed", seed])
      let preview = try page.calculate("random(1; 10^30)", "calculator.preview").result
      let first = try page.calculate("random(1; 10^30)").result
      let second = try page.calculate("random(1; 10^30)").result
      #expect(preview == first && first != second)
      return [first, second]
    }
    #expect(try numbers("7") == numbers("7"))
    #expect(try numbers("7") != numbers("8"))
    #expect(try numbers("unknown") != numbers("unknown"))
    var page = Page()
    #expect(try page.calculate("random(1; 6)").error == nil)
    page = Page()
    _ = page.answer(["calculator.settings", "seed", "none"])
    #expect(try page.calculate("random()").error != nil)
    _ = page.answer(["calculator.settings", "seed", "7"])
    let number = try page.calculate("random(1; 10^30)").result
    _ = page.answer(["calculator.reset"])
    #expect(try page.calculate("random(1; 10^30)").result == number)
  }

  @Test func ratesAreNoted() throws {
    var page = Page()
    #expect(try page.calculate("100 USD to EUR").error != nil)
    _ = page.answer(["calculator.settings", "rates", "2026-11-25\nEUR,1\nUSD,1.25"])
    let answer = try page.ask("calculator.evaluate", "100 USD to EUR")
    #expect(answer.text("result") == "80 EUR")
    #expect(answer.texts("notes").contains { $0.contains("2026-11-25") })
    _ = page.answer(["calculator.reset"])
    #expect(try page.calculate("100 USD to EUR").result == "80 EUR")
    _ = page.answer(["calculator.settings", "rates", ""])
    #expect(try page.calculate("100 USD to EUR").error != nil)
  }

  @Test func anEarlierResultIsWrittenAsTheSettingsAskNow() throws {
    var page = Page()
    let number = try #require(try page.calculate("1/7").number)
    _ = try page.calculate("2")
    _ = page.answer(["calculator.settings", "digits", "25"])
    let result = try page.calculate(String(number), "calculator.result")
    #expect(result.result == "0.1428571428571428571428571")
    #expect(try page.calculate("99", "calculator.result").result == nil)
  }

  @Test(arguments: [
    ("sin(30)", true), ("f(1)", true), ("30°", true), ("2pi", false), ("sqrt(2)", false),
    ("f(x) = cos(x)", true),
  ])
  func textsThatMayDependOnTheUnitOfAnglesSaySo(_ text: String, _ mayDepend: Bool) throws {
    var page = Page()
    _ = try page.calculate("f(x) = x")
    #expect(try page.calculate(text).mayDependOnAngleUnit == mayDepend)
  }

  @Test func aTextCanHaveItsOwnUnitOfAngles() throws {
    var page = Page()
    #expect(
      try Outcome(page.answer(["calculator.evaluate", "sin(pi/6)", "radians"])).result == "0.5")
    #expect(try page.calculate("sin(30)").result == "0.5")
  }

  // MARK: - Errors

  /// The part of the text at fault stands between `«` and `»`.
  @Test(arguments: [
    "1 + «foo»", "π × «foo»", "2×π + «fooo»(1)", "# 🧮\n1 + «foo»", "√2 + «∞»", "x = 2; «🧮» + 1",
    "\u{1D465} + «foo»", "1 +«»",
  ])
  func errorsAreMarkedInUnitsOfUTF16(_ marked: String) throws {
    let start = try #require(marked.firstIndex(of: "«"))
    let end = try #require(marked.firstIndex(of: "»"))
    let text = marked.filter { $0 != "«" && $0 != "»" }
    var page = Page()
    let error = try #require(try page.calculate(text).error)
    if text.hasPrefix("\u{1D465}") { return #expect(error.start == 0 && error.end == 2) }
    #expect(error.start == marked[..<start].utf16.count)
    #expect(error.end == marked[..<end].utf16.count - 1)
  }

  @Test(arguments: [
    "sqrtt(4)", "π × sqrtt(4)", "🧮", "sin30 + 1", "1.5 + tauu", "2 e-3",
    "x == 0.5 (3)",
  ])
  func fixItsGiveTextsThatEvaluate(_ text: String) throws {
    var page = Page()
    _ = try page.calculate("x = 1")
    let error = try #require(try page.calculate(text).error)
    for fixIt in error.fixIts {
      var units = Array(text.utf16)
      units.replaceSubrange(fixIt.start..<fixIt.end, with: Array(fixIt.replacement.utf16))
      let mended = String(decoding: units, as: UTF16.self)
      #expect(try page.calculate(mended).error == nil, "\(mended)")
      #expect(fixIt.words.contains(fixIt.replacement))
    }
    #expect(error.fixIts.isEmpty == (text == "🧮"))
  }

  @Test func unfinishedTextsAreToldFromWrongOnes() throws {
    let page = Page()
    func isUnfinished(_ text: String) throws -> Bool? {
      var page = page
      return try page.calculate(text, "calculator.preview").error?.isUnfinished
    }
    #expect(try isUnfinished("1 +") == true)
    #expect(try isUnfinished("max(") == true)
    #expect(try isUnfinished("foo + 1") == false)
    #expect(try isUnfinished("1 + foo") == false)
    #expect(try isUnfinished("2 3 + 1") == false)
    #expect(try isUnfinished("1/0") == false)
  }

  // MARK: - Functions

  @Test(arguments: FunctionTable.all.map(\.name))
  func everyFunctionHasHelpAndIsCompleted(_ name: String) throws {
    var page = Page()
    let help = try JSONDecoder().decode(
      Help.self, from: Data(page.answer(["calculator.help", name]).closed))
    #expect(help.heading.hasPrefix(name + "("))
    #expect(!help.summary.isEmpty && !help.domain.isEmpty && !help.examples.isEmpty)
    let completions = try page.completions(of: "2*" + name.dropLast(), at: name.count + 1)
    #expect(completions.completions?.contains { $0.name == name } == true)
    #expect(completions.start == 2)
  }

  @Test func theListHasEveryFunction() throws {
    var page = Page()
    let list = try JSONDecoder().decode(
      FunctionList.self, from: Data(page.answer(["calculator.functions"]).closed))
    let names = list.families.flatMap { $0.functions.map(\.name) }
    let expected: [String] = Function.Family.allCases.flatMap { family -> [String] in
      FunctionTable.all.filter { $0.family == family }.map(\.name)
    }
    #expect(names == expected)
    #expect(list.constants.contains { $0.names.contains("π") })
    #expect(list.words.contains { $0.names == ["ans"] })
  }

  @Test func whatTheSessionDefinesIsCompletedFirst() throws {
    var page = Page()
    _ = try page.calculate("price_of_tea = 2.5")
    _ = try page.calculate("profit(a; b) = a - b")
    let completions = try page.completions(of: "π + pr", at: 6)
    #expect(completions.start == 4 && completions.end == 6)
    let first = try #require(completions.completions).prefix(2)
    #expect(first.map(\.name) == ["price_of_tea", "profit"])
    #expect(first.map(\.heading) == ["price_of_tea", "profit(a; b)"])
    #expect(first.first?.summary == "= 2.5")
  }

  @Test func unitsAreCompletedWhereTheyCanStand() throws {
    var page = Page()
    func names(_ text: String) throws -> [String] {
      try page.completions(of: text, at: text.count).completions?.map { $0.name } ?? []
    }
    #expect(try names("12 k").contains("km"))
    #expect(try names("3 kilo").contains("kilogram"))
    #expect(try names("12 EU").contains("EUR"))
    #expect(try names("4 m to f").contains("ft"))
    #expect(try !names("kilo").contains("kilogram"))
  }

  @Test func namesAreCompletedFromTheCaretToTheirEnd() throws {
    var page = Page()
    let middle = try page.completions(of: "1 + sinh(2)", at: 6)
    #expect(middle.start == 4 && middle.end == 8)
    #expect(middle.completions?.contains { $0.name == "sign" } == true)
    #expect(try page.completions(of: "12 + 3", at: 6).completions == nil)
    #expect(
      try page.completions(of: "TA", at: 2).completions?.contains { $0.name == "tan" } == true)
    // A name that is complete and has no arguments needs no completion.
    #expect(try page.completions(of: "tau", at: 3).completions == [])
  }

  @Test func theCallAroundTheCaretIsGiven() throws {
    var page = Page()
    let text = "2*pmt(5%/12; max(1; 2); "
    #expect(try page.completions(of: text, at: text.count).call?.name == "pmt")
    #expect(try page.completions(of: text, at: text.count).call?.argument == 2)
    #expect(try page.completions(of: text, at: 20).call?.name == "max")
    #expect(try page.completions(of: "(1 + 2) + ", at: 4).call == nil)
  }

  @Test func positionsGoThereAndBack() {
    let text = "aπ×🧮\u{1D465}e\u{301}"
    let offsets = UTF16Offsets(in: Array(text.utf8))
    for index in text.unicodeScalars.indices {
      let byte = text.utf8.distance(from: text.startIndex, to: index)
      let unit = text.utf16.distance(from: text.startIndex, to: index)
      #expect(offsets.offset(ofByte: byte) == unit)
      #expect(offsets.byte(at: unit) == byte)
    }
    #expect(offsets.byte(at: 100) == text.utf8.count)
  }
}

// MARK: - What is answered

/// An answer as a script reads it.
private struct Outcome: Decodable {
  struct Reading: Decodable, Equatable {
    var text: String?
    var notes: [String]
  }

  struct FixIt: Decodable {
    var words: String
    var start: Int
    var end: Int
    var replacement: String
  }

  struct Failure: Decodable {
    var message: String
    var isUnfinished: Bool
    var start: Int
    var end: Int
    var fixIts: [FixIt]
  }

  var text: String?
  var result: String?
  var isExact: Bool?
  var fraction: String?
  var mayDependOnAngleUnit: Bool?
  var number: Int?
  var readings: [Reading]?
  var error: Failure?

  init(_ object: JSONObject) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(object.closed))
  }

  /// What a golden file says.
  var outcome: String { error.map { "error: \($0.message)" } ?? result ?? "" }
}

private struct Settings: Decodable, Equatable {
  var angle: String
  var notation: String
  var digits: Int
}

private struct Completions: Decodable {
  struct Item: Decodable, Equatable {
    var name: String
    var heading: String
    var summary: String
  }

  struct Call: Decodable {
    var name: String
    var argument: Int
  }

  var start: Int?
  var end: Int?
  var completions: [Item]?
  var call: Call?
}

private struct Help: Decodable {
  struct Example: Decodable {
    var input: String
    var output: String
  }

  var name: String
  var heading: String
  var summary: String
  var domain: String
  var examples: [Example]
}

private struct FunctionList: Decodable {
  struct Family: Decodable {
    var name: String
    var functions: [Help]
  }

  struct Named: Decodable {
    var names: [String]
  }

  var families: [Family]
  var constants: [Named]
  var words: [Named]
}

extension Page {
  fileprivate mutating func calculate(
    _ text: String, _ name: String = "calculator.evaluate"
  ) throws -> Outcome {
    try Outcome(answer([name, text]))
  }

  fileprivate mutating func completions(of text: String, at caret: Int) throws -> Completions {
    try JSONDecoder().decode(
      Completions.self,
      from: Data(answer(["calculator.complete", text, String(caret)]).closed))
  }
}
