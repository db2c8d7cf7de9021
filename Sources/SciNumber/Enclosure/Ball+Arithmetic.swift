// Sums, products, quotients, roots and powers of balls.
//
// All working precisions are at least `Ball.minimumPrecision` bits, so that one rounding to nearest changes a
// number by a factor between 1 − 2⁻³³ and 1 + 2⁻³³, which `Magnitude.nudged` covers.

extension Ball {
  /// The least working precision; see the note above.
  static let minimumPrecision = 64

  /// −x: exact, and so the radius stays.
  func negated() -> Ball {
    Ball(
      midpoint: midpoint.applying(.negate, precision: midpoint.precision, rounding: .halfEven),
      radius: radius)
  }

  /// x + y.
  ///
  /// |(m₁ + δ₁) + (m₂ + δ₂) − (m₁ + m₂)| ≤ r₁ + r₂.
  func adding(_ other: Ball, precision: WideInt) -> Ball {
    Ball(
      midpoint.result(of: .add, other.midpoint, precision: precision, rounding: .halfEven),
      radius: radius + other.radius)
  }

  /// x − y.
  ///
  /// The same bound as for the sum.
  func subtracting(_ other: Ball, precision: WideInt) -> Ball {
    Ball(
      midpoint.result(of: .subtract, other.midpoint, precision: precision, rounding: .halfEven),
      radius: radius + other.radius)
  }

  /// x · y.
  ///
  /// |(m₁ + δ₁)(m₂ + δ₂) − m₁m₂| ≤ |m₁|r₂ + |m₂|r₁ + r₁r₂.
  func multiplied(by other: Ball, precision: WideInt) -> Ball {
    Ball(
      midpoint.result(of: .multiply, other.midpoint, precision: precision, rounding: .halfEven),
      radius: Magnitude(atLeast: midpoint) * other.radius + other.magnitude * radius)
  }

  /// x / y, or everything where y may be zero.
  ///
  /// (m₁ + δ₁)/(m₂ + δ₂) − m₁/m₂ = (δ₁ − (m₁/m₂)δ₂) / (m₂ + δ₂), so the error is at most
  /// (r₁ + |m₁/m₂|r₂) / (|m₂| − r₂).
  func divided(by other: Ball, precision: WideInt) -> Ball {
    let divisor = other.mignitude
    guard !divisor.isZero, !isUnbounded else { return .everything }
    let ratio = Magnitude(atLeast: midpoint) / Magnitude(atMost: other.midpoint)
    return Ball(
      midpoint.result(of: .divide, other.midpoint, precision: precision, rounding: .halfEven),
      radius: (radius + ratio * other.radius) / divisor)
  }
}

// MARK: - Roots and powers

extension Ball {
  /// The real n-th root for n ≥ 1; for an even n the part of the ball below zero is left out.
  ///
  /// Away from zero, with t = δ/m and |t| < 1: (1 + t)^(1/n) − 1 = (1/n)(1 + ξ)^(1/n − 1) t for some ξ
  /// between 0 and t, and (1 + ξ)^(1/n − 1) ≤ 1/(1 − |t|). So the error is at most
  /// |m^(1/n)| · r / (n(|m| − r)). Around zero the root is monotone and its ends are enough.
  func root(_ degree: WideInt, precision: WideInt) -> Ball {
    let least = mignitude
    guard !least.isZero || isExact else { return rootAroundZero(degree, precision: precision) }
    let rounded = midpoint.root(degree, precision: precision, rounding: .halfEven)
    if isExact { return Ball(rounded, radius: .zero) }
    let relative = radius / least / Magnitude(UInt64(degree))
    return Ball(rounded, radius: Magnitude(atLeast: rounded.value).nudged * relative)
  }

  private func rootAroundZero(_ degree: WideInt, precision: WideInt) -> Ball {
    let isEven = degree % 2 == 0
    let domain = isEven ? clampedToNonNegative(precision: precision) : self
    return domain.monotone(precision: precision) {
      isEven && $0.signum < 0
        ? BigFloat(0) : $0.root(degree, precision: precision, rounding: $1).value
    }
  }

  /// xⁿ for an integer n that fits `exponent` exactly.
  ///
  /// With t = δ/m: |(1 + t)ⁿ − 1| ≤ e^s − 1 where s = |n| · r/(|m| − r). For n > 0 because
  /// (1 + |t|)ⁿ ≤ e^(n|t|) and |t| ≤ r/(|m| − r); for n < 0 because 1/(1 − |t|) = 1 + |t|/(1 − |t|).
  func power(integer exponent: BigFloat, precision: WideInt) -> Ball {
    let least = mignitude
    guard !least.isZero || isExact else { return powerAroundZero(exponent, precision: precision) }
    let spread = isExact ? .zero : Magnitude(atLeast: exponent) * (radius / least)
    if isLarge(forPower: Ball(exact: exponent), spread: spread) {
      let isOdd = !exponent.scaled(byTwoToThe: -1).isInteger
      return powerOfLarge(Ball(exact: exponent), isOdd: isOdd, precision: precision)
    }
    // Beyond that, a midpoint out of range would not show that the points are.
    guard spread <= .one else { return powerOfEnds(exponent, precision: precision) }
    let rounded = midpoint.result(of: .power, exponent, precision: precision, rounding: .halfEven)
    return Ball(rounded, radius: Self.expGrowth(spread, of: rounded.value))
  }

