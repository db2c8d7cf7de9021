/// A fraction in the course of a sum, which is brought to lowest terms now and then and not after each addition.
///
/// A common divisor takes 20 to 30 times as long as a product. Of short fractions, denominators are multiplied; of long ones the least common multiple
/// is taken, as for unit fractions of neighbouring integers, which have many factors in common. Every eighth time, the whole fraction is
/// reduced, so that a sum that telescopes stays short.
struct LooseFraction {
  /// The value is `numerator` / `denominator` × 10^(−`scale`).
  private var numerator: Integer
  /// Positive, with neither 2 nor 5 as a factor.
  private var denominator: Integer
  private var scale: WideInt
  /// How many additions ago it was in lowest terms.
  private var age: Int = 0

  init(_ value: Rational) {
    (numerator, denominator, scale) = value.parts
  }

  /// Whether the number is no decimal, so that sums need common denominators.
  var isFraction: Bool { !denominator.isOne }

  /// The sum, or `nil` if it may take integers of more than `limit` bits.
  func adding(
    _ other: LooseFraction, limit: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> LooseFraction? {
    var sum = self
    let (first, second) = try factors(other, within: budget)
    sum.scale = max(scale, other.scale)
    guard
      let x = numerator.scaled(by: second, byTenToThe: sum.scale - scale, limit: limit),
      let y = other.numerator.scaled(by: first, byTenToThe: sum.scale - other.scale, limit: limit),
      Integer.allows(bits: denominator.bitWidth + second.bitWidth, limit: limit)
    else { return nil }
    sum.numerator = x + y
    if !second.isOne { sum.denominator = denominator * second }
    sum.age = max(age, other.age) + 1
    if sum.age >= Self.mostAdditions { try sum.reduce(within: budget) }
    return sum
  }

  /// What the numerators of the other number and of this one are multiplied by to have a common denominator.
  private func factors(
    _ other: LooseFraction, within budget: EvaluationBudget
  ) throws(MathError) -> (first: Integer, second: Integer) {
    if denominator == other.denominator { return (1, 1) }
    let bits = min(denominator.bitWidth, other.denominator.bitWidth)
    if bits < Self.fewestLongBits { return (denominator, other.denominator) }
    try budget.check(.commonDivisor, bits: bits)
    let common = denominator.greatestCommonDivisor(with: other.denominator)
    return (
      denominator.exactQuotient(dividingBy: common),
      other.denominator.exactQuotient(dividingBy: common)
    )
  }

  private mutating func reduce(within budget: EvaluationBudget) throws(MathError) {
    age = 0
    if denominator.isOne { return }
    try budget.check(.commonDivisor, bits: denominator.bitWidth)
    let common = numerator.greatestCommonDivisor(with: denominator)
    numerator = numerator.exactQuotient(dividingBy: common)
    denominator = denominator.exactQuotient(dividingBy: common)
  }

  /// The number in lowest terms; `nil` where its scale is out of range.
  func reduced(within budget: EvaluationBudget) throws(MathError) -> Rational? {
    var fraction = self
    if age > 0 { try fraction.reduce(within: budget) }
    if fraction.numerator.isZero { return 0 }
    return Rational(reduced: fraction.numerator, fraction.denominator, scale: fraction.scale)
  }

  /// Σ 1/k² for k ≤ 10⁶ takes GMP 6.6 s with 2, 4.7 s with 4, and 3.4 s with 8 or more.
  private static let mostAdditions: Int = 8

  /// With fewer bits a common divisor is not worth its time.
  private static let fewestLongBits: WideInt = 1 << 14
}
