// Exact quotients of sums by sums, as of polynomials: (π³ − e³)/(π − e) is π² + πe + e².

extension NormalForm {
  /// The most steps of a division.
  private static let maximumSteps = 32
  /// The most terms of what is divided.
  private static let maximumDividend = 64

  /// The form Q with self = Q·divisor, where long division finds one.
  ///
  /// Every step subtracts a multiple of the divisor that removes the leading term, so the result is right whatever the generators are.
  func exactQuotient(by divisor: NormalForm) -> NormalForm? {
    guard let leading = divisor.leadingTerm,
      let inverse = NormalForm(leading.coefficient, leading.monomial).power(-1)
    else { return nil }
    var (quotient, rest): (NormalForm, NormalForm) = (0, self)
    for _ in 0..<Self.maximumSteps {
      guard let term = rest.leadingTerm else { return quotient }
      guard rest.terms.count <= Self.maximumDividend else { return nil }
      guard let factor = NormalForm(term.coefficient, term.monomial).plainProduct(with: inverse),
        let product = factor.plainProduct(with: divisor), let sum = quotient.adding(factor),
        let difference = rest.subtracting(product)
      else { return nil }
      (quotient, rest) = (sum, difference)
    }
    return nil
  }

  private var leadingTerm: Term? {
    terms.max { Monomial.lexicographicOrder($0.monomial, $1.monomial) < 0 }
  }
}

extension Monomial {
  /// The sign of the first difference between the exponents, roots of integers last.
  ///
  /// The order is kept when both are multiplied by one product.
  fileprivate static func lexicographicOrder(_ x: Monomial, _ y: Monomial) -> WideInt {
    for isRadical in [false, true] {
      var (left, right) = (
        x.powers.filter { $0.generator.isInteger == isRadical }[...],
        y.powers.filter { $0.generator.isInteger == isRadical }[...]
      )
      while let key = [left.first, right.first].compactMap({ $0?.generator.key }).min() {
        var (first, second): (Rational, Rational) = (0, 0)
        if let power = left.first, power.generator.key == key {
          first = power.exponent
          left.removeFirst()
        }
        if let power = right.first, power.generator.key == key {
          second = power.exponent
          right.removeFirst()
        }
        if first != second { return first < second ? -1 : 1 }
      }
    }
    return 0
  }
}

extension Generator {
  fileprivate var isInteger: Bool { if case .integer = kind { true } else { false } }
}
