import SciNumber
import SciSyntax

/// An arithmetic of sums of terms of one kind, each of which has an antiderivative of that kind.
///
/// It says how terms are added, multiplied and raised to powers, and what a few functions make of them. All else has no value.
protocol SummandArithmetic: RationalArithmetic where Element == [Term], Failure == StepError {
  associatedtype Term

  func added(_ x: [Term], _ y: [Term]) throws(StepError) -> [Term]
  func scaled(_ x: [Term], by factor: Real) -> [Term]
  /// The product, multiplied out.
  func product(_ x: [Term], _ y: [Term]) throws(StepError) -> [Term]
  func power(_ x: [Term], _ exponent: Rational) throws(StepError) -> [Term]
  /// The fraction that a sum without the variable is, if it is one.
  func fraction(_ x: [Term]) -> Rational?
  /// What a function makes of a sum; `nil` for functions that are none here.
  func value(of primitive: Primitive, _ x: [Term]) throws(StepError) -> [Term]?
}

extension SummandArithmetic {
  var noRationalFunction: StepError { StepError(.noSlope) }

  func truth(_ holds: Bool) -> [Term] { [] }

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: [Term]) throws(StepError) -> [Term] {
    switch P.units {
    case .same: return x
    case .negated: return scaled(x, by: -1)
    case .keptWithoutPoints: return scaled(x, by: Real(Rational(1, 100)))
    case .squareRoot: return try power(x, Rational(1, 2))
    case .cubeRoot: return try power(x, Rational(1, 3))
    case .none, .angle, .number, .kept, .magnitude: throw noRationalFunction
    }
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: [Term], _ y: [Term]
  ) throws(StepError) -> [Term] {
    switch P.units {
    case .sum: return try added(x, y)
    case .difference: return try added(x, scaled(y, by: -1))
    case .product: return try product(x, y)
    case .quotient: return try product(x, power(y, -1))
    case .power, .root:
      guard let exponent = fraction(y) else { throw noRationalFunction }
      if case .power = P.units { return try power(x, exponent) }
      guard !exponent.isZero else { throw noRationalFunction }
      return try power(x, Rational(1) / exponent)
    case .none, .division, .ratio, .polar: throw noRationalFunction
    }
  }

  /// The value of a formula for a value of its variable.
  func value(of formula: Formula, _ variable: [Term]) throws(StepError) -> [Term] {
    var arithmetic = self
    var stack = [variable]
    for step in formula.steps {
      if case .primitive(let primitive) = step, primitive.isUnary, let last = stack.last,
        let value = try value(of: primitive, last)
      {
        stack[stack.count - 1] = value
      } else {
        try arithmetic.perform(step, above: 0, &stack)
      }
    }
    return stack[stack.count - 1]
  }
}
