// Magnitude, sign, least and greatest, and the like. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let comparison: [Function] = [
    Function(
      "abs", in: .comparison, "The magnitude |x|.",
      examples: ["abs(-5)": "5"],
      is: .magnitude),
    Function(
      "sign", aliases: ["sgn", "signum"], in: .comparison,
      "−1, 0 or 1 as x is below, at or above zero.",
      examples: ["sign(-3)": "-1", "sign(sin(180))": "0"],
      is: .sign),
    Function(
      "min", alsoUnits: ["min"], parameters: "x; y; …", in: .comparison, takesLists: true,
      units: .samePoints, "The smallest of the arguments.",
      examples: ["min(3; 1; 2)": "1"],
      is: .minimum,
      body: .many { values, context throws(MathError) in
        try extreme(of: values, direction: -1, within: context.budget)
      }),
    Function(
      "max", parameters: "x; y; …", in: .comparison, takesLists: true,
      units: .samePoints, "The largest of the arguments.",
      examples: ["max(1; 2; 3)": "3", "max(3^(1/3); 2^(1/2))": "1.4422495703074083823"],
      is: .maximum,
      body: .many { values, context throws(MathError) in
        try extreme(of: values, direction: 1, within: context.budget)
      }),
    Function(
      "sum", parameters: "x; y; …", in: .comparison, takesLists: true,
      units: .sameUnit,
      "The sum of the arguments, or of an expression over integers: sum(x; k; first; last[; condition]). The last one may be inf.",
      examples: [
        "sum(1; 2; 3.5)": "6.5", "sum(1..100)": "5050", "sum(k^2; k; 1; 100)": "338350",
        "sum(1/k^2; k; 1; inf)": "1.6449340668482264365",
        "sum(k; k; 1; 100; k mod 3 == 0)": "1683",
      ],
      is: .sum,
      body: .many { values, context throws(MathError) in
        try Real.sum(values, within: context.budget)
      }),
    Function(
      "mean", aliases: ["average", "avg"], parameters: "x; y; …", in: .comparison, takesLists: true,
      units: .samePoints, "The arithmetic mean of the arguments.",
      examples: ["mean(1; 2; 4.5)": "2.5"],
      definition: "sum(x)/count(x)",
      body: .many { values, context throws(MathError) in
        try Real.mean(values, within: context.budget)
      }),
  ]

  /// The argument that no other lies beyond in a direction: −1 for the smallest, 1 for the largest.
  private static func extreme(
    of values: ArraySlice<Real>, direction: Int, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    var best = values[values.startIndex]
    for value in values.dropFirst()
    where try value.compared(to: best, within: budget) == direction {
      best = value
    }
    return best
  }
}
