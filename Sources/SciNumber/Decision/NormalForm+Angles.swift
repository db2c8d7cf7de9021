// Functions of an angle and of its multiples are brought to one angle: sin 1 and sin ½ to functions of ½.

extension NormalForm {
  /// The largest multiple of the common angle.
  private static let maximumMultiple = 16

  /// The form with all sines and cosines of multiples of one number written by the greatest angle of which
  /// they are multiples; `nil` if there is nothing to do.
  var withCommonAngles: NormalForm? {
    let angles = Set(terms.flatMap(\.monomial.powers).compactMap(\.generator.circularAngle))
    var bases: [Monomial: Rational] = [:]
    for angle in angles {
      bases[angle.monomial] =
        bases[angle.monomial].map { Self.commonDivisor($0, angle.coefficient) }
        ?? angle.coefficient
    }
    guard angles.count > bases.count else { return nil }
    var form: NormalForm = 0
    for term in terms {
      guard let next = term.replacing(with: { $0.circular(byBases: bases) }),
        let longer = form.adding(next)
      else { return nil }
      form = longer
    }
    return form
  }

  /// The greatest rational of which both are integer multiples.
  private static func commonDivisor(_ x: Rational, _ y: Rational) -> Rational {
    guard let a = x.numerator(limit: maximumBits), let b = x.denominator(limit: maximumBits),
      let c = y.numerator(limit: maximumBits), let d = y.denominator(limit: maximumBits)
    else { return x }
    return Rational((a * d).greatestCommonDivisor(with: c * b), b * d)
  }

  /// The function of `angle` by the base of its number.
  fileprivate static func circular(
    _ operation: Operation, _ angle: Term, base: Rational
  ) -> NormalForm? {
    guard let multiple = (angle.coefficient / base).asInt,
      multiple <= maximumMultiple,
      let point = NormalForm(base, angle.monomial).circlePoint?.turned(times: multiple)
    else { return nil }
    return operation == .sin(.radians) ? point.sine : point.cosine
  }
}

extension Generator {
  /// The angle, of one term, whose sine or cosine this is the magnitude of.
  fileprivate var circularAngle: NormalForm.Term? {
    switch kind {
    case .value(.sin(.radians), let angle), .value(.cos(.radians), let angle): angle.onlyTerm
    default: nil
    }
  }

  /// This by functions of the base of its angle, or itself.
  fileprivate func circular(byBases bases: [Monomial: Rational]) -> NormalForm? {
    guard case .value(let operation, let form) = kind, let angle = circularAngle,
      let base = bases[angle.monomial]
    else { return NormalForm(self) }
    guard let value = NormalForm.circular(operation, angle, base: base),
      let sign = Real(operation, form.real).cheapSign
    else { return nil }
    return sign < 0 ? -value : value
  }
}

extension NormalForm.Term {
  /// The term with its generators replaced.
  fileprivate func replacing(with replacement: (Generator) -> NormalForm?) -> NormalForm? {
    var product = NormalForm(coefficient)
    for power in monomial.powers {
      guard let factor = replacement(power.generator)?.power(power.exponent),
        let next = product.multiplied(by: factor)
      else { return nil }
      product = next
    }
    return product
  }
}
