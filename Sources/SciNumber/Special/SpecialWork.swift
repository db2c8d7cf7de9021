internal import CMPFR

/// What the evaluation of a special function at balls is given: how precise to be, and what it may cost.
struct SpecialWork {
  /// The precision of the result that is aimed at.
  let precision: WideInt
  let budget: EvaluationBudget

  /// The most terms or steps that one evaluation takes; about some seconds at a precision of 20 digits.
  ///
  /// So they have 2³⁰ bits together at most, which is about six seconds of work.
  static let maximumTerms: WideInt = 1 << 21

  /// Makes sure that so many terms of so many bits are allowed.
  ///
  /// A budget of a low precision allows fewer: no more than it has bits, and 2⁹ bits of all terms for each of them. So what a rule asks for by the way,
  /// which knows no time, is soon answered.
  func check(terms: WideInt, bits: WideInt = 64) throws(MathError) {
    let precision = min(budget.precisionBits, Self.maximumTerms)
    let most = min(precision, (precision << 9) / bits)
    guard terms <= most else { throw .termLimit(terms: most, needed: terms) }
    try budget.check()
  }

  /// Makes sure that there is time left in a loop over numbers of so many bits: at every 32nd step, and at every one where they are long.
  func checkTime(step: WideInt, bits: WideInt) throws(MathError) {
    if step % (32_768 / min(max(bits, 1_024), 32_768)) == 0 { try budget.check() }
  }

  /// The integer part of a bound, or `limit` where it is larger.
  func integer(_ bound: Magnitude, limit: WideInt = maximumTerms) -> WideInt {
    if bound.isZero { return 0 }
    guard bound < Magnitude(UInt64(limit)) else { return limit }
    return bound.bigFloat.nearestInteger ?? limit
  }
}

// MARK: - Sums

extension SpecialWork {
  /// The sum t₀ + t₁ + t₂ + … of infinitely many terms.
  ///
  /// What is left out from a term t on is at most |t|(1 + r + r² + …) = |t|/(1 − r), where r < 1 bounds all ratios of a term to the one
  /// before from there on. Terms are left out where this is below 2^(−bits) of the sum so far, or of `scale`.
  ///
  /// `next` makes t_(k+1) from t_k and k, and `ratio` bounds |t_(j+1)/t_j| for all j ≥ k.
  func sum<Term: WorkingSet>(
    from first: Term, scale: Magnitude = .zero,
    next: (Term, WideInt) -> Term, ratio: (WideInt) -> Magnitude
  ) throws(MathError) -> Term {
    var (term, sum, index) = (first, first, 0 as WideInt)
    while true {
      if index % 32 == 0 { try check(terms: index, bits: first.bits) }
      try checkTime(step: index, bits: first.bits)
      term = next(term, index)
      index += 1
      if sum.isUnbounded || term.isUnbounded { return .everything(bits: first.bits) }
      let size = max(sum.magnitude, scale).scaled(byTwoToThe: -first.bits)
      if term.magnitude <= size || term.magnitude.isZero {
        let error = term.magnitude / Magnitude.differenceDown(.one, ratio(index))
        if error <= size { return sum.widened(by: error) }
      }
      sum = sum + term
    }
  }

  /// The value that `evaluate` gives with so many working bits that as many as asked are right, if more bits bring that.
  ///
  /// This only steers the work; each ball is right. Bits that an operand does not have are not asked for twice.
  func refined(
    guardBits: WideInt = 32, _ evaluate: (_ bits: WideInt) throws(MathError) -> WorkingBall
  ) throws(MathError) -> Ball {
    var bits = precision + guardBits
    var best = try evaluate(bits).ball
    for _ in 0..<6 {
      let missing = precision - best.accuracy
      guard missing > 0, !best.isBeyondRange else { break }
      bits += best.isUnbounded ? bits : missing + guardBits
      guard bits <= budget.precisionBits else { break }
      try budget.check(precision: bits)
      let better = try evaluate(bits).ball
      // Not by the accuracy: while zero is a point of the ball, that says nothing.
      let gain =
        better.isUnbounded ? -1 : best.radius.exponentForGain - better.radius.exponentForGain
      if gain > 0 { best = better }
      if gain < 16 { break }
    }
    return best
  }
}

extension Magnitude {
  /// The exponent, and one below or above all others for zero and infinity.
  fileprivate var exponentForGain: WideInt {
    isZero ? -(1 << 61) : isInfinite ? 1 << 61 : exponent
  }
}

// MARK: - Points and slopes

extension Ball {
  /// The image under a function f that is enclosed at numbers, and whose slope is bounded over the ball.
  ///
  /// |f(m + δ) − f(m)| ≤ s·r, by the mean value theorem.
  func image(
    slope: Magnitude, at value: (Ball) throws(MathError) -> Ball
  ) throws(MathError) -> Ball {
    guard !isUnbounded else { return .everything }
    let image = try value(Ball(exact: midpoint))
    if isExact { return image }
    return Ball(midpoint: image.midpoint, radius: image.radius + radius * slope)
  }
}

extension BigFloat {
  /// Euler's constant γ, rounded to nearest.
  static func eulerGamma(precision: WideInt) -> (value: BigFloat, isExact: Bool) {
    (unsafe make(precision: precision) { unsafe mpfr_const_euler($0, MPFR_RNDN) }.value, false)
  }
}
