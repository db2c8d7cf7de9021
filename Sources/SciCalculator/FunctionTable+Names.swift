// The names of functions as constants, to look a name up without making their entries.
//
// The tests hold them against the entries.

extension FunctionTable {
  /// Names that other calculators have for functions of this one, in order; they need brackets, and stay free for variables.
  static let furtherNames: [(name: String, function: String)] = [
    ("acosec", "acsc"), ("acotan", "acot"), ("atn2", "atan2"), ("binom", "binomial"),
    ("cotanh", "coth"), ("fac", "factorial"), ("maximum", "max"), ("minimum", "min"),
    ("nthroot", "root"), ("power", "pow"), ("sqr", "square"), ("Σ", "sum"), ("∑", "sum"),
  ]
}

extension FunctionTable.Section {
  /// The part with the function that a name stands for, if it is one only before a round bracket.
  static func bracketed(_ name: String) -> Self? {
    let key = NameKey(name)
    var (lower, upper) = (0, bracketedNames.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      let other = NameKey(bracketedNames[middle].name)
      if other == key { return bracketedNames[middle].part }
      if other < key { lower = middle + 1 } else { upper = middle }
    }
    return nil
  }

  /// The names and aliases of all functions that are no elementary ones, and all further names, in order.
  static let bracketedNames: [(name: String, part: Self)] = [
    ("accrint", .bonds), ("accrintm", .bonds), ("acosec", .elementary), ("acotan", .elementary),
    ("age", .bonds), ("agm", .analysis), ("ahav", .analysis), ("ahaversin", .analysis),
    ("airyai", .analysis),
    ("airybi", .analysis), ("allocate", .money), ("arcgd", .analysis), ("archaversin", .analysis),
    ("arcversin", .analysis), ("arg", .complex), ("argmax", .calculus), ("argmin", .calculus),
    ("atn2", .elementary), ("aversin", .analysis),
    ("bell", .numberTheory), ("bernoulli", .numberTheory), ("besseli", .analysis),
    ("besselj", .analysis), ("besselk", .analysis), ("bessely", .analysis),
    ("bestapprox", .numberTheory), ("beta", .analysis), ("betai", .analysis), ("betaln", .analysis),
    ("betareg", .analysis), ("bezout", .numberTheory), ("binocdf", .statistics),
    ("binoinv", .statistics), ("binom", .elementary), ("binomcdf", .statistics),
    ("binominv", .statistics), ("binompdf", .statistics), ("binopdf", .statistics),
    ("bitand", .numberTheory), ("bitcount", .numberTheory), ("bitlen", .numberTheory),
    ("bitlength", .numberTheory), ("bitnot", .numberTheory), ("bitor", .numberTheory),
    ("bitshift", .numberTheory), ("bitxor", .numberTheory), ("catalan", .numberTheory),
    ("cfrac", .numberTheory), ("chi2cdf", .statistics), ("chi2inv", .statistics),
    ("chi2pdf", .statistics), ("ci", .analysis), ("cis", .complex), ("conj", .complex),
    ("contfrac", .numberTheory), ("convergents", .numberTheory), ("corr", .statistics),
    ("correl", .statistics), ("correlation", .statistics), ("coshint", .analysis),
    ("cosint", .analysis), ("cospi", .analysis), ("cotanh", .elementary), ("count", .statistics),
    ("coupdaybs", .bonds), ("coupdays", .bonds), ("coupdaysnc", .bonds), ("coupncd", .bonds),
    ("coupnum", .bonds), ("couppcd", .bonds), ("cov", .statistics), ("covariance", .statistics),
    ("covercosin", .analysis), ("covercosine", .analysis), ("coversin", .analysis),
    ("coversine", .analysis), ("cumipmt", .money), ("cumprinc", .money), ("cumsum", .statistics),
    ("date", .bonds), ("days", .bonds), ("db", .money), ("ddb", .money), ("degrees", .analysis),
    ("derangements", .numberTheory), ("derivative", .calculus), ("diff", .calculus),
    ("digamma", .analysis), ("digits", .numberTheory), ("digitsum", .numberTheory),
    ("dilog", .analysis), ("disc", .bonds), ("divisors", .numberTheory), ("dollarde", .money),
    ("dollarfr", .money), ("dot", .statistics), ("duration", .bonds), ("e1", .analysis),
    ("easter", .bonds),
    ("edate", .bonds), ("ediv", .numberTheory), ("effect", .money), ("ei", .analysis),
    ("ellipe", .analysis), ("ellipf", .analysis), ("ellipk", .analysis), ("ellippi", .analysis),
    ("emod", .numberTheory), ("eomonth", .bonds), ("erfcinv", .analysis), ("erfinv", .analysis),
    ("eta", .analysis), ("euler", .numberTheory), ("eulerphi", .numberTheory), ("excsc", .analysis),
    ("expcdf", .statistics), ("expint", .analysis), ("expinv", .statistics),
    ("exppdf", .statistics), ("exsec", .analysis), ("fac", .elementary), ("factor", .numberTheory),
    ("fallingfactorial", .numberTheory), ("fcdf", .statistics), ("fib", .numberTheory),
    ("fibonacci", .numberTheory), ("finv", .statistics), ("fpdf", .statistics),
    ("fromdigits", .numberTheory), ("fv", .money), ("fvschedule", .money), ("gammaln", .analysis),
    ("gammalower", .analysis), ("gammap", .analysis), ("gammaq", .analysis),
    ("gammaupper", .analysis), ("gcdext", .numberTheory), ("gd", .analysis), ("gdinv", .analysis),
    ("geomean", .statistics), ("gmean", .statistics), ("gradians", .analysis),
    ("hacovercosin", .analysis), ("hacovercosine", .analysis), ("hacoversin", .analysis),
    ("hacoversine", .analysis), ("hamming", .numberTheory), ("harmean", .statistics),
    ("harmonic", .numberTheory), ("hav", .analysis), ("havercosin", .analysis),
    ("havercosine", .analysis), ("haversin", .analysis), ("haversine", .analysis),
    ("hmean", .statistics), ("ilog", .numberTheory), ("im", .complex), ("imag", .complex),
    ("integral", .calculus), ("integrate", .calculus),
    ("intercept", .statistics), ("intrate", .bonds), ("inverf", .analysis), ("inverfc", .analysis),
    ("invgd", .analysis), ("invmod", .numberTheory), ("invnorm", .statistics),
    ("invt", .statistics), ("ipmt", .money), ("iroot", .numberTheory), ("irr", .money),
    ("isoweek", .bonds), ("ispmt", .money), ("isprime", .numberTheory), ("isqrt", .numberTheory),
    ("jacobi", .numberTheory), ("kronecker", .numberTheory), ("lambertw", .analysis),
    ("legendre", .numberTheory), ("lgamma", .analysis), ("li", .analysis), ("li2", .analysis),
    ("lim", .calculus), ("limit", .calculus), ("linreg", .statistics), ("lnbeta", .analysis),
    ("lngamma", .analysis), ("loggamma", .analysis), ("logint", .analysis), ("logn", .analysis),
    ("lshift", .numberTheory), ("lucas", .numberTheory), ("maximum", .elementary),
    ("mduration", .bonds), ("median", .statistics), ("minimum", .elementary), ("mirr", .money),
    ("mobius", .numberTheory), ("mode", .statistics), ("modinv", .numberTheory),
    ("modpow", .numberTheory), ("moebius", .numberTheory), ("multifactorial", .numberTheory),
    ("nextprime", .numberTheory), ("nominal", .money), ("norm", .statistics),
    ("normalpdf", .statistics), ("normcdf", .statistics), ("norminv", .statistics),
    ("normpdf", .statistics), ("nper", .money), ("npv", .money), ("nsolve", .calculus),
    ("nthprime", .numberTheory), ("nthroot", .elementary), ("numdivisors", .numberTheory),
    ("oddfprice", .bonds), ("oddfyield", .bonds), ("oddlprice", .bonds), ("oddlyield", .bonds),
    ("partitions", .numberTheory), ("pduration", .money), ("phase", .complex), ("pmt", .money),
    ("pochhammer", .numberTheory), ("poisscdf", .statistics), ("poissinv", .statistics),
    ("poissoncdf", .statistics), ("poissoninv", .statistics), ("poissonpdf", .statistics),
    ("poisspdf", .statistics), ("polar", .complex), ("polygamma", .analysis),
    ("popcount", .numberTheory), ("power", .elementary), ("powmod", .numberTheory),
    ("ppmt", .money), ("prevprime", .numberTheory), ("price", .bonds), ("pricedisc", .bonds),
    ("pricemat", .bonds), ("primepi", .numberTheory), ("primorial", .numberTheory),
    ("prod", .statistics), ("product", .statistics), ("psi", .analysis), ("pstdev", .statistics),
    ("pv", .money), ("pvariance", .statistics), ("quantile", .statistics), ("radians", .analysis),
    ("rand", .statistics), ("randbetween", .statistics), ("randint", .statistics),
    ("random", .statistics), ("rate", .money), ("rationalize", .numberTheory), ("re", .complex),
    ("real", .complex),
    ("received", .bonds), ("risingfactorial", .numberTheory), ("rms", .statistics),
    ("roots", .calculus), ("rri", .money), ("rshift", .numberTheory), ("shi", .analysis),
    ("shl", .numberTheory), ("shr", .numberTheory), ("si", .analysis), ("sigma", .numberTheory),
    ("sinc", .analysis), ("sinhint", .analysis), ("sinint", .analysis), ("sinpi", .analysis),
    ("sln", .money), ("slope", .statistics), ("solve", .calculus), ("sort", .statistics),
    ("split", .money), ("sqr", .analysis), ("square", .analysis), ("stddev", .statistics),
    ("stdev", .statistics), ("stdevp", .statistics), ("stirling1", .numberTheory),
    ("stirling2", .numberTheory), ("subfactorial", .numberTheory), ("sumsq", .statistics),
    ("syd", .money), ("tanpi", .analysis), ("tbilleq", .bonds), ("tbillprice", .bonds),
    ("tbillyield", .bonds), ("tcdf", .statistics), ("tinv", .statistics), ("tip", .money),
    ("totient", .numberTheory), ("tpdf", .statistics), ("trigamma", .analysis),
    ("turns", .analysis), ("undigits", .numberTheory), ("var", .statistics),
    ("variance", .statistics), ("varp", .statistics), ("vdb", .money), ("vercosin", .analysis),
    ("vercosine", .analysis), ("vers", .analysis), ("versin", .analysis), ("versine", .analysis),
    ("weekday", .bonds), ("workdays", .bonds), ("xirr", .money), ("xnpv", .money),
    ("yearday", .bonds), ("yearfrac", .bonds), ("yield", .bonds),
    ("yielddisc", .bonds), ("yieldmat", .bonds), ("zeta", .analysis), ("Π", .statistics),
    ("Σ", .elementary), ("∏", .statistics), ("∑", .elementary),
  ]
}
