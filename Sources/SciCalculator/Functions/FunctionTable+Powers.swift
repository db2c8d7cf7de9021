// Roots, powers, exponentials and logarithms. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let roots: [Function] = [
    Function(
      "sqrt", in: .powers, domain: "x ≥ 0", "The square root.",
      examples: ["sqrt(16)": "4", "sqrt(2)": "1.4142135623730950488"],
      remarks: [.cut(Cut.negative)],
      is: .squareRoot),
    Function(
      "cbrt", in: .powers, "The real cube root.",
      examples: ["cbrt(27)": "3", "cbrt(-8)": "-2"],
      is: .cubeRoot),
    Function(
      "root", parameters: "x; n", in: .powers,
      domain: "n ≠ 0; x ≥ 0, or n a fraction whose numerator is odd",
      "The nth root: x^(1/n).",
      examples: ["root(32; 5)": "2", "root(-27; 3)": "-3", "root(32; 2.5)": "4"],
      remarks: [
        .cut(Cut.negative),
        .error(.evenRootOfNegative, "an even root of a negative number is not real"),
      ],
      is: .root),
    Function(
      "pow", parameters: "x; y", in: .powers,
      domain: "x > 0; x = 0 and y ≥ 0; x < 0 and y a fraction with an odd denominator",
      "The power x^y.",
      examples: ["pow(2; 10)": "1024", "pow(-8; 1/3)": "-2"],
      remarks: [.cut(Cut.negative)],
      is: .power),
    Function(
      "hypot", parameters: "x; y", in: .powers, units: .sameUnit,
      "The length of the hypotenuse: √(x² + y²).",
      examples: ["hypot(3; 4)": "5"],
      definition: "sqrt(x^2 + y^2)",
      body: .two { x, y, context throws(MathError) in
        try Real.hypot(x, y, within: context.budget)
      }),
  ]

  static let exponentials: [Function] = [
    Function(
      "exp", inverse: "ln", in: .powers, "The exponential function e^x.",
      examples: ["exp(1)": "2.7182818284590452354", "exp(ln(7))": "7"],
      is: .exp),
    Function(
      "exp2", inverse: "log2", in: .powers, "The power 2^x.",
      examples: ["exp2(10)": "1024"],
      definition: "2^x",
      body: .one { x, context throws(MathError) in try x.exp2(within: context.budget) }),
    Function(
      "exp10", inverse: "log", in: .powers, "The power 10^x.",
      examples: ["exp10(-3)": "0.001"],
      definition: "10^x",
      body: .one { x, context throws(MathError) in try x.exp10(within: context.budget) }),
    Function(
      "expm1", inverse: "log1p", in: .powers, "e^x − 1.",
      examples: ["expm1(1e-30)": "1.0000000000000000000e-30", "expm1(0)": "0"],
      is: .expMinusOne),
  ]

  static let logarithms: [Function] = [
    Function(
      "ln", inverse: "exp", in: .powers, domain: "x > 0", "The natural logarithm, to base e.",
      examples: ["ln(2)": "0.69314718055994530942", "ln(e^3)": "3"],
      remarks: [.cut(Cut.negative)],
      is: .log),
    Function(
      "log", aliases: ["log10", "lg"], parameters: "x[; b]", inverse: "exp10", in: .powers,
      domain: "x > 0; b > 0 and b ≠ 1",
      "The logarithm to base 10, or to base b.",
      examples: ["log(1000)": "3", "log(8; 2)": "3", "log(2)": "0.30102999566398119521"],
      remarks: [.cut(Cut.negative)],
      is: .log10,
      definition: "b == 2 ? log2(x) : ln(x)/ln(b)",
      body: .oneOrTwo { x, base, context throws(MathError) in
        guard let base else { return try x.log10(within: context.budget) }
        return try x.log(base: base, within: context.budget)
      }),
    Function(
      "log2", aliases: ["lb"], alsoUnits: ["lb"], inverse: "exp2", in: .powers, domain: "x > 0",
      "The logarithm to base 2.",
      examples: ["log2(1024)": "10", "log2(1/8)": "-3"],
      remarks: [.cut(Cut.negative)],
      is: .log2),
    Function(
      "log1p", inverse: "expm1", in: .powers, domain: "x > −1", "ln(1 + x).",
      examples: ["log1p(0)": "0", "log1p(1)": "0.69314718055994530942"],
      remarks: [.cut(Cut.belowMinusOne)],
      is: .logOnePlus),
  ]
}
