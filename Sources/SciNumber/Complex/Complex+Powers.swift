// Powers. The rules for z^w:
//
//   z^n for an integer n is the product; z^0 = 1 for every z, 0 included;
//   0^w = 0 where Re w > 0, and a division by zero elsewhere;
//   every other power is the principal one, e^(w ln z): (−8)^(1/3) = 1 + √3·i.

extension Complex {
  /// The power z^w; the rules stand at the head of this file.
  ///
  /// Exact for integer exponents of numbers with rational parts, and for roots of such numbers that have rational parts.
  public func raised(
    to exponent: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    if let exponent = try exponent.knownReal(within: budget) {
      return try raised(toReal: exponent, within: budget)
    }
    guard try !isZero(within: budget) else {
      guard try exponent.real.sign(within: budget) > 0 else { throw .divisionByZero }
      return 0
    }
    if isKeptReal, real.isEulersNumber { return exponent.exp(within: budget) }
    // |z|^a e^(−bθ) at the angle aθ + b ln |z| for w = a + bi.
    let (a, b) = (exponent.real, exponent.imaginary)
    let radius = try magnitude(within: budget)
    let angle = try argument(.radians, within: budget)
    let factor = b.multiplied(by: angle, within: budget).negated().exp(within: budget)
    return Complex(
      PolarForm(
        magnitude: try radius.raised(to: a, within: budget).multiplied(by: factor, within: budget),
        angle: a.multiplied(by: angle, within: budget)
          .adding(
            b.multiplied(by: try radius.log(within: budget), within: budget), within: budget),
        unit: .radians), within: budget)
  }

  private func raised(
    toReal exponent: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    if let rational = exponent.knownRational {
      if let integer = rational.integerValue(limit: budget.exactBits) {
        return try raised(to: integer, within: budget)
      }
      if let root = try rationalPower(rational, within: budget) { return root }
    }
    guard try !isZero(within: budget) else {
      switch try exponent.sign(within: budget) {
      case 0: return 1
      case 1: return 0
      default: throw .divisionByZero
      }
    }
    if let real = try knownReal(within: budget), try real.sign(within: budget) > 0 {
      return Complex(try real.raised(to: exponent, within: budget))
    }
    return try turned(by: exponent, within: budget)
  }

  /// |z|^a at the angle a·arg z, for a z that is not zero.
  private func turned(
    by exponent: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    let angle = try exactArgument(within: budget)
    return Complex(
      PolarForm(
        magnitude: try magnitude(within: budget).raised(to: exponent, within: budget),
        angle: angle.value.multiplied(by: exponent, within: budget), unit: angle.unit),
      within: budget)
  }

  /// The argument in degrees where those are rational, else in the unit in which it is kept, or in radians.
  private func exactArgument(
    within budget: EvaluationBudget
  ) throws(MathError) -> (value: Real, unit: AngleUnit) {
    let unit = polarForm?.unit ?? .radians
    let degrees = try argument(.degrees, within: budget)
    if degrees.knownRational != nil { return (degrees, .degrees) }
    return (unit == .degrees ? degrees : try argument(unit, within: budget), unit)
  }

  /// The power with an exponent that is no integer, where there is a root with rational parts or a square root.
  private func rationalPower(
    _ exponent: Rational, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    guard !isKeptReal, polarForm == nil,
      let degree = exponent.denominator(limit: 30)?.asInt,
      let numerator = exponent.numerator(limit: budget.exactBits),
      try !isZero(within: budget)
    else { return nil }
    if let root = try rationalRoot(degree, within: budget) {
      return try root.raised(to: numerator, within: budget)
    }
    guard degree == 2, numerator.magnitude <= 8 else { return nil }
    return try squareRoot(within: budget).raised(to: numerator, within: budget)
  }
}

// MARK: - Integer powers

extension Complex {
  /// The power with an integer exponent, by squaring.
  ///
  /// Where the parts of the power would be too long, or a tree of products too large, it is computed from magnitude and angle.
  func raised(
    to exponent: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    if exponent.isZero { return 1 }
    if exponent.isOne { return self }
    if isKeptReal { return Complex(try real.raised(to: Real(exponent), within: budget)) }
    if real.isKeptZero {
      let power = Complex(try imaginary.raised(to: Real(exponent), within: budget))
      return power.timesI(Real(exponent).knownRational?.modulo(4, limit: 64)?.asInt ?? 0)
    }
    if let polar = polarForm {
      return Complex(
        PolarForm(
          magnitude: try polar.magnitude.raised(to: Real(exponent), within: budget),
          angle: polar.angle.multiplied(by: Real(exponent), within: budget), unit: polar.unit),
        within: budget)
    }
    if exponent.signum < 0 {
      guard try !isZero(within: budget) else { throw .divisionByZero }
    }
    guard let count = exponent.magnitude.asInt, isShort(forPower: count, within: budget) else {
      guard try !isZero(within: budget) else { return 0 }
      return try turned(by: Real(exponent), within: budget)
    }
    let power = try squared(toThe: count, within: budget)
    return exponent.signum < 0 ? try power.reciprocal(within: budget) : power
  }

  /// Whether the power is written out.
  private func isShort(forPower count: WideInt, within budget: EvaluationBudget) -> Bool {
    guard let x = real.knownRational, let y = imaginary.knownRational else {
      return count <= Self.largestExpandedPower
    }
    let (bits, overflows) = (x.bitSize + y.bitSize + 1).multipliedReportingOverflow(by: count)
    return !overflows && bits <= budget.exactBits
  }

  /// The largest power of a number whose parts are not rational that is computed by products.
  private static let largestExpandedPower: WideInt = 64

  private func squared(
    toThe count: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    var power = self
    let top = WideInt.bitWidth - count.leadingZeroBitCount - 1
    for bit in (0..<WideInt(top)).reversed() {
      try budget.check()
      power = power.squared(within: budget)
      if count >> bit & 1 == 1 { power = power.multiplied(by: self, within: budget) }
    }
    return power
  }

  /// z² = x² − y² + 2xy·i.
  func squared(within budget: EvaluationBudget) -> Complex {
    if isKeptReal || polarForm != nil { return multiplied(by: self, within: budget) }
    return Complex(
      real.multiplied(by: real, within: budget)
        .subtracting(imaginary.multiplied(by: imaginary, within: budget), within: budget),
      real.multiplied(by: imaginary, within: budget).scaled(2, within: budget))
  }

  /// iⁿz for n from 0 to 3.
  private func timesI(_ count: WideInt) -> Complex {
    switch count {
    case 0: self
    case 1: timesI
    case 2: negated()
    default: timesMinusI
    }
  }
}
