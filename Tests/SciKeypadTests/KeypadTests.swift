import Foundation
import SciKeypad
import Testing

/// What the table leaves out.
@Suite struct KeypadTests {
  private func display(_ keys: String, _ options: KeypadOptions = .singleStep) throws -> String {
    var keypad = Keypad(options: options)
    keypad.press(contentsOf: try KeypadKey.reading(keys))
    return keypad.snapshot().text
  }

  private func options(_ change: (inout KeypadOptions) -> Void) -> KeypadOptions {
    var options = KeypadOptions()
    change(&options)
    return options
  }

  @Test func `no value is computed in binary`() throws {
    #expect(try display("0.1*3-0.3=") == "0")
    #expect(try display("1/3*3=") == "1")
    #expect(try display("1 EE 100 = m+ + 1 - mr =") == "1")
    #expect(try display("2 sqrt sq - 2 =") == "0")
    #expect(try display("rad pi / 6 = sin") == "0.5")
  }

  @Test func `each switch does what it says`() throws {
    #expect(try display("5+±", options { $0.signAfterOperator = .displayedValue }) == "-5")
    #expect(try display("5+±=", options { $0.signAfterOperator = .displayedValue }) == "0")
    #expect(try display("5*2C+3=", options { $0.operatorAfterClear = .usesZero }) == "3")
    #expect(try display("5*2C+3=") == "8")
    #expect(try display("2*2==", options { $0.repeatsEquals = false }) == "4")
    #expect(try display("5+2C", options { $0.clearKey = .allClear }) == "0")
    #expect(try display("5+2C=", options { $0.clearKey = .allClear }) == "0")
    #expect(try display("8*2+sqrt=", options { $0.functionAfterOperator = .ignored }) == "32")
    #expect(try display("9+16=sqrt=", options { $0.functionEndsRepetition = false }) == "21")
    #expect(try display("3+m+4=mr", options { $0.memoryAfterOperator = .ignored }) == "0")
    #expect(try display("1/0=5", options { $0.digitEndsError = false }) == "Error")
    #expect(try display("2(3)=", options { $0.multipliesAtBrackets = false }) == "3")
    #expect(try display("2.5x!", options { $0.factorial = .gamma }) == "3.32335097")
    #expect(try display("12345678901", options { $0.limitsEntry = false }) == "12,345,678,901")
    #expect(try display("1234567890", options { $0.portraitCells = 12 }) == "1,234,567,890")
    #expect(try display("9EE100=", options { $0.maximumExponent = 99 }) == "Error")
  }

  @Test func `the profiles differ as their calculators do`() throws {
    #expect(try display("2+3*4=", .appleClassic) == "14")
    #expect(try display("2+3*4=", .seed002) == "20")
    #expect(try display("2+=", .seed002) == "2")
    #expect(try display("2+=", .seed003) == "2")
    #expect(try display("2+3=4=", .seed003) == "4")
    #expect(try display("5+2C3=", .seed003) == "3")
    #expect(KeypadOptions(profile: "appleClassic") == .appleClassic)
    #expect(KeypadOptions(profile: "apple") == nil)
  }

  @Test func `numbers beyond the largest exponent are an error and not an eternity`() throws {
    #expect(try display("9 x^y 999999999 =") == "Error")
    #expect(try display("999999999 x!") == "Error")
    #expect(try display("999999999 10^x") == "Error")
    #expect(try display("9 EE 999999999 ± =") == "Error")
    #expect(try display("9999 10^x") == "1e9999")
    #expect(try display("9999 ± 10^x") == "1e-9999")
    #expect(try display("pi x!") == "Error")
    #expect(try display("9999 e^x e^x") == "Error")
  }

  @Test func `rounding may lengthen the exponent`() throws {
    #expect(try display("99999.9998*100000=") == "1e10")
    #expect(try display(".99999999 EE 9 ± =") == "1e-9")
    #expect(try display("9.9999999 EE 99 =") == "1e100")
  }

  @Test func `a computation without end is refused and not carried on`() throws {
    var keypad = Keypad()
    keypad.press(contentsOf: try KeypadKey.reading("2 sqrt + 3 sqrt ="))
    var effects: Set<KeypadEffect> = []
    for _ in 0..<2_100 where keypad.fault == nil {
      if case .failed(let fault) = keypad.press(.unary(.sin)) { effects.insert(.failed(fault)) }
    }
    #expect(effects == [.failed(.limit)])
  }

