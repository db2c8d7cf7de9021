// Division with remainder, and functions that count. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let division: [Function] = [
    Function(
      "mod", parameters: "x; y", in: .integers, domain: "y ≠ 0",
      "The remainder with the sign of y: x − y·floor(x/y).",
      examples: ["mod(7; 3)": "1", "mod(-7; 3)": "2"],
      is: .modulo),
    Function(
      "rem", parameters: "x; y", in: .integers, domain: "y ≠ 0",
      "The remainder with the sign of x: x − y·trunc(x/y).",
      examples: ["rem(7; 3)": "1", "rem(-7; 3)": "-1"],
      is: .remainder),
    Function(
      "quo", aliases: ["div"], parameters: "x; y", in: .integers, domain: "y ≠ 0",
      "The whole quotient that goes with mod: floor(x/y).",
      examples: ["quo(7; 3)": "2", "quo(-7; 3)": "-3"],
      is: .floorQuotient),
    Function(
      "gcd", parameters: "a; b; …", in: .integers, takesLists: true, domain: "integers",
      "The greatest common divisor.",
      examples: ["gcd(12; 18)": "6", "gcd(12; 18; 27)": "3"],
      body: .many { values, context throws(MathError) in
        try Real.greatestCommonDivisor(values, within: context.budget)
      }),
    Function(
      "lcm", parameters: "a; b; …", in: .integers, takesLists: true, domain: "integers",
      "The least common multiple.",
      examples: ["lcm(4; 6)": "12", "lcm(2; 3; 4)": "12"],
      body: .many { values, context throws(MathError) in
        try Real.leastCommonMultiple(values, within: context.budget)
      }),
  ]

  static let factorials: [Function] = [
    Function(
      "factorial", aliases: ["fact"], in: .integers, domain: "all but −1, −2, −3, …",
      "The factorial x!, which is gamma(x + 1).",
      examples: ["factorial(5)": "120", "factorial(0.5)": "0.88622692545275801365"],
      is: .factorial),
    Function(
      "gamma", in: .gamma, domain: "all but 0, −1, −2, …", "The gamma function.",
      examples: ["gamma(5)": "24", "gamma(0.5)^2 - pi": "0"],
      remarks: [
        .error(
          .factorialOfNegativeInteger, "`gamma` has no value at zero and the negative integers")
      ],
      is: .gamma),
    Function(
      "binomial", aliases: ["nCr", "ncr", "choose", "comb"], parameters: "n; k", in: .integers,
      domain: "all numbers, but no negative integer n with a k that is no integer",
      "How many ways there are to choose k of n things: n(n − 1)…(n − k + 1)/k!.",
      examples: ["binomial(49; 6)": "13983816", "binomial(1/2; 3)": "0.0625"],
      body: .two { n, k, context throws(MathError) in
        try Real.binomial(n, k, within: context.budget)
      }),
    Function(
      "permutations", aliases: ["nPr", "npr", "perm"], parameters: "n; k", in: .integers,
      domain: "integers", "How many ways there are to line up k of n things.",
      examples: ["permutations(10; 3)": "720"],
      body: .two { n, k, context throws(MathError) in
        try Real.permutations(n, k, within: context.budget)
      }),
  ]
}
