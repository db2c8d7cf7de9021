extension SmallBall {
  /// The integer that the number is rounded to, and whether it is that integer.
  ///
  /// All points lie strictly between two neighbours among the integers and the halves, so that each of them is rounded to the same integer in any mode; or the number is
  /// exact, and one of these itself. `nil` for everything else, and from 2¹²⁵ on.
  ///
  /// |x| is M 2^(e − 126) halves, give or take E of these units. With 126 − e = s ≥ 2 and M = 2^s h + t, all points are strictly between h and h + 1 halves if E < t and
  /// t + E < 2^s. Below a half, for e ≤ −2, there is no neighbour but 0 and 1/2: |x| < 2^(e + 1)(1 + 2⁻⁶⁷), so that only for e = −2 the upper one may be reached,
  /// if M + E ≥ 2¹²⁸.
  package func rounded(_ mode: RoundingMode) -> (integer: Int128, isExact: Bool)? {
    guard exponent < 125 else { return nil }
    var halves: UInt128 = 0
    var isOnGrid = false
    if exponent >= -1 {
      let shift = UInt128(truncatingIfNeeded: 126 &- exponent)
      halves = mantissa &>> shift
      let part = mantissa & (1 &<< shift &- 1)
      isOnGrid = part == 0
      let error = UInt128(error)
      guard isOnGrid ? error == 0 : error < part && part &+ error < 1 &<< shift else { return nil }
    } else if exponent == -2 {
      guard mantissa <= .max &- UInt128(error) else { return nil }
    }
    let isOdd = halves & 1 == 1
    let tail: RoundingTail =
      isOnGrid ? isOdd ? .half : .zero : isOdd ? .aboveHalf : .belowHalf
    let magnitude = Int128(truncatingIfNeeded: halves &>> 1)
    let isUp = mode.incrementsMagnitude(
      isNegative: isNegative,
      lastDigit: UInt8(truncatingIfNeeded: UInt128(magnitude).lastDecimalDigit),
      tail: tail)
    let integer = magnitude &+ (isUp ? 1 : 0)
    return (isNegative ? 0 &- integer : integer, isOnGrid && !isOdd)
  }
}
