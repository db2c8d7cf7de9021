// The gamma and beta functions, their derivatives and incomplete integrals. The mathematics is in SciNumber.

import SciNumber

extension FunctionTable {
  static let gammaFunctions: [Function] = [
    Function(
      "lngamma", aliases: ["gammaln", "lgamma", "loggamma"], in: .gamma,
      domain: "all but 0, −1, −2, …",
      "The natural logarithm of |gamma(x)|.",
      examples: ["lngamma(3)-ln(2)": "0", "lngamma(1e10)": "220258509288.81058147"],
      remarks: [.cut(Cut.ofLogGamma)],
      is: .logGamma),
    Function(
      "digamma", aliases: ["psi"], in: .gamma, domain: "all but 0, −1, −2, …",
      "The derivative of lngamma.",
      examples: ["digamma(1) + egamma": "0", "digamma(0.3)": "-3.5025242222001329890"],
      is: .digamma),
    Function(
      "trigamma", in: .gamma, domain: "all but 0, −1, −2, …",
      "The second derivative of lngamma.",
      examples: ["trigamma(1)*6 - pi^2": "0", "trigamma(0.3)": "12.245364546107730465"],
      definition: "polygamma(1; x)",
      body: .one { x, context throws(MathError) in try Real.polygamma(1, x, within: context.budget)
      }),
    Function(
      "polygamma", parameters: "n; x", in: .gamma,
      domain: "integers n ≥ 0, and x other than 0, −1, −2, …",
      "The n-th derivative of digamma.",
      examples: ["polygamma(2; 1) + 2*zeta(3)": "0", "polygamma(3; 0.3)": "743.14176465504966736"],
      is: .polygamma),
    Function(
      "beta", parameters: "a; b", in: .gamma, domain: "all but 0, −1, −2, … for a and b",
      "The beta function gamma(a)·gamma(b)/gamma(a + b).",
      examples: ["beta(2; 3)": "0.083333333333333333333", "beta(0.5; 0.5) - pi": "0"],
      definition: "gamma(a)*gamma(b)/gamma(a + b)",
      body: .two { a, b, context throws(MathError) in try Real.beta(a, b, within: context.budget) }),
    Function(
      "lnbeta", aliases: ["betaln"], parameters: "a; b", in: .gamma,
      domain: "all but 0, −1, −2, … for a, b and a + b",
      "The natural logarithm of |beta(a; b)|.",
      examples: ["lnbeta(2; 3) + ln(12)": "0", "lnbeta(1e6; 1e6)": "-1386300.0033629211163"],
      definition: "lngamma(a) + lngamma(b) - lngamma(a + b)",
      body: .two { a, b, context throws(MathError) in try Real.logBeta(a, b, within: context.budget)
      }),
    Function(
      "gammalower", parameters: "a; x", in: .gamma,
      domain: "x ≥ 0 and a other than 0, −1, −2, …; also x < 0 for positive integers a",
      "The lower incomplete gamma function: the integral of t^(a−1)·e^(−t) from 0 to x.",
      examples: [
        "gammalower(2; 3) + gammaupper(2; 3)": "1", "gammalower(0.3; 2)": "2.9256767465216961510",
      ],
      definition: "gammap(a; x)*gamma(a)",
      body: .two { a, x, context throws(MathError) in
        try Real.gammaLower(a, x, within: context.budget)
      }),
    Function(
      "gammaupper", parameters: "a; x", in: .gamma,
      domain: "x > 0; also x = 0 for a > 0, and x < 0 for positive integers a",
      "The upper incomplete gamma function: the integral of t^(a−1)·e^(−t) from x on.",
      examples: [
        "gammaupper(0.3; 2)": "0.065892241165894477296",
        "gammaupper(-1.5; 2)": "0.011832994103345997091",
      ],
      definition: "gammaq(a; x)*gamma(a)",
      body: .two { a, x, context throws(MathError) in
        try Real.gammaUpper(a, x, within: context.budget)
      }),
    Function(
      "gammap", parameters: "a; x", in: .gamma, domain: "a > 0 and x ≥ 0",
      "The regularised lower incomplete gamma function: gammalower(a; x)/gamma(a).",
      examples: ["gammap(0.5; 2) - erf(sqrt(2))": "0", "gammap(3; 2)": "0.32332358381693654053"],
      is: .gammaP),
    Function(
      "gammaq", parameters: "a; x", in: .gamma, domain: "a > 0 and x ≥ 0",
      "The regularised upper incomplete gamma function: gammaupper(a; x)/gamma(a).",
      examples: [
        "gammaq(1; 2)": "0.13533528323661269189", "gammaq(2.5; 100)": "2.8406228986415316834e-41",
      ],
      is: .gammaQ),
    Function(
      "betai", parameters: "a; b; x", in: .gamma, domain: "a > 0, b > 0 and 0 ≤ x ≤ 1",
      "The incomplete beta function: the integral of t^(a−1)·(1 − t)^(b−1) from 0 to x, not regularised.",
      examples: [
        "betai(2; 3; 1)": "0.083333333333333333333",
        "betai(0.5; 2.5; 0.3)": "0.93881313171792062567",
      ],
      definition: "betareg(a; b; x)*beta(a; b)",
      body: .numbers(3...3) { x, context throws(MathError) in
        try Real.incompleteBeta(x.argument(0), x.argument(1), x.argument(2), within: context.budget)
      }),
    Function(
      "betareg", parameters: "a; b; x", in: .gamma, domain: "a > 0, b > 0 and 0 ≤ x ≤ 1",
      "The regularised incomplete beta function: betai(a; b; x)/beta(a; b).",
      examples: [
        "betareg(2.5; 2.5; 0.5)": "0.5", "betareg(0.5; 2.5; 0.3)": "0.79688933627994505184",
      ],
      is: .regularisedBeta,
      body: .numbers(3...3) { x, context throws(MathError) in
        try Real.regularisedBeta(
          x.argument(0), x.argument(1), x.argument(2), within: context.budget)
      }),
  ]
}
