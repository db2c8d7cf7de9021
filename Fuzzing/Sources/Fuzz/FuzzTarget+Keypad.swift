import Foundation
import SciKeypad
import SciLocale

extension FuzzTarget {
  /// Keys of the keypad, as bytes or as text.
  static let keypad = FuzzTarget(
    name: "keypad",
    summary: "after any keys the display fits, undo and redo are exact, and a record is read back"
  ) { input in
    var choices = Choices(input)
    let options = KeypadOptions.chosen(by: &choices)
    let (isLandscape, isText) = (choices.bool(), choices.bool())
    var record = KeypadRecord(options: options, isLandscape: isLandscape, seed: 1)
    let keys = keys(choices.rest(), isText: isText, on: record.keypad)
    for key in keys.prefix(60) { press(key, on: &record) }
    var replayed = Keypad(options: options, isLandscape: isLandscape, seed: 1)
    for step in record.steps { replayed.take(step) }
    require(replayed == record.keypad, "the keys in force give another state")
    let data = try? JSONEncoder().encode(record)
    let saved = data.flatMap { try? JSONDecoder().decode(KeypadRecord.self, from: $0) }
    require(saved?.keypad == record.keypad, "a saved record is another one")
  }

  private static func keys(
    _ bytes: [UInt8], isText: Bool, on keypad: Keypad
  ) -> [KeypadKey] {
    guard isText else {
      let all = KeypadKey.allCases
      return bytes.map { all[Int($0) % all.count] }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(KeypadReadingError) {
      let keys = try keypad.keys(named: text, in: .en)
      // On a programmer's keypad `0xF` is a key in base 16, and several ones in others.
      if keypad.word != nil { return keys }
      let tokens = keys.map(\.token).joined(separator: " ")
      require((try? KeypadKey.reading(tokens)) == keys, "\(tokens) are other keys")
      return keys
    } catch {
      require(
        0...text.count ~= error.offset && text.contains(error.text), "\(error) is outside the text")
      return []
    }
  }

  private static func press(_ key: KeypadKey, on record: inout KeypadRecord) {
    let before = record
    let effect = record.press(key)
    check(record.keypad.snapshot(), record.keypad)
    switch effect {
    case .unchanged, .refused:
      require(record == before, "\(key.token) changed something: \(effect)")
    case .changed, .evaluated, .failed:
      // How the display is turned is not undone.
      if key == .rotate { return }
      var undone = record
      require(undone.undo(), "\(key.token) cannot be undone")
      require(undone.keypad == before.keypad && undone.tape == before.tape, "undo of \(key.token)")
      require(undone.redo() && undone.keypad == record.keypad, "redo of \(key.token)")
    }
  }

  /// A display has no more digits than cells; an unlimited entry is shown as typed.
  private static func check(_ snapshot: KeypadSnapshot, _ keypad: Keypad) {
    require(!snapshot.spokenText.isEmpty, "nothing is spoken")
    if snapshot.isError { return require(snapshot.text == "Error", snapshot.text) }
    if snapshot.isEntering, !keypad.options.limitsEntry { return }
    let isScientific = snapshot.text.contains("e")
    let body = snapshot.text.hasPrefix("-") ? snapshot.text.dropFirst() : snapshot.text[...]
    let cells = body.count { $0 != "," && $0 != "." && $0 != " " && (isScientific || $0 != "-") }
    require(cells <= keypad.cells, "\(snapshot.text) in \(keypad.cells) cells")
  }
}

extension KeypadOptions {
  /// Any combination of switches.
  fileprivate static func chosen(by choices: inout Choices) -> KeypadOptions {
    var options = KeypadOptions()
    let (first, second) = (choices.byte(), choices.byte())
    options.precedence = first & 1 == 0 ? .none : .apple
    options.percent = first & 2 == 0 ? .ofLeftOperand : .hundredth
    options.repeatsEquals = first & 4 == 0
    options.appliesConstant = first & 8 == 0
    options.signAfterOperator = first & 16 == 0 ? .nextOperand : .displayedValue
    options.clearKey = first & 32 == 0 ? .entryFirst : .allClear
    options.operatorAfterClear = first & 64 == 0 ? .replaces : .usesZero
    options.functionEndsRepetition = first & 128 == 0
    options.functionAfterOperator = second & 1 == 0 ? .displayedValue : .ignored
    options.memoryAfterOperator = second & 2 == 0 ? .displayedValue : .ignored
    options.digitEndsError = second & 4 == 0
    options.multipliesAtBrackets = second & 8 == 0
    options.factorial = second & 16 == 0 ? .integers : .gamma
    options.limitsEntry = second & 32 == 0
    options.missingOperand = MissingOperand.allCases[Int(second >> 6) % 3]
    options.portraitCells = [9, 8, 1, 40, -3][choices.index(5)]
    options.maximumExponent = [9_999, 99, 0, 1_000_000][choices.index(4)]
    options.layout = Layout.allCases[choices.index(Layout.allCases.count)]
    return options
  }
}
