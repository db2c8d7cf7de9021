// The names of functions as constants, to look a name up without making their entries.
//
// The tests hold them against the entries.

extension FunctionTable {
  /// Names that other calculators have for functions of this one; they need brackets, and stay free for variables.
  static let furtherNames: [(name: String, function: String)] = [
    ("acosec", "acsc"), ("acotan", "acot"), ("atn2", "atan2"), ("binom", "binomial"),
    ("cotanh", "coth"), ("fac", "factorial"), ("maximum", "max"), ("minimum", "min"),
    ("nthroot", "root"), ("power", "pow"), ("sqr", "square"), ("Σ", "sum"), ("∑", "sum"),
  ]

  /// The function that a further name is for.
  static func furtherName(_ name: String) -> String? {
    furtherNames.first { $0.name == name }?.function
  }
}

extension FunctionTable.Part {
  /// The part in which a name is a function, if it is one only before a round bracket.
  static func bracketed(_ name: String) -> Self? {
    allCases.first { $0.names.map { isAmong($0, name) } ?? false }
  }

  /// The names and aliases of the part's functions, in order; `nil` for the part that is always at hand.
  var names: [String]? {
    switch self {
    case .elementary: nil
    case .numberTheory: Self.numberTheoryNames
    case .analysis: Self.analysisNames
    case .statistics: Self.statisticsNames
    case .money: Self.moneyNames
    case .bonds: Self.bondNames
    }
  }

  /// The names of the functions of integers that are on no calculator's keys, in order.
  private static let numberTheoryNames = [
    "bell", "bernoulli", "bestapprox", "bezout", "bitand", "bitcount", "bitlen", "bitlength",
    "bitnot", "bitor", "bitshift", "bitxor", "catalan", "cfrac", "contfrac", "convergents",
    "derangements", "digits", "digitsum", "divisors", "ediv", "emod", "euler", "eulerphi", "factor",
    "fallingfactorial", "fib", "fibonacci", "fromdigits", "gcdext", "hamming", "harmonic", "ilog",
    "invmod", "iroot", "isprime", "isqrt", "jacobi", "kronecker", "legendre", "lshift", "lucas",
    "mobius", "modinv", "modpow", "moebius", "multifactorial", "nextprime", "nthprime",
    "numdivisors", "partitions", "pochhammer", "popcount", "powmod", "prevprime", "primepi",
    "primorial", "rationalize", "risingfactorial", "rshift", "shl", "shr", "sigma", "stirling1",
    "stirling2", "subfactorial", "totient", "undigits",
  ]

  /// The names of the special functions, in order.
  private static let analysisNames = [
    "agm", "ahav", "ahaversin", "airyai", "airybi", "arcgd", "archaversin", "arcversin", "aversin",
    "besseli", "besselj", "besselk", "bessely", "beta", "betai", "betaln", "betareg", "ci",
    "coshint", "cosint", "cospi", "covercosin", "covercosine", "coversin", "coversine", "degrees",
    "digamma", "dilog", "e1", "ei", "ellipe", "ellipf", "ellipk", "ellippi", "erfcinv", "erfinv",
    "eta", "excsc", "expint", "exsec", "gammaln", "gammalower", "gammap", "gammaq", "gammaupper",
    "gd", "gdinv", "hacovercosin", "hacovercosine", "hacoversin", "hacoversine", "hav",
    "havercosin", "havercosine", "haversin", "haversine", "inverf", "inverfc", "invgd", "lambertw",
    "lgamma", "li", "li2", "lnbeta", "lngamma", "loggamma", "logint", "logn", "polygamma", "psi",
    "radians", "shi", "si", "sinc", "sinhint", "sinint", "sinpi", "square", "tanpi", "trigamma",
    "vercosin", "vercosine", "vers", "versin", "versine", "zeta",
  ]

  /// The names of the functions of data and distributions, in order.
  private static let statisticsNames = [
    "binocdf", "binoinv", "binomcdf", "binominv", "binompdf", "binopdf", "chi2cdf", "chi2inv",
    "chi2pdf", "corr", "correl", "correlation", "count", "cov", "covariance", "cumsum", "dot",
    "expcdf", "expinv",
    "exppdf", "fcdf", "finv", "fpdf", "geomean", "gmean", "harmean", "hmean", "intercept",
    "invnorm", "invt", "linreg", "median", "mode", "norm", "normalpdf", "normcdf", "norminv",
    "normpdf", "poisscdf", "poissinv", "poissoncdf", "poissoninv", "poissonpdf", "poisspdf", "prod",
    "product", "pstdev", "pvariance", "quantile", "rms", "slope", "sort", "stddev", "stdev",
    "stdevp", "sumsq", "tcdf", "tinv", "tpdf", "var", "variance", "varp", "Π", "∏",
  ]

  /// The names of the functions of interest, cash flows and depreciation, in order.
  private static let moneyNames = [
    "allocate", "cumipmt", "cumprinc", "db", "ddb", "dollarde", "dollarfr", "effect", "fv",
    "fvschedule", "ipmt", "irr", "ispmt", "mirr", "nominal", "nper", "npv", "pduration", "pmt",
    "ppmt", "pv", "rate", "rri", "sln", "split", "syd", "tip", "vdb", "xirr", "xnpv",
  ]

  /// The names of the functions of bonds and days, in order.
  private static let bondNames = [
    "accrint", "accrintm", "coupdaybs", "coupdays", "coupdaysnc", "coupncd", "coupnum", "couppcd",
    "date", "days", "disc", "duration", "edate", "eomonth", "intrate", "mduration", "oddfprice",
    "oddfyield", "oddlprice", "oddlyield", "price", "pricedisc", "pricemat", "received", "tbilleq",
    "tbillprice", "tbillyield", "yearfrac", "yield", "yielddisc", "yieldmat",
  ]

  /// Whether a name is among names in order.
  private static func isAmong(_ names: [String], _ name: String) -> Bool {
    var (lower, upper) = (0, names.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if names[middle] < name { lower = middle + 1 } else { upper = middle }
    }
    return lower < names.count && names[lower] == name
  }
}
