// Digits of numbers whose exponents are too large for MPFR on machines where `long` has 32 bits; see Ball+LargeExponents.swift.

extension DecimalCut {
  /// What a ball tells about x, by way of x × 10^(−k) for a k near log₁₀ |x|.
  ///
  /// - Parameters:
  ///   - ball: where x lies; its midpoint is not zero.
  ///   - count: how many digits of x are asked for.
  ///   - bits: how many bits they take.
  ///   - limit: the most digits that are written.
  ///   - rounding: the mode.
  init(
    large ball: Ball, count: DigitCount, bits: WideInt, limit: WideInt, rounding: RoundingMode
  ) {
    let exponent = ball.midpoint.exponent ?? 0
    // log₁₀ 2 = 0.301029995663981195…, so that the product is off by less than 2 for exponents up to 2⁶⁰.
    let power = exponent.scaled(by: 301_029_995_663_981_195, over: 1_000_000_000_000_000_000)
    let working = max(bits, ball.midpoint.precision) + 16
    let unit = Ball(exact: BigFloat(10)).power(integer: BigFloat(-power), precision: working)
    let cut = DecimalCut(
      ball.multiplied(by: unit, precision: working), count: count.scaled(byTenToThe: power),
      limit: limit, rounding: rounding)
    self = cut.scaled(byTenToThe: power)
  }

  private func scaled(byTenToThe power: WideInt) -> DecimalCut {
    switch self {
    case .settled(let digits): .settled(digits.scaled(byTenToThe: power))
    case .mayBe(let boundary):
      .mayBe(
        RoundingBoundary(
          value: boundary.value.scaled(byTenToThe: power),
          below: boundary.below.scaled(byTenToThe: power),
          above: boundary.above.scaled(byTenToThe: power)))
    case .vanishing, .tooWide, .tooLong, .unknown: self
    }
  }
}

extension DigitCount {
  /// The count for x × 10^(−`power`) that this is for x.
  fileprivate func scaled(byTenToThe power: WideInt) -> DigitCount {
    switch self {
    case .significant: self
    case .decimals(let places): .decimals(places + power)
    }
  }
}

extension DecimalDigits {
  fileprivate func scaled(byTenToThe power: WideInt) -> DecimalDigits {
    var scaled = self
    if !isZero { scaled.exponent += power }
    return scaled
  }
}
