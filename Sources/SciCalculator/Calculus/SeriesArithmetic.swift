import SciNumber
import SciSyntax

/// Power series in a small variable t, with exact coefficients: c₀tᵛ + c₁tᵛ⁺¹ + … up to some order.
///
/// The series of a function of a series follows from its derivative, which each primitive says in terms of others: if y = f(u), then y′ = f′(u)·u′, so that the
/// coefficients of f′(u) up to an order give those of y up to the next one. Nothing here knows a function, and what has no derivative has no series.
///
/// With `isOneSided`, t is above 0, and |t| is t.
struct SeriesArithmetic: Calculus {
  typealias Failure = StepError

  /// A series, or whether a comparison holds around the point.
  enum Element {
    case series(Series)
    case truth(Bool)
    /// The value of a function whose derivative is asked for, before it is known: see ``apply(_:_:)``.
    case unknown
  }

  /// tᵛ times a series of so many terms.
  struct Series {
    /// The exponent of the first term.
    var valuation: Int
    var terms: [Real]
    /// Whether it is one number, and so known to every order.
    var isConstant = false

    /// The first exponent that is not known any more.
    var end: Int { valuation + terms.count }

    /// The factor of a power of t, 0 where it has no term.
    func term(_ exponent: Int) -> Real {
      let index = exponent - valuation
      return terms.indices.contains(index) ? terms[index] : 0
    }
  }

  let exact: ExactArithmetic
  /// How many terms are computed.
  let count: Int
  /// Whether t stands for positive numbers alone.
  let isOneSided: Bool
  /// Whether somebody has asked for a value that was not known.
  private var missedValue = false

  init(_ context: Function.Context, count: Int, isOneSided: Bool) {
    exact = ExactArithmetic(context)
    self.count = count
    self.isOneSided = isOneSided
  }

  private var context: Function.Context { exact.context }
  private var budget: EvaluationBudget { exact.context.budget }

  /// The number a, as a series.
  func constant(_ number: Real) -> Series {
    Series(
      valuation: 0, terms: [number] + Array(repeating: 0, count: count - 1), isConstant: true)
  }

  /// a·tᵛ.
  func power(_ exponent: Int, times factor: Real = 1) -> Series {
    Series(valuation: exponent, terms: [factor] + Array(repeating: 0, count: count - 1))
  }
}

// MARK: - Series

extension SeriesArithmetic {
  private mutating func series(_ element: Element) throws(StepError) -> Series {
    switch element {
    case .series(let series): return series
    case .truth: throw StepError(.booleanInArithmetic)
    case .unknown:
      missedValue = true
      throw noSlope
    }
  }

  /// The series without leading terms that are zero by proof; without any term where all are.
  func normalized(_ series: Series) throws(StepError) -> Series {
    var series = series
    while let first = series.terms.first {
      let sign = try StepError.computing { () throws(MathError) in
        try first.sign(within: budget)
      }
      if sign != 0 { break }
      series.terms.removeFirst()
      series.valuation += 1
    }
    return series
  }

  private func added(_ x: Series, _ y: Series) -> Series {
    let start = min(x.valuation, y.valuation)
    let end = x.isConstant ? y.end : y.isConstant ? x.end : min(x.end, y.end)
    let terms = (start..<max(start, end)).map { x.term($0).adding(y.term($0), within: budget) }
    return Series(valuation: start, terms: terms, isConstant: x.isConstant && y.isConstant)
  }

  private func multiplied(_ x: Series, _ y: Series) -> Series {
    if x.isConstant, let factor = x.terms.first { return scaled(y, by: factor) }
    if y.isConstant, let factor = y.terms.first { return scaled(x, by: factor) }
    let count = min(x.terms.count, y.terms.count)
    let terms = (0..<count).map { (n) -> Real in
      (0...n).reduce(Real(0)) { sum, k in
        sum.adding(x.terms[k].multiplied(by: y.terms[n - k], within: budget), within: budget)
      }
    }
    return Series(valuation: x.valuation + y.valuation, terms: terms)
  }

  private func scaled(_ series: Series, by factor: Real) -> Series {
    Series(
      valuation: series.valuation,
      terms: series.terms.map { $0.multiplied(by: factor, within: budget) },
      isConstant: series.isConstant)
  }

  private func divided(_ x: Series, _ y: Series) throws(StepError) -> Series {
    let y = try normalized(y)
    guard let leading = y.terms.first else {
      throw StepError(.math(.divisionByZero, function: nil))
    }
    if y.isConstant {
      return try StepError.computing { () throws(MathError) in
        scaled(x, by: try Real(1).divided(by: leading, within: budget))
      }
    }
    let count = x.isConstant ? y.terms.count : min(x.terms.count, y.terms.count)
    var quotient: [Real] = []
    for n in 0..<count {
      var rest = n < x.terms.count ? x.terms[n] : 0
      for k in 0..<n {
        rest = rest.subtracting(
          quotient[k].multiplied(by: y.terms[n - k], within: budget), within: budget)
      }
      quotient.append(
        try StepError.computing { () throws(MathError) in
          try rest.divided(by: leading, within: budget)
        })
    }
    return Series(valuation: x.valuation - y.valuation, terms: quotient)
  }

