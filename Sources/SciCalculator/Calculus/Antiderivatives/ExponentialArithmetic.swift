import SciNumber
import SciSyntax

/// Sums of terms c·sᵖ·e^(zs) with complex numbers c and z: polynomials, exponentials, circular and hyperbolic functions of linear expressions, and their products.
///
/// The variable of the formula may be a power of s, so that x·e^(−x²) is e^(−s)/2 ds, or eˢ, so that sin(ln x) is sin s·eˢ ds. All else has no value here.
struct ExponentialArithmetic: SummandArithmetic {
  struct Term {
    var factor: Complex
    var power: Rational
    var rate: Complex
  }

  typealias Element = [Term]

  let context: Function.Context
  /// Whether s is not negative, so that the root of s² is s.
  let isPositive: Bool
  private var budget: EvaluationBudget { context.budget }

  /// How many terms a sum may have.
  private static let mostTerms = 400
  /// The powers up to which an expression is multiplied out.
  private static let highestPower: WideInt = 100

  func constant(_ number: Real, _ interval: Interval) -> Element {
    number.knownRational?.isZero == true ? [] : [term(Complex(number))]
  }

  private func term(_ factor: Complex, power: Rational = 0, rate: Complex = 0) -> Term {
    Term(factor: factor, power: power, rate: rate)
  }

  /// The variable as a power of s.
  func variable(power: Rational) -> Element { [term(1, power: power)] }

  /// eˢ.
  var exponentialOfVariable: Element { [term(1, rate: 1)] }

  // MARK: Operations

  func scaled(_ x: Element, by factor: Real) -> Element { scaled(x, by: Complex(factor)) }

  private func scaled(_ x: Element, by factor: Complex) -> Element {
    x.map { term -> Term in
      var term = term
      term.factor = term.factor.multiplied(by: factor, within: budget)
      return term
    }
  }

  func added(_ x: Element, _ y: Element) throws(StepError) -> Element { try checked(x + y) }

  private func checked(_ x: Element) throws(StepError) -> Element {
    guard x.count <= Self.mostTerms else { throw noRationalFunction }
    return x
  }

  func product(_ x: Element, _ y: Element) throws(StepError) -> Element {
    guard x.count * y.count <= Self.mostTerms else { throw noRationalFunction }
    return x.flatMap { (first) -> Element in
      y.map { (second) -> Term in
        Term(
          factor: first.factor.multiplied(by: second.factor, within: budget),
          power: first.power + second.power,
          rate: first.rate.adding(second.rate, within: budget))
      }
    }
  }

  private func reciprocal(_ x: Element) throws(StepError) -> Element {
    guard x.count == 1 else { throw noRationalFunction }
    let factor = try StepError.computing { () throws(MathError) in
      try Complex(1).divided(by: x[0].factor, within: budget)
    }
    return [Term(factor: factor, power: -x[0].power, rate: x[0].rate.negated())]
  }

  func power(_ x: Element, _ exponent: Rational) throws(StepError) -> Element {
    guard let integer = exponent.integerValue(limit: 16)?.asInt, abs(integer) <= Self.highestPower
    else { return try root(x, exponent) }
    var power: Element = [term(1)]
    let base = integer < 0 ? try reciprocal(x) : x
    for _ in 0..<abs(integer) { power = try product(power, base) }
    return power
  }

  /// A power of c·sᵖ·e^(as) with a positive c and a real a.
  private func root(_ x: Element, _ exponent: Rational) throws(StepError) -> Element {
    guard isPositiveTerm(x), isPositive || x[0].power.isZero else { throw noRationalFunction }
    let factor = try StepError.computing { () throws(MathError) in
      try x[0].factor.real.raised(to: Real(exponent), within: budget)
    }
    let rate = x[0].rate.multiplied(by: Complex(Real(exponent)), within: budget)
    return [term(Complex(factor), power: x[0].power * exponent, rate: rate)]
  }

  func fraction(_ x: Element) -> Rational? {
    guard let first = x.first else { return 0 }
    guard x.count == 1, first.power.isZero, isZero(first.rate) else { return nil }
    return first.factor.real.knownRational
  }

  /// Whether it is one term c·sᵖ·e^(as) with a positive c and a real a.
  private func isPositiveTerm(_ x: Element) -> Bool {
    x.count == 1 && isZero(Complex(x[0].rate.imaginary)) && isZero(Complex(x[0].factor.imaginary))
      && (try? x[0].factor.real.sign(within: budget)) == 1
  }

  private func isZero(_ z: Complex) -> Bool {
    (try? z.real.sign(within: budget)) == 0 && (try? z.imaginary.sign(within: budget)) == 0
  }

  // MARK: Functions

  /// The sum a + bs that an element is.
  private func linear(_ x: Element) throws(StepError) -> (constant: Complex, factor: Complex) {
    var (constant, factor): (Complex, Complex) = (0, 0)
    for term in x {
      guard isZero(term.rate) else { throw noRationalFunction }
      switch term.power {
      case 0: constant = constant.adding(term.factor, within: budget)
      case 1: factor = factor.adding(term.factor, within: budget)
      default: throw noRationalFunction
      }
    }
    return (constant, factor)
  }

