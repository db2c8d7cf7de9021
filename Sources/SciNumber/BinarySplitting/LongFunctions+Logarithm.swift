// Logarithms of rational numbers.

extension LongFunctions {
  /// ln x for x > 0: directly next to 1, and otherwise by a number y near x that has no prime factors but 2, 3, 5 and
  /// 7.
  ///
  /// ln x = ln y + 2 artanh((x − y)/(x + y)).
  func log(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard x.height <= Self.largestHeight, abs(x.exponent) <= Self.largestHeight else { return nil }
    if let value = try areaTangent(of: x, beside: .one) { return value }
    let (primes, rest) = SmoothFraction.factors(of: x)
    guard rest.isOne || bits >= fewestBitsBesideNeighbour else { return nil }
    let neighbour = rest.isOne ? .one : SmoothFraction.neighbour(of: rest)
    let working = with(bits: bits + 64)
    var value = WorkingBall(0, bits: working.bits)
    if !rest.isOne {
      guard let tangent = try working.areaTangent(of: rest, beside: neighbour) else { return nil }
      value = tangent
    }
    let formula = MachinFormula.logarithms
    let counts = formula.combined(primes.adding(neighbour).exponents)
    return try formula.sum(counts, bits: working.bits, within: budget).scaled(byTwoToThe: 1) + value
  }

  /// ln(1 + x) for x > −1.
  func logOnePlus(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard x.height <= Self.largestHeight, abs(x.exponent) <= Self.largestHeight else { return nil }
    let (n, d) = x.integers
    return try log(BinaryFraction(reducing: n + d, d))
  }

  /// artanh x = ½ ln((1 + x)/(1 − x)) for |x| < 1.
  func atanh(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard x.height <= Self.largestHeight, abs(x.exponent) <= Self.largestHeight else { return nil }
    let (n, d) = x.integers
    return try log(BinaryFraction(reducing: d + n, d - n))?.scaled(byTwoToThe: -1)
  }

  func with(bits: WideInt) -> LongFunctions { LongFunctions(bits: bits, budget: budget) }

  /// ln(x/y) = 2 artanh((x − y)/(x + y)), if that is fast.
  private func areaTangent(
    of x: BinaryFraction, beside y: SmoothFraction
  ) throws(MathError) -> WorkingBall? {
    let ((n, d), (above, below)) = (x.integers, y.value.integers)
    let (left, right) = (n * below, above * d)
    return try tangentSeries(BinaryFraction(reducing: left - right, left + right), sign: 1)?
      .scaled(byTwoToThe: 1)
  }

  /// artanh x for the sign 1, and arctan x for −1, by the series itself.
  ///
  /// The error is relatively small, however small x is; `nil` where the series is slow.
  func tangentSeries(_ x: BinaryFraction, sign: WideInt) throws(MathError) -> WorkingBall? {
    if x.numerator.isZero { return WorkingBall(0, bits: bits) }
    let gain = -2 * x.magnitudeExponent
    guard gain > 0, (2 * x.height + ArctangentSeries.bitsOfOddNumber) / gain <= Self.mostTangentCost
    else { return nil }
    let square = x.squared
    let series = try ArctangentSeries(
      ratio: sign < 0 ? square.negated : square, bits: bits + 8, within: budget)
    let sum = try series.sum()
    try budget.check()
    return x.ball(bits: bits + 8) * sum
  }

  private static let mostTangentCost: WideInt = 6
}
