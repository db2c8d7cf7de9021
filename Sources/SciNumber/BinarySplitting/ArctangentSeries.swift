internal import CMPFR

/// The series Σ rᵏ/(2k + 1) over k ≥ 0 for a rational r with |r| < 1: artanh x/x for r = x², and arctan x/x for r =
/// −x².
///
/// It is cut into 2ʰ blocks of equal length ℓ, so that the powers of r are those of one block, squared again and
/// again. With r = p/(q·2ˢ), the sum of n terms from the a-th on, without rᵃ, is t/(b·(q·2ˢ)ⁿ), where b is the
/// product of their 2k + 1, and two neighbours of n terms each are joined by
///
///     t = t₁ · b₂(q·2ˢ)ⁿ + b₁ · t₂pⁿ,   b = b₁b₂.
///
/// The common factors of the 2k + 1 stay in b: dividing by them at every second or third level was measured, and
/// saved 8 % of the time at best.
struct ArctangentSeries {
  private let ratio: BinaryFraction
  /// p, which may be even, and s.
  private let numerator: Integer
  private let twos: WideInt
  private let blockLength: WideInt
  /// pⁿ and qⁿ for a block, two blocks, four blocks and so on up to all.
  private let numerators, denominators: [Integer]
  /// A bound of what is left out: |r|ⁿ(1 + |r| + |r|² + …) = |r|ⁿ/(1 − |r|) for n terms.
  private let rest: Magnitude
  private let bits: WideInt
  private let budget: EvaluationBudget

  /// Prepares the sum with an error of about 2^(−bits).
  init(ratio: BinaryFraction, bits: WideInt, within budget: EvaluationBudget) throws(MathError) {
    self.ratio = ratio
    self.bits = bits
    self.budget = budget
    let size = ratio.magnitude
    var (power, count) = (Magnitude.one, 0 as WideInt)
    while power > .powerOfTwo(-bits) {
      power = power * size
      count += 1
    }
    // More terms only make the rest smaller.
    rest = power / .differenceDown(.one, size)
    var height: WideInt = 0
    while count >> height > Self.longestBlock { height += 1 }
    blockLength = count >> height + 1
    twos = max(0, -ratio.exponent)
    numerator = ratio.numerator.shiftedLeft(by: max(0, ratio.exponent))
    numerators = try Self.powers(of: numerator, blockLength, height: height, within: budget)
    denominators = try Self.powers(
      of: ratio.denominator, blockLength, height: height, within: budget)
  }

  private static let longestBlock: WideInt = 48

  private static func powers(
    of base: Integer, _ exponent: WideInt, height: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> [Integer] {
    var last = (0..<exponent).reduce(Integer(1)) { power, _ in power * base }
    var powers = [last]
    for _ in 0..<height {
      try budget.check()
      last = last * last
      powers.append(last)
    }
    return powers
  }
}

// MARK: - Summing

extension ArctangentSeries {
  func sum() throws(MathError) -> WorkingBall {
    let height = denominators.count - 1
    let sum = try quotient(0, height, divisor: WorkingBall(1, bits: bits), bits: bits)
    return sum.with(bits: bits).widened(by: rest)
  }

  /// The part `index` among those of 2^`level` blocks, divided by `divisor`.
  ///
  /// Its fraction is divided if it has no more than twice the bits that are needed, and otherwise the two halves are
  /// divided apart: the second needs only so many bits as rⁿ leaves of them.
  private func quotient(
    _ index: WideInt, _ level: Int, divisor: WorkingBall, bits: WideInt
  ) throws(MathError) -> WorkingBall {
    let count = blockLength << WideInt(level)
    let bitsOfFraction = denominators[level].bitWidth + count * (twos + Self.bitsOfOddNumber)
    guard level > 0, bitsOfFraction > 2 * bits else {
      let (b, t) = try exact(index, level)
      try budget.check()
      let below = WorkingBall(b, timesTwoToThe: 0, bits: bits) * power(level, bits: bits) * divisor
      try budget.check()
      return WorkingBall(t, timesTwoToThe: 0, bits: bits) / below
    }
    let left = try quotient(2 * index, level - 1, divisor: divisor, bits: bits)
    let fewer = max(
      Ball.minimumPrecision, bits + min(0, count / 2 * ratio.magnitudeExponent) + 8)
    let p = WorkingBall(numerators[level - 1], timesTwoToThe: 0, bits: fewer)
    let below = power(level - 1, bits: fewer) * divisor
    let right = try quotient(2 * index + 1, level - 1, divisor: below, bits: fewer)
    return left + p * right
  }

  /// What an odd number 2k + 1 adds to b, about.
  static let bitsOfOddNumber: WideInt = 18

  /// What the series of artanh x or arctan x costs, in a unit of its own: only to be compared with others.
  ///
  /// The longer of the numerator and the denominator of x has about `height` bits, and each term gains `gain`.
  static func cost(height: WideInt, gain: WideInt) -> WideInt {
    (4 * height - gain + bitsOfOddNumber) * 64 / gain
  }

  /// (q·2ˢ)ⁿ for the n terms of 2^`level` blocks.
  private func power(_ level: Int, bits: WideInt) -> WorkingBall {
    let count = blockLength << WideInt(level)
    return WorkingBall(denominators[level], timesTwoToThe: twos * count, bits: bits)
  }

  private func exact(_ index: WideInt, _ level: Int) throws(MathError) -> (b: Integer, t: Integer) {
    guard level > 0 else { return block(index) }
    let left = try exact(2 * index, level - 1)
    let right = try exact(2 * index + 1, level - 1)
    let count = blockLength << WideInt(level - 1)
    let head = (left.t * (right.b * denominators[level - 1])).shiftedLeft(by: twos * count)
    try budget.check()
    let p = numerators[level - 1]
    let tail = left.b * (p.isOne ? right.t : right.t * p)
    return (left.b * right.b, head + tail)
  }

  /// By Horner's rule from the last term: where t/c is the sum behind it, a term makes it 1/(2k + 1) + rt/c.
  private func block(_ index: WideInt) -> (b: Integer, t: Integer) {
    let start = index * blockLength
    let (b, _, t) = unsafe Integer.hornerBlock { b, c, t in
      for k in (start..<start + blockLength).reversed() {
        let odd = UInt(2 * k + 1)
        unsafe Integer.multiply(t, by: numerator)
        unsafe __gmpz_mul_ui(t, t, odd)
        unsafe Integer.multiply(c, by: ratio.denominator)
        unsafe __gmpz_mul_2exp(c, c, UInt(twos))
        unsafe __gmpz_add(t, t, c)
        unsafe __gmpz_mul_ui(b, b, odd)
        unsafe __gmpz_mul_ui(c, c, odd)
      }
    }
    return (b, t)
  }
}
