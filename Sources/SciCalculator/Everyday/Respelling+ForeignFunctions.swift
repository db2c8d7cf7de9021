// Functions of other programs that are expressions here: highbit, iqr, ahavercos, hex(31).

import SciSyntax

/// What calls of other programs' functions mean, by the name and the number of arguments; `$1` stands for the first argument.
enum ForeignFunctions {
  /// The expression that a call means; `nil` for an unknown one.
  static func template(_ name: String, argumentCount: Int) -> String? {
    templates["\(name)/\(argumentCount)"]
  }

  /// The functions of a list, whose elements may be their arguments.
  static let ofLists: Set<String> = ["iqr", "meandev", "avedev"]

  /// The form in which a function of one number writes it; the call must be a whole statement.
  static let forms = [
    "hex": "hex", "bin": "bin", "oct": "oct", "dms": "dms", "todms": "dms", "roman": "roman",
    "frac": "fraction",
  ]

  private static let templates = [
    // Rounding to decimals
    "ceil/2": "ceil(($1) * 10^($2))/10^($2)",
    "trunc/2": "trunc(($1) * 10^($2))/10^($2)",
    "rounddown/2": "trunc(($1) * 10^($2))/10^($2)", "r/2": "round($1; $2)",
    // Integers and bits
    "iseven/1": "($1) mod 2 == 0", "isodd/1": "($1) mod 2 == 1",
    "ismult/2": "($1) mod ($2) == 0", "isrel/2": "gcd($1; $2) == 1",
    "highbit/1": "bitlength($1) - 1", "lowbit/1": "bitlength(bitand($1; -($1))) - 1",
    "ilog2/1": "ilog($1; 2)", "ilog10/1": "ilog($1; 10)",
    // Angles
    "d2r/1": "radians($1)", "r2d/1": "degrees($1)", "d2g/1": "($1) * 10/9",
    "g2d/1": "($1) * 9/10", "r2g/1": "gradians($1)", "g2r/1": "radians(($1) * 9/10)",
    "dms2d/3": "($1) + ($2)/60 + ($3)/3600", "dms2deg/3": "($1) + ($2)/60 + ($3)/3600",
    "crd/1": "2 * sin(($1)/2)", "chord/1": "2 * sin(($1)/2)", "acrd/1": "2 * asin(($1)/2)",
    "cas/1": "cos($1) + sin($1)",
    "avercos/1": "acos(($1) - 1)", "avercosin/1": "acos(($1) - 1)",
    "arcvercos/1": "acos(($1) - 1)", "arcvercosin/1": "acos(($1) - 1)",
    "acovers/1": "asin(1 - ($1))", "acoversin/1": "asin(1 - ($1))",
    "arccovers/1": "asin(1 - ($1))", "arccoversin/1": "asin(1 - ($1))",
    "acovercos/1": "asin(($1) - 1)", "acovercosin/1": "asin(($1) - 1)",
    "arccovercos/1": "asin(($1) - 1)", "arccovercosin/1": "asin(($1) - 1)",
    "ahavercos/1": "acos(2 * ($1) - 1)", "ahavercosin/1": "acos(2 * ($1) - 1)",
    "archavercos/1": "acos(2 * ($1) - 1)", "archavercosin/1": "acos(2 * ($1) - 1)",
    "ahacovers/1": "asin(1 - 2 * ($1))", "ahacoversin/1": "asin(1 - 2 * ($1))",
    "archacovers/1": "asin(1 - 2 * ($1))", "archacoversin/1": "asin(1 - 2 * ($1))",
    "ahacovercos/1": "asin(2 * ($1) - 1)", "ahacovercosin/1": "asin(2 * ($1) - 1)",
    "archacovercos/1": "asin(2 * ($1) - 1)", "archacovercosin/1": "asin(2 * ($1) - 1)",
    "aexsec/1": "asec(($1) + 1)", "arcexsec/1": "asec(($1) + 1)",
    "aexcsc/1": "acsc(($1) + 1)", "arcexcsc/1": "acsc(($1) + 1)",
    // Data
    "percentile/2": "quantile($1; ($2)/100)", "quartile/2": "quantile($1; ($2)/4)",
    "iqr/1": "quantile($1; 0.75) - quantile($1; 0.25)", "meandev/1": "mean(abs($1 - mean($1)))",
    "avedev/1": "mean(abs($1 - mean($1)))",
    "weighmean/2": "dot($1; $2)/sum($2)", "wmean/2": "dot($1; $2)/sum($2)",
    "ttest/2":
      "(mean($1) - mean($2))/sqrt(variance($1)/count($1) + variance($2)/count($2))",
    "total/1": "sum($1)",
    // Calculus
    "int/4": "integral($1; $2; $3; $4)",
  ]

