// Powers, roots and factorials, whose sizes are predicted before they are computed.

internal import CMPFR

// MARK: - Powers

extension Integer {
  /// This to the power of `exponent`, or `nil` if that may have more than `limit` bits.
  ///
  /// From |x| < 2^b follows |xⁿ| < 2^(bn): the result has at most bn bits. 0⁰ is 1.
  public func power(_ exponent: WideUInt, limit: WideInt) -> Integer? {
    if exponent == 0 || isOne { return 1 }
    if exponent == 1 || isZero { return self }
    if asInt == -1 { return exponent % 2 == 0 ? 1 : self }
    guard Self.allows(bits: powerBitWidth(exponent), limit: limit) else { return nil }
    return unsafe withPointer { x in
      unsafe Self.make { unsafe __gmpz_pow_ui($0, x, UInt(exponent)) }
    }
  }

  /// An upper bound of the bits of a power.
  func powerBitWidth(_ exponent: WideUInt) -> WideInt {
    WideInt(exactly: exponent).map { bitWidth.saturatingProduct($0) } ?? .max
  }

  /// This to the power of `exponent` modulo |`modulus`|, at least 0 and below |`modulus`|.
  ///
  /// - Precondition: `exponent` is not negative and `modulus` is not zero.
  public func powerModulo(_ exponent: Integer, _ modulus: Integer) -> Integer {
    precondition(exponent.signum >= 0, "negative exponent")
    precondition(!modulus.isZero, "division by zero")
    return unsafe withPointer { x in
      unsafe exponent.withPointer { e in
        unsafe modulus.withPointer { m in
          unsafe Self.make { unsafe __gmpz_powm($0, x, e, m) }
        }
      }
    }
  }
}

// MARK: - Roots

extension Integer {
  /// The `degree`-th root, rounded towards zero.
  ///
  /// - Precondition: `degree` is not 0, and odd for a negative integer.
  public func root(_ degree: WideUInt) -> (root: Integer, isExact: Bool) {
    precondition(degree > 0, "a root of degree zero")
    precondition(signum >= 0 || degree % 2 == 1, "an even root of a negative integer")
    // |x| < 2^b ≤ 2^degree: the root's magnitude is below 2.
    guard degree < WideUInt(bitWidth) else { return (Integer(signum), bitWidth <= 1) }
    let (root, isExact) = unsafe withPointer { x in
      unsafe Self.making { unsafe __gmpz_root($0, x, UInt(degree)) }
    }
    return (root, isExact != 0)
  }

  /// Whether the integer is the square of one.
  public var isPerfectSquare: Bool {
    unsafe withPointer { unsafe __gmpz_perfect_square_p($0) } != 0
  }

  /// Whether the integer is a power of one with an exponent of at least 2; 0, 1 and −1 are.
  public var isPerfectPower: Bool {
    unsafe withPointer { unsafe __gmpz_perfect_power_p($0) } != 0
  }

  /// The integer as a power with the largest exponent.
  ///
  /// The exponent is 1 unless ``isPerfectPower``, and for 0, 1 and −1, whose exponents have no end.
  public var asPower: (base: Integer, exponent: WideUInt) {
    guard bitWidth > 1, isPerfectPower else { return (self, 1) }
    var (base, exponent, degree): (Integer, WideUInt, WideUInt) = (self, 1, 2)
    while degree < WideUInt(base.bitWidth) {
      let isReal = base.signum > 0 || degree % 2 == 1
      if isReal, case (let root, true) = base.root(degree) {
        (base, exponent) = (root, exponent * degree)
      } else {
        degree += 1
      }
    }
    return (base, exponent)
  }
}

// MARK: - Products of many

extension Integer {
  /// *n*!, or `nil` if that may have more than `limit` bits.
  ///
  /// - Precondition: `n` is not negative.
  public static func factorial(_ n: WideInt, limit: WideInt) -> Integer? {
    precondition(n >= 0, "factorial of a negative integer")
    guard allows(bits: factorialBitWidth(n), limit: limit) else { return nil }
    return unsafe make { unsafe __gmpz_fac_ui($0, UInt(n)) }
  }

  /// An upper bound of the bits of *n*!.
  ///
  /// A product has at most the bits of its factors together. With b the bits of n, the sum of the bits of 1 … n
  /// is b(n + 1) − 2^b + 1: each of the n numbers counts b, less one for each power of two above it up to 2^(b−1).
  static func factorialBitWidth(_ n: WideInt) -> WideInt {
    guard n > 0 else { return 1 }
    let bits = WideInt(WideInt.bitWidth - n.leadingZeroBitCount)
    guard bits < 57 else { return .max }
    return bits * (n + 1) - (1 << bits) + 1
  }

  /// *n*!! = n(n − 2)(n − 4)…, or `nil` if that may have more than `limit` bits.
  ///
  /// - Precondition: `n` is not negative.
  public static func doubleFactorial(_ n: WideInt, limit: WideInt) -> Integer? {
    precondition(n >= 0, "factorial of a negative integer")
    guard allows(bits: doubleFactorialBitWidth(n), limit: limit) else { return nil }
    return unsafe make { unsafe __gmpz_2fac_ui($0, UInt(n)) }
  }

  /// An upper bound of the bits of *n*!!.
  ///
  /// (2m)!! = 2^m m!, and (2m − 1)!! ≤ (2m)!!.
  static func doubleFactorialBitWidth(_ n: WideInt) -> WideInt {
    let half = n / 2 + n % 2
    let bits = factorialBitWidth(half)
    return bits == .max ? .max : bits + half
  }
}

extension WideInt {
  /// The product of two numbers that are not negative, at most the largest `WideInt`.
  func saturatingProduct(_ other: WideInt) -> WideInt {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
