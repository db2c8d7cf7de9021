public import SciNumber

/// What a key did.
///
/// ```swift
/// var keypad = Keypad()
/// switch keypad.press(.closeBracket) {
/// case .refused(let reason): print(reason)  // nothingToClose
/// case .failed(let error): print(error.words)
/// case .unchanged, .changed, .evaluated: break
/// }
/// ```
public enum KeypadEffect: Hashable, Sendable {
  /// Nothing, since there was nothing to do: a second 0 in front of a number.
  case unchanged
  /// The state changed.
  case changed
  /// The key was not accepted, and the state is what it was.
  case refused(KeypadRefusal)
  /// Something was computed; the number shown may be the same as before.
  case evaluated([TapeLine])
  /// There is no result, and the display says so.
  case failed(KeypadError)
}

/// Why a key was not accepted.
///
/// ```swift
/// var keypad = Keypad()
/// keypad.press(.backspace) == .refused(.nothingToDelete)  // true
/// ```
public enum KeypadRefusal: String, CaseIterable, Sendable, Codable {
  /// The display has no cell left.
  case digitLimit
  /// The number has a decimal point.
  case secondPoint
  /// There is no typed character to take away: results cannot be edited.
  case nothingToDelete
  /// No bracket is open.
  case nothingToClose
  /// Too many brackets are open.
  case bracketLimit
  /// The operation waits for its right operand.
  case operandMissing
  /// An error is shown, and must be cleared first.
  case errorMustBeCleared
  /// A number that was entered is beyond the largest exponent, or what a word can hold.
  case outOfRange
  /// The keypad has no such key.
  case absentKey
  /// The base that numbers are written in has no such digit.
  case absentDigit
  /// A word cannot hold the number with this digit behind it.
  case wordLimit
}

/// Why there is no result.
///
/// ```swift
/// var keypad = Keypad()
/// keypad.press(contentsOf: try KeypadKey.reading("1 / 0 ="))
/// keypad.snapshot().fault?.words  // division by zero
/// ```
public enum KeypadError: String, CaseIterable, Error, Sendable, Codable {
  /// A division by zero.
  case divisionByZero
  /// The function has no real value there.
  case domain
  /// The number is too large or too small for the exponents of the display.
  case overflow
  /// Whether a number is zero could not be proved either way.
  case undecided
  /// The computation would take more time or memory than a key may.
  case limit
  /// A word is shifted by a negative number of bits, or by as many as it has.
  case shiftCount
}

/// A line of the paper tape: one operation that was carried out, with exact values.
///
/// ```swift
/// var record = KeypadRecord()
/// for key in try KeypadKey.reading("2 + 3 =") { record.press(key) }
/// if case .binary(let left, let key, let right) = record.tape[0].operation {
///   print(left, key, right)  // 2, +, 3
/// }
/// ```
public struct TapeLine: Hashable, Sendable, Codable {
  /// An operation with its operands.
  public enum Operation: Hashable, Sendable, Codable {
    case binary(KeypadValue, BinaryKey, KeypadValue)
    case unary(UnaryKey, KeypadValue, AngleUnit)
    case percent(KeypadValue)
    case percentOf(KeypadValue, KeypadValue)
  }

  /// What was computed.
  public var operation: Operation
  /// What came out.
  public var result: KeypadValue
  /// Whether = repeated an earlier operation.
  public var isRepeated: Bool

  /// Makes a line from its parts.
  public init(operation: Operation, result: KeypadValue, isRepeated: Bool) {
    self.operation = operation
    self.result = result
    self.isRepeated = isRepeated
  }
}
