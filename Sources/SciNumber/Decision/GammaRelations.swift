// Relations among values of the gamma function (DLMF 5.5.1, 5.5.3 and 5.5.6):
//
//   Γ(x + 1) = x Γ(x),   Γ(x) Γ(1 − x) = π/sin πx,   Π Γ(x + k/n) = (2π)^((n − 1)/2) n^(½ − nx) Γ(nx) for k = 0, …, n − 1.
//
// By the first two, values at arguments that differ by integers, or add up to one, are powers of one value, up to factors without Γ.
// The third are linear equations among the logarithms of those, and by elimination over the rational numbers they show whether a product
// of powers of values is a number without Γ, and which.

extension NormalForm {
  /// Whether all terms have the same values of Γ by these relations, and what is left adds up to zero; `false` proves nothing.
  func vanishesByGamma(within budget: EvaluationBudget) throws(MathError) -> Bool {
    let arguments = Set(
      terms.flatMap { $0.monomial.powers }.compactMap { $0.generator.gammaArgument })
    guard !arguments.isEmpty, terms.count > 1,
      let relations = try GammaRelations(among: arguments, within: budget),
      let reference = terms.first?.gammaFactors
    else { return false }
    var rest: Real = 0
    var isFreeOfGamma = true
    for term in terms {
      var quotient = term.gammaFactors
      for (argument, exponent) in reference {
        quotient[argument, default: 0] = (quotient[argument] ?? 0) - exponent
      }
      guard let (factor, isFree) = relations.value(of: quotient) else { return false }
      isFreeOfGamma = isFreeOfGamma && isFree
      rest = Real(.add, rest, Real(.multiply, term.withoutGamma.real, factor))
    }
    // Otherwise these relations would be looked for again.
    return isFreeOfGamma
      ? try rest.isZeroWithoutSearch(within: budget) : try rest.vanishesAsQuotient(within: budget)
  }
}

extension Real {
  /// Whether the value is proved to be zero at a modest precision; `false` proves nothing.
  fileprivate func isZeroWithoutSearch(within budget: EvaluationBudget) throws(MathError) -> Bool {
    var modest = budget
    modest.decisionBits = min(budget.decisionBits, 1 << 14)
    do {
      return try sign(within: modest) == 0
    } catch .cancelled {
      throw .cancelled
    } catch {
      return false
    }
  }
}

extension Generator {
  /// x where this is Γ(x), for x > 0.
  @inline(never)
  fileprivate var gammaArgument: NormalForm? {
    guard case .value(.function(.gamma), let argument) = kind, argument.sign == 1 else {
      return nil
    }
    return argument
  }
}

extension NormalForm.Term {
  /// The exponents of values of Γ by their arguments.
  fileprivate var gammaFactors: [NormalForm: Rational] {
    var factors: [NormalForm: Rational] = [:]
    for power in monomial.powers {
      if let argument = power.generator.gammaArgument { factors[argument] = power.exponent }
    }
    return factors
  }

  fileprivate var withoutGamma: NormalForm {
    var rest = monomial
    for power in monomial.powers where power.generator.gammaArgument != nil {
      rest = rest.setting(power.generator, to: 0)
    }
    return NormalForm(coefficient, rest)
  }
}

/// The relations among the values of Γ at some positive arguments.
private struct GammaRelations {
  /// A product of powers of values of Γ at `points`, times a positive number.
  struct Product {
    /// The exponents, none zero, by the index of the point.
    var exponents: [WideInt: Rational] = [:]
    var factor: Real = 1

    mutating func multiply(by other: Product, power: Rational) {
      for (index, exponent) in other.exponents {
        let total = (exponents[index] ?? 0) + exponent * power
        exponents[index] = total.isZero ? nil : total
      }
      factor = Real(.multiply, factor, other.factor.raised(to: power))
    }
  }

  /// The arguments, positive, no two of which are alike by recurrence and reflection.
  private var points: [NormalForm] = []
  /// Products that are 1, each with its own point, which no other has.
  private var equations: [WideInt: Product] = [:]

  /// The largest common denominator of rational arguments.
  private static let maximumDenominator = 120
  /// The most arguments that are not rational.
  private static let maximumCount = 12
  /// The largest number of steps by which arguments may differ.
  private static let maximumSteps = 64

  init?(among arguments: Set<NormalForm>, within budget: EvaluationBudget) throws(MathError) {
    var level: Integer = 1
    for argument in arguments.sorted(by: { $0.key < $1.key }) {
      if let rational = argument.rational {
        guard let denominator = rational.denominator(limit: 16),
          let multiple = level.leastCommonMultiple(with: denominator, limit: 32)
        else { return nil }
        level = multiple
      } else if place(of: argument) == nil {
        points.append(argument)
      }
    }
    guard let denominator = level.asInt, denominator <= Self.maximumDenominator,
      points.count <= Self.maximumCount
    else { return nil }
    points += (1..<max(1, (denominator + 1) / 2)).map {
      NormalForm(Rational(Integer($0), Integer(denominator)))
    }
    for count in [2, 3, 5, 7, 11, 13] {
      for point in points {
        try budget.check()
        if let equation = multiplication(by: count, to: point) { add(equation) }
      }
    }
  }

