// Exponentials, logarithms, hyperbolic functions and the gamma function of balls.

extension Ball {
  /// eˣ.
  ///
  /// |e^(m+δ) − e^m| ≤ e^m (e^r − 1), see ``expGrowth(_:of:)``; the ends where r > 1.
  func exp(precision: WideInt) -> Ball {
    guard radius <= .one else { return rising(.exp, precision: precision) }
    let rounded = midpoint.result(of: .exp, precision: precision, rounding: .halfEven)
    return Ball(rounded, radius: Self.expGrowth(radius, of: rounded.value))
  }

  /// ln x, or everything where x may not be positive.
  ///
  /// |ln(m + δ) − ln m| ≤ −ln(1 − r/m) ≤ r/(m − r), since −ln(1 − t) = ln(1 + t/(1 − t)) ≤ t/(1 − t).
  func log(precision: WideInt) -> Ball {
    guard signum == 1, !mignitude.isZero else { return .everything }
    return Ball(logarithmOfMidpoint(precision: precision), radius: radius / mignitude)
  }

  /// ln m; of a small integer by MPFR's function for these, which takes 0.85 of the time at 10⁵ digits.
  private func logarithmOfMidpoint(precision: WideInt) -> (value: BigFloat, isExact: Bool) {
    if precision > 1 << 12, let integer = midpoint.smallInteger {
      return BigFloat.logarithm(of: integer, precision: precision, rounding: .halfEven)
    }
    return midpoint.result(of: .log, precision: precision, rounding: .halfEven)
  }

  /// ln(1 + x), or everything where 1 + x may not be positive.
  ///
  /// The bound of ``log(precision:)`` at 1 + m: |ln(1 + m + δ) − ln(1 + m)| ≤ r/((1 + m) − r). The least value of the
  /// ball 1 + x takes off r and the rounding of its midpoint, and so is no larger than that divisor.
  func logOnePlus(precision: WideInt) -> Ball {
    let shifted = Ball(exact: BigFloat(1)).adding(self, precision: precision)
    guard shifted.signum == 1, !shifted.mignitude.isZero else { return .everything }
    return Ball(
      midpoint.result(of: .logOnePlus, precision: precision, rounding: .halfEven),
      radius: radius / shifted.mignitude)
  }

  /// cosh x; cosh x = cosh |x|, which rises with |x|, where r > 1.
  ///
  /// |cosh(m + δ) − cosh m| ≤ ∫ |sinh(m + t)| dt ≤ cosh m (e^r − 1) for t from 0 to r, since |sinh(m + t)| ≤ cosh(m + t) ≤ cosh(m) eᵗ.
  func cosh(precision: WideInt) -> Ball {
    guard radius <= .one else {
      return absolute(precision: precision).rising(.cosh, precision: precision)
    }
    let rounded = midpoint.result(of: .cosh, precision: precision, rounding: .halfEven)
    return Ball(rounded, radius: Self.expGrowth(radius, of: rounded.value))
  }

  /// sinh x; the ends where r > 1.
  ///
  /// As for cosh: |sinh(m + δ) − sinh m| ≤ cosh m (e^r − 1), and cosh m ≤ 1 + |sinh m|.
  func sinh(precision: WideInt) -> Ball { grown(.sinh, precision: precision) }

  /// eˣ − 1; the ends where r > 1.
  ///
  /// |e^(m+δ) − e^m| ≤ e^m (e^r − 1), and e^m ≤ 1 + |e^m − 1|.
  func expMinusOne(precision: WideInt) -> Ball { grown(.expMinusOne, precision: precision) }

  /// f(x) for a rising f with |f(m + δ) − f(m)| ≤ (1 + |f(m)|)(e^r − 1).
  private func grown(_ function: BigFloat.Unary, precision: WideInt) -> Ball {
    guard radius <= .one else { return rising(function, precision: precision) }
    let rounded = midpoint.result(of: function, precision: precision, rounding: .halfEven)
    return Ball(
      rounded,
      radius: Self.expGrowth(radius, of: .one + Magnitude(atLeast: rounded.value).nudged))
  }

  /// arcosh x for x ≥ 1: rising; the part of the ball below 1 is left out.
  func acosh(precision: WideInt) -> Ball {
    if isExact { return rising(.acosh, precision: precision) }
    return monotone(precision: precision) {
      max($0, BigFloat(1)).applying(.acosh, precision: precision, rounding: $1)
    }
  }

  /// artanh x for |x| < 1, or everything where that is not certain.
  ///
  /// The slope is 1/((1 − |ξ|)(1 + |ξ|)) ≤ 1/(1 − |ξ|), and 1 − |ξ| is no less than the least value of 1 − |x|.
  func atanh(precision: WideInt) -> Ball {
    let gap = Ball(exact: BigFloat(1)).subtracting(
      absolute(precision: precision), precision: precision)
    guard gap.signum == 1, !gap.mignitude.isZero else { return .everything }
    return Ball(
      midpoint.result(of: .atanh, precision: precision, rounding: .halfEven),
      radius: radius / gap.mignitude)
  }

  /// |x|.
  func absolute(precision: WideInt) -> Ball {
    switch signum {
    case 1, 0: self
    case -1: negated()
    default:
      isUnbounded
        ? .everything
        : Ball(
          from: BigFloat(0), to: max(negated().upper(precision: 64), upper(precision: 64)),
          precision: precision)
    }
  }

  /// Γ(x) for x > 0, or everything where x may not be positive.
  ///
  /// Γ is convex there, falls before its minimum near 1.46163 and rises after it. Left of 1.4616 and right
  /// of 1.4617 the ends bound it. Between 1 and 2 its derivative rises from −0.5772… to 0.4227…, so it is less than 1 in
  /// magnitude, and the value at the midpoint is no farther away than the radius. In a wider ball across the minimum the
  /// larger end and the constant 0.8856 bound it (minimum 0.885603…; NIST Digital Library of Mathematical Functions, section 5.4(iii)).
  func gamma(precision: WideInt) -> Ball {
    guard signum == 1, !mignitude.isZero else { return .everything }
    if isExact { return rising(.gamma, precision: precision) }
    let (low, high) = (lower(precision: precision), upper(precision: precision))
    let atLow = low.applying(.gamma, precision: precision, rounding: .ceiling)
    let atHigh = high.applying(.gamma, precision: precision, rounding: .ceiling)
    if low > BigFloat(14617).dividedByTenThousand {
      return rising(.gamma, precision: precision)
    }
    guard high < BigFloat(14616).dividedByTenThousand else {
      if low >= BigFloat(1), high <= BigFloat(2) {
        return Ball(
          midpoint.result(of: .gamma, precision: precision, rounding: .halfEven), radius: radius)
      }
      let floor = BigFloat(8856).dividedByTenThousand
      return Ball(from: floor, to: max(atLow, atHigh), precision: precision)
    }
    let least = high.applying(.gamma, precision: precision, rounding: .floor)
    return Ball(from: least, to: atLow, precision: precision)
  }
}

extension BigFloat {
  /// This / 10⁴ rounded down, for the decimal constants above.
  fileprivate var dividedByTenThousand: BigFloat {
    applying(.divide, BigFloat(10_000), precision: 64, rounding: .floor)
  }
}
