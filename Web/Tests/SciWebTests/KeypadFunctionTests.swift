import SciKeypad
import SciNumber
import TestSupport
import Testing

@testable import SciWeb

/// The functions of the keypad.
@Suite struct KeypadFunctionTests {
  @Test func `every row of the table shows what it says`() throws {
    for row in try DataRow.rows("keypad.tsv", of: "SciKeypadTests", count: 482) {
      var page = try #require(try Self.page(profile: row.fields[1]))
      var displays = [try page.ask("keypad.state").text("text") ?? ""]
      let tokens =
        row.fields[1] == "P"
        ? row.fields[2].split(separator: " ").map(String.init)
        : try KeypadKey.reading(row.fields[2]).map(\.token)
      for token in tokens {
        displays.append(try page.ask("keypad.press", token).text("text") ?? "")
      }
      let expected = row.fields[3].split(separator: " → ").map(String.init)
      #expect(
        displays.suffix(expected.count) == expected[...], "\(row.fields[0]): \(row.fields[2])",
        sourceLocation: row.location)
      try Self.expectLamps(row, try page.ask("keypad.state"))
    }
  }

  private static func expectLamps(_ row: DataRow, _ state: Answer) throws {
    if !row.fields[4].isEmpty {
      #expect(
        state.key("C")?.text("face") == row.fields[4], "\(row.fields[0])",
        sourceLocation: row.location)
    }
    // A lamp of an operator of the wide keypad is not on the upright one.
    let operators = BinaryKey.allCases.map(\.rawValue)
    if !row.fields[5].isEmpty, row.fields[5] == "none" || state.key(row.fields[5]) != nil {
      let lit = state.keys.first {
        $0.flag("isLit") == true && operators.contains($0.text("token") ?? "")
      }
      #expect(
        lit?.text("token") ?? "none" == row.fields[5], "\(row.fields[0])",
        sourceLocation: row.location)
    }
  }

  /// The page of a letter in the second column; the head of the table explains the letters.
  private static func page(profile: String) throws -> Page? {
    var page = Page()
    switch profile {
    case "D": break
    case "L": _ = try page.ask("keypad.turn", "landscape")
    case "A": _ = try page.ask("keypad.profile", "appleClassic")
    case "H": _ = try page.ask("keypad.set", "percent", "hundredth")
    case "I": _ = try page.ask("keypad.set", "missingOperand", "ignore")
    case "X": _ = try page.ask("keypad.set", "missingOperand", "drop")
    case "K": _ = try page.ask("keypad.set", "appliesConstant", "false")
    case "S": _ = try page.ask("keypad.profile", "seed002")
    case "W": _ = try page.ask("keypad.profile", "windows")
    case "P": _ = try page.ask("keypad.profile", "programmer")
    default: return nil
    }
    return page
  }

  // MARK: - Layout

  @Test func `the keys lie as on the phone, upright and wide`() throws {
    var page = Page()
    let upright = try page.ask("keypad.state").objects("rows")
    #expect(upright.map { $0.objects("keys").count } == [4, 4, 4, 4, 3])
    #expect(upright[4].objects("keys").map { $0.number("span") } == [2, 1, 1])
    #expect(
      upright[0].objects("keys").map { $0.text("kind") }
        == ["command", "command", "command", "operator"])
    let wide = try page.ask("keypad.turn", "landscape").objects("rows")
    #expect(wide.map { $0.objects("keys").count } == [10, 10, 10, 10, 9])
    #expect(wide[4].objects("keys")[0].text("face") == "Rad")
    #expect(try page.press("rad 2nd").key("asin")?.text("face") == "sin⁻¹")
    let state = try page.ask("keypad.state")
    #expect(state.key("rad")?.text("face") == "Deg")
    #expect(state.key("2nd")?.flag("isLit") == true)
    #expect(state.objects("signs").map { $0.text("text") } == ["Rad"])
    #expect(state.key("asin")?.text("name") == "inverse sine")
  }

  @Test func `the keypad of a programmer has its rows and signs`() throws {
    var page = Page()
    let state = try page.ask("keypad.profile", "programmer")
    #expect(state.text("layout") == "programmer")
    #expect(state.objects("rows").map { $0.objects("keys").count } == [5, 5, 5, 5, 5, 5, 5])
    #expect(state.objects("signs").map { $0.text("text") } == ["DEC", "QWORD"])
    #expect(state.key("0xA")?.flag("isEnabled") == false)
    #expect(state.key("0xA")?.text("face") == "A" && state.key("7")?.flag("isEnabled") == true)
    let wide = try page.ask("keypad.turn", "landscape").objects("rows")
    #expect(wide.map { $0.objects("keys").count } == [10, 10, 10, 10, 10])
  }

  @Test func `the keypad of a programmer has its characters and pastes`() throws {
    var page = Page()
    _ = try page.ask("keypad.profile", "programmer")
    #expect(try page.press("hex 0xF 0xF byte").text("text") == "FF")
    #expect(try page.ask("keypad.keyboard").text("f") == "0xF")
    #expect(try page.ask("keypad.keyboard").text("&") == "and")
    #expect(try page.ask("keypad.copy").text("text") == "FF")
    #expect(try page.ask("keypad.paste", "0x1F").text("text") == "1F")
    // What was copied in another base is another number.
    _ = try page.press("AC 1 0")
    #expect(try page.ask("keypad.copy").text("text") == "10")
    _ = try page.press("dec")
    #expect(try page.ask("keypad.paste", "10").text("text") == "10")
    _ = try page.press("hex")
    #expect(
      try page.ask("keypad.paste", "100").text("error")
        == "the text cannot be pasted: the word cannot hold it")
    #expect(
      try page.press("signed").objects("signs").map { $0.text("text") } == [
        "HEX", "BYTE", "unsigned",
      ])
    var copy = Page()
    _ = copy.answer(["keypad.restore"] + (try page.ask("keypad.save").texts("words")))
    #expect(copy.keypad.record.keypad == page.keypad.record.keypad)
  }

  @Test func `the keyboard has the digits of the locale and the letters of the command`() throws {
    var page = Page()
    _ = try page.ask("keypad.locale", "ar-EG")
    let keyboard = try page.ask("keypad.keyboard")
    let expected = [
      "7": "7", "٧": "7", "*": "*", "x": "*", "×": "*", "÷": "/", ",": ".", "r": "sqrt",
      "π": "pi", "n": "±", "A": "AC", "=": "=", "(": "(",
    ]
    for (character, token) in expected {
      #expect(keyboard.text(character) == token, "\(character)")
    }
    #expect(keyboard.text("?") == nil)
  }

  @Test func `what the display does not say is told`() throws {
    var page = Page()
    #expect(try page.press("bs").text("message") == "there is nothing to delete")
    #expect(try page.press("5 + 3").text("message")?.isEmpty == true)
    #expect(try page.press("=").flag("evaluated") == true)
    #expect(try page.press("*").text("spoken") == "8, times")
    let state = try page.press("AC 1 / 0 =")
    #expect(state.text("message") == "division by zero")
    #expect(state.flag("isError") == true)
    #expect(try page.ask("keypad.press", "plus").text("error") == "no key is called plus")
  }

  // MARK: - Undo, tape, values

  @Test func `undo, redo and the tape`() throws {
    var page = Page()
    _ = try page.press("1 / 3 =")
    #expect(try page.ask("keypad.undo").text("text") == "3")
    #expect(try page.ask("keypad.redo").text("text") == "0.33333333")
    #expect(try page.ask("keypad.redo").text("message") == "there is nothing to redo")
    let lines = try page.ask("keypad.tape").objects("lines")
    #expect(lines.map { $0.text("text") } == ["1 ÷ 3 = 0.33333333"])
    _ = try page.press("AC 3 *")
    #expect(try page.ask("keypad.recall", "0").text("text") == "0.33333333")
    #expect(try page.press("=").text("text") == "1")
    #expect(try page.ask("keypad.recall", "9").text("error") == "the tape has no line 9")
  }

  @Test(arguments: ["1/3=", "2 sqrt", "1234567.25", "5±", "pi * 2 =", "25 EE 80 =", "0.5 sin"])
  func `what is copied is pasted back unchanged`(keys: String) throws {
    for tag in ["en", "de", "fr", "ar-EG", "hi-u-nu-deva", "de-CH"] {
      var page = Page()
      _ = try page.ask("keypad.locale", tag)
      _ = try page.press(try KeypadKey.reading(keys).map(\.token).joined(separator: " "))
      let value = page.keypad.record.keypad.value
      let text = try #require(try page.ask("keypad.copy").text("text"))
      _ = try page.press("AC 7 +")
      #expect(try page.ask("keypad.paste", text).text("error") == nil, "\(tag) \(text)")
      #expect(page.keypad.record.keypad.value == value, "\(tag) \(text)")
    }
  }

  @Test func `pasted keys are pressed, and the calculation is said`() throws {
    var page = Page()
    let state = try page.ask("keypad.paste", "12 + 3 =")
    #expect(state.text("text") == "15" && state.text("calculation") == "12 + 3 =")
    #expect(try page.press("* 2").text("calculation") == "15 ×")
    #expect(try page.press("AC").text("calculation") == "")
  }

  @Test func `a paste that is not one number is refused with a reason`() throws {
    var page = Page()
    _ = try page.press("8")
    #expect(
      try page.ask("keypad.paste", "2 apples").text("error")
        == "the text cannot be pasted: it is not a number")
    #expect(
      try page.ask("keypad.paste", "0,123").text("error")
        == "the text cannot be pasted: it may mean 123 or 0.123")
    #expect(
      try page.ask("keypad.paste", "1e10000").text("error")
        == "the number is too large or too small")
    #expect(try page.ask("keypad.state").text("text") == "8")
    _ = try page.press("1 / 0 =")
    #expect(try page.ask("keypad.copy").text("error") == "there is no result to copy")
  }

  // MARK: - Options and saving

  @Test func `a switch presses the same keys again`() throws {
    var page = Page()
    #expect(try page.press("2 + 3 * 4 =").text("text") == "20")
    #expect(try page.ask("keypad.profile", "appleClassic").text("text") == "14")
    let form = try page.ask("keypad.options")
    #expect(
      form.objects("profiles").filter { $0.flag("isCurrent") == true }.map { $0.text("name") }
        == ["appleClassic"])
    let precedence = try #require(
      form.objects("switches").first { $0.text("name") == "precedence" })
    #expect(precedence.text("value") == "apple")
    #expect(precedence.objects("choices").map { $0.text("name") } == ["none", "apple"])
    #expect(try page.ask("keypad.set", "precedence", "none").text("text") == "20")
    #expect(try page.ask("keypad.set", "precedence", "all").text("error") != nil)
  }

  @Test func `what is saved goes on where it was`() throws {
    var page = Page()
    _ = try page.ask("keypad.begin", "7")
    _ = try page.ask("keypad.turn", "landscape")
    _ = try page.ask("keypad.set", "landscapeCells", "20")
    _ = try page.press("2 sqrt m+ rand + 3 =")
    _ = try page.ask("keypad.recall", "0")
    _ = try page.press("* 5 =")
    _ = try page.ask("keypad.undo")
    let words = try page.ask("keypad.save").texts("words")
    var other = Page()
    let state = try Answer(other.answer(["keypad.restore"] + words))
    #expect(state.text("error") == nil)
    #expect(other.keypad.record == page.keypad.record)
    #expect(
      try other.ask("keypad.redo").text("text") == page.ask("keypad.redo").text("text"))
  }

  @Test(arguments: [
    [], ["steps:"], ["seed=1", "steps:", "plus", "undone:"], ["steps:", "undone:", "x"],
  ])
  func `what cannot be read changes nothing`(words: [String]) throws {
    var page = Page()
    _ = try page.press("5")
    let answer = try Answer(page.answer(["keypad.restore"] + words))
    #expect(answer.text("error") == "what was saved cannot be read")
    #expect(try page.ask("keypad.state").text("text") == "5")
  }

  @Test func `a new beginning keeps options, locale and turn`() throws {
    var page = Page()
    _ = try page.ask("keypad.locale", "de")
    _ = try page.ask("keypad.turn", "landscape")
    _ = try page.ask("keypad.profile", "appleClassic")
    _ = try page.press("1 . 5 * 2 =")
    let state = try page.ask("keypad.begin", "12")
    #expect(state.text("text") == "0")
    #expect(state.number("tapeCount") == 0)
    #expect(state.flag("isLandscape") == true)
    #expect(state.key(".")?.text("face") == ",")
    #expect(try page.press("2 + 3 * 4 =").text("text") == "14")
  }
}
