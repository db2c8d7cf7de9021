// Between the machine's numbers and enclosures of 128 bits.

extension SmallBall {
  /// The number of the machine, exactly; `nil` for 0 and for what is infinite or not a number.
  package init?(exactly value: Double) {
    guard value.isFinite, value != 0 else { return nil }
    // A subnormal number has an exponent and a significand of its own like any other.
    self.init(
      units: UInt128(UInt64(value.significand.magnitude * 0x1p52)),
      exponent: Int32(value.exponent) - 52,
      error: 0, isNegative: value < 0)
  }

  /// Two numbers of the machine between which the number lies; `nil` beyond the range of normal ones.
  ///
  /// With M = 2⁷⁶ q + t and 2⁵¹ ≤ q < 2⁵², |x| lies in [M − E, M + E] × 2^(e − 127). Since E ≤ 2⁶⁰ < 2⁷⁶, q − 1 and q + 2 are
  /// bounds of both ends in units of 2⁷⁶, q if E ≤ t, and q + 1 if t + E ≤ 2⁷⁶, q if both are 0. All of them are integers below 2⁵³, so that
  /// the products with a power of two are exact.
  package var doubles: (lower: Double, upper: Double)? {
    guard exponent.magnitude < 1000 else { return nil }
    let unit: UInt128 = 1 << 76
    let tail = mantissa & (unit - 1)
    let error = UInt128(error)
    let units = UInt64(truncatingIfNeeded: mantissa >> 76)
    let below = error <= tail ? units : units - 1
    let above = tail + error == 0 ? units : tail + error <= unit ? units + 1 : units + 2
    let scale = Double(sign: .plus, exponent: Int(exponent) - 51, significand: 1)
    let (low, high) = (Double(below) * scale, Double(above) * scale)
    return isNegative ? (-high, -low) : (low, high)
  }
}
