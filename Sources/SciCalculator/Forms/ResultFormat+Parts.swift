// Degrees in parts, terms of continued fractions, and prime factors.

import SciNumber
import SciSyntax

extension Real {
  /// An angle in the unit of an operator; `nil` if it is none of angles.
  func angle(
    _ unit: AngleUnit, in target: PostfixOperator, within budget: EvaluationBudget
  ) throws(MathError) -> Real? {
    let (targetUnit, parts): (AngleUnit, WideInt)
    switch target {
    case .degrees: (targetUnit, parts) = (.degrees, 1)
    case .arcMinutes: (targetUnit, parts) = (.degrees, 60)
    case .arcSeconds: (targetUnit, parts) = (.degrees, 3600)
    case .radians: (targetUnit, parts) = (.radians, 1)
    case .gradians: (targetUnit, parts) = (.gradians, 1)
    case .turns: (targetUnit, parts) = (.turns, 1)
    case .factorial, .doubleFactorial, .tripleFactorial, .percent: return nil
    }
    return try converted(from: unit, to: targetUnit, within: budget)
      .multiplied(by: Real(parts), within: budget)
  }
}

extension ResultFormat {
  /// An angle in another unit, with that unit: `30°`, `0.5 rad`.
  func angle(
    _ value: Real, _ unit: AngleUnit, _ target: PostfixOperator, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText? {
    guard let angle = try value.angle(unit, in: target, within: budget) else { return nil }
    var format = self
    format.form = .decimal
    var text = try format.text(of: .real(angle), within: budget)
    if let unit = target.unit { text.append(unit: unit, as: target) }
    return text
  }

  /// An angle in degrees, arc minutes and arc seconds, rounded in its seconds: `-30°15′20.5″`.
  func sexagesimal(
    _ value: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    let seconds = try value.converted(from: unit, to: .degrees, within: budget)
      .multiplied(by: 3600, within: budget)
    let digits = try decimalSeconds(seconds, within: budget)
    let layout = PositionalDigits(digits)
    let whole = Integer(String(decoding: layout.integer, as: UTF8.self)) ?? 0
    let (minutes, second) = whole.quotientAndRemainder(dividingBy: 60)
    let (degrees, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    let fraction = String(decoding: layout.fraction, as: UTF8.self)
    let sign = layout.isNegative ? "-" : ""
    let text =
      "\(sign)\(degrees)°\(minute)′\(second)" + (fraction.isEmpty ? "" : "." + fraction) + "″"
    return ResultText(bytes: Array(text.utf8), isExact: digits.isExact)
  }

  private func decimalSeconds(
    _ seconds: Real, within budget: EvaluationBudget
  ) throws(MathError) -> DecimalDigits {
    switch digits {
    case .decimals(let count):
      return try seconds.digits(
        .decimals(count), wholeUpTo: 0, rounding: rounding, within: budget)
    case .significant(let count), .upTo(let count):
      var wholeCount: WideInt = 0
      if case .upTo = digits { wholeCount = Self.wholeLimit }
      // As many digits in all, but whole seconds at least, which are then not rounded to tens.
      let leading = try seconds.digits(
        .significant(1), wholeUpTo: 0, rounding: .towardZero, within: budget)
      guard leading.exponent < Self.wholeLimit else { throw .tooLarge }
      return try seconds.digits(
        .decimals(max(0, count - 1 - leading.exponent)), wholeUpTo: wholeCount,
        rounding: rounding, within: budget)
    }
  }

  /// The first terms of the continued fraction, as many as digits were asked for; all of them, if there are no more.
  func continuedFraction(
    of value: Real, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    let count: WideInt =
      switch digits {
      case .upTo(let count), .significant(let count): count
      case .decimals: Self.standardDigits
      }
    let isRational = try value.rationalValue(within: budget) != nil
    let terms = try value.continuedFraction(
      maximumCount: isRational ? Self.wholeLimit : count, within: budget)
    let text = "[" + terms.map { "\($0)" }.joined(separator: "; ") + "]"
    return ResultText(bytes: Array(text.utf8), isExact: isRational)
  }

  /// A product of powers of primes, for a fraction over another; `nil` for zero and irrational numbers.
  func factors(of value: Real, within budget: EvaluationBudget) throws(MathError) -> ResultText? {
    guard let rational = try value.rationalValue(within: budget), !rational.isZero,
      let numerator = rational.numerator(limit: budget.exactBits),
      let denominator = rational.denominator(limit: budget.exactBits)
    else { return nil }
    var text = try Self.product(numerator.magnitude, within: budget)
    if denominator != 1 {
      let divisor = try Self.product(denominator, within: budget)
      text += divisor.utf8.contains(UInt8(ascii: "*")) ? "/(\(divisor))" : "/\(divisor)"
    }
    return ResultText(bytes: Array(((numerator.signum < 0 ? "-" : "") + text).utf8), isExact: true)
  }

  private static func product(
    _ integer: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> String {
    var powers: [(prime: Integer, exponent: Int)] = []
    for prime in try integer.primeFactors(within: budget) {
      if powers.last?.prime == prime {
        powers[powers.count - 1].exponent += 1
      } else {
        powers.append((prime, 1))
      }
    }
    if powers.isEmpty { return "1" }
    return powers.map { $0.exponent == 1 ? "\($0.prime)" : "\($0.prime)^\($0.exponent)" }
      .joined(separator: "*")
  }
}
