// The arithmetic-geometric mean, and Carlson's symmetric elliptic integrals by duplication (NIST Digital Library of Mathematical
// Functions, sections 19.8 and 19.36).

extension SpecialWork {
  /// The arithmetic-geometric mean of two positive numbers.
  ///
  /// It lies between the two means of each step, of which the arithmetic is the larger.
  func agm(_ x: WorkingBall, _ y: WorkingBall) throws(MathError) -> WorkingBall {
    var (a, b) = (x, y)
    guard a.ball.signum == 1, b.ball.signum == 1 else {
      return WorkingBall(.everything, bits: x.bits)
    }
    for step in 0..<200 {
      try budget.check()
      (a, b) = ((a + b).scaled(byTwoToThe: -1), (a * b).squareRoot)
      let difference = (a - b).magnitude
      if difference <= a.magnitude.scaled(byTwoToThe: -a.bits / 2) || step == 199 {
        // One more step squares the difference d: the means of a and a − d differ by at most d²/(8(a − d)).
        let mean = (a + b).scaled(byTwoToThe: -1)
        return mean.widened(
          by: (difference * difference / b.mignitude).scaled(byTwoToThe: -2))
      }
    }
    return WorkingBall(.everything, bits: x.bits)
  }

  /// K(m) = π/(2 agm(1, √(1 − m))) from 1 − m > 0 (DLMF 19.8.5).
  func ellipticK(complement: WorkingBall) throws(MathError) -> WorkingBall {
    let mean = try agm(WorkingBall(1, bits: complement.bits), complement.squareRoot)
    return (WorkingBall.pi(bits: complement.bits) / mean).scaled(byTwoToThe: -1)
  }

  /// E(m) = (1 − m)/3 · (R_D(0, 1 − m, 1) + R_D(0, 1, 1 − m)) from 1 − m > 0 (DLMF 19.25.1), a sum of positive numbers.
  func ellipticE(complement: WorkingBall) throws(MathError) -> WorkingBall {
    let bits = complement.bits
    let (zero, one) = (WorkingBall(0, bits: bits), WorkingBall(1, bits: bits))
    let sum =
      try carlsonJ(zero, complement, one, one) + carlsonJ(zero, one, complement, complement)
    return complement * sum / 3
  }
}

// MARK: - Carlson's integrals

extension SpecialWork {
  /// R_F(x, y, z), where none is negative and at most one is zero.
  ///
  /// With λ = √x√y + √y√z + √z√x it has the same value at (x + λ)/4, (y + λ)/4, (z + λ)/4 (DLMF 19.26.18), whose distances are a quarter of
  /// those before. It falls with each operand and is 1/√x for three equal ones, so that it lies between 1/√max and 1/√min.
  func carlsonF(
    _ x: WorkingBall, _ y: WorkingBall, _ z: WorkingBall
  ) throws(MathError) -> WorkingBall {
    var numbers = [x, y, z].map { $0.clamped }
    let bits = x.bits
    for _ in 0..<Self.duplications(bits) {
      try budget.check()
      let roots = numbers.map { $0.squareRoot }
      let lambda = roots[0] * roots[1] + roots[1] * roots[2] + roots[2] * roots[0]
      numbers = numbers.map { ($0 + lambda).scaled(byTwoToThe: -2) }
      if Self.areEqual(numbers, bits: bits) { break }
    }
    let (least, most) = Self.ends(numbers)
    guard least.ball.signum == 1, !least.isUnbounded, !most.isUnbounded else {
      return WorkingBall(.everything, bits: bits)
    }
    return Self.between(1 / most.squareRoot, 1 / least.squareRoot)
  }

