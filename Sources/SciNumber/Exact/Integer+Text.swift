// Integers from and to digits in any base.

internal import CMPFR

extension Integer {
  /// The integer that `text` spells: digits in `base`, with an optional sign in front; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - text: ASCII digits and letters of either case.
  ///   - base: 2 to 36.
  public init?(_ text: some StringProtocol, base: WideInt = 10) {
    let bytes = Array(text.utf8)
    let isSigned = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+")
    guard let magnitude = Integer(digits: bytes.dropFirst(isSigned ? 1 : 0), base: base) else {
      return nil
    }
    self = bytes.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// The natural number that ASCII digits in `base` spell; `nil` unless there is at least one and nothing else.
  init?(digits: some Collection<UInt8>, base: WideInt = 10) {
    precondition(2...36 ~= base, "base out of range")
    guard !digits.isEmpty, digits.allSatisfy({ Self.isDigit($0, base: base) }) else { return nil }
    self.init(checked: Array(digits).span, base: base)
  }

  /// The natural number that digits spell of which nothing else has to be known: there is at least one, and all are digits.
  init(checked digits: Span<UInt8>, base: WideInt = 10) {
    assert(Self.areDigits(digits, base: base), "no digits")
    if base == 10, digits.count <= Self.mostDigitsByWords {
      self.init(decimalWords: digits)
      return
    }
    self = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digits.count + 1) {
      text in
      // GMP reads up to a NUL.
      for index in digits.indices { unsafe text[index] = digits[index] }
      unsafe text[digits.count] = 0
      return unsafe text.withMemoryRebound(to: CChar.self) { text in
        unsafe Integer.make { _ = unsafe __gmpz_set_str($0, text.baseAddress, Int32(base)) }
      }
    }
  }

  private static func areDigits(_ digits: Span<UInt8>, base: WideInt) -> Bool {
    for index in digits.indices where !isDigit(digits[index], base: base) { return false }
    return !digits.isEmpty
  }

  /// So few digits are read faster word by word than by GMP, whose time is in proportion to less than their square.
  private static let mostDigitsByWords = 200

  /// The natural number that decimal digits spell: as many at a time as fit a word.
  private init(decimalWords digits: Span<UInt8>) {
    // 10¹⁹ is less than 2⁶⁴, and 10⁹ less than 2³².
    let wordLength: Int = UInt.bitWidth == 64 ? 19 : 9
    self = unsafe Integer.make { number in
      // A digit has less than 3⅓ bits; allocated at once.
      unsafe __gmpz_realloc2(number, UInt(digits.count) * 10 / 3 + 1)
      var start: Int = 0
      while start < digits.count {
        let end = min(start + wordLength, digits.count)
        var (word, power): (UInt, UInt) = (0, 1)
        for index in start..<end {
          word = word &* 10 &+ UInt(digits[index] &- UInt8(ascii: "0"))
          power &*= 10
        }
        unsafe __gmpz_mul_ui(number, number, power)
        unsafe __gmpz_add_ui(number, number, word)
        start = end
      }
    }
  }

  static func isDigit(_ byte: UInt8, base: WideInt) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): WideInt(byte - UInt8(ascii: "0")) < base
    case UInt8(ascii: "a")...UInt8(ascii: "z"): WideInt(byte - UInt8(ascii: "a")) + 10 < base
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): WideInt(byte - UInt8(ascii: "A")) + 10 < base
    default: false
    }
  }

  /// The digits of the magnitude in a base from 2 to 36 as ASCII bytes, letters in lower case, without leading zeros.
  public func digits(base: WideInt = 10) -> [UInt8] {
    precondition(2...36 ~= base, "base out of range")
    if case .small(let value) = storage {
      return base == 10
        ? Self.decimalDigits(UInt64(value.magnitude))
        : Array(String(value.magnitude, radix: Int(base)).utf8)
    }
    return unsafe withPointer { x in
      // GMP writes a sign and a NUL as well; the size may be one too large.
      let capacity = unsafe __gmpz_sizeinbase(x, Int32(base)) + 2
      let isNegative = unsafe sci_mpz_sgn(x) < 0
      var bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
        unsafe buffer.withMemoryRebound(to: CChar.self) { text in
          _ = unsafe __gmpz_get_str(text.baseAddress, Int32(base), x)
          count = unsafe text.baseAddress.map { unsafe sci_strlen($0) } ?? 0
        }
      }
      if isNegative { bytes.removeFirst() }
      return bytes
    }
  }

  /// The decimal digits of a number, of which there are at most twenty.
  static func decimalDigits(_ value: UInt64) -> [UInt8] {
    let count = Int(decimalDigitCount(value))
    var digits = [UInt8](repeating: 0, count: count)
    write(value, in: 0..<count, of: &digits)
    return digits
  }

  /// Writes the last decimal digits of a number, as many as there are places.
  static func write(_ value: UInt64, in places: Range<Int>, of digits: inout [UInt8]) {
    unsafe digits.withUnsafeMutableBufferPointer { digits in
      var rest = value
      for place in places.reversed() {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        unsafe digits[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
        rest = quotient
      }
    }
  }

  /// The integer in a base from 2 to 36, letters in lower case.
  public func text(base: WideInt = 10) -> String {
    let text = String(decoding: digits(base: base), as: UTF8.self)
    return signum < 0 ? "-" + text : text
  }
}

extension Integer: LosslessStringConvertible {
  /// The integer that decimal digits spell, with an optional sign in front.
  public init?(_ description: String) {
    self.init(description, base: 10)
  }

  /// The decimal digits.
  public var description: String { text() }
}

// MARK: - Counting digits

extension Integer {
  /// The number of decimal digits of the magnitude; 1 for zero.
  public var decimalDigitCount: WideInt {
    if case .small(let value) = storage { return Self.decimalDigitCount(UInt64(value.magnitude)) }
    let bits = bitWidth
    let least = PowerOfTen.exponent(notAbove: bits - 1) + 1
    let most = PowerOfTen.exponent(notBelow: bits)
    return least == most || magnitude < PowerOfTen.integer(least) ? least : least + 1
  }

  private static func decimalDigitCount(_ value: UInt64) -> WideInt {
    let bits = UInt64.bitWidth - value.leadingZeroBitCount
    // 2^(b−1) has the digits of this estimate or one less than its power of ten says; see `PowerOfTen`.
    let count = PowerOfTen.exponent(notAbove: max(0, WideInt(bits) - 1)) + 1
    return count < 20 && value >= sci_power_of_ten(UInt32(count)) ? count + 1 : count
  }
}
