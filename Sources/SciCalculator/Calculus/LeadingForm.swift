import SciNumber
import SciSyntax

/// A function of t as c·tᵖ·(1 + δ) with a number c ≠ 0 and a function δ that goes to 0 as t falls to 0.
///
/// Where the first parts of a sum cancel, what is left is c·tᵖ(δ₁ − δ₂), which has been cancelled by hand. δ is a form of its own, made when it is asked for.
final class LeadingForm {
  let formula: Formula
  /// c and p; `nil` for a function that goes to zero faster than all powers of t, or of which nothing is known.
  let lead: (factor: Real, power: Rational)?
  private let makeDeviation: () -> LeadingForm?
  /// δ; `nil` if it is not known.
  private(set) lazy var deviation: LeadingForm? = makeDeviation()

  init(
    _ formula: Formula, _ lead: (factor: Real, power: Rational)? = nil,
    deviation: @escaping () -> LeadingForm? = { nil }
  ) {
    (self.formula, self.lead, makeDeviation) = (formula, lead, deviation)
  }

  /// Whether it is zero for all t.
  var isZero: Bool { formula.fraction?.isZero ?? false }

  /// Whether it goes to 0 like a power of t.
  fileprivate var isSmall: Bool { isZero || (lead.map { $0.power.signum > 0 } ?? false) }

  /// The number that it goes to, if it is not 0.
  fileprivate var limit: Real? { lead.flatMap { $0.power.isZero ? $0.factor : nil } }

  static func number(_ number: Real) -> LeadingForm {
    if number.knownRational?.isZero ?? false { return LeadingForm(.number(0)) }
    return LeadingForm(.number(number), (number, 0)) { .number(0) }
  }
}

/// The rules for ``LeadingForm``s.
struct LeadingForms {
  let context: Function.Context
  /// How often something may still cancel: a sum that is zero would do so without end.
  private var depth = 4

  init(_ context: Function.Context) { self.context = context }

  private var budget: EvaluationBudget { context.budget }

  /// The formula in t, written so that no leading parts of it cancel at 0 as far as is seen.
  func written(_ formula: Formula) -> Formula {
    let form = formula.fold { step, operands in self.form(of: step, operands) }
    return form?.formula ?? formula
  }

  private func form(of step: Formula.Step, _ operands: [LeadingForm]) -> LeadingForm {
    let formula = Formula(step, of: operands.map { $0.formula })
    if formula.isConstant {
      var exact = ExactArithmetic(context)
      guard let number = try? exact.value(of: formula, []).real, let sign = sign(of: number) else {
        return LeadingForm(formula)
      }
      return sign == 0
        ? LeadingForm(.number(0)) : LeadingForm(formula, (number, 0)) { .number(0) }
    }
    let form: LeadingForm? =
      switch step {
      case .variable: LeadingForm(formula, (1, 1)) { .number(0) }
      case .prefix(.negate): negated(operands[0])
      case .prefix(.plus): operands[0]
      case .infix(.add), .primitive(.sum): sum(operands[0], operands[1], formula)
      case .infix(.subtract): sum(operands[0], negated(operands[1]), formula)
      case .infix(.multiply), .infix(.juxtapose), .primitive(.product):
        product(operands[0], operands[1], formula)
      case .infix(.divide): quotient(operands[0], operands[1], formula)
      case .primitive(let primitive)
      where primitive.isUnary && step.exponent(nil) == nil:
        value(of: primitive, operands[0], formula)
      default:
        step.exponent(operands.last?.formula.fraction)
          .flatMap { power(operands[0], $0, formula) }
      }
    return form ?? LeadingForm(formula)
  }

  private func sign(of number: Real) -> WideInt? { try? number.sign(within: budget) }

  // MARK: Arithmetic

  private func negated(_ x: LeadingForm) -> LeadingForm {
    if x.isZero { return x }
    let lead = x.lead.map { ($0.factor.negated(), $0.power) }
    return LeadingForm(x.formula.negated, lead) { x.deviation }
  }

  private func product(_ x: LeadingForm, _ y: LeadingForm, _ formula: Formula? = nil) -> LeadingForm
  {
    if x.isZero || y.isZero { return .number(0) }
    let formula = formula ?? x.formula.times(y.formula)
    guard let first = x.lead, let second = y.lead else { return LeadingForm(formula) }
    let lead = (
      first.factor.multiplied(by: second.factor, within: budget), first.power + second.power
    )
    return LeadingForm(formula, lead) {
      guard let x = x.deviation, let y = y.deviation else { return nil }
      // (1 + x)(1 + y) = 1 + x + y + xy.
      return self.sum(self.sum(x, y), self.product(x, y))
    }
  }