  /// R_J(x, y, z, p), where x, y and z are not negative, at most one is zero, and p > 0; R_D(x, y, z) for p = z.
  ///
  /// Duplication as for R_F, by which R_J = R_J(x′, y′, z′, p′)/4 + 6/d · R_C(1, 1 + e) with d = (√p + √x)(√p + √y)(√p + √z) and
  /// e = (p − x)(p − y)(p − z)/d² (B. C. Carlson, "Numerical computation of real or complex elliptic integrals", 1995, section 2). It falls
  /// with each operand and is x^(−3/2) for four equal ones.
  func carlsonJ(
    _ x: WorkingBall, _ y: WorkingBall, _ z: WorkingBall, _ p: WorkingBall
  ) throws(MathError) -> WorkingBall {
    let bits = x.bits
    let everything = WorkingBall(.everything, bits: bits)
    guard p.ball.signum == 1 else { return everything }
    var numbers = [x.clamped, y.clamped, z.clamped, p]
    var delta = (p - x) * (p - y) * (p - z)
    var sum = WorkingBall(0, bits: bits)
    var scale: WideInt = 0
    for _ in 0..<Self.duplications(bits) {
      try budget.check()
      let roots = numbers.map { $0.squareRoot }
      let d = (roots[3] + roots[0]) * (roots[3] + roots[1]) * (roots[3] + roots[2])
      sum = sum + (try arcs(delta / d.squared) / d).scaled(byTwoToThe: scale)
      delta = delta.scaled(byTwoToThe: -6)
      scale -= 2
      let lambda = roots[0] * roots[1] + roots[1] * roots[2] + roots[2] * roots[0]
      numbers = numbers.map { ($0 + lambda).scaled(byTwoToThe: -2) }
      if sum.isUnbounded { return everything }
      let (least, _) = Self.ends(numbers)
      // What is left is at most 4^(−n) min^(−3/2).
      let rest = (1 / (least * least.squareRoot)).magnitude.scaled(byTwoToThe: scale)
      if rest <= sum.magnitude.scaled(byTwoToThe: -bits) { break }
      if Self.areEqual(numbers, bits: bits + scale) { break }
    }
    let (least, most) = Self.ends(numbers)
    guard least.ball.signum == 1, !least.isUnbounded, !most.isUnbounded else { return everything }
    let rest = Self.between(
      1 / (most * most.squareRoot), 1 / (least * least.squareRoot))
    return sum * 6 + rest.scaled(byTwoToThe: scale)
  }

  /// R_C(1, 1 + e) = arctan(√e)/√e, and artanh(√−e)/√−e for e < 0; below ¼ by its series Σ (−e)ᵏ/(2k + 1).
  private func arcs(_ e: WorkingBall) throws(MathError) -> WorkingBall {
    if e.magnitude <= .powerOfTwo(-2) {
      var (power, sum) = (WorkingBall(1, bits: e.bits), WorkingBall(1, bits: e.bits))
      for k in 1..<max(e.bits, 2) {
        try checkTime(step: k, bits: e.bits)
        power = -(power * e)
        // What is left is less than |e|ᵏ(1 + |e| + …).
        if power.magnitude <= .powerOfTwo(-e.bits) {
          return sum.widened(by: power.magnitude.scaled(byTwoToThe: 1))
        }
        sum = sum + power / (2 * k + 1)
      }
      return WorkingBall(.everything, bits: e.bits)
    }
    guard let sign = e.ball.signum else { return WorkingBall(.everything, bits: e.bits) }
    let root = (sign > 0 ? e : -e).squareRoot
    return (sign > 0 ? root.image(under: .atan) : root.image(under: .atanh)) / root
  }

  /// The most steps: two bits each, and a few for numbers of different sizes, whose exponents are halved by each step.
  private static func duplications(_ bits: WideInt) -> WideInt { bits / 2 + 80 }

  private static func areEqual(_ numbers: [WorkingBall], bits: WideInt) -> Bool {
    let (least, most) = ends(numbers)
    return (most - least).magnitude <= least.mignitude.scaled(byTwoToThe: -bits)
  }

  /// The smallest and the largest of all points.
  private static func ends(_ numbers: [WorkingBall]) -> (least: WorkingBall, most: WorkingBall) {
    let bits = numbers[0].bits
    if numbers.contains(where: { $0.isUnbounded }) {
      return (WorkingBall(.everything, bits: bits), WorkingBall(.everything, bits: bits))
    }
    var least = numbers[0].ball.lower(precision: bits)
    var most = numbers[0].ball.upper(precision: bits)
    for number in numbers.dropFirst() {
      least = min(least, number.ball.lower(precision: bits))
      most = max(most, number.ball.upper(precision: bits))
    }
    return (
      WorkingBall(Ball(exact: least), bits: bits), WorkingBall(Ball(exact: most), bits: bits)
    )
  }

  private static func between(_ low: WorkingBall, _ high: WorkingBall) -> WorkingBall {
    WorkingBall(
      Ball(
        from: low.ball.lower(precision: low.bits), to: high.ball.upper(precision: low.bits),
        precision: low.bits), bits: low.bits)
  }
}

extension WorkingBall {
  /// The ball, cut to numbers that are not below zero; for operands that are known not to be.
  fileprivate var clamped: WorkingBall {
    WorkingBall(ball.clampedToNonNegative(precision: bits), bits: bits)
  }
}
