// Sequences, and numbers that count. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let sequences: [Function] = [
    Function(
      "fibonacci", aliases: ["fib"], parameters: "n", in: .sequences, domain: "integers",
      "The nth Fibonacci number: 0, 1, 1, 2, 3, 5, …, each the sum of the two before.",
      examples: ["fibonacci(10)": "55", "fibonacci(-8)": "-21"],
      body: .one { n, context throws(MathError) in
        try Real.fibonacci(n.integer(within: context.budget), within: context.budget)
      }),
    Function(
      "lucas", parameters: "n", in: .sequences, domain: "integers",
      "The nth Lucas number: 2, 1, 3, 4, 7, 11, …, each the sum of the two before.",
      examples: ["lucas(10)": "123", "lucas(0)": "2"],
      body: .one { n, context throws(MathError) in
        try Real.lucas(n.integer(within: context.budget), within: context.budget)
      }),
    Function(
      "catalan", parameters: "n", in: .sequences, domain: "integers, at least 0",
      "The nth Catalan number: binomial(2n; n)/(n + 1).",
      examples: ["catalan(10)": "16796", "catalan(0)": "1"],
      body: .one { n, context throws(MathError) in
        try Real.catalan(n.integer(within: context.budget), within: context.budget)
      }),
    Function(
      "bernoulli", parameters: "n", in: .sequences, domain: "integers from 0 to 5000",
      "The nth Bernoulli number, with bernoulli(1) = −1/2.",
      examples: ["bernoulli(4)*30": "-1", "bernoulli(1)": "-0.5"],
      body: .index { n, budget throws(MathError) in
        Real(try Rational.bernoulli(n, within: budget))
      }),
    Function(
      "euler", parameters: "n", in: .sequences, domain: "integers from 0 to 5000",
      "The nth Euler number: 1, 0, −1, 0, 5, 0, −61, …, as in the series of 1/cosh.",
      examples: ["euler(6)": "-61", "euler(7)": "0"],
      body: .index { n, budget throws(MathError) in
        Real(try Integer.euler(n, within: budget))
      }),
    Function(
      "harmonic", parameters: "n", in: .sequences, domain: "integers from 0 to 200000",
      "The nth harmonic number: 1 + 1/2 + … + 1/n.",
      examples: ["harmonic(2)": "1.5", "harmonic(20)*15519504": "55835135"],
      body: .index { n, budget throws(MathError) in
        Real(try Rational.harmonic(n, within: budget))
      }),
  ]

  static let counting: [Function] = [
    Function(
      "bell", parameters: "n", in: .sequences, domain: "integers from 0 to 5000",
      "The nth Bell number: how many ways there are to divide n things into sets.",
      examples: ["bell(5)": "52", "bell(0)": "1"],
      body: .index { n, budget throws(MathError) in Real(try Integer.bell(n, within: budget)) }),
    Function(
      "stirling1", parameters: "n; k", in: .sequences, domain: "integers, at least 0; n up to 5000",
      "The signed Stirling number of the first kind: the coefficient of x^k in x(x − 1)…(x − n + 1).",
      examples: ["stirling1(5; 2)": "-50", "abs(stirling1(4; 2))": "11"],
      body: .twoIntegers { n, k, budget throws(MathError) in
        guard n.signum >= 0, k.signum >= 0 else { throw .notReal(.negativeInteger) }
        return try Integer.stirlingFirst(n, k, within: budget)
      }),
    Function(
      "stirling2", parameters: "n; k", in: .sequences,
      domain: "integers, at least 0; n up to 20000",
      "The Stirling number of the second kind: how many ways there are to divide n things into k sets.",
      examples: ["stirling2(5; 2)": "15", "stirling2(5; 6)": "0"],
      body: .twoIntegers { n, k, budget throws(MathError) in
        guard n.signum >= 0, k.signum >= 0 else { throw .notReal(.negativeInteger) }
        return try Integer.stirlingSecond(n, k, within: budget)
      }),
    Function(
      "partitions", parameters: "n", in: .sequences, domain: "integers from 0 to 100000",
      "How many ways there are to write n as a sum of positive integers in any order.",
      examples: ["partitions(5)": "7", "partitions(100)": "190569292"],
      body: .index { n, budget throws(MathError) in
        Real(try Integer.partitions(n, within: budget))
      }),
    Function(
      "subfactorial", aliases: ["derangements"], parameters: "n", in: .sequences,
      domain: "integers, at least 0",
      "How many ways there are to line up n things with none in its place.",
      examples: ["subfactorial(5)": "44", "subfactorial(1)": "0"],
      body: .index { n, budget throws(MathError) in
        guard let value = try Integer.subfactorial(n, within: budget) else {
          throw .exactLimit(bits: budget.exactBits)
        }
        return Real(value)
      }),
    Function(
      "multifactorial", parameters: "n; k", in: .sequences,
      domain: "integers; n at least 0, k positive",
      "The product n(n − k)(n − 2k)… of positive factors: n! for k = 1, n!! for k = 2.",
      examples: ["multifactorial(8; 3)": "80", "multifactorial(7; 2)": "105"],
      body: .twoIntegers { n, k, budget throws(MathError) in
        guard n.signum >= 0 else { throw .notReal(.negativeInteger) }
        guard k.signum > 0 else { throw .notReal(.integerNotPositive) }
        // No factor but n itself.
        if k >= n { return n.isZero ? 1 : n }
        guard let top = n.asInt, let step = k.asInt,
          let product = Integer.multifactorial(top, step: step, limit: budget.exactBits)
        else { throw .exactLimit(bits: budget.exactBits) }
        return product
      }),
    Function(
      "fallingfactorial", parameters: "x; n", in: .sequences,
      domain: "n an integer; for n < 0, x none of −1, −2, …, n",
      "The product x(x − 1)…(x − n + 1) of n factors.",
      examples: ["fallingfactorial(5; 3)": "60", "fallingfactorial(1/2; 3)": "0.375"],
      body: .two { x, n, context throws(MathError) in
        try x.fallingFactorial(n, within: context.budget)
      }),
    Function(
      "risingfactorial", aliases: ["pochhammer"], parameters: "x; n", in: .sequences,
      domain: "n an integer; for n < 0, x none of 1, 2, …, −n",
      "The product x(x + 1)…(x + n − 1) of n factors.",
      examples: ["risingfactorial(5; 3)": "210", "risingfactorial(1/2; 2)": "0.75"],
      body: .two { x, n, context throws(MathError) in
        try x.risingFactorial(n, within: context.budget)
      }),
  ]
}
