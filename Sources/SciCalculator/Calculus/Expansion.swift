import SciNumber

/// How fast something grows as t falls to 0: t^a · (ln 1/t)^b · e^(c₁t^−p₁ + c₂t^−p₂ + …) with positive, falling p.
struct Scale {
  var exponent: Rational = 0
  var logarithms: Rational = 0
  var powers: [(exponent: Rational, factor: Real)] = []

  static let one = Scale()

  /// 1 where it grows without end beside another one, −1 where the other does, 0 where both are the same.
  func compared(to other: Scale, within budget: EvaluationBudget) throws(StepError) -> WideInt {
    let rest = try multiplied(by: other.raised(to: -1, within: budget), within: budget)
    if let leading = rest.powers.first {
      return try StepError.computing { () throws(MathError) in
        try leading.factor.sign(within: budget)
      }
    }
    if rest.exponent.signum != 0 { return -rest.exponent.signum }
    return rest.logarithms.signum
  }

  func multiplied(by other: Scale, within budget: EvaluationBudget) throws(StepError) -> Scale {
    var product = Scale(
      exponent: exponent + other.exponent, logarithms: logarithms + other.logarithms,
      powers: powers)
    for power in other.powers {
      guard let index = product.powers.firstIndex(where: { $0.exponent <= power.exponent }) else {
        product.powers.append(power)
        continue
      }
      guard product.powers[index].exponent == power.exponent else {
        product.powers.insert(power, at: index)
        continue
      }
      let sum = product.powers[index].factor.adding(power.factor, within: budget)
      let sign = try StepError.computing { () throws(MathError) in try sum.sign(within: budget) }
      if sign == 0 {
        product.powers.remove(at: index)
      } else {
        product.powers[index].factor = sum
      }
    }
    return product
  }

  func raised(to power: Rational, within budget: EvaluationBudget) -> Scale {
    Scale(
      exponent: exponent * power, logarithms: logarithms * power,
      powers: powers.map {
        ($0.exponent, $0.factor.multiplied(by: Real(power), within: budget))
      })
  }
}

/// A sum of scales with factors that are not zero, the fastest first, and what is left out.
struct Expansion {
  var terms: [(factor: Real, scale: Scale)] = []
  /// The rest is at most a constant times this one; `nil` where nothing is left out.
  var rest: Scale?
}
