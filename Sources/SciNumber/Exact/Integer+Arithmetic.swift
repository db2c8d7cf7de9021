// Sums, products, quotients and shifts of integers.

internal import CMPFR

extension Integer {
  typealias BinaryFunction = @convention(c) (mpz_ptr?, mpz_srcptr?, mpz_srcptr?) -> Void

  /// The value of one of GMP's functions of two integers.
  func applying(_ function: BinaryFunction, _ other: Integer) -> Integer {
    unsafe withPointer { x in
      unsafe other.withPointer { y in
        unsafe Self.make { unsafe function($0, x, y) }
      }
    }
  }

  /// Whether a result that has at most `bits` bits may be made.
  static func allows(bits: WideInt, limit: WideInt) -> Bool {
    bits <= min(limit, largestBitWidth)
  }
}

// MARK: - Sums and products

extension Integer {
  /// The sum; at most one bit more than the longer operand has.
  public static func + (left: Integer, right: Integer) -> Integer {
    if case .small(let x) = left.storage, case .small(let y) = right.storage {
      let (sum, overflows) = x.addingReportingOverflow(y)
      if !overflows { return Integer(sum) }
    }
    return unsafe left.applying(__gmpz_add, right)
  }

  /// The difference; at most one bit more than the longer operand has.
  public static func - (left: Integer, right: Integer) -> Integer {
    if case .small(let x) = left.storage, case .small(let y) = right.storage {
      let (difference, overflows) = x.subtractingReportingOverflow(y)
      if !overflows { return Integer(difference) }
    }
    return unsafe left.applying(__gmpz_sub, right)
  }

  /// The product; at most as many bits as both operands have together.
  public static func * (left: Integer, right: Integer) -> Integer {
    if case .small(let x) = left.storage, case .small(let y) = right.storage {
      let (product, overflows) = x.multipliedReportingOverflow(by: y)
      if !overflows { return Integer(product) }
    }
    return unsafe left.applying(__gmpz_mul, right)
  }

  /// The negated integer.
  public static prefix func - (value: Integer) -> Integer { Integer(0) - value }

  /// The absolute value.
  public var magnitude: Integer { signum < 0 ? -self : self }
}

// MARK: - Quotients

extension Integer {
  /// The quotient rounded towards zero, and the remainder, which has the sign of this integer.
  ///
  /// - Precondition: `divisor` is not zero.
  public func quotientAndRemainder(
    dividingBy divisor: Integer
  ) -> (quotient: Integer, remainder: Integer) {
    precondition(!divisor.isZero, "division by zero")
    if case .small(let x) = storage, case .small(let y) = divisor.storage, y != -1 {
      let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
      return (Integer(quotient), Integer(remainder))
    }
    return unsafe withPointer { x in
      unsafe divisor.withPointer { y in
        let (quotient, remainder) = unsafe Self.making { q in
          unsafe Self.make { unsafe __gmpz_tdiv_qr(q, $0, x, y) }
        }
        return (quotient, remainder)
      }
    }
  }

  /// The quotient rounded down.
  ///
  /// - Precondition: `divisor` is not zero.
  public func floorQuotient(dividingBy divisor: Integer) -> Integer {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    let isBelow = !remainder.isZero && remainder.signum != divisor.signum
    return isBelow ? quotient - 1 : quotient
  }

  /// The remainder of ``floorQuotient(dividingBy:)``, which has the sign of `divisor`.
  ///
  /// - Precondition: `divisor` is not zero.
  public func modulo(_ divisor: Integer) -> Integer {
    let remainder = quotientAndRemainder(dividingBy: divisor).remainder
    let isOtherSide = !remainder.isZero && remainder.signum != divisor.signum
    return isOtherSide ? remainder + divisor : remainder
  }

  /// The quotient by an integer that divides this one; faster than a division with remainder.
  ///
  /// - Precondition: `divisor` is not zero and divides this integer.
  public func exactQuotient(dividingBy divisor: Integer) -> Integer {
    if divisor.isOne { return self }
    guard case .large = storage else {
      return quotientAndRemainder(dividingBy: divisor).quotient
    }
    precondition(!divisor.isZero, "division by zero")
    return unsafe applying(__gmpz_divexact, divisor)
  }

  /// Whether `divisor`, which must not be zero, divides this integer.
  func isDivisible(by divisor: WideUInt) -> Bool {
    switch storage {
    case .small(let value): value.magnitude % divisor == 0
    case .large: unsafe withPointer { unsafe __gmpz_divisible_ui_p($0, UInt(divisor)) } != 0
    }
  }

  /// The remainder of the magnitude by `divisor`, which must not be zero.
  func magnitudeModulo(_ divisor: WideUInt) -> WideUInt {
    switch storage {
    case .small(let value): value.magnitude % divisor
    case .large: WideUInt(unsafe withPointer { unsafe __gmpz_tdiv_ui($0, UInt(divisor)) })
    }
  }
}

// MARK: - Shifts

extension Integer {
  /// This × 2^`count`, or `nil` if that has more than `limit` bits.
  ///
  /// The result has exactly `bitWidth` + `count` bits, unless it is zero.
  ///
  /// - Precondition: `count` is not negative.
  public func shiftedLeft(by count: WideInt, limit: WideInt) -> Integer? {
    precondition(count >= 0, "negative shift")
    if isZero { return self }
    let (bits, overflows) = bitWidth.addingReportingOverflow(count)
    guard !overflows, Self.allows(bits: bits, limit: limit) else { return nil }
    return shiftedLeft(by: count)
  }

  /// This × 2^`count`; for callers that know that it is short.
  func shiftedLeft(by count: WideInt) -> Integer {
    unsafe withPointer { x in
      unsafe Self.make { unsafe __gmpz_mul_2exp($0, x, UInt(count)) }
    }
  }

  /// This / 2^`count`, rounded down.
  ///
  /// - Precondition: `count` is not negative.
  public func shiftedRight(by count: WideInt) -> Integer {
    precondition(count >= 0, "negative shift")
    if case .small(let value) = storage { return Integer(value >> count) }
    return unsafe withPointer { x in
      unsafe Self.make { unsafe __gmpz_fdiv_q_2exp($0, x, UInt(count)) }
    }
  }
}
