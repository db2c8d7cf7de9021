/// A number written as Σ cᵢ · Π gⱼ^eⱼ: rational multiples of products of powers of ``Generator``s.
///
/// This is a stage of deciding zero, equality and rationality; see `Real.simplified`. A form is always equal to the
/// number it was made from, and numbers that the rules bring to the same form are equal; the converse does not hold
/// for all numbers, so that two different forms prove nothing. The rules are:
/// - generators that are powers or logarithms of integers are split into primes, radicals reduced;
/// - exponentials multiply, logarithms of products split, and both undo each other;
/// - angles are split into a rational part of a half turn, with closed forms at multiples of 3° and of 7½°, and
///   further parts that go through the addition theorems, with cos² replaced by 1 − sin²;
/// - hyperbolic functions and their inverses become exponentials and logarithms;
/// - quotients are rationalised by conjugates, sums in denominators cancelled where they divide, square roots of a + b√c denested where the result is simpler.
///
/// A form too large to be of use (``maximumTerms`` and the like) is not made at all.
struct NormalForm: Hashable, Sendable {
  /// A coefficient that is not zero, and the product it belongs to.
  struct Term: Hashable, Sendable {
    var coefficient: Rational
    var monomial: Monomial
  }

  /// In the order of their monomials' keys, each key once.
  let terms: [Term]

  private init(terms: [Term]) {
    assert(terms.allSatisfy { !$0.coefficient.isZero }, "a term that is zero")
    assert(
      zip(terms, terms.dropFirst()).allSatisfy { $0.monomial.key < $1.monomial.key },
      "terms out of order")
    self.terms = terms
  }

  init(_ value: Rational) {
    self.init(value, .one)
  }

  init(_ coefficient: Rational, _ monomial: Monomial) {
    terms = coefficient.isZero ? [] : [Term(coefficient: coefficient, monomial: monomial)]
  }

  init(_ generator: Generator, sign: WideInt = 1) {
    self.init(Rational(sign), Monomial(generator, 1))
  }
}

extension NormalForm: ExpressibleByIntegerLiteral {
  init(integerLiteral value: WideInt) {
    self.init(Rational(value))
  }
}

// MARK: - Limits

extension NormalForm {
  /// The most terms that a form may have.
  static let maximumTerms = 128
  /// The size in bits of the largest coefficient.
  static let maximumBits = 4096
  /// The size in bits of the largest exponent, which nested roots double with each level.
  static let maximumExponentBits = 512
  /// The size in bytes of the largest key of a generator, which limits how deeply they nest.
  static let maximumKeyLength = 2048
}

extension Rational {
  /// Whether neither numerator nor denominator has more than `bits` bits.
  ///
  /// A decimal such as 1e-999999999 is short, but what it is added to becomes as long as it is far from 1.
  func fits(bits: WideInt) -> Bool {
    numerator(limit: bits) != nil && denominator(limit: bits) != nil
  }
}

// MARK: - Properties

extension NormalForm {
  var isZero: Bool { terms.isEmpty }

  /// The number as a rational, if the form is one.
  var rational: Rational? {
    switch terms.count {
    case 0: 0
    case 1 where terms[0].monomial.isOne: terms[0].coefficient
    default: nil
    }
  }

  /// The only term, if there is one.
  var onlyTerm: Term? { terms.count == 1 ? terms[0] : nil }

  /// A text that is the same for equal forms, and for no others.
  var key: String {
    terms.map { "\($0.coefficient)\($0.monomial.key)" }.joined(separator: "+")
  }
}

// MARK: - Ring

extension NormalForm {
  static prefix func - (form: NormalForm) -> NormalForm {
    form.negating { _ in true }
  }

  /// The form with the signs of those terms changed whose monomials `select` picks.
  func negating(where select: (Monomial) -> Bool) -> NormalForm {
    NormalForm(
      terms: terms.map {
        select($0.monomial)
          ? Term(coefficient: $0.coefficient.negated(), monomial: $0.monomial) : $0
      })
  }

  /// The sum, or `nil` where it is too large.
  func adding(_ other: NormalForm) -> NormalForm? {
    var sum: [Term] = []
    var (left, right) = (terms[...], other.terms[...])
    while let x = left.first, let y = right.first {
      if x.monomial.key == y.monomial.key {
        guard let coefficient = x.coefficient.adding(y.coefficient, limit: Self.maximumBits) else {
          return nil
        }
        if !coefficient.isZero { sum.append(Term(coefficient: coefficient, monomial: x.monomial)) }
        left.removeFirst()
        right.removeFirst()
      } else if x.monomial.key < y.monomial.key {
        sum.append(left.removeFirst())
      } else {
        sum.append(right.removeFirst())
      }
    }
    sum += left + right
    return sum.count <= Self.maximumTerms ? NormalForm(terms: sum) : nil
  }

  func subtracting(_ other: NormalForm) -> NormalForm? { adding(-other) }

  func scaled(by factor: Rational) -> NormalForm? {
    if factor.isZero { return 0 }
    var scaled: [Term] = []
    for term in terms {
      guard let product = term.coefficient.multiplied(by: factor, limit: Self.maximumBits) else {
        return nil
      }
      scaled.append(Term(coefficient: product, monomial: term.monomial))
    }
    return NormalForm(terms: scaled)
  }

  func scaled(_ numerator: WideInt, over denominator: WideInt) -> NormalForm? {
    scaled(by: Rational(Integer(numerator), Integer(denominator)))
  }

  /// The product, with sums in denominators cancelled, or `nil` where it is too large.
  func multiplied(by other: NormalForm) -> NormalForm? {
    plainProduct(with: other)?.cancelled
  }

  /// The product as it comes out, for rules that cancel themselves.
  func plainProduct(with other: NormalForm) -> NormalForm? {
    if let factor = other.rational { return scaled(by: factor) }
    if let factor = rational { return other.scaled(by: factor) }
    guard terms.count * other.terms.count <= 4 * Self.maximumTerms else { return nil }
    var sum: NormalForm = 0
    for x in terms {
      for y in other.terms {
        guard
          let coefficient = x.coefficient.multiplied(by: y.coefficient, limit: Self.maximumBits),
          let product = NormalForm.reduced(
            coefficient, x.monomial.multiplied(by: y.monomial)),
          let longer = sum.adding(product)
        else { return nil }
        sum = longer
      }
    }
    return sum
  }

  /// The square.
  var squared: NormalForm? { multiplied(by: self) }
}

extension Rational {
  /// ½, the exponent of square roots and the middle between integers.
  static let half = Rational(Integer(1), Integer(2))
}
