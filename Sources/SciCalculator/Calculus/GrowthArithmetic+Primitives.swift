import SciNumber
import SciSyntax

// What primitives make of expansions.

extension GrowthArithmetic {
  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(StepError) -> Element {
    let x = try expansion(x)
    switch P.units {
    case .same: return .expansion(x)
    case .negated: return .expansion(scaled(x, by: -1))
    case .squareRoot: return .expansion(try power(x, Rational(1, 2)))
    case .cubeRoot:
      let sign = Real(try x.terms.isEmpty ? 1 : sign(of: x.terms[0].factor))
      return .expansion(scaled(try power(scaled(x, by: sign), Rational(1, 3)), by: sign))
    case .magnitude:
      guard let first = x.terms.first else { return .expansion(x) }
      return .expansion(scaled(x, by: Real(try sign(of: first.factor))))
    case .keptWithoutPoints: return .expansion(scaled(x, by: Real(Rational(1, 100))))
    case .none, .angle, .number, .kept: break
    }
    switch P.growth {
    case .exponential: return .expansion(try exponential(x))
    case .logarithmOnePlus:
      if try isGrowing(x) { return .expansion(try logarithm(added(x, number(1)))) }
    case .exponentialMinusOne:
      return .expansion(try added(exponential(x), number(-1)))
    case .logarithm(let base):
      let logarithm = try logarithm(x)
      guard let base else { return .expansion(logarithm) }
      let factor = try computing { () throws(MathError) in
        try Real(1).divided(by: Real(base).log(within: budget), within: budget)
      }
      return .expansion(scaled(logarithm, by: factor))
    case .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent:
      let (up, down) = (try exponential(x), try exponential(scaled(x, by: -1)))
      let difference = try added(up, scaled(down, by: -1))
      let half = Real(Rational(1, 2))
      if case .hyperbolicSine = P.growth { return .expansion(scaled(difference, by: half)) }
      let sum = try added(up, down)
      if case .hyperbolicCosine = P.growth { return .expansion(scaled(sum, by: half)) }
      return .expansion(try multiplied(difference, power(sum, -1)))
    case .regular, .bounded, .integerPart, .arctangent, .saturating, .saturatingRest, .towardsOne,
      .towardsZero, .fadingWave, .gamma:
      break
    case .sign:
      if let first = x.terms.first { return .expansion(try number(Real(sign(of: first.factor)))) }
    }
    if try isGrowing(x) { return .expansion(try farOut(P.self, x)) }
    return .expansion(try nearby(P.self, x))
  }

  /// Whether it grows without end.
  private func isGrowing(_ x: Expansion) throws(StepError) -> Bool {
    try (x.terms.first?.scale ?? x.rest).map { (scale) throws(StepError) in
      try scale.compared(to: .one, within: budget) > 0
    } ?? false
  }

  /// The value of a function of what grows without end.
  private mutating func farOut<P: UnaryPrimitive>(
    _: P.Type, _ x: Expansion
  ) throws(StepError) -> Expansion {
    if let expansion = try farOut(P.growth, x) { return expansion }
    switch P.growth {
    case .integerPart: return try added(x, Expansion(rest: .one))
    case .arctangent:
      // arctan x = ±¼ turn − arctan 1/x.
      let sign = try sign(of: split(x).first.factor)
      let eighth = try computing { () throws(MathError) in try P.exact(1, context) }
      let quarter = eighth.multiplied(by: Real(2 * sign), within: budget)
      let rest = try expansion(apply(P.self, .expansion(power(x, -1))))
      return try added(number(quarter), scaled(rest, by: -1))
    default: throw noSlope
    }
  }

  /// What is known of the value from the way it grows alone.
  private mutating func farOut(
    _ growth: Growth, _ x: Expansion
  ) throws(StepError) -> Expansion? {
    if case .bounded = growth { return Expansion(rest: .one) }
    let first = try split(x).first
    let sign = try sign(of: first.factor)
    let limit: WideInt
    switch growth {
    case .fadingWave:
      return Expansion(rest: first.scale.raised(to: Rational(-1, 2), within: budget))
    case .saturating: limit = sign
    case .saturatingRest: limit = 1 - sign
    case .towardsOne where sign > 0: limit = 1
    case .towardsZero where sign > 0: limit = 0
    default: return nil
    }
    let rest = first.scale.raised(to: Rational(WideInt(-Self.mostTerms)), within: budget)
    return try added(number(Real(limit)), Expansion(rest: rest))
  }

