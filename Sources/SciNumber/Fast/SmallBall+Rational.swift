extension SmallBall {
  /// A rational number, exactly or to a few ulps; `nil` for 0 and where numerator or denominator have more than 63 bits.
  package init?(enclosing value: Rational) {
    switch value.representation {
    case .small(let coefficient, let scale):
      guard scale.magnitude < 1 << 12 else { return nil }
      self.init(
        coefficient: UInt128(truncatingIfNeeded: coefficient.magnitude),
        timesTenToThe: Int32(truncatingIfNeeded: -scale), isNegative: coefficient < 0)
    case .large(let fraction):
      guard fraction.scale.magnitude < 1 << 12, let numerator = fraction.numerator.asInt,
        let denominator = fraction.denominator.asInt, let divisor = SmallBall(Int64(denominator)),
        let dividend = SmallBall(
          coefficient: UInt128(truncatingIfNeeded: numerator.magnitude),
          timesTenToThe: Int32(truncatingIfNeeded: -fraction.scale), isNegative: numerator < 0),
        let quotient = dividend / divisor
      else { return nil }
      self = quotient
    }
  }
}
