import SciNumber

/// How a programmer's keypad holds and writes its numbers: as words of so many bits, in a base.
///
/// ```swift
/// var keypad = Keypad(options: .programmer)
/// keypad.press(contentsOf: [.base(.hexadecimal), .size(.byte), .unary(.not)])
/// keypad.snapshot().text  // FF
/// keypad.word == WordFormat(base: .hexadecimal, size: .byte, isSigned: true)  // true
/// ```
public struct WordFormat: Hashable, Sendable, Codable {
  /// A base that numbers are written in.
  public enum Base: String, CaseIterable, Sendable, Codable {
    case hexadecimal = "hex"
    case decimal = "dec"
    case octal = "oct"
    case binary = "bin"

    /// How many digits there are.
    public var radix: Int {
      switch self {
      case .hexadecimal: 16
      case .decimal: 10
      case .octal: 8
      case .binary: 2
      }
    }
  }

  /// How many bits a word has.
  public enum Size: String, CaseIterable, Sendable, Codable {
    case byte, word, dword, qword

    /// The number of bits.
    public var bits: Int {
      switch self {
      case .byte: 8
      case .word: 16
      case .dword: 32
      case .qword: 64
      }
    }

    /// The next smaller size, and the largest behind the smallest.
    public var next: Size {
      switch self {
      case .byte: .qword
      case .word: .byte
      case .dword: .word
      case .qword: .dword
      }
    }
  }

  /// The base that numbers are written in.
  public var base: Base
  /// How many bits a word has.
  public var size: Size
  /// Whether the highest bit counts as negative, as in two's complement.
  public var isSigned: Bool

  /// Makes a format; what is left out is as on a new keypad.
  public init(base: Base = .decimal, size: Size = .qword, isSigned: Bool = true) {
    (self.base, self.size, self.isSigned) = (base, size, isSigned)
  }

  private var bits: WideInt { WideInt(size.bits) }

  /// The number that the lowest bits of another one are in a word.
  func wrapped(_ number: Integer) -> Integer { number.wrapped(toBits: bits, signed: isSigned) }

  /// The bits of a word as a number that is not negative.
  func pattern(of number: Integer) -> Integer { number.wrapped(toBits: bits, signed: false) }

  /// Whether a word can hold a number as it is.
  func holds(_ number: Integer) -> Bool { wrapped(number) == number }
}

// MARK: - Operations

extension WordFormat {
  /// What a key makes of two numbers that words hold.
  ///
  /// Results keep the lowest bits. Quotients are rounded towards zero, and a remainder has the sign of the dividend.
  func apply(_ key: BinaryKey, _ x: Integer, _ y: Integer) throws(KeypadError) -> Integer {
    switch key {
    case .add: wrapped(x + y)
    case .subtract: wrapped(x - y)
    case .multiply: wrapped(x * y)
    case .divide: wrapped(try Self.division(x, y).quotient)
    case .modulo: try Self.division(x, y).remainder
    case .and: wrapped(x.and(y))
    case .or: wrapped(x.or(y))
    case .xor: wrapped(x.xor(y))
    case .nand: wrapped(x.and(y).complement)
    case .nor: wrapped(x.or(y).complement)
    case .shiftLeft: wrapped(try shiftedLeft(x, by: y))
    case .shiftRight: x.shiftedRight(by: try shiftCount(y))
    case .shiftRightLogical: wrapped(pattern(of: x).shiftedRight(by: try shiftCount(y)))
    case .power, .powerSwapped, .root, .logarithm, .scale: throw .domain
    }
  }

  /// What a key makes of a number that a word holds.
  func apply(_ key: UnaryKey, _ x: Integer) throws(KeypadError) -> Integer {
    switch key {
    case .not: wrapped(x.complement)
    case .rotateLeft: rotated(x, left: 1)
    case .rotateRight: rotated(x, left: bits - 1)
    default: throw .domain
    }
  }

  private static func division(
    _ x: Integer, _ y: Integer
  ) throws(KeypadError) -> (quotient: Integer, remainder: Integer) {
    if y.isZero { throw .divisionByZero }
    return x.quotientAndRemainder(dividingBy: y)
  }

  /// A count of bits that a word can be shifted by.
  private func shiftCount(_ number: Integer) throws(KeypadError) -> WideInt {
    guard let count = number.asInt, 0..<bits ~= count else { throw .shiftCount }
    return count
  }

  private func shiftedLeft(_ x: Integer, by y: Integer) throws(KeypadError) -> Integer {
    // No more than 64 bits are shifted by no more than 63.
    guard let shifted = x.shiftedLeft(by: try shiftCount(y), limit: 128) else { throw .limit }
    return shifted
  }

  /// The bits that leave a word on the left come in on the right.
  private func rotated(_ x: Integer, left count: WideInt) -> Integer {
    let pattern = pattern(of: x)
    let right = pattern.shiftedRight(by: bits - count)
    let left = pattern.shiftedLeft(by: count, limit: 128) ?? 0
    return wrapped(left.or(right))
  }
}
