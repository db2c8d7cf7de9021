internal import SciNumber

// Roots that are rational, found by proof.
//
// If z is a rational root of a polynomial with integer coefficients and the leading one a, then az is an integer. An
// interval that is narrower than 1/a leaves few integers, and they are tried exactly. A root x with x^m rational, as
// (1 + r)^(1/365) for a rational rate, need not be rational itself. Let k be the least divisor of m with xᵏ = z
// rational. Then yᵏ − z is irreducible (Capelli), so that it divides the polynomial: the parts of the polynomial whose
// exponents agree modulo k all vanish at xᵏ = z on their own.

extension IsolatedRoot {
  /// The power x^`exponent` of the root where it is rational, by proof either way.
  func rationalPower(
    _ exponent: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Rational? {
    for divisor in exponent.divisors {
      let parts = function.sum.parts(modulo: divisor)
      if let power = try rationalValue(ofPower: divisor, parts: parts, within: budget) {
        return power.power(Integer(exponent / divisor), limit: budget.exactBits)
      }
    }
    return nil
  }

  /// The power where it is rational, which makes it a root of all `parts`.
  private func rationalValue(
    ofPower exponent: WideInt, parts: [SparsePolynomial], within budget: EvaluationBudget
  ) throws(MathError) -> Rational? {
    // The smallest leading coefficient leaves the fewest candidates. A part of one term has no root.
    guard parts.allSatisfy({ $0.degree > 0 }),
      let lead = parts.map({ $0.leadingMagnitude }).min()
    else { return nil }
    let (lower, upper) = try powers(
      exponent, fractionBits: lead.bitWidth + 8, within: budget)
    guard
      let start = lower.multiplied(by: Rational(lead), limit: budget.exactBits)?
        .ceiling(limit: budget.exactBits)
    else { throw .exactLimit(bits: budget.exactBits) }
    // The interval is so narrow that there is one candidate at most.
    let value = start / Rational(lead)
    guard value <= upper else { return nil }
    for part in parts {
      guard try part.vanishes(at: value, within: budget) else { return nil }
    }
    return value
  }

  /// Bounds of a power of the root that are less than 2^−`fractionBits` apart.
  ///
  /// The k-th power has k times the relative error of the root: as many more bits as k has are lost.
  private func powers(
    _ exponent: WideInt, fractionBits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: Rational, upper: Rational) {
    let lostBits = WideInt(exponent.bitWidth - exponent.leadingZeroBitCount + 8)
    let size = try power(exponent, bits: 64 + lostBits, within: budget).upper.exponent ?? 0
    let bits = max(64, fractionBits + size) + lostBits
    guard bits <= budget.exactBits else { throw .exactLimit(bits: budget.exactBits) }
    let bounds = try power(exponent, bits: bits, within: budget)
    guard let lower = Rational(exactly: bounds.lower, limit: budget.exactBits),
      let upper = Rational(exactly: bounds.upper, limit: budget.exactBits)
    else { throw .exactLimit(bits: budget.exactBits) }
    return (lower, upper)
  }

  /// A power of the bounds that have so many bits, rounded outwards.
  private func power(
    _ exponent: WideInt, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    let bounds = try bounds(bits: bits, within: budget)
    return BigFloat.withWidestExponents {
      (
        bounds.lower.applying(
          .power, BigFloat(exponent), precision: bits + 64, rounding: .floor),
        bounds.upper.applying(
          .power, BigFloat(exponent), precision: bits + 64, rounding: .ceiling)
      )
    }
  }
}

extension WideInt {
  /// The divisors of a positive number, ascending.
  fileprivate var divisors: [WideInt] {
    var (small, large): ([WideInt], [WideInt]) = ([], [])
    var divisor: WideInt = 1
    while divisor * divisor <= self {
      if self % divisor == 0 {
        small.append(divisor)
        if divisor * divisor < self { large.append(self / divisor) }
      }
      divisor += 1
    }
    return small + large.reversed()
  }
}

extension SparsePolynomial {
  fileprivate var leadingMagnitude: Integer { terms.first?.coefficient.magnitude ?? 0 }

  /// The sums of the terms whose exponents agree modulo `divisor`, each in y = x^`divisor`.
  fileprivate func parts(modulo divisor: WideInt) -> [SparsePolynomial] {
    if divisor == 1 { return [self] }
    return Dictionary(grouping: terms) { $0.exponent % divisor }.values.map { terms in
      SparsePolynomial(
        terms.map { Term(exponent: $0.exponent / divisor, coefficient: $0.coefficient) })
    }
  }

  /// Whether the sum is exactly 0 at `x`.
  fileprivate func vanishes(
    at x: Rational, within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    guard x.signum > 0 else { return false }
    // One modulus shows most values that are not 0, before numbers as long as the degree are made.
    guard let numerator = x.numerator(limit: budget.exactBits),
      let denominator = x.denominator(limit: budget.exactBits)
    else { throw .exactLimit(bits: budget.exactBits) }
    var residue: Integer = 0
    let modulus = Self.modulus
    for (index, term) in terms.enumerated() {
      let gap = index > 0 ? terms[index - 1].exponent - term.exponent : 0
      residue = residue * numerator.powerModulo(Integer(gap), modulus)
      residue =
        (residue + term.coefficient
        * denominator.powerModulo(Integer(degree - term.exponent), modulus)).modulo(modulus)
    }
    guard residue.isZero else { return false }
    return try value(at: x, within: budget).isZero
  }

  /// The prime 2⁶¹ − 1.
  private static let modulus = Integer((1 as WideInt) << 61 - 1)

  /// The value at `x`, exactly.
  func value(at x: Rational, within budget: EvaluationBudget) throws(MathError) -> Rational {
    var sum: Rational = 0
    for (index, term) in terms.enumerated() {
      let next = index + 1 < terms.count ? terms[index + 1].exponent : 0
      guard let raised = x.power(Integer(term.exponent - next), limit: budget.exactBits),
        let value = sum.adding(Rational(term.coefficient), limit: budget.exactBits)?
          .multiplied(by: raised, limit: budget.exactBits)
      else { throw .exactLimit(bits: budget.exactBits) }
      sum = value
    }
    return sum
  }
}
