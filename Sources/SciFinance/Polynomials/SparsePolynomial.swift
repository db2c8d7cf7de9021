internal import SciNumber

/// A polynomial of few or many terms, looked at for x > 0 only.
///
/// The equation of every internal rate of return is one: Σ cᵢ xᵉ⁽ⁱ⁾ = 0, where x = 1 + r for flows at whole periods
/// and x = (1 + r)^(g/365) for flows at days. The terms stand by falling exponent, the last one is 0, the
/// coefficients are integers other than 0 without a common factor.
struct SparsePolynomial: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var exponent: WideInt
    var coefficient: Integer
  }

  let terms: [Term]

  /// The sum of the terms, which may stand in any order and share exponents, without common factors and powers.
  init(_ terms: [Term]) {
    var merged: [Term] = []
    for term in terms.sorted(by: { $0.exponent > $1.exponent }) {
      if let last = merged.last, last.exponent == term.exponent {
        merged[merged.count - 1].coefficient = last.coefficient + term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient.isZero }
    var content: Integer = 0
    for term in merged where !content.isOne {
      content = content.greatestCommonDivisor(with: term.coefficient)
    }
    let lowest = merged.last?.exponent ?? 0
    self.terms = merged.map {
      Term(
        exponent: $0.exponent - lowest,
        coefficient: content.isOne
          ? $0.coefficient : $0.coefficient.exactQuotient(dividingBy: content))
    }
  }

  /// The highest exponent.
  var degree: WideInt { terms.first?.exponent ?? 0 }

  /// Whether the sum is 0 everywhere.
  var isZero: Bool { terms.isEmpty }

  /// The greatest common divisor of all exponents; 0 for a constant.
  var commonExponent: WideInt {
    var common: WideInt = 0
    for term in terms where common != 1 {
      var (a, b) = (common, term.exponent)
      while b != 0 { (a, b) = (b, a % b) }
      common = a
    }
    return common
  }

  /// The sum in y = x^`divisor`, where every exponent is a multiple of it.
  func dividingExponents(by divisor: WideInt) -> SparsePolynomial {
    SparsePolynomial(
      terms.map { Term(exponent: $0.exponent / divisor, coefficient: $0.coefficient) })
  }

  /// The sign at x = 1, exactly.
  var signAtOne: WideInt { terms.reduce(0 as Integer) { $0 + $1.coefficient }.signum }

  /// The sign as x approaches 0.
  var signAtZero: WideInt { terms.last?.coefficient.signum ?? 0 }

  /// The sign as x grows.
  var signAtInfinity: WideInt { terms.first?.coefficient.signum ?? 0 }
}

// MARK: - Descartes

extension SparsePolynomial {
  /// The places where the sign changes from one coefficient to the next, by the index of the second one.
  ///
  /// There are at most as many positive roots, counted with multiplicity, and an even number less (Descartes).
  var variations: [Int] {
    terms.indices.dropFirst().filter {
      terms[$0].coefficient.signum != terms[$0 - 1].coefficient.signum
    }
  }

  /// A multiple of the derivative of f/xᵉ, which has exactly one sign variation less; `nil` if f has none.
  ///
  /// With e the exponent of a coefficient whose sign differs from that of the one before, the terms before it keep
  /// their signs, it disappears, and those behind it turn theirs. f/xᵉ has the sign of f, and is monotone between
  /// two neighbouring roots of the result. This is the proof of Descartes' rule, by Rolle.
  var descent: SparsePolynomial? {
    let places = variations
    guard !places.isEmpty else { return nil }
    let pivot = terms[places[places.count / 2]].exponent
    return SparsePolynomial(
      terms.map {
        Term(
          exponent: $0.exponent,
          coefficient: $0.coefficient * Integer($0.exponent - pivot))
      })
  }
}
