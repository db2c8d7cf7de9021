import Foundation
import SciKeypad
import SciNumber
import Testing

/// Undo, tape and what is saved.
@Suite struct KeypadRecordTests {
  private func record(
    _ keys: String, _ options: KeypadOptions = .singleStep
  ) throws -> KeypadRecord {
    var record = KeypadRecord(options: options, seed: 5)
    for key in try KeypadKey.reading(keys) { record.press(key) }
    return record
  }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `undo takes back one key and redo presses it again`() throws {
    var record = try record("2+3=AC")
    let texts = (0..<3).map { _ in
      record.undo()
      return record.keypad.snapshot().text
    }
    #expect(texts == ["5", "3", "2"])
    let back = (0..<4).map { _ in record.redo() }
    #expect(back == [true, true, true, false])
    #expect(record.keypad.snapshot().text == "0")
    record.undo()
    record.press(.digit(.nine))
    let hasMore = record.redo()
    #expect(!hasMore)
    #expect(record.keypad.snapshot().text == "9")
  }

  @Test func `a key that was refused leaves what can be redone`() throws {
    var record = try record("2+3")
    record.undo()
    record.press(.closeBracket)
    let isRedone = record.redo()
    #expect(isRedone)
    #expect(record.keypad.snapshot().text == "3")
  }

  @Test func `at least two hundred keys can be undone`() throws {
    var record = KeypadRecord()
    for _ in 0..<1_000 { record.press(.second) }
    var count = 0
    while record.undo() { count += 1 }
    #expect(count >= 200)
    #expect(count < 500)
  }

  @Test func `undo leaves the display as it is turned`() throws {
    var record = try record("12 rot 3456789012 rot rot")
    for _ in 0..<10 { record.undo() }
    #expect(record.keypad.snapshot().text == "12")
    #expect(record.keypad.isLandscape)
    record.press(.rotate)
    record.press(.rotate)
    let isRedone = record.redo()
    #expect(isRedone)
    #expect(record.keypad.snapshot().text == "123")
    while record.undo() {}
    #expect(record.keypad.isLandscape)
    #expect(!record.canUndo)
    #expect(record.keypad.snapshot().text == "0")
  }

  @Test func `a line of the tape can be entered, undone and saved`() throws {
    var record = try record("2 sqrt 5 +")
    record.enter(record.tape[0].result)
    record.press(.unary(.square))
    record.press(.equals)
    #expect(record.keypad.snapshot().text == "7")
    #expect(try copy(record) == record)
    for _ in 0..<3 { record.undo() }
    #expect(record.keypad.snapshot().text == "5")
    record.redo()
    #expect(record.keypad.snapshot().text == "1.41421356")
  }

