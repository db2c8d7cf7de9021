import SciKeypad
import Testing

/// The table of switches.
@Suite struct KeypadSwitchTests {
  @Test func `every choice can be set and is read back`() {
    for keypadSwitch in KeypadOptions.switches {
      for value in Self.values(of: keypadSwitch) {
        var options = KeypadOptions.singleStep
        let isSet = options.set(keypadSwitch, to: value)
        #expect(isSet, "\(keypadSwitch.name) \(value)")
        #expect(options.value(of: keypadSwitch) == value, "\(keypadSwitch.name)")
      }
    }
  }

  private static func values(of keypadSwitch: KeypadSwitch) -> [String] {
    switch keypadSwitch.values {
    case .flag: ["true", "false"]
    case .choices(let choices): choices.map(\.name)
    case .number(let range): [String(range.lowerBound), String(range.upperBound)]
    }
  }

  @Test func `the table has every property, and all values make another profile`() {
    let properties = Mirror(reflecting: KeypadOptions()).children.compactMap(\.label)
    #expect(KeypadOptions.switches.map(\.name).sorted() == properties.sorted())
    for profile in KeypadOptions.namedProfiles {
      var options = KeypadOptions.singleStep
      for keypadSwitch in KeypadOptions.switches {
        options.set(keypadSwitch, to: profile.value.value(of: keypadSwitch))
      }
      #expect(options == profile.value, "\(profile.key)")
    }
  }

  @Test func `all values of an enumeration are choices`() throws {
    func names(_ name: String) throws -> [String] {
      let keypadSwitch = try #require(KeypadOptions.switches.first { $0.name == name })
      return Self.values(of: keypadSwitch)
    }
    #expect(try names("layout") == KeypadOptions.Layout.allCases.map(\.rawValue))
    #expect(try names("precedence") == KeypadOptions.Precedence.allCases.map(\.rawValue))
    #expect(try names("percent") == KeypadOptions.PercentKey.allCases.map(\.rawValue))
    #expect(try names("missingOperand") == KeypadOptions.MissingOperand.allCases.map(\.rawValue))
    #expect(
      try names("signAfterOperator") == KeypadOptions.SignAfterOperator.allCases.map(\.rawValue))
    #expect(try names("clearKey") == KeypadOptions.ClearKey.allCases.map(\.rawValue))
    #expect(
      try names("clearAfterEquals") == KeypadOptions.ClearAfterEquals.allCases.map(\.rawValue))
    #expect(
      try names("operatorAfterClear") == KeypadOptions.OperatorAfterClear.allCases.map(\.rawValue))
    #expect(
      try names("functionAfterOperator")
        == KeypadOptions.ActionAfterOperator.allCases.map(\.rawValue))
    #expect(try names("factorial") == KeypadOptions.Factorial.allCases.map(\.rawValue))
  }

  @Test(arguments: ["", "yes", "7", "1001", "apples", "99999999999999999999"])
  func `a value that a switch does not have changes nothing`(value: String) {
    for keypadSwitch in KeypadOptions.switches where keypadSwitch.name != "maximumExponent" {
      var options = KeypadOptions.appleClassic
      let isSet = options.set(keypadSwitch, to: value)
      #expect(!isSet, "\(keypadSwitch.name)")
      #expect(options == .appleClassic)
    }
  }
}

/// What is typed on a keyboard, and what is read aloud.
@Suite struct KeypadWordTests {
  @Test(
    arguments: [
      ("7", KeypadKey.digit(.seven)), ("٣", .digit(.three)), (",", .decimalPoint),
      ("*", .binary(.multiply)), ("−", .binary(.subtract)), ("n", .toggleSign),
      ("r", .unary(.squareRoot)), ("\u{8}", .backspace), ("\r", .equals), ("E", .binary(.scale)),
      ("e", .constant(.e)), ("!", .unary(.factorial)), ("%", .percent), ("(", .openBracket),
    ] as [(Character, KeypadKey)])
  func `characters mean keys`(character: Character, key: KeypadKey) {
    #expect(KeypadKey(typed: character) == key)
  }

  @Test(arguments: ["?", "w", " ", "é"] as [Character])
  func `other characters mean none`(character: Character) {
    #expect(KeypadKey(typed: character) == nil)
  }

  @Test func `each key is read aloud in words of its own`() {
    let snapshot = Keypad().snapshot()
    let keys = KeypadKey.allCases.filter { $0 != .allClear }
    let words = keys.map { KeypadLayout.spokenFace($0, snapshot) }
    #expect(Set(words).count == keys.count)
    #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("√") && !$0.contains("⁻") })
    #expect(Set(KeypadRefusal.allCases.map(\.words)).count == KeypadRefusal.allCases.count)
  }

  @Test func `the clear key and the angle are read as they stand there`() throws {
    var keypad = Keypad()
    #expect(KeypadLayout.spokenFace(.clear, keypad.snapshot()) == "all clear")
    #expect(KeypadLayout.spokenFace(.toggleAngle, keypad.snapshot()) == "radians")
    keypad.press(contentsOf: try KeypadKey.reading("5 rad"))
    #expect(KeypadLayout.spokenFace(.clear, keypad.snapshot()) == "clear")
    #expect(KeypadLayout.spokenFace(.toggleAngle, keypad.snapshot()) == "degrees")
  }
}
