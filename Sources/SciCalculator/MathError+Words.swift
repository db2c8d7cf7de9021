// The errors of mathematics in words, by the function that was called.

public import SciNumber

extension MathError {
  /// The error in one line.
  ///
  /// - Parameter function: the name of the function that was called, if it was a call.
  /// - Returns: lower case, without a full stop.
  public func message(function: String?) -> String {
    switch self {
    case .divisionByZero, .undecided, .tooLarge, .tooSmall, .inexact, .cancelled: description
    case .notReal(let violation):
      violation.message(function.flatMap(FunctionTable.function))
    case .notAnInteger:
      if let function { "`\(function)` takes integers only" } else { "expected an integer" }
    case .exactLimit(let bits, let needed):
      if needed > 0 {
        "the exact result is too long: about \(Self.digitCount(needed)) digits, more than the limit of \(Self.digitCount(bits))"
      } else {
        "the exact result is too long: more than \(Self.digitCount(bits)) digits"
      }
    case .digitLimit(let digits, let needed):
      if needed > 0 {
        "\(Self.grouped(needed)) digits were asked for, more than the limit of \(Self.grouped(digits))"
      } else {
        "more digits were asked for than the limit of \(Self.grouped(digits))"
      }
    case .precisionLimit(let bits, let needed):
      if needed > 0 {
        "too many digits are needed: about \(Self.digitCount(needed)), more than the limit of \(Self.digitCount(bits))"
      } else {
        "too many digits are needed: the limit is \(Self.digitCount(bits))"
      }
    case .memoryLimit(let bytes, let needed):
      "about \(Self.megabytes(needed, .up)) of memory would be needed, more than the limit of \(Self.megabytes(bytes, .down))"
    case .termLimit(let terms, let needed):
      "a series would take about \(Self.grouped(needed)) terms, more than the limit of \(Self.grouped(terms))"
    case .timeLimit(let limit, let needed):
      if needed >= Self.mostNamedSeconds {
        "it would take more than \(Self.seconds(Self.mostNamedSeconds)), and the limit is \(Self.seconds(limit))"
      } else if needed > 0 {
        "it would take about \(Self.seconds(needed)), more than the limit of \(Self.seconds(limit))"
      } else {
        "it takes longer than the limit of \(Self.seconds(limit))"
      }
    case .argumentLimit(let limit):
      "\(function.map { "`\($0)`" } ?? "the function") takes integers up to \(Self.grouped(limit))"
    case .listLimit(let count, let needed):
      "the list would have \(Self.grouped(needed)) elements, more than the limit of \(Self.grouped(count))"
    case .proofLimit(let digits, let needed):
      "a number of \(Self.grouped(needed)) digits is too long to be proved prime: the limit is \(Self.grouped(digits))"
    case .factorLimit(let digits):
      "a composite factor of \(Self.grouped(digits)) digits remains, and no factor of it was found"
    }
  }

  /// What may help, beside the message.
  ///
  /// - Parameters:
  ///   - function: the name of the function that was called, if it was a call.
  ///   - unit: how angles were measured.
  /// - Returns: one line, or `nil` where nothing more can be said.
  public func hint(function: String?, unit: AngleUnit) -> String? {
    switch self {
    case .notReal(.powerOfNegative):
      "a negative base takes integers and fractions with an odd denominator, such as (-8)^(1/3)"
    case .notReal(.evenRootOfNegative): "odd roots of negative numbers are real: cbrt(-8) is -2"
    case .notReal: function.flatMap(FunctionTable.function).map { $0.domainHint(unit) }
    case .undecided: "a result this close to a decision point may be exactly on it"
    case .divisionByZero, .notAnInteger, .tooLarge, .tooSmall, .exactLimit,
      .digitLimit, .precisionLimit, .memoryLimit, .termLimit, .timeLimit, .argumentLimit,
      .listLimit,
      .proofLimit, .factorLimit, .inexact, .cancelled:
      nil
    }
  }

  /// How to get a complex value, where there is no real one.
  var complexNotes: [String] {
    guard case .notReal(let violation) = self, violation.hasComplexValue else { return [] }
    return ["complex numbers have a value here: use --complex, or add `+ 0i`"]
  }

  /// About how many decimal digits so many bits are, with the digits in groups.
  private static func digitCount(_ bits: WideInt) -> String {
    grouped(WideInt(Double(bits) * 0.30103))
  }

