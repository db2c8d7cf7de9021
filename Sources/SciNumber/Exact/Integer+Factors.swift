// Common divisors and multiples, and small prime factors.

internal import CMPFR

// MARK: - Common divisors and multiples

extension Integer {
  /// The greatest common divisor, not negative; 0 only of two zeros.
  public func greatestCommonDivisor(with other: Integer) -> Integer {
    guard case .small(let x) = storage, case .small(let y) = other.storage else {
      return unsafe applying(__gmpz_gcd, other)
    }
    return Integer(UInt64(Self.greatestCommonDivisor(x.magnitude, y.magnitude)))
  }

  /// Stein's binary algorithm: shifts and subtractions only.
  static func greatestCommonDivisor(_ x: WideUInt, _ y: WideUInt) -> WideUInt {
    if x == 0 || y == 0 { return x | y }
    let shift = (x | y).trailingZeroBitCount
    var (a, b) = (x >> x.trailingZeroBitCount, y >> y.trailingZeroBitCount)
    while a != b {
      if a < b { swap(&a, &b) }
      a -= b
      a >>= a.trailingZeroBitCount
    }
    return a << shift
  }

  /// The least common multiple, not negative, or `nil` if it may have more than `limit` bits.
  ///
  /// It divides the product, which has at most the bits of both operands together.
  public func leastCommonMultiple(with other: Integer, limit: WideInt) -> Integer? {
    if isZero || other.isZero { return 0 }
    guard Self.allows(bits: bitWidth + other.bitWidth, limit: limit) else { return nil }
    return unsafe applying(__gmpz_lcm, other)
  }
}

// MARK: - Factors

extension Integer {
  /// The integer without the factors `divisor`, and how often that was one.
  ///
  /// - Precondition: this integer is not zero, and |`divisor`| ≥ 2.
  public func removingFactors(of divisor: Integer) -> (cofactor: Integer, count: WideInt) {
    precondition(!isZero && divisor.magnitude > 1, "no number of factors")
    if divisor.asInt == 2 {
      let count = trailingZeroBitCount
      return (isOdd ? self : shiftedRight(by: count), count)
    }
    if case .small(var value) = storage {
      guard case .small(let divisor) = divisor.storage else {
        return removingLargeFactors(of: divisor)
      }
      var count = 0
      while value % divisor == 0 {
        value /= divisor
        count += 1
      }
      return (Integer(value), count)
    }
    return removingLargeFactors(of: divisor)
  }

  private func removingLargeFactors(of divisor: Integer) -> (cofactor: Integer, count: WideInt) {
    let (cofactor, count) = unsafe withPointer { x in
      unsafe divisor.withPointer { y in
        unsafe Self.making { unsafe __gmpz_remove($0, x, y) }
      }
    }
    return (cofactor, WideInt(count))
  }

  /// The integer without factors of ten, and their number; zero has none.
  func removingTens() -> (cofactor: Integer, count: WideInt) {
    guard isEven, isDivisible(by: 5), !isZero else { return (self, 0) }
    return removingFactors(of: 10)
  }

  /// The prime factors of the magnitude up to `bound`, and what is left of it.
  ///
  /// By trial division. A cofactor that is not 1 and below (`bound` + 1)² is prime, and is one of the factors
  /// if it does not exceed `bound`.
  ///
  /// - Precondition: the integer is not zero.
  public func smallFactors(
    upTo bound: WideUInt
  ) -> (factors: [(prime: WideUInt, count: WideInt)], cofactor: Integer) {
    precondition(!isZero, "zero has no factors")
    var rest = magnitude
    var factors: [(prime: WideUInt, count: WideInt)] = []
    var candidate: WideUInt = 2
    while candidate <= bound, !rest.isOne {
      // No divisor below the candidate is left; so what is below its square is prime.
      if let small = rest.asInt, candidate > WideUInt(small) / candidate {
        guard WideUInt(small) <= bound else { break }
        candidate = WideUInt(small)
      }
      if rest.isDivisible(by: candidate) {
        let (cofactor, count) = rest.removingFactors(of: Integer(UInt64(candidate)))
        factors.append((candidate, count))
        rest = cofactor
      }
      candidate += candidate == 2 ? 1 : 2
    }
    return (factors, rest)
  }
}
