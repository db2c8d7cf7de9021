import Foundation
import SciKeypad
import SciLocale
import TestSupport
import Testing

/// Random sequences of keys; a failure names its seed.
///
/// `SCI_KEYPAD_SEQUENCES=100000` runs the full number, which takes minutes in an optimised build.
@Suite struct RandomKeyTests {
  private static let sequenceCount =
    ProcessInfo.processInfo.environment["SCI_KEYPAD_SEQUENCES"].flatMap { Int($0) } ?? 1_000

  /// The profiles, and words with the switches of a pocket calculator.
  private static let options: [KeypadOptions] = {
    var words = KeypadOptions.singleStep
    words.layout = .programmer
    return KeypadOptions.namedProfiles.map(\.value) + [words]
  }()

  @Test(arguments: LongTests.some(of: [0, 1, 2, 3]))
  func `no sequence of keys leads astray`(part: Int) throws {
    for seed in stride(from: part, to: Self.sequenceCount, by: 4) {
      let options = Self.options[seed / 4 % Self.options.count]
      let keys = Self.keys(seed: UInt64(seed), on: options.layout)
      var record = KeypadRecord(options: options, seed: UInt64(seed))
      for (place, key) in keys.enumerated() {
        let isFine = Self.pressIsSound(key, on: &record)
        try #require(isFine, "seed \(seed), key \(place): \(key.token)")
      }
      var replayed = Keypad(options: options, seed: UInt64(seed))
      for step in record.steps { replayed.take(step) }
      try #require(replayed == record.keypad, "seed \(seed)")
      try #require(Self.isFreshAfterClearing(record, seed: UInt64(seed)), "seed \(seed)")
    }
  }

  /// Fifty keys, half of them digits and operators, and a few that the keypad does not have.
  static func keys(seed: UInt64, on layout: KeypadOptions.Layout) -> [KeypadKey] {
    var generator = SplitMix64(seed: seed)
    let common = KeypadKey.allCases.filter { key in
      switch key {
      case .digit, .decimalPoint, .equals, .percent, .toggleSign: true
      case .binary(let binary): [.add, .subtract, .multiply, .divide].contains(binary)
      default: false
      }
    }
    let all = KeypadKey.all(on: layout)
    return (0..<50).compactMap { _ in
      if Int.random(in: 0..<20, using: &generator) == 0 {
        return KeypadKey.allCases.randomElement(using: &generator)
      }
      return Bool.random(using: &generator)
        ? common.randomElement(using: &generator)
        : all.randomElement(using: &generator)
    }
  }

  private static func pressIsSound(_ key: KeypadKey, on record: inout KeypadRecord) -> Bool {
    let before = record
    let effect = record.press(key)
    let snapshot = record.keypad.snapshot()
    guard fits(snapshot, record.keypad) else { return false }
    if record.keypad.word != nil, record.keypad.fault == nil, !isWord(record.keypad) {
      return false
    }
    switch effect {
    case .unchanged, .refused: return record == before
    case .changed, .evaluated, .failed:
      // How the display is turned is not undone.
      if key == .rotate { return true }
      var undone = record
      guard undone.undo(), undone.keypad == before.keypad, undone.tape == before.tape else {
        return false
      }
      return undone.redo() && undone.keypad == record.keypad && undone.tape == record.tape
    }
  }

  /// Whether a number is what is pasted of its copy, so that its word holds it, in each base; not asked of a minus sign that waits
  /// for its number.
  private static func isWord(_ keypad: Keypad) -> Bool {
    if keypad.snapshot().text == "-0" { return true }
    return WordFormat.Base.allCases.allSatisfy { base in
      var keypad = keypad
      keypad.press(.base(base))
      let text = keypad.copyText() ?? ""
      return (try? keypad.number(pasted: text, in: .en)) == keypad.value
    }
  }

  /// Whether a display has no more digits than cells; an unlimited entry is shown as typed.
  private static func fits(_ snapshot: KeypadSnapshot, _ keypad: Keypad) -> Bool {
    if snapshot.isError { return snapshot.text == "Error" }
    if snapshot.isEntering, !keypad.options.limitsEntry { return true }
    let isScientific = snapshot.text.contains("e")
    let body = snapshot.text.hasPrefix("-") ? snapshot.text.dropFirst() : snapshot.text[...]
    let cells = body.count { $0 != "," && $0 != "." && $0 != " " && (isScientific || $0 != "-") }
    return cells <= keypad.cells
  }

  /// Whether AC AC leaves nothing but memory and modes.
  private static func isFreshAfterClearing(_ record: KeypadRecord, seed: UInt64) -> Bool {
    var cleared = record.keypad
    cleared.press(contentsOf: [.allClear, .allClear])
    // A new keypad that drew the same random numbers and has the same modes and memory.
    var keys = record.steps.filter { $0 == .key(.constant(.random)) }.map { _ in
      KeypadKey.constant(.random)
    }
    let angles = record.keypad.options.layout == .windows ? 3 : 2
    for (mode, states) in [(.second, 2), (.hyperbolic, 2), (.rotate, 2), (.toggleAngle, angles)]
      as [(KeypadKey, Int)]
    {
      let count = record.steps.count { $0 == .key(mode) } % states
      keys += [KeypadKey](repeating: mode, count: count)
    }
    if let word = record.keypad.word {
      keys += [.base(word.base), .size(word.size)] + (word.isSigned ? [] : [.toggleSigned])
    }
    var fresh = Keypad(options: record.keypad.options, seed: seed)
    fresh.press(contentsOf: keys + [.allClear])
    guard record.keypad.isMemoryLit else { return cleared == fresh }
    cleared.press(.memory(.clear))
    return cleared == fresh
  }
}
