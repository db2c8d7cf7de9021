import SciKeypad
import SciLocale
import SciNumber
import Testing

/// Values that are entered, copied and pasted.
@Suite struct KeypadClipboardTests {
  private func value(_ keys: String) throws -> KeypadValue {
    var keypad = Keypad()
    keypad.press(contentsOf: try KeypadKey.reading(keys))
    return keypad.value
  }

  @Test(arguments: [
    ("1234567.5", "en", "1234567.5"), ("1234567.5", "de", "1234567,5"), ("1/3=", "en", "1/3"),
    ("5±/6=", "de-CH", "-5/6"), ("125EE15±=", "en", "0.000000000000125"),
    ("1/3EE60=", "en", "1e60/3"), ("25EE80=", "en", "2.5e81"), ("25EE80±=", "fr", "2,5e-79"),
    ("1234.5", "ar-EG", "١٢٣٤٫٥"), ("30x!", "en", "265252859812191058636308480000000"),
  ])
  func `a copy has all digits and is read back`(keys: String, tag: String, text: String) throws {
    let locale = try NumberLocale(tag)
    let value = try value(keys)
    #expect(value.exactText(try #require(DisplayFormat(locale: tag))) == text)
    #expect(try KeypadValue(pasted: text, in: locale) == value)
  }

  // A copy has no groups, and what has no last digit is copied as it is shown; its digits are those of python-flint 0.9.
  @Test(arguments: [
    ("1234567.5", "en", "1234567.5"), ("1234567EE6±=", "de", "1,234567"),
    ("2/3=", "en", "2/3"), ("1234567 sqrt", "en", "1111.11071"),
    ("1234567 sqrt", "de", "1111,11071"),
    ("12345 x^y 9.5 =", "en", "7.39887e38"), ("-", "en", "0"),
  ])
  func `what is shown is copied as a plain number`(keys: String, tag: String, text: String) throws {
    var keypad = Keypad()
    keypad.press(contentsOf: try KeypadKey.reading(keys))
    let format = try #require(DisplayFormat(locale: tag))
    #expect(keypad.copyText(format) == text)
    #expect((try? KeypadValue(pasted: text, in: try NumberLocale(tag))) != nil)
  }

  @Test func `an error is not copied`() throws {
    var keypad = Keypad()
    keypad.press(contentsOf: try KeypadKey.reading("1/0="))
    #expect(keypad.copyText() == nil)
  }

  @Test func `what is no rational number has no exact text`() throws {
    #expect(try value("2 sqrt").exactText(.english) == nil)
  }

  @Test(arguments: [
    ("1,234.5", "en", "1234.5"), (" 12 ", "en", "12"), ("1.234,5", "de", "1234.5"),
    ("−3", "en", "-3"), ("1 234,5", "fr", "1234.5"), ("12.50", "fr", "12.5"), (".5", "en", "0.5"),
    ("1/3", "en", "1/3"), ("1.5 / 0.5", "en", "3"), ("2.5e-3", "en", "0.0025"),
    ("2,5E+3", "de", "2500"),
  ])
  func `a paste is read in the locale`(text: String, tag: String, value: String) throws {
    let pasted = try KeypadValue(pasted: text, in: try NumberLocale(tag))
    #expect(pasted == KeypadValue(try #require(Rational(value))))
  }

  @Test(
    arguments: [
      ("", "it is not a number"), ("abc", "it is not a number"), ("2+3", "it is not a number"),
      ("1,2345", "it is not a number"), ("1/2/3", "it is not a number"),
      ("$5", "it is not a number"), ("15%", "it is not a number"), ("1e2.5", "it is not a number"),
      ("e5", "it is not a number"), ("5e", "it is not a number"), ("1/0", "it divides by zero"),
      ("0,123", "it may mean 123 or 0.123"), ("1e9999999", "it is too long"),
    ] as [(String, String)])
  func `a paste that is no number, or two, is refused`(text: String, words: String) {
    do throws(KeypadPasteError) {
      let value = try KeypadValue(pasted: text, in: .en)
      Issue.record("\(text) is \(value)")
    } catch {
      #expect(error.words == words, "\(text)")
    }
  }

  @Test func `a number that is entered is what mr recalls, and leaves the memory`() throws {
    var keypad = Keypad()
    keypad.press(contentsOf: try KeypadKey.reading("7 m+ 2 * 5"))
    let third = KeypadValue(Rational(1, 3))
    let effect = keypad.enter(third)
    #expect(effect == .changed)
    keypad.press(contentsOf: try KeypadKey.reading("* 3 ="))
    #expect(keypad.snapshot().text == "2")
    #expect(keypad.memory == KeypadValue(7 as Rational))
    #expect(keypad.snapshot().isMemoryLit)
  }

  @Test func `a number beyond the largest exponent is refused`() throws {
    var keypad = Keypad()
    let value = KeypadValue(try #require(Rational("1e10000")))
    let effect = keypad.enter(value)
    #expect(effect == .refused(.outOfRange))
    #expect(keypad == Keypad())
  }

  @Test(arguments: ["7", "1/3=", "2 sqrt", "2 sqrt + pi =", "1 sin", "3 sqrt ±"])
  func `a value reads back from its text`(keys: String) throws {
    let value = try value(keys)
    #expect(KeypadValue(value.description) == value)
    let step = KeypadRecord.Step.value(value)
    #expect(KeypadRecord.Step(step.description) == step)
  }

  @Test func `every key is a step that reads back`() {
    for key in KeypadKey.allCases {
      #expect(KeypadRecord.Step(KeypadRecord.Step.key(key).description) == .key(key))
    }
    #expect(KeypadRecord.Step("value") == nil && KeypadRecord.Step("plus") == nil)
  }
}