  /// The constant term of a series that has no pole, and the series from there on.
  private func regular(_ series: Series) throws(StepError) -> Series {
    let series = series.valuation < 0 ? try normalized(series) : series
    guard series.valuation >= 0, series.end > 0 else { throw noSlope }
    let zeros = [Real](repeating: 0, count: min(series.valuation, count))
    return Series(
      valuation: 0, terms: Array((zeros + series.terms).prefix(count)),
      isConstant: series.isConstant)
  }

  /// The series whose derivative is s·u′ and whose constant term is `value`.
  private func integral(_ s: Series, along u: Series, from value: Real) throws(StepError) -> Series
  {
    let s = try regular(s)
    var terms = [value]
    for n in 1..<max(1, min(u.terms.count, s.terms.count + 1)) {
      var sum: Real = 0
      for j in 1...n {
        let term = u.terms[j].multiplied(by: s.terms[n - j], within: budget)
        sum = sum.adding(
          term.multiplied(by: Real(WideInt(j)), within: budget), within: budget)
      }
      terms.append(
        try StepError.computing { () throws(MathError) in
          try sum.divided(by: Real(WideInt(n)), within: budget)
        })
    }
    return Series(valuation: 0, terms: terms)
  }

  /// uᵉ for a rational exponent: tᵛᵉ times the power of a series with a constant term.
  private mutating func power(_ u: Series, _ exponent: Rational) throws(StepError) -> Series {
    if let integer = exponent.integerValue(limit: 16)?.asInt { return try power(u, integer) }
    let u = try normalized(u)
    guard let leading = u.terms.first else { throw noSlope }
    let shift = Rational(WideInt(u.valuation)) * exponent
    guard let valuation = shift.integerValue(limit: 32)?.asInt, u.valuation == 0 || isOneSided
    else {
      throw noSlope
    }
    let value = try StepError.computing { () throws(MathError) in
      try leading.raised(to: Real(exponent), within: budget)
    }
    var result = Series(valuation: 0, terms: [value])
    let unit = Series(valuation: 0, terms: u.terms)
    // y′ = e·y·u′/u, a term more each time.
    while result.terms.count < unit.terms.count {
      try StepError.computing { () throws(MathError) in try budget.check() }
      let slope = scaled(try divided(result, unit.prefix(result.terms.count)), by: Real(exponent))
      result = try integral(slope, along: unit.prefix(result.terms.count + 1), from: value)
    }
    result.valuation = Int(valuation)
    result.isConstant = u.isConstant
    return result
  }

  private func power(_ u: Series, _ exponent: WideInt) throws(StepError) -> Series {
    if exponent < 0 { return try divided(constant(1), power(u, -exponent)) }
    var (result, square, rest) = (constant(1), u, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result = multiplied(result, square) }
      rest /= 2
      if rest > 0 { square = multiplied(square, square) }
    }
    return result
  }
}

extension SeriesArithmetic.Series {
  /// So many terms of it.
  fileprivate func prefix(_ count: Int) -> Self {
    Self(valuation: valuation, terms: Array(terms.prefix(count)), isConstant: isConstant)
  }
}

// MARK: - Primitives

extension SeriesArithmetic {
  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(StepError) -> Element {
    let series = try series(x)
    switch P.units {
    case .same: return x
    case .negated: return .series(scaled(series, by: -1))
    case .magnitude where !series.isConstant:
      let sign = try sign(of: x)
      if sign == 0 { throw noSlope }
      return .series(scaled(series, by: Real(sign)))
    case .squareRoot where !series.isConstant:
      return .series(try power(series, Rational(1, 2)))
    case .cubeRoot where !series.isConstant:
      return .series(try power(series, Rational(1, 3)))
    case .none, .angle, .number, .kept, .keptWithoutPoints, .magnitude, .squareRoot, .cubeRoot:
      break
    }
    let u = try regular(series)
    let value = try StepError.computing { () throws(MathError) in
      try P.exact(u.terms[0], context)
    }
    if u.isConstant { return .series(constant(value)) }
    return .series(
      try composed(u, value, to: u.terms.count) {
        (u, value, a) throws(StepError) in try P.slope(at: .series(u), value, &a)
      })
  }