  /// Names that other programs have for a function, where the call is the same.
  static let names = [
    "nintegrate": "integral", "defint": "integral", "quad": "integral",
    "vercos": "vercosin", "covercos": "covercosin", "havercos": "havercosin",
    "hacovercos": "hacovercosin", "hacovers": "hacoversin", "covers": "coversin",
    "agd": "arcgd", "popcnt": "popcount", "pix": "primepi", "dtor": "radians",
    "rtod": "degrees", "ssq": "sumsq", "minv": "modinv", "pmod": "powmod", "modexp": "powmod",
    "expmod": "powmod", "ptest": "isprime", "is_prime": "isprime",
    "acotanh": "acoth", "secant": "sec", "cosecant": "csc", "cotangent": "cot",
    "arcsecant": "asec", "arccosecant": "acsc", "arccotangent": "acot",
    "arcsine": "asin", "arccosine": "acos", "arctangent": "atan", "sine": "sin", "cosine": "cos",
    "tangent": "tan", "normdistinv": "norminv", "normsinv": "norminv", "chisqdistinv": "chi2inv",
    "chisqinv": "chi2inv", "idiv": "quo", "intdiv": "quo", "modulo": "mod",
    "squareroot": "sqrt", "cuberoot": "cbrt", "average": "mean", "avg": "mean",
    "falling_factorial": "fallingfactorial", "rising_factorial": "risingfactorial",
    "factors": "factor", "primefactors": "factor", "ifactor": "factor", "nextPrime": "nextprime",
    "next_prime": "nextprime", "prev_prime": "prevprime", "nth_prime": "nthprime",
    "absolute": "abs", "magnitude": "abs", "signum": "sign", "truncate": "trunc",
    "lng": "ln", "combin": "nCr", "combinations": "nCr", "permut": "nPr", "combination": "nCr",
    "stdevs": "stdev", "summation": "sum",
    "pow10": "exp10", "fibo": "fibonacci", "fibonacci_number": "fibonacci",
  ]
}

extension Respelling {
  /// Rewrites `modexp(2; 10; 7)`, `iqr([1; 2; 3])`, `hex(31)`.
  mutating func respellForeignFunction(_ index: Int) throws(CalculatorError) {
    let name = self[index].text
    guard self[index].kind == .word, self[index + 1].text == "(", !self[index + 1].isApart,
      !isTaken(name), let end = closing(index + 1)
    else { return }
    var arguments = arguments(index + 1..<end)
    if arguments.count > 1, ForeignFunctions.ofLists.contains(name) {
      arguments = ["[\(arguments.joined(separator: "; "))]"]
    }
    if name == "floor" || name == "ceiling", arguments.count == 2,
      arguments[1].utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) })
    {
      let (x, n) = (arguments[0], arguments[1])
      throw doubt(
        .roundingUnit(
          "\(name)((\(x)) * 10^\(n))/10^\(n)", "\(name)((\(x))/\(n)) * \(n)", count: n),
        at: index..<end + 1)
    }
    if let template = ForeignFunctions.template(name, argumentCount: arguments.count),
      FunctionTable.function(named: name).map({ !$0.argumentCounts.contains(arguments.count) })
        ?? true
    {
      var text = template
      for (position, argument) in arguments.enumerated() {
        text = text.replacing("$\(position + 1)", by: argument)
      }
      let isWhole = isStart(index) && isEnd(end + 1)
      return replace(index..<end + 1, by: isWhole ? text : "(\(text))", isNoted: true)
    }
    guard isMeaningless(name) else { return }
    if let known = ForeignFunctions.names[name] { return replace(index..<index + 1, by: known) }
    if arguments.count == 1, isStart(index), isEnd(end + 1), let form = ForeignFunctions.forms[name]
    {
      replace(index..<end + 1, by: "\(arguments[0]) to \(form)")
    }
  }

  /// The texts of the arguments of a call, whose pieces go from the opening bracket up to the closing one.
  func arguments(_ range: Range<Int>) -> [String] {
    var arguments: [String] = []
    var start = range.lowerBound + 1
    var depth = 0
    for position in range {
      switch self[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ",", ";":
        guard depth == 1 else { continue }
        arguments.append(text(of: start..<position))
        start = position + 1
      default: break
      }
    }
    if start < range.upperBound { arguments.append(text(of: start..<range.upperBound)) }
    return arguments
  }
}

extension String {
  /// The text with another one in each place of a mark.
  fileprivate func replacing(_ mark: String, by other: String) -> String {
    let isSimple = other.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) }
    let bracketed = "(\(mark))"
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      let isArgument = result.utf8.last.map { (0x30...0x7A).contains($0) && $0 != 0x5E } ?? false
      if isSimple, !isArgument, rest.hasPrefix(bracketed) {
        result += other
        rest = rest.dropFirst(bracketed.utf8.count)
      } else if rest.hasPrefix(mark) {
        result += other
        rest = rest.dropFirst(mark.utf8.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
