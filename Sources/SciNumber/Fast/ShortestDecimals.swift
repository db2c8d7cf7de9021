/// Finds the shortest decimals that are read back as binary numbers, as far as 128 bits decide which they are.
///
/// A number x = m 2^q with 2⁵² < m < 2⁵³ is what all numbers between x − 2^(q − 1) and x + 2^(q − 1) are read as. For the k with 10^k ≤ 2^q < 10^(k + 1) there is a multiple of
/// 10^k among them and at most one of 10^(k + 1), which is shorter; of two multiples of 10^k the nearer one counts. This is R. Giulietti's "Schubfach", with bounds in place of exact
/// comparisons.
package struct ShortestDecimals {
  /// What is known of the numbers with one exponent q.
  fileprivate struct Binade {
    var exponent = Int.min
    /// 10^k as a ball: what coefficients are multiplied by.
    var unit = SmallBall.one
    /// The mantissa of 5^−k, off by at most 10 ulps.
    var factor: UInt128 = 0
    /// By how much (m 2¹¹ × `factor`)/2⁶⁴ is shifted to be x/10^k in units of 2⁻⁶⁴.
    var shift: UInt128 = 0
    /// 2^(q − 1)/10^k in the same units, rounded down.
    var half: UInt128 = 0
  }

  /// As many as a column has exponents, mostly; each has one place.
  private var binades = [Binade](repeating: Binade(), count: 64)

  package init() {}

  /// The shortest decimal, exactly or to a few ulps.
  ///
  /// - Returns: `nil` for zero, for powers of two and numbers below the normal ones, for what is infinite or no number, and where bounds do not decide.
  package mutating func decimal(of double: Double) -> SmallBall? {
    let biased = Int(double.bitPattern >> 52 & 0x7FF)
    let fraction = double.bitPattern & (1 << 52 - 1)
    guard biased != 0, biased != 0x7FF, fraction != 0 else { return nil }
    let exponent = biased - 1075
    let place = exponent & 63
    if binades[place].exponent != exponent {
      guard let binade = Binade(exponent) else { return nil }
      binades[place] = binade
    }
    let binade = binades[place]
    guard
      let coefficient = binade.coefficient(of: fraction | 1 << 52),
      let integer = SmallBall(
        units: UInt128(coefficient), exponent: 0, error: 0, isNegative: double < 0)
    else { return nil }
    return integer * binade.unit
  }
}

extension ShortestDecimals.Binade {
  /// - Returns: `nil` beyond the table of powers.
  fileprivate init?(_ exponent: Int) {
    // ⌊q log₁₀ 2⌋.
    let power = Int32((exponent * 78_913) >> 18)
    guard let five = SmallBall(coefficient: 1, timesTenToThe: -power, isNegative: false),
      let unit = SmallBall(coefficient: 1, timesTenToThe: power, isNegative: false),
      five.error <= 10
    else { return nil }
    // 10^−k = F 2^(e − 127): x/10^k = (m 2¹¹ F/2⁶⁴) 2^(q + e − 74), and 2⁶⁴ times as much in units.
    let shift = 10 - exponent - Int(five.exponent)
    guard 0..<64 ~= shift else { return nil }
    (self.exponent, self.unit, factor, self.shift) = (exponent, unit, five.mantissa, UInt128(shift))
    half = five.mantissa >> UInt128(shift + 54)
    // The choice of k: 1 ≤ 2^q/10^k < 10.
    guard half >= 1 << 63 - 1, half < 5 << 64 else { return nil }
  }

  /// The integer that is multiplied by 10^k; `nil` where the bounds do not decide.
  ///
  /// The number, below 2⁵⁷, has fewer than 122 bits in units of 2⁻⁶⁴: the shift is 5 or more. Before it the product is off by 10 ulps of the factor and less than 2 for its two
  /// roundings, which is less than 1 afterwards, and the shift rounds once more: 2. The half is off by less than 2 for the same reason, and so a distance between them by less
  /// than 4. Decisions leave 16.
  @inline(__always)
  fileprivate func coefficient(of significand: UInt64) -> UInt64? {
    let aligned = significand &<< 11
    let lower = UInt128.product(aligned, factor.low)
    let product = UInt128.product(aligned, factor.high) &+ UInt128(lower.high)
    let number = product &>> shift
    let (whole, part) = (number.high, number.low)
    let error: UInt128 = 16
    /// Whether all numbers between this one and an integer are read as it; `nil` where that is not decided.
    func reads(_ integer: UInt64) -> Bool? {
      let place = UInt128(integer) &<< 64
      let distance = place > number ? place &- number : number &- place
      return distance &+ error < half ? true : distance > half &+ error ? false : nil
    }
    let tens = whole / 10 &* 10
    guard let readsTens = reads(tens), let readsNext = reads(tens &+ 10) else { return nil }
    if readsTens { return tens }
    if readsNext { return tens &+ 10 }
    guard let readsWhole = reads(whole), let readsAbove = reads(whole &+ 1) else { return nil }
    switch (readsWhole, readsAbove) {
    case (true, false): return whole
    case (false, true): return whole &+ 1
    case (false, false): return nil
    case (true, true):
      let middle: UInt64 = 1 << 63
      let isAbove = part > middle
      guard (isAbove ? part &- middle : middle &- part) > 16 else { return nil }
      return isAbove ? whole &+ 1 : whole
    }
  }
}
