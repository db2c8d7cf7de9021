internal import SciNumber

/// A product of factors of units, each raised to a rational exponent, until its value is asked for.
///
/// Factors under one kind of root are joined before the root is taken: √(1 ha) is exactly 100 m.
struct UnitScale {
  /// The products under the roots, by their degrees; the first is not under a root.
  private var products: [(degree: Int16, value: Rational)] = [(1, 1)]
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
    let integer = Integer(WideInt(exponent.numerator))
    guard let power = factor.coefficient.power(integer, limit: budget.exactBits) else {
      throw .mathematics(.exactLimit(bits: budget.exactBits))
    }
    guard let index = products.firstIndex(where: { $0.degree == exponent.denominator }) else {
      products.append((exponent.denominator, power))
      return
    }
    guard let product = products[index].value.multiplied(by: power, limit: budget.exactBits) else {
      throw .mathematics(.exactLimit(bits: budget.exactBits))
    }
    products[index].value = product
  }

  /// Multiplies by what all factors of a unit are in the base, to the power of 1 or −1.
  mutating func multiply(
    by product: PowerProduct, isInverse: Bool = false, within budget: EvaluationBudget
  ) throws(UnitError) {
    for power in product {
      try multiply(
        by: UnitAtom(word: power.base).factor,
        to: isInverse ? power.exponent.negated() : power.exponent, within: budget)
    }
  }

  /// The factor as an exact number.
  func real(within budget: EvaluationBudget) throws(UnitError) -> Real {
    var result = Real(products[0].value)
    for (degree, value) in products.dropFirst() {
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
