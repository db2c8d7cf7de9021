// Lambert's W, the inverse of w ↦ w eʷ (NIST Digital Library of Mathematical Functions, section 4.13).

extension SpecialWork {
  /// W₀(x) for x > 0: the w > 0 with w + ln w = ln x.
  func lambertOfPositive(_ x: Ball) throws(MathError) -> Ball {
    guard x.signum == 1, !x.mignitude.isZero else { return .everything }
    return try InverseSearch(
      value: { w throws(MathError) in w + w.log - WorkingBall(x, bits: w.bits).log },
      budget: budget
    ).zero(precision: precision)
  }

  /// −W(−y) for 0 < y < 1/e: the v with v − ln v = −ln y, below 1 on the principal branch and above 1 on the other.
  ///
  /// The search is for |v − 1|, in which the function rises on both branches, and for small y on the principal branch for v, in which it
  /// falls. Next to the branch point, −ln y − 1 is known to as many bits fewer as it is small.
  func lambertOfNegative(_ y: Ball, isPrincipal: Bool) throws(MathError) -> Ball {
    guard y.signum == 1, !y.mignitude.isZero else { return .everything }
    if isPrincipal, y.midpoint < BigFloat(1, timesTwoToThe: -2) {
      return try InverseSearch(
        value: { v throws(MathError) in v - v.log + WorkingBall(y, bits: v.bits).log },
        rises: false, upperBound: BigFloat(1), budget: budget
      ).zero(precision: precision)
    }
    let distance = try InverseSearch(
      value: { u throws(MathError) in
        let excess = WorkingBall(y, bits: u.bits).log + 1
        return isPrincipal
          ? excess - u - (-u).image(under: .logOnePlus)
          : excess + u - u.image(under: .logOnePlus)
      },
      upperBound: isPrincipal ? BigFloat(1) : nil, firstBits: precision + 32, budget: budget
    ).zero(precision: precision)
    let value = WorkingBall(distance, bits: precision + 32)
    return (isPrincipal ? 1 - value : 1 + value).ball
  }
}

extension WorkingBall {
  static func + (left: WideInt, right: WorkingBall) -> WorkingBall { right + left }
}