  /// The value of a function beside a number: by its power series there, from the side on which it is.
  private mutating func nearby<P: UnaryPrimitive>(
    _: P.Type, _ x: Expansion
  ) throws(StepError) -> Expansion {
    var small = x
    var place: Real = 0
    if let first = x.terms.first, try first.scale.compared(to: .one, within: budget) == 0 {
      place = first.factor
      small.terms.removeFirst()
    }
    guard let first = small.terms.first else {
      if small.rest == nil {
        return try number(computing { () throws(MathError) in try P.exact(place, context) })
      }
      // From which side is not known.
      guard case .bounded = P.growth else { throw noSlope }
      try checkSmall(small.rest)
      return try composed(factors(of: P.self, at: place, side: 1), small)
    }
    let side = try sign(of: first.factor)
    if case .integerPart = P.growth { return try stepped(P.self, at: place, side: side) }
    return try composed(
      factors(of: P.self, at: place, side: side), scaled(small, by: Real(side)))
  }

  /// The coefficients of the powers of h of f(a + h) or f(a − h).
  private func factors<P: UnaryPrimitive>(
    of _: P.Type, at place: Real, side: WideInt
  ) throws(StepError) -> [Real] {
    var arithmetic = SeriesArithmetic(context, count: Self.mostTerms, isOneSided: true)
    let variable = arithmetic.variable(at: place, times: Real(side))
    guard case .series(let series) = try arithmetic.apply(P.self, .series(variable)),
      series.valuation >= 0
    else { throw noSlope }
    let zeros = [Real](repeating: 0, count: min(series.valuation, Self.mostTerms))
    return Array((zeros + series.terms).prefix(Self.mostTerms))
  }

  /// The value beside a number of what jumps at integers or half-integers alone.
  private func stepped<P: UnaryPrimitive>(
    _: P.Type, at place: Real, side: WideInt
  ) throws(StepError) -> Expansion {
    try number(
      computing { () throws(MathError) in
        let halves = try place.multiplied(by: 2, within: budget).rationalValue(within: budget)
        let jumps = halves?.integerValue(limit: 62) != nil
        let step = Real(Rational(Integer(side), Integer(4)))
        return try P.exact(jumps ? place.adding(step, within: budget) : place, context)
      })
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(StepError) -> Element {
    let (x, y) = (try expansion(x), try expansion(y))
    switch P.units {
    case .sum: return .expansion(try added(x, y))
    case .difference: return .expansion(try added(x, scaled(y, by: -1)))
    case .product: return .expansion(try multiplied(x, y))
    case .quotient: return .expansion(try multiplied(x, power(y, -1)))
    case .power:
      if let exponent = try constant(y)?.knownRational {
        return .expansion(try power(x, exponent))
      }
      return .expansion(try exponential(multiplied(y, logarithm(x))))
    case .root:
      guard let degree = try constant(y)?.knownRational, !degree.isZero else { throw noSlope }
      return .expansion(try power(x, Rational(1) / degree))
    case .none, .division, .ratio, .polar:
      guard let x = try constant(x) else { throw noSlope }
      guard let y = try constant(y) else {
        guard try isGrowing(y), let expansion = try farOut(P.growth, y) else { throw noSlope }
        return .expansion(expansion)
      }
      return .expansion(
        try number(computing { () throws(MathError) in try P.exact(x, y, context) }))
    }
  }

  /// The number that an expansion is; `nil` where it depends on t.
  private func constant(_ x: Expansion) throws(StepError) -> Real? {
    guard x.rest == nil else { return nil }
    guard let first = x.terms.first else { return 0 }
    let isOne = try first.scale.compared(to: .one, within: budget) == 0
    return x.terms.count == 1 && isOne ? first.factor : nil
  }

  // MARK: Conditions

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(StepError) -> Element {
    let difference = try added(expansion(x), scaled(expansion(y), by: -1))
    guard let first = difference.terms.first else {
      if difference.rest != nil { throw noSlope }
      return .truth(comparison.holds(for: 0))
    }
    return .truth(comparison.holds(for: try sign(of: first.factor)))
  }

  func holds(_ x: Element) -> Bool? {
    if case .truth(let holds) = x { holds } else { nil }
  }

  func constant(_ number: Real, _ interval: Interval) -> Element {
    .expansion(number.isKeptZero ? Expansion() : Expansion(terms: [(number, .one)]))
  }

  func truth(_ holds: Bool) -> Element { .truth(holds) }
}
