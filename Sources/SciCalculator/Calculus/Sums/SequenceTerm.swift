import SciNumber
import SciSyntax

/// A part of a summand: c·zᵏ·Γ(a₁k + b₁)^(e₁)⋯·f(k), of which a sum consists.
struct SequenceTerm {
  /// Γ(ak + b)ᵉ with a positive integer a and 0 < b ≤ 1.
  struct GammaFactor {
    var slope: WideInt
    var offset: Rational
    var exponent: WideInt
  }

  var factor: Complex = 1
  /// z.
  var base: Complex = 1
  /// A number w with z = eʷ, so that zˣ is e^(wx) for real x too; `nil` where it is not known.
  var exponent: Complex? = 0
  var gammas: [GammaFactor] = []
  /// f, in one variable.
  var amplitude = Formula.number(1)
}

extension SequenceTerm {
  /// Whether it is f alone.
  var isPlain: Bool {
    gammas.isEmpty && base.isKnownToBe(1) && factor.isKnownToBe(1)
  }

  func product(_ other: SequenceTerm, within budget: EvaluationBudget) -> SequenceTerm {
    var result = self
    result.factor = factor.multiplied(by: other.factor, within: budget)
    result.base = base.multiplied(by: other.base, within: budget)
    result.exponent = other.exponent.flatMap { exponent?.adding($0, within: budget) }
    result.amplitude = amplitude.times(other.amplitude)
    for gamma in other.gammas { result.multiply(by: gamma) }
    return result
  }

  private mutating func multiply(by gamma: GammaFactor) {
    let index = gammas.firstIndex { $0.slope == gamma.slope && $0.offset == gamma.offset }
    guard let index else { return gammas.append(gamma) }
    gammas[index].exponent += gamma.exponent
    if gammas[index].exponent == 0 { gammas.remove(at: index) }
  }

  /// The term to the power of an integer.
  func power(_ exponent: WideInt, within budget: EvaluationBudget) throws(StepError) -> SequenceTerm
  {
    func power(_ z: Complex) throws(StepError) -> Complex {
      try StepError.computing { () throws(MathError) in
        try z.raised(to: Complex(Real(exponent)), within: budget)
      }
    }
    var result = SequenceTerm(factor: try power(factor), base: try power(base))
    result.exponent = self.exponent?.multiplied(by: Complex(Real(exponent)), within: budget)
    result.gammas = gammas.map {
      GammaFactor(slope: $0.slope, offset: $0.offset, exponent: $0.exponent * exponent)
    }
    result.amplitude = amplitude.joined(.power, .number(Real(exponent)))
    return result
  }

  /// Γ(ak + b) for a positive integer a: as Γ(ak + b′)·(ak + b′)(ak + b′ + 1)⋯ with 0 < b′ ≤ 1; `nil` where b′ is too far from b.
  init?(gammaOfSlope slope: WideInt, offset: Rational) {
    guard let (count, rest) = offset.partsOfUnit(limit: Self.longestShift) else { return nil }
    gammas = [GammaFactor(slope: slope, offset: rest, exponent: 1)]
    let line = Formula.number(Real(slope)).joined(.multiply, .variable)
    for step in min(count, 0)..<max(count, 0) {
      let linear = line.joined(.add, .number(Real(rest + Rational(step))))
      amplitude = count > 0 ? amplitude.times(linear) : amplitude.joined(.divide, linear)
    }
  }

  private static let longestShift: WideInt = 100
}

extension SequenceTerm {
  /// Whether both differ in the factor and in f alone.
  func isLike(_ other: SequenceTerm, isSequence: Bool, within budget: EvaluationBudget) -> Bool {
    guard gammas.count == other.gammas.count,
      gammas.allSatisfy({ gamma in
        other.gammas.contains {
          $0.slope == gamma.slope && $0.offset == gamma.offset && $0.exponent == gamma.exponent
        }
      })
    else { return false }
    let (first, second) = isSequence ? (base, other.base) : (exponent, other.exponent)
    guard let first, let second else { return false }
    let difference = first.subtracting(second, within: budget)
    return (try? difference.real.sign(within: budget)) == 0
      && (try? difference.imaginary.sign(within: budget)) == 0
  }
}

extension Complex {
  func isKnownToBe(_ number: Rational) -> Bool {
    real.knownRational == number && imaginary.knownRational?.isZero ?? false
  }
}

extension Formula {
  /// The product, without a factor 1.
  func times(_ other: Formula) -> Formula {
    if fraction == 1 { return other }
    return other.fraction == 1 ? self : joined(.multiply, other)
  }
}
