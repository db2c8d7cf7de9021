/// A set of real or of complex numbers on which analytic functions are enclosed: a ``WorkingBall`` or a ``ComplexBall``.
///
/// A function of complex numbers encloses its values on a rectangle only if it is analytic there: a rectangle that meets a pole or a cut has the image "everything". So
/// a bounded image is a proof that the function is analytic on the rectangle, and the real function on the axis is its restriction.
package protocol AnalyticSet: Sendable {
  var bits: WideInt { get }
  /// Whether nothing is known.
  var isUnbounded: Bool { get }
  /// A real number.
  init(_ number: Real, bits: WideInt, within budget: EvaluationBudget) throws(MathError)
  /// An integer.
  init(integer: WideInt, bits: WideInt)
  static func everything(bits: WideInt) -> Self
  static func pi(bits: WideInt) -> Self

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static prefix func - (x: Self) -> Self

  /// −1 or 1 where all numbers are on that side of the imaginary axis, and 0 for the number 0.
  var side: WideInt? { get }

  var exp: Self { get }
  var log: Self { get }
  var squareRoot: Self { get }
  var sin: Self { get }
  var cos: Self { get }
  var tan: Self { get }
  var sinh: Self { get }
  var cosh: Self { get }
  var tanh: Self { get }
  var expMinusOne: Self { get }
  var logOnePlus: Self { get }
  var arcsine: Self { get }
  var arccosine: Self { get }
  var arctangent: Self { get }
  var areaSine: Self { get }
  var areaCosine: Self { get }
  var areaTangent: Self { get }
  func power(_ exponent: WideInt) -> Self
  func gamma(within budget: EvaluationBudget) throws(MathError) -> Self
  func erf(within budget: EvaluationBudget) throws(MathError) -> Self
  func erfc(within budget: EvaluationBudget) throws(MathError) -> Self
}

extension AnalyticSet {
  /// An angle in a unit, in radians.
  package func inRadians(_ unit: AngleUnit) -> Self {
    guard let perTurn = unit.perTurn else { return self }
    return self * Self.turn(bits: bits) / Self(integer: perTurn, bits: bits)
  }

  /// An angle in radians, in a unit.
  package func fromRadians(_ unit: AngleUnit) -> Self {
    guard let perTurn = unit.perTurn else { return self }
    return self * Self(integer: perTurn, bits: bits) / Self.turn(bits: bits)
  }

  private static func turn(bits: WideInt) -> Self {
    pi(bits: bits) * Self(integer: 2, bits: bits)
  }

  /// The real cube root, continued from the side of zero that the numbers are on: that of −x is its opposite.
  ///
  /// In the left half-plane it is known only where the negative axis is met: elsewhere it may have been reached from the positive one.
  package var cubeRoot: Self {
    guard let side, side != -1 || log.isUnbounded else { return .everything(bits: bits) }
    if side == 0 { return self }
    let third = ((side < 0 ? -self : self).log / Self(integer: 3, bits: bits)).exp
    return side < 0 ? -third : third
  }

  /// x to a power that is no integer: e^(y ln x).
  package func power(_ exponent: Self) -> Self { (exponent * log).exp }
}

// MARK: - Real numbers

extension WorkingBall: AnalyticSet {
  package init(
    _ number: Real, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) {
    self.init(try number.enclosure(bits: bits, within: budget), bits: bits)
  }

  package init(integer: WideInt, bits: WideInt) { self.init(integer, bits: bits) }

  package var side: WideInt? { ball.signum }

  package var tan: WorkingBall { image(under: .tan) }
  package var sinh: WorkingBall { image(under: .sinh) }
  package var cosh: WorkingBall { image(under: .cosh) }
  package var tanh: WorkingBall { image(under: .tanh) }
  package var expMinusOne: WorkingBall { image(under: .expMinusOne) }
  package var logOnePlus: WorkingBall { image(under: .logOnePlus) }
  package var arcsine: WorkingBall { image(under: .asin) }
  package var arccosine: WorkingBall { image(under: .acos) }
  package var areaSine: WorkingBall { image(under: .asinh) }
  package var areaCosine: WorkingBall { image(under: .acosh) }
  package var areaTangent: WorkingBall { image(under: .atanh) }

  package func gamma(within budget: EvaluationBudget) throws(MathError) -> WorkingBall {
    ball.signum == 1 ? gamma : .everything(bits: bits)
  }

  package func erf(within budget: EvaluationBudget) -> WorkingBall { image(under: .erf) }
  package func erfc(within budget: EvaluationBudget) -> WorkingBall { image(under: .erfc) }
}

// MARK: - Complex numbers

extension WorkingBall: RealSide {
  package var halved: WorkingBall { scaled(byTwoToThe: -1) }
}

extension ComplexBall: ComplexSet {
  package init(
    _ number: Real, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) {
    self.init(try WorkingBall(number, bits: bits, within: budget), WorkingBall(0, bits: bits))
  }

  package init(integer: WideInt, bits: WideInt) { self.init(integer, bits: bits) }

  package static func pi(bits: WideInt) -> ComplexBall {
    ComplexBall(.pi(bits: bits), WorkingBall(0, bits: bits))
  }

  package var side: WideInt? {
    guard let sign = real.ball.signum else { return nil }
    return sign != 0 || imaginary.ball.signum == 0 ? sign : nil
  }

  /// ln(1 + z) = ½ ln(1 + (2x + x² + y²)) + i arg(1 + z).
  package var logOnePlus: ComplexBall {
    let shifted = self + 1
    let rest = real * (real + 2) + imaginary * imaginary
    guard shifted.real.ball.signum == 1, (rest + 1).ball.signum == 1 else { return shifted.log }
    return ComplexBall(rest.logOnePlus.scaled(byTwoToThe: -1), shifted.argument)
  }

  package func gamma(within budget: EvaluationBudget) throws(MathError) -> ComplexBall {
    try SpecialWork(precision: bits, budget: budget).gamma(self)
  }

  package func erf(within budget: EvaluationBudget) throws(MathError) -> ComplexBall {
    if side == -1 { return -(try (-self).erf(within: budget)) }
    if side == 1 {
      return ComplexBall(1, bits: bits)
        - (try SpecialWork(precision: bits, budget: budget).erfc(self))
    }
    return try SpecialWork(precision: bits, budget: budget).erf(self)
  }

  package func erfc(within budget: EvaluationBudget) throws(MathError) -> ComplexBall {
    if side == 1 { return try SpecialWork(precision: bits, budget: budget).erfc(self) }
    return ComplexBall(1, bits: bits) - (try erf(within: budget))
  }
}
