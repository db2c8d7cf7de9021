extension SmallBall {
  /// A rational number, exactly or to a few ulps; `nil` for 0 and where numerator or denominator have more than 127 bits.
  package init?(enclosing value: Rational) {
    switch value.representation {
    case .small(let coefficient, let scale):
      guard scale.magnitude < 1 << 12 else { return nil }
      self.init(
        coefficient: UInt128(truncatingIfNeeded: coefficient.magnitude),
        timesTenToThe: Int32(truncatingIfNeeded: -scale), isNegative: coefficient < 0)
    case .large(let fraction):
      guard fraction.scale.magnitude < 1 << 12, let numerator = fraction.numerator.asInt128,
        let denominator = fraction.denominator.asInt128,
        let divisor = SmallBall(
          units: denominator.magnitude, exponent: 0, error: 0, isNegative: false),
        let dividend = SmallBall(
          coefficient: numerator.magnitude,
          timesTenToThe: Int32(truncatingIfNeeded: -fraction.scale), isNegative: numerator < 0)
      else { return nil }
      guard denominator != 1 else {
        self = dividend
        return
      }
      guard let quotient = dividend / divisor else { return nil }
      self = quotient
    }
  }
}
