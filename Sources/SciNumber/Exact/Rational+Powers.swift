// Integer powers and exact roots, and the fraction in lowest terms.

extension Rational {
  /// This to the power of `exponent`, or `nil` if it needs an integer of more than `limit` bits or a scale out of range.
  ///
  /// The power of the canonical form is canonical: 10 does not divide nᵏ where it does not divide n, because one of
  /// 2 and 5 does not. So a power of a power of ten costs nothing. 0⁰ is 1.
  ///
  /// - Precondition: zero has no negative exponent.
  public func power(_ exponent: Integer, limit: WideInt) -> Rational? {
    if exponent.isZero || self == 1 { return 1 }
    precondition(!isZero || exponent.signum > 0, "zero to a negative power")
    if isZero || exponent.isOne { return self }
    if self == -1 { return exponent.isOdd ? self : 1 }
    guard let count = exponent.magnitude.asInt else { return nil }
    guard exponent.signum < 0 else { return power(count, limit: limit) }
    return reciprocal(limit: limit)?.power(count, limit: limit)
  }

  private func power(_ exponent: WideInt, limit: WideInt) -> Rational? {
    let (numerator, denominator, scale) = parts
    let (power, overflows) = scale.multipliedReportingOverflow(by: exponent)
    guard !overflows, let top = numerator.power(WideUInt(exponent), limit: limit),
      let bottom = denominator.power(WideUInt(exponent), limit: limit)
    else { return nil }
    return Rational(reduced: top, bottom, scale: power)
  }

  /// The `degree`-th root if it is rational.
  ///
  /// n/d × 10^(−s) is canonical, and so is the power of the root's form: n and d must be powers and s a multiple.
  ///
  /// - Precondition: `degree` is positive.
  public func root(_ degree: WideInt) -> Rational? {
    precondition(degree > 0, "a root of a degree that is not positive")
    let (numerator, denominator, scale) = parts
    guard scale % degree == 0, signum >= 0 || degree % 2 == 1 else { return nil }
    let top = numerator.root(WideUInt(degree))
    let bottom = denominator.root(WideUInt(degree))
    guard top.isExact, bottom.isExact else { return nil }
    return Rational(reduced: top.root, bottom.root, scale: scale / degree)
  }
}

// MARK: - The fraction in lowest terms

extension Rational {
  /// The value as a `WideInt`, if it is one.
  public var asInt: WideInt? {
    if case .small(let coefficient, let scale) = representation, scale == 0 {
      return WideInt(coefficient)
    }
    guard let integer = integerValue(limit: WideInt(WideInt.bitWidth)) else { return nil }
    return integer.asInt
  }

  /// The value as an integer; `nil` if it is none or has more than `limit` bits.
  public func integerValue(limit: WideInt) -> Integer? {
    isInteger ? numerator(limit: limit) : nil
  }

  /// The numerator in lowest terms, or `nil` if it has more than `limit` bits.
  public func numerator(limit: WideInt) -> Integer? {
    let (numerator, _, scale) = parts
    if scale > 0 {
      let (twos, fives) = factorsInCommonWithScale
      let cofactor = numerator.exactQuotient(dividingBy: PowerOfTen.five(fives))
      return cofactor.shiftedRight(by: twos).within(limit)
    }
    return numerator.timesFive(-scale, shiftedLeft: -scale, limit: limit)
  }

  /// The denominator in lowest terms, or `nil` if it has more than `limit` bits.
  public func denominator(limit: WideInt) -> Integer? {
    let (_, denominator, scale) = parts
    guard scale > 0 else { return denominator.within(limit) }
    let (twos, fives) = factorsInCommonWithScale
    return denominator.timesFive(scale - fives, shiftedLeft: scale - twos, limit: limit)
  }

  /// How often 2 and 5 divide both the numerator and 10^scale, for a positive scale; one of them does not.
  private var factorsInCommonWithScale: (twos: WideInt, fives: WideInt) {
    let (numerator, _, scale) = parts
    if numerator.isEven { return (min(numerator.trailingZeroBitCount, scale), 0) }
    guard numerator.isDivisible(by: 5) else { return (0, 0) }
    return (0, min(numerator.removingFactors(of: 5).count, scale))
  }
}

extension Integer {
  /// The integer, or `nil` if it has more than `limit` bits.
  fileprivate func within(_ limit: WideInt) -> Integer? { bitWidth <= limit ? self : nil }

  /// This × 5^`fives` × 2^`twos`, or `nil` if that has more than `limit` bits.
  ///
  /// 5^k has exactly k bits less than 10^k, and a product has the sum of the bits of its factors or one less. So the
  /// bound is at most 2 too large, and what it leaves open is decided by making the number.
  fileprivate func timesFive(_ fives: WideInt, shiftedLeft twos: WideInt, limit: WideInt)
    -> Integer?
  {
    if isZero { return self }
    let bits = bitWidth + PowerOfTen.bitWidth(fives) - fives + twos
    guard Integer.allows(bits: bits - 2, limit: limit) else { return nil }
    let product = fives == 0 ? self : self * PowerOfTen.five(fives)
    return product.shiftedLeft(by: twos).within(limit)
  }
}

// MARK: - Factorials

extension Rational {
  /// *n*!, or `nil` if that may have more than `limit` bits.
  ///
  /// How many factors of ten there are is known: as many as of five, ⌊n/5⌋ + ⌊n/25⌋ + … (Legendre). So they need not be searched for, which took 41 % of the time of
  /// 100,000!.
  ///
  /// - Precondition: `n` is not negative.
  static func factorial(_ n: WideInt, limit: WideInt) -> Rational? {
    guard let factorial = Integer.factorial(n, limit: limit) else { return nil }
    guard factorial.asInt == nil else { return Rational(factorial) }
    var (tens, quotient) = (0 as WideInt, n)
    while quotient > 0 {
      quotient /= 5
      tens += quotient
    }
    let cofactor = factorial.exactQuotient(dividingBy: PowerOfTen.five(tens))
    return Rational(canonical: cofactor.shiftedRight(by: tens), 1, scale: -tens)
  }
}
