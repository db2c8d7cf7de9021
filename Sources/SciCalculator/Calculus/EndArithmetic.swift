import SciNumber
import SciSyntax

/// How functions of t behave on (0, ε]: their values and their elasticities t·f′/f.
///
/// Where the elasticity of f is at least −c, |f(t)| ≤ |f(ε)|·(ε/t)ᶜ, since it is the derivative of ln |f| by ln t. So for c < 1 the integral of |f| from 0 to ε is at most
/// ε·|f(ε)|/(1 − c), and for an elasticity of at most −1 everywhere the integral diverges. The elasticity of a product is the sum of those of its factors, that
/// of a power a multiple, and that of eᵍ is t·g′; each rule is derived beside it. Bounds are numbers of the machine, exact where the result is, so that the border −1 is met by 1/t.
struct EndArithmetic: FormulaArithmetic {
  /// That nothing is known.
  struct Unknown: Error {}

  /// A function f on (0, ε].
  struct Element {
    /// Its values.
    var values: Interval
    /// t·f′(t).
    var scaledSlope: Interval
    /// The elasticity t·f′/f: a bounded one proves that f has no zero, since ln |f| is bounded on every [δ, ε].
    var elasticity: Interval
    /// f(ε).
    var last: Interval
    /// How the function oscillates: then the elasticity and f(ε) are those of a bound of its magnitude, and the values are some among which its own are.
    var oscillation = Oscillation.none
    /// Where it is eᵘ·r, both factors.
    var exponential: ExponentialForm?

    var isBound: Bool { oscillation != .none }

    /// A function that oscillates among values, of whose magnitude a bound has an elasticity and is something at ε.
    static func bound(
      _ values: Interval, elasticity: Interval, last: Interval, _ oscillation: Oscillation
    ) -> Element {
      var result = Element(
        values: values, scaledSlope: .everything, elasticity: elasticity, last: last.magnitude)
      result.oscillation = oscillation
      return result.tightened
    }

    /// A function that oscillates among values, of which no more is known.
    static func wave(
      _ values: Interval, _ oscillation: Oscillation
    ) throws(Unknown) -> Element {
      guard values.isBounded else { throw Unknown() }
      return .bound(
        values, elasticity: Interval(0), last: Interval(values.magnitude.upper), oscillation)
    }

    static func constant(_ value: Interval) -> Element {
      Element(values: value, scaledSlope: Interval(0), elasticity: Interval(0), last: value)
    }
  }

  /// How often a function changes its sign.
  enum Oscillation: Comparable {
    case none
    /// As a wave of something whose change by ln t is bounded.
    case slow
    case fast
  }

  /// A product eᵘ·r: of sums of these, the largest power of e is taken out.
  final class ExponentialForm {
    let exponent: Element
    let rest: Element

    init(_ exponent: Element, _ rest: Element) { (self.exponent, self.rest) = (exponent, rest) }
  }

  let unit: AngleUnit

  /// The variable on (0, ε].
  static func variable(upTo end: Double) -> Element {
    Element(
      values: Interval(0, end), scaledSlope: Interval(0, end), elasticity: Interval(1),
      last: Interval(end))
  }

  func constant(_ number: Real, _ interval: Interval) -> Element {
    .constant(number.knownRational.map { Interval(of: $0) } ?? interval)
  }

  func truth(_ holds: Bool) -> Element { .constant(.everything) }

