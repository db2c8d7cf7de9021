// Whether a sum of roots of unity is zero.
//
// Terms with different angles are compared only where the angles differ by rational parts of a turn. There Σ cⱼζʲ, with ζ a
// primitive N-th root of unity and rational cⱼ, is zero or not by the degrees of the fields Q(ζ_N):
// - if p² divides N, then 1, ζ, …, ζ^(p−1) are a basis of Q(ζ_N) over Q(ζ_(N/p)), so each class of j modulo p vanishes by itself;
// - if p divides N once, ζ is a product of roots of orders N/p and p, and 1 + ζ_p + … + ζ_p^(p−1) = 0 is the only
//   relation over Q(ζ_(N/p)), so the factors of all powers of ζ_p are equal.
// Square roots of primes are such sums too, by the sums of Gauss (K. Ireland, M. Rosen, "A Classical Introduction to Modern Number
// Theory", 2nd ed. 1990, chapter 6): √p = Σ (k/p)ζ_p^k for p ≡ 1 modulo 4, −i times that for p ≡ 3, and √2 = ζ₈ + ζ₈⁻¹.

extension CircleSum {
  /// Whether the sum is seen to be zero; `false` proves nothing.
  var vanishes: Bool {
    var groups: [NormalForm: [(halfTurns: Rational, form: NormalForm)]] = [:]
    for (angle, form) in parts {
      groups[angle.rest, default: []].append((angle.halfTurns, form))
    }
    return groups.values.allSatisfy(Self.vanishes)
  }

  private static func vanishes(_ group: [(halfTurns: Rational, form: NormalForm)]) -> Bool {
    let hasAngles = group.contains { !($0.halfTurns * 2).isInteger }
    var sums: [Monomial: RootSum] = [:]
    for (halfTurns, form) in group {
      for term in form.terms {
        var (monomial, factor) = (term.monomial, RootSum(term.coefficient, at: halfTurns / 2))
        if hasAngles {
          for (root, prime) in monomial.primeSquareRoots {
            guard let longer = factor?.multiplied(by: .squareRoot(of: prime)) else { return false }
            monomial = monomial.setting(root, to: 0)
            factor = longer
          }
        }
        guard let sum = factor.flatMap((sums[monomial] ?? RootSum()).adding) else { return false }
        sums[monomial] = sum
      }
    }
    return sums.values.allSatisfy { $0.vanishes }
  }
}

extension Monomial {
  /// The square roots of small primes among the factors.
  fileprivate var primeSquareRoots: [(generator: Generator, prime: WideInt)] {
    powers.compactMap { power in
      guard power.exponent == .half, case .integer(let integer) = power.generator.kind,
        let prime = integer.asInt, RootSum.primes.contains(prime)
      else { return nil }
      return (power.generator, prime)
    }
  }
}

/// A sum of rational multiples of roots of unity.
struct RootSum {
  /// The coefficients by the angle in turns, at least 0 and below 1.
  private var coefficients: [Rational: Rational] = [:]

  init() {}

  /// c·e^(2πi·turns); `nil` where the angle is too long to be of use.
  init?(_ coefficient: Rational, at turns: Rational) {
    guard let turns = turns.modulo(1, limit: NormalForm.maximumBits) else { return nil }
    coefficients[turns] = coefficient
  }
}

extension RootSum {
  /// The most roots that a sum may have.
  private static let maximumCount = 1 << 12
  /// The size in bits of the largest order of a root.
  private static let maximumOrderBits = 31

