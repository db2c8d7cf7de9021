// Measures of data. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let statistics: [Function] =
    sums + averages + spreads + orders + pairs + distributions
    + randomNumbers

  private static let sums: [Function] = [
    Function(
      "product", aliases: ["prod", "Π", "∏"], parameters: "x; y; …", in: .statistics,
      takesLists: true,
      units: .operation,
      "The product of the arguments, or of an expression over integers: product(x; k; first; last[; condition]). The last one may be inf.",
      examples: [
        "product(2; 3; 4)": "24", "product(1 - 1/k^2; k; 2; 100)": "0.505",
        "product(1 + 1/k^2; k; 1; inf)": "3.6760779103749777207",
      ],
      is: .product,
      body: .many { values, context throws(MathError) in
        try Real.product(values, within: context.budget)
      }),
    Function(
      "sumsq", parameters: "x; y; …", in: .statistics, takesLists: true,
      units: .power(2, 1), "The sum of the squares.", examples: ["sumsq(1; 2; 3)": "14"],
      body: .many { values, context throws(MathError) in
        try sumOfSquares(values, within: context.budget)
      }),
    Function(
      "norm", parameters: "x; y; …", in: .statistics, takesLists: true,
      units: .sameUnit, "The length of a vector: the root of the sum of the squares.",
      examples: ["norm(3; 4)": "5", "norm([1; 2; 2])": "3"],
      body: .many { values, context throws(MathError) in
        try sumOfSquares(values, within: context.budget).squareRoot(within: context.budget)
      }),
    Function(
      "count", parameters: "x; y; …", in: .statistics, takesLists: true,
      units: .ignored, "How many numbers there are.", examples: ["count([5; 6; 7])": "3"],
      takesComplex: true,
      body: .valued(1...Int.max) { arguments, _ throws(FunctionError) in
        var count = 0
        for (index, argument) in arguments.enumerated() {
          if argument.boolean != nil { throw .boolean(argument: index) }
          count += argument.elementCount
        }
        return .real(Real(WideInt(count)))
      }),
    Function(
      "cumsum", parameters: "list", in: .statistics, takesLists: true,
      units: .sameUnit, "The sums of the first number, the first two, and so on, as a list.",
      examples: ["cumsum([1; 2; 3; 4])": "[1; 3; 6; 10]"],
      body: list { values, budget throws(MathError) in
        var sums: [Real] = []
        for (index, value) in values.enumerated() {
          sums.append(sums.last?.adding(value, within: budget) ?? value)
          try budget.check(sums[index], at: index)
        }
        return sums
      }),
  ]

  private static let averages: [Function] = [
    Function(
      "median", parameters: "x; y; …", in: .statistics, takesLists: true,
      units: .samePoints, "The number in the middle, or the mean of the two there.",
      examples: ["median(3; 1; 2)": "2", "median(1; 2; 3; 10)": "2.5"],
      body: .many { values, context throws(MathError) in
        let sorted = try Real.sorted(Array(values), within: context.budget)
        return try Real.quantile(sorted, Real(Rational(1, 2)), within: context.budget)
      }),
    Function(
      "mode", parameters: "x; y; …", in: .statistics, takesLists: true,
      units: .samePoints, "The number that occurs most often; a list of them if there are several.",
      examples: ["mode(1; 2; 2; 3)": "2", "mode(1; 1; 2; 2; 3)": "[1; 2]"],
      body: list { values, budget throws(MathError) in try modes(of: values, within: budget) }),
    Function(
      "geomean", aliases: ["gmean"], parameters: "x; y; …", in: .statistics, takesLists: true,
      domain: "positive numbers", units: .sameUnit,
      "The geometric mean: the nth root of the product of n numbers.",
      examples: ["geomean(2; 8)": "4", "geomean(1; 10; 100)": "10"],
      body: .many { values, context throws(MathError) in
        for value in values where try value.sign(within: context.budget) <= 0 {
          throw .notReal(.outsideDomain)
        }
        return try Real.product(values, within: context.budget)
          .root(Real(values.count), within: context.budget)
      }),
    Function(
      "harmean", aliases: ["hmean"], parameters: "x; y; …", in: .statistics, takesLists: true,
      domain: "positive numbers",
      units: .sameUnit, "The harmonic mean: n over the sum of the reciprocals of n numbers.",
      examples: ["harmean(40; 60)": "48"],
      body: .many { values, context throws(MathError) in
        var reciprocals: [Real] = []
        for (index, value) in values.enumerated() {
          guard try value.sign(within: context.budget) > 0 else { throw .notReal(.outsideDomain) }
          try context.budget.check(value, at: index)
          reciprocals.append(try Real(1).divided(by: value, within: context.budget))
        }
        return try Real(values.count).divided(
          by: try Real.sum(reciprocals[...], within: context.budget), within: context.budget)
      }),
    Function(
      "rms", parameters: "x; y; …", in: .statistics, takesLists: true,
      units: .sameUnit, "The root mean square: the root of the mean of the squares.",
      examples: ["rms(1; 7)": "5"],
      body: .many { values, context throws(MathError) in
        try sumOfSquares(values, within: context.budget)
          .divided(by: Real(values.count), within: context.budget)
          .squareRoot(within: context.budget)
      }),
  ]

  private static let spreads: [Function] = [
    Function(
      "variance", aliases: ["var"], parameters: "x; y; …", in: .statistics, takesLists: true,
      domain: "at least two numbers",
      units: .power(2, 1),
      "The variance of a sample: the sum of the squares of the distances from the mean over n − 1.",
      examples: ["variance(1; 2; 3; 4)": "1.6666666666666666667"],
      body: .many { values, context throws(MathError) in
        try variance(values, isSample: true, within: context.budget)
      }),
    Function(
      "varp", aliases: ["pvariance"], parameters: "x; y; …", in: .statistics, takesLists: true,
      units: .power(2, 1), "The variance of a whole population: the same sum over n.",
      examples: ["varp(1; 2; 3; 4)": "1.25"],
      body: .many { values, context throws(MathError) in
        try variance(values, isSample: false, within: context.budget)
      }),
    Function(
      "stdev", aliases: ["stddev"], parameters: "x; y; …", in: .statistics, takesLists: true,
      domain: "at least two numbers", units: .sameUnit,
      "The standard deviation of a sample: the root of `variance`.",
      examples: ["stdev(2; 4; 4; 4; 5; 5; 7; 9)": "2.1380899352993950775"],
      body: .many { values, context throws(MathError) in
        try variance(values, isSample: true, within: context.budget)
          .squareRoot(within: context.budget)
      }),
    Function(
      "stdevp", aliases: ["pstdev"], parameters: "x; y; …", in: .statistics, takesLists: true,
      units: .sameUnit, "The standard deviation of a whole population: the root of `varp`.",
      examples: ["stdevp(2; 4; 4; 4; 5; 5; 7; 9)": "2"],
      body: .many { values, context throws(MathError) in
        try variance(values, isSample: false, within: context.budget)
          .squareRoot(within: context.budget)
      }),
  ]

  private static let orders: [Function] = [
    Function(
      "sort", parameters: "list", in: .statistics, takesLists: true, units: .samePoints,
      "The numbers in rising order.",
      examples: [
        "sort([3; 1; 2])": "[1; 2; 3]",
        "sort(sqrt(2); 1.4; ln(4))": "[1.3862943611198906188; 1.4; 1.4142135623730950488]",
      ],
      body: .valued(1...Int.max) { arguments, context throws(FunctionError) in
        if arguments.contains(where: { $0.hasMoment }) { return try arguments.sortedMoments() }
        let numbers = try arguments.numbers()
        return try FunctionError.mathematics { () throws(MathError) in
          Value(try Real.sorted(numbers, within: context.budget))
        }
      }),
    Function(
      "quantile", parameters: "list; p", in: .statistics, takesLists: true, domain: "0 ≤ p ≤ 1",
      units: .first,
      "The number below which a share p of the data lies, in proportion between two neighbours as spreadsheets do.",
      examples: ["quantile([1; 2; 3; 4]; 0.25)": "1.75", "quantile([1; 2; 3; 4]; 50%)": "2.5"],
      body: .valued(2...2) { arguments, context throws(FunctionError) in
        let share = try arguments.number(at: 1)
        let values = try arguments.reals(at: 0)
        return try .real(
          FunctionError.mathematics { () throws(MathError) in
            try Real.quantile(
              Real.sorted(values, within: context.budget), share, within: context.budget)
          })
      }),
  ]

  private static let pairs: [Function] = [
    Function(
      "dot", parameters: "list; list", in: .statistics, takesLists: true, units: .pair((1, 1)),
      "The dot product: the sum of the products of the elements of two lists.",
      examples: ["dot([1; 2; 3]; [4; 5; 6])": "32"],
      body: pair { first, second, budget throws(MathError) in
        try Real.dotProduct(first, second, within: budget)
      }),
    Function(
      "covariance", aliases: ["cov"], parameters: "list; list", in: .statistics, takesLists: true,
      domain: "at least two pairs", units: .pair((1, 1)),
      "The covariance of a sample of pairs, with n − 1 below the line.",
      examples: ["covariance([1; 2; 3]; [2; 4; 6])": "2"],
      body: pair { first, second, budget throws(MathError) in
        try Real.codeviation(first, second, within: budget)
          .divided(by: Real(first.count - 1), within: budget)
      }),
    Function(
      "correl", aliases: ["corr", "correlation"], parameters: "list; list", in: .statistics,
      takesLists: true,
      domain: "neither list constant", units: .pair((0, 0)),
      "Pearson’s coefficient of correlation of pairs.",
      examples: ["correl([1; 2; 3]; [2; 4; 6])": "1", "correl([1; 2; 3]; [1; 3; 2])": "0.5"],
      body: pair { first, second, budget throws(MathError) in
        let square = try Real.codeviation(first, first, within: budget)
          .multiplied(by: Real.codeviation(second, second, within: budget), within: budget)
        return try Real.codeviation(first, second, within: budget)
          .divided(by: square.squareRoot(within: budget), within: budget)
      }),
    Function(
      "slope", parameters: "xs; ys", in: .statistics, takesLists: true, domain: "xs not constant",
      units: .pair((-1, 1)),
      "The slope of the line of least squares through points.",
      examples: ["slope([1; 2; 3]; [3; 5; 8])": "2.5"],
      body: pair { xs, ys, budget throws(MathError) in try slope(xs, ys, within: budget) }),
    Function(
      "intercept", parameters: "xs; ys", in: .statistics, takesLists: true,
      domain: "xs not constant", units: .pair((0, 1)),
      "Where the line of least squares through points meets the y axis.",
      examples: ["intercept([1; 2; 3]; [3; 5; 8]) to fraction": "1/3"],
      body: pair { xs, ys, budget throws(MathError) in try intercept(xs, ys, within: budget) }),
    Function(
      "linreg", parameters: "xs; ys", in: .statistics, takesLists: true, domain: "xs not constant",
      units: .pair((0, 1), (-1, 1)),
      "Intercept and slope of the line of least squares through points, as a list.",
      examples: ["linreg([1; 2; 3]; [3; 5; 7])": "[1; 2]"],
      body: .valued(2...2) { arguments, context throws(FunctionError) in
        let (xs, ys) = try arguments.pairs()
        return try FunctionError.mathematics { () throws(MathError) in
          Value([
            try intercept(xs[...], ys[...], within: context.budget),
            try slope(xs[...], ys[...], within: context.budget),
          ])
        }
      }),
  ]
}

