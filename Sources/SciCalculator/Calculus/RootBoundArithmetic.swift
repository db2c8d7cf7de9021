import SciNumber
import SciSyntax

/// Rational functions of one variable whose coefficients are known to lie in intervals: enough to say beyond which numbers they have no zero.
struct RootBoundArithmetic: RationalArithmetic {
  /// That an expression is no rational function.
  struct NoBound: Error {}

  /// A quotient of polynomials, the coefficients of x⁰ first.
  struct Element {
    var dividend: [Interval]
    var divisor: [Interval]
  }

  static let variable = Element(
    dividend: [Interval(0), Interval(1)], divisor: [Interval(1)])

  private static let mostCoefficients = 400

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(NoBound) -> Element {
    switch P.units {
    case .same: return x
    case .negated: return Element(dividend: x.dividend.map { -$0 }, divisor: x.divisor)
    case .none, .angle, .number, .kept, .keptWithoutPoints, .magnitude, .squareRoot, .cubeRoot:
      throw NoBound()
    }
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(NoBound) -> Element {
    let divisor = Self.product(x.divisor, y.divisor)
    let (first, second) = (
      Self.product(x.dividend, y.divisor), Self.product(y.dividend, x.divisor)
    )
    switch P.units {
    case .sum: return try checked(Self.sum(first, second), divisor)
    case .difference: return try checked(Self.sum(first, second.map { -$0 }), divisor)
    case .product: return try checked(Self.product(x.dividend, y.dividend), divisor)
    case .quotient: return try checked(first, Self.product(x.divisor, y.dividend))
    case .power:
      guard y.divisor == [Interval(1)], y.dividend.count == 1,
        let exponent = y.dividend[0].point, exponent == exponent.rounded(), 0...64 ~= exponent
      else { throw NoBound() }
      var power = Element(dividend: [Interval(1)], divisor: [Interval(1)])
      for _ in 0..<Int(exponent) {
        power = try checked(
          Self.product(power.dividend, x.dividend), Self.product(power.divisor, x.divisor))
      }
      return power
    case .none, .root, .division, .ratio, .polar: throw NoBound()
    }
  }

  private func checked(
    _ dividend: [Interval], _ divisor: [Interval]
  ) throws(NoBound) -> Element {
    guard max(dividend.count, divisor.count) <= Self.mostCoefficients else { throw NoBound() }
    return Element(dividend: dividend, divisor: divisor)
  }

  private static func sum(_ x: [Interval], _ y: [Interval]) -> [Interval] {
    let (long, short) = x.count >= y.count ? (x, y) : (y, x)
    var sum = long
    for index in short.indices { sum[index] = sum[index] + short[index] }
    while sum.last == Interval(0) { sum.removeLast() }
    return sum
  }

  private static func product(_ x: [Interval], _ y: [Interval]) -> [Interval] {
    if x.isEmpty || y.isEmpty { return [] }
    var product = [Interval](repeating: Interval(0), count: x.count + y.count - 1)
    for (i, x) in x.enumerated() {
      for (j, y) in y.enumerated() { product[i + j] = product[i + j] + x * y }
    }
    return product
  }

  func constant(_ number: Real, _ interval: Interval) -> Element {
    Element(dividend: [interval], divisor: [Interval(1)])
  }

  func truth(_ holds: Bool) -> Element { constant(0, .everything) }

  var noRationalFunction: NoBound { NoBound() }
}

extension Formula {
  /// A number above the magnitudes of all zeros, where the formula is a rational function: 1 + max |aᵢ/aₙ| (Cauchy).
  var rootBound: Double? {
    var arithmetic = RootBoundArithmetic()
    guard let value = try? arithmetic.value(of: self, [RootBoundArithmetic.variable]),
      let leading = value.dividend.last, !leading.contains(0), leading.isBounded
    else { return nil }
    var bound = Interval(1)
    for coefficient in value.dividend.dropLast() {
      bound = bound.hull((coefficient / leading).magnitude)
    }
    let result = (bound + Interval(1)).upper
    return result.isFinite ? result : nil
  }
}
