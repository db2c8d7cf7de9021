// The real roots of polynomials as exact numbers.

/// What is known of an algebraic number beside its value; see ``SeparationBound``.
struct AlgebraicBounds: Hashable, Sendable {
  /// The degree of a polynomial that it is a root of.
  var degree: WideInt
  /// It is U/L with an integer L and an algebraic integer U, all conjugates of which are below 2 to the power of this.
  var numeratorBits: WideInt
  /// The bits of L.
  var denominatorBits: WideInt
  /// What other numbers of the same field have here too; `nil` for a field of its own.
  var field: ObjectIdentifier?
}

extension Polynomial {
  /// A real root of a polynomial, or of another function.
  public struct Root: Sendable {
    /// The root, exactly: rational, with square or other roots where these are seen, and otherwise by its polynomial.
    public var value: Real
    /// How often it is a root.
    public var multiplicity: WideInt

    package init(value: Real, multiplicity: WideInt) {
      self.value = value
      self.multiplicity = multiplicity
    }
  }

  /// All real roots in rising order, each once, by proof.
  ///
  /// - Throws: the limits of the budget.
  /// - Precondition: the polynomial is not zero everywhere.
  public func realRoots(within budget: EvaluationBudget) throws(MathError) -> [Root] {
    precondition(!isZero, "every number is a root of zero")
    let budget = budget.started()
    var roots: [Root] = []
    for (part, multiplicity) in try squareFreeParts(within: budget) {
      for value in try part.simpleRoots(within: budget) {
        roots.append(Root(value: value, multiplicity: multiplicity))
      }
    }
    return try roots.sorted(within: budget)
  }

  /// The real roots of a polynomial without multiple roots.
  func simpleRoots(within budget: EvaluationBudget) throws(MathError) -> [Real] {
    guard degree > 0 else { return [] }
    if coefficients[0].isZero {
      return [0] + (try Polynomial(Array(coefficients.dropFirst())).simpleRoots(within: budget))
    }
    let step = commonExponent
    if step > 1 {
      var roots: [Real] = []
      for power in try powers(of: step).simpleRoots(within: budget) {
        roots += try power.roots(of: step, within: budget)
      }
      return roots
    }
    var rest = self
    var rationals: [Rational] = []
    var others: [IsolatingInterval] = []
    for interval in try isolatedRoots(within: budget) {
      if let rational = try rationalRoot(in: interval, within: budget) {
        rationals.append(rational)
        rest = rest.exactQuotient(dividingBy: Polynomial(root: rational))
      } else {
        others.append(interval)
      }
    }
    let exact = rationals.map { Real($0) }
    if rest.degree == 2 { return exact + (try rest.quadraticRoots(within: budget)) }
    return exact + others.map { rest.root(in: $0) }
  }

  /// The polynomial in y = xᵏ, for a k that divides all exponents.
  func powers(of step: WideInt) -> Polynomial {
    Polynomial(stride(from: 0, to: coefficients.count, by: Int(step)).map { coefficients[$0] })
  }

  /// The greatest common divisor of the exponents.
  var commonExponent: WideInt {
    var common: WideInt = 0
    for (exponent, coefficient) in coefficients.enumerated() where !coefficient.isZero {
      var (a, b) = (common, WideInt(exponent))
      while b != 0 { (a, b) = (b, a % b) }
      common = a
    }
    return common
  }

  /// q·x − p for the root p/q.
  init(root: Rational) {
    guard let numerator = root.numerator(limit: .max),
      let denominator = root.denominator(limit: .max)
    else { preconditionFailure("a root that was found is no longer than its polynomial") }
    self.init([-numerator, denominator])
  }

  private func quadraticRoots(within budget: EvaluationBudget) throws(MathError) -> [Real] {
    let (c, b, a) = (coefficients[0], coefficients[1], coefficients[2])
    let discriminant = b * b - Integer(4) * a * c
    guard discriminant.signum > 0 else { return [] }
    let root = try Real(discriminant).squareRoot(within: budget)
    return try [root.negated(), root].map { (root) throws(MathError) in
      try Real(-b).adding(root, within: budget).divided(by: Real(a + a), within: budget)
    }
  }

