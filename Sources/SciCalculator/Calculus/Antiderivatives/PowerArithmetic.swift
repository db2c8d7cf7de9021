import SciNumber
import SciSyntax

/// Sums of terms c·uᵖ·(ln u)ᵏ with a linear u that is positive: powers of one linear expression and of its logarithm, and their products.
struct PowerArithmetic: SummandArithmetic {
  struct Term {
    var factor: Real
    var power: Rational
    var logarithms: Rational
  }

  typealias Element = [Term]

  let context: Function.Context
  private var budget: EvaluationBudget { context.budget }

  private static let mostTerms = 200
  private static let highestPower: WideInt = 60

  func constant(_ number: Real, _ interval: Interval) -> Element {
    number.knownRational?.isZero == true ? [] : [Term(factor: number, power: 0, logarithms: 0)]
  }

  /// a·u + b.
  func linear(_ factor: Real, _ constant: Real) -> Element {
    [Term(factor: factor, power: 1, logarithms: 0)] + self.constant(constant, .everything)
  }

  func scaled(_ x: Element, by factor: Real) -> Element {
    x.map {
      Term(
        factor: $0.factor.multiplied(by: factor, within: budget), power: $0.power,
        logarithms: $0.logarithms)
    }
  }

  /// The terms with those of one kind added up.
  private func collected(_ x: Element) throws(StepError) -> Element {
    guard x.count <= Self.mostTerms else { throw noRationalFunction }
    var result: Element = []
    for term in x {
      let place = result.firstIndex {
        $0.power == term.power && $0.logarithms == term.logarithms
      }
      if let place {
        result[place].factor = result[place].factor.adding(term.factor, within: budget)
      } else {
        result.append(term)
      }
    }
    return result.filter { (try? $0.factor.sign(within: budget)) != 0 }
  }

  func product(_ x: Element, _ y: Element) throws(StepError) -> Element {
    guard x.count * y.count <= Self.mostTerms else { throw noRationalFunction }
    return try collected(
      x.flatMap { (first) -> Element in
        y.map { (second) -> Term in
          Term(
            factor: first.factor.multiplied(by: second.factor, within: budget),
            power: first.power + second.power,
            logarithms: first.logarithms + second.logarithms)
        }
      })
  }

  func power(_ x: Element, _ exponent: Rational) throws(StepError) -> Element {
    if let integer = exponent.integerValue(limit: 16)?.asInt, 0...Self.highestPower ~= integer {
      var power = constant(1, .everything)
      for _ in 0..<integer { power = try product(power, x) }
      return power
    }
    // An even power of ln u has no root that is one.
    guard x.count == 1,
      exponent.isInteger || x[0].logarithms.isZero || x[0].logarithms == 1
    else { throw noRationalFunction }
    let factor = try StepError.computing { () throws(MathError) in
      try x[0].factor.raised(to: Real(exponent), within: budget)
    }
    return [
      Term(
        factor: factor, power: x[0].power * exponent, logarithms: x[0].logarithms * exponent)
    ]
  }

  /// ln cuᵖ = ln c + p ln u.
  private func logarithm(_ x: Element) throws(StepError) -> Element {
    guard x.count == 1, x[0].logarithms.isZero else { throw noRationalFunction }
    let number = try StepError.computing { () throws(MathError) in
      try x[0].factor.log(within: budget)
    }
    return try collected(
      constant(number, .everything) + [
        Term(factor: Real(x[0].power), power: 0, logarithms: 1)
      ])
  }

  func value(of primitive: Primitive, _ x: Element) throws(StepError) -> Element? {
    switch primitive {
    case .log: return try logarithm(x)
    case .logOnePlus: return try logarithm(collected(x + constant(1, .everything)))
    case .log2, .log10:
      let base = try StepError.computing { () throws(MathError) in
        try Real(1).divided(
          by: Real(primitive == .log2 ? 2 : 10).log(within: budget), within: budget)
      }
      return scaled(try logarithm(x), by: base)
    default: return nil
    }
  }

  func added(_ x: Element, _ y: Element) throws(StepError) -> Element { try collected(x + y) }

  func fraction(_ x: Element) -> Rational? {
    guard let first = x.first else { return 0 }
    guard x.count == 1, first.power.isZero, first.logarithms.isZero else { return nil }
    return first.factor.knownRational
  }

  // MARK: Integration

  /// An antiderivative by u.
  ///
  /// For p = −1 it is (ln u)ᵏ⁺¹/(k + 1), if k is not −1. Otherwise ∫ uᵖ(ln u)ᵏ du = uᵖ⁺¹(ln u)ᵏ/(p + 1) − k/(p + 1)·∫ uᵖ(ln u)ᵏ⁻¹ du by parts, where k is a natural number.
  func antiderivative(_ x: Element) throws(StepError) -> Element {
    var result: Element = []
    for term in x {
      let power = term.power + 1
      if power.isZero {
        let count = term.logarithms + 1
        guard !count.isZero else { throw noRationalFunction }
        result.append(
          Term(
            factor: term.factor.multiplied(by: Real(Rational(1) / count), within: budget),
            power: 0, logarithms: count))
        continue
      }
      guard let order = term.logarithms.integerValue(limit: 16)?.asInt, order >= 0 else {
        throw noRationalFunction
      }
      var factor = term.factor.multiplied(by: Real(Rational(1) / power), within: budget)
      for logarithms in (0...order).reversed() {
        result.append(
          Term(factor: factor, power: power, logarithms: Rational(logarithms)))
        factor = factor.multiplied(
          by: Real(Rational(-logarithms) / power), within: budget)
      }
    }
    return try collected(result)
  }

  /// The sum as a formula in u.
  func formula(_ x: Element) -> Formula {
    var sum: Formula?
    for term in x {
      var product = Formula.number(term.factor)
      if !term.power.isZero {
        product = product.joined(
          .multiply, Formula.variable.joined(.power, .number(Real(term.power))))
      }
      if !term.logarithms.isZero {
        product = product.joined(
          .multiply,
          Formula.variable.applying(.log).joined(.power, .number(Real(term.logarithms))))
      }
      sum = sum?.joined(.add, product) ?? product
    }
    return sum ?? .number(0)
  }
}
