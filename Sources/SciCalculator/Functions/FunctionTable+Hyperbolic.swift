// The hyperbolic functions and their inverses. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let hyperbolic: [Function] = [
    Function(
      "sinh", inverse: "asinh", in: .hyperbolic,
      "The hyperbolic sine.",
      examples: ["sinh(0)": "0", "sinh(ln(2))": "0.75"],
      is: .sinh),
    Function(
      "cosh", inverse: "acosh", in: .hyperbolic,
      "The hyperbolic cosine.",
      examples: ["cosh(0)": "1", "cosh(ln(2))": "1.25"],
      is: .cosh),
    Function(
      "tanh", inverse: "atanh", in: .hyperbolic,
      "The hyperbolic tangent.",
      examples: ["tanh(0)": "0", "tanh(ln(2))": "0.6"],
      is: .tanh),
    Function(
      "coth", inverse: "acoth", in: .hyperbolic, domain: "x ≠ 0",
      "The hyperbolic cotangent: 1/tanh.",
      examples: ["coth(1)": "1.3130352854993313036"],
      definition: "1/tanh(x)",
      body: .one { x, context throws(MathError) in try x.coth(within: context.budget) }),
    Function(
      "sech", inverse: "asech", in: .hyperbolic,
      "The hyperbolic secant: 1/cosh.",
      examples: ["sech(0)": "1"],
      definition: "1/cosh(x)",
      body: .one { x, context throws(MathError) in try x.sech(within: context.budget) }),
    Function(
      "csch", aliases: ["cosech"], inverse: "acsch", in: .hyperbolic, domain: "x ≠ 0",
      "The hyperbolic cosecant: 1/sinh.",
      examples: ["csch(1)": "0.85091812823932154513"],
      definition: "1/sinh(x)",
      body: .one { x, context throws(MathError) in try x.csch(within: context.budget) }),
    Function(
      "asinh", aliases: ["arsinh", "arcsinh"], inverse: "sinh", in: .hyperbolic,
      "The number with that hyperbolic sine.",
      examples: ["asinh(0)": "0", "asinh(0.75) - ln(2)": "0"],
      remarks: [.cut(Cut.beyondI)],
      is: .asinh),
    Function(
      "acosh", aliases: ["arcosh", "arccosh"], inverse: "cosh", in: .hyperbolic, domain: "x ≥ 1",
      "The number ≥ 0 with that hyperbolic cosine.",
      examples: ["acosh(1)": "0", "acosh(1.25) - ln(2)": "0"],
      remarks: [.cut(Cut.belowOne), .inverse(of: "hyperbolic cosine")],
      is: .acosh),
    Function(
      "atanh", aliases: ["artanh", "arctanh"], inverse: "tanh", in: .hyperbolic,
      domain: "−1 < x < 1",
      "The number with that hyperbolic tangent.",
      examples: ["atanh(0)": "0", "atanh(0.6) - ln(2)": "0"],
      remarks: [.cut(Cut.beyondOne), .inverse(of: "hyperbolic tangent")],
      is: .atanh),
    Function(
      "acoth", aliases: ["arcoth", "arccoth"], inverse: "coth", in: .hyperbolic, domain: "|x| > 1",
      "The number with that hyperbolic cotangent.",
      examples: ["acoth(2)": "0.54930614433405484570"],
      remarks: [.inverse(of: "hyperbolic cotangent")],
      definition: "atanh(1/x)",
      body: .one { x, context throws(MathError) in try x.acoth(within: context.budget) }),
    Function(
      "asech", aliases: ["arsech", "arcsech"], inverse: "sech", in: .hyperbolic,
      domain: "0 < x ≤ 1",
      "The number ≥ 0 with that hyperbolic secant.",
      examples: ["asech(1)": "0"],
      remarks: [.inverse(of: "hyperbolic secant")],
      definition: "acosh(1/x)",
      body: .one { x, context throws(MathError) in try x.asech(within: context.budget) }),
    Function(
      "acsch", aliases: ["arcsch", "arccsch"], inverse: "csch", in: .hyperbolic, domain: "x ≠ 0",
      "The number with that hyperbolic cosecant.",
      examples: ["acsch(1)": "0.88137358701954302523"],
      definition: "asinh(1/x)",
      body: .one { x, context throws(MathError) in try x.acsch(within: context.budget) }),
  ]
}