  // MARK: Functions of one number

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(Unknown) -> Element {
    if x.elasticity == Interval(0), x.scaledSlope == Interval(0), x.values.isPoint {
      return .constant(try image(P.self, x.values))
    }
    if case .bounded = P.growth, !x.values.isBounded {
      // No more is used of a wave than that it is not above 1.
      return try .wave(Interval(-1, 1), x.scaledSlope.isBounded ? .slow : .fast)
    }
    if x.isBound {
      let values = try image(P.self, x.values)
      switch P.units {
      case .same, .negated, .magnitude:
        var result = x
        result.values = values
        return result
      default: return try .wave(values, x.oscillation)
      }
    }
    if !x.values.isBounded, let sum = try exponentials(P.self, x) { return sum }
    if case .gamma(let shift) = P.growth, let logarithm = try logarithmOfGamma(x, plus: shift) {
      return try product(logarithm, .constant(Interval(1)))
    }
    var result = Element(
      values: try image(P.self, x.values), scaledSlope: .everything, elasticity: .everything,
      last: try image(P.self, x.last))
    var range = RangeArithmetic(unit: unit)
    if let slope = try slope(P.self, on: x.values, &range) {
      result.scaledSlope = slope * x.scaledSlope
    }
    switch P.units {
    case .same, .negated:
      result.elasticity = x.elasticity
      if let form = x.exponential {
        result.exponential = ExponentialForm(form.exponent, try apply(P.self, form.rest))
      }
    case .magnitude, .keptWithoutPoints: result.elasticity = x.elasticity
    case .squareRoot: result.elasticity = x.elasticity * Interval(0.5)
    case .cubeRoot: result.elasticity = x.elasticity / Interval(3)
    case .none, .angle, .number, .kept: break
    }
    switch P.growth {
    case .exponentialMinusOne:
      // geᵍ/(eᵍ − 1) = g/(1 − e^(−g)) lies between 1 and 1 + g.
      if x.values.lower > -1 {
        result.elasticity = x.elasticity * Interval(1).hull(Interval(1) + x.values)
      }
    case .logarithmOnePlus:
      // g/((1 + g)ln(1 + g)) lies between 1 and 1/(1 + g), since g/(1 + g) ≤ ln(1 + g) ≤ g.
      if x.values.lower > -1 {
        result.elasticity =
          x.elasticity * Interval(1).hull(Interval(1) / (Interval(1) + x.values))
      }
    case .exponential:
      // t(eᵍ)′/eᵍ = tg′.
      result.elasticity = x.scaledSlope
      result.exponential = ExponentialForm(x, .constant(Interval(1)))
      // Where g ≤ −G ≤ −1, geᵍ lies between −Ge^(−G) and 0, and t(eᵍ)′ = geᵍ·(tg′/g).
      if x.values.upper <= -1, x.elasticity.isBounded {
        let least = try image(P.self, Interval(x.values.upper)) * Interval(x.values.upper)
        result.scaledSlope =
          result.scaledSlope.intersection(
            x.elasticity * Interval(least.lower, 0)) ?? result.scaledSlope
      }
    case .logarithm(let base):
      // t(ln f)′ = tf′/f.
      let scale = try base.map { (base) throws(Unknown) in
        try image(Logarithm.self, Interval(Double(base)))
      }
      result.scaledSlope = scale.map { x.elasticity / $0 } ?? x.elasticity
    case .arctangent, .saturating:
      // t·f(g)′ = g·f′(g)·(tg′/g), and x·f′(x) falls from 1 on, for both functions.
      let size = x.values.magnitude
      if size.lower >= 1, x.elasticity.isBounded,
        let least = try slope(P.self, on: Interval(size.lower), &range)
      {
        let most = (least * Interval(size.lower)).upper
        result.scaledSlope =
          result.scaledSlope.intersection(x.elasticity * Interval(-most, most))
          ?? result.scaledSlope
      }
    case .saturatingRest where x.values.lower >= 0:
      // erfc g lies between 2e^(−g²)/√π over g + √(g² + 2) and over g + √(g² + 4/π) (DLMF 7.8.2 and 7.8.3), so that g·erfc′g/erfc g = −g(g + √(g² + c)) for a c between 4/π and 2.
      let square = x.values.raised(to: 2) + Interval(1.25, 2)
      if let root = square.squareRoot {
        result.elasticity = x.elasticity * -(x.values * (x.values + root))
      }
    default: break
    }
    if P.parity == .odd, x.values.magnitude.upper <= 1,
      let own = try slope(P.self, on: x.values, &range),
      let mean = try slope(P.self, on: x.values.hull(Interval(0)), &range), !mean.contains(0)
    {
      // f(g) = g·f′(ξ) for a ξ between 0 and g, so that g·f′(g)/f(g) is f′(g)/f′(ξ).
      let elasticity = x.elasticity * (own / mean)
      result.elasticity = result.elasticity.intersection(elasticity) ?? result.elasticity
    }
    return result.tightened
  }

