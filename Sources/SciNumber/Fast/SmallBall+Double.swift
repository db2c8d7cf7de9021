// Between the machine's numbers and enclosures of 128 bits.

extension SmallBall {
  /// The number of the machine, exactly; `nil` for 0 and for what is infinite or not a number.
  package init?(exactly value: Double) {
    // By its bits, which takes a fifth of the time.
    let biased = Int32(truncatingIfNeeded: value.bitPattern &>> 52 & 0x7FF)
    if biased != 0, biased != 0x7FF {
      let significand = UInt128(truncatingIfNeeded: value.bitPattern & (1 &<< 52 &- 1) | 1 &<< 52)
      self.init(
        proved: significand &<< 75, exponent: biased &- 1023, error: 0,
        isNegative: value.bitPattern &>> 63 != 0)
      return
    }
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

  /// The nearest number of the machine; `nil` where the enclosure does not tell, and beyond the range of normal
  /// numbers.
  ///
  /// With M = 2⁷⁵ q + t and 2⁵² ≤ q < 2⁵³, all of [M − E, M + E] rounds to q units of 2⁷⁵ if t + E < 2⁷⁴, and to q +
  /// 1 if t − E > 2⁷⁴. The other end of the interval is never in question: E ≤ 2⁶⁰, and the next boundary is 2⁷³
  /// away, half as far as usual where q is 2⁵² and the numbers below are twice as close. A tie of an exact number goes to the even one; others are left
  /// to others.
  package var nearestDouble: Double? {
    guard exponent.magnitude < 1000 else { return nil }
    let (unit, half): (UInt128, UInt128) = (1 << 75, 1 << 74)
    let tail = mantissa & (unit - 1)
    let error = UInt128(error)
    var units = UInt64(truncatingIfNeeded: mantissa >> 75)
    if tail > half, tail &- half > error {
      units &+= 1
    } else if tail &+ error >= half {
      guard tail == half, error == 0 else { return nil }
      units &+= units & 1
    }
    // The bit 2⁵² of the units counts as 1 of the exponent, and so does a carry into 2⁵³.
    let bits = UInt64(truncatingIfNeeded: exponent &+ 1022) &<< 52 &+ units
    return Double(bitPattern: isNegative ? bits | 1 &<< 63 : bits)
  }
}
