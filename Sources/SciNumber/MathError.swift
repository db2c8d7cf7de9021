/// Why a number has no answer.
///
/// Errors of limits say how much would have been needed; 0 where that is not known.
///
/// ```swift
/// do throws(MathError) {
///   let quotient = try Real(1).divided(by: 0, within: .interactive)
/// } catch .divisionByZero {
///   print("nothing can be divided by zero")
/// } catch .undecided(let decimals) {
///   print("it may be zero: it is to \(decimals) decimals")
/// }
/// ```
public enum MathError: Error, Hashable, Sendable {
  /// A divisor is zero, or zero has a negative exponent.
  case divisionByZero
  /// The function has no real value there.
  case notReal(DomainViolation)
  /// The arguments must be integers.
  case notAnInteger
  /// Zero or equality could not be proved either way; the two agree down to 10^−`decimals`.
  case undecided(decimals: WideInt)
  /// The magnitude is beyond what the engine can name: more than about 10^(3.4·10¹⁷).
  case tooLarge
  /// The magnitude is below what the engine can name: less than about 10^−(3.4·10¹⁷).
  case tooSmall
  /// The exact value would have more bits than ``EvaluationBudget/exactBits``.
  case exactLimit(bits: WideInt, needed: WideInt = 0)
  /// More decimal digits were asked for than ``EvaluationBudget/digits``.
  case digitLimit(digits: WideInt, needed: WideInt = 0)
  /// More binary digits were needed than ``EvaluationBudget/precisionBits``.
  case precisionLimit(bits: WideInt, needed: WideInt = 0)
  /// More bytes were needed than ``EvaluationBudget/memory``.
  case memoryLimit(bytes: WideInt, needed: WideInt)
  /// A series would take more terms than one evaluation may.
  case termLimit(terms: WideInt, needed: WideInt)
  /// More time was needed than ``EvaluationBudget/time``.
  case timeLimit(seconds: Double, needed: Double = 0)
  /// The function takes integers up to this one only.
  case argumentLimit(WideInt)
  /// A list would have more elements than this.
  case listLimit(count: WideInt, needed: WideInt)
  /// A number has more decimal digits than a proof that it is prime may take.
  case proofLimit(digits: WideInt, needed: WideInt)
  /// What remains to be factored has so many decimal digits, is composite, and none of its factors were found.
  case factorLimit(digits: WideInt)
  /// The number would have to be rounded, and the mode is ``RoundingMode/unnecessary``.
  case inexact
  /// The caller asked to stop.
  case cancelled
}

extension MathError: CustomStringConvertible {
  /// The error in one line: lower case, without a full stop.
  public var description: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .notReal: "there is no real value"
    case .notAnInteger: "expected an integer"
    case .undecided(let decimals):
      "undecided: two values agree to \(decimals) decimals, and no rule proves them equal"
    case .tooLarge: "the result is too large: more than about 10^(3.4·10^17)"
    case .tooSmall: "the result is too close to zero: less than about 10^(−3.4·10^17)"
    case .exactLimit: "the exact result is too long"
    case .digitLimit: "too many digits were asked for"
    case .precisionLimit: "too many digits are needed"
    case .memoryLimit: "too much memory is needed"
    case .termLimit: "a series would take too many terms"
    case .timeLimit: "it takes too long"
    case .argumentLimit(let limit): "the largest argument is \(limit)"
    case .listLimit(let count, _): "a list has at most \(count) elements"
    case .proofLimit(let digits, _): "numbers of more than \(digits) digits are not proved prime"
    case .factorLimit(let digits): "no factor was found of a composite number of \(digits) digits"
    case .inexact: "the result is not exact: it would have to be rounded"
    case .cancelled: "cancelled"
    }
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}

/// What kept a function from having a real value.
///
/// ```swift
/// do throws(MathError) {
///   let root = try Real(-2).squareRoot(within: .interactive)
/// } catch .notReal(.evenRootOfNegative) {
///   print("no real number has that square")
/// }
/// ```
public enum DomainViolation: String, Hashable, Sendable, CaseIterable {
  /// An even root of a negative number.
  case evenRootOfNegative
  /// ln x for x < 0.
  case logarithmOfNegative
  /// ln 0.
  case logarithmOfZero
  /// A logarithm to base 1.
  case logarithmToBaseOne
  /// The arcsine or arccosine of |x| > 1.
  case arcOutsideUnitInterval
  /// The arcsecant or arccosecant of |x| < 1.
  case arcInsideUnitInterval
  /// The tangent at an odd multiple of a quarter turn, or another circular function at its pole.
  case tangentPole
  /// A negative number to a power that is no fraction with an odd denominator.
  case powerOfNegative
  /// The inverse hyperbolic cosine of x < 1.
  case areaCosineBelowOne
  /// The inverse hyperbolic tangent of |x| ≥ 1.
  case areaTangentOutsideUnitInterval
  /// The inverse hyperbolic cotangent of |x| ≤ 1.
  case areaCotangentInsideUnitInterval
  /// The inverse hyperbolic secant of x ≤ 0 or x > 1.
  case areaSecantOutsideUnitInterval
  /// The factorial of a negative integer, where Γ has a pole.
  case factorialOfNegativeInteger
  /// The double factorial of an integer below −1, or permutations of one below 0.
  case factorialOfNegative
  /// The direction of the point (0, 0).
  case directionOfOrigin
  /// A negative integer where one of at least 0 is needed.
  case negativeInteger
  /// An integer below 1 where a positive one is needed.
  case integerNotPositive
  /// A base of digits below 2.
  case baseBelowTwo
  /// What is not from 0 to below the base, as a digit.
  case digitOutsideBase
  /// The inverse of a number that has a factor in common with the modulus.
  case noInverse
  /// The prime before 2.
  case noPrime
  /// The factors or divisors of 0.
  case factorsOfZero
  /// The value is a complex number that is not real.
  case complexValue
  /// A function outside of its domain, or at a pole; its documentation says where it has a value.
  case outsideDomain
}
