/// A complex number, known exactly: two real numbers.
///
/// Each part is a ``Real`` of its own: its digits are correctly rounded, however small it is beside the other, and its sign and zero are decided
/// by proof. There is no negative zero: on a branch cut a function has the value that is continuous as the branch point is gone
/// around counter-clockwise, as in Arb, mpmath and PARI. So ln(−1) is πi and asin 2 is π/2 − 1.3169…i.
///
/// Operations throw as those of ``Real`` do: ``MathError/divisionByZero`` and ``MathError/notReal(_:)`` where there is no value,
/// and ``MathError/undecided(decimals:)`` where it cannot be shown on which side of a cut a number lies.
///
/// ```swift
/// let budget = EvaluationBudget.interactive
/// let root = try Complex(3, 4).squareRoot(within: budget)  // 2 + i
/// let turned = Complex.i.multiplied(by: root, within: budget)  // −1 + 2i
/// try turned.magnitude(within: budget).compared(to: root.magnitude(within: budget), within: budget)  // 0
/// ```
public struct Complex: Sendable {
  /// The real part.
  public let real: Real
  /// The imaginary part.
  public let imaginary: Real

  /// The number with these parts.
  public init(_ real: Real, _ imaginary: Real = 0) {
    self.real = real
    self.imaginary = imaginary
  }

  /// The imaginary unit i, with i² = −1.
  public static let i = Complex(0, 1)
}

extension Complex: ExpressibleByIntegerLiteral {
  /// The integer of the literal.
  public init(integerLiteral value: WideInt) {
    self.init(Real(value))
  }
}

// MARK: - Decisions

extension Complex {
  /// The number as a real one, where the imaginary part is decided to be zero; `nil` where it is decided not to be.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where neither could be shown.
  public func realValue(within budget: EvaluationBudget) throws(MathError) -> Real? {
    try imaginary.sign(within: budget) == 0 ? real : nil
  }

  /// Whether the number is zero, by proof.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where neither could be shown.
  public func isZero(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard let sign = try real.signUnlessUndecided(within: budget) else {
      // One part that is not zero is enough.
      guard try imaginary.sign(within: budget) == 0 else { return false }
      return try real.sign(within: budget) == 0
    }
    guard sign == 0 else { return false }
    return try imaginary.sign(within: budget) == 0
  }

  /// Whether two numbers are equal, by proof.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where neither could be shown.
  public func isEqual(
    to other: Complex, within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    try Complex(
      Self.difference(real, other.real), Self.difference(imaginary, other.imaginary)
    ).isZero(within: budget)
  }

  private static func difference(_ x: Real, _ y: Real) -> Real {
    if let x = x.knownRational, let y = y.knownRational { return x == y ? 0 : x < y ? -1 : 1 }
    return x.isIdentical(to: y) ? 0 : Real(.subtract, x, y)
  }

  /// The real number, where the imaginary part is seen or proved to be zero; `nil` proves nothing.
  func knownReal(within budget: EvaluationBudget) throws(MathError) -> Real? {
    try imaginary.signUnlessUndecided(within: budget) == 0 ? real : nil
  }

  /// Whether the imaginary part is kept as 0.
  package var isKeptReal: Bool { imaginary.isKeptZero }
}

extension Real {
  /// The sign, or `nil` where it cannot be decided.
  func signUnlessUndecided(within budget: EvaluationBudget) throws(MathError) -> WideInt? {
    do throws(MathError) {
      return try sign(within: budget)
    } catch .undecided {
      return nil
    }
  }

  /// Whether the number is kept as the rational number 0.
  package var isKeptZero: Bool { knownRational?.isZero == true }

  /// The number kept as a rational, if its expression is small and provably rational; else itself.
  func settled(within budget: EvaluationBudget) throws(MathError) -> Real {
    guard let node, node.depth <= Self.largestSettledDepth else { return self }
    return try rationalValue(within: budget).map(Real.init) ?? self
  }

  /// The depth up to which an expression is asked whether it is rational: what people type, not what programs add up.
  private static let largestSettledDepth: WideInt = 24
}
