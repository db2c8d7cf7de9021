import Foundation
import SciKeypad
import SciLocale
import SciNumber
import TestSupport
import Testing

/// The programmer's keypad: words, bases, and how they are typed.
///
/// Literals are Python's integers masked to the word, as `-129 & 0xFF`, unless another source stands beside them.
@Suite struct ProgrammerKeypadTests {
  private func keypad(_ keys: String = "") throws -> Keypad {
    var keypad = Keypad(options: .programmer)
    keypad.press(contentsOf: try keypad.keys(named: keys, in: .en))
    return keypad
  }

  private func text(_ keys: String) throws -> String { try keypad(keys).snapshot().text }

  private func lines(_ keys: String) throws -> [String] {
    try keypad(keys).snapshot().word?.lines.map(\.text) ?? []
  }

  private func tokens(_ text: String, _ keypad: Keypad) throws -> String {
    try keypad.keys(named: text, in: .en).map(\.token).joined(separator: " ")
  }

  // MARK: - Operations

  @Test func `every operation does what the table says`() throws {
    for row in try DataRow.rows("words.tsv", of: "SciKeypadTests", count: 3936) {
      let fields = row.fields
      var keypad = try keypad("hex \(fields[0])" + (fields[1] == "unsigned" ? " signed" : ""))
      keypad.press(contentsOf: try keypad.keys(named: "0x" + fields[3], in: .en))
      keypad.press(try #require(KeypadKey(token: fields[2])))
      if !fields[4].isEmpty {
        keypad.press(contentsOf: try keypad.keys(named: "0x\(fields[4]) =", in: .en))
      }
      let format = DisplayFormat(groupSizes: [])
      let place = row.location
      #expect(keypad.snapshot(format).text == fields[5], "\(fields)", sourceLocation: place)
      keypad.press(.base(.decimal))
      #expect(keypad.snapshot(format).text == fields[6], "\(fields)", sourceLocation: place)
    }
  }

  @Test(arguments: WordFormat.Size.allCases, [false, true])
  func `identities hold for random words`(size: WordFormat.Size, isSigned: Bool) throws {
    var generator = SplitMix64(seed: UInt64(size.bits))
    for _ in 0..<50 {
      let bits = UInt64.random(in: 0...(.max >> (64 - size.bits)), using: &generator)
      let start = try keypad(
        "hex \(size.rawValue)" + (isSigned ? "" : " signed") + " 0x" + String(bits, radix: 16))
      func after(_ keys: [KeypadKey]) -> KeypadValue {
        var keypad = start
        keypad.press(contentsOf: keys)
        return keypad.value
      }
      let value = start.value
      #expect(after([.unary(.not), .unary(.not)]) == value, "\(bits)")
      for rotation in [UnaryKey.rotateLeft, .rotateRight] {
        let turn = [KeypadKey](repeating: .unary(rotation), count: size.bits)
        #expect(after(turn) == value, "\(bits)")
      }
      #expect(after([.unary(.rotateLeft), .unary(.rotateRight)]) == value, "\(bits)")
      #expect(after([.toggleSign, .toggleSign]) == value, "\(bits)")
      #expect(after([.toggleSigned, .toggleSigned]) == value, "\(bits)")
      // -x is the complement and 1.
      let complement = after([.unary(.not), .binary(.add), .digit(.one), .equals])
      #expect(after([.toggleSign]) == complement, "\(bits)")
      // Whoever adds what was taken away is back, whatever did not fit.
      let there: [KeypadKey] = [.memory(.store), .binary(.add), .memory(.recall), .equals]
      #expect(
        after(there + [.binary(.subtract), .memory(.recall), .equals]) == value, "\(bits)")
      #expect(after([.binary(.xor), .equals]) == .zero, "\(bits)")
      for base in WordFormat.Base.allCases { #expect(after([.base(base)]) == value, "\(bits)") }
    }
  }

  /// Windows' order, scicomm.cpp of its source: products and shifts, sums, AND with NAND and NOR, OR with XOR.
  @Test(arguments: [
    ("1 or 2 and 4 =", "1"), ("6 and 1 + 2 =", "2"), ("1 + 1 << 3 =", "9"), ("1 << 3 * 2 =", "16"),
    ("1 xor 3 or 4 =", "6"), ("( 1 or 2 ) and 2 =", "2"), ("5 and 3 nand 1 =", "-2"),
  ])
  func `operators bind as in Windows' calculator`(keys: String, result: String) throws {
    #expect(try text(keys) == result)
  }

  // MARK: - Modes

  @Test func `a base changes how a number is written, and nothing else`() throws {
    #expect(try lines("word 300 ±") == ["FED4", "-300", "177 324", "1111 1110 1101 0100"])
    for base in ["hex", "dec", "oct", "bin"] {
      #expect(try lines("word 300 ± \(base)") == lines("word 300 ±"))
      #expect(try text("12 + 30 \(base) = dec") == "42")
    }
    #expect(try lines("") == ["0", "0", "0", "0"])
    #expect(try lines("20") == ["14", "20", "24", "0001 0100"])
  }

  @Test(arguments: [
    ("0x1FF byte", "-1"), ("0x1FF byte word", "-1"), ("0x17F byte qword", "127"),
    ("signed 0x1FF byte word", "255"), ("1 ± signed", "18,446,744,073,709,551,615"),
    ("byte 1 ± signed qword", "255"), ("byte signed 200 signed", "-56"),
    ("300 ms byte mr", "44"), ("300 + 1 byte =", "45"), ("1 + 300 = byte =", "89"),
  ])
  func `smaller words keep the lowest bits, larger ones the number`(
    keys: String, result: String
  ) throws {
    #expect(try text(keys) == result)
  }

  // MARK: - Typing

  @Test(
    arguments: [
      ("byte 128", "12"), ("byte 12±8", "-128"), ("byte 12±9", "-12"), ("byte signed 256", "25"),
      ("byte signed 255", "255"), ("byte hex 0x1FF", "1F"), ("byte oct 377", "377"),
      ("byte oct 400", "40"), ("byte bin 111111111", "1111 1111"), ("oct 1778", "177"),
      ("9223372036854775808", "922,337,203,685,477,580"),
      ("9223372036854775807", "9,223,372,036,854,775,807"), ("hex byte 80 ±", "80"),
      ("byte 12±8±", "-128"), ("hex 1F bs", "1"), ("hex byte 5 ±", "FB"), ("± 5", "-5"),
      ("0 0 7", "7"),
    ] as [(String, String)])
  func `a digit that a word cannot hold is refused`(keys: String, shown: String) throws {
    #expect(try text(keys) == shown)
  }

  @Test func `refusals say what is wrong`() throws {
    func refusal(_ keys: String, _ key: KeypadKey) throws -> KeypadEffect {
      var keypad = try keypad(keys)
      return keypad.press(key)
    }
    #expect(try refusal("byte 12", .digit(.eight)) == .refused(.wordLimit))
    #expect(try refusal("oct", .digit(.eight)) == .refused(.absentDigit))
    #expect(try refusal("", .digit(.ten)) == .refused(.absentDigit))
    #expect(try refusal("", .decimalPoint) == .refused(.absentKey))
    #expect(try refusal("1 / 0 =", .digit(.five)) == .refused(.errorMustBeCleared))
    #expect(try refusal("1 / 0", .equals) == .failed(.divisionByZero))
    #expect(try refusal("byte 1 << 8", .equals) == .failed(.shiftCount))
    #expect(try refusal("1 >> 1 ±", .equals) == .failed(.shiftCount))
    var telephone = Keypad()
    for key in KeypadKey.all(on: .programmer) where !key.isOn(.telephone) {
      let effect = telephone.press(key)
      #expect(effect == .refused(.absentKey), "\(key.token)")
    }
    #expect(telephone == Keypad())
  }

  // MARK: - Names, characters and pastes

  @Test(
    arguments: [
      ("5and3=", "5 and 3 ="), ("0xFF", "hex 0xF 0xF dec"), ("0b101+1", "bin 1 0 1 dec + 1"),
      ("hex FACE", "hex 0xF 0xA 0xC 0xE"), ("hex C AC", "hex 0xC 0xA 0xC"), ("C AC CE", "C AC C"),
      ("hex F dec", "hex 0xF dec"), ("hex 0xDEC", "hex 0xD 0xE 0xC"),
      ("hex FFandF0=", "hex 0xF 0xF and 0xF 0 ="),
      ("7 % 4", "7 mod 4"), ("1<<3>>>2>>1", "1 << 3 >>> 2 >> 1"), ("5x3", "5 * 3"),
      ("~ & | ^", "not and or xor"),
      ("1,234 * 2", "1 2 3 4 * 2"), ("hex clear allclear", "hex C AC"), ("0o17", "oct 1 7 dec"),
      ("hex 0b11", "hex bin 1 1 hex"), ("HEX ff NOT", "hex 0xF 0xF not"), ("5m+mr", "5 m+ mr"),
      ("٣+１", "3 + 1"),
    ] as [(String, String)])
  func `names are read in the base that is shown`(text: String, tokens: String) throws {
    #expect(try self.tokens(text, Keypad(options: .programmer)) == tokens)
  }

  @Test(arguments: [("5 sqrt", "sqrt", 2), ("1.5", ".5", 1), ("2 0b12", "0b12", 2), ("é", "é", 0)])
  func `what is no key is named with its place`(text: String, part: String, offset: Int) throws {
    let keypad = Keypad(options: .programmer)
    #expect(throws: KeypadReadingError(reason: .unknownKey, text: part, offset: offset)) {
      try keypad.keys(named: text, in: .en)
    }
  }

