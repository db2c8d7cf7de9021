// Decimal digits of a real number, correctly rounded once, by Ziv's strategy: enclose, look whether every point of
// the ball rounds to the same digits, and use more bits if not (A. Ziv, "Fast evaluation of elementary mathematical
// functions with correctly rounded last bit", 1991). Where no precision can settle it, because the value may lie
// exactly on a boundary, the normal form is asked.

extension Real {
  /// The number in decimal digits, correctly rounded.
  ///
  /// The result says whether it is exact. A value that is rational and could not be proved to be is
  /// reported as rounded; its digits are right nevertheless.
  ///
  /// - Parameters:
  ///   - count: how many digits, at least one significant one.
  ///   - maximumCount: a rational number with a finite expansion of at most so many digits is written whole,
  ///     however few are asked for; 0 never does.
  ///   - rounding: the mode; a tie is only a tie if it is proved to be one.
  ///   - budget: what the answer may cost, beyond the digits themselves.
  /// - Returns: the digits.
  /// - Throws: ``MathError/undecided(decimals:)`` where the value may lie on a boundary of the
  ///   rounding and this can be neither shown nor refuted.
  public func digits(
    _ count: DigitCount, wholeUpTo maximumCount: Int, rounding: RoundingMode,
    within budget: EvaluationBudget
  ) throws(MathError) -> DecimalDigits {
    let search = DigitSearch(
      count: count, maximumCount: maximumCount, rounding: rounding, budget: budget)
    if let knownRational { return try search.digits(of: knownRational) }
    return try BigFloat.withWidestExponents { () throws(MathError) in
      try search.digits(of: self)
    }
  }
}

/// The search for a precision that settles the digits of one value.
private struct DigitSearch {
  let count: DigitCount
  let maximumCount: Int
  let rounding: RoundingMode
  let initialBits: Int
  let budget: EvaluationBudget

  init(
    count: DigitCount, maximumCount: Int, rounding: RoundingMode, budget: EvaluationBudget
  ) {
    self.count = count
    self.maximumCount = maximumCount
    self.rounding = rounding
    initialBits = max(
      Real.initialBits, Self.bits(ofDigits: count.rawCount + DecimalCut.guardDigits))
    var budget = budget
    budget.precisionBits += initialBits
    budget.decisionBits += initialBits
    self.budget = budget
  }

  /// The precision that is spent on the mere question whether digits that are right either way are exact.
  private static let exactnessBits = 1 << 14

  /// An upper bound of the bits that so many decimal digits hold: log₂ 10 < 3322/1000.
  static func bits(ofDigits count: Int) -> Int {
    // In two parts, since the product of a large count would overflow.
    count / 1000 * 3322 + count % 1000 * 3322 / 1000 + 1
  }

