/// A real function that is analytic between two numbers, but for the ends, and its continuation to complex numbers.
package protocol AnalyticIntegrand: Sendable {
  /// An enclosure of the values at real numbers.
  func value(
    at x: WorkingBall, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall
  /// An enclosure of the values at complex numbers around which the function is analytic; everything elsewhere.
  func value(
    at z: ComplexBall, within budget: EvaluationBudget
  ) throws(MathError) -> ComplexBall
  /// An enclosure whose magnitudes bound those of the values on a rectangle; `nil` where the function is not known to be analytic on it.
  func bound(
    on z: ComplexBall, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall?
  /// A number that |f(z)| is not above where Re z ≥ x; `nil` where the function is not known to be analytic and bounded there.
  func bound(
    beyond x: WorkingBall, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall?
}

extension AnalyticIntegrand {
  package func bound(
    beyond x: WorkingBall, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall? { nil }
}

/// Integration of an analytic function over an interval, with a proved bound of the error.
///
/// The interval is halved until Gauss's rule with few points is good enough on each part (K. Petras, "Self-validating integration and approximation of piecewise analytic functions", 2002; F.
/// Johansson, "Numerical integration in arbitrary-precision ball arithmetic", 2018). The bound on [−1, 1]: let f be analytic and |f| ≤ M on the ellipse with the foci ±1 whose
/// half axes have the sum ρ > 1. Then the Chebyshev coefficients satisfy |a_k| ≤ 2Mρ^(−k) (Trefethen, "Approximation Theory and Approximation Practice", theorem 8.1). The rule with
/// n points is exact for degrees below 2n, and for odd k both sides are zero. For even k ≥ 2n ≥ 4 the integral of T_k is 2/(1 − k²), no larger than 2/15, and the rule gives
/// no more than the sum 2 of its weights. So the error is at most
///
///     Σ 2Mρ^(−k)·(2 + 2/15) over even k ≥ 2n, which is (64/15)·M·ρ^(−2n)/(1 − ρ^(−2)).
///
/// M is an enclosure of the function on the rectangle around the ellipse, in 64 bits; only the values at real nodes need full precision.
package struct Quadrature<Integrand: AnalyticIntegrand>: Sendable {
  private let integrand: Integrand
  private let start: Real
  private let end: Real
  /// How many bits more than 64 rectangles need, where the variable's logarithm is integrated along.
  private let extraBits: WideInt

  /// A bound of the interval's width.
  private let width: Magnitude

  /// Makes ready for an integral.
  ///
  /// - Parameters:
  ///   - integrand: the function.
  ///   - start: the lower bound.
  ///   - end: the upper bound, which is not below the lower one.
  ///   - extraBits: how many bits the function cancels.
  ///   - budget: what the bounds may cost.
  /// - Throws: the limits of the budget.
  package init(
    of integrand: Integrand, from start: Real, to end: Real, extraBits: WideInt = 0,
    within budget: EvaluationBudget
  ) throws(MathError) {
    self.integrand = integrand
    self.start = start
    self.end = end
    self.extraBits = extraBits
    width = try
      (WorkingBall(end, bits: 64, within: budget)
      - WorkingBall(start, bits: 64, within: budget)).magnitude
  }

  /// A part of the interval: from j to j + 1 of 2^`level` equal ones.
  fileprivate struct Panel: Sendable {
    var index: WideInt
    var level: WideInt

    var halves: (Panel, Panel) {
      (
        Panel(index: 2 * index, level: level + 1), Panel(index: 2 * index + 1, level: level + 1)
      )
    }
  }

  /// What an ellipse shows of a panel: the bound M, and ρ as a quotient of quarters.
  private struct Ellipse {
    var bound: Magnitude
    var quarters: WideInt
  }

  /// Panels that are 2⁵⁰ times as narrow as the interval are not halved.
  private static var deepestLevel: WideInt { 50 }
  private static var mostPanels: Int { 20_000 }
  /// The sums of half axes that are tried, in quarters.
  private static var ellipses: [WideInt] { [5, 6, 8, 10, 13, 17, 24, 33, 46, 65, 100, 200] }

  // MARK: The size

  /// How large the integral is, about: a lower bound of its magnitude and the exponent of the largest part, and the panels that showed it.
  package struct Scale: Sendable {
    /// 2 to this power is not above the magnitude; `nil` if the integral may be zero.
    package var exponent: WideInt?
    /// 2 to this power is not below the magnitude of any panel.
    package var largestExponent: WideInt
    fileprivate var panels: [Panel]
  }

  private struct Estimate {
    var panel: Panel
    var value: WorkingBall
  }

  /// Halves the worst panels until the sum excludes zero, is no larger than 2^−48 of its parts, or its error than 2^`floor`.
  ///
  /// - Parameters:
  ///   - exponent: an error of 2 to this power is small enough.
  ///   - budget: the time that it may take.
  ///   - report: takes each enclosure of the integral.
  /// - Returns: the size; `nil` where some panel resists.
  /// - Throws: the limits of the budget.
  package func scale(
    floor exponent: WideInt?, within budget: EvaluationBudget,
    reporting report: (WorkingBall) -> Void = { _ in }
  ) throws(MathError) -> Scale? {
    var rules = Rules(bits: 64 + extraBits)
    var estimates = [
      try estimate(Panel(index: 0, level: 0), &rules, within: budget)
    ]
    while true {
      try budget.check()
      let total = estimates.reduce(WorkingBall(0, bits: 64)) { $0 + $1.value.with(bits: 64) }
      let error = total.ball.radius
      let largest = estimates.reduce(Magnitude.zero) { max($0, $1.value.magnitude) }
      if !error.isInfinite {
        report(total)
        let size = total.mignitude
        let floor = largest.scaled(byTwoToThe: -48)
        if size > error || error <= floor
          || exponent.map({ error <= .powerOfTwo($0) }) ?? false
        {
          return Scale(
            exponent: size > error ? size.exponent - 1 : nil,
            largestExponent: largest.isZero ? -64 : largest.ceilingExponent,
            panels: estimates.map { $0.panel })
        }
      }
      // All panels are halved whose error is among the largest.
      let worst = estimates.reduce(Magnitude.zero) { max($0, $1.value.ball.radius) }
      let limit = worst.isInfinite ? worst : worst.scaled(byTwoToThe: -4)
      var next: [Estimate] = []
      for old in estimates {
        guard !(old.value.ball.radius < limit) else {
          next.append(old)
          continue
        }
        guard next.count < Self.mostPanels, old.panel.level < Self.deepestLevel else { return nil }
        try budget.check()
        next.append(try estimate(old.panel.halves.0, &rules, within: budget))
        next.append(try estimate(old.panel.halves.1, &rules, within: budget))
      }
      estimates = next
    }
  }

  private func estimate(
    _ panel: Panel, _ rules: inout Rules, within budget: EvaluationBudget
  ) throws(MathError) -> Estimate {
    let count: WideInt = 12
    let error = try ellipses(of: panel, within: budget) { ellipse in
      EllipseBound.error(
        count, bound: ellipse.bound, quarters: ellipse.quarters, radius: radius(of: panel))
    }
    guard !error.isInfinite else {
      return Estimate(panel: panel, value: try bound(on: panel, within: budget))
    }
    let value = try sum(
      panel, rules.rule(count, within: budget),
      bits: 64 + extraBits, within: budget)
    let estimate = value.widened(by: error)
    guard error > value.magnitude else { return Estimate(panel: panel, value: estimate) }
    let other = try bound(on: panel, within: budget)
    return Estimate(
      panel: panel, value: other.ball.radius < estimate.ball.radius ? other : estimate)
  }

  /// An enclosure of the integral over a panel by that of the values on it: no more than the width times the largest magnitude.
  private func bound(
    on panel: Panel, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall {
    let (middle, radius) = try place(of: panel, bits: 64 + extraBits, within: budget)
    let segment = ComplexBall(
      middle.widened(by: radius.magnitude), WorkingBall(0, bits: 64 + extraBits))
    guard let bound = try integrand.bound(on: segment, within: budget)?.magnitude else {
      return .everything(bits: 64)
    }
    let width = radius.magnitude.scaled(byTwoToThe: 1)
    return WorkingBall(0, bits: 64).widened(by: width * bound)
  }

  // MARK: The value

  /// The integral, with an error of about 2^`exponent`.
  ///
  /// - Parameters:
  ///   - exponent: the error of all panels together is to be no larger than 2 to this power.
  ///   - scale: what is known of the size.
  ///   - effort: what it takes is added to this.
  ///   - budget: the time that it may take.
  /// - Returns: an enclosure; `nil` where some panel resists.
  /// - Throws: the limits of the budget.
  package func integral(
    errorExponent exponent: WideInt, _ scale: Scale, counting effort: inout EnclosureEffort,
    within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall? {
    let bits = max(64, scale.largestExponent - exponent + 24) + extraBits
    var rules = Rules(bits: bits)
    effort.bits = max(effort.bits, bits)
    let most = max(16, 6 * bits / 10)
    var pending = scale.panels
    var count = pending.count
    var sum = WorkingBall(0, bits: bits)
    let tolerance = Magnitude.powerOfTwo(exponent - 8)
    while let panel = pending.popLast() {
      try budget.check()
      let radius = radius(of: panel)
      let needed = try ellipses(of: panel, within: budget) { (ellipse) -> Plan in
        points(ellipse, radius, tolerance: tolerance, most: most)
      }
      if needed.count <= most {
        let rule = try rules.rule(needed.count, within: budget)
        effort.panels += 1
        effort.points += needed.count
        sum =
          sum
          + (try self.sum(panel, rule, bits: bits, within: budget))
          .widened(by: needed.error)
      } else {
        count += 1
        guard count < Self.mostPanels, panel.level < Self.deepestLevel else { return nil }
        pending += [panel.halves.0, panel.halves.1]
      }
    }
    return sum
  }

  /// How many points a panel needs, and the error then.
  private struct Plan: Comparable {
    var count: WideInt
    var error: Magnitude

    static func < (left: Plan, right: Plan) -> Bool { left.count < right.count }
  }

  /// The smallest number of points on the ladder whose error is within the tolerance.
  private func points(
    _ ellipse: Ellipse, _ radius: Magnitude, tolerance: Magnitude, most: WideInt
  ) -> Plan {
    for count in Rules.ladder {
      if count > most { break }
      let error = EllipseBound.error(
        count, bound: ellipse.bound, quarters: ellipse.quarters, radius: radius)
      if error <= tolerance { return Plan(count: count, error: error) }
    }
    return Plan(count: .max, error: .infinity)
  }

  /// The best of what the ellipses of a panel give, from the smallest to the first on which the function is not known to be analytic.
  private func ellipses<Result: Comparable>(
    of panel: Panel, within budget: EvaluationBudget, _ judge: (Ellipse) -> Result
  ) throws(MathError) -> Result {
    let bits = 64 + extraBits
    let (middle, radius) = try place(of: panel, bits: bits, within: budget)
    var best = judge(Ellipse(bound: .infinity, quarters: Self.ellipses[0]))
    for quarters in Self.ellipses {
      // The half axes are r(ρ ± 1/ρ)/2.
      let rho = WorkingBall(quarters, bits: bits).scaled(byTwoToThe: -2)
      let inverse = 1 / rho
      let width = (radius * (rho + inverse)).scaled(byTwoToThe: -1).magnitude
      let height = (radius * (rho - inverse)).scaled(byTwoToThe: -1).magnitude
      let rectangle = ComplexBall(
        middle.widened(by: width), WorkingBall(0, bits: bits).widened(by: height))
      guard let bound = try integrand.bound(on: rectangle, within: budget)?.magnitude,
        !bound.isInfinite
      else { break }
      best = min(best, judge(Ellipse(bound: bound, quarters: quarters)))
    }
    return best
  }

  /// The middle and half the width of a panel.
  private func place(
    of panel: Panel, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (middle: WorkingBall, radius: WorkingBall) {
    let first = try WorkingBall(start, bits: bits, within: budget)
    let last = try WorkingBall(end, bits: bits, within: budget)
    let half = (last - first).scaled(byTwoToThe: -panel.level - 1)
    return (first + half * (2 * panel.index + 1), half)
  }

  private func radius(of panel: Panel) -> Magnitude {
    width.scaled(byTwoToThe: -panel.level - 1)
  }

  /// r Σ w(f(m + rx) + f(m − rx)).
  private func sum(
    _ panel: Panel, _ rule: GaussLegendreRule, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall {
    let (middle, radius) = try place(of: panel, bits: bits, within: budget)
    var sum = WorkingBall(0, bits: bits)
    for point in rule.points {
      let step = radius * point.node.with(bits: bits)
      let values =
        try integrand.value(at: middle + step, within: budget)
        + integrand.value(at: middle - step, within: budget)
      sum = sum + values * point.weight.with(bits: bits)
    }
    return sum * radius
  }
}

/// The bound of the error of Gauss's rule, see ``Quadrature``.
enum EllipseBound {
  /// r·(64/15)·M·ρ^(−2n)/(1 − ρ^(−2)) for n points, at least 2.
  ///
  /// - Parameters:
  ///   - count: the number of points.
  ///   - bound: M, a bound of the function on the ellipse.
  ///   - quarters: 4ρ.
  ///   - radius: r, half the width of the interval.
  /// - Returns: the bound.
  static func error(
    _ count: WideInt, bound: Magnitude, quarters: WideInt, radius: Magnitude
  ) -> Magnitude {
    let inverse = Magnitude(4) / Magnitude(UInt64(quarters))
    let square = inverse * inverse
    var (power, base, rest) = (Magnitude.one, square, count)
    while rest > 0 {
      if rest % 2 == 1 { power = power * base }
      rest /= 2
      if rest > 0 { base = base * base }
    }
    let factor = Magnitude(64) / Magnitude(15) / Magnitude.differenceDown(.one, square)
    return radius * factor * bound * power
  }
}

/// The rules that an integral has used, each made once.
private struct Rules {
  /// Numbers of points that are used: each about a third more than the one before.
  static let ladder: [WideInt] = [
    4, 6, 8, 12, 16, 22, 30, 40, 54, 72, 96, 128, 170, 226, 300, 400, 532, 708, 944, 1258, 1676,
    2234, 2978, 3970, 5292, 7056, 9408,
  ]

  let bits: WideInt
  private var made: [WideInt: GaussLegendreRule] = [:]

  init(bits: WideInt) { self.bits = bits }

  mutating func rule(
    _ count: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> GaussLegendreRule {
    if let rule = made[count] { return rule }
    let rule = try GaussLegendreRule(count: count, bits: bits, within: budget)
    made[count] = rule
    return rule
  }
}
