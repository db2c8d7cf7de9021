// Inverse functions by search and proof: of the error function, of the incomplete gamma and beta functions, and Lambert's W.

extension SpecialWork {
  /// The x > 0 with erf x = y, for 0 < y < 1; or with erfc x = y where `isComplement`, for 0 < y < 1.
  func inverseErrorFunction(_ y: Ball, isComplement: Bool) throws(MathError) -> Ball {
    guard y.signum == 1, !y.mignitude.isZero else { return .everything }
    let function = isComplement ? BigFloat.Unary.erfc : .erf
    // By logarithms, since the tail falls so steeply.
    return try InverseSearch(
      value: { x throws(MathError) in
        x.image(under: function).log - WorkingBall(y, bits: x.bits).log
      },
      rises: !isComplement, budget: budget
    ).zero(precision: precision)
  }

  /// The x > 0 with P(a, x) = y, or with Q(a, x) = y where `isUpper`, for a > 0 and 0 < y < 1.
  func inverseRegularisedGamma(_ a: Ball, _ y: Ball, isUpper: Bool) throws(MathError) -> Ball {
    guard a.signum == 1, y.signum == 1, !a.mignitude.isZero, !y.mignitude.isZero else {
      return .everything
    }
    func height(_ x: WorkingBall) throws(MathError) -> WorkingBall {
      let work = SpecialWork(precision: x.bits, budget: budget)
      return WorkingBall(
        try work.regularisedGamma(a, x.ball, isUpper: isUpper), bits: x.bits)
    }
    return try InverseSearch(
      value: { x throws(MathError) in
        try height(x).log - WorkingBall(y, bits: x.bits).log
      },
      rises: !isUpper, budget: budget
    ).zero(precision: precision)
  }

  /// The x with I_x(a, b) = y, for a, b > 0 and 0 < y < 1, where y + z = 1.
  ///
  /// The smaller of y and z is compared, by logarithms.
  func inverseRegularisedBeta(
    _ a: Ball, _ b: Ball, _ y: Ball, _ z: Ball
  ) throws(MathError) -> Ball {
    guard a.signum == 1, b.signum == 1, y.signum == 1, z.signum == 1, !a.mignitude.isZero,
      !b.mignitude.isZero, !y.mignitude.isZero, !z.mignitude.isZero
    else { return .everything }
    let isLower = y.midpoint <= z.midpoint
    func tail(_ x: WorkingBall) throws(MathError) -> WorkingBall {
      isLower
        ? try betaTail(x, a, b, target: y)
        : try betaTail(1 - x.with(bits: x.bits + 64), b, a, target: z).with(bits: x.bits)
    }
    return try InverseSearch(
      value: { x throws(MathError) in
        let tail = try tail(x).log
        let target = WorkingBall(isLower ? y : z, bits: x.bits).log
        return isLower ? tail - target : target - tail
      },
      upperBound: BigFloat(1), budget: budget
    ).zero(precision: precision)
  }

  /// I_x(a, b); above ½ as 1 − I_(1−x)(b, a), with as many bits more as the target is small.
  private func betaTail(
    _ x: WorkingBall, _ a: Ball, _ b: Ball, target: Ball
  ) throws(MathError) -> WorkingBall {
    if x.ball.midpoint <= BigFloat(1, timesTwoToThe: -1) {
      let work = SpecialWork(precision: x.bits, budget: budget)
      return WorkingBall(try work.regularisedBeta(x.ball, a, b), bits: x.bits)
    }
    let bits = x.bits + max(0, -(target.midpoint.exponent ?? 0)) + 8
    try budget.check(precision: bits)
    let work = SpecialWork(precision: bits, budget: budget)
    let rest = 1 - x.with(bits: bits)
    let other = WorkingBall(try work.regularisedBeta(rest.ball, b, a), bits: bits)
    return (1 - other).with(bits: x.bits)
  }
}
