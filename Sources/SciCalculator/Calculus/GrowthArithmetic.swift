import SciNumber
import SciSyntax

/// Expansions of functions of t as t falls to 0, in powers of t, logarithms and exponentials: for limits where a function has no power series.
///
/// It is the part of Gruntz's algorithm that needs no nested exponentials or logarithms (D. Gruntz, "On computing limits in a symbolic manipulation system", 1996). Factors are
/// exact, and whether one is zero is decided, so that a first term is the first term. What is only bounded, such as sin(1/t), is a rest.
struct GrowthArithmetic: LocalArithmetic {
  typealias Failure = StepError

  enum Element {
    case expansion(Expansion)
    case truth(Bool)
  }

  let exact: ExactArithmetic

  /// How many terms are kept.
  static let mostTerms = 10

  init(_ context: Function.Context) { exact = ExactArithmetic(context) }

  var context: Function.Context { exact.context }
  var budget: EvaluationBudget { exact.context.budget }

  func computing<Result>(
    _ body: () throws(MathError) -> Result
  ) throws(StepError) -> Result {
    try StepError.computing(body)
  }

  func number(_ x: Real) throws(StepError) -> Expansion {
    let sign = try computing { () throws(MathError) in try x.sign(within: budget) }
    return sign == 0 ? Expansion() : Expansion(terms: [(x, .one)])
  }

  func expansion(_ element: Element) throws(StepError) -> Expansion {
    guard case .expansion(let expansion) = element else { throw StepError(.booleanInArithmetic) }
    return expansion
  }

  /// The variable: a + s·t, or s/t for a place far out.
  func variable(at place: Real?, side: WideInt) throws(StepError) -> Element {
    let step = (factor: Real(side), scale: Scale(exponent: place == nil ? -1 : 1))
    var variable = try place.map { (place) throws(StepError) in try number(place) } ?? Expansion()
    variable.terms.append(step)
    return .expansion(variable)
  }
}

// MARK: - Limits

extension GrowthArithmetic {
  /// What an expansion goes to: a number, or the sign of an infinity.
  func limit(of element: Element) throws(StepError) -> Machine.OneSided {
    let expansion = try expansion(element)
    if let first = expansion.terms.first {
      switch try first.scale.compared(to: .one, within: budget) {
      case 0: return .number(first.factor)
      case 1: return .infinite(try sign(of: first.factor))
      default: return .number(0)
      }
    }
    try checkSmall(expansion.rest)
    return .number(0)
  }

  func sign(of factor: Real) throws(StepError) -> WideInt {
    try computing { () throws(MathError) in try factor.sign(within: budget) }
  }

  /// Throws unless what is left out goes to zero.
  func checkSmall(_ rest: Scale?) throws(StepError) {
    if let rest, try rest.compared(to: .one, within: budget) >= 0 { throw noSlope }
  }
}

// MARK: - Sums and products

extension GrowthArithmetic {
  /// The terms in order and each scale once, without those that what is left out may hide.
  func ordered(
    _ terms: [(factor: Real, scale: Scale)], _ rests: [Scale?]
  ) throws(StepError) -> Expansion {
    var result = Expansion()
    for term in terms {
      var place = result.terms.count
      var order: WideInt = -1
      while place > 0 {
        order = try term.scale.compared(to: result.terms[place - 1].scale, within: budget)
        if order <= 0 { break }
        place -= 1
      }
      guard order == 0, place > 0 else {
        result.terms.insert(term, at: place)
        continue
      }
      let sum = result.terms[place - 1].factor.adding(term.factor, within: budget)
      if try sign(of: sum) == 0 {
        result.terms.remove(at: place - 1)
      } else {
        result.terms[place - 1].factor = sum
      }
    }
    var rest = try largest(rests)
    if result.terms.count > Self.mostTerms {
      rest = try largest([rest, result.terms[Self.mostTerms].scale])
      result.terms.removeSubrange(Self.mostTerms...)
    }
    if let rest {
      while let last = result.terms.last,
        try last.scale.compared(to: rest, within: budget) <= 0
      {
        result.terms.removeLast()
      }
    }
    result.rest = rest
    return result
  }

  func largest(_ scales: [Scale?]) throws(StepError) -> Scale? {
    var largest: Scale?
    for case let scale? in scales {
      if let known = largest, try scale.compared(to: known, within: budget) <= 0 { continue }
      largest = scale
    }
    return largest
  }

  func added(_ x: Expansion, _ y: Expansion) throws(StepError) -> Expansion {
    try ordered(x.terms + y.terms, [x.rest, y.rest])
  }

  func multiplied(_ x: Expansion, _ y: Expansion) throws(StepError) -> Expansion {
    try computing { () throws(MathError) in try budget.check() }
    var terms: [(factor: Real, scale: Scale)] = []
    for left in x.terms {
      for right in y.terms {
        terms.append(
          (
            left.factor.multiplied(by: right.factor, within: budget),
            try left.scale.multiplied(by: right.scale, within: budget)
          ))
      }
    }
    var rests: [Scale?] = []
    for (rest, other) in [(x.rest, y), (y.rest, x)] {
      guard let rest, let size = other.terms.first?.scale ?? other.rest else { continue }
      rests.append(try rest.multiplied(by: size, within: budget))
    }
    return try ordered(terms, rests)
  }

