import SciNumber

// The images of intervals under the functions of a calculator's keys: what is known of their monotony, and their
// values at the ends.

extension Interval {
  /// π lies between 0x1.921fb54442d18 × 2 and the next number of the machine (3.14159265358979311… < π).
  static let pi = Interval(0x1.921fb54442d18p1, 0x1.921fb54442d19p1)

  /// The image under a function that rises or falls on a domain with these ends.
  ///
  /// - Parameters:
  ///   - function: the function, continuous on its domain.
  ///   - domain: the domain; its ends may be poles.
  ///   - falls: whether it falls.
  ///   - range: a set that holds all values of the function.
  ///   - unit: how angles are measured.
  /// - Returns: the values; none where the interval is outside of the domain.
  func monotone(
    _ function: PointFunction, on domain: Interval = .everything, falls: Bool = false,
    range: Interval = .everything, _ unit: AngleUnit
  ) -> ValueEnclosure {
    guard let part = intersection(domain) else { return .empty }
    if part.isPoint, let value = function.value(at: part.lower, unit) {
      return ValueEnclosure(
        value.intersection(range) ?? value, part == self ? .continuous : .nothing)
    }
    // A pole may be at the end of a domain and nowhere else.
    let (first, last) = (function.value(at: part.lower, unit), function.value(at: part.upper, unit))
    if part.isPoint, first == nil { return .empty }
    let (bottom, top) = falls ? (last, first) : (first, last)
    let values = Interval(bottom?.lower ?? -.infinity, top?.upper ?? .infinity)
    let isDefined =
      part == self && (first != nil || part.lower == -.infinity)
      && (last != nil || part.upper == .infinity)
    return ValueEnclosure(values.intersection(range) ?? values, isDefined ? .continuous : .nothing)
  }

  /// The members that are not negative under the square root.
  var squareRootImage: ValueEnclosure {
    guard let root = squareRoot else { return .empty }
    return ValueEnclosure(root, lower < 0 ? .nothing : .continuous)
  }

  /// The image under a function that rises in steps of 1, which is constant where both ends have one value.
  func steps(_ value: (Double) -> Double) -> ValueEnclosure {
    let (first, last) = (value(lower), value(upper))
    if first == last, isBounded { return ValueEnclosure(Interval(first)) }
    if last == first + 1, isBounded {
      return ValueEnclosure(.two(Interval(first), Interval(last)), .defined)
    }
    return ValueEnclosure(Interval(first, last), .defined)
  }

  /// The quotients by all members of a divisor that are not zero.
  func dividedImage(by divisor: Interval) -> ValueEnclosure {
    guard divisor.contains(0) else { return ValueEnclosure(self / divisor) }
    // Where both come close to zero, their quotient may be anything; so where either has no bound.
    if divisor == Interval(0) { return .empty }
    if self == Interval(0) { return ValueEnclosure(self, .nothing) }
    if contains(0) {
      // What keeps its sign on both sides is left: [0; 1]/[0; 1] is [0; ∞].
      guard let sign, let other = divisor.sign else { return .unknown }
      return ValueEnclosure(
        sign == other ? Interval(0, .infinity) : Interval(-.infinity, 0), .nothing)
    }
    // What is nearest to zero is the least numerator over the greatest divisor on either side of zero.
    var parts: [Interval] = []
    if divisor.lower < 0 {
      let nearest = self / Interval(divisor.lower)
      parts.append(
        lower > 0 ? Interval(-.infinity, nearest.upper) : Interval(nearest.lower, .infinity))
    }
    if divisor.upper > 0 {
      let nearest = self / Interval(divisor.upper)
      parts.append(
        lower > 0 ? Interval(nearest.lower, .infinity) : Interval(-.infinity, nearest.upper))
    }
    return .joining(parts, .nothing)
  }

  /// 1 or −1 where no member has the other sign; `nil` where there are members of both.
  private var sign: WideInt? { lower >= 0 ? 1 : upper <= 0 ? -1 : nil }
}

// MARK: - Angles

extension AngleUnit {
  /// How many of the unit make a quarter of a turn.
  var quarterTurn: Interval {
    switch self {
    case .degrees: Interval(90)
    case .radians: .pi / Interval(2)
    case .gradians: Interval(100)
    case .turns: Interval(0.25)
    }
  }

