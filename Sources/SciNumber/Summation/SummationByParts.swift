/// Sums Σ zᵏf(k) over all integers k ≥ m and integrals ∫ e^(iωx)f(x)dx from m on, for an analytic function f that falls to zero and a number z of magnitude 1, with a proved bound of the error.
///
/// Let D be differentiation, and Aⱼ the coefficients of 1/(1 − ze^D) = Σ AⱼDʲ; for z = 1 this is −1/D + ½ − …, where 1/D stands for integration. Then T(x) = Σ Aⱼf⁽ʲ⁾(x) over j < n
/// satisfies, by Taylor's theorem with the remainder as an integral,
///
///     T(x) − zT(x + 1) = f(x) − z ∫₀¹ P(t) f⁽ⁿ⁾(x + t) dt,
///
/// where P(t) is the coefficient of Dⁿ⁻¹ in e^((1 − t)D)/(1 − ze^D). Added up from N to L − 1 with the factors z^(k − N),
///
///     Σ z^(k−N) f(k) = T(N) − z^(L−N) T(L) + R   with   |R| ≤ max |P| · ∫ |f⁽ⁿ⁾| over [N, L].
///
/// By residues at the poles dₖ = i(2πk − arg z) of 1/(1 − ze^D), P(t) = Σ e^((1 − t)dₖ)/dₖⁿ and Aⱼ = Σ dₖ^(−j−1) for j ≥ 1, without the pole at 0 where z is 1. Let δ be the smallest |dₖ|,
/// which is 2π for z = 1 and |arg z| ≤ π otherwise. In order of size, two of the |dₖ| are at least δ, two at least 2δ, two at least 3δ and so on, so that for n ≥ 2 the sum is at most
/// 2δ^(−n)(1 + 1/4 + 1/9 + …) < 4δ^(−n). The same bound 4δ^(−j−1) holds for |Aⱼ|, j ≥ 1, and for |A₀|, which is ½ for z = 1 and 1/|1 − z| ≤ π/(2δ) otherwise. For z = 1 this is the
/// formula of Euler and Maclaurin, for z = −1 that of Boole.
///
/// *Integrals.* For ∫ e^(iω(u − x)) f(u) du from x on, let Aⱼ be the coefficients of −1/(D + iω), (−1)^(j+1)/(iω)^(j+1). Then the derivative of e^(iωx)T(x) is e^(iωx)(A₍ₙ₋₁₎f⁽ⁿ⁾ − f), and
/// the integral from N to L is T(N) − e^(iω(L−N)) T(L) + R with |R| ≤ ω^(−n) ∫ |f⁽ⁿ⁾|. So all bounds hold with δ = ω. Beyond L the integral is at most 2|f(L)|/ω, since |f| falls.
///
/// Derivatives are bounded by Cauchy's estimate |f⁽ʲ⁾(x)| ≤ j! C/ρʲ, where f is analytic and |f| ≤ C on the disc of radius ρ = x/2 around x: on each range [a, 2a] one C is found, by enclosures on
/// rectangles that cover the discs. At N they are computed from values on a circle.
package struct SummationByParts<Term: AnalyticIntegrand>: Sendable {
  private let term: Term
  private let weight: Weight
  /// |f| falls to zero from 2 to this power on.
  private let tailExponent: WideInt

  /// Makes ready for a sum.
  ///
  /// - Parameters:
  ///   - term: the function f.
  ///   - weight: what f is multiplied by.
  ///   - tailExponent: |f| falls to zero from 2 to this power on.
  package init(of term: Term, weight: Weight, tailExponent: WideInt) {
    self.term = term
    self.weight = weight
    self.tailExponent = tailExponent
  }

  /// What f is multiplied by.
  package enum Weight: Sendable {
    /// In a sum, zᵏ for a number z of magnitude 1; `nil` for 1.
    case power(Complex?)
    /// In an integral, e^(iωx) for a number ω > 0.
    case wave(frequency: Real)
  }

  /// What is known of a tail, and the integers from which it is summed by parts.
  package struct Plan: Sendable {
    /// N, from which the sum is made of derivatives.
    package var start: WideInt
    /// How many derivatives are used.
    fileprivate var order: WideInt
    /// A bound of |f| on the disc around N.
    fileprivate var size: Magnitude
    /// A bound of what is left out.
    fileprivate var error: Magnitude
  }

  private static var mostRanges: Int { 1_000 }
  /// Over so many ranges, bounds have to fall, or smaller cells are taken.
  private static var patience: Int { 16 }
  private static var finestLevel: WideInt { 4 }
  private static var largestStart: WideInt { 1 << 17 }

  // MARK: Plans

  /// Where derivatives are good enough for an error of 2^`exponent`, at `first` or above it; `nil` where f is not seen to be analytic and small enough.
  package func plan(
    errorExponent exponent: WideInt, from first: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Plan? {
    let spacing = try leastPole(within: budget)
    guard !spacing.mignitude.isZero else { return nil }
    var start = max(first, 4)
    while start <= Self.largestStart {
      try budget.check()
      guard let size = try bound(from: Integer(start), within: budget) else {
        start *= 2
        continue
      }
      // At n = δρ, 4N·n!·C/(δρ)ⁿ is about 10N√n·C·e^(−n).
      let needed = max(0, size.isZero ? 0 : size.ceilingExponent - exponent) + 24
      let reach = (spacing * start).scaled(byTwoToThe: -1)
      let least = reach.ball.midpoint.nearestInteger ?? 0
      guard least * 10 >= needed * 7 else {
        start = max(start + start / 8 + 1, start * needed * 7 / (10 * max(least, 1)))
        continue
      }
      switch try attempt(
        at: start, size, spacing, reach.mignitude, exponent: exponent, within: budget)
      {
      case .plan(let plan): return plan
      case .fartherOut: start *= 2
      case .hopeless: return nil
      }
    }
    return nil
  }

  /// What came of a search for a plan at one integer.
  private enum Attempt {
    case plan(Plan)
    /// There may be a plan at a larger integer.
    case fartherOut
    /// The bounds of |f| do not fall, wherever one begins.
    case hopeless
  }

  /// δ.
  private func leastPole(within budget: EvaluationBudget) throws(MathError) -> WorkingBall {
    let base: Complex
    switch weight {
    case .wave(let frequency): return try WorkingBall(frequency, bits: 64, within: budget)
    case .power(nil): return WorkingBall.pi(bits: 64).scaled(byTwoToThe: 1)
    case .power(let number?): base = number
    }
    let angle = try WorkingBall(base.real, bits: 64, within: budget).arccosine
    if !angle.isUnbounded { return angle }
    // The chord is shorter than the arc.
    let chord = try ComplexBall(1, bits: 64) - ComplexBall(base, bits: 64, within: budget)
    let least = chord.mignitude
    return least.isZero
      ? WorkingBall(0, bits: 64) : WorkingBall(1, bits: 64).scaled(byTwoToThe: least.exponent - 1)
  }

  private func attempt(
    at start: WideInt, _ size: Magnitude, _ spacing: WorkingBall, _ reach: Magnitude,
    exponent: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Attempt {
    let goal = Magnitude.powerOfTwo(exponent - 3)
    // 4N, and n!/(δρ)ⁿ at N.
    let length = Magnitude(UInt64(4 * start))
    var (order, power) = (1 as WideInt, Magnitude.one / reach)
    while order < 2 || length * size * power > goal {
      order += 1
      let ratio = Magnitude(UInt64(order)) / reach
      guard ratio < .one else { return .fartherOut }
      power = power * ratio
    }
    // The remainder on each range, until |f| is small.
    var error = Magnitude.zero
    let weight = Magnitude(16) / spacing.mignitude
    var bound = size
    // (N/a)ⁿ·a/N.
    var share = Magnitude.one
    var (earlier, level) = (size, 1 as WideInt)
    for index in 0..<Self.mostRanges {
      try budget.check()
      error = error + length * bound * power * share
      let end = Integer(start).shiftedLeft(by: WideInt(index + 1))
      let isFar =
        WideInt(index) + 1 + start.exponent >= tailExponent
        && (spacing * WorkingBall(end, bits: 64)).scaled(byTwoToThe: -3).mignitude
          >= Magnitude(UInt64(order))
      // What is left out beyond L: at most |f(L)| for z = 1 and 2|f(L)|/|1 − z| ≤ π|f(L)|/δ otherwise, since |f| falls; and |T(L)| ≤ Σ 4δ^(−j−1)j!C/ρʲ ≤ 8C/δ for δρ ≥ 2n. Here ρ is L/4.
      let rest = bound * weight
      if isFar, rest <= goal {
        return .plan(Plan(start: start, order: order, size: size, error: error + rest))
      }
      share = share.scaled(byTwoToThe: 1 - order)
      // All other discs lie where Re z is at least half of the end. A bound of |f| there bounds all other parts of the remainder, each of which is at most half the one before; and since f falls to
      // zero, and its derivatives with it, nothing else is left.
      let half = WorkingBall(end, bits: 64).scaled(byTwoToThe: -1)
      if let most = try term.bound(beyond: half, within: budget) {
        let others = (length * most.magnitude * power * share).scaled(byTwoToThe: 1)
        if others <= goal {
          return .plan(Plan(start: start, order: order, size: size, error: error + others))
        }
      }
      guard let next = try self.bound(from: end, level: level, within: budget) else {
        return .fartherOut
      }
      bound = next
      guard index % Self.patience == Self.patience - 1 else { continue }
      // |f| falls. Bounds that do not are those of cells that are too large, or of parts that cancel.
      if bound < earlier {
        earlier = bound
      } else {
        level += 1
        guard level <= Self.finestLevel else { return .hopeless }
      }
    }
    return .fartherOut
  }

  // MARK: Bounds

  /// A part of the discs of radius a/2 around the numbers of [a, 2a], in units of a: x from `left` in steps of 2^−`level`, and above the real axis.
  private struct Cell {
    var left: WideInt
    var bottom: WideInt
    var level: WideInt

    /// Whether it lies outside of all discs.
    var isOutside: Bool {
      let one = (1 as WideInt) << level
      let gap = max(0, one - left - 1, left - 2 * one)
      return 4 * (gap * gap + bottom * bottom) > one * one
    }

    var quarters: [Cell] {
      [(0, 0), (0, 1), (1, 0), (1, 1)].map { x, y in
        Cell(left: 2 * left + x, bottom: 2 * bottom + y, level: level + 1)
      }
    }
  }

  private static var deepestCell: WideInt { 7 }

  /// A bound of |f| on the discs of radius a/2 around the numbers of [a, 2a]; `nil` where f is not seen to be analytic.
  ///
  /// f is real on the real axis, and so has conjugate values at conjugate numbers. No cell is larger than those of `level`.
  private func bound(
    from a: Integer, level: WideInt = 1, within budget: EvaluationBudget
  ) throws(MathError) -> Magnitude? {
    var most = Magnitude.zero
    var pending = (1...4).map { Cell(left: $0, bottom: 0, level: 1) }
    let unit = WorkingBall(a, bits: 64)
    while let cell = pending.popLast() {
      try budget.check()
      if cell.isOutside { continue }
      if cell.level < level {
        pending += cell.quarters
        continue
      }
      func side(_ first: WideInt) -> WorkingBall {
        // The middle of the side, and half its length.
        (unit * (2 * first + 1)).scaled(byTwoToThe: -cell.level - 1)
          .widened(by: unit.scaled(byTwoToThe: -cell.level - 1).magnitude)
      }
      let rectangle = ComplexBall(side(cell.left), side(cell.bottom))
      if let bound = try term.bound(on: rectangle, within: budget)?.magnitude, !bound.isInfinite {
        most = max(most, bound)
      } else {
        guard cell.level < Self.deepestCell else { return nil }
        pending += cell.quarters
      }
    }
    return most
  }

  // MARK: Values

  /// Σ z^(k−N) f(k) over k ≥ N for z ≠ 1, or the integral of e^(iω(x−N)) f(x) from N on, or what it is more than the integral from N on for z = 1; with the error of a plan and one of rounding.
  package func tail(
    _ plan: Plan, errorExponent exponent: WideInt, counting effort: inout EnclosureEffort,
    within budget: EvaluationBudget
  ) throws(MathError) -> ComplexBall {
    // Half as many points as bits would be too few for the order.
    let digits = max(0, plan.size.isZero ? 0 : plan.size.ceilingExponent - exponent) + 16
    let count = max(digits, plan.order + 2) / 2 * 2
    let bits = digits + 48
    effort.derivatives += plan.order
    effort.bits = max(effort.bits, bits)
    let weights = try weights(count: plan.order, bits: bits, within: budget)
    let radius = WorkingBall(plan.start, bits: bits).scaled(byTwoToThe: -2)
    let turn = WorkingBall.pi(bits: bits).scaled(byTwoToThe: 1)
    var sum = ComplexBall(0, bits: bits)
    for index in 0...count / 2 {
      try budget.check()
      let angle = turn * index / count
      let direction =
        index == 0
        ? ComplexBall(1, bits: bits)
        : 2 * index == count ? ComplexBall(-1, bits: bits) : ComplexBall(angle.cos, angle.sin)
      let value = try term.value(at: direction * radius + plan.start, within: budget)
      // 1/(rω) = ω̄/r.
      let inverse = ComplexBall(direction.real / radius, -(direction.imaginary / radius))
      sum = sum + value * weights.value(at: inverse)
      if index > 0, 2 * index < count {
        sum = sum + value.conjugate * weights.value(at: inverse.conjugate)
      }
    }
    // Points alias the coefficients cⱼ with those of j + count, j + 2·count, …, which are at most C/ρʲ times 2^(−count) + 2^(−2·count) + … on a circle of half the radius; and the sum of 4j!/(δ(δρ)ʲ) is
    // less than 4/δ times the number of terms, each of which is below 1.
    let spacing = try leastPole(within: budget)
    let aliased =
      plan.size * Magnitude(UInt64(8 * plan.order)) * .powerOfTwo(-count) / spacing.mignitude
    return (sum / count).widened(by: aliased + plan.error)
  }

  /// Aⱼj! for j < `count`, so that they are multiplied with Taylor coefficients.
  private func weights(
    count: WideInt, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> [ComplexBall] {
    let base: Complex?
    switch weight {
    case .power(let number): base = number
    case .wave(let frequency):
      // Each is ij/ω times the one before; the first is i/ω.
      let step = try WorkingBall(1, bits: bits) / WorkingBall(frequency, bits: bits, within: budget)
      var weights = [ComplexBall(WorkingBall(0, bits: bits), step)]
      for j in 1..<max(count, 2) {
        let last = weights[Int(j - 1)]
        weights.append(ComplexBall(-(last.imaginary * step * j), last.real * step * j))
      }
      return weights
    }
    let isMinusOne = base.map { $0.imaginary.knownRational == 0 && $0.real.knownRational == -1 }
    if isMinusOne ?? true {
      // From D/(e^D − 1) = Σ BⱼDʲ/j!: −1/D·Σ BⱼDʲ/j! for z = 1, and 1/(1 + e^D) = 1/(e^D − 1) − 2/(e^(2D) − 1) for z = −1.
      let numbers = try BernoulliNumbers(count: count / 2 + 1, within: budget)
      let half = WorkingBall(1, bits: bits).scaled(byTwoToThe: -1)
      let zero = WorkingBall(0, bits: bits)
      return (0..<count).map { j in
        if j == 0 { return ComplexBall(half, zero) }
        if j % 2 == 0 { return ComplexBall(zero, zero) }
        let weight = -(numbers.number((j + 1) / 2, bits: bits) / (j + 1))
        let factor =
          base == nil
          ? WorkingBall(1, bits: bits)
          : WorkingBall(1, bits: bits).scaled(byTwoToThe: j + 1) - 1
        return ComplexBall(weight * factor, zero)
      }
    }
    guard let base else { return [] }
    // Aⱼ = z/(1 − z)·Σ Aᵢ/(j − i)! over i < j; an error grows by a few bits in each step.
    let working = bits + 4 * count
    let z = try ComplexBall(base, bits: working, within: budget)
    let first = ComplexBall(1, bits: working) / (ComplexBall(1, bits: working) - z)
    let factor = z * first
    var inverses = [WorkingBall(1, bits: working)]
    var coefficients = [first]
    for j in 1..<max(count, 2) where j < count {
      try budget.check()
      inverses.append(inverses[Int(j - 1)] / j)
      var sum = ComplexBall(0, bits: working)
      for i in 0..<j {
        sum = sum + coefficients[Int(i)] * inverses[Int(j - i)]
      }
      coefficients.append(factor * sum)
    }
    return zip(coefficients, inverses).map { coefficient, inverse in
      ComplexBall(
        (coefficient.real / inverse).with(bits: bits),
        (coefficient.imaginary / inverse).with(bits: bits))
    }
  }

  /// What f is multiplied by at an integer.
  package func power(
    _ exponent: WideInt, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> ComplexBall {
    switch weight {
    case .power(nil): return ComplexBall(1, bits: bits)
    case .power(let base?):
      return try ComplexBall(base, bits: bits + 64, within: budget).power(signed: exponent)
    case .wave(let frequency):
      let angle = try WorkingBall(frequency, bits: bits + 64, within: budget) * exponent
      return ComplexBall(angle.cos, angle.sin)
    }
  }
}

extension [ComplexBall] {
  /// The value of the polynomial with these coefficients, from the constant one on.
  fileprivate func value(at u: ComplexBall) -> ComplexBall {
    reversed().reduce(ComplexBall(0, bits: u.bits)) { $0 * u + $1 }
  }
}

extension ComplexBall {
  var conjugate: ComplexBall { ComplexBall(real, -imaginary) }

  /// An enclosure of a number.
  package init(_ z: Complex, bits: WideInt, within budget: EvaluationBudget) throws(MathError) {
    self.init(
      try WorkingBall(z.real, bits: bits, within: budget),
      try WorkingBall(z.imaginary, bits: bits, within: budget))
  }

  fileprivate func power(signed exponent: WideInt) -> ComplexBall {
    exponent < 0 ? power(-exponent).reciprocal : power(exponent)
  }
}

extension WideInt {
  /// An e such that the number is at least 2ᵉ.
  fileprivate var exponent: WideInt { WideInt(WideInt.bitWidth - 1 - leadingZeroBitCount) }
}