  func digits(of value: Rational) throws(MathError) -> DecimalDigits {
    if let whole = value.exactDigits(maximumCount: maximumCount) { return whole }
    guard let digits = value.digits(count, rounding: rounding, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    return digits
  }

  func digits(of value: Real) throws(MathError) -> DecimalDigits {
    var value = value
    var isSimplified = false
    var wasTooWide = false
    var bits = initialBits
    while true {
      if let rational = value.knownRational {
        return try digits(of: rational)
      }
      let ball = try value.enclosure(bits: bits, within: budget)
      switch DecimalCut(ball, count: count, rounding: rounding) {
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
        bits = try ball.nextPrecision(after: bits, within: budget)
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
      return boundary.below
    }
    switch try difference.sign(within: budget) {
    case 0: return try digits(of: candidate)
    case let side: return (side < 0) == boundary.value.isNegative ? boundary.above : boundary.below
    }
  }
}

extension DigitCount {
  fileprivate var rawCount: Int {
    switch self {
    case .significant(let count), .decimals(let count): max(0, count)
    }
  }
}

extension Rational {
  fileprivate init?(_ decimal: DecimalDigits) {
    let scale = decimal.exponent - decimal.digits.count + 1
    guard let magnitude = Rational(decimalLiteral: decimal.digits + Array("e\(scale)".utf8)) else {
      return nil
    }
    self = decimal.isNegative ? magnitude.negated() : magnitude
  }
}

// MARK: - Cutting a ball

/// What a ball tells about the digits of the value inside.
private enum DecimalCut {
  /// Every point rounds to these digits, and none is exactly on them.
  case settled(DecimalDigits)
  /// One point is a boundary; the digits to both sides of it are known.
  case mayBe(RoundingBoundary)
  /// Every point rounds to no digit at all, and one is zero.
  case vanishing
  /// The ball is too wide by so many bits, if it tells how many.
  case tooWide(missingBits: Int?)
  /// The ball does not tell the sign.
  case unknown

  /// How many digits are looked at behind the last one that is kept.
  static let guardDigits = 8

  /// How many bits of the digits looked at may be unknown: what the operations of an ordinary expression lose.
  ///
  /// Of the 26 bits in the guard digits 14 remain, so a ball straddles a boundary by chance about once in 10⁴ times, and
  /// that costs a few more microseconds. 20 digits fit into 96 bits, where MPFR works with fewer limbs than at 128.
  static let spareBits = 12

  init(_ ball: Ball, count: DigitCount, rounding: RoundingMode) {
    if let sign = ball.signum, sign != 0 {
      self = NonzeroCut.outcome(ball, isNegative: sign < 0, count: count, rounding: rounding)
    } else if case .decimals(let places) = count, rounding.isToNearest, !ball.isUnbounded,
      ball.magnitude.isBelowHalfUnit(decimals: places)
    {
      self = .vanishing
    } else {
      self = .unknown
    }
  }
}

/// A number at which the digits change, and what they are to both sides of it.
private struct RoundingBoundary {
  let value: DecimalDigits
  /// The digits of magnitudes slightly below and slightly above.
  let below, above: DecimalDigits
}

extension DecimalDigits {
  fileprivate static func zero(isExact: Bool) -> DecimalDigits {
    DecimalDigits(isNegative: false, digits: [UInt8(ascii: "0")], exponent: 0, isExact: isExact)
  }
}

extension Magnitude {
  /// Whether this is certainly less than half of 10^−`decimals`.
  fileprivate func isBelowHalfUnit(decimals: Int) -> Bool {
    isZero || exponent < Int.floorLog2OfPowerOfTen(-decimals) - 1
  }

  /// An integer that is no less than this / 10^`power`, or `nil` from 2⁴⁴.
  fileprivate func inUnits(ofTenToThe power: Int) -> Int? {
    let units = scaled(byTwoToThe: -Int.floorLog2OfPowerOfTen(power))
    if units.isZero { return 0 }
    guard units.exponent <= 44 else { return nil }
    return units.exponent <= 0 ? 1 : (Int(units.mantissa) << 12) >> (44 - units.exponent) + 1
  }
}

extension Int {
  /// A number k with 2^k ≤ 10^`power`, no more than 3 below the largest, for |power| < 2⁵⁸.
  fileprivate static func floorLog2OfPowerOfTen(_ power: Int) -> Int {
    // log₂ 10 = 3.32192809488736234787… and 3829922337353294527/2⁶⁰ differ by less than 2⁻⁶⁰, so that the product
    // is off by less than 1; rounding down costs another 1.
    let product = power.multipliedFullWidth(by: 3_829_922_337_353_294_527)
    return (product.high << 4 | Int(product.low >> 60)) - 1
  }
}

/// The digits of |x| before and behind the place of rounding, from a ball that excludes zero.
///
/// With *g* digits behind the place, |midpoint| lies in [N, N + 1) units of the last digit looked at, where
/// N = K·10^g + T. The radius is at most R units, so |x| lies in [N − R, N + 1 + R); and what matters is where
/// [T − R, T + 1 + R) lies among 0 (the value K), 10^g/2 (the tie) and 10^g (the value K + 1).
private struct NonzeroCut {
  let isNegative: Bool
  let rounding: RoundingMode
  /// K.
  let kept: KeptDigits

  static func outcome(
    _ ball: Ball, isNegative: Bool, count: DigitCount, rounding: RoundingMode
  ) -> DecimalCut {
    let total = count.digitsToLookAt(of: ball.midpoint)
    let missingBits = DigitSearch.bits(ofDigits: total) - DecimalCut.spareBits - ball.accuracy
    // So many decimals of a large number may be more digits than fit any memory: the bits are asked for first.
    if missingBits > 0, total > DecimalCut.guardDigits + 1 {
      return .tooWide(missingBits: ball.accuracy > 0 ? missingBits : nil)
    }
    let (text, exponent) = ball.midpoint.digits(count: total, rounding: .towardZero)
    let (keptCount, keepsCount) =
      switch count {
      case .significant(let count): (count, true)
      case .decimals(let places): (exponent + places, false)
      }
    let cut = NonzeroCut(
      isNegative: isNegative, rounding: rounding,
      kept: KeptDigits(
        digits: Array(text.prefix(max(0, keptCount))), unit: exponent - keptCount,
        keepsCount: keepsCount))
    guard keptCount >= 0 else {
      // The ball excludes zero, so |x| < 2|midpoint| < 2·10^exponent, a fifth of a unit or less.
      return .settled(cut.rounded(cut.kept, tail: .belowHalf))
    }
    guard let radius = ball.radius.inUnits(ofTenToThe: exponent - total), missingBits <= 0 else {
      return .tooWide(missingBits: ball.accuracy > 0 ? max(missingBits, 1) : nil)
    }
    return cut.outcome(tail: text.dropFirst(keptCount), radius: radius)
  }

  /// Where the tail lies, give or take `radius` units of its last digit.
  private func outcome(tail: ArraySlice<UInt8>, radius: Int) -> DecimalCut {
    let value = tail.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
    let scale = tail.reduce(1) { scale, _ in 10 * scale }
    // x is not zero, so where K is, the tail is not.
    let low = kept.digits.isEmpty ? max(1, value - radius) : value - radius
    let high = value + 1 + radius
    if low <= 0 { return .mayBe(boundary(at: kept)) }
    if high > scale { return .mayBe(boundary(at: kept.successor)) }
    // Modes towards a side do not care for halves.
    if high <= scale / 2 || !rounding.isToNearest {
      return .settled(rounded(kept, tail: .belowHalf))
    }
    if low > scale / 2 { return .settled(rounded(kept, tail: .aboveHalf)) }
    return .mayBe(
      RoundingBoundary(
        value: tie, below: rounded(kept, tail: .belowHalf), above: rounded(kept, tail: .aboveHalf)))
  }

  private func boundary(at digits: KeptDigits) -> RoundingBoundary {
    RoundingBoundary(
      value: digits.decimal(isNegative: isNegative, isExact: true),
      below: rounded(digits.predecessor, tail: .aboveHalf),
      above: rounded(digits, tail: .belowHalf))
  }

  /// K + ½.
  private var tie: DecimalDigits {
    var digits = kept
    digits.digits.append(UInt8(ascii: "5"))
    digits.unit -= 1
    return digits.decimal(isNegative: isNegative, isExact: true)
  }

  private func rounded(_ digits: KeptDigits, tail: RoundingTail) -> DecimalDigits {
    let grows = rounding.incrementsMagnitude(
      isNegative: isNegative, lastDigit: digits.lastDigit, tail: tail)
    return (grows ? digits.successor : digits).decimal(isNegative: isNegative, isExact: false)
  }
}

extension DigitCount {
  /// How many digits of `x` to look at.
  fileprivate func digitsToLookAt(of x: BigFloat) -> Int {
    switch self {
    case .significant(let count): count + DecimalCut.guardDigits
    case .decimals(let places):
      // |x| < 2^e, so that it has no more than e·log₁₀ 2 + 1 digits before the point; log₁₀ 2 < 30103/100000.
      DecimalCut.guardDigits
        + max(
          1,
          places + 1 + (x.exponent ?? 0) / 100_000 * 30_103 + (x.exponent ?? 0) % 100_000 * 30_103
            / 100_000)
    }
  }
}

/// A natural number of units of a power of ten.
private struct KeptDigits {
  /// Without zeros in front; none for zero.
  var digits: [UInt8]
  /// The power of ten of one unit.
  var unit: Int
  /// Whether numbers beside a power of ten have as many digits as it, and so another unit.
  let keepsCount: Bool

  var lastDigit: UInt8 { (digits.last ?? UInt8(ascii: "0")) - UInt8(ascii: "0") }

  /// One unit more.
  var successor: KeptDigits {
    var next = self
    next.digits.replaceTrailing(UInt8(ascii: "9"), with: UInt8(ascii: "0"))
    let index = digits.count - digits.trailingCount(of: UInt8(ascii: "9")) - 1
    if index >= 0 {
      next.digits[index] += 1
      return next
    }
    next.digits.insert(UInt8(ascii: "1"), at: 0)
    if keepsCount {
      next.digits.removeLast()
      next.unit += 1
    }
    return next
  }

  /// One unit less, or one of the finer units that the digits below a power of ten have.
  ///
  /// Not of zero.
  var predecessor: KeptDigits {
    var next = self
    let zeros = digits.trailingCount(of: UInt8(ascii: "0"))
    next.digits.replaceTrailing(UInt8(ascii: "0"), with: UInt8(ascii: "9"))
    next.digits[digits.count - zeros - 1] -= 1
    if next.digits.first == UInt8(ascii: "0") {
      next.digits.removeFirst()
      if keepsCount {
        next.digits.append(UInt8(ascii: "9"))
        next.unit -= 1
      }
    }
    return next
  }

  func decimal(isNegative: Bool, isExact: Bool) -> DecimalDigits {
    if digits.isEmpty { return .zero(isExact: isExact) }
    return DecimalDigits(
      isNegative: isNegative, digits: digits, exponent: unit + digits.count - 1, isExact: isExact)
  }
}

extension [UInt8] {
  fileprivate func trailingCount(of digit: UInt8) -> Int {
    count - (lastIndex { $0 != digit } ?? -1) - 1
  }

  fileprivate mutating func replaceTrailing(_ digit: UInt8, with other: UInt8) {
    for index in (count - trailingCount(of: digit))..<count { self[index] = other }
  }
}
