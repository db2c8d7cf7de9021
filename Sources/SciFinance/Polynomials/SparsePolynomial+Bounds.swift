internal import SciNumber

/// A power sum whose coefficients are ready for MPFR.
///
/// It is kept as the difference of two sums with positive coefficients, each of which rises with x. So the lower
/// bound over an interval a…b is P(a) − N(b), and the upper one P(b) − N(a), all steps rounded outwards.
struct BoundedPowerSum: Sendable {
  private struct PowerTerm: Sendable {
    var steps: [(coefficient: BigFloat, gap: WideInt)] = []

    init(_ terms: [SparsePolynomial.Term]) {
      for (index, term) in terms.enumerated() {
        let next = index + 1 < terms.count ? terms[index + 1].exponent : 0
        steps.append((BigFloat(term.coefficient.magnitude), term.exponent - next))
      }
    }

    /// Horner's scheme, each gap of the exponents taken at once.
    func value(
      at x: BigFloat, precision: WideInt, rounding: RoundingMode
    ) -> BigFloat {
      var sum = BigFloat(0)
      for (coefficient, gap) in steps {
        sum = sum.applying(.add, coefficient, precision: precision, rounding: rounding)
        guard gap > 0 else { continue }
        let power =
          gap == 1
          ? x
          : x.applying(.power, BigFloat(gap), precision: precision, rounding: rounding)
        sum = sum.applying(.multiply, power, precision: precision, rounding: rounding)
      }
      return sum
    }
  }

  let sum: SparsePolynomial
  /// How many products ``bounds(from:to:precision:)`` takes about: each term twice, and powers by squares.
  let productCount: WideInt
  private let positive: PowerTerm
  private let negative: PowerTerm

  init(_ sum: SparsePolynomial) {
    self.sum = sum
    positive = PowerTerm(sum.terms.filter { $0.coefficient.signum > 0 })
    negative = PowerTerm(sum.terms.filter { $0.coefficient.signum < 0 })
    let gaps = (positive.steps + negative.steps).map { $0.gap }
    productCount =
      2 * gaps.reduce(1) { $0 + WideInt(2 * (WideInt.bitWidth - $1.leadingZeroBitCount)) }
  }

  /// Bounds of all values for x in `lower`…`upper`, computed with `precision` bits.
  func bounds(
    from lower: BigFloat, to upper: BigFloat, precision: WideInt
  ) -> (lower: BigFloat, upper: BigFloat) {
    let least = positive.value(at: lower, precision: precision, rounding: .floor)
      .applying(
        .subtract, negative.value(at: upper, precision: precision, rounding: .ceiling),
        precision: precision, rounding: .floor)
    let most = positive.value(at: upper, precision: precision, rounding: .ceiling)
      .applying(
        .subtract, negative.value(at: lower, precision: precision, rounding: .floor),
        precision: precision, rounding: .ceiling)
    return (least, most)
  }

  /// The sign that all values have for x in `lower`…`upper`, if `precision` bits show one.
  func sign(from lower: BigFloat, to upper: BigFloat, precision: WideInt) -> WideInt? {
    let bounds = bounds(from: lower, to: upper, precision: precision)
    if bounds.lower.signum > 0 { return 1 }
    return bounds.upper.signum < 0 ? -1 : nil
  }
}
