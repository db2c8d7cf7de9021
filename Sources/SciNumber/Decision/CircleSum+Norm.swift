// Square roots of sums, removed by conjugates.

extension CircleSum {
  /// For a sum N = P + Q√S the product N(P − Q√S) = P² − Q²S, where the other factor is not zero.
  ///
  /// Then N is zero if the product is. The root is one of a sum, which no other rule writes by its powers.
  func norm(work: inout WideInt) -> CircleSum? {
    for root in squareRoots {
      var conjugate = self
      conjugate.parts = parts.mapValues { form in
        form.negating { $0.exponent(of: root) == .half }
      }
      guard let sign = conjugate.real.cheapSign, sign != 0,
        let norm = multiplied(by: conjugate, work: &work)
      else { continue }
      return norm
    }
    return nil
  }

  /// The sums that occur to the power 1/2 and to no other, the longest first: a sum under a root is shorter than the root's own sum.
  private var squareRoots: [Generator] {
    var exponents: [Generator: Set<Rational>] = [:]
    for power in parts.values.flatMap({ $0.terms }).flatMap({ $0.monomial.powers }) {
      if case .sum = power.generator.kind {
        exponents[power.generator, default: []].insert(power.exponent)
      }
    }
    return exponents.filter { $0.value == [.half] }.keys
      .sorted { ($0.key.utf8.count, $0.key) > ($1.key.utf8.count, $1.key) }
  }

  /// The real part of the number, which is the number.
  var real: Real {
    var sum: Real = 0
    for (angle, form) in parts {
      let radians = NormalForm(angle.halfTurns, Monomial(.pi, 1)).real
      let cosine = Real(.cos(.radians), Real(.add, radians, angle.rest.real))
      sum = Real(.add, sum, Real(.multiply, form.real, cosine))
    }
    return sum
  }
}