  /// e to the power of an element.
  private func exponential(_ x: Element) throws(StepError) -> Element {
    let (constant, factor) = try linear(x)
    return [term(constant.exp(within: budget), rate: factor)]
  }

  /// ln c + as, the logarithm of c·e^(as) with a positive c and a real a; `nil` for others.
  private func logarithm(_ x: Element) throws(StepError) -> Element? {
    guard isPositiveTerm(x), x[0].power.isZero else { return nil }
    let constant = try StepError.computing { () throws(MathError) in
      try x[0].factor.real.log(within: budget)
    }
    return [term(Complex(constant)), term(Complex(x[0].rate.real), power: 1)]
  }

  /// e^(ix) and e^(−ix) for an angle in the calculator's unit.
  private func circular(_ x: Element) throws(StepError) -> (Term, Term) {
    let (constant, factor) = try linear(x)
    guard factor.imaginary.knownRational?.isZero == true else { throw noRationalFunction }
    let radians = try StepError.computing { () throws(MathError) in
      try factor.real.converted(from: context.angleUnit, to: .radians, within: budget)
    }
    let (cosine, sine) = (
      constant.real.cos(context.angleUnit, within: budget),
      constant.real.sin(context.angleUnit, within: budget)
    )
    let first = Complex(cosine, sine)
    return (
      term(first, rate: Complex(0, radians)),
      term(first.conjugate, rate: Complex(0, radians.negated()))
    )
  }

  func value(of primitive: Primitive, _ x: Element) throws(StepError) -> Element? {
    let half = Complex(Real(Rational(1, 2)))
    switch primitive {
    case .exp: return try exponential(x)
    case .log: return try logarithm(x)
    case .expMinusOne: return try exponential(x) + [term(-1)]
    case .cos:
      let (first, second) = try circular(x)
      return scaled([first, second], by: half)
    case .sin:
      let (first, second) = try circular(x)
      let factor = Complex(0, Real(Rational(-1, 2)))
      return scaled([first], by: factor) + scaled([second], by: factor.negated())
    case .cosh, .sinh:
      let sign: Complex = primitive == .sinh ? -1 : 1
      let second = scaled(try exponential(scaled(x, by: Real(-1))), by: sign)
      return scaled(try exponential(x) + second, by: half)
    default: return nil
    }
  }

  // MARK: Integration

  /// An antiderivative by s.
  ///
  /// ∫ sⁿe^(zs) ds = e^(zs) Σ (−1)ᵏ n!/(n − k)! sⁿ⁻ᵏ/zᵏ⁺¹ for k ≤ n, by parts.
  func antiderivative(_ x: Element) throws(StepError) -> Element {
    var result: Element = []
    for summand in x {
      if isZero(summand.factor) { continue }
      if isZero(summand.rate) {
        let power = summand.power + 1
        guard !power.isZero else { throw noRationalFunction }
        let factor = Complex(Real(Rational(1) / power))
        result.append(
          term(summand.factor.multiplied(by: factor, within: budget), power: power))
        continue
      }
      guard let order = summand.power.integerValue(limit: 16)?.asInt, order >= 0,
        order <= Self.highestPower
      else { throw noRationalFunction }
      var factor = try divided(summand.factor, by: summand.rate)
      for k in 0...order {
        result.append(
          Term(factor: factor, power: Rational(order - k), rate: summand.rate))
        if k < order {
          factor = try divided(
            factor.multiplied(by: Complex(Real(k - order)), within: budget), by: summand.rate)
        }
      }
    }
    return try checked(result)
  }

  private func divided(_ x: Complex, by y: Complex) throws(StepError) -> Complex {
    try StepError.computing { () throws(MathError) in try x.divided(by: y, within: budget) }
  }

  /// The real part as a formula in s.
  ///
  /// Re (α + βi)e^((a + bi)s) = e^(as)(α cos bs − β sin bs).
  func formula(_ x: Element) throws(StepError) -> Formula {
    var sum: Formula?
    for term in x {
      let angle = try StepError.computing { () throws(MathError) in
        try term.rate.imaginary.converted(from: .radians, to: context.angleUnit, within: budget)
      }
      let turned = Formula.number(angle).joined(.multiply, .variable)
      for (factor, wave) in [
        (term.factor.real, Primitive.cos), (term.factor.imaginary.negated(), .sin),
      ] {
        if factor.knownRational?.isZero == true { continue }
        var product = Formula.number(factor)
        if !term.power.isZero {
          product = product.joined(
            .multiply,
            term.power == 1
              ? .variable : Formula.variable.joined(.power, .number(Real(term.power))))
        }
        if !isZero(Complex(term.rate.real)) {
          product = product.joined(
            .multiply,
            Formula.number(term.rate.real).joined(.multiply, .variable).applying(.exp))
        }
        if angle.knownRational?.isZero == true {
          // sin 0 is 0, and cos 0 is 1.
          if wave == .sin { continue }
        } else {
          product = product.joined(.multiply, turned.applying(wave))
        }
        sum = sum?.joined(.add, product) ?? product
      }
    }
    return sum ?? .number(0)
  }
}
