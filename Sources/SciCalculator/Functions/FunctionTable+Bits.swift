// Bits and digits of integers. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let bits: [Function] = [
    Function(
      "bitand", parameters: "a; b; …", in: .bits, takesLists: true, domain: "integers",
      "The bits that all have.",
      examples: ["bitand(12; 10)": "8", "bitand(-1; 255)": "255"],
      remarks: [.note(endlessBits)],
      body: Function.Body.folding { $0.and($1) }.inWords),
    Function(
      "bitor", parameters: "a; b; …", in: .bits, takesLists: true, domain: "integers",
      "The bits that at least one has.",
      examples: ["bitor(12; 10)": "14", "bitor(-8; 3)": "-5"],
      remarks: [.note(endlessBits)],
      body: Function.Body.folding { $0.or($1) }.inWords),
    Function(
      "bitxor", parameters: "a; b; …", in: .bits, takesLists: true, domain: "integers",
      "The bits in which two differ; of several, those that an odd number of them have.",
      examples: ["bitxor(12; 10)": "6", "bitxor(-1; 5)": "-6"],
      remarks: [.note(endlessBits)],
      body: Function.Body.folding { $0.xor($1) }.inWords),
    Function(
      "bitnot", in: .bits, domain: "integers",
      "Every bit turned over: −x − 1.",
      examples: ["bitnot(5)": "-6", "bitnot(-1)": "0"],
      remarks: [.note(endlessBits)],
      body: Function.Body.integer { x, _ in x.complement }.inWords),
    Function(
      "shl", aliases: ["lshift", "bitshift"], parameters: "x; n", in: .bits, domain: "integers",
      "The bits moved n places to the left: floor(x·2^n).",
      examples: [
        "shl(5; 3)": "40", "shl(40; -3)": "5", "shl(1; 100)": "1267650600228229401496703205376",
      ],
      body: Function.Body.twoIntegers { x, n, budget throws(MathError) in
        try shifted(x, by: n, within: budget)
      }.inWords),
    Function(
      "shr", aliases: ["rshift"], parameters: "x; n", in: .bits, domain: "integers",
      "The bits moved n places to the right: floor(x/2^n).",
      examples: ["shr(40; 3)": "5", "shr(-1; 10)": "-1"],
      body: Function.Body.twoIntegers { x, n, budget throws(MathError) in
        try shifted(x, by: -n, within: budget)
      }.inWords),
    Function(
      "popcount", aliases: ["bitcount", "hamming"], in: .bits, domain: "integers, at least 0",
      "How many bits are one.",
      examples: ["popcount(255)": "8", "popcount(2^100 - 1)": "100"],
      remarks: [
        .error(
          .negativeInteger, "a negative integer has no end of ones: its bits are …111 to the left")
      ],
      body: .integer { x, _ throws(MathError) in
        guard let count = x.populationCount else { throw .notReal(.negativeInteger) }
        return Integer(count)
      }),
    Function(
      "bitlength", aliases: ["bitlen"], in: .bits, domain: "integers",
      "How many bits the magnitude has, 0 for 0.",
      examples: ["bitlength(255)": "8", "bitlength(-256)": "9"],
      body: .integer { x, _ in Integer(x.bitWidth) }),
  ]

  private static var endlessBits: String {
    "bits are those of two's complement without end: a negative integer has ones at all places from some place on"
  }

  private static func shifted(
    _ x: Integer, by n: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    guard let shifted = x.shifted(by: n, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    return shifted
  }
}

// MARK: - Digits

extension FunctionTable {
  static let digits: [Function] = [
    Function(
      "digits", parameters: "n[; base]", in: .bits, domain: "integers; base at least 2",
      "The digits as a list, the most significant first; base 10 unless another is given.",
      examples: ["digits(1905)": "[1; 9; 0; 5]", "digits(255; 16)": "[15; 15]"],
      remarks: [.note("the digits of a negative integer are those of its magnitude")],
      body: .ofIntegers(1...2) { values, budget throws(MathError) in
        Value(
          try values[0].digitList(base: values.count > 1 ? values[1] : 10, within: budget))
      }),
    Function(
      "digitsum", parameters: "n[; base]", in: .bits, domain: "integers; base at least 2",
      "The sum of the digits.",
      examples: ["digitsum(1905)": "15", "digitsum(255; 2)": "8"],
      body: .oneOrTwoIntegers { n, base, budget throws(MathError) in
        try n.digitSum(base: base ?? 10, within: budget)
      }),
    Function(
      "fromdigits", aliases: ["undigits"], parameters: "list[; base]", in: .bits, takesLists: true,
      domain: "digits from 0 to base − 1; base at least 2",
      "The integer with these digits, the most significant first.",
      examples: ["fromdigits([1; 9; 0; 5])": "1905", "fromdigits([15; 15]; 16)": "255"],
      body: .valued(1...2) { values, context throws(FunctionError) in
        let base = values.count > 1 ? try values.number(at: 1) : 10
        let first = values.prefix(1)
        let digits = try first.numbers()
        return try FunctionError.mathematics { () throws(MathError) in
          var integers: [Integer] = []
          for digit in digits { integers.append(try digit.integer(within: context.budget)) }
          return .real(
            Real(
              try Integer.fromDigits(
                integers, base: base.integer(within: context.budget), within: context.budget)))
        }
      }),
    Function(
      "ilog", parameters: "n; b", in: .bits,
      domain: "n a positive integer; b an integer, at least 2",
      "The whole logarithm: the largest k with b^k ≤ n.",
      examples: ["ilog(1000; 10)": "3", "ilog(999; 10)": "2"],
      body: .twoIntegers { n, b, budget throws(MathError) in
        Integer(try n.floorLogarithm(base: b, within: budget))
      }),
    Function(
      "isqrt", parameters: "n", in: .bits, domain: "integers, at least 0",
      "The whole square root: the largest k with k² ≤ n.",
      examples: ["isqrt(99)": "9", "isqrt(10^40 - 1)": "99999999999999999999"],
      body: .integer { n, _ throws(MathError) in
        guard n.signum >= 0 else { throw .notReal(.evenRootOfNegative) }
        return n.root(2).root
      }),
    Function(
      "iroot", parameters: "n; k", in: .bits,
      domain: "integers; k positive, and odd for a negative n",
      "The whole part of the kth root.",
      examples: ["iroot(100; 3)": "4", "iroot(-100; 3)": "-4"],
      remarks: [
        .error(.integerNotPositive, "the degree of a whole root is a positive integer"),
        .error(.evenRootOfNegative, "an even root of a negative number is not real"),
      ],
      body: .twoIntegers { n, k, _ throws(MathError) in
        guard k.signum > 0 else { throw .notReal(.integerNotPositive) }
        guard n.signum >= 0 || k.isOdd else { throw .notReal(.evenRootOfNegative) }
        // From this degree on, the root is below 2.
        let degree = min(k, Integer(n.bitWidth + 1)).asInt ?? 1
        return n.root(WideUInt(k.asInt ?? (degree.isMultiple(of: 2) ? degree + 1 : degree))).root
      }),
  ]
}
