/// The elementary functions of rational numbers with very many digits, by binary splitting.
///
/// Every method returns a ball, so that roundings are tracked by construction, and `nil` where another way is faster.
struct LongFunctions {
  /// The bits that are aimed at.
  let bits: WideInt
  let budget: EvaluationBudget
  /// From so many bits on logarithms are also taken of numbers with large prime factors.
  ///
  /// With fewer bits five series take as long as MPFR's mean: 62 ms beside 60 at 10⁵ digits.
  var fewestBitsBesideNeighbour: WideInt = 1 << 18

  /// Arguments with longer numerators or denominators are numbers of many bits like any other.
  static let largestHeight: WideInt = 1 << 12

  /// How much memory the series need at their peak for each bit of the result, in bytes: 5.2 were measured, for π.
  static let bytesPerBit: WideInt = 6
}

// MARK: - Exponential and hyperbolic functions

extension LongFunctions {
  /// eˣ − 1 for x ≠ 0, relatively as precise as it is large, and eˣ where that is wanted.
  ///
  /// With t/q = e^|y| − 1, e^y is (q + t)/q, or q/(q + t) for y < 0; and e^y − 1 is t/q, or −t/(q + t). A large x is
  /// halved until |y| < 16, and e^y squared as often. Each squaring doubles the relative error, which takes a bit.
  func exponential(_ x: BinaryFraction, minusOne: Bool) throws(MathError) -> WorkingBall? {
    let halvings = max(0, x.magnitudeExponent - 4)
    guard halvings <= Self.mostHalvings, x.factorialCost(bits: bits) <= Self.mostCost else {
      return nil
    }
    let magnitude = x.magnitudeExponent
    let working = bits + halvings + 16
    let y = x.scaled(byTwoToThe: -halvings)
    let isNegative = y.numerator.signum < 0
    // Where e^y − 1 ≈ y is small, the sum has to be known to more bits than 1.
    let extra = minusOne ? max(0, -magnitude) : 0
    let (t, q) = try FactorialSeries(.each, isNegative ? y.negated : y)
      .sum(bits: working + extra, within: budget)
    try budget.check()
    if minusOne, halvings == 0 { return isNegative ? -(t / (q + t)) : t / q }
    var power = isNegative ? q / (q + t) : (q + t) / q
    for _ in 0..<halvings {
      try budget.check()
      power = power.squared
    }
    return minusOne ? power - 1 : power
  }

  /// sinh x = u(u + 2)/(2(u + 1)) with u = eˣ − 1.
  func sinh(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard let u = try exponential(x, minusOne: true) else { return nil }
    try budget.check()
    let product = u * (u + 2)
    try budget.check()
    return product / (u + 1).scaled(byTwoToThe: 1)
  }

  /// cosh x = (eˣ + 1/eˣ)/2.
  func cosh(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard let power = try exponential(x, minusOne: false) else { return nil }
    try budget.check()
    return (power + 1 / power).scaled(byTwoToThe: -1)
  }

  /// tanh x = u/(u + 2) with u = e^(2x) − 1.
  func tanh(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard let u = try exponential(x.scaled(byTwoToThe: 1), minusOne: true) else { return nil }
    try budget.check()
    return u / (u + 2)
  }

  /// So often an argument is halved: each time costs a squaring.
  private static let mostHalvings: WideInt = 12

  /// MPFR takes so many times as long as the series of e, whose terms are as short as they can be.
  fileprivate static let mostCost: WideInt = 6
}

// MARK: - Circular functions

extension LongFunctions {
  /// sin x = x(1 − x²/3! + x⁴/5! − …).
  func sin(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard let (t, q) = try circular(.odd, x) else { return nil }
    // Both roundings before the quotient are relatively small, and so is that of x.
    return try product(x, q + t, over: q)
  }

  /// cos x = 1 − x²/2! + x⁴/4! − ….
  func cos(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard let (t, q) = try circular(.even, x) else { return nil }
    return (q + t) / q
  }

  /// sin x/√(1 − sin² x) where |x| < 1, and sin x/cos x elsewhere.
  func tan(_ x: BinaryFraction) throws(MathError) -> WorkingBall? {
    guard let sine = try sin(x) else { return nil }
    if x.magnitude < .one {
      try budget.check()
      let square = 1 - sine.squared
      try budget.check()
      let cosine = square.squareRoot
      try budget.check()
      return sine / cosine
    }
    guard let cosine = try cos(x) else { return nil }
    try budget.check()
    return sine / cosine
  }

  /// The sum behind the first term as t/q.
  ///
  /// Its terms are below e^|x|, and what they are larger than the result is lost: log₂ e < 3/2 bits for each of |x|,
  /// which is below 32.
  private func circular(
    _ factor: FactorialSeries.Factor, _ x: BinaryFraction
  ) throws(MathError) -> (t: WorkingBall, q: WorkingBall)? {
    guard x.magnitudeExponent <= 5, x.factorialCost(bits: bits) <= Self.mostCost else { return nil }
    let lost = x.magnitudeExponent > 0 ? 3 << (x.magnitudeExponent - 1) : 0
    let sum = try FactorialSeries(factor, x.squared.negated)
      .sum(bits: bits + lost + 16, within: budget)
    try budget.check()
    return sum
  }

  /// x · y/z.
  private func product(
    _ x: BinaryFraction, _ y: WorkingBall, over z: WorkingBall
  ) throws(MathError) -> WorkingBall {
    let above = y * WorkingBall(x.numerator, timesTwoToThe: x.exponent, bits: y.bits)
    try budget.check()
    return above / (z * WorkingBall(x.denominator, timesTwoToThe: 0, bits: y.bits))
  }
}

extension BinaryFraction {
  /// How many bits the integers of the series of eˣ have for each bit of the result, about.
  ///
  /// A term k has log₂ k bits and the height of x, and adds log₂ k and what x is below 1; most of the terms have k
  /// near the last, whose logarithm is taken for 3/4 of that of the bits.
  fileprivate func factorialCost(bits: WideInt) -> WideInt {
    let logarithm = 3 * WideInt(WideInt.bitWidth - bits.leadingZeroBitCount) / 4
    let gained = logarithm - min(logarithm - 1, min(4, magnitudeExponent))
    return (logarithm + height) / gained
  }
}
