extension SmallBall {
  /// A real number, to a few ulps; `nil` for zero, for what costs too much, and where its sign is not known with 160 bits.
  ///
  /// The midpoint is rounded to 127 bits: by half a unit, and the radius is at most one.
  package init?(enclosing value: Real, within budget: EvaluationBudget) {
    if let rational = value.knownRational {
      self.init(enclosing: rational)
      return
    }
    guard let ball = try? value.enclosure(bits: 160, within: budget), ball.midpoint.isRegular,
      let exponent = ball.midpoint.exponent, exponent.magnitude < Self.largestExponent.magnitude,
      ball.radius <= .powerOfTwo(exponent - 127)
    else { return nil }
    let units = ball.midpoint.applying(
      .multiply, BigFloat(1, timesTwoToThe: 127 - exponent), precision: 127, rounding: .halfEven)
    guard let integer = Integer(exactly: units, limit: 128)?.asInt128 else { return nil }
    self.init(
      units: integer.magnitude, exponent: Int32(truncatingIfNeeded: exponent) &- 127, error: 2,
      isNegative: integer < 0)
  }
}
