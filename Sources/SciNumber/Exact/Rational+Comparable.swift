// The order of rational numbers, and how large they are, without writing them out.

// MARK: - Equality

extension Rational: Hashable {
  /// Whether the numbers are the same.
  ///
  /// Two small decimals that have no common scale differ, unless both are zero: with k the difference of the scales,
  /// |x| × 10^k ≥ 2⁶³ for an x that is not zero, and y is the coefficient of a small decimal. y = −2⁶³ is no multiple of
  /// ten, so that it is x × 10^k for k = 0 only.
  public static func == (left: Rational, right: Rational) -> Bool {
    if let (x, y, _) = aligned(left, right) { return x == y }
    guard case .large(let x) = left.representation, case .large(let y) = right.representation
    else { return left.isZero && right.isZero }
    return x.scale == y.scale && x.numerator == y.numerator && x.denominator == y.denominator
  }

  /// Hashes the canonical form.
  public func hash(into hasher: inout Hasher) {
    let (numerator, denominator, scale) = parts
    hasher.combine(numerator)
    hasher.combine(denominator)
    hasher.combine(scale)
  }
}

// MARK: - Comparing

extension Rational: Comparable {
  /// Whether the left number is below the right one.
  ///
  /// Scales are not multiplied out further than the longer number is long.
  public static func < (left: Rational, right: Rational) -> Bool {
    if let (x, y, _) = aligned(left, right) { return x < y }
    guard left.signum == right.signum else { return left.signum < right.signum }
    let order = left.magnitudeOrder(to: right)
    return left.signum < 0 ? order > 0 : order < 0
  }

  /// −1, 0 or 1 as the magnitude is below, equal to or above that of `other`; neither is zero.
  private func magnitudeOrder(to other: Rational) -> WideInt {
    if self.isZero { return 0 }
    let (left, right) = (parts, other.parts)
    let x = left.numerator.magnitude * right.denominator
    let y = right.numerator.magnitude * left.denominator
    return left.scale <= right.scale
      ? Self.order(x, timesTenToThe: right.scale - left.scale, y)
      : -Self.order(y, timesTenToThe: left.scale - right.scale, x)
  }

  /// How x × 10^k compares to y, for positive x and y and k ≥ 0.
  ///
  /// x ≥ 2^(b−1) and y < 2^c for their bits b and c. If (b − 1) + log₂ 10^k ≥ c, x × 10^k is greater; otherwise 10^k
  /// is shorter than y, and multiplying it out is cheap.
  static func order(_ x: Integer, timesTenToThe exponent: WideInt, _ y: Integer) -> WideInt {
    if x.bitWidth - 1 + PowerOfTen.log2Floor(exponent) >= y.bitWidth { return 1 }
    let product = exponent == 0 ? x : x * PowerOfTen.integer(exponent)
    return product == y ? 0 : product < y ? -1 : 1
  }
}

// MARK: - Magnitudes

extension Rational {
  /// The power of ten of the first digit: the *e* with 10^e ≤ |x| < 10^(e+1).
  ///
  /// With a and b digits in numerator and denominator, 10^(a−b−1) < n/d < 10^(a−b+1); one comparison decides.
  ///
  /// - Precondition: the number is not zero.
  public var decimalExponent: WideInt {
    precondition(!isZero, "zero has no exponent")
    let (numerator, denominator, scale) = parts
    if denominator.isOne { return numerator.decimalDigitCount - 1 - scale }
    let (n, d) = (numerator.magnitude, denominator)
    let estimate = n.decimalDigitCount - d.decimalDigitCount
    let isBelow =
      estimate >= 0
      ? Self.order(d, timesTenToThe: estimate, n) > 0
      : Self.order(n, timesTenToThe: -estimate, d) < 0
    return estimate - scale - (isBelow ? 1 : 0)
  }

  /// Bounds of log₂|x|, at most 4 apart, without multiplying anything out.
  ///
  /// - Precondition: the number is not zero.
  public var binaryExponentBounds: ClosedRange<WideInt> {
    precondition(!isZero, "zero has no exponent")
    let (numerator, denominator, scale) = parts
    // 2^(b−1) ≤ n < 2^b and 2^(c−1) ≤ d < 2^c; for c = 1 the denominator is 1.
    let difference = numerator.bitWidth - denominator.bitWidth
    let lower = difference - (denominator.isOne ? 0 : 1)
    let upper = difference + 1
    let power = PowerOfTen.log2Floor(abs(scale))...PowerOfTen.bitWidth(abs(scale))
    return scale <= 0
      ? (lower + power.lowerBound)...(upper + power.upperBound)
      : (lower - power.upperBound)...(upper - power.lowerBound)
  }
}
