internal import CMPFR

extension BigFloat {
  /// Makes a number by letting `write` fill memory in any rounding mode.
  ///
  /// MPFR knows five modes. For the others `write` truncates to one bit more: that bit and the ternary value say where
  /// the exact result lies between two numbers of `precision` bits, and the mode chooses one of them. The digit that
  /// ``RoundingMode/zeroFiveAway`` asks for is the last bit. A result below the range of exponents becomes zero in
  /// these modes, and a result that ``RoundingMode/unnecessary`` would have to round becomes NaN.
  ///
  /// - Parameters:
  ///   - precision: the bits of the result.
  ///   - rounding: the mode.
  ///   - write: an MPFR function that takes the result, one of MPFR's modes, and returns the ternary value.
  /// - Returns: the number, and whether it is exact.
  static func make(
    precision: WideInt, rounding: RoundingMode, _ write: (mpfr_ptr, mpfr_rnd_t) -> Int32
  ) -> (value: BigFloat, isExact: Bool) {
    if let mode = rounding.mpfr {
      return unsafe make(precision: precision) { unsafe write($0, mode) }
    }
    let truncated = unsafe make(precision: precision + 1) { unsafe write($0, MPFR_RNDZ) }
    return truncated.value.droppingLastBit(wasExact: truncated.isExact, rounding)
  }

  /// The number with one bit less, rounded in a mode that MPFR does not have.
  ///
  /// - Parameters:
  ///   - wasExact: whether nothing was cut off behind the last bit already.
  ///   - rounding: the mode.
  /// - Returns: the number, and whether nothing was lost in all.
  private func droppingLastBit(
    wasExact: Bool, _ rounding: RoundingMode
  ) -> (value: BigFloat, isExact: Bool) {
    let precision = precision - 1
    let (kept, lastBitIsZero) = self.rounding(toPrecision: precision, .towardZero)
    guard isRegular else { return (kept, wasExact) }
    let tail: RoundingTail =
      switch (lastBitIsZero, wasExact) {
      case (true, true): .zero
      case (true, false): .belowHalf
      case (false, true): .half
      case (false, false): .aboveHalf
      }
    if tail == .zero { return (kept, true) }
    if rounding == .unnecessary {
      return (unsafe Self.make(precision: precision) { _ in 0 }.value, false)
    }
    let isOdd = precision == 1 || !kept.rounding(toPrecision: precision - 1, .towardZero).isExact
    let grows = rounding.incrementsMagnitude(
      isNegative: signum < 0, lastDigit: isOdd ? 1 : 0, tail: tail)
    return (grows ? kept.nextAwayFromZero : kept, false)
  }

  /// The next number of the same precision that is further from zero.
  private var nextAwayFromZero: BigFloat {
    unsafe withPointer { x in
      unsafe Self.make(precision: precision) { result in
        let sign = unsafe mpfr_sgn(x)
        unsafe mpfr_set4(result, x, MPFR_RNDN, sign)
        if sign < 0 { unsafe mpfr_nextbelow(result) } else { unsafe mpfr_nextabove(result) }
        return 0
      }
    }.value
  }
}

extension RoundingMode {
  /// MPFR's name for the mode; `nil` where it has none.
  var mpfr: mpfr_rnd_t? {
    switch self {
    case .halfEven: MPFR_RNDN
    case .floor: MPFR_RNDD
    case .ceiling: MPFR_RNDU
    case .towardZero: MPFR_RNDZ
    case .awayFromZero: MPFR_RNDA
    case .halfOdd, .halfAwayFromZero, .halfTowardZero, .halfUpward, .halfDownward,
      .zeroFiveAway, .unnecessary:
      nil
    }
  }
}
