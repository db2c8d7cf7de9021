// Functions that give an integer or cut digits off. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let rounding: [Function] = [
    Function(
      "floor", in: .rounding, "The largest integer that is not above x.",
      examples: ["floor(2.7)": "2", "floor(-2.1)": "-3", "floor(sqrt(2)*sqrt(8))": "4"],
      is: .floor),
    Function(
      "ceil", aliases: ["ceiling"], in: .rounding,
      "The smallest integer that is not below x.",
      examples: ["ceil(2.1)": "3", "ceil(0.1*3*10)": "3"],
      is: .ceiling),
    Function(
      "trunc", aliases: ["int"], in: .rounding,
      "The integer part: x without its fraction.",
      examples: ["trunc(2.7)": "2", "trunc(-2.7)": "-2"],
      is: .truncate),
    Function(
      "round", parameters: "x[; n]", in: .rounding, domain: "n an integer",
      units: .first,
      "The nearest integer, or the nearest number with n decimals; halves go away from zero.",
      examples: ["round(2.5)": "3", "round(-2.5)": "-3", "round(2/3; 2)": "0.67"],
      is: .round,
      body: .oneOrTwo { x, decimals, context throws(MathError) in
        guard let decimals else {
          return try x.rounded(.halfAwayFromZero, within: context.budget)
        }
        return try x.rounded(.halfAwayFromZero, decimals: decimals, within: context.budget)
      }),
    Function(
      "frac", aliases: ["fract"], in: .rounding, units: .first,
      "The fractional part: x − trunc(x).",
      examples: ["frac(2.7)": "0.7", "frac(-2.7)": "-0.7"],
      definition: "x - trunc(x)",
      body: .one { x, context throws(MathError) in try x.fraction(within: context.budget) }),
  ]
}