  /// Functions that are made of powers of e or of logarithms, of an argument that grows without end; `nil` for all others.
  private func exponentials<P: UnaryPrimitive>(
    _: P.Type, _ x: Element
  ) throws(Unknown) -> Element? {
    var arithmetic = self
    let half = Element.constant(Interval(0.5))
    switch P.growth {
    case .logarithmOnePlus:
      return try arithmetic.apply(
        Logarithm.self, arithmetic.apply(Sum.self, x, .constant(Interval(1))))
    case .exponentialMinusOne:
      return try arithmetic.apply(
        Difference.self, arithmetic.apply(Exponential.self, x),
        .constant(Interval(1)))
    case .hyperbolicSine, .hyperbolicCosine:
      let up = try arithmetic.apply(Exponential.self, x)
      let down = try arithmetic.apply(
        Exponential.self, arithmetic.apply(Negation.self, x))
      if case .hyperbolicSine = P.growth {
        return try arithmetic.apply(
          Product.self, arithmetic.apply(Difference.self, up, down), half)
      }
      return try arithmetic.apply(Product.self, arithmetic.apply(Sum.self, up, down), half)
    case .hyperbolicTangent:
      // (1 − e^(−2x))/(1 + e^(−2x)) for x > 0, and the opposite of its value at −x.
      guard x.values.magnitude.lower >= 1 else { return nil }
      let isNegative = x.values.upper < 0
      let double = Element.constant(Interval(isNegative ? 2 : -2))
      let one = Element.constant(Interval(1))
      var small = try arithmetic.apply(
        Exponential.self, arithmetic.apply(Product.self, x, double))
      small.exponential = nil
      let quotient = try arithmetic.apply(
        Quotient.self, arithmetic.apply(Difference.self, one, small),
        arithmetic.apply(Sum.self, one, small))
      return isNegative ? try arithmetic.apply(Negation.self, quotient) : quotient
    default: return nil
    }
  }

  /// ln Γ(x + s) for x ≥ 8; `nil` for others.
  ///
  /// With u = x + s, ln Γ(u) = (u − ½)ln u − u + ½ ln 2π + r, where r is between 0 and 1/(12u) (DLMF 5.11.1 and 5.11(ii)), and ln u − 1/u < ψ(u) < ln u. So uψ(u) is at least
  /// u ln u − 1 ≥ ln Γ(u), and uψ(u)/ln Γ(u) is at most u ln u/(u ln u − u − ½ ln u) = 1/(1 − 1/ln u − 1/(2u)), which falls. The elasticity of ln Γ(x + s) is that of x times uψ(u)/ln Γ(u) times x/u.
  private func logarithmOfGamma(_ x: Element, plus shift: WideInt) throws(Unknown) -> Element? {
    guard x.values.lower >= 8 else { return nil }
    let shift = Interval(Double(shift))
    func value(_ x: Double) throws(Unknown) -> Interval {
      let u = Interval(x) + shift
      let logarithm = try image(Logarithm.self, u)
      let rest = Interval(0.9189, 0.919) + Interval(0, 1) / (Interval(12) * u)
      return (u - Interval(0.5)) * logarithm - u + rest
    }
    let (lower, upper) = (x.values.lower, x.values.upper)
    let least = Interval(lower) + shift
    let logarithm = try image(Logarithm.self, least)
    let ratio = (Interval(1) - Interval(1) / logarithm - Interval(0.5) / least).lower
    let factor = Interval((Interval(lower) / least).lower, (Interval(1) / Interval(ratio)).upper)
    return Element(
      values: Interval(try value(lower).lower, upper.isFinite ? try value(upper).upper : .infinity),
      scaledSlope: .everything, elasticity: x.elasticity * factor,
      last: Interval(try value(x.last.lower).lower, try value(x.last.upper).upper)
    ).tightened
  }

  /// The slopes of a function on an interval; `nil` where they are not known.
  private func slope<P: UnaryPrimitive>(
    _: P.Type, on x: Interval, _ range: inout RangeArithmetic
  ) throws(Unknown) -> Interval? {
    let value = RangeArithmetic.Element.number(.constant(try image(P.self, x)))
    return try? P.slope(at: .number(.constant(x)), value, &range).hull
  }

  private func image<P: UnaryPrimitive>(_: P.Type, _ x: Interval) throws(Unknown) -> Interval {
    guard let jet = P.image(Jet(whole: ValueEnclosure(x), centre: nil, slope: nil), unit),
      let hull = jet.whole.hull
    else { throw Unknown() }
    return hull
  }

