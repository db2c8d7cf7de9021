// Products are brought to normal form: integer powers of integers go to the coefficient, positive powers of sums are
// multiplied out, and cos² becomes 1 − sin².

extension NormalForm {
  /// coefficient · monomial in normal form.
  static func reduced(_ coefficient: Rational, _ monomial: Monomial) -> NormalForm? {
    guard monomial.powers.allSatisfy({ $0.exponent.bitSize <= maximumExponentBits }) else {
      return nil
    }
    for power in monomial.powers {
      guard let (taken, factor) = power.reduction else { continue }
      // One step; the next are taken by the product.
      let rest = monomial.setting(power.generator, to: power.exponent - taken)
      return factor.flatMap { reduced(coefficient, rest)?.plainProduct(with: $0) }
    }
    return NormalForm(coefficient, monomial)
  }

  /// The form to a natural power.
  func power(_ exponent: WideInt) -> NormalForm? {
    if let term = onlyTerm {
      guard let coefficient = term.coefficient.power(Integer(exponent), limit: Self.maximumBits)
      else { return nil }
      return Self.reduced(coefficient, term.monomial.raised(to: Rational(exponent)))
    }
    return plainPower(exponent)?.cancelled
  }

  /// The power as it comes out.
  fileprivate func plainPower(_ exponent: WideInt) -> NormalForm? {
    guard exponent <= Self.maximumTerms else { return nil }
    var power: NormalForm = 1
    for _ in 0..<exponent {
      guard let next = power.plainProduct(with: self) else { return nil }
      power = next
    }
    return power
  }
}

// MARK: - Content

extension NormalForm {
  /// The form as a positive or negative single term times a positive sum whose coefficients are integers without a
  /// common factor and whose terms have no common generator.
  ///
  /// - Returns: `nil` where the sign could not be told.
  var primitive: (content: NormalForm, sum: NormalForm)? {
    guard let sign, let common = commonCoefficient else { return nil }
    let coefficient = sign < 0 ? common.negated() : common
    let monomial = commonMonomial
    guard let inverse = Self.reduced(Rational(1) / coefficient, monomial.raised(to: -1)),
      let sum = multiplied(by: inverse), sum.terms.count == terms.count
    else { return nil }
    return (NormalForm(coefficient, monomial), sum)
  }

  /// The greatest rational of which all coefficients are integer multiples.
  private var commonCoefficient: Rational? {
    var (numerator, denominator) = (Integer(0), Integer(1))
    for term in terms {
      guard let top = term.coefficient.numerator(limit: Self.maximumBits),
        let bottom = term.coefficient.denominator(limit: Self.maximumBits),
        let multiple = denominator.leastCommonMultiple(with: bottom, limit: Self.maximumBits)
      else { return nil }
      numerator = numerator.greatestCommonDivisor(with: top)
      denominator = multiple
    }
    return numerator.isZero ? nil : Rational(numerator, denominator)
  }

  /// Each generator to its least power among the terms, which is 0 where one lacks it.
  private var commonMonomial: Monomial {
    let generators = Set(terms.flatMap { $0.monomial.powers }.map { $0.generator })
    return generators.reduce(.one) { common, generator in
      let least = terms.map { $0.monomial.exponent(of: generator) }.min() ?? 0
      return common.multiplied(by: Monomial(generator, least))
    }
  }
}

// MARK: - Quotients

extension NormalForm {
  func divided(by divisor: NormalForm) -> NormalForm? {
    if let inverse = divisor.onlyTerm?.inverse { return multiplied(by: inverse) }
    if let x = primitive, let y = divisor.primitive, x.sum == y.sum {
      return x.content.divided(by: y.content)
    }
    if terms.count > 1, let quotient = exactQuotient(by: divisor) { return quotient }
    if let (numerator, denominator) = divisor.fraction,
      let quotient = multiplied(by: NormalForm(1, denominator))?.divided(by: numerator)
    {
      return quotient
    }
    return divisor.inverse(steps: 6).flatMap { multiplied(by: $0) }
  }

  /// 1/F, rationalised where conjugates do it in `steps` steps.
  private func inverse(steps: WideInt) -> NormalForm? {
    if let term = onlyTerm { return term.inverse }
    if steps > 0, let (conjugate, norm) = conjugate,
      let inverse = norm.inverse(steps: steps - 1)?.multiplied(by: conjugate)
    {
      return inverse
    }
    guard let (content, sum) = primitive, let generator = Generator(.sum(sum)) else { return nil }
    return content.onlyTerm?.inverse?.multiplied(by: NormalForm(1, Monomial(generator, -1)))
  }

  /// For F = A + B√g with a square root that occurs in no other power: A − B√g and F(A − B√g) = A² − B²g.
  private var conjugate: (conjugate: NormalForm, norm: NormalForm)? {
    for generator in squareRoots {
      let conjugate = negating { !$0.exponent(of: generator).isZero }
      if let norm = multiplied(by: conjugate), !norm.isZero { return (conjugate, norm) }
    }
    return nil
  }