  /// How many radians the unit is.
  var radians: Interval { self == .radians ? Interval(1) : .pi / Interval(2) / quarterTurn }
}

extension Interval {
  /// Whether one of the numbers 4k + `phase`, or 2k + `phase` for a period of 2, may be a member.
  private func mayContain(_ phase: Double, period: Double) -> Bool {
    let turns = (self - Interval(phase)) / Interval(period)
    return turns.lower.rounded(.up) <= turns.upper.rounded(.down)
  }

  /// The image under the sine, whose peaks are at 1 and −1 quarter turns, or under the cosine, whose peaks are at 0
  /// and 2.
  func wave(_ function: PointFunction, highest: Double, _ unit: AngleUnit) -> ValueEnclosure {
    let wide = Interval(-1, 1)
    guard isBounded else { return ValueEnclosure(wide) }
    guard let first = function.value(at: lower, unit), let last = function.value(at: upper, unit)
    else { return ValueEnclosure(wide) }
    if isPoint { return ValueEnclosure(first.intersection(wide) ?? wide) }
    let quarters = self / unit.quarterTurn
    let values = first.hull(last)
    return ValueEnclosure(
      Interval(
        quarters.mayContain(highest + 2, period: 4) ? -1 : max(values.lower, -1),
        quarters.mayContain(highest, period: 4) ? 1 : min(values.upper, 1)))
  }

  /// The image under the tangent, which rises between its poles at odd quarter turns.
  func tangent(_ unit: AngleUnit) -> ValueEnclosure {
    guard isBounded else { return .unknown }
    let (first, last) = (
      PointFunction.tan.value(at: lower, unit), PointFunction.tan.value(at: upper, unit)
    )
    if isPoint { return first.map { ValueEnclosure($0) } ?? .empty }
    let quarters = self / unit.quarterTurn
    guard quarters.mayContain(1, period: 2) else {
      guard let first, let last else { return .unknown }
      return ValueEnclosure(Interval(first.lower, max(first.lower, last.upper)))
    }
    // Less than half a turn contains one pole at most: the values before it and those behind it.
    guard quarters.upper - quarters.lower < 1.75 else { return .unknown }
    var parts: [Interval] = []
    if let last { parts.append(Interval(-.infinity, last.upper)) }
    if let first { parts.append(Interval(first.lower, .infinity)) }
    return .joining(parts, .nothing)
  }
}

// MARK: - Gamma

extension Interval {
  /// The image under Γ, whose poles are at 0 and the negative integers.
  ///
  /// Γ falls on (0, x₀] and rises from there on, with x₀ = 1.46163214496836234… and Γ(x₀) = 0.88560319441088870…
  /// (OEIS A030169, A030171). Below ½ it is π/(sin πx · Γ(1 − x)) (DLMF 5.5.3).
  func gammaImage() -> ValueEnclosure {
    if lower >= 0.5 { return positiveGammaImage() }
    if upper > 0.5 {
      let (low, high) = (
        Interval(lower, 0.5).gammaImage(), Interval(0.5, upper).positiveGammaImage()
      )
      return .joining(low.intervals + high.intervals, min(low.decoration, high.decoration))
    }
    let other = (Interval(1) - self).positiveGammaImage()
    let sine = (self / Interval(2)).wave(.sin, highest: 1, .turns)
    return sine.combined(with: other) { sine, other in
      Interval.pi.dividedImage(by: sine * other)
    }
  }

  private func positiveGammaImage() -> ValueEnclosure {
    let (before, behind) = (1.4616321449683622, 1.4616321449683626)
    let atMost: (Double) -> Double = {
      PointFunction.gamma.value(at: $0, .radians)?.upper ?? .infinity
    }
    let atLeast: (Double) -> Double = {
      PointFunction.gamma.value(at: $0, .radians)?.lower ?? .greatestFiniteMagnitude
    }
    if upper <= before { return ValueEnclosure(Interval(atLeast(upper), atMost(lower))) }
    if lower >= behind { return ValueEnclosure(Interval(atLeast(lower), atMost(upper))) }
    return ValueEnclosure(Interval(0.8856031944108886, max(atMost(lower), atMost(upper))))
  }
}
