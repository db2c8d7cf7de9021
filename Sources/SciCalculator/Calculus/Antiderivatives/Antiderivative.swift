import SciNumber
import SciSyntax

/// An antiderivative of a formula on an interval where the formula is analytic, so that the integral is a difference of two exact values.
struct Antiderivative {
  /// The antiderivative, in s.
  var formula: Formula
  var substitution = Substitution.power(1)

  /// What x is.
  enum Substitution {
    /// s to a power.
    case power(Rational)
    /// e to the power of s.
    case exponential
  }

  /// An antiderivative of a formula; `nil` where none of the methods finds one.
  ///
  /// - Parameters:
  ///   - formula: the formula, whose definitions are written out.
  ///   - sample: a number inside the interval, by which the sign of linear expressions is told.
  ///   - isPositive: whether no number of the interval is below 0.
  ///   - context: the unit of angles and the budget.
  /// - Throws: the limits of the budget.
  init?(
    of formula: Formula, around sample: Real, isPositive: Bool, _ context: Function.Context
  ) throws(StepError) {
    if let function = formula.rationalFunction {
      guard let result = try function.antiderivative(context) else { return nil }
      self.formula = result
      return
    }
    if let result = Self.exponential(formula, .power(1), isPositive: isPositive, context) {
      self.formula = result
      return
    }
    if let result = Self.bell(formula, context) {
      self.formula = result
      return
    }
    if let result = try Self.quadraticRoot(formula, context) {
      self.formula = result
      return
    }
    for base in Self.linearBases(of: formula, around: sample, context) {
      guard let result = Self.powers(formula, base, context) else { continue }
      self.formula = result
      return
    }
    guard isPositive else { return nil }
    let powers = [Rational(1, 2), Rational(2), Rational(1, 3), Rational(3)]
    for substitution in powers.map({ Substitution.power($0) }) + [.exponential] {
      guard let result = Self.exponential(formula, substitution, isPositive: true, context) else {
        continue
      }
      self.formula = result
      self.substitution = substitution
      return
    }
    return nil
  }

  // MARK: Exponentials

  /// By a substitution, in exponentials of s.
  private static func exponential(
    _ formula: Formula, _ substitution: Substitution, isPositive: Bool,
    _ context: Function.Context
  ) -> Formula? {
    do throws(StepError) {
      let integrand: ExponentialArithmetic.Element
      let arithmetic: ExponentialArithmetic
      switch substitution {
      case .power(let power):
        arithmetic = ExponentialArithmetic(context: context, isPositive: isPositive)
        let value = try arithmetic.value(of: formula, arithmetic.variable(power: power))
        // dx = p·sᵖ⁻¹ ds.
        let change = arithmetic.scaled(
          arithmetic.variable(power: power - 1), by: Real(power))
        integrand = power == 1 ? value : try arithmetic.product(value, change)
      case .exponential:
        // Of either sign is s alone, of which no roots are taken then.
        arithmetic = ExponentialArithmetic(context: context, isPositive: false)
        let variable = arithmetic.exponentialOfVariable
        // dx = eˢ ds.
        integrand = try arithmetic.product(arithmetic.value(of: formula, variable), variable)
      }
      return try arithmetic.formula(arithmetic.antiderivative(integrand))
    } catch {
      return nil
    }
  }

  // MARK: Bell curves

  /// Of a number times e^(−ax² + bx + c) with a > 0: ½√(π/a)·e^(b²/4a + c)·erf(√a·(x − b/2a)).
  private static func bell(_ formula: Formula, _ context: Function.Context) -> Formula? {
    let (factor, curve) = constantFactor(of: formula)
    guard let terms = curve.operand(of: .exp)?.polynomialOfDegreeTwo,
      case let a = -terms.coefficient(2), a.signum > 0
    else { return nil }
    let middle = terms.coefficient(1) / (2 * a)
    let root = Formula.number(Real(a)).applying(.squareRoot)
    let peak = terms.coefficient(1) * middle / 2 + terms.coefficient(0)
    let height = Formula.number(Real(peak)).applying(.exp)
    let area = Formula.number(.pi).applying(.squareRoot).joined(.divide, root)
      .joined(.divide, .number(2))
    let place = root.joined(.multiply, Formula.variable.joined(.subtract, .number(Real(middle))))
    return factor.joined(.multiply, height).joined(.multiply, area)
      .joined(.multiply, place.applying(.erf))
  }