  /// The product of the powers with as few values of Γ as the relations leave, and whether that is none.
  func value(of factors: [NormalForm: Rational]) -> (value: Real, isFreeOfGamma: Bool)? {
    var product = Product()
    for (argument, exponent) in factors where !exponent.isZero {
      guard let place = place(of: argument) else { return nil }
      product.multiply(by: place, power: exponent)
    }
    product = reduced(product)
    var value = product.factor
    for (index, exponent) in product.exponents {
      let gamma = Real(.function(.gamma), points[Int(index)].real)
      value = Real(.multiply, value, gamma.raised(to: exponent))
    }
    return (value, product.exponents.isEmpty)
  }

  // MARK: Elimination

  private mutating func add(_ equation: Product) {
    let equation = reduced(equation)
    guard let (index, exponent) = equation.exponents.min(by: { $0.key < $1.key }) else { return }
    // To the power that makes the exponent 1.
    var unit = Product()
    unit.multiply(by: equation, power: Rational(1) / exponent)
    for (other, product) in equations {
      guard let multiple = product.exponents[index] else { continue }
      equations[other]?.multiply(by: unit, power: multiple.negated())
    }
    equations[index] = unit
  }

  /// The product without the points that have equations.
  private func reduced(_ product: Product) -> Product {
    var reduced = product
    for (index, exponent) in product.exponents {
      if let equation = equations[index] {
        reduced.multiply(by: equation, power: exponent.negated())
      }
    }
    return reduced
  }

  // MARK: Relations

  /// The multiplication formula for Γ(nx) as a product that is 1, where all values in it have places.
  private func multiplication(by count: WideInt, to target: NormalForm) -> Product? {
    guard var product = place(of: target) else { return nil }
    for step in 0..<count {
      guard
        let argument = target.adding(NormalForm(Rational(step)))?.scaled(1, over: count),
        let place = place(of: argument)
      else { return nil }
      product.multiply(by: place, power: -1)
    }
    // (2π)^((n − 1)/2) n^(½ − nx).
    let turns = Real(.power, .tau, Real(Rational(Integer(count - 1), 2)))
    let exponent = Real(.subtract, Real(Rational.half), target.real)
    let factor = Real(.multiply, turns, Real(.power, Real(count), exponent))
    product.factor = Real(.multiply, product.factor, factor)
    return product
  }

  /// Γ at a positive argument by the value at a point.
  private func place(of argument: NormalForm) -> Product? {
    if let rational = argument.rational { return place(ofRational: rational) }
    for (index, point) in points.enumerated() where point.rational == nil {
      if let steps = argument.subtracting(point)?.rational?.asInt, abs(steps) <= Self.maximumSteps {
        // Γ(p + n) = (p + n − 1)⋯p·Γ(p).
        let factor = Self.product(from: steps >= 0 ? point : argument, count: abs(steps))
        return Product(
          exponents: [WideInt(index): 1], factor: steps >= 0 ? factor : factor.raised(to: -1))
      }
      if let sum = argument.adding(point)?.rational?.asInt, sum <= Self.maximumSteps,
        let mirrored = reflection(at: point, sum: sum)
      {
        return Product(exponents: [WideInt(index): -1], factor: mirrored)
      }
    }
    return nil
  }

  private func place(ofRational argument: Rational) -> Product? {
    guard let whole = argument.floor(limit: 62), let steps = whole.asInt,
      steps <= Self.maximumSteps
    else { return nil }
    let fraction = argument - whole
    if fraction.isZero {
      return Product(factor: Self.product(from: 1, count: steps - 1))
    }
    var place = Product(factor: Self.product(from: NormalForm(fraction), count: steps))
    if fraction == .half {
      place.factor = Real(.multiply, place.factor, Real(.root(2), .pi))
    } else if let index = points.firstIndex(of: NormalForm(fraction)) {
      place.exponents = [WideInt(index): 1]
    } else if let index = points.firstIndex(of: NormalForm(1 - fraction)),
      let mirrored = reflection(at: points[index], sum: 1)
    {
      place.exponents = [WideInt(index): -1]
      place.factor = Real(.multiply, place.factor, mirrored)
    } else {
      return nil
    }
    return place
  }

  /// Γ(n − p)·Γ(p) = (n − 1 − p)⋯(1 − p)·π/sin πp, where n ≥ 1 and p is no integer.
  private func reflection(at point: NormalForm, sum: WideInt) -> Real? {
    let sine = Real(.sin(.radians), Real(.multiply, .pi, point.real))
    guard sum >= 1, let sign = sine.cheapSign, sign != 0,
      let rest = NormalForm(1).subtracting(point)
    else { return nil }
    return Real(.multiply, Self.product(from: rest, count: sum - 1), Real(.divide, .pi, sine))
  }

  /// F(F + 1)⋯(F + n − 1).
  private static func product(from form: NormalForm, count: WideInt) -> Real {
    var product: Real = 1
    for step in 0..<max(0, count) {
      product = Real(.multiply, product, Real(.add, form.real, Real(step)))
    }
    return product
  }
}

extension Real {
  /// The power of a positive number.
  fileprivate func raised(to exponent: Rational) -> Real {
    if exponent == 1 { return self }
    if let integer = exponent.integerValue(limit: 62) { return Real(.integerPower(integer), self) }
    return Real(.power, self, Real(exponent))
  }
}
