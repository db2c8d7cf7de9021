// What joins the fast path with the rest: digits as everything else writes them.

extension SmallBall {
  /// The number in `count` significant digits, correctly rounded; `nil` where that is not decided.
  ///
  /// They are the digits that ``Real/digits(_:wholeUpTo:rounding:within:)`` returns for a number that is not known to be rational. That looks for an exact form of
  /// numbers with more digits before the point than are asked for; so those are `nil`.
  package func digits(significant count: Int32, rounding: RoundingMode) -> DecimalDigits? {
    rounded(significant: count, rounding: rounding).map { DecimalDigits($0, count: count) }
  }

  /// The same number as a coefficient and an exponent.
  package func rounded(significant count: Int32, rounding: RoundingMode) -> RoundedDecimal? {
    guard rounding != .unnecessary else { return nil }
    let isNegative = isNegative
    let decimal = rounded(toDigits: count) { lastDigit, isAboveHalf in
      rounding.incrementsMagnitude(
        isNegative: isNegative, lastDigit: lastDigit, tail: isAboveHalf ? .aboveHalf : .belowHalf)
    }
    guard let decimal, decimal.exponent <= 0 else { return nil }
    return decimal
  }
}

extension DecimalDigits {
  /// A rounded number of so many digits.
  package init(_ decimal: RoundedDecimal, count: Int32) {
    self.init(
      isNegative: decimal.isNegative, digits: decimal.text(count: Int(count)),
      exponent: WideInt(decimal.exponent) + WideInt(count) - 1, isExact: false)
  }
}

extension RoundedDecimal {
  /// The coefficient's digits as ASCII bytes.
  fileprivate func text(count: Int) -> [UInt8] {
    let (upper, lower) = coefficient.decimalHalves
    var digits = [UInt8](repeating: 0, count: count)
    let middle = max(0, count - 19)
    Integer.write(upper, in: 0..<middle, of: &digits)
    Integer.write(lower, in: middle..<count, of: &digits)
    return digits
  }
}
