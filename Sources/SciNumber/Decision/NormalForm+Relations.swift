// Linear relations among logarithms or among arcs of algebraic numbers are relations among algebraic numbers:
//
//   Σ nᵢ ln αᵢ = 0 exactly if Π αᵢ^nᵢ = 1, and an angle between −π and π is 0 exactly if its sine is.

extension NormalForm {
  /// The largest integer coefficient of a relation that is tried.
  private static let maximumCoefficient = 64

  /// Whether a relation among algebraic numbers proves the form to be zero; `false` proves nothing.
  func vanishesByRelation(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard terms.count > 1 else { return false }
    if try inRadians.vanishesByDirection(within: budget) { return true }
    if try vanishesByProduct(within: budget) { return true }
    guard let form = inRadians.withIntegerCoefficients else { return false }
    let difference =
      if let product = form.productOfLogarithms { Real(.subtract, product, 1) } else {
        form.sineOfArcs
      }
    if let rational = difference?.knownRational { return rational.isZero }
    guard let difference, try difference.normalForm(within: budget) != nil,
      SeparationBound.bits(for: difference, limit: budget.decisionBits) != nil
    else { return false }
    return try difference.sign(within: budget) == 0
  }

  /// An angle in degrees is a quotient by π; the form times π vanishes exactly when the form does.
  private var inRadians: NormalForm {
    let isQuotient = terms.contains { $0.monomial.exponent(of: .pi) == -1 }
    return isQuotient ? multiplied(by: NormalForm(.pi)) ?? self : self
  }

  /// The multiple of the form whose coefficients are integers without a common factor, where these are small.
  private var withIntegerCoefficients: NormalForm? {
    var (multiple, factor) = (Integer(1), Integer(0))
    for term in terms {
      guard let denominator = term.coefficient.denominator(limit: 32),
        let numerator = term.coefficient.numerator(limit: 32),
        let next = multiple.leastCommonMultiple(with: denominator, limit: 32)
      else { return nil }
      multiple = next
      factor = factor.greatestCommonDivisor(with: numerator)
    }
    let limit = Rational(Self.maximumCoefficient)
    guard let form = scaled(by: Rational(multiple, factor)),
      form.terms.allSatisfy({ $0.coefficient.magnitude <= limit })
    else { return nil }
    return form
  }

  /// Π αᵢ^nᵢ for Σ nᵢ ln αᵢ.
  private var productOfLogarithms: Real? {
    var product: Real = 1
    for term in terms {
      guard let count = term.coefficient.integerValue(limit: 8),
        let argument = term.monomial.onlyGenerator?.logarithmArgument
      else { return nil }
      // The generator is |ln α|.
      let power = argument.sign < 0 ? -count : count
      product = Real(.multiply, product, Real(.integerPower(power), argument.value))
    }
    return product
  }

  /// The sine, for a sum of arcs and multiples of π that lies between −π and π.
  private var sineOfArcs: Real? {
    let areArcs = terms.allSatisfy { $0.monomial.onlyGenerator?.isArc == true }
    guard areArcs, let ball = real.cheapEnclosure, ball.magnitude < Magnitude(3) else { return nil }
    return circlePoint?.sine.real
  }
}

// MARK: - Directions

extension NormalForm {
  /// Whether an angle with arcs in it is zero because the product of the directions of its terms is real.
  ///
  /// The direction of a term θ is any positive multiple of e^(iθ): 1 + iF for arctan F, √(1 − F²) + iF for arcsin F, and
  /// cos θ + i sin θ for all others. Their product is a positive multiple of e^(iS) for the sum S; where it is real, S is a multiple of
  /// π, and the only one between −π and π is 0. So arcs of any numbers are compared by what is known of their tangents and sines.
  private func vanishesByDirection(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard let form = withIntegerMultiples(where: { $0.arcDirection != nil }),
      let ball = form.real.cheapEnclosure,
      ball.magnitude < Magnitude(3)
    else { return false }
    var direction = Direction.one
    var angle: NormalForm = 0
    for term in form.terms {
      if let arc = term.monomial.onlyGenerator?.arcDirection {
        guard let count = term.coefficient.asInt else { return false }
        direction = direction.multiplied(by: arc.power(count))
      } else {
        guard let sum = angle.adding(NormalForm(term.coefficient, term.monomial)) else {
          return false
        }
        angle = sum
      }
    }
    if !angle.isZero {
      direction = direction.multiplied(
        by: Direction(x: Real(.cos(.radians), angle.real), y: Real(.sin(.radians), angle.real)))
    }
    return try direction.y.vanishesAsQuotient(within: budget)
  }

