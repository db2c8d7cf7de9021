// From forms back to values, and what their enclosures tell.

extension NormalForm {
  /// The number that the form writes.
  var real: Real {
    guard let first = terms.first else { return 0 }
    return terms.dropFirst().reduce(first.real) { Real(.add, $0, $1.real) }
  }

  /// The sign, where it is plain.
  var sign: WideInt? {
    if terms.count <= 1 { return terms.first?.coefficient.signum ?? 0 }
    return real.cheapSign
  }

  /// Whether the number is proved to be this rational.
  func isProvably(_ candidate: Rational) -> Bool {
    if let rational { return rational == candidate }
    guard let difference = subtracting(NormalForm(candidate)) else { return false }
    var work = CircleQuotient.maximumWork
    return CircleQuotient(opening: difference, work: &work)?.vanishes(work: &work) ?? false
  }
}

extension NormalForm.Term {
  fileprivate var real: Real {
    guard let first = monomial.powers.first else { return Real(coefficient) }
    let product = monomial.powers.dropFirst().reduce(first.real) { Real(.multiply, $0, $1.real) }
    if coefficient == 1 { return product }
    return coefficient == -1 ? product.negated() : Real(.multiply, Real(coefficient), product)
  }
}

extension Monomial.Power {
  fileprivate var real: Real {
    let base = generator.real
    if exponent == 1 { return base }
    // e^(−X) and not (e^X)^−1, which is too large on the way.
    if case .exponential(let monomial) = generator.kind {
      return Real(.function(.exp), NormalForm(exponent, monomial).real)
    }
    if let integer = exponent.integerValue(limit: NormalForm.maximumBits) {
      return Real(.integerPower(integer), base)
    }
    if exponent.numerator(limit: 62) == 1, let degree = exponent.denominator(limit: 30)?.asInt {
      return Real(.root(degree), base)
    }
    return Real(.power, base, Real(exponent))
  }
}

extension Generator {
  fileprivate var real: Real {
    switch kind {
    case .pi: Real.pi
    case .integer(let integer): Real(integer)
    case .logarithm(let integer): Real(.function(.log), Real(integer))
    case .exponential(let monomial): Real(.function(.exp), NormalForm(1, monomial).real)
    case .sum(let sum): sum.real
    case .value(let operation, let form): Real(operation, form.real).cheapMagnitude
    case .node(let node): Real(kept: node).cheapMagnitude
    }
  }
}

// MARK: - Cheap answers

extension EvaluationBudget {
  /// What a rule may spend on the sign of one number.
  fileprivate static let rule = EvaluationBudget(
    digits: 0, precisionBits: 1 << 14, exactBits: 1 << 14, decisionBits: 1 << 10)
}

extension Real {
  /// A ball at a modest precision, if the evaluation went well.
  var cheapEnclosure: Ball? {
    try? enclosure(bits: Real.initialBits, within: .rule)
  }

  /// The sign, if a ball at a modest precision tells it.
  var cheapSign: WideInt? {
    if let knownRational { return knownRational.signum }
    for bits in [Real.initialBits, 4 * Real.initialBits] {
      guard let ball = try? enclosure(bits: bits, within: .rule) else { return nil }
      if let sign = ball.signum { return sign }
    }
    return nil
  }

  /// The magnitude of a number whose sign was found out by ``cheapSign`` before.
  fileprivate var cheapMagnitude: Real { cheapSign == -1 ? negated() : self }
}