  /// The series of f(u) with the value f(u₀), from the derivative of f.
  ///
  /// Most derivatives do not need the value, which is then not computed for them.
  private mutating func composed(
    _ u: Series, _ value: Real, to count: Int,
    slope: (Series, Element, inout SeriesArithmetic) throws(StepError) -> Element
  ) throws(StepError) -> Series {
    guard count > 1 else { return Series(valuation: 0, terms: [value]) }
    try StepError.computing { () throws(MathError) in try budget.check() }
    let shorter = u.prefix(count - 1)
    missedValue = false
    let derivative: Series
    do throws(StepError) {
      derivative = try series(slope(shorter, .unknown, &self))
    } catch {
      guard missedValue else { throw error }
      let known = try composed(shorter, value, to: count - 1, slope: slope)
      derivative = try series(slope(shorter, .series(known), &self))
    }
    return try integral(derivative, along: u.prefix(count), from: value)
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(StepError) -> Element {
    let (x, y) = (try series(x), try series(y))
    if x.isConstant, y.isConstant {
      return .series(
        constant(
          try StepError.computing { () throws(MathError) in
            try P.exact(x.terms[0], y.terms[0], context)
          }))
    }
    switch P.units {
    case .sum: return .series(added(x, y))
    case .difference: return .series(added(x, scaled(y, by: -1)))
    case .product: return .series(multiplied(x, y))
    case .quotient: return .series(try divided(x, y))
    case .power, .root:
      if y.isConstant, let number = y.terms[0].knownRational {
        if number.isZero, case .power = P.units { return .series(constant(1)) }
        if case .power = P.units { return .series(try power(x, number)) }
        return .series(try power(x, Rational(1) / number))
      }
    case .none, .division, .ratio, .polar: break
    }
    let (u, v) = (try regular(x), try regular(y))
    let value = try StepError.computing { () throws(MathError) in
      try P.exact(u.terms[0], v.terms[0], context)
    }
    if case .power = P.units {
      // uᵛ is e^(v ln u).
      let exponent = multiplied(v, try self.series(apply(Logarithm.self, .series(u))))
      return .series(
        try composed(try regular(exponent), value, to: min(u.terms.count, v.terms.count)) {
          (w, value, a) throws(StepError) in try Exponential.slope(at: .series(w), value, &a)
        })
    }
    // The two changes add up, each along its operand.
    return .series(try composed(P.self, u, v, value, to: min(u.terms.count, v.terms.count)))
  }

  mutating func apply<P: TernaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element, _ z: Element
  ) throws(StepError) -> Element {
    let (first, second) = (try series(x), try series(y))
    let u = try regular(series(z))
    guard first.isConstant, second.isConstant else { throw noSlope }
    let value = try StepError.computing { () throws(MathError) in
      try P.exact(first.terms[0], second.terms[0], u.terms[0], context)
    }
    if u.isConstant { return .series(constant(value)) }
    return .series(
      try composed(u, value, to: u.terms.count) {
        (u, _, a) throws(StepError) in
        try P.slope(at: .series(first), .series(second), .series(u), &a)
      })
  }

  private mutating func composed<P: BinaryPrimitive>(
    _: P.Type, _ u: Series, _ v: Series, _ value: Real, to count: Int
  ) throws(StepError) -> Series {
    guard count > 1 else { return Series(valuation: 0, terms: [value]) }
    let (x, y) = (u.prefix(count - 1), v.prefix(count - 1))
    let known = Element.series(
      try composed(P.self, x, y, value, to: count - 1))
    var result = Series(
      valuation: 0, terms: [value] + Array(repeating: 0, count: count - 1))
    if !u.isConstant {
      let slope = try P.firstSlope(at: .series(x), .series(y), known, &self)
      result = added(result, try integral(series(slope), along: u.prefix(count), from: 0))
    }
    if !v.isConstant {
      let slope = try P.secondSlope(at: .series(x), .series(y), known, &self)
      result = added(result, try integral(series(slope), along: v.prefix(count), from: 0))
    }
    return result
  }

  /// −1, 0 or 1: the sign for small t, and where t has both signs the one at 0.
  func sign(of x: Element) throws(StepError) -> WideInt {
    guard case .series(let series) = x else { throw noSlope }
    let normal = try normalized(series)
    guard let leading = normal.terms.first else {
      // Nothing is known but that it is small.
      if series.isConstant { return 0 }
      throw noSlope
    }
    guard normal.valuation == 0 || isOneSided else {
      if normal.valuation < 0 { throw noSlope }
      return 0
    }
    return try StepError.computing { () throws(MathError) in try leading.sign(within: budget) }
  }

  func signAtPoint(of x: Element) throws(StepError) -> WideInt {
    guard case .series(let series) = x, let value = try regular(series).terms.first else {
      throw noSlope
    }
    return try StepError.computing { () throws(MathError) in try value.sign(within: budget) }
  }

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(StepError) -> Element {
    let difference = added(try series(x), scaled(try series(y), by: -1))
    let sign = try sign(of: .series(difference))
    // Where both are equal at the point alone, the condition may change there.
    if sign == 0, !difference.isConstant { throw noSlope }
    return .truth(comparison.holds(for: sign))
  }

  func holds(_ x: Element) -> Bool? {
    if case .truth(let holds) = x { holds } else { nil }
  }

  func number(_ rational: Rational) -> Element { .series(constant(Real(rational))) }

  func radians() throws(StepError) -> Element {
    guard case .scalar(.real(let radians)) = try exact.radians() else { throw noSlope }
    return .series(constant(radians))
  }

}

extension SeriesArithmetic: LocalArithmetic {
  func constant(_ number: Real, _ interval: Interval) -> Element { .series(constant(number)) }
  func truth(_ holds: Bool) -> Element { .truth(holds) }
}
