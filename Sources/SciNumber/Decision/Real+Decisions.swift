// Sign, equality and rationality, by proof.
//
// A ball that excludes zero proves a sign. One that does not proves nothing, and then, once, equal nodes, one fraction and the
// normal form are asked (`simplified`): they may show that the value is zero, or rational, or give an expression without the cancellation. An algebraic
// number is zero once it is smaller than its separation bound. What is still open is refined until the budget's `decisionBits`, and after that it is said to be undecided.

extension Real {
  /// The precision with which every question begins: enough for 20 digits, so that the ball serves again.
  static let initialBits = 96
  /// The precision of a second look, which costs less than a proof of equality and tells numbers apart that agree to 300 decimals.
  private static let secondBits = 1 << 10

  /// −1, 0 or 1: the sign, by proof.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where the value is so close to zero that neither
  ///   could be shown.
  public func sign(within budget: EvaluationBudget) throws(MathError) -> WideInt {
    if let knownRational { return knownRational.signum }
    let budget = budget.started()
    return try BigFloat.withWidestExponents { () throws(MathError) -> WideInt in
      try decidedSign(within: budget)
    }
  }

  private func decidedSign(within budget: EvaluationBudget) throws(MathError) -> WideInt {
    var value = self
    var isSimplified = false
    var separationBits: WideInt?
    var bits = Real.initialBits
    while true {
      if let rational = value.knownRational { return rational.signum }
      let ball = try value.enclosure(bits: bits, within: budget)
      if let sign = ball.signum { return sign }
      if let separationBits, ball.isBelow(powerOfTwo: -separationBits) { return 0 }
      if isSimplified, value.exceedsRange { throw .tooLarge }
      let second = min(
        Real.secondBits, budget.decisionBits, value.node?.decisionBits ?? .max)
      if bits == Real.initialBits, let enough = value.bitsBesideInteger(within: budget) {
        bits = enough
      } else if !isSimplified, bits < second, !ball.isUnbounded {
        bits = second
      } else if isSimplified {
        bits = try ball.nextPrecision(after: bits, within: budget.forDeciding(value))
      } else {
        isSimplified = true
        value = try value.simplified(within: budget)
        if value.node != nil {
          separationBits = SeparationBound.bits(for: self, limit: budget.decisionBits)
        }
      }
    }
  }

  /// The precision that tells a number from an integer beside it; `nil` where the number is not such a difference.
  ///
  /// Integers are made from enclosures of the number before, which serve again. So this costs little, and spares both
  /// the rules and all precisions between.
  private func bitsBesideInteger(within budget: EvaluationBudget) -> WideInt? {
    guard let node, case .subtract = node.operation,
      let size = node.second.knownRational?.bitSize, size > Real.initialBits
    else { return nil }
    let bits = size + Real.bitsBehindPoint
    return bits <= budget.precisionBits ? bits : nil
  }

  /// How many bits behind the point an integer part is computed with, so that the fraction is known as well.
  fileprivate static let bitsBehindPoint = 128

  /// −1, 0 or 1 as this number is below, equal to or above `other`, by proof.
  public func compared(
    to other: Real, within budget: EvaluationBudget
  ) throws(MathError) -> WideInt {
    if let x = knownRational, let y = other.knownRational { return x < y ? -1 : x == y ? 0 : 1 }
    if let node, node === other.node { return 0 }
    return try Real(.subtract, self, other).sign(within: budget)
  }

  /// The number as a rational, where that can be proved; `nil` proves nothing.
  public func rationalValue(within budget: EvaluationBudget) throws(MathError) -> Rational? {
    if let knownRational { return knownRational }
    return try normalForm(within: budget)?.rational
  }

  /// Whether the number is proved to be this rational; `false` proves nothing.
  func isProvably(_ candidate: Rational, within budget: EvaluationBudget) throws(MathError) -> Bool
  {
    try normalForm(within: budget)?.isProvably(candidate) ?? false
  }
}

extension EvaluationBudget {
  /// The budget with fewer bits for decisions about values whose enclosure is costly.
  func forDeciding(_ value: Real) -> EvaluationBudget {
    guard let node = value.node, node.decisionBits < decisionBits else { return self }
    var budget = self
    budget.decisionBits = node.decisionBits
    return budget
  }
}

extension Ball {
  /// Whether all points have magnitudes below 2^`exponent`.
  fileprivate func isBelow(powerOfTwo exponent: WideInt) -> Bool {
    !isUnbounded && (magnitude.isZero || magnitude.exponent <= exponent)
  }

  /// The next working precision where this ball leaves a sign or a digit open.
  ///
  /// - Throws: ``MathError/tooLarge`` and ``MathError/tooSmall`` beyond the range of exponents;
  ///   ``MathError/undecided(decimals:)`` when the budget for decisions is used up.
  func nextPrecision(after bits: WideInt, within budget: EvaluationBudget) throws(MathError)
    -> WideInt
  {
    if isUnbounded {
      if midpoint.isInfinite { throw .tooLarge }
    } else {
      let exponent = magnitude.isZero ? 0 : magnitude.exponent
      if exponent < -BigFloat.widestExponent / 2 { throw .tooSmall }
      if bits >= budget.decisionBits,
        exponent < -budget.decisionBits || bits / 4 >= budget.decisionBits && exponent <= 0
      {
        // |x| < 2^exponent, and log₁₀ 2 > 30102/100000.
        throw .undecided(decimals: max(0, (-exponent).scaled(by: 30_102, over: 100_000)))
      }
    }
    return 2 * bits
  }
}

// MARK: - Integers

extension Real {
  /// The integer that the number is.
  ///
  /// - Throws: ``MathError/notAnInteger`` where it has a fraction.
  package func integer(within budget: EvaluationBudget) throws(MathError) -> Integer {
    if let rational = knownRational {
      guard rational.isInteger else { throw .notAnInteger }
      guard let integer = rational.integerValue(limit: budget.exactBits) else {
        throw .exactLimit(bits: budget.exactBits)
      }
      return integer
    }
    let candidate = try nearbyInteger(within: budget)
    guard try compared(to: Real(candidate), within: budget) == 0 else { throw .notAnInteger }
    return candidate
  }

  /// An integer less than one away from the number.
  func nearbyInteger(within budget: EvaluationBudget) throws(MathError) -> Integer {
    var bits = Real.initialBits
    while true {
      let ball = try enclosure(bits: bits, within: budget)
      if let exponent = ball.midpoint.exponent, exponent > budget.exactBits {
        throw .exactLimit(bits: budget.exactBits, needed: exponent)
      }
      if ball.radius <= .powerOfTwo(-2) { return Integer(nearestTo: ball.midpoint) }
      bits = max(
        try ball.nextPrecision(after: bits, within: budget),
        ball.isUnbounded ? 0 : ball.magnitude.exponent + Real.bitsBehindPoint + 32)
    }
  }
}

extension Integer {
  /// The integer nearest to a regular number or zero.
  init(nearestTo x: BigFloat) {
    // With as many bits as it has before the point, a number rounds to an integer.
    let bits = x.exponent ?? 0
    if bits > 0 {
      self = Integer(exactly: x.rounded(toPrecision: bits, .halfEven), limit: bits + 1) ?? 0
    } else {
      self = bits == 0 ? Integer(x.signum) : 0
    }
  }
}
