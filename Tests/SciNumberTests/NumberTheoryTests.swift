import TestSupport
import Testing

@testable import SciNumber

/// Functions of integers against their definitions and known values; Tests/Golden/integers.golden has rows from FLINT.
@Suite struct NumberTheoryTests {
  private let budget = EvaluationBudget.interactive

  // MARK: - Bits

  /// Swift's own operators on words.
  @Test func bitsAgreeWithTheOperatorsOfWords() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<1_000 {
      let (x, y) = (
        Int.random(in: .min ... .max, using: &generator)
          >> Int.random(in: 0...62, using: &generator),
        Int.random(in: .min ... .max, using: &generator)
          >> Int.random(in: 0...62, using: &generator)
      )
      let (a, b) = (Integer(x), Integer(y))
      #expect(a.and(b) == Integer(x & y) && a.or(b) == Integer(x | y) && a.xor(b) == Integer(x ^ y))
      #expect(a.complement == Integer(~x))
      // The same with 100 more bits to the right.
      let (wideA, wideB) = (a.shiftedLeft(by: 100), b.shiftedLeft(by: 100))
      #expect(wideA.and(wideB) == Integer(x & y).shiftedLeft(by: 100))
      #expect(wideA.or(wideB) == Integer(x | y).shiftedLeft(by: 100))
      #expect(wideA.xor(wideB) == Integer(x ^ y).shiftedLeft(by: 100))
      #expect(wideA.complement == -wideA - 1)
    }
  }

  @Test func numbersWrapAsWordsDo() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let x =
        Int.random(in: .min ... .max, using: &generator)
        >> Int.random(in: 0...62, using: &generator)
      #expect(
        Integer(x).wrapped(toBits: 8, signed: true) == Integer(Int(Int8(truncatingIfNeeded: x))))
      #expect(
        Integer(x).wrapped(toBits: 8, signed: false) == Integer(Int(UInt8(truncatingIfNeeded: x))))
      #expect(Integer(x).wrapped(toBits: 64, signed: true) == Integer(x))
      #expect(
        Integer(x).wrapped(toBits: 64, signed: false) == Integer(UInt64(truncatingIfNeeded: x)))
    }
    #expect(Integer(128).wrapped(toBits: 8, signed: true) == -128)
    #expect(Integer(-128).wrapped(toBits: 8, signed: true) == -128)
    #expect(Integer(-129).wrapped(toBits: 8, signed: true) == 127)
    #expect(Integer(1).wrapped(toBits: 1, signed: true) == -1)
  }

  @Test func shiftsGoBothWays() {
    #expect(Integer(-5).shifted(by: -1, limit: 100) == -3)
    #expect(Integer(-5).shifted(by: -1000, limit: 100) == -1)
    #expect(Integer(5).shifted(by: Integer(Int.min) - 1, limit: 100) == 0)
    #expect(Integer(5).shifted(by: Integer(Int.min), limit: 100) == 0)
    #expect(Integer(5).shifted(by: Integer(Int.max) + 1, limit: 100) == nil)
    #expect(Integer(1).shifted(by: 99, limit: 100)?.bitWidth == 100)
    #expect(Integer(1).shifted(by: 100, limit: 100) == nil)
    #expect(Integer(-1).populationCount == nil)
  }

  // MARK: - Digits

  @Test func digitsLeadBack() throws {
    var generator = SplitMix64(seed: 3)
    for base: Integer in [2, 3, 10, 16, 1_000_000_007, Integer(1).shiftedLeft(by: 70) + 1] {
      for bits in [1, 5, 63, 64, 65, 300, 2_000] {
        let n = try Integer.random(bits: bits, using: &generator)
        let digits = try n.digitList(base: base, within: budget)
        #expect(digits.allSatisfy { $0.signum >= 0 && $0 < base })
        #expect(n.isZero || digits.first?.isZero == false)
        #expect(try Integer.fromDigits(digits, base: base, within: budget) == n)
        #expect(try n.digitSum(base: base, within: budget) == digits.reduce(0) { $0 + $1 })
        guard n.signum > 0 else { continue }
        #expect(try n.floorLogarithm(base: base, within: budget) == digits.count - 1)
      }
    }
  }

  @Test func wholeLogarithmsNextToPowers() throws {
    for (base, exponent) in [(2, 1), (2, 64), (3, 40), (10, 18), (10, 19), (10, 100), (999, 33)] {
      let power = try #require(Integer(base).power(UInt(exponent), limit: 10_000))
      #expect(try power.floorLogarithm(base: Integer(base), within: budget) == exponent)
      #expect(try (power - 1).floorLogarithm(base: Integer(base), within: budget) == exponent - 1)
    }
  }

  // MARK: - Factors

  @Test func factorsMultiplyBackAndArePrime() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<150 {
      let n =
        try Integer.random(bits: Int.random(in: 1...90, using: &generator), using: &generator) + 1
      let factors = try n.primeFactors(within: budget)
      #expect(factors.reduce(1) { $0 * $1 } == n)
      #expect(factors == factors.sorted())
      #expect(try n.isOne || factors.allSatisfy { factor in try factor.isPrime(within: budget) })
    }
  }

  /// The curves alone, on products of the first primes above these numbers.
  @Test(arguments: [10_000, 100_000_000, 10_000_000_000, 1_000_000_000_000])
  func curvesFindFactors(_ start: Int) throws {
    let p = try Integer(start).nextPrime(within: budget)
    let q = try PowerOfTen.integer(25).nextPrime(within: budget)
    let factor = try #require(
      try EllipticCurveMethod(n: p * q).factor(levels: 0..<2, within: budget))
    #expect(factor == p || factor == q)
  }

  /// The sieve alone, from the shortest numbers that it gets.
  @Test(arguments: [(10, 11), (12, 13), (14, 15)])
  func theSieveFindsFactors(_ exponents: (Int, Int)) throws {
    let p = try PowerOfTen.integer(exponents.0).nextPrime(within: budget)
    let q = try (PowerOfTen.integer(exponents.1) * 3).nextPrime(within: budget)
    let factor = try #require(try QuadraticSieve(p * q).factor(within: budget))
    #expect(factor == p || factor == q)
  }

  /// No level of curves is begun that would take too long.
  @Test func curvesAreNotTriedOnVeryLongNumbers() throws {
    let n = Integer(1).shiftedLeft(by: 70_000) + 1
    #expect(try EllipticCurveMethod(n: n).factor(within: budget) == nil)
  }

  @Test func divisorsAreAllNumbersThatDivide() throws {
    for n in Array(1...300) + [5040, 65536, 1_000_003] {
      let divisors = (1...n).filter { n % $0 == 0 }
      #expect(try Integer(n).divisors(within: budget) == divisors.map { Integer($0) })
      #expect(try Integer(n).divisorSum(exponent: 0, within: budget) == Integer(divisors.count))
      #expect(
        try Integer(n).divisorSum(exponent: 2, within: budget)
          == divisors.reduce(0) { $0 + Integer($1) * Integer($1) })
    }
  }

  @Test func coprimeNumbersAreCounted() throws {
    for n in 1...200 {
      let count = (1...n).filter { Integer($0).greatestCommonDivisor(with: Integer(n)).isOne }.count
      #expect(try Integer(n).totient(within: budget) == Integer(count))
    }
    // Σ μ(d) over the divisors of n is 0 for n > 1.
    for n in 2...200 {
      let sum = try Integer(n).divisors(within: budget).reduce(0) { sum, divisor in
        sum + (try divisor.moebius(within: budget))
      }
      #expect(sum == 0)
    }
  }

  // MARK: - Counting primes

  /// OEIS A006880, and the sieve.
  @Test func primesAreCounted() throws {
    let counts = [0, 4, 25, 168, 1_229, 9_592, 78_498, 664_579, 5_761_455]
    for (exponent, count) in counts.enumerated() {
      #expect(try PrimeCount.upTo(PowerOfTen.integer(exponent), within: budget) == count)
    }
    let primes = SmallPrimes.upTo(3_000)
    for n in 0...3_000 {
      #expect(try PrimeCount.upTo(Integer(n), within: budget) == primes.filter { $0 <= n }.count)
    }
  }

  /// OEIS A006988.
  @Test func primesByTheirPlace() throws {
    for (place, prime) in [
      (1, 2), (10, 29), (100, 541), (564, 4_093), (565, 4_099), (1_000, 7_919), (10_000, 104_729),
      (100_000, 1_299_709), (1_000_000, 15_485_863),
    ] {
      #expect(try PrimeCount.prime(at: Integer(place), within: budget) == Integer(prime))
    }
  }

  @Test func neighbouringPrimesHaveNoPrimeBetween() throws {
    let primes = SmallPrimes.upTo(10_000)
    for n in 3...9_900 {
      #expect(
        try Integer(n).nextPrime(within: budget) == primes.first { $0 > n }.map { Integer($0) })
      if n.isMultiple(of: 7) {
        #expect(
          try Integer(n).previousPrime(within: budget) == primes.last { $0 < n }.map { Integer($0) }
        )
      }
    }
    // The gap of 1,132 after 1693182318746371 (T. R. Nicely, 1999).
    #expect(try Integer(1_693_182_318_746_371).nextPrime(within: budget) == 1_693_182_318_747_503)
    #expect(
      try Integer(1_693_182_318_747_503).previousPrime(within: budget) == 1_693_182_318_746_371)
  }

  // MARK: - Modular arithmetic

  @Test func inversesAndBezoutsIdentityHold() throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let (a, b) = (
        try Integer.random(bits: 150, using: &generator),
        try Integer.random(bits: 100, using: &generator) + 1
      )
      for x in [a, -a] {
        let (divisor, u, v) = try x.bezout(b, within: budget)
        #expect(divisor == x.greatestCommonDivisor(with: b) && u * x + v * b == divisor)
        #expect((u + u).magnitude * divisor <= b && (v + v).magnitude * divisor <= x.magnitude)
        let inverse = x.inverse(modulo: b)
        #expect((inverse != nil) == divisor.isOne)
        #expect(inverse.map { ($0 * x - 1).modulo(b).isZero } != false)
      }
    }
  }

  /// The factors that Euclid's algorithm finds, by CPython.
  @Test func factorsOfShortNumbersAreEuclids() throws {
    for (x, y, divisor, u, v) in [
      (0, 0, 0, 1, 0), (0, 5, 5, 0, 1), (5, 0, 5, 1, 0), (-5, 0, 5, -1, 0), (0, -5, 5, 0, -1),
      (7, 7, 7, 0, 1), (7, -7, 7, 0, -1), (240, 46, 2, -9, 47), (-240, 46, 2, 9, 47),
      (6, 3, 3, 0, 1), (3, 6, 3, 1, 0), (-2, 4, 2, -1, 0),
    ] {
      let result = try Integer(x).bezout(Integer(y), within: budget)
      #expect(
        result.divisor == Integer(divisor) && result.u == Integer(u) && result.v == Integer(v),
        "\(x) and \(y)")
    }
  }

  // MARK: - Binomials

  /// By a product of halves, and by the prime powers of GMP, which is another way.
  @Test func binomialsOfManyFactorsAreThoseOfGMP() throws {
    for (n, k) in [(20_000, 1_100), (60_000, 1_500), (65_535, 2_048), (40_000, 30_000)] {
      #expect(
        try Integer.binomial(Integer(n), Integer(k), within: budget)
          == Integer.shortBinomial(WideInt(n), WideInt(k)), "\(n) choose \(k)")
    }
  }

  // MARK: - Powers

  /// A power so long that it is computed in steps.
  @Test func longPowersAgreeWithShortOnes() throws {
    let modulus = Integer(1).shiftedLeft(by: 40_000) - 7
    let exponent = Integer(1).shiftedLeft(by: 3_000) + 12_345
    #expect(
      try Integer(3).power(exponent, modulo: modulus, within: budget)
        == Integer(3).powerModulo(exponent, modulus))
  }
}

extension Integer {
  /// A random number with at most so many bits.
  fileprivate static func random(
    bits: Int, using generator: inout SplitMix64
  ) throws -> Integer {
    var value = Integer(0)
    for _ in 0...(bits / 64) { value = value.shiftedLeft(by: 64) + Integer(generator.next()) }
    return value.modulo(Integer(1).shiftedLeft(by: bits))
  }
}
