// How a number stands on a display: fitted into cells, in the signs of a locale, and read aloud.

import SciNumber

extension PositionalDigits {
  /// How many cells the number takes: its digits and its exponent.
  var cellCount: Int {
    let exponentLength = exponent.map { 1 + String($0).utf8.count } ?? 0
    return integer.count + fraction.count + exponentLength
  }
}

// MARK: - Fitting a value into cells

extension PositionalDigits {
  /// A value, rounded half away from zero to what fits.
  ///
  /// Positional where the integer digits fit; numbers below 1 are scientific where fewer than four significant digits would
  /// be left and some were lost.
  init(fitting value: Real, cells: Int) throws(KeypadError) {
    let cells = WideInt(max(1, cells))
    let digits = try Self.digits(of: value, .significant(cells))
    if digits.exponent >= cells {
      self = try Self(scientific: value, exponent: digits.exponent, cells: cells)
    } else if digits.exponent >= 0 || digits.isZero {
      self.init(positional: digits)
    } else {
      let decimals = try Self.digits(of: value, .decimals(cells - 1))
      let isEnough = decimals.exponent >= 0 || decimals.digits.count >= 4
      if decimals.isExact || isEnough && !decimals.isZero {
        self.init(positional: decimals)
      } else {
        self = try Self(scientific: value, exponent: digits.exponent, cells: cells)
      }
    }
  }

  /// A mantissa that leaves room for the exponent.
  private init(scientific value: Real, exponent: WideInt, cells: WideInt) throws(KeypadError) {
    let count = max(1, cells - 1 - WideInt(String(exponent).utf8.count))
    var digits = try Self.digits(of: value, .significant(count))
    let exponent = digits.exponent
    if cells - 1 - WideInt(String(exponent).utf8.count) < digits.digits.count {
      // Rounding led to a longer exponent; what it left are zeros.
      digits.digits = [UInt8(ascii: "1")]
    }
    digits.exponent = 0
    self.init(positional: digits)
    self.exponent = exponent
  }

  private static func digits(
    of value: Real, _ count: DigitCount
  ) throws(KeypadError) -> DecimalDigits {
    try KeypadError.catching { () throws(MathError) in
      try value.digits(
        count, wholeUpTo: 0, rounding: .halfAwayFromZero, within: KeypadArithmetic.budget)
    }
  }

  /// The digits with the point where it belongs, without zeros at the end of the fraction.
  private init(positional decimal: DecimalDigits) {
    self.init(decimal)
    removeTrailingZeros()
  }
}

// MARK: - Writing

extension PositionalDigits {
  func text(_ format: DisplayFormat) -> String {
    var text = isNegative ? format.minus : ""
    for (index, digit) in integer.enumerated() {
      let left = integer.count - index
      if index > 0, isGroupEnd(left, format) { text += format.groupSeparator }
      text += Self.digit(digit, format)
    }
    if showsPoint { text += format.decimalPoint }
    for digit in fraction { text += Self.digit(digit, format) }
    guard let exponent else { return text }
    text += format.exponent
    if exponent < 0 { text += format.minus }
    for digit in String(exponent.magnitude).utf8 {
      text += Self.digit(digit, format)
    }
    return text
  }

  /// Whether a group ends before the last `left` digits.
  func isGroupEnd(_ left: Int, _ format: DisplayFormat) -> Bool {
    guard let first = format.groupSizes.first, let last = format.groupSizes.last, first > 0,
      integer.count >= first + format.minimumGroupingDigits
    else { return false }
    var end = 0
    for size in format.groupSizes where end < left { end += max(1, size) }
    while end < left { end += max(1, last) }
    return end == left
  }

  /// An ASCII digit in the signs of the format; letters are digits of base 16.
  static func digit(_ digit: UInt8, _ format: DisplayFormat) -> String {
    let value = Int(digit) - 0x30
    return format.digits.indices.contains(value)
      ? format.digits[value] : String(decoding: [digit], as: UTF8.self)
  }

  /// The number as it is read aloud: the sign, the point and the exponent in words.
  var spokenText: String {
    var text = isNegative ? "minus " : ""
    text += String(decoding: integer, as: UTF8.self)
    if showsPoint { text += " point" }
    for digit in fraction { text += " " + String(decoding: [digit], as: UTF8.self) }
    guard let exponent else { return text }
    return text + " times 10 to the " + (exponent < 0 ? "minus " : "") + String(exponent.magnitude)
  }
}
