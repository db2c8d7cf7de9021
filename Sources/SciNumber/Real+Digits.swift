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
  ///   - wholeUpTo: a rational number with a finite expansion of at most so many digits is written whole,
  ///     however few are asked for; 0 never does.
  ///   - rounding: the mode; a tie is only a tie if it is proved to be one.
  ///   - budget: what the answer may cost, beyond the digits themselves.
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
      Real.initialBits, Self.bits(ofDigits: count.rawCount + DecimalCut.guardDigits) + 12)
    var budget = budget
    budget.precisionBits += initialBits
    budget.decisionBits += initialBits
    self.budget = budget
  }

  /// An upper bound of the bits that so many decimal digits hold: log₂ 10 < 3322/1000.
  static func bits(ofDigits count: Int) -> Int { count * 3322 / 1000 + 1 }

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
        bits = missing.map { bits + $0 + 16 } ?? 2 * bits
      case .mayBe(let candidate, let digits):
        if !isSimplified {
          isSimplified = true
          value = try value.simplified(within: budget)
          continue
        }
        if let candidate = Rational(candidate), try value.isProvably(candidate, within: budget) {
          value = Real(candidate)
        } else if let digits {
          return digits
        } else {
          bits = try ball.nextPrecision(after: bits, within: budget)
        }
      case .unknown:
        bits = try ball.nextPrecision(after: bits, within: budget)
      }
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
  /// The value may be exactly the candidate; the digits, if any, hold whether it is or not.
  case mayBe(candidate: DecimalDigits, digits: DecimalDigits?)
  /// The ball is too wide by so many bits, if it tells how many.
  case tooWide(missingBits: Int?)
  /// The ball tells nothing at all.
  case unknown

  /// How many digits are looked at behind the last one that is kept.
  ///
  /// A ball that is narrow enough straddles a boundary by chance about once in 10¹⁴ times.
  static let guardDigits = 15

  init(_ ball: Ball, count: DigitCount, rounding: RoundingMode) {
    if ball.isUnbounded {
      self = .unknown
    } else if let sign = ball.signum, sign != 0 {
      self = NonzeroCut.outcome(ball, isNegative: sign < 0, count: count, rounding: rounding)
    } else {
      let vanishes =
        if case .decimals(let places) = count {
          rounding.isToNearest && ball.magnitude.isBelowHalfUnit(decimals: places)
        } else { false }
      self = .mayBe(candidate: .zero(isExact: true), digits: vanishes ? .zero(isExact: false) : nil)
    }
  }
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
  /// The digits of K; none for K = 0.
  let kept: ArraySlice<UInt8>
  /// The power of ten of one unit of K.
  let unit: Int
  /// Whether the result keeps its number of digits when it grows to a power of ten.
  let keepsCount: Bool

  static func outcome(
    _ ball: Ball, isNegative: Bool, count: DigitCount, rounding: RoundingMode
  ) -> DecimalCut {
    let total = count.digitsToLookAt(of: ball.midpoint)
    let (text, exponent) = ball.midpoint.digits(count: total, rounding: .towardZero)
    let (keptCount, keepsCount) =
      switch count {
      case .significant(let count): (count, true)
      case .decimals(let places): (exponent + places, false)
      }
    let cut = NonzeroCut(
      isNegative: isNegative, rounding: rounding, kept: text.prefix(max(0, keptCount)),
      unit: exponent - keptCount, keepsCount: keepsCount)
    guard keptCount >= 0 else {
      // The ball excludes zero, so |x| < 2|midpoint| < 2·10^exponent, a fifth of a unit or less.
      return .settled(cut.digits(tail: .belowHalf))
    }
    let missingBits = DigitSearch.bits(ofDigits: total) + 3 - ball.accuracy
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
    let low = kept.isEmpty ? max(1, value - radius) : value - radius
    let high = value + 1 + radius
    if rounding.isToNearest {
      let digits: DecimalDigits
      if high <= scale / 2 {
        digits = self.digits(tail: .belowHalf)
      } else if low > scale / 2 {
        digits = self.digits(tail: .aboveHalf)
      } else {
        return .mayBe(candidate: tie, digits: nil)
      }
      return low > 0 && high <= scale
        ? .settled(digits) : .mayBe(candidate: exactly(next: high > scale), digits: digits)
    }
    // Modes towards a side do not care for halves.
    return low > 0 && high <= scale
      ? .settled(digits(tail: .belowHalf))
      : .mayBe(candidate: exactly(next: high > scale), digits: nil)
  }
}

extension DigitCount {
  /// How many digits of `x` to look at.
  fileprivate func digitsToLookAt(of x: BigFloat) -> Int {
    switch self {
    case .significant(let count): count + DecimalCut.guardDigits
    case .decimals(let places):
      // |x| < 2^e, so that it has no more than e·log₁₀ 2 + 1 digits before the point; log₁₀ 2 < 30103/100000.
      DecimalCut.guardDigits + max(1, places + 1 + (x.exponent ?? 0) / 100_000 * 30_103 + (x.exponent ?? 0) % 100_000 * 30_103 / 100_000)
    }
  }
}

// MARK: - Writing the digits

extension NonzeroCut {
  /// The kept digits, grown by a unit where the mode says so.
  private func digits(tail: RoundingTail) -> DecimalDigits {
    let lastDigit = (kept.last ?? UInt8(ascii: "0")) - UInt8(ascii: "0")
    return decimal(
      grows: rounding.incrementsMagnitude(
        isNegative: isNegative, lastDigit: lastDigit, tail: tail), isExact: false)
  }

  /// K or K + 1 as an exact number.
  private func exactly(next: Bool) -> DecimalDigits { decimal(grows: next, isExact: true) }

  /// K + ½.
  private var tie: DecimalDigits {
    DecimalDigits(
      isNegative: isNegative, digits: kept + [UInt8(ascii: "5")], exponent: unit + kept.count - 1,
      isExact: true)
  }

  private func decimal(grows: Bool, isExact: Bool) -> DecimalDigits {
    var digits = Array(kept)
    var exponent = unit + kept.count - 1
    if grows, digits.increment() {
      digits.insert(UInt8(ascii: "1"), at: 0)
      exponent += 1
      if keepsCount { digits.removeLast() }
    }
    guard !digits.isEmpty else { return .zero(isExact: isExact) }
    return DecimalDigits(
      isNegative: isNegative, digits: digits, exponent: exponent, isExact: isExact)
  }
}

extension [UInt8] {
  /// Adds one to the number these digits write, and tells whether a carry is left over.
  fileprivate mutating func increment() -> Bool {
    for index in indices.reversed() {
      if self[index] != UInt8(ascii: "9") {
        self[index] += 1
        return false
      }
      self[index] = UInt8(ascii: "0")
    }
    return true
  }
}
