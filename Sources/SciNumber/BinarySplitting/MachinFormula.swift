/// The numbers arctan(1/x) or artanh(1/x) for a few integers x, of which arguments of Gaussian primes or logarithms
/// of primes are sums.
///
/// The x are the largest for which all x² + 1, or x² − 1, have no prime factors but the first: C. Størmer, "Sur
/// l'application de la théorie des nombres entiers complexes à la solution en nombres rationnels …", 1896; F.
/// Johansson, "Computing elementary functions using multi-prime argument reduction", 2022, section 4.
struct MachinFormula {
  let reciprocals: [WideInt]
  let isHyperbolic: Bool
  /// For each prime, how often each of the numbers is taken.
  let coefficients: [[WideInt]]

  /// ln p = 2 Σ c artanh(1/x) for the primes p = 2, 3, 5 and 7.
  static let logarithms = MachinFormula(
    reciprocals: [251, 449, 4801, 8749], isHyperbolic: true,
    coefficients: [
      [72, 27, -19, 31], [114, 43, -30, 49], [167, 63, -44, 72], [202, 76, -53, 87],
    ])

  /// arg z = Σ c arctan(1/x) for z = 1 + i, 2 + i and 3 + 2i.
  static let arguments = MachinFormula(
    reciprocals: [18, 57, 239], isHyperbolic: false,
    coefficients: [[12, 8, -5], [7, 5, -3], [9, 6, -4]])

  /// How often each number is taken in the sum of so many of each prime.
  func combined(_ exponents: [WideInt]) -> [WideInt] {
    reciprocals.indices.map { index in
      zip(exponents, coefficients).reduce(0) { $0 + $1.0 * $1.1[index] }
    }
  }

  /// The sum of so many of each number.
  ///
  /// The absolute error is below 2^(−bits), unless the coefficients are larger than 2²⁰ or so.
  func sum(
    _ counts: [WideInt], bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall {
    var sum = WorkingBall(0, bits: bits)
    for (x, count) in zip(reciprocals, counts) where count != 0 {
      let ratio = BinaryFraction(isHyperbolic ? 1 : -1, Integer(x * x))
      let series = try ArctangentSeries(ratio: ratio, bits: bits, within: budget)
      let value = try series.sum()
      sum = sum + value * count / x
    }
    return sum
  }
}
