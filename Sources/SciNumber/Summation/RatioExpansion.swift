/// Numbers S(k) with which Σ u(k)·w(k) telescopes nearly, where u(k + 1)/u(k) = a(k)/b(k) tends to σ = 1 or −1, and w = P/Q.
///
/// With x = 1/k, let ã(x) = xᵈa(1/x) and so on, where d is the degree of a and b. Let g be the degree of P less that of Q; then w(k) = k^g·P̃(x)/Q̃(x). Let h = g + 1 for σ = 1 and h = g for σ = −1,
/// and δ = h − g. There are rational numbers ρⱼ such that S(k) = k^h Σ ρⱼxʲ over j < N satisfies
///
///     (a(k)/b(k))·S(k + 1) − S(k) = w(k) − e(k),   where   e(k) = k^h E(x)/(Q̃(x)·b̃(x))   and   E(x) has no power below x^(N + δ):
///
/// since S(k + 1) = k^h Σ ρⱼxʲ(1 + x)^(h − j), the coefficient of x^(n + δ) is an equation for ρₙ in terms of those before it. Its factor is Q̃(0)·ã(0) times h − n − s for σ = 1, where
/// a(k)/b(k) = σ(1 − sx + …), and times 2 for σ = −1. Since |u(k)| is about k^(−s), the sum converges if g − s < −1, or if σ = −1 and g − s < 0; then h − n − s is not zero, and S(k)u(k) tends to zero.
/// So u(k)·w(k) = S(k + 1)u(k + 1) − S(k)u(k) + e(k)u(k) can be added up from K on:
///
///     Σ u(k)·w(k) = −S(K)·u(K) + Σ e(k)·u(k).
///
/// *The rest.* Multiplied with (1 + x)^D for D = N − 1 − h ≥ 0, E is a polynomial, whose coefficients Eₘ with m ≥ N + δ =: r are computed; those below are zero. For k ≥ K let |Q̃(x)b̃(x)| ≥ β > 0, so that
/// |e(k)| ≤ C·k^(h − r) with C = Σ |Eₘ|K^(r − m)/β, and let |a(k)/b(k)| ≤ 1 + c/k for an integer c ≥ 0. Since 1 + c/k ≤ (1 + 1/k)^c, |u(k)| ≤ |u(K)|(k/K)^c. If t = r − h − c ≥ 2,
/// Σ k^(−t) ≤ K^(−t) + K^(1 − t)/(t − 1) ≤ 2K^(1 − t), and the rest is at most 2·|u(K)|·C·K^(1 + h − r).
struct RatioExpansion: Sendable {
  /// σ.
  let sign: WideInt
  /// g − s: the terms are about σᵏk to this power.
  let exponent: Rational

  private let ratio: RatioSum.Quotient
  private let weight: RatioSum.Quotient
  /// h and δ.
  private let power: WideInt
  private let shift: WideInt
  /// c.
  private let growth: WideInt

  /// Makes ready for a sum; `nil` where the ratios do not tend to 1 or −1.
  ///
  /// - Parameters:
  ///   - ratio: a and b, of one degree.
  ///   - weight: P and Q.
  init?(ratio: RatioSum.Quotient, weight: RatioSum.Quotient) {
    let (top, bottom) = (ratio.dividend, ratio.divisor)
    guard top.degree == bottom.degree, !weight.dividend.isZero else { return nil }
    if top.leading == bottom.leading {
      sign = 1
    } else if top.leading == Integer(0) - bottom.leading {
      sign = -1
    } else {
      return nil
    }
    self.ratio = ratio
    self.weight = weight
    // s = (b₁ − σa₁)/b₀.
    let (next, own) = (top.fromTop(1), bottom.fromTop(1))
    let decay = Rational(own - (sign > 0 ? next : Integer(0) - next), bottom.leading)
    let degree = weight.dividend.degree - weight.divisor.degree
    exponent = Rational(degree) - decay
    shift = sign > 0 ? 1 : 0
    power = degree + shift
    var growth: WideInt = 0
    while Rational(growth) <= -decay, growth < 1_000 { growth += 1 }
    self.growth = growth
  }

  /// Whether the sum converges.
  var converges: Bool { exponent < Rational(-shift) }
}

