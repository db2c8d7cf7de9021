// Sums, products and quotients: exact while the numbers are rational and small enough, else kept as an expression.

extension Real {
  /// The sum.
  public func adding(_ other: Real, within budget: EvaluationBudget) -> Real {
    switch (storage, other.storage) {
    case (.rational(let x), .rational(let y)):
      x.adding(y, limit: budget.exactBits).map(Real.init) ?? Real(.add, self, other)
    case (.rational(let zero), _) where zero.isZero: other
    case (_, .rational(let zero)) where zero.isZero: self
    default: Real(.add, self, other)
    }
  }

  /// The difference.
  public func subtracting(_ other: Real, within budget: EvaluationBudget) -> Real {
    switch (storage, other.storage) {
    case (.rational(let x), .rational(let y)):
      x.subtracting(y, limit: budget.exactBits).map(Real.init) ?? Real(.subtract, self, other)
    case (.rational(let zero), _) where zero.isZero: other.negated()
    case (_, .rational(let zero)) where zero.isZero: self
    default: Real(.subtract, self, other)
    }
  }

  /// The product; exactly zero where a factor is known to be.
  public func multiplied(by other: Real, within budget: EvaluationBudget) -> Real {
    switch (storage, other.storage) {
    case (.rational(let x), .rational(let y)):
      x.multiplied(by: y, limit: budget.exactBits).map(Real.init) ?? Real(.multiply, self, other)
    case (.rational(let x), _) where x.isZero || x == 1: x.isZero ? 0 : other
    case (_, .rational(let y)) where y.isZero || y == 1: y.isZero ? 0 : self
    default: Real(.multiply, self, other)
    }
  }

  /// The quotient.
  ///
  /// - Throws: ``MathError/divisionByZero`` where the divisor is zero, by proof, and
  ///   ``MathError/undecided(decimals:)`` where it cannot be told from zero.
  public func divided(
    by other: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard try other.sign(within: budget) != 0 else { throw .divisionByZero }
    if isLong || other.isLong { try budget.check() }
    switch (storage, other.storage) {
    case (.rational(let x), .rational(let y)):
      return x.divided(by: y, limit: budget.exactBits).map(Real.init) ?? Real(.divide, self, other)
    case (.rational(let zero), _) where zero.isZero: return 0
    case (_, .rational(let one)) where one == 1: return self
    default: return Real(.divide, self, other)
    }
  }

  /// The number with the other sign.
  public func negated() -> Real {
    switch storage {
    case .rational(let value): Real(value.negated())
    case .node: Real(.negate, self)
    }
  }

  /// A result that must be exact.
  static func exact(
    _ value: Rational?, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard let value else { throw .exactLimit(bits: budget.exactBits) }
    return Real(value)
  }

  /// The number times one half, a third, …, for formulas with small constants.
  func scaled(_ numerator: WideInt, over denominator: WideInt = 1, within budget: EvaluationBudget)
    -> Real
  {
    multiplied(by: Real(Rational(Integer(numerator), Integer(denominator))), within: budget)
  }
}

// MARK: - Sizes

extension Real {
  /// The absolute value.
  public func magnitude(within budget: EvaluationBudget) throws(MathError) -> Real {
    try sign(within: budget) < 0 ? negated() : self
  }

  /// The smaller of two numbers.
  public func minimum(_ other: Real, within budget: EvaluationBudget) throws(MathError) -> Real {
    try compared(to: other, within: budget) <= 0 ? self : other
  }

  /// The larger of two numbers.
  public func maximum(_ other: Real, within budget: EvaluationBudget) throws(MathError) -> Real {
    try compared(to: other, within: budget) >= 0 ? self : other
  }
}
