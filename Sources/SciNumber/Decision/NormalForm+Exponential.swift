// Exponentials and logarithms. An exponential of a sum is a product, a logarithm of a product is a sum, and each undoes
// the other.

extension NormalForm {
  /// e^F.
  var exponential: NormalForm? {
    var product: NormalForm = 1
    for term in terms {
      guard let factor = term.exponential, let longer = product.multiplied(by: factor) else {
        return nil
      }
      product = longer
    }
    return product
  }

  /// ln F for F > 0.
  var logarithm: NormalForm? {
    if let term = onlyTerm { return term.logarithm }
    if let (numerator, denominator) = fraction, let logarithm = numerator.logarithm,
      let other = NormalForm(1, denominator).logarithm
    {
      return logarithm.subtracting(other)
    }
    if let root = perfectSquareRoot { return root.logarithm?.scaled(2, over: 1) }
    if let (norm, conjugate) = quadraticConjugate {
      return norm.logarithm.flatMap { norm in
        conjugate.sumLogarithm.flatMap { norm.subtracting($0) }
      }
    }
    return sumLogarithm
  }

  private var sumLogarithm: NormalForm? {
    guard let (content, sum) = primitive, let term = content.onlyTerm,
      let rest = NormalForm.value(of: .function(.log), sum)
    else { return nil }
    return term.logarithm?.adding(rest)
  }

  /// For F = a − b√c with rational a, b√c > 0: the norm F(a + b√c), if positive, and a + b√c.
  ///
  /// Of the two numbers the one without cancellation is the generator: ln(√2 − 1) = −ln(√2 + 1).
  private var quadraticConjugate: (norm: NormalForm, conjugate: NormalForm)? {
    guard terms.count == 2,
      terms.contains(where: { $0.coefficient.signum < 0 }),
      terms.contains(where: { $0.coefficient.signum > 0 })
    else { return nil }
    let parts = terms.map { NormalForm($0.coefficient.magnitude, $0.monomial) }
    guard let conjugate = parts[0].adding(parts[1]), let norm = multiplied(by: conjugate)?.rational,
      norm.signum > 0
    else { return nil }
    return (NormalForm(norm), conjugate)
  }

  /// The value of an operation as a generator with its sign.
  static func value(of operation: Operation, _ form: NormalForm) -> NormalForm? {
    guard let generator = Generator(.value(operation, form)) else { return nil }
    let value = Real(operation, form.real)
    guard let sign = value.cheapSign else { return nil }
    return sign == 0 ? 0 : NormalForm(generator, sign: sign)
  }
}

extension NormalForm.Term {
  /// e^(c·m): the power c of e^m, and of n where m is ln n.
  fileprivate var exponential: NormalForm? {
    guard coefficient.fits(bits: NormalForm.maximumBits) else { return nil }
    switch monomial.onlyGenerator?.kind {
    case .logarithm(let integer):
      return NormalForm(Rational(integer)).power(coefficient)
    case .value(.function(.log), let form):
      guard let generator = NormalForm.value(of: .function(.log), form)?.onlyTerm else {
        return nil
      }
      // The generator is |ln F|, and so ln F times its sign.
      return form.power(coefficient * generator.coefficient)
    case .value(.special(.lambertW), let form):
      // W(F) e^W(F) = F.
      return form.divided(by: NormalForm(1, monomial))?.power(coefficient) ?? plainExponential
    case .value(.special(.lambertWOfNegative), let form):
      // The generator is v = −W(−F), and v e^(−v) = F.
      return NormalForm(1, monomial).divided(by: form)?.power(coefficient) ?? plainExponential
    default: return plainExponential
    }
  }

  private var plainExponential: NormalForm? {
    guard let generator = Generator(.exponential(monomial)) else { return nil }
    return NormalForm.reduced(1, Monomial(generator, coefficient))
  }

  /// ln(c · Π gⱼ^eⱼ) for c > 0.
  fileprivate var logarithm: NormalForm? {
    guard let factors = NormalForm.logarithmFactors(of: coefficient) else { return nil }
    var sum: NormalForm? = 0
    for (factor, count) in factors {
      // The text of a longer factor would be too long for a key, and slow to write.
      guard factor.bitWidth <= NormalForm.maximumBits,
        let generator = Generator(.logarithm(factor))
      else { return nil }
      sum = sum?.adding(NormalForm(Rational(count), Monomial(generator, 1)))
    }
    for power in monomial.powers {
      guard let part = power.generator.logarithm?.scaled(by: power.exponent) else { return nil }
      sum = sum?.adding(part)
    }
    return sum
  }
}

extension Generator {
  fileprivate var logarithm: NormalForm? {
    switch kind {
    case .integer(let integer):
      Generator(.logarithm(integer)).map { NormalForm($0) }
    case .exponential(let monomial):
      NormalForm(1, monomial)
    case .sum(let sum):
      sum.logarithm
    case .value(.special(.lambertW), let form):
      // ln W = ln F − W.
      form.logarithm?.subtracting(NormalForm(self))
    case .value(.special(.lambertWOfNegative), let form):
      form.logarithm?.adding(NormalForm(self))
    case .pi, .logarithm, .value, .node:
      NormalForm.value(of: .function(.log), NormalForm(self))
    }
  }
}

// MARK: - Hyperbolic functions

extension NormalForm {
  /// sinh F = (e^F − e^−F)/2.
  var hyperbolicSine: NormalForm? {
    withExponentials { $0.subtracting($1)?.scaled(1, over: 2) }
  }

  /// cosh F = (e^F + e^−F)/2.
  var hyperbolicCosine: NormalForm? {
    withExponentials { $0.adding($1)?.scaled(1, over: 2) }
  }

  /// tanh F = (e^F − e^−F)/(e^F + e^−F).
  var hyperbolicTangent: NormalForm? {
    withExponentials { rising, falling in
      rising.adding(falling).flatMap { rising.subtracting(falling)?.divided(by: $0) }
    }
  }

  private func withExponentials(
    _ combine: (NormalForm, NormalForm) -> NormalForm?
  ) -> NormalForm? {
    guard let rising = exponential, let falling = (-self).exponential else { return nil }
    return combine(rising, falling)
  }

  /// arsinh F = ln(F + √(F² + 1)), taken for |F|.
  var inverseHyperbolicSine: NormalForm? {
    guard let sign else { return nil }
    if sign < 0 { return (-self).inverseHyperbolicSine.map { -$0 } }
    return squared?.adding(1)?.root(2)?.adding(self)?.logarithm
  }

  /// arcosh F = ln(F + √(F² − 1)).
  var inverseHyperbolicCosine: NormalForm? {
    squared?.subtracting(1)?.root(2)?.adding(self)?.logarithm
  }

  /// artanh F = (ln(1 + F) − ln(1 − F))/2.
  var inverseHyperbolicTangent: NormalForm? {
    guard let above = adding(1)?.logarithm, let below = (-self).adding(1)?.logarithm else {
      return nil
    }
    return above.subtracting(below)?.scaled(1, over: 2)
  }
}
