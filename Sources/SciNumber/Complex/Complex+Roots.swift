// Square roots and other roots. All are principal: of the values of z^(1/n) the one at the angle arg(z)/n.

extension Complex {
  /// The square root with a real part of at least 0; 2i for −4.
  ///
  /// With z = x + yi, √((|z| + x)/2) is the magnitude of the root's real part and √((|z| − x)/2) that of its imaginary part, and their product is |y|/2. The
  /// sum that does not cancel is taken, and the other part found from the product, so that both have all their digits.
  /// Where |z| and x are rational, both are roots of rational numbers: √(3 + 4i) = 2 + i.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where it cannot be shown on which side of the negative real axis the number lies.
  public func squareRoot(within budget: EvaluationBudget) throws(MathError) -> Complex {
    if isKeptReal { return try Self.squareRoot(of: real, within: budget) }
    if let root = try rootOfPolarForm(2, within: budget) { return root }
    let signOfReal = try real.signUnlessUndecided(within: budget)
    let isRight = signOfReal == 1
    var sign: WideInt = 0
    if !isRight {
      sign = try imaginary.sign(within: budget)
      if sign == 0 { return try Self.squareRoot(of: real, within: budget) }
    }
    let magnitude = try magnitude(within: budget)
    let size = isRight ? real : real.negated()
    let large = try magnitude.adding(size, within: budget).scaled(1, over: 2, within: budget)
      .rootOfNonnegative(within: budget)
    if magnitude.knownRational != nil, real.knownRational != nil {
      let small = try magnitude.subtracting(size, within: budget)
        .scaled(1, over: 2, within: budget).rootOfNonnegative(within: budget)
      if isRight {
        let isBelow = try imaginary.sign(within: budget) < 0
        return Complex(large, isBelow ? small.negated() : small)
      }
      return Complex(small, sign < 0 ? large.negated() : large)
    }
    let half = imaginary.scaled(1, over: 2, within: budget)
    if isRight { return Complex(large, try half.divided(by: large, within: budget)) }
    let high = sign < 0 ? large.negated() : large
    return Complex(try half.divided(by: high, within: budget), high)
  }

  private static func squareRoot(
    of real: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    if try real.sign(within: budget) >= 0 { return Complex(try real.squareRoot(within: budget)) }
    return Complex(0, try real.negated().squareRoot(within: budget))
  }

  /// The principal cube root; 1 + √3·i for −8, whose real cube root is another.
  public func cubeRoot(within budget: EvaluationBudget) throws(MathError) -> Complex {
    try root(3, within: budget)
  }

  /// The principal root z^(1/n) for a real n other than 0.
  ///
  /// - Throws: ``MathError/divisionByZero`` for degree 0, and for 0 where the degree is negative.
  public func root(_ degree: Real, within budget: EvaluationBudget) throws(MathError) -> Complex {
    if degree.knownRational == 2 { return try squareRoot(within: budget) }
    return try raised(to: Complex(try degree.reciprocal(within: budget)), within: budget)
  }
}

// MARK: - Roots in closed form

extension Complex {
  /// The root of a number that is kept as r·(cos φ + i sin φ) with an r that is not zero.
  func rootOfPolarForm(
    _ degree: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    guard let polar = try principalPolarForm(within: budget) else { return nil }
    return Complex(
      PolarForm(
        magnitude: try polar.magnitude.root(Real(degree), within: budget),
        angle: polar.angle.scaled(1, over: degree, within: budget), unit: polar.unit),
      within: budget)
  }

  /// The principal root of a number with rational parts, if it has rational parts too.
  ///
  /// With z = (a + bi)/d in integers, w = z^(1/n) and wd are of that kind together, and (wd)ⁿ = (a + bi)d^(n−1) is a Gaussian integer. Those are integrally closed, so
  /// wd is one itself: the one that its enclosure shows, if its power is right. Most numbers have a norm that is no n-th power.
  func rationalRoot(
    _ degree: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    guard degree <= Self.largestRationalDegree, let x = real.knownRational,
      let y = imaginary.knownRational,
      let norm = try squaredMagnitude(within: budget).knownRational, norm.root(degree) != nil,
      let first = x.denominator(limit: Self.longestRoot),
      let second = y.denominator(limit: Self.longestRoot),
      let divisor = first.leastCommonMultiple(with: second, limit: Self.longestRoot)
    else { return nil }
    let radius = try magnitude(within: budget).raised(
      to: Real(Rational(Integer(1), Integer(degree))), within: budget)
    let approximation = Complex(
      PolarForm(
        magnitude: radius.multiplied(by: Real(divisor), within: budget),
        angle: try argument(.turns, within: budget).scaled(1, over: degree, within: budget),
        unit: .turns), within: budget)
    let candidate = try Complex(
      Real(approximation.real.nearbyInteger(within: budget)),
      Real(approximation.imaginary.nearbyInteger(within: budget))
    ).divided(by: Real(divisor), within: budget)
    let power = try candidate.raised(to: Integer(degree), within: budget)
    guard power.real.knownRational == x, power.imaginary.knownRational == y else { return nil }
    return candidate
  }

  /// The largest degree of a root that is looked at.
  private static let largestRationalDegree: WideInt = 64
  /// The most bits of a denominator whose number's roots are looked at.
  private static let longestRoot: WideInt = 1 << 14
}
