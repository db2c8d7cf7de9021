import SciNumber
import SciSyntax

/// A substitution x = u^(1/e) − s, which makes a wave of u out of one of a(x + s)ᵉ + c.
struct WavePower {
  /// e.
  let exponent: Rational
  /// s.
  let shift: Rational

  /// x for a positive u.
  func place(_ u: WideInt, within budget: EvaluationBudget) throws(MathError) -> Real {
    try Real(u).raised(to: Real(Rational(1) / exponent), within: budget)
      .subtracting(Real(shift), within: budget)
  }

  /// A power of two from which on x is not below a number; `nil` for one that is too large.
  func start(from place: WideInt, within budget: EvaluationBudget) throws(MathError) -> WideInt? {
    var start: WideInt = 4
    while try self.place(start, within: budget).compared(to: Real(place), within: budget) < 0 {
      start *= 2
      guard start <= Self.largestStart else { return nil }
    }
    return start
  }

  private static let largestStart: WideInt = 1 << 16
}

extension Formula {
  /// The substitution that suits the first sine or cosine whose argument grows like a power of the variable other than itself; `nil` where there is none.
  var wavePower: WavePower? {
    var found: WavePower?
    _ = fold { (step, operands: [Formula]) -> Formula in
      if found == nil, step.isWave { found = operands[0].ownWavePower }
      return Formula(step, of: operands)
    }
    return found
  }

  private var ownWavePower: WavePower? {
    if let square = polynomialOfDegreeTwo {
      return WavePower(
        exponent: 2, shift: square.coefficient(1) / (2 * square.coefficient(2)))
    }
    guard let degree, degree.signum > 0, degree != 1 else { return nil }
    return WavePower(exponent: degree, shift: 0)
  }

  /// The power of the variable like which the formula grows, if no leading parts cancel; `nil` for what is no sum of powers.
  private var degree: Rational? {
    fold { (step, operands: [(degree: Rational?, formula: Formula)]) in
      let formula = Formula(step, of: operands.map { $0.formula })
      if formula.isConstant { return (0, formula) }
      let degrees = operands.compactMap { $0.degree }
      guard degrees.count == operands.count else { return (nil, formula) }
      let degree: Rational? =
        switch step {
        case .variable: 1
        case .prefix(.negate), .prefix(.plus): degrees[0]
        case .infix(.add), .infix(.subtract): max(degrees[0], degrees[1])
        default: step.power(of: degrees, operands.last?.formula.fraction)
        }
      return (degree, formula)
    }?.degree ?? nil
  }

  /// f(x)·dx/du as a formula in u, for positive u: powers of x are written as powers of u.
  func integrand(by power: WavePower) -> Formula {
    typealias Operand = (formula: Formula, exponent: Rational?)
    let shifted =
      power.shift.isZero
      ? self
      : of(Formula.variable.joined(.subtract, .number(Real(power.shift)))).withSquaresInWaves
    let inverse = Rational(1) / power.exponent
    let result = shifted.fold { (step, operands: [Operand]) -> Operand in
      if case .variable = step { return (.variable(toThe: inverse), inverse) }
      let exponents = operands.compactMap { $0.exponent }
      if exponents.count == operands.count || operands.count == 2 && exponents.count == 1,
        let exponent = step.power(of: exponents, operands.last?.formula.fraction)
      {
        return (.variable(toThe: exponent), exponent)
      }
      return (Formula(step, of: operands.map { $0.formula }), nil)
    }
    return (result?.formula ?? shifted)
      .joined(.multiply, .variable(toThe: inverse - 1)).joined(.multiply, .number(Real(inverse)))
  }

  /// Arguments of sines and cosines of degree 2 as a·x² + c, where they have no linear term.
  private var withSquaresInWaves: Formula {
    fold { (step, operands: [Formula]) in
      guard step.isWave, let square = operands[0].polynomialOfDegreeTwo,
        square.coefficient(1).isZero
      else { return Formula(step, of: operands) }
      let argument = Formula.variable.joined(.power, .number(2))
        .joined(.multiply, .number(Real(square.coefficient(2))))
        .joined(.add, .number(Real(square.coefficient(0))))
      return Formula(step, of: [argument])
    } ?? self
  }
}

extension Formula.Step {
  fileprivate var isWave: Bool {
    switch self {
    case .primitive(.sin), .primitive(.cos): true
    default: false
    }
  }

  /// The exponent of a product, a quotient or a power of powers of the variable.
  ///
  /// - Parameters:
  ///   - exponents: those of the operands; of a power or a root, that of its base is enough.
  ///   - last: the fraction that the last operand is.
  /// - Returns: the exponent; `nil` for other steps.
  fileprivate func power(of exponents: [Rational], _ last: Rational?) -> Rational? {
    guard let first = exponents.first else { return nil }
    switch self {
    case .infix(.multiply), .infix(.juxtapose), .primitive(.product):
      return exponents.count == 2 ? first + exponents[1] : nil
    case .infix(.divide): return exponents.count == 2 ? first - exponents[1] : nil
    default: return exponent(last).map { first * $0 }
    }
  }
}
