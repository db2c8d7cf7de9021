// The operators of real numbers, for a few of them at a time, within the budget of a person at a prompt.
//
// What many of them build, or strangers' numbers, is computed with `adding(_:within:)` and the like, which take a budget.

extension Real {
  /// The sum, exactly.
  @_disfavoredOverload
  public static func + (left: Real, right: Real) -> Real {
    left.adding(right, within: .interactive)
  }

  /// The difference, exactly.
  @_disfavoredOverload
  public static func - (left: Real, right: Real) -> Real {
    left.subtracting(right, within: .interactive)
  }

  /// The product, exactly.
  ///
  /// ```swift
  /// let half: Real = 0.5
  /// let one = half * 2  // 1
  /// ```
  @_disfavoredOverload
  public static func * (left: Real, right: Real) -> Real {
    left.multiplied(by: right, within: .interactive)
  }

  /// The quotient, exactly.
  ///
  /// - Throws: ``MathError/divisionByZero``, and where it cannot be decided whether the divisor is zero.
  @_disfavoredOverload
  public static func / (left: Real, right: Real) throws(MathError) -> Real {
    try left.divided(by: right, within: .interactive)
  }

  /// The negated number.
  public static prefix func - (number: Real) -> Real { number.negated() }

  /// Whether the left number is below the right one, by proof: `if try rate < 0.05`.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where that cannot be decided, and the limits of the usual budget.
  @_disfavoredOverload
  public static func < (left: Real, right: Real) throws(MathError) -> Bool {
    try left.compared(to: right, within: .interactive) < 0
  }

  /// Whether the left number is above the right one, by proof: `if try rate > 0.05`.
  ///
  /// - Throws: the errors of `<`.
  @_disfavoredOverload
  public static func > (left: Real, right: Real) throws(MathError) -> Bool { try right < left }
}