  /// xⁿ for an x that is not zero: |x|ⁿ rises or falls with |x|, and its ends show whether it leaves the range of exponents.
  private func powerOfEnds(_ exponent: BigFloat, precision: WideInt) -> Ball {
    let size = absolute(precision: precision)
    guard size.lower(precision: precision).signum > 0 else { return .everything }
    let rises = exponent.signum > 0
    let image = (rises ? size : size.negated()).monotone(precision: precision) { end, rounding in
      let base = rises ? end : end.applying(.negate, precision: end.precision, rounding: .halfEven)
      return base.applying(.power, exponent, precision: precision, rounding: rounding)
    }
    let isOdd = !exponent.scaled(byTwoToThe: -1).isInteger
    return midpoint.signum < 0 && isOdd ? image.negated() : image
  }

  private func powerAroundZero(_ exponent: BigFloat, precision: WideInt) -> Ball {
    guard exponent.signum > 0, !isUnbounded else { return .everything }
    let bound = Ball(exact: magnitude.bigFloat).power(integer: exponent, precision: 64)
    return Ball(midpoint: BigFloat(0), radius: bound.magnitude)
  }

  /// x^y for x > 0, or everything where x may not be positive.
  ///
  /// x^y = e^(y ln x). The exponent moves by at most s = |m_y| Δ + (|ln m_x| + Δ) r_y, where
  /// Δ = r_x/(m_x − r_x) bounds how far ln x moves (see ``log(precision:)``).
  func power(_ exponent: Ball, precision: WideInt) -> Ball {
    guard signum == 1, !mignitude.isZero, !exponent.isUnbounded else { return .everything }
    let move = radius / mignitude
    if isLarge(forPower: exponent, spread: .zero) {
      return powerOfLarge(exponent, isOdd: false, precision: precision)
    }
    let logarithm = midpoint.applying(.log, precision: 64, rounding: .awayFromZero)
    let spread =
      Magnitude(atLeast: exponent.midpoint) * move
      + (Magnitude(atLeast: logarithm) + move) * exponent.radius
    guard spread <= .one else {
      return log(precision: precision).multiplied(by: exponent, precision: precision)
        .image(under: .exp, precision: precision)
    }
    let rounded = midpoint.result(
      of: .power, exponent.midpoint, precision: precision, rounding: .halfEven)
    return Ball(rounded, radius: Self.expGrowth(spread, of: rounded.value))
  }

  /// A bound of |y|(e^s − 1), where y was rounded to nearest.
  ///
  /// For s ≤ 1: e^s − 1 = s + s²(1/2! + s/3! + …) ≤ s + s²(e − 2) ≤ s + s².
  static func expGrowth(_ spread: Magnitude, of value: BigFloat) -> Magnitude {
    expGrowth(spread, of: Magnitude(atLeast: value).nudged)
  }

  /// A bound of y(e^s − 1) for y up to a bound.
  static func expGrowth(_ spread: Magnitude, of bound: Magnitude) -> Magnitude {
    if spread.isZero { return .zero }
    guard spread <= .one else { return .infinity }
    return bound * (spread + spread * spread)
  }
}

// MARK: - Monotone functions

extension Ball {
  /// The image under a function that rises over the ball, given by its correctly rounded values.
  ///
  /// The image of [a, b] is [f(a), f(b)]; the ends of the ball are rounded outwards, and so are the
  /// values there. For a single number one evaluation to nearest is enough.
  func monotone(
    precision: WideInt, _ function: (BigFloat, RoundingMode) -> BigFloat
  ) -> Ball {
    guard !isUnbounded else { return .everything }
    let least = function(lower(precision: precision), .floor)
    let most = function(upper(precision: precision), .ceiling)
    // One of the two is infinite then, and the other the last number before.
    if least.isAtEndOfRange, most.isAtEndOfRange, least.signum == most.signum {
      return .beyondRange
    }
    return Ball(from: least, to: most, precision: precision)
  }

  /// The image under one of MPFR's functions that rises over the ball.
  func rising(_ function: BigFloat.Unary, precision: WideInt) -> Ball {
    if isExact {
      return Ball(
        midpoint.result(of: function, precision: precision, rounding: .halfEven), radius: .zero)
    }
    return monotone(precision: precision) {
      $0.applying(function, precision: precision, rounding: $1)
    }
  }

  /// The image under one of MPFR's functions that falls over the ball: one that rises with −x.
  func falling(_ function: BigFloat.Unary, precision: WideInt) -> Ball {
    if isExact { return rising(function, precision: precision) }
    return negated().monotone(precision: precision) { end, rounding in
      end.applying(.negate, precision: end.precision, rounding: .halfEven)
        .applying(function, precision: precision, rounding: rounding)
    }
  }
}
