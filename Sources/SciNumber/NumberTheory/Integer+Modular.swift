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

  /// The greatest common divisor g ≥ 0 and integers u, v with g = ux + vy.
  public func bezout(
    _ other: Integer
  ) -> (divisor: Integer, u: Integer, v: Integer) {
    // Of x·u + y·v = r, row by row, as Euclid's algorithm divides.
    var (old, new) = (
      (r: self, u: Integer(1), v: Integer(0)), (r: other, u: Integer(0), v: Integer(1))
    )
    while !new.r.isZero {
      let quotient = old.r.quotientAndRemainder(dividingBy: new.r).quotient
      (old, new) = (
        new, (old.r - quotient * new.r, old.u - quotient * new.u, old.v - quotient * new.v)
      )
    }
    return old.r.signum < 0 ? (-old.r, -old.u, -old.v) : old
  }

  /// The Kronecker symbol (x/n): −1, 0 or 1.
  ///
  /// For an odd n > 0 it is Jacobi's, and for an odd prime Legendre's.
  public func kronecker(_ n: Integer) -> WideInt {
    WideInt(unsafe withPointer { x in unsafe n.withPointer { unsafe sci_mpz_kronecker(x, $0) } })
  }

  /// The remainder that is never negative: from 0 to below |`divisor`|.
  ///
  /// - Precondition: `divisor` is not zero.
  public func euclideanRemainder(dividingBy divisor: Integer) -> Integer {
    modulo(divisor.magnitude)
  }
}
