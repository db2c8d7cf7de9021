// All complex roots of polynomials as exact numbers.

extension Polynomial {
  /// A complex root of a polynomial.
  public struct ComplexRoot: Sendable {
    /// The root, exactly: with rational parts and roots where these are seen, and otherwise by its polynomial.
    public var value: Complex
    /// How often it is a root.
    public var multiplicity: WideInt
  }

  /// All roots, each once, by proof: first the real ones in rising order, then pairs of conjugates as their real parts rise.
  ///
  /// ```swift
  /// let roots = try Polynomial([-8, 0, 0, 1]).complexRoots(within: .interactive)  // x³ − 8
  /// print(roots.count)  // 3: 2, −1 − √3 i and −1 + √3 i
  /// ```
  ///
  /// - Throws: the limits of the budget.
  /// - Precondition: the polynomial is not zero everywhere.
  public func complexRoots(within budget: EvaluationBudget) throws(MathError) -> [ComplexRoot] {
    let budget = budget.started()
    var pairs: [ComplexRoot] = []
    for (part, multiplicity) in try squareFreeParts(within: budget) {
      for value in try part.upperRoots(within: budget) {
        pairs.append(ComplexRoot(value: value, multiplicity: multiplicity))
      }
    }
    var roots = try realRoots(within: budget)
      .map { ComplexRoot(value: Complex($0.value), multiplicity: $0.multiplicity) }
    for pair in try pairs.inOrder(within: budget) {
      roots.append(ComplexRoot(value: pair.value.conjugate, multiplicity: pair.multiplicity))
      roots.append(pair)
    }
    return roots
  }

  /// The roots above the real axis of a polynomial without multiple roots.
  private func upperRoots(within budget: EvaluationBudget) throws(MathError) -> [Complex] {
    guard degree > 0 else { return [] }
    let step = commonExponent
    if step % 2 == 0 {
      let squares = powers(of: 2)
      var roots: [Complex] = []
      for square in try squares.simpleRoots(within: budget) {
        let root = try Complex(square).squareRoot(within: budget)
        if root.real.isKeptZero { roots.append(root) }
      }
      for square in try squares.upperRoots(within: budget) {
        let root = try square.squareRoot(within: budget)
        roots += [root, Complex(root.real.negated(), root.imaginary)]
      }
      return roots
    }
    var rest = self
    var roots: [Complex] = []
    var realCount: Int = 0
    for power in try powers(of: step).simpleRoots(within: budget) {
      guard let rational = power.knownRational else {
        realCount += 1
        continue
      }
      rest = rest.exactQuotient(dividingBy: Polynomial(root: rational).widened(to: step))
      roots += try rational.upperRoots(of: step, within: budget)
    }
    if rest.degree == 2 { return try roots + rest.upperRootOfQuadratic(within: budget) }
    guard rest.degree > WideInt(realCount) else { return roots }
    let squares = try RootDiscs.upperHalf(of: rest, realCount: realCount, within: budget)
    return try roots
      + squares.map { (square) throws(MathError) in try rest.root(in: square, within: budget) }
  }

  /// p(xᵏ).
  private func widened(to step: WideInt) -> Polynomial {
    var wide = [Integer](repeating: 0, count: Int(degree * step) + 1)
    for (exponent, coefficient) in coefficients.enumerated() {
      wide[exponent * Int(step)] = coefficient
    }
    return Polynomial(wide)
  }

  private func upperRootOfQuadratic(within budget: EvaluationBudget) throws(MathError) -> [Complex]
  {
    let (c, b, a) = (coefficients[0], coefficients[1], coefficients[2])
    let discriminant = b * b - Integer(4) * a * c
    guard discriminant.signum < 0 else { return [] }
    let double = Real(a.magnitude + a.magnitude)
    return [
      Complex(
        try Real(a.signum < 0 ? b : -b).divided(by: double, within: budget),
        try Real(-discriminant).squareRoot(within: budget).divided(by: double, within: budget))
    ]
  }

  // MARK: One root