  // MARK: Functions of two numbers

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(Unknown) -> Element {
    switch P.units {
    case .sum: return try sum(x, y)
    case .difference: return try sum(x, apply(Negation.self, y))
    case .product:
      if x.isBound || y.isBound {
        return .bound(
          x.values * y.values, elasticity: x.elasticity + y.elasticity, last: x.last * y.last,
          max(x.oscillation, y.oscillation))
      }
      if let (exponent, rest) = try joined(P.self, Sum.self, x, y) {
        return try product(exponent, rest)
      }
      return Element(
        values: x.values * y.values,
        scaledSlope: x.scaledSlope * y.values + x.values * y.scaledSlope,
        elasticity: x.elasticity + y.elasticity, last: x.last * y.last
      ).tightened
    case .quotient:
      if y.isBound {
        return try apply(Product.self, x, Element.wave(Interval(1) / y.values, y.oscillation))
      }
      let values = x.values.quotient(by: y.values)
      let elasticity = x.elasticity - y.elasticity
      if x.isBound {
        return .bound(values, elasticity: elasticity, last: x.last / y.last, x.oscillation)
      }
      if let (exponent, rest) = try joined(P.self, Difference.self, x, y) {
        return try product(exponent, rest)
      }
      return Element(
        values: values, scaledSlope: .everything, elasticity: elasticity, last: x.last / y.last
      ).tightened
    case .power, .root:
      guard y.scaledSlope == Interval(0), y.values.isPoint || y.last == y.values else {
        // xʸ = e^(y ln x).
        guard case .power = P.units else { throw Unknown() }
        return try apply(Exponential.self, apply(Product.self, y, apply(Logarithm.self, x)))
      }
      if x.isBound {
        guard case .power = P.units, let values = power(P.self, x.values, y.values) else {
          throw Unknown()
        }
        guard y.values.lower >= 0, let last = power(P.self, x.last, y.values) else {
          return try .wave(values, x.oscillation)
        }
        // |f|ᵖ is no larger than the power of its bound.
        return .bound(values, elasticity: x.elasticity * y.values, last: last, x.oscillation)
      }
      if let exponential = x.exponential, case .power = P.units {
        var arithmetic = self
        return try product(
          arithmetic.apply(Product.self, exponential.exponent, y),
          arithmetic.apply(P.self, exponential.rest, y))
      }
      let isRoot = if case .root = P.units { true } else { false }
      let exponent = isRoot ? Interval(1) / y.values : y.values
      guard let values = power(P.self, x.values, y.values),
        let last = power(P.self, x.last, y.values)
      else { throw Unknown() }
      return Element(
        values: values, scaledSlope: .everything, elasticity: x.elasticity * exponent, last: last
      ).tightened
    case .none, .division, .ratio, .polar:
      return try values(
        P.image(.constant(x.values), .constant(y.values), unit),
        P.image(.constant(x.last), .constant(y.last), unit))
    }
  }

