// What a programmer's keypad does in its own way: modes, and signs of words.

import SciNumber

extension Keypad {
  /// Why a key does nothing on this keypad, whatever its state.
  func refusal(of key: KeypadKey) -> KeypadRefusal? {
    guard key.isOn(options.layout) else { return .absentKey }
    if case .digit(let digit) = key, let word, digit.rawValue >= word.base.radix {
      return .absentDigit
    }
    return nil
  }

  /// Writes numbers in another base, or holds them in other words.
  ///
  /// What is being typed becomes a finished number. A smaller word keeps the lowest bits of all numbers that the keypad
  /// holds; a larger one has the same numbers, which is to say, copies of the sign in its new bits.
  mutating func changeWord(_ body: (inout WordFormat) -> Void) -> KeypadEffect {
    guard var format = word else { return .refused(.absentKey) }
    body(&format)
    if format == word { return .unchanged }
    if phase == .entering { show(value, .operand) }
    entry = nil
    word = format
    changeNumbers { KeypadValue(format.wrapped($0.integer ?? 0)) }
    return .changed
  }

  /// Changes each number that is held.
  private mutating func changeNumbers(_ change: (KeypadValue) -> KeypadValue) {
    shown = change(shown)
    memory = change(memory)
    olderMemories = olderMemories.map(change)
    clearedResult = clearedResult.map(change)
    level.changeNumbers(change)
    for index in enclosing.indices { enclosing[index].changeNumbers(change) }
    if let operand = repetition?.operand { repetition?.operand = change(operand) }
  }

  /// Every number that is held.
  var numbers: [KeypadValue] {
    [shown, memory] + olderMemories + [clearedResult, repetition?.operand].compactMap { $0 }
      + (enclosing + [level]).flatMap { level in
        ([level.pending].compactMap { $0 } + level.parked).map { $0.left }
      }
  }

  /// Whether ± negates the number as a whole: where it has no minus sign, and where the word has no negative of what is
  /// typed, as for -128 in eight bits.
  var negatesWord: Bool {
    guard let word else { return false }
    guard word.hasMinus, phase == .entering, var digits = entry?.digits else {
      return !word.hasMinus
    }
    digits.isNegative.toggle()
    return !word.holds(typed: digits)
  }

  mutating func negateWord() -> KeypadEffect {
    let value = value
    if value.isKnownZero { return .unchanged }
    let isOperand = phase == .entering || phase == .afterOperator
    show(arithmetic.negated(value), isOperand ? .operand : phase)
    return .changed
  }
}

extension Keypad.Level {
  fileprivate mutating func changeNumbers(_ change: (KeypadValue) -> KeypadValue) {
    if let left = pending?.left { pending?.left = change(left) }
    for index in parked.indices { parked[index].left = change(parked[index].left) }
  }
}

extension KeypadValue {
  init(_ integer: Integer) { self.init(Rational(integer)) }

  /// The number as an integer; `nil` if it is not kept as one.
  var integer: Integer? {
    guard case .rational(let value) = storage else { return nil }
    return value.integerValue(limit: 1 << 16)
  }
}

// MARK: - What is shown

/// What a programmer's keypad shows beside its display.
///
/// ```swift
/// var keypad = Keypad(options: .programmer)
/// keypad.press(contentsOf: [.digit(.one), .digit(.zero)])
/// keypad.snapshot().word?.lines.map(\.text)  // A, 10, 12, 1010
/// ```
public struct WordSnapshot: Hashable, Sendable, Codable {
  /// The number shown, in one base.
  public struct Line: Hashable, Sendable, Codable {
    /// The base.
    public var base: WordFormat.Base
    /// The number; bits in groups of four, of which none is incomplete.
    public var text: String
  }

  /// The base of the display, and the words.
  public var format: WordFormat
  /// The number in each base, in the order in which they stand on the keypad; none while an error is shown.
  public var lines: [Line]
}

extension Keypad {
  func wordSnapshot(_ display: DisplayFormat) -> WordSnapshot? {
    guard let word else { return nil }
    let number = fault == nil ? value.integer : nil
    return WordSnapshot(
      format: word,
      lines: WordFormat.Base.allCases.compactMap { base in
        guard let number else { return nil }
        var digits = word.digits(of: number, base)
        if base == .binary, !number.isZero {
          let missing = -digits.integer.count & 3
          digits.integer.insert(
            contentsOf: repeatElement(UInt8(ascii: "0"), count: missing),
            at: digits.integer.startIndex)
        }
        return WordSnapshot.Line(base: base, text: digits.text(word.display(display, base)))
      })
  }
}
