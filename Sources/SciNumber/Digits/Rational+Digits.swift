// The decimal digits of a rational number, rounded once from the exact quotient.

extension Rational {
  /// The number in decimal digits, correctly rounded, or `nil` if these take more than `limit` bits or the mode is
  /// ``RoundingMode/unnecessary`` and rounding is not.
  ///
  /// An exact result has no zeros at its end, however many digits were asked for; a rounded one has exactly the
  /// digits asked for. Where rounding leaves nothing, the result is 0 and not exact.
  public func digits(
    _ count: DigitCount, rounding mode: RoundingMode, limit: WideInt
  ) -> DecimalDigits? {
    let digits = roundedDigits(count, mode, limit: limit)
    return mode == .unnecessary && digits?.isExact == false ? nil : digits
  }

  private func roundedDigits(
    _ count: DigitCount, _ mode: RoundingMode, limit: WideInt
  ) -> DecimalDigits? {
    let (numerator, denominator, scale) = parts
    if isZero { return finiteDigits }
    let isFinite = denominator.isOne
    switch count {
    case .significant(let wanted):
      precondition(wanted > 0, "no digits")
      if isFinite, numerator.decimalDigitCount <= wanted { return finiteDigits }
      var result = rounded(toDigits: wanted, mode, limit: limit)
      if let count = result?.digits.count, count > wanted { result?.digits.removeLast() }
      return result
    case .decimals(let wanted):
      if isFinite, scale <= wanted { return finiteDigits }
      // Beyond this nothing that has a scale differs.
      let wanted = max(wanted, 2 * Self.scales.lowerBound)
      let (digits, overflows) = (decimalExponent + 1).addingReportingOverflow(wanted)
      if overflows { return nil }
      return digits > 0
        ? rounded(toDigits: digits, mode, limit: limit)
        : roundedToNone(decimals: wanted, mode)
    }
  }

  /// The number in all its digits; `nil` if they do not end or are more than `maximumCount`.
  ///
  /// Zeros at the end are not counted and not written: they are in the exponent.
  public func exactDigits(maximumCount: WideInt) -> DecimalDigits? {
    let (numerator, denominator, _) = parts
    guard denominator.isOne, numerator.decimalDigitCount <= maximumCount else { return nil }
    return finiteDigits
  }

  /// The digits of a number without denominator.
  private var finiteDigits: DecimalDigits {
    let (numerator, _, scale) = parts
    let digits = numerator.digits()
    return DecimalDigits(
      isNegative: signum < 0, digits: digits,
      exponent: isZero ? 0 : WideInt(digits.count) - 1 - scale,
      isExact: true)
  }

  /// The number rounded to the position where `count` digits end; one digit more where 9.99… becomes 10.
  private func rounded(toDigits count: WideInt, _ mode: RoundingMode, limit: WideInt)
    -> DecimalDigits?
  {
    guard count <= Self.scales.upperBound,
      Integer.allows(bits: PowerOfTen.bitWidth(count), limit: limit)
    else { return nil }
    let exponent = decimalExponent
    let (integer, isExact) = magnitudeRounded(byTenToThe: count - 1 - exponent, mode)
    var digits = integer.digits()
    let carry = WideInt(digits.count) - count
    if isExact {
      digits.removeLast(digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count)
    }
    return DecimalDigits(
      isNegative: signum < 0, digits: digits, exponent: exponent + carry, isExact: isExact)
  }

  /// The number rounded to a position above its first digit: one unit of that position, or nothing.
  private func roundedToNone(decimals: WideInt, _ mode: RoundingMode) -> DecimalDigits {
    let (integer, _) = magnitudeRounded(byTenToThe: decimals, mode)
    return DecimalDigits(
      isNegative: signum < 0 && !integer.isZero, digits: integer.digits(),
      exponent: integer.isZero ? 0 : -decimals, isExact: false)
  }
}

extension Rational {
  /// The number that the digits write, whether or not they were rounded; `nil` beyond the range of ``scales``.
  public init?(_ decimal: DecimalDigits) {
    let scale = decimal.exponent - WideInt(decimal.digits.count) + 1
    guard let magnitude = Rational(decimalLiteral: decimal.digits + Array("e\(scale)".utf8)) else {
      return nil
    }
    self = decimal.isNegative ? magnitude.negated() : magnitude
  }
}
