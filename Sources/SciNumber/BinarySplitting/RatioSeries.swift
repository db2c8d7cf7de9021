internal import CMPFR

/// A series whose terms are summed by binary splitting: Σ cₖ r₁r₂⋯rₖ over k ≥ 1, with rational ratios rₖ and integers
/// cₖ.
///
/// Two neighbouring parts of it are joined as ``RatioSeriesPart`` says, so that its integers are as short as their
/// terms are few, and the long ones are products of equal halves (R. P. Brent, "The complexity of multiple-precision
/// arithmetic", 1976; B. Haible and T. Papanikolaou, "Fast multiprecision evaluation of series of rational numbers",
/// 1998).
protocol RatioSeries {
  /// How many terms are summed by a loop and not by halves.
  var blockLength: WideInt { get }

  /// The terms a < k ≤ b, which are no more than ``blockLength``.
  func block(_ a: WideInt, _ b: WideInt) -> RatioSeriesPart
}

/// The terms a < k ≤ b of a ``RatioSeries``, without the product of the ratios up to a.
///
/// The product of their ratios is p/(q·2ˢ), and their sum t/(q·2ˢ). So a part followed by another has the sum
///
///     t₁/(q₁2^(s₁)) + p₁/(q₁2^(s₁)) · t₂/(q₂2^(s₂)) = (t₁ · q₂2^(s₂) + p₁ · t₂)/(q₁q₂2^(s₁ + s₂)).
struct RatioSeriesPart {
  var p, q, t: Integer
  /// s.
  var twos: WideInt
}

/// The same in numbers of so many bits, which enclose their values; q includes the powers of two.
struct RoundedSeriesPart {
  var p, q, t: WorkingBall

  init(p: WorkingBall, q: WorkingBall, t: WorkingBall) {
    (self.p, self.q, self.t) = (p, q, t)
  }

  fileprivate init(_ part: RatioSeriesPart, bits: WideInt) {
    p = WorkingBall(part.p, timesTwoToThe: 0, bits: bits)
    q = WorkingBall(part.q, timesTwoToThe: part.twos, bits: bits)
    t = WorkingBall(part.t, timesTwoToThe: 0, bits: bits)
  }
}

extension RatioSeries {
  /// The terms 1 ≤ k ≤ `count`, of which t and q are right to about `bits` bits; p is not to be used.
  ///
  /// Parts of up to `exactCount` terms are joined exactly, since their integers have hardly more bits than the
  /// result. Above them everything is rounded to `bits`, and the balls hold the errors.
  func sum(
    count: WideInt, exactCount: WideInt, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> RoundedSeriesPart {
    let split = BinarySplit(
      series: self, exactCount: max(blockLength, exactCount), bits: bits, budget: budget)
    return try split.rounded(0, count, isLast: true)
  }
}

extension RatioSeries {
  /// How many terms r₁r₂⋯rₖ with rₖ = x/f(k) are to be summed, and a bound of the rest.
  ///
  /// A bound of |r₁⋯rₙ₊₁| is multiplied out until it is at most `limit` and |rₙ₊₁| ≤ ½. Since |rₖ| falls, all terms
  /// from there on are together at most twice the first of them. `x` is a bound of |x|, and `divisor` gives f(k), which
  /// is positive and rises.
  static func terms(
    downTo limit: Magnitude, dividing x: Magnitude, by divisor: (_ k: WideInt) -> UInt64
  ) -> (count: WideInt, rest: Magnitude) {
    let half = Magnitude.powerOfTwo(-1)
    var (term, count) = (Magnitude.one, 0 as WideInt)
    while true {
      // A magnitude is an upper bound, and a divisor of more than 32 bits has to be a lower one.
      let ratio = x / Magnitude(divisor(count + 1)).nudgedDown
      term = term * ratio
      if term <= limit, ratio <= half { return (count, term.scaled(byTwoToThe: 1)) }
      count += 1
    }
  }
}

private struct BinarySplit<Series: RatioSeries> {
  let series: Series
  let exactCount: WideInt
  let bits: WideInt
  let budget: EvaluationBudget

  /// The terms a < k ≤ b; without the product of p if these are the last ones, where nothing follows that it would
  /// multiply.
  func rounded(
    _ a: WideInt, _ b: WideInt, isLast: Bool
  ) throws(MathError) -> RoundedSeriesPart {
    guard b - a > exactCount else {
      return RoundedSeriesPart(try exact(a, b, isLast: isLast), bits: bits)
    }
    let middle = a + (b - a) / 2
    let left = try rounded(a, middle, isLast: false)
    let right = try rounded(middle, b, isLast: isLast)
    let head = left.t * right.q
    try budget.check()
    let t = head + left.p * right.t
    try budget.check()
    return RoundedSeriesPart(p: isLast ? right.p : left.p * right.p, q: left.q * right.q, t: t)
  }

  func exact(
    _ a: WideInt, _ b: WideInt, isLast: Bool
  ) throws(MathError) -> RatioSeriesPart {
    guard b - a > series.blockLength else { return series.block(a, b) }
    let middle = a + (b - a) / 2
    let left = try exact(a, middle, isLast: false)
    let right = try exact(middle, b, isLast: isLast)
    let head = (left.t * right.q).shiftedLeft(by: right.twos)
    try budget.check()
    // In e¹ and its like no p is anything but 1.
    let isOne = left.p.isOne
    return RatioSeriesPart(
      p: isLast || isOne ? right.p : left.p * right.p, q: left.q * right.q,
      t: head + (isOne ? right.t : left.p * right.t), twos: left.twos + right.twos)
  }
}

extension WorkingBall {
  /// An integer × 2^`power`, exactly if it has no more than `bits` bits, and rounded once otherwise.
  init(_ value: Integer, timesTwoToThe power: WideInt, bits: WideInt) {
    let precision = max(Ball.minimumPrecision, min(bits, value.bitWidth))
    let rounded = Ball(
      BigFloat.rounding(of: value, precision: precision, .halfEven), radius: .zero)
    self.init(rounded.scaled(byTwoToThe: power), bits: bits)
  }
}

extension Integer {
  /// Makes the integers of a block by Horner's rule.
  ///
  /// `write` finds p = q = 1 and t = 0, and takes the terms in from the last to the first.
  static func hornerBlock(
    _ write: (_ p: mpz_ptr, _ q: mpz_ptr, _ t: mpz_ptr) -> Void
  ) -> (p: Integer, q: Integer, t: Integer) {
    let (p, (q, t)) = unsafe making { p in
      unsafe making { q in
        unsafe make { t in
          unsafe __gmpz_set_ui(p, 1)
          unsafe __gmpz_set_ui(q, 1)
          unsafe write(p, q, t)
        }
      }
    }
    return (p, q, t)
  }

  /// Multiplies a number in place, unless the factor is one.
  static func multiply(_ x: mpz_ptr, by factor: Integer) {
    guard !factor.isOne else { return }
    unsafe factor.withPointer { unsafe __gmpz_mul(x, x, $0) }
  }
}
