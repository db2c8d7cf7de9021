/// The real numbers between two numbers of the machine, both included.
///
/// An infinite end means that there is no bound; infinity itself is not a member. Every operation returns an interval
/// that contains the result for every point of its operands. Sums, products, quotients and square roots of the
/// machine are correctly rounded (IEEE 754-2019, 5.4.1), so that a bound is the result itself where it is exact and
/// its neighbour where it is not. Which it is, the residual tells, whose sign is computed without error (J.-M. Muller
/// et al., "Handbook of Floating-Point Arithmetic", 2018, chapter 4).
///
/// ```swift
/// let unit = Interval(-1, 1)
/// print(unit.contains(0.5), unit.isBounded, unit.isPoint)  // true true false
/// ```
public struct Interval: BitwiseCopyable, Hashable, Sendable {
  /// The lower end; never positive infinity.
  public let lower: Double
  /// The upper end; never negative infinity, and not below the lower one.
  public let upper: Double

  /// The numbers between two ends; an end that is not a number is taken for no bound.
  public init(_ lower: Double, _ upper: Double) {
    let bottom = lower.isNaN ? -.infinity : min(lower, .greatestFiniteMagnitude)
    let top = upper.isNaN ? .infinity : max(upper, -.greatestFiniteMagnitude)
    precondition(bottom <= top, "the ends of an interval are in the wrong order")
    self.lower = bottom
    self.upper = top
  }

  /// One number.
  public init(_ value: Double) { self.init(value, value) }

  /// All real numbers.
  public static let everything = Interval(-.infinity, .infinity)
}

// MARK: - Properties

extension Interval {
  /// Whether it is one number.
  public var isPoint: Bool { lower == upper }

  /// Whether both ends are bounds.
  public var isBounded: Bool { lower.isFinite && upper.isFinite }

  /// Whether a number is a member.
  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// Whether all members of another interval are members.
  public func contains(_ other: Interval) -> Bool { lower <= other.lower && other.upper <= upper }

  /// The one number that it is.
  package var point: Double? { isPoint ? lower : nil }

  /// A number between the ends, near their middle; the ends must be bounds.
  package var middle: Double { lower / 2 + upper / 2 }

  /// A member with few binary digits, so that what a formula cancels there it is likely to cancel exactly.
  package var roundestMember: Double {
    if contains(0) { return 0 }
    guard isBounded else { return lower.isFinite ? lower : upper }
    // A multiple of the largest power of two that is not above the width lies between the ends.
    let width = upper - lower
    guard width >= .leastNormalMagnitude else { return lower }
    let unit = Double(sign: .plus, exponent: width.exponent, significand: 1)
    let member = (upper / unit).rounded(.down) * unit
    return contains(member) ? member : middle
  }
}

// MARK: - Sets

extension Interval {
  /// The smallest interval that contains both.
  package func hull(_ other: Interval) -> Interval {
    Interval(min(lower, other.lower), max(upper, other.upper))
  }

  /// What both contain; `nil` for nothing.
  package func intersection(_ other: Interval) -> Interval? {
    let (bottom, top) = (max(lower, other.lower), min(upper, other.upper))
    return bottom <= top ? Interval(bottom, top) : nil
  }

  /// The members that are not below a number; `nil` if there are none.
  func clamped(from bottom: Double) -> Interval? { intersection(Interval(bottom, .infinity)) }
}

// MARK: - Arithmetic

extension Interval {
  package static prefix func - (x: Interval) -> Interval { Interval(-x.upper, -x.lower) }

  package static func + (x: Interval, y: Interval) -> Interval {
    Interval(Directed.sum(x.lower, y.lower).below, Directed.sum(x.upper, y.upper).above)
  }

  package static func - (x: Interval, y: Interval) -> Interval { x + -y }

  package static func * (x: Interval, y: Interval) -> Interval {
    corners(x, y, Directed.product)
  }

  /// The quotients by all divisors but zero; both half-lines are one interval here, see ``ValueEnclosure``.
  package static func / (x: Interval, y: Interval) -> Interval {
    y.contains(0) ? .everything : corners(x, y, Directed.quotient)
  }

  /// The values of an operation whose extremes are at the corners.
  @inline(__always)
  private static func corners(
    _ x: Interval, _ y: Interval, _ operation: (Double, Double) -> Directed.Bounds
  ) -> Interval {
    if x.isPoint, y.isPoint {
      let only = operation(x.lower, y.lower)
      return Interval(only.below, only.above)
    }
    let (first, second) = (operation(x.lower, y.lower), operation(x.lower, y.upper))
    let (third, fourth) = (operation(x.upper, y.lower), operation(x.upper, y.upper))
    return Interval(
      min(min(first.below, second.below), min(third.below, fourth.below)),
      max(max(first.above, second.above), max(third.above, fourth.above)))
  }

