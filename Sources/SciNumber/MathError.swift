/// Why a number has no answer.
public enum MathError: Error, Hashable, Sendable {
  /// A divisor is zero, or zero has a negative exponent.
  case divisionByZero
  /// The function has no real value there.
  case notReal(DomainViolation)
  /// The arguments must be integers.
  case notAnInteger
  /// Zero or equality could not be proved either way; the two agree down to 10^−`decimals`.
  case undecided(decimals: Int)
  /// The magnitude is beyond what the engine can name: more than about 10^(3.4·10¹⁷).
  case tooLarge
  /// The magnitude is below what the engine can name: less than about 10^−(3.4·10¹⁷).
  case tooSmall
  /// The exact value would take more memory than allowed.
  case exactLimit(bits: Int)
  /// More decimal digits were asked for than allowed.
  case digitLimit(digits: Int)
  /// More binary digits were needed than allowed.
  case precisionLimit(bits: Int)
  /// The caller asked to stop.
  case cancelled
}

/// What kept a function from having a real value.
public enum DomainViolation: String, Hashable, Sendable, CaseIterable {
  case evenRootOfNegative
  case logarithmOfNegative
  case logarithmOfZero
  case logarithmToBaseOne
  case arcOutsideUnitInterval
  case arcInsideUnitInterval
  case tangentPole
  case powerOfNegative
  case areaCosineBelowOne
  case areaTangentOutsideUnitInterval
  case areaCotangentInsideUnitInterval
  case areaSecantOutsideUnitInterval
  case factorialOfNegativeInteger
  case factorialOfNegative
  case directionOfOrigin
}
