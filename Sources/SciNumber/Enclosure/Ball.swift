/// A set of real numbers: all that lie no further than a radius from a midpoint.
///
/// Every operation returns a ball that contains the true result for every point of its operands, so
/// the radius is a proof and not an estimate. Midpoints are rounded to nearest by MPFR, which is
/// correct to half an ulp; the rest of each bound is derived beside the operation. Two symbols stand
/// throughout: *m* for a midpoint and *r* for its radius, so that a point is m + δ with |δ| ≤ r.
///
/// The method is ball arithmetic as in J. van der Hoeven, "Ball arithmetic" (2009), and F. Johansson,
/// "Arb: efficient arbitrary-precision midpoint-radius interval arithmetic" (2017).
struct Ball: Sendable {
  let midpoint: BigFloat
  let radius: Magnitude

  init(midpoint: BigFloat, radius: Magnitude) {
    self.midpoint = midpoint
    self.radius = midpoint.isNaN || midpoint.isInfinite ? .infinity : radius
  }

  /// A midpoint that was rounded to nearest, and how far the result at the midpoint may be from the true value.
  ///
  /// To nearest, |error| ≤ ½ ulp = 2^(e − p − 1) for a result of exponent e and precision p. A result that
  /// is zero and not exact has underflowed: the true value is below the smallest number of the range.
  init(_ rounded: (value: BigFloat, isExact: Bool), radius propagated: Magnitude) {
    let (value, isExact) = rounded
    if isExact {
      self.init(midpoint: value, radius: propagated)
    } else if let exponent = value.exponent {
      let half = Magnitude.powerOfTwo(exponent - value.precision - 1)
      self.init(midpoint: value, radius: propagated + half)
    } else {
      self.init(midpoint: value, radius: propagated + .powerOfTwo(BigFloat.smallestExponent))
    }
  }

  /// The ball that is one number.
  init(exact value: BigFloat) {
    self.init(midpoint: value, radius: .zero)
  }

  /// What is known of a number whose magnitude is beyond the range of exponents, and of all that is computed from it.
  static let beyondRange = Ball(
    midpoint: BigFloat(1).applying(.divide, BigFloat(0), precision: 64, rounding: .halfEven),
    radius: .infinity)

  /// All real numbers: nothing is known.
  static let everything = Ball(midpoint: BigFloat(0), radius: .infinity)
}

// MARK: - Properties

extension Ball {
  /// Whether the ball is a single number.
  var isExact: Bool { radius.isZero }

  /// Whether nothing is known: the ball is all real numbers.
  var isUnbounded: Bool { radius.isInfinite }

  /// Whether the number is known to be beyond the range of exponents.
  var isBeyondRange: Bool { midpoint.isInfinite }

  /// The lower end, rounded down.
  func lower(precision: WideInt) -> BigFloat {
    midpoint.applying(.subtract, radius.bigFloat, precision: precision, rounding: .floor)
  }

  /// The upper end, rounded up.
  func upper(precision: WideInt) -> BigFloat {
    midpoint.applying(.add, radius.bigFloat, precision: precision, rounding: .ceiling)
  }

  /// An upper bound of the magnitude of all points.
  var magnitude: Magnitude { Magnitude(atLeast: midpoint) + radius }

  /// A lower bound of the magnitude of all points; zero when zero may be one of them.
  var mignitude: Magnitude { .differenceDown(Magnitude(atMost: midpoint), radius) }

  /// −1, 0 or 1 when all points have that sign, `nil` when the ball does not tell.
  var signum: WideInt? {
    if isUnbounded { return nil }
    if isExact { return midpoint.signum }
    return mignitude.isZero ? decidedSign : midpoint.signum
  }

  /// The sign by exact comparison, for balls whose ends are too close to zero for 32 bits.
  private var decidedSign: WideInt? {
    let radius = radius.bigFloat
    let isAway =
      midpoint.applying(.magnitude, precision: midpoint.precision, rounding: .halfEven) > radius
    return isAway ? midpoint.signum : nil
  }

  /// Whether zero may be a point of the ball.
  var mayBeZero: Bool { signum == nil || signum == 0 }

  /// How many leading bits of the value are known; negative when the radius exceeds the midpoint.
  var accuracy: WideInt {
    if isUnbounded { return -BigFloat.widestExponent }
    guard !radius.isZero else { return BigFloat.widestExponent }
    return (midpoint.exponent ?? radius.ceilingExponent) - radius.ceilingExponent
  }
}

// MARK: - Widening and narrowing

extension Ball {
  /// The ball that holds all numbers between two ends.
  ///
  /// With m the rounded middle, no end is further than max(m − lower, upper − m), rounded up.
  init(from lower: BigFloat, to upper: BigFloat, precision: WideInt) {
    guard lower.isRegular || lower.isZero, upper.isRegular || upper.isZero else {
      self = .everything
      return
    }
    assert(lower <= upper, "ends in the wrong order")
    let middle = lower.applying(.add, upper, precision: precision, rounding: .halfEven)
      .scaled(byTwoToThe: -1)
    let below = middle.applying(.subtract, lower, precision: 64, rounding: .awayFromZero)
    let above = upper.applying(.subtract, middle, precision: 64, rounding: .awayFromZero)
    self.init(midpoint: middle, radius: max(Magnitude(atLeast: below), Magnitude(atLeast: above)))
  }

  /// The ball with its midpoint rounded to fewer bits; the rounding goes to the radius.
  func rounded(toPrecision precision: WideInt) -> Ball {
    guard midpoint.precision > precision else { return self }
    return Ball(midpoint.rounding(toPrecision: precision), radius: radius)
  }

  /// The ball, cut to numbers that are not below zero; for results that are known not to be.
  func clampedToNonNegative(precision: WideInt) -> Ball {
    guard signum == nil, !isUnbounded else { return self }
    return Ball(from: BigFloat(0), to: upper(precision: precision), precision: precision)
  }
}
