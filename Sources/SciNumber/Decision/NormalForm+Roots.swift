// Rational powers of forms.

extension NormalForm {
  /// F^q for F > 0.
  func power(_ exponent: Rational) -> NormalForm? {
    guard exponent.fits(bits: Self.maximumBits) else { return nil }
    if isZero { return exponent.signum > 0 ? 0 : nil }
    if let integer = exponent.asInt {
      return integer >= 0 ? power(integer) : NormalForm(1).divided(by: self)?.power(-integer)
    }
    if let term = onlyTerm {
      guard let coefficient = Self.power(of: term.coefficient, exponent) else { return nil }
      return Self.reduced(1, term.monomial.raised(to: exponent))?.multiplied(by: coefficient)
    }
    // The denominator is positive, and so the numerator is.
    if let (numerator, denominator) = fraction, let power = numerator.power(exponent),
      let divisor = Self.reduced(1, denominator.raised(to: exponent.negated()))
    {
      return power.multiplied(by: divisor)
    }
    if (exponent * 2).isInteger, let root = denestedSquareRoot ?? perfectSquareRoot {
      return root.power(exponent * 2)
    }
    guard let (content, sum) = primitive, let generator = Generator(.sum(sum)),
      let power = Self.reduced(1, Monomial(generator, exponent))
    else { return nil }
    return content.power(exponent)?.multiplied(by: power)
  }

  /// The n-th root, of a negative form where n is odd.
  func root(_ degree: WideInt) -> NormalForm? {
    let exponent = Rational(Integer(1), Integer(degree))
    guard let sign else { return nil }
    return sign >= 0 ? power(exponent) : (-self).power(exponent).map { -$0 }
  }

  /// c^q for a rational c > 0, by the primes of c.
  private static func power(of value: Rational, _ exponent: Rational) -> NormalForm? {
    var monomial = Monomial.one
    guard let factors = factors(of: value) else { return nil }
    for (factor, count) in factors {
      guard let generator = Generator(.integer(factor)) else { return nil }
      monomial = monomial.multiplied(by: Monomial(generator, exponent * Rational(count)))
    }
    return reduced(1, monomial)
  }

  /// A positive rational as a product of powers of integers, primes as far as trial division goes.
  static func factors(of value: Rational) -> [(factor: Integer, count: WideInt)]? {
    guard let numerator = value.numerator(limit: maximumBits),
      let denominator = value.denominator(limit: maximumBits)
    else { return nil }
    return numerator.factors + denominator.factors.map { ($0.factor, -$0.count) }
  }

  /// The size in bits of the largest number whose logarithm is taken apart.
  private static let maximumLogarithmBits = 1 << 25

  /// The same for a number of any scale, such as 10^3000 or 1e999999, whose powers would be too long and whose logarithm is not.
  static func logarithmFactors(of value: Rational) -> [(factor: Integer, count: WideInt)]? {
    let (numerator, denominator, scale) = value.parts
    guard max(numerator.bitWidth, denominator.bitWidth) <= maximumLogarithmBits else { return nil }
    let factors = numerator.factors + denominator.factors.map { ($0.factor, -$0.count) }
    return scale == 0 ? factors : factors + [(2, -scale), (5, -scale)]
  }

  /// √(a + b√c) = √x ± √y with x, y = (a ± d)/2, where d² = a² − b²c is the square of a rational.
  ///
  /// (√x ± √y)² = x + y ± 2√(xy) = a ± √(a² − d²) = a ± |b|√c. With a > 0 and d ≥ 0, x ≥ y ≥ 0, so the root
  /// on the right is not negative.
  private var denestedSquareRoot: NormalForm? {
    guard terms.count == 2, let index = terms.firstIndex(where: { $0.monomial.isOne }) else {
      return nil
    }
    let (a, surd) = (terms[index].coefficient, terms[1 - index])
    guard a.signum > 0, a.fits(bits: Self.maximumBits),
      let square = NormalForm(surd.coefficient, surd.monomial).squared?.rational,
      let d = (a * a - square).root(2),
      let large = NormalForm((a + d) / 2).root(2),
      let small = NormalForm((a - d) / 2).root(2)
    else { return nil }
    return surd.coefficient.signum > 0 ? large.adding(small) : large.subtracting(small)
  }
}