// MARK: - Computations

extension FunctionTable {
  private static func sumOfSquares(
    _ values: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try Real.dotProduct(values, values, within: budget)
  }

  private static func variance(
    _ values: ArraySlice<Real>, isSample: Bool, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try Real.codeviation(values, values, within: budget)
      .divided(by: Real(isSample ? values.count - 1 : values.count), within: budget)
  }

  private static func modes(
    of values: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> [Real] {
    var groups: [(value: Real, count: Int)] = []
    for value in try Real.sorted(Array(values), within: budget) {
      if let last = groups.last, try last.value.compared(to: value, within: budget) == 0 {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((value, 1))
      }
    }
    let most = groups.map { $0.count }.max()
    return groups.filter { $0.count == most }.map { $0.value }
  }

  private static func slope(
    _ xs: ArraySlice<Real>, _ ys: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try Real.codeviation(xs, ys, within: budget)
      .divided(by: Real.codeviation(xs, xs, within: budget), within: budget)
  }

  private static func intercept(
    _ xs: ArraySlice<Real>, _ ys: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try Real.mean(ys, within: budget).subtracting(
      slope(xs, ys, within: budget).multiplied(by: Real.mean(xs, within: budget), within: budget),
      within: budget)
  }

  /// A function of numbers whose value is a list.
  private static func list(
    _ apply: @escaping @Sendable (ArraySlice<Real>, EvaluationBudget) throws(MathError) -> [Real]
  ) -> Function.Body {
    .valued(1...Int.max) { arguments, context throws(FunctionError) in
      let numbers = try arguments.numbers()
      return try FunctionError.mathematics { () throws(MathError) in
        Value(try apply(numbers[...], context.budget))
      }
    }
  }

  /// A function of two lists of the same length.
  private static func pair(
    _ apply:
      @escaping @Sendable (ArraySlice<Real>, ArraySlice<Real>, EvaluationBudget)
      throws(MathError) -> Real
  ) -> Function.Body {
    .valued(2...2) { arguments, context throws(FunctionError) in
      let (first, second) = try arguments.pairs()
      return try .real(
        FunctionError.mathematics { () throws(MathError) in
          try apply(first[...], second[...], context.budget)
        })
    }
  }
}

extension ArraySlice<Value> {
  /// The argument at an index as numbers: the elements of a list, or one number.
  fileprivate func reals(at index: Int) throws(FunctionError) -> [Real] {
    if let numbers = self[startIndex + index].numbers { return numbers }
    return [try number(at: index)]
  }

  /// Two lists of the same length.
  fileprivate func pairs() throws(FunctionError) -> ([Real], [Real]) {
    let (first, second) = (try reals(at: 0), try reals(at: 1))
    guard first.count == second.count else { throw .lengths(first.count, second.count) }
    return (first, second)
  }
}
