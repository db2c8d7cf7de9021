extension Rational {
  /// The exact value of a binary number; `nil` if it is infinite or not a number.
  ///
  /// ```swift
  /// let tenth = Rational(exactly: 0.1)  // 0.1000000000000000055511151231257827021181583404541015625
  /// ```
  public init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    guard value != 0 else {
      self = 0
      return
    }
    // The significand has 52 bits behind the point, and the exponent of the last of them is -1074 or more.
    let exponent = WideInt(value.exponent) - WideInt(Double.significandBitCount)
    let integral = Rational(Integer(WideInt(value.significand * 0x1p52)))
    guard let power = Rational(2).power(Integer(exponent), limit: 1 << 12) else { return nil }
    self = value < 0 ? -(integral * power) : integral * power
  }
}