  /// The primes whose square roots are written by roots of unity.
  static let primes: Set<WideInt> = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
  ]

  /// √p for an odd prime p or 2, by the sum of Gauss.
  fileprivate static func squareRoot(of prime: WideInt) -> RootSum {
    var sum = RootSum()
    if prime == 2 {
      for eighths in [1, 7] { sum.coefficients[Rational(Integer(eighths), 8)] = 1 }
      return sum
    }
    let squares = Set((1..<prime).map { $0 * $0 % prime })
    // −i is e^(2πi·¾).
    let quarters = prime % 4 == 1 ? 0 : 3
    for count in 1..<prime {
      let turns = (4 * count + quarters * prime) % (4 * prime)
      sum.coefficients[Rational(Integer(turns), Integer(4 * prime))] =
        squares.contains(count) ? 1 : -1
    }
    return sum
  }

  fileprivate func adding(_ other: RootSum) -> RootSum? {
    var sum = self
    for (turns, coefficient) in other.coefficients {
      let old = sum.coefficients[turns] ?? 0
      guard let total = old.adding(coefficient, limit: NormalForm.maximumBits) else { return nil }
      sum.coefficients[turns] = total.isZero ? nil : total
    }
    return sum.coefficients.count <= Self.maximumCount ? sum : nil
  }

  fileprivate func multiplied(by other: RootSum) -> RootSum? {
    guard coefficients.count * other.coefficients.count <= Self.maximumCount else { return nil }
    var product = RootSum()
    for (x, first) in coefficients {
      for (y, second) in other.coefficients {
        guard let coefficient = first.multiplied(by: second, limit: NormalForm.maximumBits),
          let term = RootSum(coefficient, at: x + y), let sum = product.adding(term)
        else { return nil }
        product = sum
      }
    }
    return product
  }

  /// Whether the sum is zero; `false` proves nothing where the orders of the roots are too large.
  var vanishes: Bool {
    var order: Integer = 1
    for turns in coefficients.keys {
      guard let denominator = turns.denominator(limit: Self.maximumOrderBits),
        let multiple = order.leastCommonMultiple(with: denominator, limit: 62),
        multiple.bitWidth <= Self.maximumOrderBits
      else { return false }
      order = multiple
    }
    guard let size = order.asInt else { return false }
    var terms: [WideInt: Rational] = [:]
    for (turns, coefficient) in coefficients {
      guard let index = (turns * Rational(size)).asInt else { return false }
      terms[index] = coefficient
    }
    let (factors, rest) = order.smallFactors(upTo: 1 << 16)
    // Below 2³², what is left after trial division up to 2¹⁶ is prime.
    var primes = factors.map { (prime: WideInt($0.prime), count: $0.count) }
    if let rest = rest.asInt, rest > 1 { primes.append((rest, 1)) }
    return Self.vanish(terms, order: size, primes: primes[...])
  }

  /// Whether Σ cⱼζʲ is zero for ζ of an order with these prime factors; the rules stand at the head of this file.
  private static func vanish(
    _ terms: [WideInt: Rational], order: WideInt,
    primes: ArraySlice<(prime: WideInt, count: WideInt)>
  ) -> Bool {
    if terms.isEmpty { return true }
    guard let (prime, count) = primes.last else { return false }
    let smaller = order / prime
    var classes: [WideInt: [WideInt: Rational]] = [:]
    if count > 1 {
      for (index, coefficient) in terms {
        classes[index % prime, default: [:]][index / prime] = coefficient
      }
      let rest = primes.dropLast() + [(prime, count - 1)]
      return classes.values.allSatisfy { vanish($0, order: smaller, primes: rest) }
    }
    // 1/N = u/M + v/p for u = p⁻¹ modulo M = N/p and v = M⁻¹ modulo p.
    let first = Integer(prime).inverse(modulo: smaller)
    let second = Integer(smaller).inverse(modulo: prime)
    for (index, coefficient) in terms {
      let exponent = index.multipliedFullWidth(by: second, modulo: prime)
      classes[exponent, default: [:]][index.multipliedFullWidth(by: first, modulo: smaller)] =
        coefficient
    }
    let rest = primes.dropLast()
    guard classes.count == prime, let reference = classes[0] else {
      return classes.values.allSatisfy { vanish($0, order: smaller, primes: rest) }
    }
    return classes.allSatisfy { exponent, terms in
      exponent == 0 || vanish(difference(terms, reference), order: smaller, primes: rest)
    }
  }

  private static func difference(_ x: [WideInt: Rational], _ y: [WideInt: Rational]) -> [WideInt:
    Rational]
  {
    var difference = x
    for (index, coefficient) in y {
      let total = (difference[index] ?? 0) - coefficient
      difference[index] = total.isZero ? nil : total
    }
    return difference
  }
}

extension Integer {
  /// x with x·self ≡ 1 modulo a number without a common divisor, 0 modulo 1.
  fileprivate func inverse(modulo modulus: WideInt) -> WideInt {
    var (r, next) = (modulus, (asInt ?? 0) % modulus)
    var (x, nextX) = (0, 1)
    while next != 0 {
      let quotient = r / next
      (r, next) = (next, r - quotient * next)
      (x, nextX) = (nextX, x - quotient * nextX)
    }
    return modulus == 1 ? 0 : (x % modulus + modulus) % modulus
  }
}

extension WideInt {
  /// self · other modulo a number, for factors below 2³¹ and 2³².
  fileprivate func multipliedFullWidth(by other: WideInt, modulo modulus: WideInt) -> WideInt {
    self * other % modulus
  }
}
