// Whether an integer is prime: never a probable answer.

internal import CMPFR

extension Integer {
  /// The most decimal digits of a number that is proved prime whatever its form.
  public static let mostProvableDigits: WideInt = 600
  /// The most decimal digits of a number without small factors that is tested at all.
  public static let mostTestedDigits: WideInt = 20_000

  /// Whether the integer is prime, by proof.
  ///
  /// Negative integers, 0 and 1 are not.
  ///
  /// 1. Division by the primes below 2¹².
  /// 2. Up to 3·10²⁴, Miller and Rabin's test to bases that are known to suffice there.
  /// 3. Baillie and Pomerance's, Selfridge's and Wagstaff's test, which no composite number is known to pass: what does not pass
  ///    is composite.
  /// 4. Where enough of n − 1 or n + 1 has small factors, a proof by these, for any length.
  /// 5. Adleman, Pomerance and Rumely's test in the form of Cohen and Lenstra.
  ///
  /// - Throws: ``MathError/proofLimit(digits:needed:)`` for what is probably prime and longer than ``mostProvableDigits`` digits, and for
  ///   what has no small factor and is longer than ``mostTestedDigits``.
  public func isPrime(within budget: EvaluationBudget) throws(MathError) -> Bool {
    guard let isPrime = try isSmallPrime(within: budget) else {
      return try isProvedPrime(within: budget)
    }
    return isPrime
  }

  /// Whether the integer is prime, if that is known without a long proof.
  private func isSmallPrime(within budget: EvaluationBudget) throws(MathError) -> Bool? {
    guard self >= 2 else { return false }
    if let small = asInt {
      for prime in SmallPrimes.first {
        if small % prime == 0 { return small == prime }
        if prime * prime > small { return true }
      }
      return WideUInt(small).isPrimeByMillerRabin
    }
    guard !hasSmallFactor else { return false }
    if self < Self.millerRabinLimit {
      for base in Self.firstPrimes {
        guard try isStrongProbablePrime(base: base, within: budget) else { return false }
      }
      return true
    }
    guard decimalDigitCount <= Self.mostTestedDigits else {
      throw .proofLimit(digits: Self.mostTestedDigits, needed: decimalDigitCount)
    }
    guard try isStrongProbablePrime(base: 2, within: budget), !isPerfectSquare,
      try isStrongLucasProbablePrime(within: budget)
    else { return false }
    return nil
  }

  /// No composite number below this passes the strong test to the first 13 primes as bases.
  ///
  /// J. Sorenson, J. Webster, "Strong pseudoprimes to twelve prime bases", 2017.
  private static let millerRabinLimit: Integer = 3_317_044_064_679_887_385_961_981
  private static let firstPrimes: [Integer] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41]

  private var hasSmallFactor: Bool {
    let common = modulo(Self.smallPrimorial).greatestCommonDivisor(with: Self.smallPrimorial)
    return !common.isOne
  }

  /// The product of the primes below 2¹².
  private static let smallPrimorial: Integer = {
    SmallPrimes.first.reduce(Integer(1)) { $0 * Integer($1) }
  }()

  /// The proof for a number that is very probably prime.
  private func isProvedPrime(within budget: EvaluationBudget) throws(MathError) -> Bool {
    if let isPrime = try isPrimeByNeighbours(within: budget) { return isPrime }
    guard decimalDigitCount <= Self.mostProvableDigits else {
      throw .proofLimit(digits: Self.mostProvableDigits, needed: decimalDigitCount)
    }
    return try JacobiSumTest(of: self).isPrime(within: budget)
  }
}

// MARK: - Tests that find composite numbers

extension Integer {
  /// Whether an odd number n = 2ˢd + 1 above `base` passes: `base`^d is 1, or one of its squares before the last is −1.
  func isStrongProbablePrime(
    base: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    let below = self - 1
    let (odd, twos) = below.removingFactors(of: 2)
    var power = try base.power(odd, modulo: self, within: budget)
    if power.isOne || power == below { return true }
    for _ in 1..<max(1, twos) {
      try budget.check()
      power = (power * power).modulo(self)
      if power == below { return true }
      if power.isOne { return false }
    }
    return false
  }

