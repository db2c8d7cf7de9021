// Functions of numbers whose exponents are too large for MPFR on machines where `long` has 32 bits.
//
// MPFR's exponential computes the exponent of its result as a `long`, and its logarithm multiplies by the exponent of its operand as one.
// Where that has 32 bits, as in WebAssembly, these identities bring numbers into its range. Ball arithmetic carries the bounds.
//
// A few functions pass the end of the range of exponents as a `long`, and are wrong there for ordinary numbers: mpfr_tanh, mpfr_pow but
// for small exponents, mpfr_pow_z of powers of two, and mpfr_eint (MPFR 4.2.0; look for __gmpfr_emax before another function is used).

extension Ball {
  /// The most bits that an exponent may have for MPFR's functions: half of the range and less, since some of them double or add exponents.
  static let exponentBits: WideInt = Int.bitWidth < 64 ? 28 : 62

  /// Whether the midpoint has an exponent that is too large for MPFR.
  var isLargeForLog: Bool { abs(midpoint.exponent ?? 0) >> Self.exponentBits != 0 }

  /// Whether MPFR cannot be asked for a function: it, or what is computed on the way, has an exponent that is too large at some point.
  ///
  /// |x| < 2^k for the `magnitude.exponent` k, and the exponent of eˣ is less than |x|/ln 2 + 1 < 2^(k+1). On other machines a number
  /// that is this large is out of range whatever the function.
  func isLarge(for function: BigFloat.Unary) -> Bool {
    guard Self.exponentBits < 62 else { return false }
    return switch function {
    case .exp, .expMinusOne, .sinh, .cosh: magnitude.exponent > Self.exponentBits
    case .tanh: true
    case .log, .acosh: isLargeForLog
    case .logOnePlus, .asinh: isLargeForLog && midpoint.exponent ?? 0 > 0
    // Γ(2²²) is near 2^(8.6 · 10⁷).
    case .gamma: magnitude.exponent > 22
    // erfc 2¹³ is near 2^(−9.7 · 10⁷).
    case .erfc: magnitude.exponent > 13
    default: false
    }
  }

  /// The image under a function for which this is large.
  func imageOfLarge(under function: BigFloat.Unary, precision: WideInt) -> Ball {
    switch function {
    case .exp: expOfLarge(precision: precision)
    case .expMinusOne:
      expOfLarge(precision: precision).subtracting(Self.one, precision: precision)
    case .sinh:
      expOfLarge(precision: precision)
        .subtracting(negated().expOfLarge(precision: precision), precision: precision)
        .scaled(byTwoToThe: -1)
    case .cosh:
      expOfLarge(precision: precision)
        .adding(negated().expOfLarge(precision: precision), precision: precision)
        .scaled(byTwoToThe: -1)
    case .tanh: hyperbolicTangent(precision: precision)
    case .log: logOfLarge(precision: precision)
    case .logOnePlus: adding(Self.one, precision: precision).logOfLarge(precision: precision)
    case .asinh, .acosh: areaFunctionOfLarge(precision: precision)
    case .gamma: gammaOfLarge(precision: precision)
    case .erfc: erfcOfLarge(precision: precision)
    default: .everything
    }
  }

  private static let one = Ball(exact: BigFloat(1))

  /// x × 2^`power`, exactly, or what is known where that leaves the range of exponents.
  func scaled(byTwoToThe power: WideInt) -> Ball {
    let scaled = midpoint.scaled(byTwoToThe: power)
    guard scaled.isZero, !midpoint.isZero else {
      return Ball(midpoint: scaled, radius: radius.scaled(byTwoToThe: power))
    }
    return Ball(midpoint: scaled, radius: magnitude.scaled(byTwoToThe: power) + .underflow)
  }
}

extension Magnitude {
  /// A bound of numbers below the range of exponents.
  fileprivate static var underflow: Magnitude { .powerOfTwo(BigFloat.smallestExponent) }
}

// MARK: - Exponentials

