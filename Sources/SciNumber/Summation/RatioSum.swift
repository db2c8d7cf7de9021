/// A sum over k ≥ m of Re(uₖ)·P(k)/Q(k), where uₖ₊₁ = z·p(k)/q(k)·uₖ, whose terms fall at least as fast as a geometric series from some k on.
///
/// For k = K + s with s ≥ 0, let the coefficients of the polynomial B(K + s) in s have one sign. Then |A(K + s)|/|B(K + s)| ≤ Σ |aᵢ|sⁱ/Σ |bᵢ|sⁱ is no larger than the largest of the quotients |aᵢ|/|bᵢ|.
/// With A and B from the ratio of neighbouring terms this bounds all ratios from K on by some r; and if r < 1, all terms from K on are together no larger than |term K|/(1 − r).
package struct RatioSum: Sendable {
  /// A quotient of polynomials.
  package typealias Quotient = (dividend: Polynomial, divisor: Polynomial)

  private let start: WideInt
  private let first: Complex
  private let base: Complex
  private let ratio: Quotient
  private let weight: Quotient
  /// K and r.
  private let bound: (start: WideInt, ratio: Magnitude)

  /// Terms beyond this number are not added up.
  private static var mostTerms: WideInt { 1 << 20 }

  /// Makes ready for a sum; `nil` where the ratios are not seen to be below 1 from some number on.
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
    self.start = start
    self.first = first
    self.base = base
    self.ratio = ratio
    self.weight = weight
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
        bound = (start + offset, ratio)
        return
      }
      offset = max(2 * offset, 8)
    }
    return nil
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
    guard let rough = try sum(bits: 64, exponent, within: budget) else { return nil }
    let bits = max(64, rough.largest.ceilingExponentOrZero - exponent + 48)
    return try sum(bits: bits, exponent, within: budget)?.value
  }

  private func sum(
    bits: WideInt, _ exponent: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (value: WorkingBall, largest: Magnitude)? {
    let z = try ComplexBall(base, bits: bits, within: budget)
    let isReal = base.imaginary.knownRational?.isZero ?? false
    var power = try ComplexBall(first, bits: bits, within: budget)
    var sum = WorkingBall(0, bits: bits)
    var largest = Magnitude.zero
    // 1/(1 − r).
    let factor = Magnitude.one / .differenceDown(.one, bound.ratio)
    let goal = Magnitude.powerOfTwo(exponent - 1)
    var k = start
    while k - start < Self.mostTerms {
      try budget.check()
      let weight = quotient(self.weight, at: k, bits: bits)
      let term = power.real * weight
      if k >= bound.start {
        let rest = (power.absolute * weight).magnitude * factor
        if rest <= goal { return (sum.widened(by: rest), largest) }
      }
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