  @Test func `brackets have a limit`() {
    var keypad = Keypad()
    var refusals = 0
    for _ in 0..<1_100 where keypad.press(.openBracket) == .refused(.bracketLimit) {
      refusals += 1
    }
    #expect(refusals == 100)
    keypad.press(contentsOf: [.digit(.seven), .equals])
    #expect(keypad.snapshot().text == "7")
  }

  @Test func `each refusal has its reason`() throws {
    func effect(_ keys: String, _ options: KeypadOptions = .singleStep) throws -> KeypadEffect {
      var keypad = Keypad(options: options)
      let keys = try KeypadKey.reading(keys)
      keypad.press(contentsOf: keys.dropLast())
      return keypad.press(try #require(keys.last))
    }
    #expect(try effect("1234567890") == .refused(.digitLimit))
    #expect(try effect("1..") == .refused(.secondPoint))
    #expect(try effect("1+2=bs") == .refused(.nothingToDelete))
    #expect(try effect(")") == .refused(.nothingToClose))
    #expect(try effect("2+=", .seed002) == .refused(.operandMissing))
    #expect(try effect("1/0=+") == .refused(.errorMustBeCleared))
    #expect(try effect("00") == .unchanged)
    #expect(try effect("1/0=") == .failed(.divisionByZero))
    #expect(try effect("90tan") == .failed(.domain))
  }

  @Test func `the random numbers of a seed are the same every time`() {
    func numbers(_ seed: UInt64) -> [String] {
      var keypad = Keypad(isLandscape: true, seed: seed)
      return (0..<3).map { _ in
        keypad.press(.constant(.random))
        return keypad.snapshot().text
      }
    }
    #expect(numbers(7) == numbers(7))
    #expect(numbers(7) != numbers(8))
    #expect(Set(numbers(7)).count == 3)
    #expect(numbers(7).allSatisfy { $0.hasPrefix("0.") })
  }

  @Test func `what is read aloud has no signs`() throws {
    var keypad = Keypad()
    keypad.press(contentsOf: try KeypadKey.reading("±0."))
    #expect(keypad.snapshot().spokenText == "minus 0 point")
    keypad.press(contentsOf: try KeypadKey.reading("AC 1/8= EE 10 ± ="))
    #expect(keypad.snapshot().spokenText == "1 point 2 5 times 10 to the minus 11")
    keypad.press(contentsOf: try KeypadKey.reading("/0="))
    #expect(keypad.snapshot().spokenText == "error: division by zero")
  }

  @Test(arguments: [
    (
      "1234567.5",
      [
        "1,234,567.5", "1.234.567,5", "1\u{202f}234\u{202f}567,5", "1'234'567.5", "12,34,567.5",
        "١٬٢٣٤٬٥٦٧٫٥",
      ]
    ),
    ("5.", ["5.", "5,", "5,", "5.", "5.", "٥٫"]),
    ("±", ["-0", "-0", "-0", "-0", "-0", "\u{61c}-٠"]),
    (
      "123456789+987654321=",
      ["1.111111e9", "1,111111e9", "1,111111e9", "1.111111e9", "1.111111e9", "١٫١١١١١١e٩"]
    ),
  ])
  func `a display is written in the way of its locale`(keys: String, texts: [String]) throws {
    var keypad = Keypad()
    keypad.press(contentsOf: try KeypadKey.reading(keys))
    let tags = ["en_US", "de_DE", "fr_FR", "de_CH", "en_IN", "ar_EG"]
    for (tag, text) in zip(tags, texts) {
      let format = try #require(DisplayFormat(locale: tag))
      #expect(keypad.snapshot(format).text == text, "\(tag)")
    }
  }
}

/// The cells of a display.
@Suite struct DisplayFormatTests {
  @Test func `a format may have more or fewer cells than the keypad`() throws {
    var keypad = Keypad()
    keypad.press(contentsOf: try KeypadKey.reading("1/7="))
    #expect(keypad.snapshot(DisplayFormat(digitCells: 12)).text == "0.14285714286")
    #expect(keypad.snapshot(DisplayFormat(digitCells: 8)).text == "0.1428571")
    // Not even the longest exponent would fit into 3.
    #expect(keypad.snapshot(DisplayFormat(digitCells: 3)).text == "0.1428571")
    keypad.press(contentsOf: try KeypadKey.reading("123456789"))
    #expect(keypad.snapshot(DisplayFormat(digitCells: 8)).text == "1.23457e8")
  }