extension Ball {
  /// eˣ = e^(x − n ln 2) × 2ⁿ, where the integer n is near x/ln 2.
  ///
  /// Any n will do; ln 2 is known to so many bits that n ln 2 has the asked number behind the point.
  private func expOfLarge(precision: WideInt) -> Ball {
    // e^(±2⁶¹) is out of the range of exponents, which ends at 2^(2⁶⁰).
    if mignitude >= .powerOfTwo(61) {
      return signum == 1 ? .beyondRange : Ball(midpoint: BigFloat(0), radius: .underflow)
    }
    guard radius <= .one else { return .everything }
    let working = precision + magnitude.exponent + 8
    let logarithmOfTwo = Ball(exact: BigFloat(2)).log(precision: working)
    let quotient = midpoint.applying(
      .divide, logarithmOfTwo.midpoint, precision: 64, rounding: .halfEven)
    guard let power = quotient.nearestInteger else { return .everything }
    return subtracting(
      logarithmOfTwo.multiplied(by: Ball(exact: BigFloat(power)), precision: working),
      precision: working
    )
    .exp(precision: precision)
    .scaled(byTwoToThe: power)
  }

  /// tanh x = e/(e + 2) for e = e^(2x) − 1; ±1 where |x| is 2²⁷ or more.
  ///
  /// There |1 − tanh |x|| = 2/(e^(2|x|) + 1) < 2 · 2^(−2|x|) ≤ 2^(1 − 2²⁸).
  private func hyperbolicTangent(precision: WideInt) -> Ball {
    if mignitude >= .powerOfTwo(27) {
      return Ball(midpoint: BigFloat(midpoint.signum), radius: .powerOfTwo(1 - (1 << 28)))
    }
    guard magnitude.exponent <= 28 else { return Ball(midpoint: BigFloat(0), radius: .one) }
    let working = precision + 8
    let growth = scaled(byTwoToThe: 1).expMinusOne(precision: working)
    return growth.divided(
      by: growth.adding(Ball(exact: BigFloat(2)), precision: working), precision: precision)
  }
}

// MARK: - Logarithms

extension Ball {
  /// ln x = ln f + e ln 2 for x = f × 2^e with a midpoint of f between ½ and 1.
  private func logOfLarge(precision: WideInt) -> Ball {
    guard let exponent = midpoint.exponent else { return .everything }
    let working = precision + 8
    let power = Ball(exact: BigFloat(2)).log(precision: working)
      .multiplied(by: Ball(exact: BigFloat(exponent)), precision: working)
    return scaled(byTwoToThe: -exponent).log(precision: working).adding(power, precision: precision)
  }

  /// arsinh x or arcosh x for |x| ≥ 4: both are ln 2|x| up to 1/x², with the sign of x.
  ///
  /// arsinh: x < √(x² + 1) < x + 1/(2x), so that 0 < arsinh x − ln 2x < ln(1 + 1/(4x²)) < 1/x². arcosh: x > √(x² − 1) > x − 1/x,
  /// so that 0 > arcosh x − ln 2x > ln(1 − 1/(2x²)) > −1/x².
  private func areaFunctionOfLarge(precision: WideInt) -> Ball {
    let size = absolute(precision: precision)
    guard mignitude >= Magnitude(4) else { return .everything }
    let logarithm = size.scaled(byTwoToThe: 1).logOfLarge(precision: precision)
    let bound = Magnitude.one / mignitude.squaredDown
    let value = Ball(midpoint: logarithm.midpoint, radius: logarithm.radius + bound)
    return midpoint.signum < 0 ? value.negated() : value
  }
}

// MARK: - Gamma and error function

extension Ball {
  /// Γ(x) = e^(ln Γ(x)) for x ≥ 2.
  ///
  /// ln Γ rises there, and (ln Γ)′ = ψ(ξ) < ln ξ (NIST Digital Library of Mathematical Functions, 5.11.2 and 5.7.6).
  private func gammaOfLarge(precision: WideInt) -> Ball {
    guard signum == 1, mignitude >= Magnitude(2) else { return .everything }
    // ln Γ(2⁶²) is far above 2⁶¹.
    if mignitude >= .powerOfTwo(62) { return .beyondRange }
    let working = precision + 2 * magnitude.exponent + 8
    // ln ξ < the bits of ξ.
    let logarithm = Ball(
      midpoint.logarithmOfGamma(precision: working),
      radius: radius * Magnitude(UInt64(max(1, magnitude.exponent))))
    return logarithm.image(under: .exp, precision: precision)
  }

