/// What a ball tells about the digits of the value inside.
enum DecimalCut {
  /// Every point rounds to these digits, and none is exactly on them.
  case settled(DecimalDigits)
  /// One point is a boundary; the digits to both sides of it are known.
  case mayBe(RoundingBoundary)
  /// Every point rounds to no digit at all, and one is zero.
  case vanishing
  /// The ball is too wide by so many bits, if it tells how many.
  case tooWide(missingBits: WideInt?)
  /// The number has about so many digits to write, and that is more than may be written.
  case tooLong(digits: WideInt)
  /// The ball does not tell the sign.
  case unknown

  /// How many digits are looked at behind the last one that is kept.
  static let guardDigits = 8

  /// How many bits of the digits looked at may be unknown: what the operations of an ordinary expression lose.
  ///
  /// Of the 26 bits in the guard digits 14 remain, so an enclosure is inconclusive by chance about once in 10⁴ times, and
  /// that costs a few more microseconds. 20 digits fit into 96 bits, where MPFR works with fewer limbs than at 128.
  static let spareBits = 12

  /// - Parameters:
  ///   - ball: where the value lies.
  ///   - count: how many digits are asked for.
  ///   - limit: the most digits that are written.
  ///   - rounding: the mode.
  init(_ ball: Ball, count: DigitCount, limit: WideInt, rounding: RoundingMode) {
    if let sign = ball.signum, sign != 0 {
      let total = count.digitsToLookAt(of: ball.midpoint)
      let digits = total - Self.guardDigits - 2
      self =
        digits > limit
        ? .tooLong(digits: digits)
        : ball.isLargeForLog
          ? DecimalCut(
            large: ball, count: count, bits: DigitSearch.bits(ofDigits: total), limit: limit,
            rounding: rounding)
          : NonzeroCut.outcome(
            ball, isNegative: sign < 0, count: count, total: total, rounding: rounding)
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
struct RoundingBoundary {
  let value: DecimalDigits
  /// The digits of magnitudes slightly below and slightly above.
  let below, above: DecimalDigits
}

extension DecimalDigits {
  static func zero(isExact: Bool) -> DecimalDigits {
    DecimalDigits(isNegative: false, digits: [UInt8(ascii: "0")], exponent: 0, isExact: isExact)
  }
}

extension Magnitude {
  /// Whether this is certainly less than half of 10^−`decimals`.
  fileprivate func isBelowHalfUnit(decimals: WideInt) -> Bool {
    isZero || exponent < WideInt.floorLog2OfPowerOfTen(-decimals) - 1
  }

  /// An integer that is no less than this / 10^`power`, or `nil` from 2⁴⁴.
  fileprivate func inUnits(ofTenToThe power: WideInt) -> WideInt? {
    let units = scaled(byTwoToThe: -WideInt.floorLog2OfPowerOfTen(power))
    if units.isZero { return 0 }
    guard units.exponent <= 44 else { return nil }
    return units.exponent <= 0 ? 1 : (WideInt(units.mantissa) << 12) >> (44 - units.exponent) + 1
  }
}

extension WideInt {
  /// A number k with 2^k ≤ 10^`power`, no more than 3 below the largest, for |power| < 2⁵⁸.
  fileprivate static func floorLog2OfPowerOfTen(_ power: WideInt) -> WideInt {
    // log₂ 10 = 3.32192809488736234787… and 3829922337353294527/2⁶⁰ differ by less than 2⁻⁶⁰, so that the product
    // is off by less than 1; rounding down costs another 1.
    let product = power.multipliedFullWidth(by: 3_829_922_337_353_294_527)
    return (product.high << 4 | WideInt(product.low >> 60)) - 1
  }
}

/// The digits of |x| before and behind the rounding position, from a ball that excludes zero.
///
/// With *g* digits behind it, |midpoint| lies in [N, N + 1) units of the last digit looked at, where
/// N = K·10^g + T. The radius is at most R units, so |x| lies in [N − R, N + 1 + R); and what matters is where
/// [T − R, T + 1 + R) lies among 0 (the value K), 10^g/2 (the tie) and 10^g (the value K + 1).
private struct NonzeroCut {
  let isNegative: Bool
  let rounding: RoundingMode
  /// K.
  let kept: KeptDigits

  static func outcome(
    _ ball: Ball, isNegative: Bool, count: DigitCount, total: WideInt, rounding: RoundingMode
  ) -> DecimalCut {
    let missingBits = DigitSearch.bits(ofDigits: total) - DecimalCut.spareBits - ball.accuracy
    // So many decimals of a large number may be more digits than fit any memory: the bits are asked for first.
    if missingBits > 0, total > DecimalCut.guardDigits + 1 {
      return .tooWide(missingBits: ball.accuracy > 0 ? missingBits : nil)
    }
    let (text, exponent) = ball.midpoint.digits(count: total)
    let (keptCount, keepsCount) =
      switch count {
      case .significant(let count): (count, true)
      case .decimals(let places): (exponent + places, false)
      }
    let cut = NonzeroCut(
      isNegative: isNegative, rounding: rounding,
      kept: KeptDigits(
        digits: Array(text.prefix(Int(max(0, keptCount)))), unit: exponent - keptCount,
        keepsCount: keepsCount))
    guard keptCount >= 0 else {
      // The ball excludes zero, so |x| < 2|midpoint| < 2·10^exponent, a fifth of a unit or less.
      return .settled(cut.rounded(cut.kept, tail: .belowHalf))
    }
    guard let radius = ball.radius.inUnits(ofTenToThe: exponent - total), missingBits <= 0 else {
      return .tooWide(missingBits: ball.accuracy > 0 ? max(missingBits, 1) : nil)
    }
    return cut.outcome(tail: text.dropFirst(Int(keptCount)), radius: radius)
  }

  /// Where the tail lies, give or take `radius` units of its last digit.
  private func outcome(tail: ArraySlice<UInt8>, radius: WideInt) -> DecimalCut {
    let value = tail.reduce(0) { 10 * $0 + WideInt($1 - UInt8(ascii: "0")) }
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
  /// How many digits of `x` to look at: those asked for, the guard digits, and at most two more.
  fileprivate func digitsToLookAt(of x: BigFloat) -> WideInt {
    switch self {
    case .significant(let count): count + DecimalCut.guardDigits
    case .decimals(let places):
      // |x| < 2^e, so that it has no more than e·log₁₀ 2 + 1 digits before the point; log₁₀ 2 < 30103/100000.
      DecimalCut.guardDigits
        + max(
          1,
          places + 1 + (x.exponent ?? 0).scaled(by: 30_103, over: 100_000))
    }
  }
}
