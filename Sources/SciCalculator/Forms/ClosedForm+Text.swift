// Closed forms as they are typed: `(1 + sqrt(5))/4`, `3*ln(2)`, `pi/4`.

import SciNumber

extension ClosedForm {
  /// The form as an expression that means the same number; `nil` if its integers are too long.
  var text: String? {
    if terms.isEmpty { return "0" }
    var divisor = Integer(1)
    for term in terms {
      guard let denominator = term.coefficient.denominator(limit: ResultFormat.closedFormBits),
        let multiple = divisor.leastCommonMultiple(
          with: denominator, limit: ResultFormat.closedFormBits)
      else { return nil }
      divisor = multiple
    }
    var parts: [TermParts] = []
    for term in terms {
      guard let part = term.parts(times: divisor) else { return nil }
      parts.append(part)
    }
    // A sum begins with a term that has no sign, if there is one, and with its rational part if that is one.
    let ordered =
      parts.filter { !$0.isNegative && $0.isRational }
      + parts.filter { !$0.isNegative && !$0.isRational } + parts.filter { $0.isNegative }
    if ordered.count == 1 { return ordered[0].text(over: divisor) }
    var text = ordered[0].text(over: 1)
    for part in ordered.dropFirst() {
      text += part.isNegative ? " - " : " + "
      text += part.magnitude.text(over: 1)
    }
    return divisor == 1 ? text : "(\(text))/\(divisor)"
  }
}

/// What a term is made of, over a common divisor.
private struct TermParts {
  var isNegative: Bool
  /// The integer in front, without its sign.
  var integer: Integer
  /// The factors above and below the line.
  var above: [String]
  var below: [String]

  var isRational: Bool { above.isEmpty && below.isEmpty }

  var magnitude: TermParts {
    var magnitude = self
    magnitude.isNegative = false
    return magnitude
  }

  func text(over divisor: Integer) -> String {
    var factors = above
    if integer != 1 || above.isEmpty { factors.insert("\(integer)", at: 0) }
    var divisors = below
    if divisor != 1 { divisors.insert("\(divisor)", at: 0) }
    let numerator = factors.joined(separator: "*")
    let text =
      switch divisors.count {
      case 0: numerator
      case 1: "\(numerator)/\(divisors[0])"
      default: "\(numerator)/(\(divisors.joined(separator: "*")))"
      }
    return isNegative ? "-" + text : text
  }
}

extension ClosedForm.Term {
  /// The term times the common divisor of all; `nil` if an integer is too long.
  fileprivate func parts(times divisor: Integer) -> TermParts? {
    let scaled = coefficient * Rational(divisor)
    guard let integer = scaled.integerValue(limit: ResultFormat.closedFormBits),
      let radicands
    else { return nil }
    var parts = TermParts(
      isNegative: integer.signum < 0, integer: integer.magnitude, above: [], below: [])
    for (degree, radicand) in radicands {
      parts.above.append(Self.root(radicand, degree: degree))
    }
    for factor in factors {
      if case .root = factor { continue }
      guard let (base, exponent) = factor.basePower else { return nil }
      if exponent.signum > 0 {
        parts.above.append(Self.power(base, exponent))
      } else {
        parts.below.append(Self.power(base, exponent.negated()))
      }
    }
    return parts
  }

  /// The integers under roots of the same degree, multiplied; `nil` if they are too long.
  private var radicands: [(degree: Integer, radicand: Integer)]? {
    var radicands: [(degree: Integer, radicand: Integer)] = []
    for factor in factors {
      guard case .root(let integer, let exponent) = factor else { continue }
      guard let degree = exponent.denominator(limit: 62),
        let power = exponent.numerator(limit: 62)?.asInt, power > 0,
        let radicand = integer.power(WideUInt(power), limit: ResultFormat.closedFormBits)
      else { return nil }
      if let index = radicands.firstIndex(where: { $0.degree == degree }) {
        radicands[index].radicand = radicands[index].radicand * radicand
      } else {
        radicands.append((degree, radicand))
      }
    }
    return radicands
  }

  private static func root(_ radicand: Integer, degree: Integer) -> String {
    switch degree.asInt {
    case 2: "sqrt(\(radicand))"
    case 3: "cbrt(\(radicand))"
    default: "root(\(radicand); \(degree))"
    }
  }

  /// A power with a positive exponent.
  private static func power(_ base: String, _ exponent: Rational) -> String {
    if exponent == 1 { return base }
    if exponent == Rational(1, 2) {
      return base.hasPrefix("(") ? "sqrt" + base : "sqrt(\(base))"
    }
    return exponent.isInteger ? "\(base)^\(exponent)" : "\(base)^(\(exponent))"
  }
}

extension ClosedForm.Factor {
  /// A base as one piece of text, and its exponent; `nil` for roots of integers, which are written together, and where integers are too long.
  fileprivate var basePower: (base: String, exponent: Rational)? {
    switch self {
    case .pi(let exponent): return ("pi", exponent)
    case .root: return nil
    case .logarithm(let integer, let exponent):
      guard integer.bitWidth <= ResultFormat.closedFormBits else { return nil }
      return ("ln(\(integer))", exponent)
    case .power(let form, let exponent): return form.text.map { ("(\($0))", exponent) }
    case .exponential(let form):
      if form.terms.count == 1, form.terms[0].factors.isEmpty {
        return ("e", form.terms[0].coefficient)
      }
      return form.text.map { ("e^(\($0))", 1) }
    }
  }
}

extension ResultFormat {
  /// How long the integers in a closed form may be: as long as a whole result.
  static let closedFormBits: WideInt = wholeLimit * 10 / 3
}