  @Test func `every key reads back from its token and its spellings`() throws {
    for base in ["hex", "dec"] {
      let keypad = try keypad(base)
      for key in KeypadKey.all(on: .programmer) {
        // In base 16 these are digits, and in base 10 the digits stand in base 16.
        if base == "hex", [.clear, .allClear].contains(key) { continue }
        if base == "dec", key.token.hasPrefix("0x") { continue }
        for name in [key.token] + key.spellings(on: .programmer) {
          #expect(try keypad.keys(named: name, in: .en) == [key], "\(name)")
          #expect(try keypad.keys(named: name.uppercased(), in: .en) == [key], "\(name)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("f", KeypadKey.digit(.fifteen)), ("C", .digit(.twelve)), ("&", .binary(.and)),
      ("^", .binary(.xor)), ("~", .unary(.not)), ("<", .binary(.shiftLeft)),
      (">", .binary(.shiftRight)), ("h", .base(.hexadecimal)), ("7", .digit(.seven)),
      ("\r", .equals), ("n", .toggleSign), ("%", .binary(.modulo)), ("x", .binary(.multiply)),
    ] as [(Character, KeypadKey)])
  func `characters mean keys`(character: Character, key: KeypadKey) {
    #expect(KeypadKey(typed: character, on: .programmer) == key)
  }

  @Test func `characters of other keypads mean none`() {
    for character in "p!@.gq" {
      #expect(KeypadKey(typed: character, on: .programmer) == nil, "\(character)")
    }
  }

  @Test(
    arguments: [
      ("0x1F", "", "31"), ("0b101", "", "5"), ("0o17", "", "15"), ("255", "", "255"),
      ("1,234", "", "1,234"), ("-5", "", "-5"), ("FF", "hex", "FF"),
      ("dead beef", "hex", "DEAD BEEF"),
      ("1111_0000", "bin", "1111 0000"), ("0xFF", "byte", "-1"), ("0xff", "byte bin", "1111 1111"),
      ("0xFFFFFFFFFFFFFFFF", "", "-1"), ("7/1", "", "7"),
    ] as [(String, String, String)])
  func `a paste is read in the base that is shown or named`(
    text: String, keys: String, shown: String
  ) throws {
    var keypad = try keypad(keys)
    keypad.enter(try keypad.number(pasted: text, in: .en))
    #expect(keypad.snapshot().text == shown)
  }

  @Test(arguments: [
    ("256", "byte", KeypadPasteError.wordLimit), ("128", "byte", .wordLimit),
    ("-1", "signed", .wordLimit), ("0x100", "byte", .wordLimit), ("1.5", "", .notInteger),
    ("1/3", "", .notInteger), ("FG", "hex", .notNumber), ("-F", "hex", .notNumber),
    ("8", "oct", .notNumber), ("", "hex", .notNumber), ("0b12", "", .notNumber),
    ("18446744073709551616", "", .wordLimit), ("1e99999", "", .notInteger),
  ])
  func `a paste that no word holds is refused`(
    text: String, keys: String, error: KeypadPasteError
  ) throws {
    let keypad = try keypad(keys)
    #expect(throws: error) { try keypad.number(pasted: text, in: .en) }
  }

  @Test func `what is copied has no groups and is pasted back`() throws {
    for (keys, copy) in [
      ("1234567", "1234567"), ("hex DEADBEEF", "DEADBEEF"), ("5 ±", "-5"),
      ("byte 5 ± bin", "11111011"),
      ("signed 1 ±", "18446744073709551615"), ("byte 1 ± hex", "FF"),
    ] {
      let keypad = try keypad(keys)
      let text = try #require(keypad.copyText())
      #expect(text == copy)
      #expect(try keypad.number(pasted: text, in: .en) == keypad.value)
    }
  }

  @Test func `a number that no word holds is not entered`() throws {
    var keypad = try keypad("byte")
    for value in [Rational(1, 3), 128] {
      let effect = keypad.enter(KeypadValue(value))
      #expect(effect == .refused(.outOfRange))
    }
  }

  // MARK: - What is kept

  @Test func `base, size and signs are saved`() throws {
    let keypad = try keypad("hex word signed FF + ( 3 and 0xA ms")
    let saved = try JSONEncoder().encode(keypad)
    let restored = try JSONDecoder().decode(Keypad.self, from: saved)
    #expect(restored == keypad)
    #expect(restored.word == WordFormat(base: .hexadecimal, size: .word, isSigned: false))

    var record = KeypadRecord(options: .programmer)
    for key in try record.keypad.keys(named: "hex byte F0 xor FF = rol", in: .en) {
      record.press(key)
    }
    let copy = try JSONDecoder().decode(KeypadRecord.self, from: JSONEncoder().encode(record))
    #expect(copy == record && copy.keypad.snapshot().text == "1E")
    record.undo()
    #expect(record.keypad.snapshot().text == "F")
  }

  @Test(arguments: [
    ("\"shown\":\"0\"", "\"shown\":\"300\""), ("\"shown\":\"0\"", "\"shown\":\"1\\/3\""),
    ("\"entry\":\"A\"", "\"entry\":\"1A0\""), ("\"entry\":\"A\"", "\"entry\":\"1.5\""),
  ])
  func `a saved keypad whose numbers are no words is refused`(part: String, changed: String) throws
  {
    let saved = String(decoding: try JSONEncoder().encode(keypad("hex byte A")), as: UTF8.self)
    #expect(saved.contains(part))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Keypad.self, from: Data(saved.replacing(part, with: changed).utf8))
    }
  }

  @Test func `a snapshot reads back from JSON, and the tape is written in the base`() throws {
    let snapshot = try keypad("hex byte FF").snapshot()
    let copy = try JSONDecoder().decode(KeypadSnapshot.self, from: JSONEncoder().encode(snapshot))
    #expect(copy == snapshot)
    var record = KeypadRecord(options: .programmer)
    for key in try record.keypad.keys(named: "300 nor 1 = not byte hex", in: .en) {
      record.press(key)
    }
    let tape = record.tape.map { record.keypad.text(of: $0) }
    // 300 and -302 need more bits than eight.
    #expect(tape == ["12C NOR 1 = FFFF FFFF FFFF FED2", "NOT(FFFF FFFF FFFF FED2) = 12D"])
    #expect(record.keypad.pendingText().isEmpty)
  }

  @Test func `keys are lit for what holds, and digits are enabled that the base has`() throws {
    let snapshot = try keypad("oct word signed").snapshot()
    let keys = KeypadLayout.rows(snapshot).flatMap { $0 }
    #expect(keys.filter { KeypadLayout.isLit($0, snapshot) } == [.base(.octal)])
    #expect(keys.contains(.size(.byte)))
    #expect(
      keys.filter { !KeypadLayout.isEnabled($0, snapshot) }.map { KeypadLayout.face($0, snapshot) }
        .sorted() == ["8", "9", "A", "B", "C", "D", "E", "F"])
    let wide = try keypad("hex rot").snapshot()
    let all = KeypadLayout.rows(wide).flatMap { $0 }
    #expect(
      all.filter { KeypadLayout.isLit($0, wide) }
        == [.base(.hexadecimal), .size(.qword), .toggleSigned])
    #expect(all.allSatisfy { KeypadLayout.isEnabled($0, wide) })
    #expect(all.allSatisfy { $0.isOn(.programmer) })
  }
}
