import SciNumber

/// A number as it stands on a display, before it is written in the signs of a locale.
struct DisplayNumber: Hashable {
  var isNegative = false
  /// Digits 0 to 9.
  var integer: [UInt8]
  /// `nil` where there is no point.
  var fraction: [UInt8]?
  var exponent: Int?

  init(_ entry: KeypadEntry) {
    isNegative = entry.isNegative
    integer = entry.integer
    fraction = entry.fraction
  }

  /// The cells that it takes.
  var cellCount: Int {
    let exponentLength = exponent.map { 1 + String($0).utf8.count } ?? 0
    return integer.count + (fraction?.count ?? 0) + exponentLength
  }
}

// MARK: - Fitting a value into cells

extension DisplayNumber {
  /// A value, rounded half away from zero to what fits.
  ///
  /// Positional where the integer digits fit; numbers below 1 are scientific where fewer than four significant digits would
  /// be left and some were lost.
  init(fitting value: Real, cells: Int) throws(KeypadError) {
    let cells = max(1, cells)
    let digits = try Self.digits(of: value, .significant(cells))
    if digits.exponent >= cells {
      self = try Self(scientific: value, exponent: digits.exponent, cells: cells)
    } else if digits.exponent >= 0 || digits.digits == [UInt8(ascii: "0")] {
      self.init(positional: digits)
    } else {
      let decimals = try Self.digits(of: value, .decimals(cells - 1))
      let isLost = decimals.digits == [UInt8(ascii: "0")]
      let isEnough = decimals.exponent >= 0 || decimals.digits.count >= 4
      if decimals.isExact || isEnough && !isLost {
        self.init(positional: decimals)
      } else {
        self = try Self(scientific: value, exponent: digits.exponent, cells: cells)
      }
    }
  }

  /// A mantissa that leaves room for the exponent.
  private init(scientific value: Real, exponent: Int, cells: Int) throws(KeypadError) {
    let count = max(1, cells - 1 - String(exponent).utf8.count)
    var digits = try Self.digits(of: value, .significant(count))
    let exponent = digits.exponent
    if cells - 1 - String(exponent).utf8.count < digits.digits.count {
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
    isNegative = decimal.isNegative
    let digits = decimal.digits.map { $0 - UInt8(ascii: "0") }
    let count = decimal.exponent + 1
    if count > 0 {
      integer = Array(digits.prefix(count))
      integer += [UInt8](repeating: 0, count: max(0, count - digits.count))
      fraction = Array(digits.dropFirst(count))
    } else {
      integer = [0]
      fraction = [UInt8](repeating: 0, count: -count) + digits
    }
    while fraction?.last == 0 { fraction?.removeLast() }
    if fraction == [] { fraction = nil }
    if integer == [0], fraction == nil { isNegative = false }
  }
}

// MARK: - Writing

extension DisplayNumber {
  func text(_ format: DisplayFormat) -> String {
    var text = isNegative ? format.minus : ""
    for (place, digit) in integer.enumerated() {
      let left = integer.count - place
      if place > 0, isGroupEnd(left, format) { text += format.groupSeparator }
      text += Self.digit(digit, format)
    }
    if let fraction {
      text += format.decimalPoint
      for digit in fraction { text += Self.digit(digit, format) }
    }
    guard let exponent else { return text }
    text += format.exponent
    if exponent < 0 { text += format.minus }
    for digit in String(exponent.magnitude).utf8 {
      text += Self.digit(digit - UInt8(ascii: "0"), format)
    }
    return text
  }

  /// Whether a group ends before the last `left` digits.
  private func isGroupEnd(_ left: Int, _ format: DisplayFormat) -> Bool {
    guard let first = format.groupSizes.first, let last = format.groupSizes.last, first > 0,
      integer.count >= first + format.minimumGroupingDigits
    else { return false }
    var end = 0
    for size in format.groupSizes where end < left { end += max(1, size) }
    while end < left { end += max(1, last) }
    return end == left
  }

  private static func digit(_ digit: UInt8, _ format: DisplayFormat) -> String {
    let place = Int(digit)
    return format.digits.indices.contains(place) ? format.digits[place] : String(digit)
  }

  /// The number as it is read aloud: the sign, the point and the exponent in words.
  var spokenText: String {
    var text = isNegative ? "minus " : ""
    for digit in integer { text += String(digit) }
    if let fraction {
      text += " point"
      if !fraction.isEmpty { text += " " + fraction.map { String($0) }.joined(separator: " ") }
    }
    guard let exponent else { return text }
    return text + " times 10 to the " + (exponent < 0 ? "minus " : "") + String(exponent.magnitude)
  }
}
