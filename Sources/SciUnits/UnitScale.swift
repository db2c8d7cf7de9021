internal import SciNumber

/// A product of factors of units, each raised to a rational exponent, until its value is asked for.
///
/// Factors under one kind of root are joined before the root is taken: √(1 ha) is exactly 100 m.
struct UnitScale {
  /// What is not under a root.
  private var rational: Rational = 1
  /// The products under the roots, by their degrees.
  private var roots: [(degree: Int16, value: Rational)] = []
  private var piPower = Exponent.zero

  /// Multiplies by a unit's factor to the power of `exponent`.
  mutating func multiply(
    by factor: UnitFactor, to exponent: Exponent, within budget: EvaluationBudget
  ) throws(UnitError) {
    if factor.piPower != 0 {
      guard let power = Exponent(integer: Int16(factor.piPower)).multiplied(by: exponent),
        let sum = piPower.adding(power)
      else { throw .exponentLimit }
      piPower = sum
    }
    if factor.coefficient == 1 { return }
    guard
      let power = factor.coefficient.power(
        Integer(WideInt(exponent.numerator)), limit: budget.exactBits)
    else { throw .mathematics(.exactLimit(bits: budget.exactBits)) }
    if exponent.isInteger {
      rational = try Self.product(rational, power, within: budget)
    } else if let index = roots.firstIndex(where: { $0.degree == exponent.denominator }) {
      roots[index].value = try Self.product(roots[index].value, power, within: budget)
    } else {
      roots.append((exponent.denominator, power))
    }
  }

  private static func product(
    _ left: Rational, _ right: Rational, within budget: EvaluationBudget
  ) throws(UnitError) -> Rational {
    guard let product = left.multiplied(by: right, limit: budget.exactBits) else {
      throw .mathematics(.exactLimit(bits: budget.exactBits))
    }
    return product
  }

  /// Multiplies by what all factors of a unit are in the base.
  mutating func multiply(
    by product: PowerProduct, within budget: EvaluationBudget
  ) throws(UnitError) {
    for power in product {
      try multiply(
        by: UnitAtom(word: power.base).factor, to: power.exponent, within: budget)
    }
  }

  /// The factor as an exact number.
  func real(within budget: EvaluationBudget) throws(UnitError) -> Real {
    var result = Real(rational)
    for (degree, value) in roots {
      let root = try UnitError.mathematics { () throws(MathError) in
        try Real(value).root(Real(WideInt(degree)), within: budget)
      }
      result = result.multiplied(by: root, within: budget)
    }
    if piPower.isZero { return result }
    let power = try UnitError.mathematics { () throws(MathError) in
      try Real.pi.raised(to: Real(piPower.rational), within: budget)
    }
    return result.multiplied(by: power, within: budget)
  }

  /// A number times the factor.
  func applied(to value: Real, within budget: EvaluationBudget) throws(UnitError) -> Real {
    value.multiplied(by: try real(within: budget), within: budget)
  }
}

extension UnitError {
  /// Runs mathematics, and says of its errors that they are such.
  static func mathematics<Result>(
    _ body: () throws(MathError) -> Result
  ) throws(UnitError) -> Result {
    do {
      return try body()
    } catch {
      throw .mathematics(error)
    }
  }
}