  @Test func `the tape has a line for each step, and none for an identity`() throws {
    let record = try record("5+3*4===9sqrt100+10%=7==")
    let format = DisplayFormat.english
    let lines = record.tape.map { record.keypad.text(of: $0, format) }
    #expect(
      lines == [
        "5 + 3 = 8", "8 × 4 = 32", "32 × 4 = 128", "128 × 4 = 512", "sqrt(9) = 3",
        "10% of 100 = 10", "100 + 10 = 110", "7 + 10 = 17", "17 + 10 = 27",
      ])
    #expect(record.tape.map(\.isRepeated).filter(\.self).count == 4)
    #expect(try self.record("5===").tape.isEmpty)
  }

  @Test func `a saved keypad goes on where it was`() throws {
    for keys in [
      "", "1.50", "±", "2+", "2+3=", "2*(3+4", "(2)", "1/0=", "2 sqrt + pi sin", "5m+ rad rot 2nd",
      "rand", "-0.", "2 sqrt ± ± + 3 sqrt = =", "7 x! / 3 =", "5+2C",
    ] {
      let keypad = try record(keys).keypad
      var saved = try copy(keypad)
      #expect(saved == keypad, "\(keys)")
      #expect(saved.snapshot() == keypad.snapshot(), "\(keys)")
      var original = keypad
      let more = try KeypadKey.reading("6 * 2 = rand + mr ) =")
      original.press(contentsOf: more)
      saved.press(contentsOf: more)
      #expect(saved == original, "\(keys)")
    }
  }

  @Test func `a saved record has keys, tape and what can be redone`() throws {
    var record = try record("2 sqrt * 3 + rand =", .appleClassic)
    record.undo()
    var saved = try copy(record)
    #expect(saved.keypad == record.keypad)
    #expect(saved.tape == record.tape)
    saved.redo()
    record.redo()
    #expect(saved == record)
  }

  @Test func `a record of the first version is read as it was meant`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/record-1.json")
    let record = try JSONDecoder().decode(KeypadRecord.self, from: Data(contentsOf: url))
    #expect(record.keypad.snapshot().text == "56")
    #expect(record.keypad.options == .appleClassic)
  }

  @Test func `a snapshot reads back from JSON`() throws {
    let snapshot = try record("2*(3+4").keypad.snapshot()
    #expect(try copy(snapshot) == snapshot)
  }

  @Test(arguments: [
    #"{"version": 9, "keys": []}"#, #"{"keys": ["2", "plus"]}"#,
    #"{"profile": "apple", "keys": []}"#, #"{"keys": 5}"#, "{}",
  ])
  func `a broken record is an error`(json: String) {
    #expect(throws: DecodingError.self) { try decode(KeypadRecord.self, json) }
  }

  @Test(arguments: [
    #"{"version": 9}"#, #"{"phase": "asleep"}"#, #"{"phase": "entering"}"#,
    #"{"entry": "0x1"}"#, #"{"entry": "007", "phase": "entering"}"#,
    #"{"shown": "1e999999999"}"#, #"{"shown": "1/0"}"#, #"{"shown": ["2", "sqrt degrees 7"]}"#,
    #"{"shown": ["2", "sqrt degrees 1"]}"#, #"{"shown": []}"#,
    #"{"shown": ["-2", "sqrt degrees 0"]}"#,
    #"{"shown": ["rand"]}"#, #"{"options": {"percent": "some"}}"#,
  ])
  func `a broken keypad is an error`(json: String) {
    #expect(throws: DecodingError.self) { try decode(Keypad.self, json) }
  }

  @Test func `an empty saved keypad is a new one`() throws {
    #expect(try decode(Keypad.self, "{}") == Keypad())
  }

  @Test func `random sequences are saved and go on`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let profiles = KeypadOptions.namedProfiles
      let options = profiles[Int(seed) % profiles.count].value
      var record = KeypadRecord(options: options, seed: seed)
      for key in RandomKeyTests.keys(seed: seed, on: options.layout) { record.press(key) }
      #expect(try copy(record.keypad) == record.keypad, "seed \(seed)")
    }
  }
}

/// Delegates and streams.
@Suite struct KeypadSessionTests {
  private final class Listener: KeypadDelegate {
    var texts: [String] = []
    var refusals: [KeypadRefusal] = []
    var lineCount = 0

    func keypad(_ session: KeypadSession, didChange snapshot: KeypadSnapshot) {
      texts.append(snapshot.text)
    }

    func keypad(
      _ session: KeypadSession, didRefuse key: KeypadKey, because reason: KeypadRefusal
    ) {
      refusals.append(reason)
    }

    func keypad(_ session: KeypadSession, didPrint lines: [TapeLine]) {
      lineCount += lines.count
    }
  }

  @Test func `a delegate hears of every change, refusal and line`() throws {
    let session = KeypadSession()
    let listener = Listener()
    session.delegate = listener
    for key in try KeypadKey.reading("625/25=)") { session.press(key) }
    session.undo()
    session.undo()
    session.redo()
    #expect(listener.texts == ["6", "62", "625", "625", "2", "25", "25", "25", "2", "25"])
    #expect(listener.refusals == [.nothingToClose])
    #expect(listener.lineCount == 1)
  }

  @Test func `a late reader gets what is shown now, and a slow one only the newest`() async {
    let session = KeypadSession()
    session.press(.digit(.four))
    var late = session.snapshots().makeAsyncIterator()
    #expect(await late.next()?.text == "4")
    session.press(.digit(.five))
    session.press(.digit(.six))
    #expect(await late.next()?.text == "456")
    var other = session.snapshots().makeAsyncIterator()
    #expect(await other.next()?.text == "456")
    session.undo()
    #expect(await late.next()?.text == "45")
    #expect(await other.next()?.text == "45")
  }

  @Test func `readers end with their session`() async {
    var session: KeypadSession? = KeypadSession()
    var reader = session?.snapshots().makeAsyncIterator()
    #expect(await reader?.next() != nil)
    session = nil
    #expect(await reader?.next() == nil)
  }

  @Test func `another format is told to those who read`() async throws {
    let session = KeypadSession()
    for key in try KeypadKey.reading("1234.5") { session.press(key) }
    var reader = session.snapshots().makeAsyncIterator()
    #expect(await reader.next()?.text == "1,234.5")
    session.format = try #require(DisplayFormat(locale: "de"))
    #expect(await reader.next()?.text == "1.234,5")
  }
}
