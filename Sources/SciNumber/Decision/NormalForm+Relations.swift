// Linear relations among logarithms or among arcs of algebraic numbers are relations among algebraic numbers:
//
//   Σ nᵢ ln αᵢ = 0 exactly if Π αᵢ^nᵢ = 1, and an angle between −π and π is 0 exactly if its sine is.

extension NormalForm {
  /// The largest integer coefficient of a relation that is tried.
  private static let maximumCoefficient = 64

  /// Whether a relation among algebraic numbers proves the form to be zero; `false` proves nothing.
  func vanishesByRelation(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard terms.count > 1, let form = inRadians.withIntegerCoefficients else { return false }
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

extension Generator {
  /// α and the sign of ln α, where the generator is |ln α|.
  fileprivate var logarithmArgument: (value: Real, sign: Int)? {
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
