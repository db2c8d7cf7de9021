// The arithmetic-geometric mean and elliptic integrals. The mathematics is in SciNumber.
//
// Integrals take the parameter m = k² and not the modulus k. Angles are in the unit of the mode; the integrals are in radians.

import SciNumber

extension FunctionTable {
  static let ellipticFunctions: [Function] = [
    Function(
      "agm", parameters: "a; b", in: .elliptic, domain: "numbers of the same sign, and 0",
      "The arithmetic-geometric mean.",
      examples: ["agm(1; 2)": "1.4567910310469068692", "agm(3; 3)": "3"],
      body: .two { a, b, context throws(MathError) in try Real.agm(a, b, within: context.budget) }),
    Function(
      "ellipk", parameters: "m", in: .elliptic, domain: "m < 1",
      "The complete elliptic integral of the first kind, of the parameter m = k².",
      examples: ["ellipk(0) - pi/2": "0", "ellipk(0.5)": "1.8540746773013719184"],
      is: .ellipticK),
    Function(
      "ellipe", parameters: "[phi; ]m", in: .elliptic,
      domain: "m ≤ 1; with phi up to 90° also m·sin(phi)^2 ≤ 1", units: .angle(at: 0),
      "The elliptic integral of the second kind: the complete one of the parameter m = k² in ellipe(m), the incomplete one up to an angle in ellipe(phi; m).",
      examples: [
        "ellipe(1)": "1", "ellipe(0.5)": "1.3506438810476755025",
        "ellipe(30; 0.5)": "0.51204932235042691363",
      ],
      is: .ellipticE,
      body: .oneOrTwo { x, m, context throws(MathError) in
        guard let m else { return try x.ellipticE(within: context.budget) }
        return try Real.ellipticE(x, m, context.angleUnit, within: context.budget)
      }),
    Function(
      "ellipf", parameters: "phi; m", in: .elliptic,
      domain: "m < 1; with phi up to 90° also m·sin(phi)^2 < 1", units: .angle(at: 0),
      "The incomplete elliptic integral of the first kind up to an angle, of the parameter m = k².",
      examples: [
        "ellipf(30; 0.5)": "0.53562273280540331970", "ellipf(90; 0.5) - ellipk(0.5)": "0",
      ],
      body: .two { x, m, context throws(MathError) in
        try Real.ellipticF(x, m, context.angleUnit, within: context.budget)
      }),
    Function(
      "ellippi", parameters: "n; [phi; ]m", in: .elliptic,
      domain: "n < 1 and m < 1; with phi up to 90° also n·sin(phi)^2 < 1 and m·sin(phi)^2 < 1",
      units: .angle(at: 1),
      "The elliptic integral of the third kind: the complete one in ellippi(n; m), the incomplete one up to an angle in ellippi(n; phi; m).",
      examples: [
        "ellippi(0.3; 0.5)": "2.2503768219439466847",
        "ellippi(0.3; 30; 0.5)": "0.55045623432730386312",
      ],
      body: .numbers(2...3) { x, context throws(MathError) in
        if x.count == 2 {
          return try Real.ellipticPi(x.argument(0), x.argument(1), within: context.budget)
        }
        return try Real.ellipticPi(
          x.argument(0), x.argument(1), x.argument(2), context.angleUnit, within: context.budget)
      }),
  ]
}