  mutating func apply<P: TernaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element, _ z: Element
  ) throws(Unknown) -> Element {
    try values(
      P.image(.constant(x.values), .constant(y.values), .constant(z.values), unit),
      P.image(.constant(x.last), .constant(y.last), .constant(z.last), unit))
  }

  /// A function of which only values are known.
  private func values(_ jet: Jet?, _ last: Jet?) throws(Unknown) -> Element {
    guard let values = jet?.whole.hull, let last = last?.whole.hull else { throw Unknown() }
    return Element(
      values: values, scaledSlope: .everything, elasticity: .everything, last: last
    ).tightened
  }

  private func power<P: BinaryPrimitive>(_: P.Type, _ x: Interval, _ y: Interval) -> Interval? {
    var exponent = Jet.constant(y)
    if let point = y.point, let rational = Rational(exactly: point) {
      exponent = .constant(rational, y)
    }
    return P.image(Jet(whole: ValueEnclosure(x), centre: nil, slope: nil), exponent, unit)?
      .whole.hull
  }

  /// eᵘ·r for an exponent and a factor without one.
  private func product(_ exponent: Element, _ rest: Element) throws(Unknown) -> Element {
    var arithmetic = self
    var power = try arithmetic.apply(Exponential.self, exponent)
    power.exponential = nil
    var result = try arithmetic.apply(Product.self, power, rest)
    result.exponential = ExponentialForm(exponent, rest)
    // With v = ½u ≤ −1, t(eᵘr)′ = eᵛr·(2E_u·veᵛ + E_r·eᵛ); |eᵛr| is largest at ε where its elasticity tv′ + E_r is not negative, and for v ≤ −G, veᵛ lies between −Ge^(−G) and 0.
    let half = exponent.values * Interval(0.5)
    if half.upper <= -1, exponent.elasticity.isBounded, rest.elasticity.isBounded,
      (exponent.scaledSlope * Interval(0.5) + rest.elasticity).lower >= 0
    {
      let end = try image(Exponential.self, exponent.last * Interval(0.5))
      let most = (end * rest.last).magnitude.upper
      let small = try image(Exponential.self, Interval(half.upper))
      let slopes =
        exponent.elasticity * Interval(2) * (small * Interval(half.upper)).hull(Interval(0))
        + rest.elasticity * small.hull(Interval(0))
      result.scaledSlope =
        result.scaledSlope.intersection(slopes * Interval(-most, most)) ?? result.scaledSlope
    }
    return result.tightened
  }

  /// The exponent and the factor of a product or quotient of two, at least one of which is a power of e times something; `nil` for others.
  private func joined<P: BinaryPrimitive, Q: BinaryPrimitive>(
    _: P.Type, _ ofExponents: Q.Type, _ x: Element, _ y: Element
  ) throws(Unknown) -> (exponent: Element, rest: Element)? {
    guard x.exponential != nil || y.exponential != nil else { return nil }
    let zero = Element.constant(Interval(0))
    var arithmetic = self
    return (
      try arithmetic.apply(
        Q.self, x.exponential?.exponent ?? zero, y.exponential?.exponent ?? zero),
      try arithmetic.apply(P.self, x.exponential?.rest ?? x, y.exponential?.rest ?? y)
    )
  }

  /// eᵘ·r + eᵛ·s = eᵘ·r·(1 + (s/r)·e^(v − u)) for v below u; `nil` otherwise.
  private func sumOfExponentials(_ x: Element, _ y: Element) throws(Unknown) -> Element? {
    guard let larger = x.exponential else { return nil }
    var arithmetic = self
    let exponent = y.exponential?.exponent ?? .constant(Interval(0))
    let difference = try arithmetic.apply(Difference.self, exponent, larger.exponent)
    guard difference.values.upper <= -1 else { return nil }
    var ratio = try product(
      difference,
      arithmetic.apply(Quotient.self, y.exponential?.rest ?? y, larger.rest))
    ratio.exponential = nil
    let factor = try arithmetic.apply(Sum.self, .constant(Interval(1)), ratio)
    return try product(
      larger.exponent, arithmetic.apply(Product.self, larger.rest, factor))
  }

  /// f + g: between the elasticities of both where they have one sign, and E_f + q/(1 + q)·(E_g − E_f) for q = g/f.
  private func sum(_ x: Element, _ y: Element) throws(Unknown) -> Element {
    if x.isBound || y.isBound {
      return .bound(
        x.values + y.values, elasticity: x.elasticity.hull(y.elasticity),
        last: x.last.magnitude + y.last.magnitude, max(x.oscillation, y.oscillation))
    }
    var result = Element(
      values: x.values + y.values, scaledSlope: x.scaledSlope + y.scaledSlope,
      elasticity: .everything, last: x.last + y.last)
    if let sum = try sumOfExponentials(x, y) { return sum }
    if let sum = try sumOfExponentials(y, x) { return sum }
    let isOneSided =
      x.values.lower >= 0 && y.values.lower >= 0 || x.values.upper <= 0 && y.values.upper <= 0
    if isOneSided { result.elasticity = x.elasticity.hull(y.elasticity) }
    for (f, g) in [(x, y), (y, x)] {
      let difference = g.elasticity - f.elasticity
      guard !f.last.contains(0) else { continue }
      if let elasticity = quotientElasticity(f, g) {
        result.elasticity = result.elasticity.intersection(elasticity) ?? result.elasticity
      }
      // |q| is largest at ε where its own elasticity is not negative.
      let ratio = difference.lower >= 0 ? g.last / f.last : g.values / f.values
      guard ratio.isBounded else { continue }
      let q = Interval(min(ratio.lower, 0), max(ratio.upper, 0))
      guard q.lower > -1 else { continue }
      // q/(1 + q) rises.
      let share = Interval(
        (Interval(q.lower) / (Interval(1) + Interval(q.lower))).lower,
        (Interval(q.upper) / (Interval(1) + Interval(q.upper))).upper)
      let elasticity = f.elasticity + share * difference
      result.elasticity = result.elasticity.intersection(elasticity) ?? result.elasticity
      let values = f.values * (Interval(1) + q)
      result.values = result.values.intersection(values) ?? result.values
    }
    return result.tightened
  }

  /// The elasticity of f + g = f·(1 + q), which is E_f + t·q′/(1 + q), for a quotient q = g/f that consists of powers of e; `nil` where that says nothing.
  private func quotientElasticity(_ f: Element, _ g: Element) -> Interval? {
    guard g.exponential != nil || f.exponential != nil, f.elasticity.isBounded else { return nil }
    var arithmetic = self
    guard let quotient = try? arithmetic.apply(Quotient.self, g, f),
      quotient.scaledSlope.isBounded, quotient.values.isBounded, quotient.values.lower > -1
    else { return nil }
    return f.elasticity + quotient.scaledSlope / (Interval(1) + quotient.values)
  }

  // MARK: What has no values here

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(Unknown) -> Element { throw Unknown() }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(Unknown) -> Element { throw Unknown() }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(Unknown) -> Element {
    throw Unknown()
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(Unknown) -> Element { throw Unknown() }

  mutating func angle(_ x: Element, in unit: PostfixOperator) throws(Unknown) -> Element {
    throw Unknown()
  }

  mutating func join(_ whole: Element, part: Element) throws(Unknown) -> Element {
    throw Unknown()
  }
}

