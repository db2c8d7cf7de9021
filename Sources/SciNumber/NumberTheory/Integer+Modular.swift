// Arithmetic modulo an integer.

internal import CMPFR

extension Integer {
  /// The number y from 0 to below |`modulus`| with xy ≡ 1, or `nil` if a factor is common to both.
  ///
  /// - Precondition: `modulus` is not zero.
  public func inverse(modulo modulus: Integer) -> Integer? {
    precondition(!modulus.isZero, "division by zero")
    let modulus = modulus.magnitude
    if modulus.isOne { return 0 }
    let (inverse, exists) = unsafe withPointer { x in
      unsafe modulus.withPointer { m in
        unsafe Self.making { unsafe __gmpz_invert($0, x, m) }
      }
    }
    return exists == 0 ? nil : inverse.modulo(modulus)
  }

  /// This to the power of `exponent` modulo |`modulus`|, at least 0 and below |`modulus`|.
  ///
  /// A negative power is one of the inverse.
  ///
  /// - Throws: ``MathError/divisionByZero`` for a modulus of zero, and ``MathError/notReal(_:)`` where there is no inverse.
  public func power(
    _ exponent: Integer, modulo modulus: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    guard !modulus.isZero else { throw .divisionByZero }
    guard exponent.signum < 0 else {
      return try powerModulo(exponent, modulus.magnitude, within: budget)
    }
    try budget.check(.commonDivisorAndFactors, bits: modulus.bitWidth)
    guard let inverse = inverse(modulo: modulus) else { throw .notReal(.noInverse) }
    return try inverse.powerModulo(-exponent, modulus.magnitude, within: budget)
  }

  /// The work from which a power is computed step by step, so that it can be interrupted: about a second.
  private static let longWork: WideInt = 1 << 30

  /// A power whose exponent is not negative, in one call or in steps that can be interrupted.
  private func powerModulo(
    _ exponent: Integer, _ modulus: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    let words = modulus.bitWidth / 64 + 1
    let work = exponent.bitWidth.saturatingProduct(words.saturatingProduct(words))
    if work <= Self.longWork { return powerModulo(exponent, modulus) }
    let base = modulo(modulus)
    var power = Integer(1)
    for place in (0..<exponent.bitWidth).reversed() {
      try budget.check()
      power = (power * power).modulo(modulus)
      if exponent.hasBit(at: place) { power = (power * base).modulo(modulus) }
    }
    return power
  }

  /// Whether two's complement has a one at `place`, which counts from 0.
  func hasBit(at place: WideInt) -> Bool {
    if let small = asInt { return small >> place & 1 != 0 }
    return unsafe withPointer { unsafe __gmpz_tstbit($0, UInt(place)) } != 0
  }

  /// The greatest common divisor g ≥ 0 and integers u, v with g = ux + vy, the smallest that there are.
  ///
  /// Mostly |u| ≤ |y|/2g and |v| ≤ |x|/2g. For two zeros it is 0 = 1·0 + 0·0.
  ///
  /// - Throws: ``MathError/timeLimit(seconds:needed:)`` and ``MathError/cancelled``.
  public func bezout(
    _ other: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> (divisor: Integer, u: Integer, v: Integer) {
    if isZero, other.isZero { return (0, 1, 0) }
    // A first step of division makes the longer one as short as the other.
    try budget.check(.commonDivisorAndFactors, bits: min(bitWidth, other.bitWidth))
    let (divisor, (u, v)) = unsafe withPointer { x in
      unsafe other.withPointer { y in
        unsafe Self.making { g in
          unsafe Self.making { u in
            unsafe Self.make { unsafe __gmpz_gcdext(g, u, $0, x, y) }
          }
        }
      }
    }
    return (divisor, u, v)
  }

  /// The Kronecker symbol (x/n): −1, 0 or 1.
  ///
  /// For an odd n > 0 it is Jacobi's, and for an odd prime Legendre's.
  public func kronecker(_ n: Integer) -> WideInt {
    WideInt(unsafe withPointer { x in unsafe n.withPointer { unsafe sci_mpz_kronecker(x, $0) } })
  }

  /// The Kronecker symbol, if it is found in time.
  public func kronecker(_ n: Integer, within budget: EvaluationBudget) throws(MathError) -> WideInt
  {
    try budget.check(.commonDivisor, bits: min(bitWidth, n.bitWidth))
    return kronecker(n)
  }

  /// The remainder that is never negative: from 0 to below |`divisor`|.
  ///
  /// - Precondition: `divisor` is not zero.
  public func euclideanRemainder(dividingBy divisor: Integer) -> Integer {
    modulo(divisor.magnitude)
  }
}