  @Test func `groups are of the sizes and from the length that the format says`() throws {
    var keypad = Keypad(isLandscape: true)
    keypad.press(contentsOf: try KeypadKey.reading("1234"))
    let spanish = try #require(DisplayFormat(locale: "es"))
    #expect(keypad.snapshot(spanish).text == "1234")
    keypad.press(contentsOf: try KeypadKey.reading("56789012"))
    #expect(keypad.snapshot(spanish).text == "123.456.789.012")
    #expect(keypad.snapshot(DisplayFormat(groupSizes: [3, 2])).text == "1,23,45,67,89,012")
    #expect(keypad.snapshot(DisplayFormat(groupSizes: [])).text == "123456789012")
    #expect(keypad.snapshot(DisplayFormat(groupSizes: [0])).text == "123456789012")
  }

  @Test func `what is no locale has no format`() {
    for tag in ["", "xx", "-", "de_", "tlh", "de-foo"] {
      #expect(DisplayFormat(locale: tag) == nil, "\(tag)")
    }
    #expect(DisplayFormat(locale: "DE-de") != nil)
  }
}

/// Texts of keys.
@Suite struct KeypadKeyTests {
  @Test func `every key reads back from its token and its spellings`() throws {
    for key in KeypadKey.all(on: .windows) {
      for name in [key.token] + key.spellings {
        #expect(try KeypadKey.reading(name) == [key], "\(name)")
        let capitals = String(name.map { $0.isASCII ? Character($0.uppercased()) : $0 })
        #expect(try KeypadKey.reading(capitals) == [key], "\(name)")
      }
    }
  }

  @Test(
    arguments: [
      ("2+3=", "2 + 3 ="), ("2 × 3 ÷ 4 − 1 =", "2 * 3 / 4 - 1 ="), ("9√", "9 sqrt"),
      ("2x3=", "2 * 3 ="), ("2x^y3=", "2 x^y 3 ="), ("5!", "5 x!"), ("1,5", "1 . 5"),
      ("2^10=", "2 x^y 1 0 ="), ("30sin", "3 0 sin"), ("4arcsin", "4 asin"), ("5EE3=", "5 EE 3 ="),
      ("5+/-", "5 ±"), ("8³√x", "8 cbrt"), ("1/3=", "1 / 3 ="), ("", ""),
      ("5+-3=", "5 + - 3 ="), ("٣٫٥+२=", "3 . 5 + 2 ="), ("１２", "1 2"),
    ] as [(String, String)])
  func `the spellings that a person would try are read`(text: String, tokens: String) throws {
    let keys = try KeypadKey.reading(text)
    #expect(keys.map(\.token).joined(separator: " ") == tokens)
  }

  @Test func `what is no key is named with its place`() throws {
    #expect(throws: KeypadReadingError(reason: .unknownKey, text: "foo", offset: 4)) {
      try KeypadKey.reading("2 + foo =")
    }
    #expect(throws: KeypadReadingError(reason: .unknownKey, text: "→", offset: 3)) {
      try KeypadKey.reading("√²×→ 2")
    }
    // It would switch to radians where it is degrees already.
    #expect(throws: KeypadReadingError(reason: .unknownKey, text: "deg", offset: 0)) {
      try KeypadKey.reading("deg 90 sin")
    }
    #expect(throws: KeypadReadingError(reason: .ambiguousExponent, text: "e", offset: 1)) {
      try KeypadKey.reading("5e3")
    }
    for text in ["2.5e-3", "2.5e+3", "2.5E−3"] {
      #expect(
        throws: KeypadReadingError(
          reason: .ambiguousExponent, text: "\(text.dropFirst(3).prefix(1))", offset: 3)
      ) {
        try KeypadKey.reading(text)
      }
    }
    #expect(try KeypadKey.reading("5 e - 3").count == 4)
  }
}
