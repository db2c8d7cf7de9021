// Sums that are squares of sums, and 1 − sin² that is the square of a cosine.

extension NormalForm {
  /// The root, not negative, of a form that is seen to be the square of two terms' sum or of a term with a cosine.
  var perfectSquareRoot: NormalForm? {
    switch terms.count {
    case 2: cosineRoot
    case 3: binomialRoot
    default: nil
    }
  }

  /// a ± b for a² ± 2ab + b².
  private var binomialRoot: NormalForm? {
    let roots = terms.filter { $0.coefficient.signum > 0 }
      .compactMap { NormalForm($0.coefficient, $0.monomial).power(.half)?.onlyTerm }
    for (index, first) in roots.enumerated() {
      for second in roots[..<index] {
        for sign in [1, -1] {
          guard
            let sum = NormalForm(first.coefficient, first.monomial).adding(
              NormalForm(second.coefficient * Rational(sign), second.monomial)),
            sum.squared == self, let sumSign = sum.sign
          else { continue }
          return sumSign < 0 ? -sum : sum
        }
      }
    }
    return nil
  }

  /// √c·|cos A| for c − c·sin²A.
  private var cosineRoot: NormalForm? {
    for (one, other) in [(terms[0], terms[1]), (terms[1], terms[0])] {
      let whole = NormalForm(one.coefficient, one.monomial)
      guard one.coefficient.signum > 0,
        let ratio = NormalForm(other.coefficient, other.monomial).divided(by: whole)?.onlyTerm,
        ratio.coefficient == -1, let power = ratio.monomial.powers.first,
        ratio.monomial.powers.count == 1, power.exponent == 2,
        case .value(.sin(.radians), let angle) = power.generator.kind,
        let cosine = Generator(.value(.cos(.radians), angle))
      else { continue }
      return whole.power(.half)?.multiplied(by: NormalForm(cosine))
    }
    return nil
  }
}