  /// The magnitudes of the members.
  var magnitude: Interval {
    if lower >= 0 { return self }
    return upper <= 0 ? -self : Interval(0, max(-lower, upper))
  }

  /// The square roots of the members that are not negative; `nil` if there are none.
  var squareRoot: Interval? {
    clamped(from: 0).map {
      Interval(Directed.squareRoot($0.lower).below, Directed.squareRoot($0.upper).above)
    }
  }

  /// The members to a positive integer power: by multiplications of intervals, each of which is rounded outward.
  func raised(to exponent: UInt) -> Interval {
    if exponent == 0 { return Interval(1) }
    if exponent % 2 == 0 {
      let magnitude = magnitude
      return magnitude.ends { $0.steps(exponent) }
    }
    return ends { $0.steps(exponent) }
  }

  /// Where a rising function takes the members to, by what it does to both ends.
  func ends(_ image: (Interval) -> Interval) -> Interval {
    let bottom = lower.isFinite ? image(Interval(lower)).lower : -.infinity
    return Interval(bottom, upper.isFinite ? image(Interval(upper)).upper : .infinity)
  }

  /// A power of one number by repeated squaring.
  private func steps(_ exponent: UInt) -> Interval {
    var (result, square, rest) = (Interval(1), self, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result = result * square }
      rest /= 2
      if rest > 0 { square = square * square }
    }
    return result
  }
}

/// Results of the machine's operations, rounded down and up.
///
/// What is not finite is no bound, but where a finite result is beyond the range: then the largest number is one.
private enum Directed {
  typealias Bounds = (below: Double, above: Double)

  /// By the residual of Knuth's sum, which is exact unless it overflows.
  static func sum(_ x: Double, _ y: Double) -> Bounds {
    let sum = x + y
    guard sum.isFinite else { return overflowed(sum, wasFinite: x.isFinite && y.isFinite) }
    let part = sum - x
    return bounds(sum, residual: (x - (sum - part)) + (y - part))
  }

  /// By a fused residual, which is exact unless the product is close to the smallest number.
  static func product(_ x: Double, _ y: Double) -> Bounds {
    // An end that is no bound stands for numbers, and zero times a number is zero.
    if x == 0 || y == 0 { return (0, 0) }
    let product = x * y
    guard product.isFinite else { return overflowed(product, wasFinite: x.isFinite && y.isFinite) }
    guard product.magnitude > smallest else { return (product.nextDown, product.nextUp) }
    return bounds(product, residual: (-product).addingProduct(x, y))
  }

  /// By the remainder x − qy, which is exact unless it is close to the smallest number.
  static func quotient(_ x: Double, _ y: Double) -> Bounds {
    if x == 0 { return (0, 0) }
    // Any number divided by ever larger ones comes close to zero, but a quotient of two that grow may be any of that
    // sign.
    if y.isInfinite {
      guard x.isInfinite else { return (0, 0) }
      return (x > 0) == (y > 0) ? (0, .infinity) : (-.infinity, 0)
    }
    let quotient = x / y
    guard quotient.isFinite else { return overflowed(quotient, wasFinite: x.isFinite) }
    guard quotient.magnitude > smallest, x.magnitude > smallest else {
      return (quotient.nextDown, quotient.nextUp)
    }
    let remainder = x.addingProduct(-quotient, y)
    return bounds(quotient, residual: y < 0 ? -remainder : remainder)
  }

  static func squareRoot(_ x: Double) -> Bounds {
    if x == 0 || x == .infinity { return (x, x) }
    let root = x.squareRoot()
    guard x > smallest else { return (root.nextDown, root.nextUp) }
    return bounds(root, residual: x.addingProduct(-root, root))
  }

  /// The result itself on the side where it is exact or on the right side of the exact one.
  private static func bounds(_ value: Double, residual: Double) -> Bounds {
    (residual < 0 ? value.nextDown : value, residual > 0 ? value.nextUp : value)
  }

  private static func overflowed(_ value: Double, wasFinite: Bool) -> Bounds {
    if value.isNaN { return (-.infinity, .infinity) }
    guard wasFinite else { return (value, value) }
    return value > 0
      ? (.greatestFiniteMagnitude, .infinity) : (-.infinity, -.greatestFiniteMagnitude)
  }

  /// Above it, all residuals have their 106 bits above the last one that there is, 2⁻¹⁰⁷⁴.
  private static let smallest = 0x1p-900
}

#if !hasFeature(Embedded)
  extension Interval: CustomStringConvertible {
    /// Both ends, such as `[-1.0, 2.5]`.
    public var description: String { "[\(lower), \(upper)]" }
  }

  extension ValueEnclosure: CustomStringConvertible {
    /// The intervals, such as `[-4.0, -1.0] or [2.0, inf]`, or `nothing`.
    public var description: String {
      isEmpty ? "nothing" : intervals.map { $0.description }.joined(separator: " or ")
    }
  }
#endif