extension EndArithmetic.Element {
  /// The same function with the bounds that follow from one another.
  var tightened: Self {
    var result = self
    if isBound {
      // The bound rises with t.
      if elasticity.lower >= 0 {
        let most = last.magnitude.upper
        result.values = result.values.intersection(Interval(-most, most)) ?? values
      }
      return result
    }
    // A function without zeros has the sign that it has at ε.
    if elasticity.isBounded || values.lower >= 0 || values.upper <= 0 {
      if last.lower > 0 {
        result.values = result.values.intersection(Interval(0, .infinity)) ?? values
      }
      if last.upper < 0 {
        result.values = result.values.intersection(Interval(-.infinity, 0)) ?? values
      }
    }
    // |f| rises or falls with t.
    if elasticity.lower >= 0 {
      let most = last.magnitude.upper
      result.values = result.values.intersection(Interval(-most, most)) ?? values
    } else if elasticity.upper <= 0, !last.contains(0) {
      let beyond =
        last.lower > 0 ? Interval(last.lower, .infinity) : Interval(-.infinity, last.upper)
      result.values = result.values.intersection(beyond) ?? values
    }
    if isBound { return result }
    result.scaledSlope =
      result.scaledSlope.intersection(result.values * result.elasticity) ?? result.scaledSlope
    if !result.values.contains(0) {
      result.elasticity =
        result.elasticity.intersection(result.scaledSlope / result.values) ?? result.elasticity
    }
    return result
  }
}

extension Interval {
  /// The quotients by numbers that are not zero, where zero may be an end of the divisors.
  fileprivate func quotient(by divisor: Interval) -> Interval {
    guard divisor.contains(0) else { return self / divisor }
    guard divisor.lower == 0 || divisor.upper == 0, divisor.lower < divisor.upper else {
      return .everything
    }
    if divisor.upper == 0 { return (-self).quotient(by: -divisor) }
    if lower >= 0 { return Interval((Interval(lower) / Interval(divisor.upper)).lower, .infinity) }
    if upper <= 0 { return Interval(-.infinity, (Interval(upper) / Interval(divisor.upper)).upper) }
    return .everything
  }

  init(of rational: Rational) {
    let bounds = try? Real(rational).doubles(within: .interactive)
    self = bounds.map { Interval($0.lower, $0.upper) } ?? .everything
  }
}

extension RangeArithmetic.Element {
  fileprivate var hull: Interval? {
    if case .number(let jet) = self { jet.whole.hull } else { nil }
  }
}
