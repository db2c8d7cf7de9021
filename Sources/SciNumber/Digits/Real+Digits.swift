// Decimal digits of a real number, correctly rounded once, by Ziv's strategy: enclose, look whether every point of
// the ball rounds to the same digits, and use more bits if not (A. Ziv, "Fast evaluation of elementary mathematical
// functions with correctly rounded last bit", 1991). Where no precision can settle it, because the value may lie
// exactly on a boundary, the normal form is asked.

extension Real {
  /// The number in decimal digits, correctly rounded.
  ///
  /// The result says whether it is exact. A value that may be the digits themselves, and could not be proved to be, is
  /// reported as one that may be exact; its digits are right nevertheless.
  ///
  /// - Parameters:
  ///   - count: how many digits, at least one significant one.
  ///   - maximumCount: a rational number with a finite expansion of at most so many digits is written whole,
  ///     however few are asked for; 0 never does.
  ///   - rounding: the mode; a tie is only a tie if it is proved to be one.
  ///   - budget: what the answer may cost, beyond the digits themselves.
  /// - Returns: the digits.
  /// - Throws: ``MathError/undecided(decimals:)`` where the value may lie on a boundary of the
  ///   rounding and this can be neither shown nor refuted; ``MathError/inexact`` if the mode is
  ///   ``RoundingMode/unnecessary`` and the digits are not known to be exact.
  public func digits(
    _ count: DigitCount, wholeUpTo maximumCount: WideInt, rounding: RoundingMode,
    within budget: EvaluationBudget
  ) throws(MathError) -> DecimalDigits {
    let budget = budget.started()
    if rounding == .unnecessary {
      let digits = try digits(
        count, wholeUpTo: maximumCount, rounding: .towardZero, within: budget)
      guard digits.isExact else { throw .inexact }
      return digits
    }
    let search = DigitSearch(
      count: count, maximumCount: maximumCount, rounding: rounding, budget: budget)
    if let knownRational { return try search.digits(of: knownRational) }
    return try BigFloat.withWidestExponents { () throws(MathError) in
      try search.digits(of: self)
    }
  }
}

/// The search for a precision that settles the digits of one value.
struct DigitSearch {
  let count: DigitCount
  let maximumCount: WideInt
  let rounding: RoundingMode
  let initialBits: WideInt
  let budget: EvaluationBudget

  init(
    count: DigitCount, maximumCount: WideInt, rounding: RoundingMode, budget: EvaluationBudget
  ) {
    self.count = count.clamped
    self.maximumCount = maximumCount
    self.rounding = rounding
    // What is asked for is checked before anything is computed; see `check()`.
    let asked = min(count.rawCount, budget.digits)
    initialBits = max(Real.initialBits, Self.bits(ofDigits: asked + DecimalCut.guardDigits))
    var budget = budget
    budget.precisionBits = min(budget.precisionBits, Self.mostBits) + initialBits
    budget.decisionBits = min(budget.decisionBits, Self.mostBits) + initialBits
    self.budget = budget
  }

  /// More than any machine has, and far from overflowing a `WideInt`.
  private static let mostBits = 1 << 40

  private func check() throws(MathError) {
    guard count.rawCount <= budget.digits else {
      throw .digitLimit(digits: budget.digits, needed: count.rawCount)
    }
  }

  /// The precision that is spent on the mere question whether digits that are right either way are exact.
  private static let exactnessBits = 1 << 14

  /// An upper bound of the bits that so many decimal digits hold: log₂ 10 < 3322/1000.
  static func bits(ofDigits count: WideInt) -> WideInt {
    // In two parts, since the product of a large count would overflow.
    count / 1000 * 3322 + count % 1000 * 3322 / 1000 + 1
  }

  func digits(of value: Rational) throws(MathError) -> DecimalDigits {
    try check()
    if let whole = value.exactDigits(maximumCount: maximumCount) { return whole }
    guard let digits = value.digits(count, rounding: rounding, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    return digits
  }

  func digits(of value: Real) throws(MathError) -> DecimalDigits {
    try check()
    var value = value
    var isSimplified = false
    var wasTooWide = false
    var bits = initialBits
    var provenBits: WideInt = 0
    while true {
      if let rational = value.knownRational {
        return try digits(of: rational)
      }
      let ball = try value.enclosure(bits: bits, within: budget, provenBits: provenBits)
      provenBits = min(ball.accuracy, bits)
      switch DecimalCut(ball, count: count, limit: budget.digits, rounding: rounding) {
      case .tooLong(let digits): throw .digitLimit(digits: budget.digits, needed: digits)
      case .settled(let digits):
        // A whole number that ends beyond the digits asked for shows nothing of it in them.
        if isSimplified || digits.exponent < max(digits.digits.count, 1)
          || digits.exponent >= maximumCount
        {
          return digits
        }
        isSimplified = true
        value = try value.simplified(within: budget)
      case .tooWide(let missing):
        if wasTooWide, value.exceedsRange { throw .tooLarge }
        // What is missing is not always what more bits bring, and small steps would take forever.
        bits = max(missing.map { bits + $0 + 16 } ?? 0, wasTooWide || missing == nil ? 2 * bits : 0)
        wasTooWide = true
      case .mayBe(let boundary):
        if isSimplified { return try digits(of: value, beside: boundary) }
        isSimplified = true
        value = try value.simplified(within: budget)
      case .vanishing:
        guard try value.sign(within: budget) != 0 else { return try digits(of: 0 as Rational) }
        return .zero(isExact: false)
      case .unknown:
        // After this, the sign is known.
        if !ball.isUnbounded, try value.sign(within: budget) == 0 {
          return try digits(of: 0 as Rational)
        }
        if isSimplified {
          bits = try ball.nextPrecision(after: bits, within: budget)
        } else {
          isSimplified = true
          value = try value.simplified(within: budget)
        }
      }
    }
  }

  /// The digits of a value whose balls, however narrow, hold a boundary of the rounding.
  private func digits(
    of value: Real, beside boundary: RoundingBoundary
  ) throws(MathError) -> DecimalDigits {
    guard let candidate = Rational(boundary.value) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    if try value.isProvably(candidate, within: budget) { return try digits(of: candidate) }
    let difference = Real(.subtract, value, Real(candidate))
    if boundary.below == boundary.above,
      SeparationBound.bits(for: difference, limit: Self.exactnessBits) == nil
    {
      var digits = boundary.below
      digits.mayBeExact = true
      return digits
    }
    switch try difference.sign(within: budget) {
    case 0: return try digits(of: candidate)
    case let side: return (side < 0) == boundary.value.isNegative ? boundary.above : boundary.below
    }
  }
}

extension DigitCount {
  /// The same count, but not so far below 0 that sums with exponents overflow; no number has digits there.
  fileprivate var clamped: DigitCount {
    if case .decimals(let count) = self {
      .decimals(max(count, 2 * Rational.scales.lowerBound))
    } else {
      self
    }
  }

  fileprivate var rawCount: WideInt {
    switch self {
    case .significant(let count), .decimals(let count): max(0, count)
    }
  }
}
