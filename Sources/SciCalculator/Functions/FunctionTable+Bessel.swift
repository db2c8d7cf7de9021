// The functions of Bessel and Airy. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let besselFunctions: [Function] = [
    Function(
      "besselj", parameters: "n; x", in: .bessel, domain: "integers n; half-integers n for x > 0",
      "The Bessel function of the first kind.",
      examples: ["besselj(0; 1)": "0.76519768655796655145", "besselj(0.5; pi)": "0"],
      is: .besselJ),
    Function(
      "bessely", parameters: "n; x", in: .bessel, domain: "integers and half-integers n, x > 0",
      "The Bessel function of the second kind.",
      examples: [
        "bessely(0; 1)": "0.088256964215676957983", "bessely(2; 1000)": "-0.0047654866402075169576",
      ],
      is: .besselY),
    Function(
      "besseli", parameters: "n; x", in: .bessel, domain: "integers n; half-integers n for x > 0",
      "The modified Bessel function of the first kind.",
      examples: ["besseli(0; 1)": "1.2660658777520083356"],
      is: .besselI),
    Function(
      "besselk", parameters: "n; x", in: .bessel, domain: "integers and half-integers n, x > 0",
      "The modified Bessel function of the second kind.",
      examples: [
        "besselk(0; 1)": "0.42102443824070833334", "besselk(2; 100)": "4.7502253038886402047e-45",
      ],
      is: .besselK),
    Function(
      "airyai", in: .bessel,
      "The Airy function Ai, which vanishes towards infinity.",
      examples: ["airyai(1)": "0.13529241631288141552", "airyai(-100)": "0.17675339323955287809"],
      body: .one { x, context throws(MathError) in try x.airyAi(within: context.budget) }),
    Function(
      "airybi", in: .bessel,
      "The Airy function Bi.",
      examples: ["airybi(1)": "1.2074235949528712594", "airybi(-100)": "0.024273887680160131606"],
      body: .one { x, context throws(MathError) in try x.airyBi(within: context.budget) }),
  ]
}