  private func quotient(
    _ x: LeadingForm, _ y: LeadingForm, _ formula: Formula? = nil
  ) -> LeadingForm {
    if x.isZero { return x }
    let formula = formula ?? x.formula.joined(.divide, y.formula)
    guard let first = x.lead, let second = y.lead,
      let factor = try? first.factor.divided(by: second.factor, within: budget)
    else { return LeadingForm(formula) }
    return LeadingForm(formula, (factor, first.power - second.power)) {
      guard let x = x.deviation, let y = y.deviation else { return nil }
      // (1 + x)/(1 + y) − 1 = (x − y)/(1 + y).
      let difference = self.sum(x, self.negated(y))
      return y.isZero ? difference : self.quotient(difference, self.onePlus(y))
    }
  }

  private func onePlus(_ x: LeadingForm) -> LeadingForm {
    if x.isZero { return .number(1) }
    return LeadingForm(Formula.number(1).joined(.add, x.formula), (1, 0)) { x }
  }

  private func power(
    _ x: LeadingForm, _ exponent: Rational, _ formula: Formula
  ) -> LeadingForm? {
    guard let lead = x.lead, sign(of: lead.factor) == 1 || exponent.isInteger,
      let factor = try? lead.factor.raised(to: Real(exponent), within: budget)
    else { return nil }
    return LeadingForm(formula, (factor, lead.power * exponent)) {
      guard let x = x.deviation else { return nil }
      if x.isZero { return x }
      if exponent == Rational(1, 2) { return self.rootDistance(x) }
      // (1 + x)ʳ − 1 = e^(r ln(1 + x)) − 1.
      let logarithm = self.small(.logOnePlus, x)
      return self.small(.expMinusOne, self.product(.number(Real(exponent)), logarithm))
    }
  }

  /// √(1 + x) − 1 = x/(1 + √(1 + x)) for a small x.
  private func rootDistance(_ x: LeadingForm) -> LeadingForm {
    let root = onePlus(x).formula.applying(.squareRoot)
    let divisor = LeadingForm(Formula.number(1).joined(.add, root), (2, 0)) {
      self.product(.number(Real(Rational(1, 2))), self.rootDistance(x))
    }
    return quotient(x, divisor)
  }

  private func sum(
    _ x: LeadingForm, _ y: LeadingForm, _ formula: Formula? = nil
  ) -> LeadingForm {
    if y.isZero { return x }
    if x.isZero { return y }
    let formula = formula ?? x.formula.joined(.add, y.formula)
    guard let first = x.lead, let second = y.lead else {
      if x.lead == nil, y.lead == nil { return LeadingForm(formula) }
      let (main, rest) = x.lead == nil ? (y, x) : (x, y)
      return self.main(main, plus: rest, formula)
    }
    if first.power != second.power {
      return first.power < second.power
        ? main(x, plus: y, formula) : main(y, plus: x, formula)
    }
    let factor = first.factor.adding(second.factor, within: budget)
    guard let sign = sign(of: factor) else { return LeadingForm(formula) }
    if sign == 0 { return cancelled(x, y, formula) }
    return LeadingForm(formula, (factor, first.power)) {
      guard let x = x.deviation, let y = y.deviation,
        let share = try? first.factor.divided(by: factor, within: self.budget),
        let other = try? second.factor.divided(by: factor, within: self.budget)
      else { return nil }
      return self.sum(self.product(.number(share), x), self.product(.number(other), y))
    }
  }

  /// c·tᵖ(1 + δ) + y = c·tᵖ(1 + δ + y/(c·tᵖ)), where y is smaller.
  private func main(
    _ x: LeadingForm, plus y: LeadingForm, _ formula: Formula
  ) -> LeadingForm {
    guard let lead = x.lead else { return LeadingForm(formula) }
    let ratio = quotient(y, monomial(lead))
    guard ratio.isSmall || goesToZero(ratio.formula) else { return LeadingForm(formula) }
    return LeadingForm(formula, lead) {
      x.deviation.map { self.sum($0, ratio) }
    }
  }

  /// c·tᵖ(1 + δ₁) − c·tᵖ(1 + δ₂) = c·tᵖ(δ₁ − δ₂).
  private func cancelled(
    _ x: LeadingForm, _ y: LeadingForm, _ formula: Formula
  ) -> LeadingForm {
    guard depth > 0, let lead = x.lead, let first = x.deviation, let second = y.deviation else {
      return LeadingForm(formula)
    }
    var inner = self
    inner.depth -= 1
    return inner.product(monomial(lead), inner.sum(first, inner.negated(second)))
  }

  private func monomial(_ lead: (factor: Real, power: Rational)) -> LeadingForm {
    let number = Formula.number(lead.factor)
    if lead.power.isZero { return .number(lead.factor) }
    let power =
      lead.power == 1
      ? Formula.variable : Formula.variable.joined(.power, .number(Real(lead.power)))
    let formula = lead.factor.knownRational == 1 ? power : number.joined(.multiply, power)
    return LeadingForm(formula, lead) { .number(0) }
  }