  func scaled(_ x: Expansion, by factor: Real) -> Expansion {
    Expansion(
      terms: x.terms.map { ($0.factor.multiplied(by: factor, within: budget), $0.scale) },
      rest: x.rest)
  }

  /// The first term, and δ with x = first·(1 + δ).
  func split(
    _ x: Expansion
  ) throws(StepError) -> (first: (factor: Real, scale: Scale), rest: Expansion) {
    guard let first = x.terms.first else {
      if x.rest == nil { throw StepError(.math(.divisionByZero, function: nil)) }
      throw noSlope
    }
    let inverse = Expansion(terms: [
      (
        try computing { () throws(MathError) in
          try Real(1).divided(by: first.factor, within: budget)
        },
        first.scale.raised(to: -1, within: budget)
      )
    ])
    var rest = x
    rest.terms.removeFirst()
    return (first, try multiplied(rest, inverse))
  }

  /// c₀ + c₁δ + c₂δ² + … of a δ that goes to zero.
  func composed(_ factors: [Real], _ small: Expansion) throws(StepError) -> Expansion {
    var sum = try number(factors[0])
    guard let size = small.terms.first?.scale ?? small.rest else { return sum }
    guard try size.compared(to: .one, within: budget) < 0 else { throw noSlope }
    var power = Expansion(terms: [(1, .one)])
    for factor in factors.dropFirst() {
      power = try multiplied(power, small)
      if try sign(of: factor) != 0 { sum = try added(sum, scaled(power, by: factor)) }
    }
    let rest = size.raised(to: Rational(WideInt(factors.count)), within: budget)
    return try added(sum, Expansion(rest: rest))
  }

  /// f⁽ᵏ⁾(0)/k! from one to the next.
  func factors(
    _ next: (WideInt, Rational) -> Rational
  ) -> [Real] {
    var factor: Rational = 1
    var factors: [Real] = [1]
    for k in 1..<WideInt(Self.mostTerms) {
      factor = next(k, factor)
      factors.append(Real(factor))
    }
    return factors
  }

  func power(_ x: Expansion, _ exponent: Rational) throws(StepError) -> Expansion {
    if x.terms.isEmpty, x.rest == nil, exponent.signum > 0 { return Expansion() }
    let (first, rest) = try split(x)
    let factor = try computing { () throws(MathError) in
      try first.factor.raised(to: Real(exponent), within: budget)
    }
    let size = Expansion(terms: [(factor, first.scale.raised(to: exponent, within: budget))])
    return try multiplied(
      size,
      composed(
        factors { $1 * (exponent - Rational($0 - 1)) * Rational(Integer(1), Integer($0)) }, rest))
  }

  // MARK: Exponentials and logarithms

  func exponential(_ x: Expansion) throws(StepError) -> Expansion {
    try checkSmall(x.rest)
    var scale = Scale()
    var constant: Real = 0
    var small = Expansion(rest: x.rest)
    for term in x.terms {
      switch try term.scale.compared(to: .one, within: budget) {
      case 1:
        guard term.scale.powers.isEmpty else { throw noSlope }
        if term.scale.logarithms.isZero {
          scale.powers.append((-term.scale.exponent, term.factor))
        } else if term.scale.logarithms == 1, term.scale.exponent.isZero,
          let power = term.factor.knownRational
        {
          scale.exponent = scale.exponent - power
        } else {
          throw noSlope
        }
      case 0: constant = term.factor
      default: small.terms.append(term)
      }
    }
    let factor = constant.exp(within: budget)
    return try multiplied(
      Expansion(terms: [(factor, scale)]),
      composed(factors { $1 * Rational(Integer(1), Integer($0)) }, small))
  }

  func logarithm(_ x: Expansion) throws(StepError) -> Expansion {
    let (first, rest) = try split(x)
    guard first.scale.logarithms.isZero else { throw noSlope }
    let constant = try computing { () throws(MathError) in
      try first.factor.log(within: budget)
    }
    var result = try number(constant)
    if !first.scale.exponent.isZero {
      // ln t is −ln(1/t).
      result.terms.append((Real(-first.scale.exponent), Scale(logarithms: 1)))
    }
    result.terms += first.scale.powers.map { ($0.factor, Scale(exponent: -$0.exponent)) }
    // δ − δ²/2 + δ³/3 − …
    var series: [Real] = [0]
    for k in 1..<WideInt(Self.mostTerms) {
      series.append(Real(Rational(Integer(k % 2 == 1 ? 1 : -1), Integer(k))))
    }
    let small = try composed(series, rest)
    return try added(ordered(result.terms, []), small)
  }
}
