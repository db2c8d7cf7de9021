import SciNumber

/// An operation on three numbers that is not made of others: a function of the last one, with two parameters.
protocol TernaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ z: Real, _ context: Function.Context
  ) throws(MathError) -> Real
  static func image(_ x: Jet, _ y: Jet, _ z: Jet, _ unit: AngleUnit) -> Jet?
  /// The derivative by the third operand.
  static func slope<A: Calculus>(
    at x: A.Element, _ y: A.Element, _ z: A.Element, _ a: inout A
  ) throws(A.Failure) -> A.Element
}

/// What nothing is known of: an arithmetic makes of it what it makes of all that it does not know.
private enum UnknownOperation: BinaryPrimitive {
  static func exact(
    _ x: Real, _ y: Real, _ context: Function.Context
  ) throws(MathError) -> Real {
    throw .notReal(.outsideDomain)
  }
}

extension Arithmetic {
  /// What an arithmetic makes of three numbers, unless it says more.
  mutating func apply<P: TernaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element, _ z: Element
  ) throws(Failure) -> Element {
    try apply(UnknownOperation.self, try apply(UnknownOperation.self, z, x), y)
  }

  /// What a primitive makes of three numbers.
  mutating func apply(
    _ primitive: Primitive, _ x: Element, _ y: Element, _ z: Element
  ) throws(Failure) -> Element {
    precondition(primitive == .regularisedBeta, "no other primitive takes three numbers")
    return try apply(RegularisedBeta.self, x, y, z)
  }
}