  /// Whether a formula without a leading power goes to zero.
  private func goesToZero(_ formula: Formula) -> Bool {
    var growth = GrowthArithmetic(context)
    guard let variable = try? growth.variable(at: 0, side: 1),
      case .number(let end)? = try? growth.limit(of: growth.value(of: formula, [variable]))
    else { return false }
    return sign(of: end) == 0
  }

  // MARK: Functions

  /// f(x) for a small x and a function f with f(0) = 0 and f′(0) = 1.
  private func small(
    _ primitive: Primitive, _ x: LeadingForm, _ formula: Formula? = nil
  ) -> LeadingForm {
    if x.isZero { return x }
    let formula = formula ?? x.formula.applying(primitive)
    return LeadingForm(formula, x.lead) {
      // f(x)/x − 1 = (f(x) − x)/x, times 1 + δ.
      let rest = LeadingForm(formula.joined(.subtract, x.formula).joined(.divide, x.formula))
      guard let own = x.deviation else { return nil }
      return own.isZero
        ? rest
        : LeadingForm(own.formula.joined(.add, rest.formula.times(self.onePlus(own).formula)))
    }
  }

  private func value(
    of primitive: Primitive, _ x: LeadingForm, _ formula: Formula
  ) -> LeadingForm? {
    switch primitive {
    case .exp:
      guard let rest = distance(x), let end = x.isSmall ? 0 : x.limit ?? smallEnd(x) else {
        return nil
      }
      return LeadingForm(formula, (end.exp(within: budget), 0)) { self.small(.expMinusOne, rest) }
    case .log:
      guard let end = x.limit, let rest = x.deviation, sign(of: end) == 1,
        let logarithm = try? end.log(within: budget)
      else { return nil }
      let change = small(.logOnePlus, rest)
      return sign(of: logarithm) == 0 ? change : sum(.number(logarithm), change, formula)
    case .cos where x.isSmall || smallEnd(x) != nil, .cosh where x.isSmall || smallEnd(x) != nil:
      // 1 − 2 sin² ½x, and 1 + 2 sinh² ½x.
      let half = x.formula.joined(.divide, .number(2))
        .applying(primitive == .cos ? .sin : .sinh)
      let square = half.joined(.power, .number(2)).joined(.multiply, .number(2))
      return LeadingForm(formula, (1, 0)) {
        LeadingForm(primitive == .cos ? square.negated : square)
      }
    case .sin, .tan, .asin, .atan:
      guard x.isSmall, context.angleUnit == .radians else { return infinite(primitive, x, formula) }
      return small(primitive, x, formula)
    case .sinh, .tanh, .asinh, .atanh, .expMinusOne, .logOnePlus:
      return x.isSmall ? small(primitive, x, formula) : infinite(primitive, x, formula)
    case .erf: return infinite(primitive, x, formula)
    default: return nil
    }
  }

  /// x less the number that it goes to, which is 0 for a small one.
  private func distance(_ x: LeadingForm) -> LeadingForm? {
    if x.isSmall { return x }
    guard let end = x.limit else { return smallEnd(x).map { _ in x } }
    return x.deviation.map { product(.number(end), $0) }
  }

  /// 0, for a function without a leading power that goes there.
  private func smallEnd(_ x: LeadingForm) -> Real? {
    x.lead == nil && goesToZero(x.formula) ? 0 : nil
  }

  /// Of a function that grows without end, for x > 0: 1 − 2/(e^(2x) + 1) for tanh x, 1 − erfc x for erf x, and q − 2 atan(1/(x + √(x² + 1))) for atan x with a quarter turn q.
  ///
  /// All three are odd, and these equations hold for x < 0 too.
  private func infinite(
    _ primitive: Primitive, _ x: LeadingForm, _ formula: Formula
  ) -> LeadingForm? {
    guard let lead = x.lead, lead.power.signum < 0, let sign = sign(of: lead.factor) else {
      return nil
    }
    let size = sign > 0 ? x.formula : x.formula.negated
    switch primitive {
    case .tanh:
      let power = size.joined(.multiply, .number(2)).applying(.exp)
      return LeadingForm(formula, (Real(sign), 0)) {
        LeadingForm(Formula.number(-2).joined(.divide, power.joined(.add, .number(1))))
      }
    case .erf:
      return LeadingForm(formula, (Real(sign), 0)) { LeadingForm(size.applying(.erfc).negated) }
    case .atan:
      guard let quarter = try? Real(1).asin(context.angleUnit, within: budget) else { return nil }
      let end = sign > 0 ? quarter : quarter.negated()
      let root = size.joined(.power, .number(2)).joined(.add, .number(1)).applying(.squareRoot)
      let half = Formula.number(1).joined(.divide, size.joined(.add, root)).applying(.atan)
      return LeadingForm(formula, (end, 0)) {
        LeadingForm(half.joined(.multiply, .number(-2)).joined(.divide, .number(quarter)))
      }
    default: return nil
    }
  }
}