  /// The generators that occur to the power 1/2 and to no other.
  private var squareRoots: [Generator] {
    var exponents: [Generator: Set<Rational>] = [:]
    var order: [Generator] = []
    for power in terms.flatMap({ $0.monomial.powers }) {
      if exponents[power.generator] == nil { order.append(power.generator) }
      exponents[power.generator, default: []].insert(power.exponent)
    }
    // Sums first: their squares bring other roots back.
    return order.filter { exponents[$0] == [.half] && $0.isAlgebraicRadicand }
      .sorted { $0.isSum && !$1.isSum }
  }

  /// The form with sums S in denominators cancelled where they divide the numerators.
  ///
  /// The terms that are divided by the same power of S are cancelled together: (ln 2 + ln 5)·ln 2/(ln 2 + ln 5) + 1.
  var cancelled: NormalForm {
    var form = self
    for divisor in Set(
      terms.flatMap({ $0.monomial.powers }).filter({ $0.isDivisor }).map({ $0.generator }))
    {
      form = form.cancelling(divisor) ?? form
    }
    return form
  }

  private func cancelling(_ divisor: Generator) -> NormalForm? {
    guard case .sum(let sum) = divisor.kind else { return nil }
    let classes = Dictionary(grouping: terms) { $0.monomial.exponent(of: divisor) }
    var result: NormalForm = 0
    for exponent in classes.keys.sorted() {
      var part: NormalForm = 0
      for term in classes[exponent] ?? [] {
        guard let longer = part.adding(NormalForm(term.coefficient, term.monomial)) else {
          return nil
        }
        part = longer
      }
      var power = exponent
      while power.signum < 0, part.terms.count > 1,
        let quotient = part.times(divisor, power.negated())?.exactQuotient(by: sum)
      {
        power = power + 1
        guard let next = quotient.times(divisor, power) else { return nil }
        part = next
      }
      guard let longer = result.adding(part) else { return nil }
      result = longer
    }
    return result
  }

  /// The form as one fraction, where sums are in denominators: 1 − e²/(1 + e²) is 1 over 1 + e².
  var fraction: (numerator: NormalForm, denominator: Monomial)? {
    var (numerator, denominator) = (self, Monomial.one)
    for divisor in Set(
      terms.flatMap({ $0.monomial.powers }).filter({ $0.isDivisor }).map({ $0.generator }))
    {
      let least = terms.map { $0.monomial.exponent(of: divisor) }.min() ?? 0
      guard let expanded = numerator.times(divisor, least.negated()) else { return nil }
      numerator = expanded
      denominator = denominator.multiplied(by: Monomial(divisor, least.negated()))
    }
    return terms.count == 1 || denominator.isOne ? nil : (numerator, denominator)
  }

  /// The form times a power of a generator, term by term.
  private func times(_ generator: Generator, _ exponent: Rational) -> NormalForm? {
    var product: NormalForm = 0
    for term in terms {
      guard
        let next = Self.reduced(
          term.coefficient, term.monomial.multiplied(by: Monomial(generator, exponent))),
        let longer = product.adding(next)
      else { return nil }
      product = longer
    }
    return product
  }
}

extension Generator {
  fileprivate var isSum: Bool { if case .sum = kind { true } else { false } }

  fileprivate var isAlgebraicRadicand: Bool {
    switch kind {
    case .integer, .sum: true
    default: false
    }
  }
}

extension Monomial.Power {
  /// A part of the exponent that other generators write, and what they write it as; the latter is `nil` where it is too
  /// large.
  fileprivate var reduction: (taken: Rational, factor: NormalForm?)? {
    switch generator.kind {
    case .integer(let integer):
      guard let whole = exponent.floor(limit: 62), !whole.isZero else { return nil }
      guard let count = whole.asInt,
        let power = Rational(integer).power(Integer(count), limit: NormalForm.maximumBits)
      else { return (whole, nil) }
      return (whole, NormalForm(power))
    case .sum(let sum) where exponent >= 1:
      guard let whole = exponent.floor(limit: 62) else { return (exponent, nil) }
      return (whole, whole.asInt.flatMap(sum.plainPower))
    case .value(.cos(.radians), let angle) where exponent >= 2:
      guard let half = (exponent / 2).floor(limit: 62),
        let count = half.asInt,
        let sine = Generator(.value(.sin(.radians), angle))
      else { return (exponent, nil) }
      return (half * 2, NormalForm(1).subtracting(NormalForm(1, Monomial(sine, 2)))?.power(count))
    default: return nil
    }
  }

  /// Whether this divides by a sum.
  fileprivate var isDivisor: Bool { generator.isSum && exponent.signum < 0 }
}

extension NormalForm.Term {
  fileprivate var inverse: NormalForm? {
    NormalForm.reduced(Rational(1) / coefficient, monomial.raised(to: -1))
  }
}
