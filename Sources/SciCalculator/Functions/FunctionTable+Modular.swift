// Arithmetic with remainders. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let modular: [Function] = [
    Function(
      "powmod", aliases: ["modpow"], parameters: "a; n; m", in: .primes,
      domain: "integers; m ≠ 0; for n < 0, a without a factor in common with m",
      "The remainder of a^n by m, at least 0; a negative n is a power of the inverse.",
      examples: ["powmod(3; 100; 7)": "4", "powmod(3; -1; 7)": "5"],
      body: .ofIntegers(3...3) { values, budget throws(MathError) in
        .real(Real(try values[0].power(values[1], modulo: values[2], within: budget)))
      }),
    Function(
      "modinv", aliases: ["invmod"], parameters: "a; m", in: .primes,
      domain: "integers without a common factor; m ≠ 0",
      "The inverse modulo m: the number from 0 to |m| − 1 whose product with a has the remainder 1.",
      examples: ["modinv(3; 7)": "5", "modinv(17; 3120)": "2753"],
      body: .twoIntegers { a, m, budget throws(MathError) in
        try a.power(-1, modulo: m, within: budget)
      }),
    Function(
      "emod", parameters: "a; b", in: .primes, domain: "integers; b ≠ 0",
      "The remainder that is never negative: from 0 to |b| − 1.",
      examples: ["emod(-7; 3)": "2", "emod(-7; -3)": "2"],
      body: .twoIntegers { a, b, _ throws(MathError) in
        guard !b.isZero else { throw .divisionByZero }
        return a.euclideanRemainder(dividingBy: b)
      }),
    Function(
      "ediv", parameters: "a; b", in: .primes, domain: "integers; b ≠ 0",
      "The quotient that goes with emod: (a − emod(a; b))/b.",
      examples: ["ediv(-7; 3)": "-3", "ediv(-7; -3)": "3"],
      body: .twoIntegers { a, b, _ throws(MathError) in
        guard !b.isZero else { throw .divisionByZero }
        return (a - a.euclideanRemainder(dividingBy: b)).exactQuotient(dividingBy: b)
      }),
    Function(
      "gcdext", aliases: ["bezout"], parameters: "a; b", in: .primes, domain: "integers",
      "The list [g; u; v] of the greatest common divisor g = u·a + v·b and its factors.",
      examples: ["gcdext(240; 46)": "[2; -9; 47]", "gcdext(3; 0)": "[3; 1; 0]"],
      body: .ofIntegers(2...2) { values, budget throws(MathError) in
        let (divisor, u, v) = try values[0].bezout(values[1], within: budget)
        return Value([divisor, u, v])
      }),
    Function(
      "kronecker", aliases: ["jacobi", "legendre"], parameters: "a; n", in: .primes,
      domain: "integers",
      "The Kronecker symbol: 0 for a common factor; for a prime n > 2, 1 if a is a square modulo n, else −1.",
      examples: ["kronecker(2; 7)": "1", "kronecker(3; 7)": "-1"],
      body: .twoIntegers { a, n, budget throws(MathError) in
        Integer(try a.kronecker(n, within: budget))
      }),
  ]
}
