import Testing

@testable import SciNumber

/// Proofs of primality, against numbers of known kind; `scripts/random_expressions.py` compares random ones with FLINT.
@Suite struct PrimalityTests {
  private let budget = EvaluationBudget.interactive

  /// The sieve of Eratosthenes, which shares nothing with the tests.
  @Test func smallNumbersAgreeWithTheSieve() throws {
    let primes = Set(SmallPrimes.upTo(20_000))
    for n in -5...20_000 {
      #expect(try Integer(n).isPrime(within: budget) == primes.contains(n), "\(n)")
    }
  }

  /// Composite numbers that weaker tests call prime.
  ///
  /// OEIS A014233 (least strong pseudoprimes to the first k primes), A002997 (Carmichael numbers), A217255 (strong Lucas
  /// pseudoprimes), and F. Arnault's number of 1995, a strong pseudoprime to all bases below 307.
  @Test(arguments: [
    "2047", "1373653", "25326001", "3215031751", "2152302898747", "3474749660383",
    "341550071728321",
    "3825123056546413051", "318665857834031151167461", "3317044064679887385961981",
    "561", "1729", "825265", "321197185", "5394826801", "232250619601", "9746347772161",
    "1436697831295441", "60977817398996785", "7156857700403137441", "1791562810662585767521",
    "5459", "5777", "10877", "16109", "18971",
    "18446744073709551617", "340282366920938463463374607431768211457",
    "170141183460469231731687303715884105729",
    "2887148238050771212671429597130393991977609459279722700926516024197432303799152733116328983144639225941977803110929349655578418949441740933805615113979999421542416933972905423711002751042080134966731755152859226962916775325475044445856101949404200039904432116776619949629539250452698719329070373564032273701278453899126120309244841494728976885406024976768122077071687938121709811322297802059565867",
  ])
  func pseudoprimesAreComposite(_ text: String) throws {
    let n = try #require(Integer(text))
    #expect(try !n.isPrime(within: budget))
  }

  /// OEIS A000043.
  @Test(arguments: [13, 17, 19, 31, 61, 89, 107, 127, 521, 607, 1279])
  func mersennePrimesAreProved(_ exponent: Int) throws {
    let n = Integer(1).shiftedLeft(by: exponent) - 1
    #expect(try n.isPrime(within: budget))
    #expect(try !(n + 2 * n).isPrime(within: budget))
  }

  /// The primes next to 2⁶³ and 2⁶⁴ and next to 3317044064679887385961981, by FLINT's `is_prime`.
  @Test(arguments: [
    ("9223372036854775783", true), ("9223372036854775807", false), ("9223372036854775837", true),
    ("18446744073709551557", true), ("18446744073709551629", true), ("18446744073709551615", false),
    ("3317044064679887385961813", true), ("3317044064679887385962123", true),
  ])
  func numbersNextToTheLimitsOfMethods(_ row: (text: String, isPrime: Bool)) throws {
    #expect(try #require(Integer(row.text)).isPrime(within: budget) == row.isPrime)
  }

  /// The Jacobi sum test alone, without the tests before it; primes by the sieve, and 10ⁿ + k by FLINT.
  @Test func jacobiSumsDecideAlone() throws {
    let primes = Set(SmallPrimes.upTo(12_000))
    for n in stride(from: 10_001, to: 10_400, by: 2) {
      #expect(
        try JacobiSumTest(of: Integer(n)).isPrime(within: budget) == primes.contains(n), "\(n)")
    }
    for (exponent, offset) in [
      (20, 39), (25, 13), (30, 57), (40, 121), (50, 151), (60, 7), (80, 129),
    ] {
      let n = PowerOfTen.integer(exponent) + Integer(offset)
      #expect(try JacobiSumTest(of: n).isPrime(within: budget), "10^\(exponent) + \(offset)")
    }
  }

  @Test func jacobiSumsFindComposites() throws {
    for text in ["3825123056546413051", "318665857834031151167461", "3317044064679887385961981"] {
      #expect(try !JacobiSumTest(of: #require(Integer(text))).isPrime(within: budget))
    }
  }
}