extension RatioExpansion {
  /// The numbers ρⱼ, and the bounds |Eₘ| from r on.
  struct Coefficients: Sendable {
    fileprivate var values: [WorkingBall]
    fileprivate var rest: [Magnitude]
  }

  /// ρⱼ for so many j or a few more, so that D ≥ 0 and t ≥ 2, computed with a number of bits.
  func coefficients(
    count: WideInt, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Coefficients {
    let top = (ratio.dividend * weight.divisor).reversed.balls(bits)
    let bottom = (ratio.divisor * weight.divisor).reversed.balls(bits)
    let goal = (weight.dividend * ratio.divisor).reversed.balls(bits)
    let zero = WorkingBall(0, bits: bits)
    let count = max(count, power + growth + 3)
    var values: [WorkingBall] = []
    // The coefficients of Σ ρⱼxʲ(1 + x)^(h − j), as far as they are known.
    var moved: [WorkingBall] = []
    for n in 0..<count {
      try budget.check()
      // The coefficients of xⁿ and xⁿ⁺¹ from those before.
      var (own, next) = (zero, zero)
      var (binomial, following) = (Integer(1), Integer(power - n))
      for j in stride(from: n - 1, through: 0, by: -1) {
        // C(h − j, n − j) and C(h − j, n + 1 − j).
        let upper = Integer(power - j)
        binomial = (binomial * upper).exactQuotient(dividingBy: Integer(n - j))
        following = (following * upper).exactQuotient(dividingBy: Integer(n + 1 - j))
        let value = values[Int(j)]
        own = own + value * WorkingBall(binomial, timesTwoToThe: 0, bits: bits)
        next = next + value * WorkingBall(following, timesTwoToThe: 0, bits: bits)
      }
      let known = moved + [own, next]
      let index = Int(n + shift)
      var sum = n < goal.count ? goal[Int(n)] : zero
      for (i, (above, below)) in zip(top, bottom).enumerated() where i <= index {
        sum = sum - above * known[index - i]
        if index - i < values.count { sum = sum + below * values[index - i] }
      }
      let value = sum / pivot(n, bits: bits)
      values.append(value)
      moved.append(own + value)
    }
    return Coefficients(
      values: values,
      rest: rest(values, top: top, bottom: bottom, goal: goal, bits: bits).map { $0.magnitude })
  }

  /// The factor of ρₙ in its equation.
  private func pivot(_ n: WideInt, bits: WideInt) -> WorkingBall {
    // ã(0)(h − n) + ã₁ − b̃₁, or ã(0) − b̃(0).
    let (top, bottom) = (ratio.dividend, ratio.divisor)
    let factor =
      sign > 0
      ? top.leading * Integer(power - n) + top.fromTop(1) - bottom.fromTop(1)
      : top.leading - bottom.leading
    return WorkingBall(factor * weight.divisor.leading, timesTwoToThe: 0, bits: bits)
  }

  /// The coefficients of E(x)(1 + x)^D from x^r on.
  private func rest(
    _ values: [WorkingBall], top: [WorkingBall], bottom: [WorkingBall], goal: [WorkingBall],
    bits: WideInt
  ) -> [WorkingBall] {
    let zero = WorkingBall(0, bits: bits)
    let stretch = Int(WideInt(values.count) - 1 - power)
    // (1 + x)·p(x).
    func stretched(_ p: [WorkingBall]) -> [WorkingBall] {
      var result = p + [zero]
      for index in p.indices { result[index + 1] = result[index + 1] + p[index] }
      return result
    }
    // Σ ρⱼxʲ(1 + x)^(N − 1 − j).
    var moved: [WorkingBall] = []
    for (index, value) in values.enumerated() {
      moved = stretched(moved)
      if index == 0 { moved = [zero] }
      moved[index] = moved[index] + value
    }
    var (kept, target) = (values, [WorkingBall](repeating: zero, count: Int(shift)) + goal)
    for _ in 0..<stretch { (kept, target) = (stretched(kept), stretched(target)) }
    var result = target
    func add(_ p: [WorkingBall], _ q: [WorkingBall], isNegative: Bool) {
      for (i, left) in p.enumerated() {
        for (j, right) in q.enumerated() where i + j >= values.count {
          while result.count <= i + j { result.append(zero) }
          let product = left * right
          result[i + j] = isNegative ? result[i + j] - product : result[i + j] + product
        }
      }
    }
    add(top, moved, isNegative: true)
    add(bottom, kept, isNegative: false)
    return Array(result.dropFirst(values.count + Int(shift)))
  }

  /// S(k).
  func value(at k: WideInt, _ coefficients: Coefficients, bits: WideInt) -> WorkingBall {
    let inverse = WorkingBall(1, bits: bits) / k
    let value = coefficients.values.reversed().reduce(WorkingBall(0, bits: bits)) {
      $0 * inverse + $1
    }
    return value * WorkingBall(k, bits: bits).power(signed: power)
  }

  /// A bound of the rest from k on over |u(k)|; `nil` where k is too small for it.
  func rest(at k: WideInt, _ coefficients: Coefficients) -> Magnitude? {
    let count = WideInt(coefficients.values.count)
    let least = count + shift
    let inverse = Magnitude.one / Magnitude(UInt64(k))
    let (top, bottom) = (ratio.dividend, ratio.divisor)
    guard k > 0,
      let divisor = (bottom * weight.divisor).leastOverPower(inverse),
      bottom.leastOverPower(inverse) != nil, top.leastOverPower(inverse) != nil,
      isBounded(inverse)
    else { return nil }
    let sum = coefficients.rest.reversed().reduce(Magnitude.zero) { $0 * inverse + $1 }
    let bits: WideInt = 64
    let scale = WorkingBall(k, bits: bits).power(signed: 1 + power - least).magnitude
    return (sum / divisor * scale).scaled(byTwoToThe: 1)
  }

  /// Whether |a(k)/b(k)| ≤ 1 + c/k for all x = 1/k up to a bound, where neither changes its sign.
  private func isBounded(_ x: Magnitude) -> Bool {
    let (top, bottom) = (ratio.dividend, ratio.divisor)
    // |b̃(x)|(1 + cx) − |ã(x)|, whose constant coefficient is zero.
    let isNegative = bottom.leading.signum < 0
    let left = bottom * Polynomial([Integer(growth), 1])
    let right = (sign > 0 ? top : Polynomial([]) - top) * .variable
    let difference = isNegative ? right - left : left - right
    let degree = left.degree
    var rest = Magnitude.zero
    for index in 0..<max(0, degree - 1) where index < difference.coefficients.count {
      rest =
        rest * x
        + WorkingBall(
          difference.coefficients[Int(index)], timesTwoToThe: 0, bits: 64
        ).magnitude
    }
    rest = rest * x
    guard degree - 1 < difference.coefficients.count else { return rest.isZero }
    let linear = difference.coefficients[Int(degree - 1)]
    return linear.signum >= 0
      && rest <= WorkingBall(linear, timesTwoToThe: 0, bits: 64).mignitude
  }
}

extension Polynomial {
  /// The coefficient so many places below the leading one.
  fileprivate func fromTop(_ index: WideInt) -> Integer {
    index <= degree ? coefficients[Int(degree - index)] : 0
  }

  /// The coefficients, the leading one first.
  fileprivate var reversed: [Integer] { coefficients.reversed() }

  /// A lower bound of |p(k)|/kᵈ for all 1/k up to x, where d is the degree; `nil` where it may be zero.
  fileprivate func leastOverPower(_ x: Magnitude) -> Magnitude? {
    let sizes = coefficients.map { WorkingBall($0, timesTwoToThe: 0, bits: 64) }
    guard let leading = sizes.last else { return nil }
    let rest = sizes.dropLast().reduce(Magnitude.zero) { ($0 + $1.magnitude) * x }
    let least = Magnitude.differenceDown(leading.mignitude, rest)
    return least.isZero ? nil : least
  }
}

extension [Integer] {
  fileprivate func balls(_ bits: WideInt) -> [WorkingBall] {
    map { WorkingBall($0, timesTwoToThe: 0, bits: bits) }
  }
}

extension WorkingBall {
  fileprivate func power(signed exponent: WideInt) -> WorkingBall {
    exponent < 0 ? 1 / power(-exponent) : power(exponent)
  }
}