  /// The numbers that a formula is multiplied and divided by, and what is left without them.
  private static func constantFactor(of formula: Formula) -> (factor: Formula, rest: Formula) {
    var (factor, rest) = (Formula.number(1), formula)
    while let (step, operands) = rest.outermost {
      switch step {
      case .prefix(.negate): (factor, rest) = (factor.negated, operands[0])
      case .infix(.multiply), .infix(.juxtapose):
        guard let place = operands.firstIndex(where: { $0.isConstant }) else {
          return (factor, rest)
        }
        factor = factor.joined(.multiply, operands[place])
        rest = operands[1 - place]
      case .infix(.divide) where operands[1].isConstant:
        (factor, rest) = (factor.joined(.divide, operands[1]), operands[0])
      default: return (factor, rest)
      }
    }
    return (factor, rest)
  }

  // MARK: Roots of quadratic polynomials

  /// Of a number times polynomials and the root of one of degree 2.
  private static func quadraticRoot(
    _ formula: Formula, _ context: Function.Context
  ) throws(StepError) -> Formula? {
    let (factor, rest) = constantFactor(of: formula)
    for candidate in rest.breakPoints where candidate.kind == .singularity {
      guard let radicand = candidate.formula.polynomialOfDegreeTwo else { continue }
      var arithmetic = QuadraticRootArithmetic(radicand: radicand)
      guard
        let element = try? arithmetic.value(of: rest, [QuadraticRootArithmetic.variable]),
        let result = try arithmetic.antiderivative(element, context)
      else { continue }
      return factor.joined(.multiply, result)
    }
    return nil
  }

  // MARK: Powers

  /// A linear expression a·x + b that is positive on the interval.
  private struct Base {
    var factor: Real
    var constant: Real
    var formula: Formula
  }

  /// The linear expressions of which roots, powers and logarithms are taken; x alone if there is none.
  private static func linearBases(
    of formula: Formula, around sample: Real, _ context: Function.Context
  ) -> [Base] {
    var bases: [Base] = []
    let candidates =
      formula.breakPoints.filter { $0.kind == .singularity }.map { $0.formula } + [.variable]
    for candidate in candidates {
      var exact = ExactArithmetic(context)
      guard let element = candidate.affine(context),
        let value = try? exact.value(of: candidate, [.real(sample)]).real,
        let sign = try? value.sign(within: context.budget), sign != 0,
        (try? element.factor.sign(within: context.budget)) != 0
      else { continue }
      bases.append(
        sign > 0
          ? Base(factor: element.factor, constant: element.constant, formula: candidate)
          : Base(
            factor: element.factor.negated(), constant: element.constant.negated(),
            formula: candidate.negated))
    }
    return bases
  }

  /// By u = ax + b, in powers and logarithms of u.
  private static func powers(
    _ formula: Formula, _ base: Base, _ context: Function.Context
  ) -> Formula? {
    let arithmetic = PowerArithmetic(context: context)
    do throws(StepError) {
      // x = (u − b)/a, and dx = du/a.
      let (factor, constant) = try StepError.computing { () throws(MathError) in
        (
          try Real(1).divided(by: base.factor, within: context.budget),
          try base.constant.negated().divided(by: base.factor, within: context.budget)
        )
      }
      let integrand = try arithmetic.value(
        of: formula, arithmetic.linear(factor, constant))
      let result = arithmetic.formula(try arithmetic.antiderivative(integrand))
      return result.of(base.formula).joined(.multiply, .number(factor))
    } catch {
      return nil
    }
  }
}

extension Formula {
  /// The polynomial of degree 2 with rational coefficients that the formula is, if it is one.
  var polynomialOfDegreeTwo: RationalPolynomial? {
    guard let function = rationalFunction, function.divisor.degree == 0,
      function.dividend.degree == 2
    else { return nil }
    return RationalPolynomial(function.dividend)
      .scaled(by: Rational(1, 1) / Rational(function.divisor.leading))
  }
}