  /// erfc x for |x| ≥ 2¹² by its asymptotic series, and 2 − erfc |x| for x < 0.
  ///
  /// For x > 0, erfc x = e^(−x²)/(x√π) · Σ (−1)ᵏ (2k − 1)!!/(2x²)ᵏ, and what is left out is less than the first term that is (NIST
  /// Digital Library of Mathematical Functions, 7.12.1). With 2x² ≥ 2²⁵ each of the first 2²³ terms is at most ½ of the one before.
  private func erfcOfLarge(precision: WideInt) -> Ball {
    guard mignitude >= .powerOfTwo(12) else { return .everything }
    guard midpoint.signum > 0 else {
      // erfc |x| < e^(−x²) < 2^(−2²⁴).
      return Ball(midpoint: BigFloat(2), radius: .powerOfTwo(-(1 << 24)))
    }
    let working = precision + 8
    let square = multiplied(by: self, precision: precision + 2 * magnitude.exponent + 8)
    let reciprocal = Ball.one.divided(by: square, precision: working).scaled(byTwoToThe: -1)
    var (term, sum, odd) = (Ball.one, Ball.one, 1 as WideInt)
    repeat {
      term = term.multiplied(by: reciprocal, precision: working)
        .multiplied(by: Ball(exact: BigFloat(-odd)), precision: working)
      sum = sum.adding(term, precision: working)
      odd += 2
    } while term.magnitude.exponent > -working && odd < 1 << 23
    sum = Ball(midpoint: sum.midpoint, radius: sum.radius + term.magnitude)
    let root = Ball.pi(precision: working).root(2, precision: working)
    return square.negated().expOfLarge(precision: working)
      .multiplied(by: sum, precision: working)
      .divided(by: multiplied(by: root, precision: working), precision: precision)
  }
}

// MARK: - Powers

extension Ball {
  /// Whether MPFR cannot be asked for x^y.
  ///
  /// It can where |y| ≤ 2¹⁵ and −32767 < e ≤ 32767 for the exponent e of x, and x is no power of two.
  ///
  /// - Parameters:
  ///   - exponent: y.
  ///   - spread: by how much y ln x moves; where that is more than 1, MPFR would be asked at the ends, which may be powers of two.
  /// - Returns: whether ``powerOfLarge(_:isOdd:precision:)`` is needed.
  func isLarge(forPower exponent: Ball, spread: Magnitude) -> Bool {
    guard Self.exponentBits < 62, let binary = midpoint.exponent else { return false }
    return exponent.midpoint.exponent ?? 0 > 15 || abs(binary) >= 32767 || spread > .one
      || isPowerOfTwo
  }

  /// Whether the midpoint is ± a power of two.
  private var isPowerOfTwo: Bool {
    midpoint.exponent.map { midpoint == BigFloat(midpoint.signum, timesTwoToThe: $0 - 1) } ?? false
  }

  /// A bound of |y ln x| for the midpoint x.
  private func logarithmOfPower(_ exponent: Ball) -> Magnitude {
    exponent.magnitude * Magnitude(UInt64(abs(midpoint.exponent ?? 0) + 1))
  }

  /// xⁿ or x^y by e^(y ln |x|).
  ///
  /// - Parameters:
  ///   - exponent: y; for a negative x an integer.
  ///   - isOdd: whether y is an odd integer.
  ///   - precision: the bits of the midpoint.
  /// - Returns: a ball that contains the power.
  func powerOfLarge(_ exponent: Ball, isOdd: Bool, precision: WideInt) -> Ball {
    let isNegative = midpoint.signum < 0 && isOdd
    if isExact, exponent.isExact, let power = exactPowerOfTwo(exponent.midpoint) {
      return isNegative ? power.negated() : power
    }
    let positive = midpoint.signum < 0 ? negated() : self
    // An error of the exponent is a relative one of the power.
    let working = precision + min(max(logarithmOfPower(exponent).exponent, 0), 64) + 8
    let power = positive.image(under: .log, precision: working)
      .multiplied(by: exponent, precision: working)
      .image(under: .exp, precision: precision)
    return isNegative ? power.negated() : power
  }

  /// |x|^y for an x that is ± a power of two and an integer y.
  private func exactPowerOfTwo(_ exponent: BigFloat) -> Ball? {
    guard let binary = midpoint.exponent, let count = exponent.nearestInteger,
      BigFloat(count) == exponent, isPowerOfTwo
    else { return nil }
    let (power, overflows) = (binary - 1).multipliedReportingOverflow(by: count)
    guard !overflows, abs(power) <= BigFloat.widestExponent else { return nil }
    return Ball(exact: BigFloat(1).scaled(byTwoToThe: power))
  }
}
