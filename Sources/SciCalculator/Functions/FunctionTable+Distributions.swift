// Densities (`pdf`), distribution functions (`cdf`) and quantiles (`inv`) of distributions. The mathematics is in SciNumber.
//
// The variable, the number of successes or the probability comes first, the parameters of the distribution follow.

import SciNumber

extension FunctionTable {
  // In definitions, √σ² says that σ is not negative.
  static let distributions: [Function] = [
    Function(
      "normpdf", aliases: ["normalpdf"], parameters: "x[; mean; sd]", in: .distributions,
      domain: "sd > 0",
      "The density of the normal distribution; mean 0 and standard deviation 1 unless given.",
      examples: [
        "normpdf(0)": "0.39894228040143267794", "normpdf(110; 100; 15)": "0.021296533701490147339",
      ],
      definition: "e^(-((x - mean)/sd)^2/2)/(sqrt(2pi)*sqrt(sd)^2)", defaults: .standardised,
      body: .numbers(1...3) { x, context throws(MathError) in
        try NormalDistribution(
          mean: x.argument(1, default: 0), deviation: x.argument(2, default: 1),
          within: context.budget
        ).density(x.argument(0))
      }),
    Function(
      "normcdf", parameters: "x[; mean; sd]", in: .distributions, domain: "sd > 0",
      "The probability that a normal variable is at most x; mean 0 and standard deviation 1 unless given.",
      examples: [
        "normcdf(0)": "0.5", "normcdf(110; 100; 15)": "0.74750746245307708694",
        "normcdf(-40)": "3.6558935409150297037e-350",
      ],
      definition: "erfc((mean - x)/(sqrt(2)*sqrt(sd)^2))/2", defaults: .standardised,
      body: .numbers(1...3) { x, context throws(MathError) in
        try NormalDistribution(
          mean: x.argument(1, default: 0), deviation: x.argument(2, default: 1),
          within: context.budget
        ).probability(upTo: x.argument(0))
      }),
    Function(
      "norminv", aliases: ["invnorm"], parameters: "p[; mean; sd]", in: .distributions,
      domain: "0 < p < 1 and sd > 0",
      "The number that a normal variable does not exceed with probability p.",
      examples: ["norminv(0.975)": "1.9599639845400542355", "norminv(0.5; 100; 15)": "100"],
      definition: "mean + sqrt(2)*sqrt(sd)^2*erfinv(2p - 1)", defaults: .standardised,
      body: .numbers(1...3) { x, context throws(MathError) in
        try NormalDistribution(
          mean: x.argument(1, default: 0), deviation: x.argument(2, default: 1),
          within: context.budget
        ).quantile(x.argument(0))
      }),
    Function(
      "tpdf", parameters: "x; df", in: .distributions, domain: "df > 0",
      "The density of Student’s distribution with df degrees of freedom.",
      examples: ["tpdf(0; 1)*pi": "1", "tpdf(2; 7)": "0.063135337302661966681"],
      definition: """
        e^(lngamma((df + 1)/2) - lngamma(df/2))*(1 + x^2/df)^(-(df + 1)/2)/sqrt(df*pi)
        """,
      body: .numbers(2...2) { x, context throws(MathError) in
        try StudentDistribution(freedom: x.argument(1), within: context.budget).density(
          x.argument(0))
      }),
    Function(
      "tcdf", parameters: "x; df", in: .distributions, domain: "df > 0",
      "The probability that a variable of Student’s distribution is at most x.",
      examples: ["tcdf(1; 1)": "0.75", "tcdf(2.5; 7)": "0.97950389070712355156"],
      definition: "betareg(df/2; df/2; (1 + x/sqrt(x^2 + df))/2)",
      body: .numbers(2...2) { x, context throws(MathError) in
        try StudentDistribution(freedom: x.argument(1), within: context.budget).probability(
          upTo: x.argument(0))
      }),
    Function(
      "tinv", aliases: ["invt"], parameters: "p; df", in: .distributions,
      domain: "0 < p < 1 and df > 0",
      "The number that a variable of Student’s distribution does not exceed with probability p.",
      examples: ["tinv(0.975; 7)": "2.3646242515927853417", "tinv(0.75; 1)": "1"],
      body: .numbers(2...2) { x, context throws(MathError) in
        try StudentDistribution(freedom: x.argument(1), within: context.budget).quantile(
          x.argument(0))
      }),
    Function(
      "chi2pdf", parameters: "x; df", in: .distributions, domain: "df > 0; x ≠ 0 for df < 2",
      "The density of the χ² distribution with df degrees of freedom.",
      examples: ["chi2pdf(3; 5)": "0.15418032980376927681"],
      definition: "x < 0 ? 0*ln(df) : x^(df/2 - 1)*e^(-x/2)/(sqrt(2)^df*gamma(sqrt(df)^2/2))",
      body: .numbers(2...2) { x, context throws(MathError) in
        try ChiSquaredDistribution(freedom: x.argument(1), within: context.budget).density(
          x.argument(0))
      }),
    Function(
      "chi2cdf", parameters: "x; df", in: .distributions, domain: "df > 0",
      "The probability that a χ² variable is at most x.",
      examples: ["chi2cdf(3; 5)": "0.30001416412137249090", "chi2cdf(0; 5)": "0"],
      definition: "x < 0 ? 0*ln(df) : gammap(df/2; x/2)",
      body: .numbers(2...2) { x, context throws(MathError) in
        try ChiSquaredDistribution(freedom: x.argument(1), within: context.budget).probability(
          upTo: x.argument(0))
      }),
    Function(
      "chi2inv", parameters: "p; df", in: .distributions, domain: "0 ≤ p < 1 and df > 0",
      "The number that a χ² variable does not exceed with probability p.",
      examples: ["chi2inv(0.95; 5)": "11.070497693516354178", "chi2inv(0.5; 2) - ln(4)": "0"],
      body: .numbers(2...2) { x, context throws(MathError) in
        try ChiSquaredDistribution(freedom: x.argument(1), within: context.budget).quantile(
          x.argument(0))
      }),
    Function(
      "fpdf", parameters: "x; d1; d2", in: .distributions,
      domain: "d1 > 0 and d2 > 0; x ≠ 0 for d1 < 2",
      "The density of the F distribution with d1 and d2 degrees of freedom.",
      examples: ["fpdf(2; 3; 10)": "0.14821094155911784812"],
      definition: """
        x < 0 ? 0*ln(d1*d2) : sqrt(d1/d2)^d1*x^(d1/2 - 1)*(1 + d1*x/d2)^(-(d1 + \
        d2)/2)/beta(sqrt(d1)^2/2; sqrt(d2)^2/2)
        """,
      body: .numbers(3...3) { x, context throws(MathError) in
        try FDistribution(x.argument(1), x.argument(2), within: context.budget).density(
          x.argument(0))
      }),
    Function(
      "fcdf", parameters: "x; d1; d2", in: .distributions, domain: "d1 > 0 and d2 > 0",
      "The probability that an F variable is at most x.",
      examples: ["fcdf(2; 3; 10)": "0.82199259262482458762"],
      definition: "x < 0 ? 0*ln(d1*d2) : betareg(d1/2; d2/2; d1*x/(d1*x + d2))",
      body: .numbers(3...3) { x, context throws(MathError) in
        try FDistribution(x.argument(1), x.argument(2), within: context.budget).probability(
          upTo: x.argument(0))
      }),
    Function(
      "finv", parameters: "p; d1; d2", in: .distributions, domain: "0 ≤ p < 1, d1 > 0 and d2 > 0",
      "The number that an F variable does not exceed with probability p.",
      examples: ["finv(0.95; 3; 10)": "3.7082648190468444854"],
      body: .numbers(3...3) { x, context throws(MathError) in
        try FDistribution(x.argument(1), x.argument(2), within: context.budget).quantile(
          x.argument(0))
      }),
    Function(
      "binompdf", aliases: ["binopdf"], parameters: "k; n; p", in: .distributions,
      domain: "integers k and n ≥ 0, 0 ≤ p ≤ 1",
      "The probability of k successes in n trials, each with probability p.",
      examples: ["binompdf(3; 10; 0.5)": "0.1171875", "binompdf(1; 3; 1/3)*9": "4"],
      definition: "binomial(n; k)*sqrt(p)^(2k)*sqrt(1 - p)^(2*(n - k))",
      body: .numbers(3...3) { x, context throws(MathError) in
        try BinomialDistribution(
          count: x.argument(1), probability: x.argument(2), within: context.budget
        ).probability(of: x.argument(0))
      }),
    Function(
      "binomcdf", aliases: ["binocdf"], parameters: "k; n; p", in: .distributions,
      domain: "integers n ≥ 0, 0 ≤ p ≤ 1",
      "The probability of at most k successes in n trials, each with probability p.",
      examples: [
        "binomcdf(3; 10; 0.5)": "0.171875", "binomcdf(5000; 10000; 0.5)": "0.50398932306969107688",
      ],
      definition: """
        k < 0 ? 0*sqrt(p - p^2) : k >= n ? 1 + 0*sqrt(p - p^2) : betareg(n - floor(k); \
        floor(k) + 1; 1 - p)
        """,
      body: .numbers(3...3) { x, context throws(MathError) in
        try BinomialDistribution(
          count: x.argument(1), probability: x.argument(2), within: context.budget
        ).probability(upTo: x.argument(0))
      }),
    Function(
      "binominv", aliases: ["binoinv"], parameters: "q; n; p", in: .distributions,
      domain: "0 ≤ q ≤ 1, integers n ≥ 0, 0 ≤ p ≤ 1",
      "The least number of successes that is not exceeded with probability q.",
      examples: ["binominv(0.95; 100; 0.3)": "38"],
      body: .numbers(3...3) { x, context throws(MathError) in
        try BinomialDistribution(
          count: x.argument(1), probability: x.argument(2), within: context.budget
        ).quantile(x.argument(0))
      }),
    Function(
      "poissonpdf", aliases: ["poisspdf"], parameters: "k; lambda", in: .distributions,
      domain: "integers k, lambda ≥ 0",
      "The probability of k events where lambda are expected.",
      examples: ["poissonpdf(3; 2.5)": "0.21376301724973644575"],
      definition: "e^(-lambda)*sqrt(lambda)^(2k)/k!",
      body: .numbers(2...2) { x, context throws(MathError) in
        try PoissonDistribution(mean: x.argument(1), within: context.budget).probability(
          of: x.argument(0))
      }),
    Function(
      "poissoncdf", aliases: ["poisscdf"], parameters: "k; lambda", in: .distributions,
      domain: "lambda ≥ 0",
      "The probability of at most k events where lambda are expected.",
      examples: ["poissoncdf(3; 2.5)": "0.75757613313306596375"],
      definition: "k < 0 ? 0*sqrt(lambda) : gammaq(floor(k) + 1; lambda)",
      body: .numbers(2...2) { x, context throws(MathError) in
        try PoissonDistribution(mean: x.argument(1), within: context.budget).probability(
          upTo: x.argument(0))
      }),
    Function(
      "poissoninv", aliases: ["poissinv"], parameters: "q; lambda", in: .distributions,
      domain: "0 ≤ q < 1 and lambda ≥ 0",
      "The least number of events that is not exceeded with probability q.",
      examples: ["poissoninv(0.95; 2.5)": "5"],
      body: .numbers(2...2) { x, context throws(MathError) in
        try PoissonDistribution(mean: x.argument(1), within: context.budget).quantile(x.argument(0))
      }),
    Function(
      "exppdf", parameters: "x; rate", in: .distributions, domain: "rate > 0",
      "The density of the exponential distribution, whose mean is 1/rate.",
      examples: ["exppdf(2; 0.5)": "0.18393972058572116080"],
      definition: "x < 0 ? 0*ln(rate) : sqrt(rate)^2*e^(-rate*x)",
      body: .numbers(2...2) { x, context throws(MathError) in
        try ExponentialDistribution(rate: x.argument(1), within: context.budget).density(
          x.argument(0))
      }),
    Function(
      "expcdf", parameters: "x; rate", in: .distributions, domain: "rate > 0",
      "The probability that an exponential variable is at most x.",
      examples: ["expcdf(2; 0.5)": "0.63212055882855767840"],
      definition: "x < 0 ? 0*ln(rate) : -expm1(-sqrt(rate)^2*x)",
      body: .numbers(2...2) { x, context throws(MathError) in
        try ExponentialDistribution(rate: x.argument(1), within: context.budget).probability(
          upTo: x.argument(0))
      }),
    Function(
      "expinv", parameters: "p; rate", in: .distributions, domain: "0 ≤ p < 1 and rate > 0",
      "The number that an exponential variable does not exceed with probability p.",
      examples: ["expinv(0.5; 1) - ln(2)": "0"],
      definition: "p < 0 ? ln(p) : -ln(1 - p)/sqrt(rate)^2",
      body: .numbers(2...2) { x, context throws(MathError) in
        try ExponentialDistribution(rate: x.argument(1), within: context.budget).quantile(
          x.argument(0))
      }),
  ]
}

extension ArraySlice<Real> {
  /// The argument at an index, which the number of arguments of a call has been checked for.
  func argument(_ index: Int, default value: Real = 0) -> Real {
    index < count ? self[startIndex + index] : value
  }
}
