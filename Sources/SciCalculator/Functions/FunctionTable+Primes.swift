// Primes and divisors. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let primes: [Function] = primality + divisors

  private static let primality: [Function] = [
    Function(
      "isprime", parameters: "n", in: .primes, domain: "integers",
      "Whether n is prime, by proof; negative integers, 0 and 1 are not.",
      examples: ["isprime(97)": "true", "isprime(2^127 - 1)": "true", "isprime(561)": "false"],
      body: .ofIntegers(1...1) { values, budget throws(MathError) in
        .boolean(try values[0].isPrime(within: budget))
      }),
    Function(
      "nextprime", parameters: "n", in: .primes, domain: "integers",
      "The smallest prime above n, by proof.",
      examples: ["nextprime(100)": "101", "nextprime(10^20)": "100000000000000000039"],
      body: .integer { n, budget throws(MathError) in try n.nextPrime(within: budget) }),
    Function(
      "prevprime", parameters: "n", in: .primes, domain: "integers above 2",
      "The largest prime below n, by proof.",
      examples: ["prevprime(100)": "97", "prevprime(3)": "2"],
      body: .integer { n, budget throws(MathError) in try n.previousPrime(within: budget) }),
    Function(
      "primepi", parameters: "n", in: .primes, domain: "integers up to 10^12",
      "How many primes there are up to n.",
      examples: ["primepi(100)": "25", "primepi(10^6)": "78498"],
      body: .integer { n, budget throws(MathError) in
        Integer(try PrimeCount.upTo(n, within: budget))
      }),
    Function(
      "nthprime", parameters: "n", in: .primes, domain: "integers from 1 to 37607912018",
      "The nth prime: 2, 3, 5, 7, ….",
      examples: ["nthprime(1)": "2", "nthprime(1000)": "7919"],
      body: .integer { n, budget throws(MathError) in
        try PrimeCount.prime(at: n, within: budget)
      }),
    Function(
      "primorial", parameters: "n", in: .primes, domain: "integers, at least 0",
      "The product of the primes up to n.",
      examples: ["primorial(10)": "210", "primorial(1)": "1"],
      body: .index { n, budget throws(MathError) in
        guard let product = Integer.primorial(n, limit: budget.exactBits) else {
          throw .exactLimit(bits: budget.exactBits)
        }
        return Real(product)
      }),
  ]

  private static let divisors: [Function] = [
    Function(
      "factor", parameters: "n", in: .primes, domain: "integers other than 0",
      "The prime factors in rising order, each as often as it divides; -1 first for a negative n.",
      examples: [
        "factor(360)": "[2; 2; 2; 3; 3; 5]", "factor(2^67 - 1)": "[193707721; 761838257287]",
      ],
      remarks: [.note("every factor is proved prime; the factors of 1 and -1 are these numbers")],
      body: .ofIntegers(1...1) { values, budget throws(MathError) in
        Value(try values[0].primeFactors(within: budget))
      }),
    Function(
      "divisors", parameters: "n", in: .primes, domain: "integers other than 0",
      "The positive divisors in rising order.",
      examples: ["divisors(12)": "[1; 2; 3; 4; 6; 12]", "divisors(1)": "1"],
      body: .ofIntegers(1...1) { values, budget throws(MathError) in
        Value(try values[0].divisors(within: budget))
      }),
    Function(
      "sigma", parameters: "n[; k]", in: .primes, domain: "integers; n not 0, k at least 0",
      "The sum of the kth powers of the positive divisors; of the divisors themselves without k.",
      examples: ["sigma(12)": "28", "sigma(12; 2)": "210"],
      body: .oneOrTwoIntegers { n, k, budget throws(MathError) in
        guard let exponent = (k ?? 1).asInt else {
          throw (k?.signum ?? 0) < 0
            ? .notReal(.negativeInteger) : .exactLimit(bits: budget.exactBits)
        }
        return try n.divisorSum(exponent: exponent, within: budget)
      }),
    Function(
      "numdivisors", parameters: "n", in: .primes, domain: "integers other than 0",
      "How many positive divisors there are.",
      examples: ["numdivisors(12)": "6", "numdivisors(10^20)": "441"],
      body: .integer { n, budget throws(MathError) in
        try n.divisorSum(exponent: 0, within: budget)
      }),
    Function(
      "totient", aliases: ["eulerphi"], parameters: "n", in: .primes, domain: "positive integers",
      "Euler's function: how many of the numbers from 1 to n have no factor in common with n.",
      examples: ["totient(12)": "4", "totient(97)": "96"],
      body: .integer { n, budget throws(MathError) in try n.totient(within: budget) }),
    Function(
      "moebius", aliases: ["mobius"], parameters: "n", in: .primes, domain: "positive integers",
      "Möbius's function: 0 if a square divides n, else 1 or -1 for an even or odd number of prime factors.",
      examples: ["moebius(30)": "-1", "moebius(12)": "0"],
      body: .integer { n, budget throws(MathError) in Integer(try n.moebius(within: budget)) }),
  ]
}
