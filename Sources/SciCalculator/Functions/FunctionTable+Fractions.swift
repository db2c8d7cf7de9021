// Continued fractions and close fractions. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let fractions: [Function] = [
    Function(
      "contfrac", aliases: ["cfrac"], parameters: "x[; n]", in: .fractions,
      domain: "n a positive integer",
      "The first n terms of the continued fraction; 20 of an irrational number if n is left out.",
      examples: ["contfrac(415/93)": "[4; 2; 6; 7]", "contfrac(pi; 5)": "[3; 7; 15; 1; 292]"],
      body: .valued(1...2) { arguments, context throws(FunctionError) in
        let (x, count) = try numberAndCount(arguments, context)
        return try FunctionError.mathematics { () throws(MathError) in
          Value(
            try x.continuedFraction(maximumCount: count, within: context.budget).map { Real($0) })
        }
      }),
    Function(
      "convergents", parameters: "x[; n]", in: .fractions, domain: "n a positive integer",
      "The first n fractions that end the continued fraction; 20 of an irrational number if n is left out.",
      examples: ["convergents(pi; 4) == [3; 22/7; 333/106; 355/113]": "true"],
      body: .valued(1...2) { arguments, context throws(FunctionError) in
        let (x, count) = try numberAndCount(arguments, context)
        return try FunctionError.mathematics { () throws(MathError) in
          Value(try x.convergents(maximumCount: count, within: context.budget).map { Real($0) })
        }
      }),
    Function(
      "bestapprox", aliases: ["rationalize"], parameters: "x; d", in: .fractions,
      domain: "d a positive integer",
      "The fraction closest to x with a denominator of at most d.",
      examples: [
        "bestapprox(pi; 200) to fraction": "355/113", "bestapprox(0.333; 10) to fraction": "1/3",
      ],
      body: .two { x, most, context throws(MathError) in
        Real(
          try x.closestFraction(
            denominatorUpTo: most.integer(within: context.budget), within: context.budget))
      }),
  ]

  /// A number, and how many terms of its continued fraction are wanted.
  private static func numberAndCount(
    _ arguments: ArraySlice<Value>, _ context: Function.Context
  ) throws(FunctionError) -> (Real, WideInt) {
    let x = try arguments.number(at: 0)
    let typed = arguments.count > 1 ? try arguments.number(at: 1) : nil
    return try FunctionError.mathematics { () throws(MathError) in
      guard let typed else {
        return try (x, x.rationalValue(within: context.budget) == nil ? 20 : mostTerms)
      }
      let count = try typed.integer(within: context.budget)
      guard count.signum > 0 else { throw .notReal(.integerNotPositive) }
      let wanted = count.asInt ?? .max
      guard wanted <= mostTerms else { throw .listLimit(count: mostTerms, needed: wanted) }
      return (x, wanted)
    }
  }

  /// How many terms may be asked for.
  private static let mostTerms: WideInt = 10_000
}
