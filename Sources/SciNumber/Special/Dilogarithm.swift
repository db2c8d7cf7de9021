// The dilogarithm (NIST Digital Library of Mathematical Functions, section 25.12).

extension SpecialWork {
  /// Li₂(x) = Σ xᵏ/k² for |x| ≤ about ½ (DLMF 25.12.1).
  func dilogarithm(_ x: WorkingBall) throws(MathError) -> WorkingBall {
    guard x.magnitude <= Magnitude(3).scaled(byTwoToThe: -2) else {
      return WorkingBall(.everything, bits: x.bits)
    }
    var (power, sum, k) = (x, x, 1 as WideInt)
    while power.magnitude > sum.magnitude.scaled(byTwoToThe: -x.bits) {
      if k % 64 == 0 { try check(terms: k) }
      try checkTime(step: k, bits: x.bits)
      k += 1
      power = power * x
      sum = sum + power / (k * k)
    }
    // What is left is less than |x|ᵏ(|x| + |x|² + …) ≤ 3|x|ᵏ.
    return sum.widened(by: power.magnitude * Magnitude(3))
  }
}

extension Real {
  /// Li₂(x), the integral of −ln(1 − t)/t from 0 to x, for x ≤ 1.
  ///
  /// Below 0 by Li₂(x) = −Li₂(x/(x − 1)) − ½ ln²(1 − x), and above ½ by π²/6 − ln x ln(1 − x) − Li₂(1 − x) (DLMF 25.12.3 and 25.12.6).
  public func dilogarithm(within budget: EvaluationBudget) throws(MathError) -> Real {
    let rest = Real(1).subtracting(self, within: budget)
    let sixth = Real.pi.multiplied(by: .pi, within: budget).scaled(1, over: 6, within: budget)
    switch try rest.sign(within: budget) {
    case -1: throw .notReal(.outsideDomain)
    case 0: return sixth
    default: break
    }
    switch try sign(within: budget) {
    case 0: return 0
    case -1:
      if knownRational == -1 { return sixth.scaled(-1, over: 2, within: budget) }
      let logarithm = try negated().logOnePlus(within: budget)
      let square = logarithm.multiplied(by: logarithm, within: budget)
      return try negated().divided(by: rest, within: budget).dilogarithm(within: budget)
        .negated().subtracting(square.scaled(1, over: 2, within: budget), within: budget)
    default: break
    }
    if knownRational == .half {
      let logarithm = try Real(2).log(within: budget)
      return sixth.subtracting(
        logarithm.multiplied(by: logarithm, within: budget), within: budget
      ).scaled(1, over: 2, within: budget)
    }
    guard isAboveHalf else { return Real(SpecialFunction.dilogarithm, self) }
    let product = try log(within: budget).multiplied(
      by: rest.log(within: budget), within: budget)
    return sixth.subtracting(product, within: budget)
      .subtracting(Real(SpecialFunction.dilogarithm, rest), within: budget)
  }
}
