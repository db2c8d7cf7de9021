// Bits of integers of any size, in two's complement without end: −1 has a one at every place.

internal import CMPFR

extension Integer {
  /// The bits that both have; at most as many as the longer of the two.
  public func and(_ other: Integer) -> Integer {
    if let x = asInt, let y = other.asInt { return Integer(x & y) }
    return unsafe applying(__gmpz_and, other)
  }

  /// The bits that at least one of the two has.
  public func or(_ other: Integer) -> Integer {
    if let x = asInt, let y = other.asInt { return Integer(x | y) }
    return unsafe applying(__gmpz_ior, other)
  }

  /// The bits that exactly one of the two has.
  public func xor(_ other: Integer) -> Integer {
    if let x = asInt, let y = other.asInt { return Integer(x ^ y) }
    return unsafe applying(__gmpz_xor, other)
  }

  /// The bits that this integer does not have: −x − 1.
  public var complement: Integer { -1 - self }

  /// How many bits are one; `nil` for a negative integer, which has no end of them.
  public var populationCount: WideInt? {
    guard signum >= 0 else { return nil }
    if let small = asInt { return WideInt(small.nonzeroBitCount) }
    return WideInt(unsafe withPointer { unsafe __gmpz_popcount($0) })
  }
}

// MARK: - Shifts and fixed widths

extension Integer {
  /// ⌊x · 2^`count`⌋ for a `count` of either sign, or `nil` if that has more than `limit` bits.
  ///
  /// A negative `count` moves the bits to the right, and those behind the point are dropped.
  public func shifted(by count: Integer, limit: WideInt) -> Integer? {
    guard let count = count.asInt else {
      // Further than any integer is long.
      if isZero { return 0 }
      return count.signum > 0 ? nil : Integer(signum < 0 ? -1 : 0)
    }
    if count >= 0 { return shiftedLeft(by: count, limit: limit) }
    guard -bitWidth <= count else { return Integer(signum < 0 ? -1 : 0) }
    return shiftedRight(by: -count)
  }

  /// The integer that the lowest `width` bits are, as a machine word of that width holds it.
  ///
  /// ```swift
  /// let signed = Integer(200).wrapped(toBits: 8, signed: true)  // -56
  /// let unsigned = Integer(-1).wrapped(toBits: 8, signed: false)  // 255
  /// ```
  ///
  /// - Parameters:
  ///   - width: the number of bits, positive.
  ///   - isSigned: whether the highest of them counts as negative.
  /// - Returns: a number from −2^(`width` − 1) or 0 to below 2^(`width` − 1) or 2^`width`.
  public func wrapped(toBits width: WideInt, signed isSigned: Bool) -> Integer {
    precondition(width > 0, "a word without bits")
    let isInside = bitWidth < width && (isSigned || signum >= 0)
    if isInside { return self }
    let low = unsafe withPointer { x in
      unsafe Self.make { unsafe __gmpz_fdiv_r_2exp($0, x, UInt(width)) }
    }
    guard isSigned, low.bitWidth == width else { return low }
    return low - Integer(1).shiftedLeft(by: width)
  }
}
