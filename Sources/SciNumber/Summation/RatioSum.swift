/// A sum over k ≥ m of Re(uₖ)·P(k)/Q(k), where uₖ₊₁ = z·p(k)/q(k)·uₖ.
///
/// Where the ratios tend to 1 or −1, terms are added up until a ``RatioExpansion`` is good enough for the others. Everywhere else the terms have to fall at least as fast as a geometric series from some k on:
/// for k = K + s with s ≥ 0, let the coefficients of the polynomial B(K + s) in s have one sign. Then |A(K + s)|/|B(K + s)| ≤ Σ |aᵢ|sⁱ/Σ |bᵢ|sⁱ is no larger than the largest of the quotients |aᵢ|/|bᵢ|.
/// With A and B from the ratio of neighbouring terms this bounds all ratios from K on by some r; and if r < 1, all terms from K on are together no larger than |term K|/(1 − r).
package struct RatioSum: Sendable {
  /// A quotient of polynomials.
  package typealias Quotient = (dividend: Polynomial, divisor: Polynomial)

  private let start: WideInt
  private let first: Complex
  private let base: Complex
  private let ratio: Quotient
  private let weight: Quotient
  private let tail: Tail

  /// How the terms from some number on are known.
  private enum Tail: Sendable {
    /// K, and r < 1, which bounds the ratios from there on.
    case geometric(start: WideInt, ratio: Magnitude)
    case expansion(RatioExpansion)
  }

  /// Terms beyond this number are not added up.
  private static var mostTerms: WideInt { 1 << 20 }

  /// Makes ready for a sum; `nil` where it is not seen to converge.
  ///
  /// - Parameters:
  ///   - start: m, where no q(k) and no Q(k) is zero for k ≥ m, and no p(k).
  ///   - first: the number uₘ.
  ///   - base: z.
  ///   - ratio: p and q.
  ///   - weight: P and Q.
  ///   - budget: the time that it may take.
  /// - Throws: the limits of the budget.
  package init?(
    from start: WideInt, first: Complex, base: Complex, ratio: Quotient, weight: Quotient,
    within budget: EvaluationBudget
  ) throws(MathError) {
    let (ratio, base) = Self.product(ratio, base)
    self.start = start
    self.first = first
    self.base = base
    self.ratio = ratio
    self.weight = weight
    if base.isOne, let expansion = RatioExpansion(ratio: ratio, weight: weight) {
      guard expansion.converges else { return nil }
      tail = .expansion(expansion)
      return
    }
    let next: (Polynomial) -> Polynomial = { $0.shifted(by: 1) }
    let dividend = ratio.dividend * next(weight.dividend) * weight.divisor
    let divisor = ratio.divisor * weight.dividend * next(weight.divisor)
    let size = try ComplexBall(base, bits: 128, within: budget).absolute.magnitude
    guard dividend.degree <= divisor.degree else { return nil }
    // As near to the limit of the ratios as to 1.
    let limit =
      dividend.degree < divisor.degree
      ? Magnitude.zero : size * Magnitude(of: dividend.leading, over: divisor.leading)
    guard limit < .one else { return nil }
    let enough = max((limit + .one).scaled(byTwoToThe: -1), .powerOfTwo(-1))
    var offset: WideInt = 0
    while offset < Self.mostTerms {
      try budget.check()
      let (top, bottom) = (
        dividend.shifted(by: Integer(start + offset)), divisor.shifted(by: Integer(start + offset))
      )
      if let ratio = Self.largestQuotient(top, bottom).map({ $0 * size }), ratio <= enough,
        ratio < .one
      {
        tail = .geometric(start: start + offset, ratio: ratio)
        return
      }
      offset = max(2 * offset, 8)
    }
    return nil
  }

  /// z·p/q as a quotient of integers as far as z is rational, and what is left of z.
  private static func product(_ ratio: Quotient, _ base: Complex) -> (Quotient, Complex) {
    guard base.imaginary.knownRational?.isZero ?? false, let factor = base.real.knownRational,
      let divisor = factor.denominator(limit: 1 << 16),
      let dividend = (factor * Rational(divisor)).integerValue(limit: 1 << 16)
    else { return (ratio, base) }
    return (
      (ratio.dividend.scaled(by: dividend), ratio.divisor.scaled(by: divisor)),
      Complex(Real(1))
    )
  }

  /// How the terms c·zᵏ·P(k)/Q(k) behave for large k, where z·p/q tends to 1 or −1: as σᵏ·kᵉ.
  ///
  /// - Returns: σ and e; `nil` where the ratios do not tend to 1 or −1.
  package static func behaviour(
    base: Complex, ratio: Quotient, weight: Quotient
  ) -> (sign: WideInt, exponent: Rational)? {
    let (ratio, base) = product(ratio, base)
    guard base.isOne else { return nil }
    return RatioExpansion(ratio: ratio, weight: weight).map { ($0.sign, $0.exponent) }
  }

  /// The largest |aᵢ|/|bᵢ|; `nil` where the bᵢ have both signs, or one of them is zero where aᵢ is not.
  private static func largestQuotient(_ a: Polynomial, _ b: Polynomial) -> Magnitude? {
    let sign = b.leading.signum
    var largest = Magnitude.zero
    for (index, coefficient) in b.coefficients.enumerated() {
      let top = index < a.coefficients.count ? a.coefficients[index] : 0
      // B(K) is a divisor.
      if index > 0, coefficient.signum == 0, top.signum == 0 { continue }
      guard coefficient.signum == sign else { return nil }
      largest = max(largest, Magnitude(of: top, over: coefficient))
    }
    return largest
  }

  /// The sum, with an error of about 2^`exponent`.
  package func value(
    errorExponent exponent: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall? {
    // The first time finds out how large the terms are.
    guard let rough = try sum(bits: 64, max(exponent, -32), within: budget) else { return nil }
    var bits = max(64, rough.largest.ceilingExponentOrZero - exponent + 48)
    for _ in 0..<4 {
      guard let sum = try sum(bits: bits, exponent, within: budget)?.value else { return nil }
      if sum.errorExponent <= exponent { return sum }
      bits += sum.errorExponent - exponent + 8
    }
    return nil
  }

  private func sum(
    bits: WideInt, _ exponent: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (value: WorkingBall, largest: Magnitude)? {
    let z = try ComplexBall(base, bits: bits, within: budget)
    let isReal = base.imaginary.knownRational?.isZero ?? false
    var power = try ComplexBall(first, bits: bits, within: budget)
    var sum = WorkingBall(0, bits: bits)
    var largest = Magnitude.zero
    var rest = Rest(tail, from: start, errorExponent: exponent, bits: bits)
    var k = start
    while k - start < Self.mostTerms {
      try budget.check()
      let weight = quotient(self.weight, at: k, bits: bits)
      if let rest = try rest.value(from: k, power, weight, within: budget) {
        return (sum + rest, largest)
      }
      let term = power.real * weight
      sum = sum + term
      largest = max(largest, term.magnitude)
      let ratio = quotient(self.ratio, at: k, bits: bits)
      power =
        isReal
        ? ComplexBall(power.real * z.real * ratio, power.imaginary * z.real * ratio)
        : power * z * ratio
      k += 1
    }
    return nil
  }

  private func quotient(_ quotient: Quotient, at k: WideInt, bits: WideInt) -> WorkingBall {
    func value(_ polynomial: Polynomial) -> WorkingBall {
      let integer = polynomial.coefficients.reversed().reduce(Integer(0)) {
        $0 * Integer(k) + $1
      }
      return WorkingBall(integer, timesTwoToThe: 0, bits: bits)
    }
    if quotient.divisor.degree == 0, quotient.dividend.degree == 0, quotient.dividend.leading == 1,
      quotient.divisor.leading == 1
    {
      return WorkingBall(1, bits: bits)
    }
    return value(quotient.dividend) / value(quotient.divisor)
  }
}

extension RatioSum {
  /// The search for a number from which on the other terms are known well enough.
  private struct Rest {
    let tail: Tail
    let goal: Magnitude
    let bits: WideInt
    /// Of an expansion: how many ρⱼ are used, these, and the number where they are looked at next.
    private var count: WideInt
    private var coefficients: RatioExpansion.Coefficients?
    private var next: WideInt

    init(_ tail: Tail, from start: WideInt, errorExponent exponent: WideInt, bits: WideInt) {
      self.tail = tail
      goal = .powerOfTwo(exponent - 1)
      self.bits = bits
      // With N numbers from N on, N/(2πeN) to the power of N is left, which is about 2^(−4N).
      count = max(0, -exponent) / 4 + 8
      next = max(start, count)
    }

    /// The sum of all terms from k on; `nil` where its error would be too large.
    mutating func value(
      from k: WideInt, _ power: ComplexBall, _ weight: WorkingBall, within budget: EvaluationBudget
    ) throws(MathError) -> WorkingBall? {
      switch tail {
      case .geometric(let start, let ratio):
        guard k >= start else { return nil }
        // 1/(1 − r).
        let factor = Magnitude.one / .differenceDown(.one, ratio)
        let rest = (power.absolute * weight).magnitude * factor
        return rest <= goal ? WorkingBall(0, bits: bits).widened(by: rest) : nil
      case .expansion(let expansion):
        guard k == next else { return nil }
        next += max(next / 8, 1)
        // More of them are less work than more terms.
        if k > 2 * count * count { (count, coefficients) = (2 * count, nil) }
        var working = bits + 2 * count
        if coefficients == nil {
          coefficients = try expansion.coefficients(count: count, bits: working, within: budget)
        }
        guard var known = coefficients,
          let rest = expansion.rest(at: k, known).map({ $0 * power.real.magnitude }),
          rest <= goal
        else { return nil }
        var value = expansion.value(at: k, known, bits: working) * power.real
        // They cancel where the poles are far from zero.
        for _ in 0..<4 where Magnitude.powerOfTwo(value.errorExponent) > goal {
          working += value.errorExponent - goal.ceilingExponent + 8
          known = try expansion.coefficients(count: count, bits: working, within: budget)
          value = expansion.value(at: k, known, bits: working) * power.real
        }
        return (-value).widened(by: rest)
      }
    }
  }
}

extension Complex {
  fileprivate var isOne: Bool { real.knownRational == 1 && imaginary.knownRational == 0 }
}

extension Polynomial {
  /// p(x + c).
  package func shifted(by constant: Integer) -> Polynomial {
    let linear = Polynomial([constant, 1])
    return coefficients.reversed().reduce(Polynomial([])) { $0 * linear + Polynomial([$1]) }
  }
}

extension Magnitude {
  /// A bound of |p/q| for q ≠ 0.
  fileprivate init(of p: Integer, over q: Integer) {
    self = WorkingBall(p, bits: 64).magnitude / WorkingBall(q, bits: 64).mignitude
  }

  fileprivate var ceilingExponentOrZero: WideInt { isZero ? 0 : ceilingExponent }
}