  /// The multiple of the form in which the generators that `select` picks have integer coefficients without a common factor, where these are
  /// small; `nil` without such a generator.
  private func withIntegerMultiples(where select: (Generator) -> Bool) -> NormalForm? {
    let selected = terms.filter { $0.monomial.onlyGenerator.map(select) ?? false }
    guard !selected.isEmpty else { return nil }
    var (multiple, factor) = (Integer(1), Integer(0))
    for term in selected {
      guard let denominator = term.coefficient.denominator(limit: 32),
        let numerator = term.coefficient.numerator(limit: 32),
        let next = multiple.leastCommonMultiple(with: denominator, limit: 32)
      else { return nil }
      multiple = next
      factor = factor.greatestCommonDivisor(with: numerator)
    }
    let limit = Rational(Self.maximumCoefficient)
    // With p/q in lowest terms for each, lcm(q)·p/q is a multiple of gcd(p).
    let scale = Rational(multiple, factor)
    guard let form = scaled(by: scale),
      selected.allSatisfy({ ($0.coefficient * scale).magnitude <= limit })
    else { return nil }
    return form
  }
}

// MARK: - Products

extension NormalForm {
  /// Whether a sum with logarithms in it is zero because e to its power is one: αⁿ for a term n ln α, and e^t for another term t.
  ///
  /// So logarithms of any numbers are compared by what is known of these.
  private func vanishesByProduct(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard let form = withIntegerMultiples(where: { $0.logarithmArgument != nil }) else {
      return false
    }
    var product: Real = 1
    var rest: NormalForm = 0
    for term in form.terms {
      if let argument = term.monomial.onlyGenerator?.logarithmArgument {
        guard let count = term.coefficient.asInt else { return false }
        // The generator is |ln α|.
        let power = Integer(argument.sign < 0 ? -count : count)
        product = Real(.multiply, product, Real(.integerPower(power), argument.value))
      } else {
        guard let sum = rest.adding(NormalForm(term.coefficient, term.monomial)) else {
          return false
        }
        rest = sum
      }
    }
    if !rest.isZero { product = Real(.multiply, product, Real(.function(.exp), rest.real)) }
    return try Real(.subtract, product, 1).vanishesAsQuotient(within: budget)
  }
}

/// A vector that is not zero, for its direction.
private struct Direction {
  var x, y: Real

  static let one = Direction(x: 1, y: 0)

  /// The vector whose angle is the sum of both angles.
  func multiplied(by other: Direction) -> Direction {
    Direction(
      x: Real(.subtract, Real(.multiply, x, other.x), Real(.multiply, y, other.y)),
      y: Real(.add, Real(.multiply, x, other.y), Real(.multiply, y, other.x)))
  }

  var mirrored: Direction { Direction(x: x, y: y.negated()) }

  func power(_ count: WideInt) -> Direction {
    var power = Direction.one
    for _ in 0..<abs(count) { power = power.multiplied(by: count < 0 ? mirrored : self) }
    return power
  }
}

extension Generator {
  /// The direction of an arc.
  fileprivate var arcDirection: Direction? {
    let (operation, operand): (Operation, Real)
    switch kind {
    case .value(let function, let form): (operation, operand) = (function, form.real)
    case .node(let node): (operation, operand) = (node.operation, node.first)
    default: return nil
    }
    let square = Real(.subtract, 1, Real(.integerPower(2), operand))
    let direction: Direction
    switch operation {
    case .atan(.radians): direction = Direction(x: 1, y: operand)
    case .asin(.radians): direction = Direction(x: Real(.root(2), square), y: operand)
    case .acos(.radians): direction = Direction(x: operand, y: Real(.root(2), square))
    default: return nil
    }
    // The generator is the magnitude of the arc.
    guard let sign = Real(operation, operand).cheapSign else { return nil }
    return sign < 0 ? direction.mirrored : direction
  }
}

extension Generator {
  /// α and the sign of ln α, where the generator is |ln α|.
  fileprivate var logarithmArgument: (value: Real, sign: WideInt)? {
    switch kind {
    case .logarithm(let integer):
      (Real(integer), 1)
    case .value(.function(.log), let form):
      Real(.function(.log), form.real).cheapSign.map { (form.real, $0) }
    default: nil
    }
  }

  fileprivate var isArc: Bool {
    switch kind {
    case .pi, .value(.asin, _), .value(.atan, _): true
    default: false
    }
  }
}
