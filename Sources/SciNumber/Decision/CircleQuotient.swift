/// A real number written as a sum divided by a product of sums, none of which is zero.
///
/// Sums, products and quotients of quotients are quotients, as of fractions, so that 1/(1 + 1/x) is x/(1 + x) whatever
/// is known of x. The number is zero if its numerator is.
struct CircleQuotient: Sendable {
  var numerator: CircleSum
  /// The divisors and how often each divides; they are not zero.
  private(set) var divisors: [CircleSum: WideInt] = [:]

  init(_ numerator: CircleSum) {
    self.numerator = numerator
  }

  init(_ form: NormalForm) {
    self.init(CircleSum(form))
  }
}

extension CircleQuotient {
  /// How many pairs of terms are multiplied for one decision.
  static let maximumWork = 20_000

  func negated() -> CircleQuotient {
    var quotient = self
    quotient.numerator = numerator.negated()
    return quotient
  }

  func adding(_ other: CircleQuotient, work: inout WideInt) -> CircleQuotient? {
    let common = divisors.combined(with: other.divisors) { max($0, $1) }
    guard let first = expanded(to: common, work: &work),
      let second = other.expanded(to: common, work: &work), let sum = first.adding(second)
    else { return nil }
    var quotient = CircleQuotient(sum)
    quotient.divisors = sum.isZero ? [:] : common
    return quotient
  }

  /// The numerator over more divisors.
  private func expanded(to common: [CircleSum: WideInt], work: inout WideInt) -> CircleSum? {
    var expanded = numerator
    for (divisor, count) in common {
      guard let factor = divisor.power(count - (divisors[divisor] ?? 0), work: &work),
        let product = expanded.multiplied(by: factor, work: &work)
      else { return nil }
      expanded = product
    }
    return expanded
  }

  func multiplied(by other: CircleQuotient, work: inout WideInt) -> CircleQuotient? {
    var (first, second) = (self, other)
    first.cancel(with: &second)
    second.cancel(with: &first)
    guard let product = first.numerator.multiplied(by: second.numerator, work: &work) else {
      return nil
    }
    var quotient = CircleQuotient(product)
    quotient.divisors = first.divisors.combined(with: second.divisors) { $0 + $1 }
    return quotient
  }

  /// Takes this numerator out where it is a divisor of the other number.
  private mutating func cancel(with other: inout CircleQuotient) {
    guard let count = other.divisors[numerator] else { return }
    other.divisors[numerator] = count > 1 ? count - 1 : nil
    numerator = CircleSum(1)
  }

  /// The quotient by a number that is not zero.
  func divided(by divisor: CircleQuotient, work: inout WideInt) -> CircleQuotient? {
    divisor.reciprocal(work: &work).flatMap { multiplied(by: $0, work: &work) }
  }

  private func reciprocal(work: inout WideInt) -> CircleQuotient? {
    var quotient = CircleQuotient(CircleSum(1))
    if let inverse = numerator.inverse {
      quotient.numerator = inverse
    } else {
      guard !numerator.isZero else { return nil }
      quotient.divisors = [numerator: 1]
    }
    for (factor, count) in divisors {
      guard let power = factor.power(count, work: &work),
        let product = quotient.numerator.multiplied(by: power, work: &work)
      else { return nil }
      quotient.numerator = product
    }
    return quotient
  }

  /// A power; the number is not zero where the exponent is negative.
  func power(_ exponent: WideInt, work: inout WideInt) -> CircleQuotient? {
    let base = exponent < 0 ? reciprocal(work: &work) : self
    guard let base, exponent.magnitude <= 1 << 10,
      let numerator = base.numerator.power(WideInt(exponent.magnitude), work: &work)
    else { return nil }
    var power = CircleQuotient(numerator)
    power.divisors =
      exponent == 0 ? [:] : base.divisors.mapValues { $0 * WideInt(exponent.magnitude) }
    return power
  }
}

// MARK: - From forms

extension CircleQuotient {
  /// How deeply generators are opened that hold forms themselves.
  private static let maximumDepth = 8