  /// Whether an odd number that is no square passes the strong Lucas test with Selfridge's parameters.
  ///
  /// R. Baillie, S. S. Wagstaff, "Lucas pseudoprimes", 1980, method A.
  func isStrongLucasProbablePrime(within budget: EvaluationBudget) throws(MathError) -> Bool {
    // The first of 5, −7, 9, −11, … that is no square modulo n.
    var discriminant: WideInt = 5
    while true {
      let symbol = Integer(discriminant).kronecker(self)
      if symbol == -1 { break }
      if symbol == 0, Integer(discriminant).magnitude != self { return false }
      discriminant = discriminant > 0 ? -discriminant - 2 : -discriminant + 2
    }
    let sequence = LucasSequence(
      p: 1, q: Integer((1 - discriminant) / 4), modulus: self)
    let (odd, twos) = (self + 1).removingFactors(of: 2)
    var (u, v, power) = try sequence.element(at: odd, within: budget)
    if u.isZero || v.isZero { return true }
    for _ in 1..<max(1, twos) {
      try budget.check()
      (u, v, power) = sequence.doubled(u, v, power)
      if v.isZero { return true }
    }
    return false
  }
}

/// Lucas's sequences Uₖ and Vₖ of x² − px + q modulo an odd number.
struct LucasSequence {
  let p: Integer
  let q: Integer
  let modulus: Integer

  private var discriminant: Integer { p * p - q * 4 }

  /// (Uₖ, Vₖ, qᵏ) for a positive k, bit by bit from the highest.
  func element(
    at index: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> (u: Integer, v: Integer, power: Integer) {
    var element = (u: Integer(1), v: p.modulo(modulus), power: q.modulo(modulus))
    for place in (0..<(index.bitWidth - 1)).reversed() {
      if place.isMultiple(of: 16) { try budget.check() }
      element = doubled(element.u, element.v, element.power)
      if index.hasBit(at: place) { element = next(element.u, element.v, element.power) }
    }
    return element
  }

  /// The element at twice the index: U₂ₖ = UₖVₖ, V₂ₖ = Vₖ² − 2qᵏ.
  func doubled(_ u: Integer, _ v: Integer, _ power: Integer) -> (
    u: Integer, v: Integer, power: Integer
  ) {
    (
      (u * v).modulo(modulus), (v * v - power * 2).modulo(modulus),
      (power * power).modulo(modulus)
    )
  }

  /// The next element: 2Uₖ₊₁ = pUₖ + Vₖ, 2Vₖ₊₁ = DUₖ + pVₖ.
  private func next(
    _ u: Integer, _ v: Integer, _ power: Integer
  ) -> (u: Integer, v: Integer, power: Integer) {
    (
      halved((p * u + v).modulo(modulus)), halved((discriminant * u + p * v).modulo(modulus)),
      (power * q).modulo(modulus)
    )
  }

  private func halved(_ residue: Integer) -> Integer {
    (residue.isOdd ? residue + modulus : residue).shiftedRight(by: 1)
  }
}

// MARK: - One word

extension WideUInt {
  /// Whether an odd number below 2⁶³ without prime factors below 2¹² is prime, by the strong test to enough bases.
  ///
  /// By the least composite numbers that pass for the first so many primes (C. Pomerance, J. L. Selfridge, S. S. Wagstaff, 1980;
  /// G. Jaeschke, 1993; Y. Jiang, Y. Deng, 2014; OEIS A014233).
  var isPrimeByMillerRabin: Bool {
    let bases: [WideUInt] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    let count =
      switch self {
      case ..<2_152_302_898_747: 5
      case ..<3_474_749_660_383: 6
      case ..<341_550_071_728_321: 7
      case ..<3_825_123_056_546_413_051: 9
      default: 12
      }
    return bases.prefix(Int(count)).allSatisfy { isStrongProbablePrime(base: $0) }
  }

  /// Whether an odd number above `base` passes the strong test.
  func isStrongProbablePrime(base: WideUInt) -> Bool {
    let below = self - 1
    let twos = below.trailingZeroBitCount
    var power = base.power(below >> WideUInt(twos), modulo: self)
    if power == 1 || power == below { return true }
    for _ in 1..<Swift.max(1, twos) {
      power = power.multiplied(by: power, modulo: self)
      if power == below { return true }
    }
    return false
  }

  /// The product modulo a number above both.
  func multiplied(by other: WideUInt, modulo modulus: WideUInt) -> WideUInt {
    modulus.dividingFullWidth(multipliedFullWidth(by: other)).remainder
  }

  /// The power modulo a number above this.
  func power(_ exponent: WideUInt, modulo modulus: WideUInt) -> WideUInt {
    var (power, square, rest) = (1 as WideUInt, self, exponent)
    while rest > 0 {
      if rest & 1 == 1 { power = power.multiplied(by: square, modulo: modulus) }
      rest >>= 1
      if rest > 0 { square = square.multiplied(by: square, modulo: modulus) }
    }
    return power
  }
}