  // MARK: One root

  /// The root in an interval where it is rational: its denominator divides the leading coefficient.
  private func rationalRoot(
    in interval: IsolatingInterval, within budget: EvaluationBudget
  ) throws(MathError) -> Rational? {
    if interval.lower == interval.upper { return interval.lower }
    let denominator = leading.magnitude
    var (lower, upper) = (interval.lower, interval.upper)
    let sign = signBeside(lower)
    while (upper - lower) * Rational(denominator) >= Rational(1, 2) {
      try budget.check()
      let middle = (lower + upper) * Rational(1, 2)
      let value = value(at: middle).signum
      if value == 0 { return middle }
      if value == sign { lower = middle } else { upper = middle }
    }
    let scaled = (lower + upper) * Rational(1, 2) * Rational(denominator) + Rational(1, 2)
    guard let top = scaled.numerator(limit: .max), let bottom = scaled.denominator(limit: .max)
    else {
      return nil
    }
    let candidate = Rational(top.floorQuotient(dividingBy: bottom), denominator)
    // The candidate may be the root of a neighbouring interval.
    guard interval.lower < candidate, candidate < interval.upper else { return nil }
    return value(at: candidate).isZero ? candidate : nil
  }

  /// The sign just above a number.
  private func signBeside(_ x: Rational) -> WideInt {
    let sign = value(at: x).signum
    return sign == 0 ? derivative.value(at: x).signum : sign
  }

  /// The root in an interval, which is not rational, as a number of its own.
  private func root(in interval: IsolatingInterval) -> Real {
    var (lower, upper) = (interval.lower, interval.upper)
    let sign = signBeside(lower)
    // Another root may be an end of the interval.
    while value(at: lower).isZero || value(at: upper).isZero {
      let middle = (lower + upper) * Rational(1, 2)
      if value(at: middle).signum == sign { lower = middle } else { upper = middle }
    }
    // a·x is an algebraic integer for the leading coefficient a, and no root is above 1 + max |aᵢ|/|a| (Cauchy), so that no conjugate of it is above
    // |a| + max |aᵢ|.
    let bounds = AlgebraicBounds(
      degree: degree, numeratorBits: bitWidth + 1, denominatorBits: leading.bitWidth)
    let root = RefinedRoot(between: lower, and: upper, lowerSign: sign) { (x, _) in
      Real(value(at: x))
    }
    return Real(.enclosed(SelfEnclosed(root, bounds)))
  }
}

extension Real {
  /// The real numbers whose power is this one, which is not zero.
  fileprivate func roots(
    of degree: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> [Real] {
    let sign = try sign(within: budget)
    if degree % 2 == 0 {
      guard sign > 0 else { return [] }
      let root = try root(Real(degree), within: budget)
      return [root.negated(), root]
    }
    return [try root(Real(degree), within: budget)]
  }
}

extension [Polynomial.Root] {
  /// The roots from one number to another, both included, in rising order and each once; a bound that is missing is none.
  package func sorted(
    from lower: Real? = nil, to upper: Real? = nil, within budget: EvaluationBudget
  ) throws(MathError) -> [Polynomial.Root] {
    var sorted: [Polynomial.Root] = []
    for root in self {
      if let lower, try root.value.compared(to: lower, within: budget) < 0 { continue }
      if let upper, try root.value.compared(to: upper, within: budget) > 0 { continue }
      var place = sorted.count
      var order: WideInt = 1
      while place > 0 {
        order = try root.value.compared(to: sorted[place - 1].value, within: budget)
        if order >= 0 { break }
        place -= 1
      }
      if order != 0 { sorted.insert(root, at: place) }
    }
    return sorted
  }
}