  /// The number that a form writes, its sines and cosines by angles and its negative powers of sums by divisors.
  init?(opening form: NormalForm, work: inout WideInt, depth: WideInt = 0) {
    var sum = CircleQuotient(0)
    // Terms without anything to open are kept together.
    var plain: NormalForm = 0
    for term in form.terms {
      let rest = NormalForm(term.coefficient, term.monomial)
      if term.monomial.powers.contains(where: { $0.isOpenable }) {
        guard depth < Self.maximumDepth,
          let next = CircleQuotient(opening: term, work: &work, depth: depth),
          let longer = sum.adding(next, work: &work)
        else { return nil }
        sum = longer
      } else {
        guard let longer = plain.adding(rest) else { return nil }
        plain = longer
      }
    }
    guard let total = sum.adding(CircleQuotient(plain), work: &work) else { return nil }
    self = total
  }

  private init?(opening term: NormalForm.Term, work: inout WideInt, depth: WideInt) {
    var monomial = term.monomial
    var product = CircleQuotient(NormalForm(term.coefficient))
    for power in monomial.powers where power.isOpenable {
      guard let whole = power.exponent.floor(limit: 62), let count = whole.asInt,
        let base = CircleQuotient(opening: power.generator, work: &work, depth: depth + 1),
        let factor = base.power(count, work: &work),
        let longer = product.multiplied(by: factor, work: &work)
      else { return nil }
      product = longer
      monomial = monomial.setting(power.generator, to: power.exponent - whole)
    }
    guard let total = product.multiplied(by: CircleQuotient(NormalForm(1, monomial)), work: &work)
    else { return nil }
    self = total
  }

  private init?(opening generator: Generator, work: inout WideInt, depth: WideInt) {
    switch generator.kind {
    case .sum(let sum):
      self.init(opening: sum, work: &work, depth: depth)
    case .value(let operation, let angle):
      let isSine = operation == .sin(.radians)
      // The generator is the magnitude.
      guard let sign = Real(operation, angle.real).cheapSign, sign != 0,
        let value = CircleSum(cosineOf: angle, lessHalfTurns: isSine ? .half : 0)
      else { return nil }
      self.init(sign < 0 ? value.negated() : value)
    default: return nil
    }
  }

  /// The most square roots that are removed one after the other.
  private static let maximumRoots = 4

  /// Whether the number is seen to be zero; `false` proves nothing.
  func vanishes(work: inout WideInt) -> Bool {
    var numerator = numerator
    for _ in 0...Self.maximumRoots {
      guard let opened = CircleQuotient(numerator).opened(work: &work)?.numerator else {
        return false
      }
      if opened.vanishes { return true }
      guard let norm = opened.norm(work: &work) else { return false }
      numerator = norm
    }
    return false
  }

  /// The quotient with nothing left to open in its numerator.
  private func opened(work: inout WideInt) -> CircleQuotient? {
    var quotient = self
    // A product of roots of sums is the sum, and may have sines again.
    for _ in 0..<Self.maximumDepth {
      guard quotient.numerator.parts.values.contains(where: { $0.isOpenable }) else {
        return quotient
      }
      var sum = CircleQuotient(0)
      for (angle, form) in quotient.numerator.parts {
        guard let value = CircleQuotient(opening: form, work: &work),
          let part = value.turned(by: angle, work: &work),
          let longer = sum.adding(part, work: &work)
        else { return nil }
        sum = longer
      }
      // Divisors that are not zero do not matter.
      quotient = CircleQuotient(sum.numerator)
    }
    return nil
  }

  private func turned(by angle: CircleSum.Angle, work: inout WideInt) -> CircleQuotient? {
    var turned = self
    guard
      let numerator = numerator.multiplied(
        by: CircleSum(pointAt: angle), work: &work)
    else { return nil }
    turned.numerator = numerator
    return turned
  }
}

extension NormalForm {
  fileprivate var isOpenable: Bool {
    terms.contains { $0.monomial.powers.contains { $0.isOpenable } }
  }
}

extension Monomial.Power {
  /// Whether whole powers of the generator are written by others.
  fileprivate var isOpenable: Bool {
    switch generator.kind {
    case .value(.sin(.radians), _), .value(.cos(.radians), _), .sum:
      exponent < 0 || exponent >= 1
    default: false
    }
  }
}

extension [CircleSum: WideInt] {
  /// The exponents of both, where a divisor has one in each `combine`d.
  fileprivate func combined(
    with other: Self, by combine: (WideInt, WideInt) -> WideInt
  ) -> Self {
    var result = self
    for (divisor, exponent) in other {
      result[divisor] = result[divisor].map { combine($0, exponent) } ?? exponent
    }
    return result
  }
}
