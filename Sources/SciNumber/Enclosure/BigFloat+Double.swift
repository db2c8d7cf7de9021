internal import CMPFR

// Between the machine's numbers and those of any precision.

extension BigFloat {
  /// The number of the machine, exactly; `nil` if it is infinite or not a number.
  package init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    guard value != 0 else {
      self.init(0)
      return
    }
    // 53 bits at most, the last of which is worth 2^(exponent − 52).
    self.init(
      WideInt(value.significand * 0x1p52) * (value < 0 ? -1 : 1),
      timesTwoToThe: WideInt(value.exponent) - 52)
  }

  /// The largest number of the machine that is not above this one; NaN for NaN.
  package var doubleBelow: Double { unsafe withPointer { unsafe mpfr_get_d($0, MPFR_RNDD) } }

  /// The smallest number of the machine that is not below this one; NaN for NaN.
  package var doubleAbove: Double { unsafe withPointer { unsafe mpfr_get_d($0, MPFR_RNDU) } }

  /// The nearest number of the machine, a tie to the even significand; infinite beyond its range, NaN for NaN.
  var nearestDouble: Double { unsafe withPointer { unsafe mpfr_get_d($0, MPFR_RNDN) } }
}

extension Real {
  /// Two numbers of the machine between which the value lies, as near to it as they are likely to be.
  ///
  /// An end is infinite where the value is beyond the machine's range.
  package func doubles(
    within budget: EvaluationBudget
  ) throws(MathError) -> (lower: Double, upper: Double) {
    if let rational = knownRational, rational.isZero { return (0, 0) }
    let ball = try enclosure(bits: 96, within: budget)
    if ball.isUnbounded { return (-.infinity, .infinity) }
    // Rounded once by MPFR to 128 bits and once more outward; both ends stay outside.
    return (ball.lower(precision: 128).doubleBelow, ball.upper(precision: 128).doubleAbove)
  }
}
