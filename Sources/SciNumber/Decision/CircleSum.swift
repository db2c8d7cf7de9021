/// A real number written as Σ F·e^(iα): forms F without sines and cosines, and angles α.
///
/// cos α is (e^(iα) + e^(−iα))/2 and sin α is cos(α − π/2), and products add angles. So the addition theorems, and those for
/// multiples and parts of angles, need no rule: sin(12.34 + 5.6) has two terms, whatever its angle is a multiple of.
/// A product of sums has at most as many terms as there are pairs, where powers of one angle's sine and cosine would have
/// as many as the multiple is large.
struct CircleSum: Hashable, Sendable {
  /// An angle below a half turn more than its other part: π·halfTurns + rest with 0 ≤ halfTurns < 1.
  struct Angle: Hashable, Sendable {
    var halfTurns: Rational
    /// In radians and without a rational multiple of π.
    var rest: NormalForm

    static let zero = Angle(halfTurns: 0, rest: 0)
  }

  /// The factor of each e^(iα); none is zero.
  var parts: [Angle: NormalForm] = [:]

  init() {}

  /// The number that a form without sines and cosines writes.
  init(_ form: NormalForm) {
    if !form.isZero { parts[.zero] = form }
  }

  /// e^(iα).
  init(pointAt angle: Angle) {
    parts[angle] = 1
  }
}

// MARK: - Limits

extension CircleSum {
  /// The most angles that a sum may have.
  private static let maximumCount = 256

  var isZero: Bool { parts.isEmpty }

  /// The number of terms of all forms.
  var count: WideInt { parts.values.reduce(0) { $0 + WideInt($1.terms.count) } }

  /// The form, where no angle occurs.
  var form: NormalForm? {
    if parts.isEmpty { return 0 }
    return parts.count == 1 ? parts[.zero] : nil
  }

  /// 1/F, where this is a form F of one term.
  var inverse: CircleSum? {
    guard let term = form?.onlyTerm else { return nil }
    return NormalForm(term.coefficient, term.monomial).power(-1).map(CircleSum.init)
  }
}

// MARK: - Circular functions

extension CircleSum {
  /// cos(F − π·halfTurns).
  init?(cosineOf angle: NormalForm, lessHalfTurns halfTurns: Rational) {
    guard let (angle, isOpposite) = Self.split(angle, adding: halfTurns.negated()),
      let (mirrored, isMirroredOpposite) = Self.split(
        NormalForm(0).subtracting(angle.rest) ?? 0, adding: angle.halfTurns.negated())
    else { return nil }
    let half = NormalForm(isOpposite ? Rational.half.negated() : .half)
    parts[angle] = half
    guard let sum = adding(isMirroredOpposite ? -half : half, at: mirrored) else { return nil }
    self = sum
  }

  /// The angle less whole half turns, and whether their number is odd, which changes the sign of e^(iα).
  private static func split(
    _ angle: NormalForm, adding more: Rational
  ) -> (angle: Angle, isOpposite: Bool)? {
    var (halfTurns, rest) = (more, angle)
    if let term = angle.terms.first(where: { $0.monomial.onlyGenerator == .pi }) {
      guard let sum = halfTurns.adding(term.coefficient, limit: NormalForm.maximumBits),
        let other = angle.subtracting(NormalForm(term.coefficient, term.monomial))
      else { return nil }
      (halfTurns, rest) = (sum, other)
    }
    return reduced(Angle(halfTurns: halfTurns, rest: rest))
  }

  private static func reduced(_ angle: Angle) -> (angle: Angle, isOpposite: Bool)? {
    guard let whole = angle.halfTurns.floor(limit: NormalForm.maximumBits),
      let halfTurns = angle.halfTurns.subtracting(whole, limit: NormalForm.maximumBits),
      let parity = whole.modulo(2, limit: NormalForm.maximumBits)
    else { return nil }
    return (Angle(halfTurns: halfTurns, rest: angle.rest), !parity.isZero)
  }
}

// MARK: - Ring

extension CircleSum {
  private func adding(_ form: NormalForm, at angle: Angle) -> CircleSum? {
    var sum = self
    guard let total = parts[angle].map({ $0.adding(form) }) ?? form else { return nil }
    sum.parts[angle] = total.isZero ? nil : total
    return sum.parts.count <= Self.maximumCount ? sum : nil
  }

  func adding(_ other: CircleSum) -> CircleSum? {
    var sum = self
    for (angle, form) in other.parts {
      guard let longer = sum.adding(form, at: angle) else { return nil }
      sum = longer
    }
    return sum
  }

  func negated() -> CircleSum {
    var sum = self
    sum.parts = parts.mapValues { -$0 }
    return sum
  }

  /// The product; `work` is lowered by its number of pairs of terms, and there is none where that is not enough.
  func multiplied(by other: CircleSum, work: inout WideInt) -> CircleSum? {
    work -= count * other.count
    guard work >= 0 else { return nil }
    var product = CircleSum()
    for (first, x) in parts {
      for (second, y) in other.parts {
        guard let factor = x.multiplied(by: y), let rest = first.rest.adding(second.rest),
          let (angle, isOpposite) = Self.reduced(
            Angle(halfTurns: first.halfTurns + second.halfTurns, rest: rest)),
          let longer = product.adding(isOpposite ? -factor : factor, at: angle)
        else { return nil }
        product = longer
      }
    }
    return product
  }

  func power(_ exponent: WideInt, work: inout WideInt) -> CircleSum? {
    var power = CircleSum(1)
    for _ in 0..<exponent {
      guard let next = power.multiplied(by: self, work: &work) else { return nil }
      power = next
    }
    return power
  }
}