  /// So many bytes in megabytes, if there is one, rounded up or down.
  private static func megabytes(_ bytes: WideInt, _ rule: FloatingPointRoundingRule) -> String {
    guard bytes >= 1_000_000 else { return "\(grouped(bytes)) bytes" }
    let isRaised = rule == .up && bytes % 1_000_000 != 0
    return "\(grouped(bytes / 1_000_000 + (isRaised ? 1 : 0))) MB"
  }

  /// Longer predictions, some of which no integer of the machine holds, are not told from one another.
  private static let mostNamedSeconds = 1e6

  /// Seconds, with a decimal where there are few.
  private static func seconds(_ seconds: Double) -> String {
    let tenths = WideInt((seconds * 10).rounded())
    let isShort = tenths < 100 && tenths % 10 != 0
    return isShort ? "\(tenths / 10).\(tenths % 10) s" : "\(grouped((tenths + 5) / 10)) s"
  }

  /// A number with its digits in groups.
  private static func grouped(_ number: WideInt) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension DomainViolation {
  /// Whether there is a complex value where there is no real one.
  fileprivate var hasComplexValue: Bool {
    switch self {
    case .complexValue, .evenRootOfNegative, .logarithmOfNegative, .arcOutsideUnitInterval,
      .arcInsideUnitInterval, .powerOfNegative, .areaCosineBelowOne,
      .areaTangentOutsideUnitInterval, .areaCotangentInsideUnitInterval,
      .areaSecantOutsideUnitInterval:
      true
    case .logarithmOfZero, .logarithmToBaseOne, .tangentPole, .factorialOfNegativeInteger,
      .factorialOfNegative, .directionOfOrigin, .negativeInteger, .integerNotPositive,
      .baseBelowTwo, .digitOutsideBase, .noInverse, .noPrime, .factorsOfZero, .outsideDomain:
      false
    }
  }

  /// The violation in one line.
  ///
  /// - Parameter function: the entry of the function that was called, if it was a call.
  /// - Returns: lower case, without a full stop.
  fileprivate func message(_ function: Function?) -> String {
    function?.error(for: self) ?? generalMessage(function)
  }

  private func generalMessage(_ function: Function?) -> String {
    let quantity = function?.inverseQuantity ?? "value"
    return switch self {
    case .complexValue: "the value is a complex number"
    case .evenRootOfNegative: "the square root of a negative number is not real"
    case .logarithmOfNegative: "the logarithm of a negative number is not real"
    case .logarithmOfZero: "the logarithm of zero has no value"
    case .logarithmToBaseOne: "there is no logarithm to base 1"
    case .arcOutsideUnitInterval, .arcInsideUnitInterval: "no real angle has that \(quantity)"
    case .tangentPole: "`\(function?.name ?? "tan")` has no value at this angle"
    case .powerOfNegative: "a negative number to this power is not real"
    case .areaCosineBelowOne, .areaTangentOutsideUnitInterval, .areaCotangentInsideUnitInterval,
      .areaSecantOutsideUnitInterval:
      "no real number has that \(quantity)"
    case .factorialOfNegativeInteger: "the factorial has no value at negative integers"
    case .factorialOfNegative: "the double factorial has no value at negative numbers"
    case .directionOfOrigin: "the origin has no direction"
    case .negativeInteger: "`\(function?.name ?? "the function")` takes no negative integers"
    case .integerNotPositive: "`\(function?.name ?? "the function")` takes positive integers only"
    case .baseBelowTwo: "the base of digits is an integer of at least 2"
    case .digitOutsideBase: "a digit is at least 0 and below the base"
    case .noInverse: "there is no inverse: the number and the modulus have a common factor"
    case .noPrime: "there is no prime below 2"
    case .factorsOfZero: "zero has no finite number of factors"
    case .outsideDomain:
      if let function {
        "`\(function.name)` has no real value here"
      } else {
        "there is no real value"
      }
    }
  }
}

extension Function {
  /// Where the function has a value, in the unit that angles are measured in.
  fileprivate func domainHint(_ unit: AngleUnit) -> String {
    guard let poles else { return "the domain is \(domain)" }
    return
      "angles are in \(unit.rawValue), where `\(name)` has no value at \(poles.words(in: unit))"
  }
}

extension Function.Poles {
  fileprivate func words(in unit: AngleUnit) -> String {
    let (quarterTurn, halfTurn) =
      switch unit {
      case .degrees: ("90", "180")
      case .radians: ("pi/2", "pi")
      case .gradians: ("100", "200")
      case .turns: ("1/4", "1/2")
      }
    return switch self {
    case .multiplesOfHalfTurn: "multiples of \(halfTurn)"
    case .oddMultiplesOfQuarterTurn: "odd multiples of \(quarterTurn)"
    }
  }
}
