// Inverse error functions, zeta, and the integrals named after their integrands. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let integralFunctions: [Function] = [
    Function(
      "erfinv", aliases: ["inverf"], in: .special, domain: "−1 < x < 1",
      "The number with that error function.",
      examples: ["erfinv(0.5)": "0.47693627620446987338", "erf(erfinv(1/3))*3": "1"],
      is: .inverseErf),
    Function(
      "erfcinv", aliases: ["inverfc"], in: .special, domain: "0 < x < 2",
      "The number with that complementary error function.",
      examples: ["erfcinv(1)": "0", "erfcinv(1e-100)": "15.065574702592645704"],
      is: .inverseErfc),
    Function(
      "zeta", in: .integrals, domain: "all but 1",
      "Riemann’s zeta function, continued from 1 + 2^(−x) + 3^(−x) + ….",
      examples: [
        "zeta(2)*6 - pi^2": "0", "zeta(3)": "1.2020569031595942854",
        "zeta(-1)": "-0.083333333333333333333",
      ],
      is: .zeta),
    Function(
      "eta", in: .integrals,
      "Dirichlet’s eta function, continued from 1 − 2^(−x) + 3^(−x) − ….",
      examples: ["eta(1) - ln(2)": "0", "eta(3)": "0.90154267736969571405"],
      definition: "x == 1 ? ln(2) : (1 - 2^(1 - x))*zeta(x)",
      body: .one { x, context throws(MathError) in try x.eta(within: context.budget) }),
    Function(
      "ei", aliases: ["expint"], in: .integrals, domain: "x ≠ 0",
      "The exponential integral: the principal value of the integral of e^t/t up to x.",
      examples: ["ei(1)": "1.8951178163559367555", "ei(-1)": "-0.21938393439552027368"],
      is: .exponentialIntegral),
    Function(
      "e1", in: .integrals, domain: "x > 0",
      "The exponential integral E₁: the integral of e^(−t)/t from x on.",
      examples: ["e1(1)": "0.21938393439552027368", "e1(1) + ei(-1)": "0"],
      is: .exponentialIntegralE1),
    Function(
      "li", aliases: ["logint"], in: .integrals, domain: "x ≥ 0 and x ≠ 1",
      "The logarithmic integral: the principal value of the integral of 1/ln(t) from 0 to x.",
      examples: ["li(2)": "1.0451637801174927848", "li(1e6)": "78627.549159462181920"],
      is: .logarithmicIntegral),
    Function(
      "sinint", aliases: ["si"], in: .integrals,
      "The sine integral: the integral of sin(t)/t from 0 to x, with t in radians.",
      examples: ["sinint(1)": "0.94608307036718301494", "sinint(-1) + sinint(1)": "0"],
      is: .sineIntegral),
    Function(
      "cosint", aliases: ["ci"], in: .integrals, domain: "x > 0",
      "The cosine integral: egamma + ln(x) plus the integral of (cos(t) − 1)/t from 0 to x, with t in radians.",
      examples: [
        "cosint(1)": "0.33740392290096813466", "cosint(1000)": "0.00082631551109068228200",
      ],
      is: .cosineIntegral),
    Function(
      "sinhint", aliases: ["shi"], in: .integrals,
      "The hyperbolic sine integral: the integral of sinh(t)/t from 0 to x.",
      examples: ["sinhint(1)": "1.0572508753757285146"],
      is: .hyperbolicSineIntegral),
    Function(
      "coshint", in: .integrals, domain: "x > 0",
      "The hyperbolic cosine integral: egamma + ln(x) plus the integral of (cosh(t) − 1)/t from 0 to x.",
      examples: ["coshint(1)": "0.83786694098020824089"],
      is: .hyperbolicCosineIntegral),
    Function(
      "lambertw", parameters: "x[; branch]", in: .integrals,
      domain: "x ≥ −1/e for branch 0, and −1/e ≤ x < 0 for branch −1",
      "Lambert’s W: the number w with w·e^w = x, at least −1; with branch −1 the one that is at most −1.",
      examples: [
        "lambertw(1)": "0.56714329040978387300", "lambertw(e)": "1",
        "lambertw(-0.2; -1)": "-2.5426413577735264243",
        "lambertw(i)": "0.37469902073711749361 + 0.57641272303143528315i",
      ],
      remarks: [.cut(Cut.ofLambertW)],
      is: .lambertW,
      complex: { z, context throws(MathError) in
        let budget = context.budget
        guard z.count > 1 else { return try z[0].lambertW(within: budget) }
        guard let branch = try z[1].realValue(within: budget)?.integer(within: budget).asInt else {
          throw .notAnInteger
        }
        return try z[0].lambertW(branch: branch, within: budget)
      },
      body: .numbers(1...2) { x, context throws(MathError) in
        switch x.count > 1 ? try x[x.startIndex + 1].knownBranch(context.budget) : .principal {
        case .principal: try x.argument(0).lambertW(within: context.budget)
        case .lower: try x.argument(0).lambertWLower(within: context.budget)
        }
      }),
    Function(
      "dilog", aliases: ["li2"], in: .integrals, domain: "x ≤ 1",
      "The dilogarithm: the integral of −ln(1 − t)/t from 0 to x.",
      examples: [
        "dilog(1)*6 - pi^2": "0", "dilog(0.3)": "0.32612951007547606953",
        "dilog(-10)": "-4.1982778868581038579",
      ],
      is: .dilogarithm),
  ]
}