  /// The root in a square above the real axis.
  private func root(
    in square: ComplexBall, within budget: EvaluationBudget
  ) throws(MathError) -> Complex {
    let root = RefinedComplexRoot(of: self, in: square)
    if let exact = try quadraticRoot(beside: root, within: budget) { return exact }
    // Both parts lie in the field of the root, its conjugate and i. With the leading coefficient a, az and az̄ are algebraic integers whose conjugates are below
    // |a| + max |aᵢ| (Cauchy), and the parts are (az + az̄)/2a and −i(az − az̄)/2a.
    let bounds = AlgebraicBounds(
      degree: 2 * degree * (degree - 1), numeratorBits: bitWidth + 2,
      denominatorBits: leading.bitWidth + 1, field: ObjectIdentifier(root))
    func part(isImaginary: Bool) throws(MathError) -> Real {
      let part = RefinedComplexRoot.Coordinate(root, isImaginary: isImaginary)
      return try rational(Real(.enclosed(SelfEnclosed(part, bounds))), within: budget)
    }
    return Complex(try part(isImaginary: false), try part(isImaginary: true))
  }

  /// A part of a root as a rational number where it is one: 2a times it is an algebraic integer, so that it is an integer or not rational.
  private func rational(
    _ part: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let double = leading + leading
    let scaled = part.multiplied(by: Real(double), within: budget)
    let ball = try scaled.enclosure(bits: leading.bitWidth + 64, within: budget)
    let nearest = Integer(nearestTo: ball.midpoint)
    let bits = ball.midpoint.precision
    let distance = WorkingBall(ball, bits: bits) - WorkingBall(nearest, bits: bits)
    guard distance.ball.mayBeZero else { return part }
    let candidate = Real(Rational(nearest, double))
    let sign = try Real(.subtract, part, candidate).signUnlessUndecided(within: budget)
    return sign == 0 ? candidate : part
  }

  /// The root where a polynomial of degree 2 with rational coefficients has it: a multiple of x² − 2 Re(z) x + |z|² by the leading coefficient has integer ones, since that
  /// times a product of roots is an algebraic integer.
  private func quadraticRoot(
    beside root: RefinedComplexRoot, within budget: EvaluationBudget
  ) throws(MathError) -> Complex? {
    let quarter = Magnitude.powerOfTwo(-2)
    let square = try root.square(within: budget) { square in
      let (sum, product) = factor(of: square)
      return max(sum.ball.radius, product.ball.radius) < quarter
    }
    let (sum, product) = factor(of: square)
    let candidate = Polynomial([
      Integer(nearestTo: product.ball.midpoint), -Integer(nearestTo: sum.ball.midpoint), leading,
    ])
    let isNear = [(sum, -candidate.coefficients[1]), (product, candidate.coefficients[0])]
      .allSatisfy { ($0 - WorkingBall($1, bits: square.bits)).ball.mayBeZero }
    guard isNear, isDivisible(by: candidate.primitive) else { return nil }
    return try candidate.upperRootOfQuadratic(within: budget).first
  }

  /// 2a Re(z) and a|z|².
  private func factor(of square: ComplexBall) -> (sum: WorkingBall, product: WorkingBall) {
    let bits = square.bits + bitWidth
    let wide = square.with(bits: bits)
    let leading = WorkingBall(leading, bits: bits)
    return (wide.real.scaled(byTwoToThe: 1) * leading, wide.squaredMagnitude * leading)
  }
}

extension Rational {
  /// The numbers above the real axis whose power is this one, which is not zero.
  fileprivate func upperRoots(
    of degree: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> [Complex] {
    guard degree > 1 else { return [] }
    let size = try Real(magnitude).root(Real(degree), within: budget)
    // Halves of so many parts of a turn: the even ones for a positive number.
    let first: WideInt = signum < 0 ? 1 : 2
    return stride(from: first, to: degree, by: 2).map {
      Complex(
        magnitude: size, angle: Real(Rational(Integer($0), Integer(2 * degree))), .turns,
        within: budget)
    }
  }
}

extension [Polynomial.ComplexRoot] {
  /// Numbers above the real axis, by their real parts, and where 64 bits do not tell those apart, by their imaginary parts.
  fileprivate func inOrder(
    within budget: EvaluationBudget
  ) throws(MathError) -> [Polynomial.ComplexRoot] {
    var keys: [(real: BigFloat, imaginary: BigFloat)] = []
    for root in self {
      let real = try root.value.real.enclosure(bits: 96, within: budget).midpoint
      let imaginary = try root.value.imaginary.enclosure(bits: 96, within: budget).midpoint
      keys.append(
        (
          real.rounded(toPrecision: 64, .halfEven), imaginary.rounded(toPrecision: 64, .halfEven)
        ))
    }
    return indices.sorted { keys[$0] < keys[$1] }.map { self[$0] }
  }
}
