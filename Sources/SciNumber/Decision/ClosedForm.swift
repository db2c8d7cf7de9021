/// A number in the terms of a textbook: a sum of rational multiples of roots, powers of π, logarithms of integers and powers of e.
///
/// ```swift
/// let budget = EvaluationBudget.interactive
/// let cosine = Real(36).cos(.degrees, within: budget)
/// let form = try cosine.closedForm(within: budget)  // 1/4 and √5/4
/// print(form?.terms.count ?? 0)  // 2
/// ```
public struct ClosedForm: Hashable, Sendable {
  /// A rational number times some factors.
  public struct Term: Hashable, Sendable {
    /// The rational number, not zero.
    public var coefficient: Rational
    /// The factors, each another number.
    public var factors: [Factor]
  }

  /// A power of a number; no exponent is zero.
  public indirect enum Factor: Hashable, Sendable {
    /// πⁿ
    case pi(exponent: Rational)
    /// A power of an integer above 1, with an exponent between 0 and 1
    case root(of: Integer, exponent: Rational)
    /// A power of the natural logarithm of an integer above 1
    case logarithm(of: Integer, exponent: Rational)
    /// e to the power of a number
    case exponential(of: ClosedForm)
    /// A power of a positive sum
    case power(of: ClosedForm, exponent: Rational)
  }

  /// The terms of the sum; none for zero.
  public var terms: [Term]
}

extension Real {
  /// The number in a closed form, if the rules that decide equality find one without other functions in it.
  ///
  /// The form is equal to the number; that there is none proves nothing.
  public func closedForm(within budget: EvaluationBudget) throws(MathError) -> ClosedForm? {
    if let knownRational { return ClosedForm(knownRational) }
    let budget = budget.started()
    return try BigFloat.withWidestExponents { () throws(MathError) -> ClosedForm? in
      try normalForm(within: budget).flatMap(ClosedForm.init)
    }
  }
}

extension ClosedForm {
  fileprivate init(_ value: Rational) {
    terms = value.isZero ? [] : [Term(coefficient: value, factors: [])]
  }

  fileprivate init?(_ form: NormalForm) {
    terms = []
    for term in form.terms {
      var factors: [Factor] = []
      for power in term.monomial.powers {
        guard let factor = Factor(power) else { return nil }
        factors.append(factor)
      }
      terms.append(Term(coefficient: term.coefficient, factors: factors))
    }
  }
}

extension ClosedForm.Factor {
  fileprivate init?(_ power: Monomial.Power) {
    let exponent = power.exponent
    switch power.generator.kind {
    case .pi: self = .pi(exponent: exponent)
    case .integer(let integer): self = .root(of: integer, exponent: exponent)
    case .logarithm(let integer): self = .logarithm(of: integer, exponent: exponent)
    case .exponential(let monomial):
      guard let form = ClosedForm(NormalForm(exponent, monomial)) else { return nil }
      self = .exponential(of: form)
    case .sum(let sum):
      guard let form = ClosedForm(sum) else { return nil }
      self = .power(of: form, exponent: exponent)
    case .value, .node: return nil
    }
  }
}
