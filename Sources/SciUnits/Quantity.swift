public import SciNumber

/// A number with a unit, exactly.
///
/// ```swift
/// let (kilometre, hour) = (Unit(named: "km") ?? .none, Unit(named: "h") ?? .none)
/// let speed = Quantity(100, try kilometre.divided(by: hour))
/// let time = Quantity(45, Unit(named: "min") ?? .none)
/// let way = try speed.multiplied(by: time, within: .interactive)  // 75 km
/// ```
///
/// No operation rounds: a conversion multiplies by a fraction, a power of π, or a root of these. What the operations do with
/// the units:
/// - sums and differences need one dimension and have the unit of the left operand;
/// - products and quotients merge units of one dimension into the first of them, and what cancels becomes a number;
/// - powers and roots raise the unit with the number.
///
/// A temperature in °C or °F is a point on a scale with a zero of its own. A difference in K may be added to it, and the
/// difference of two such temperatures is in K. It has no multiples and powers: ``UnitError/offsetScale(_:_:)``.
public struct Quantity: Sendable {
  /// The number in front of the unit.
  public var value: Real
  /// The unit; ``Unit/none`` for a plain number.
  public var unit: Unit
  /// The units that the quantity is written in together, such as h and min for 1 h 30 min; empty for one unit.
  ///
  /// It only says how the quantity is written (``split(into:within:)``). Every operation drops it.
  public var parts: [Unit] = []
  /// Whether this is a unit that waits for its number: the `°C` of `20 °C`.
  ///
  /// A number times a bare unit is a quantity in it, on a scale with an offset too.
  public private(set) var isBare = false

  /// Whether this is a number in which units have cancelled, such as 3 m / 5 m.
  ///
  /// As an angle it is one in radians, which are such ratios. A number that was typed may be in another unit by a setting of the caller's.
  package var isRatio = false

  /// A number with a unit.
  public init(_ value: Real, _ unit: Unit) {
    (self.value, self.unit) = (value, unit)
  }

  /// A plain number.
  public init(_ value: Real) {
    self.init(value, .none)
  }

  /// A number with a unit, or a ratio if it has none and `isRatio` is true.
  init(_ value: Real, _ unit: Unit, isRatio: Bool) {
    self.init(value, unit)
    self.isRatio = isRatio && unit.isNone
  }

  /// A unit as it stands in an expression, before a number is multiplied with it.
  ///
  /// ```swift
  /// let celsius = Quantity.bare(Unit(named: "°C") ?? .none)
  /// let warm = try Quantity(20).multiplied(by: celsius, within: .interactive)  // 20 °C
  /// ```
  public static func bare(_ unit: Unit) -> Quantity {
    var quantity = Quantity(1, unit)
    quantity.isBare = true
    return quantity
  }

  /// Whether this is a plain number.
  public var isNumber: Bool { unit.isNone }
}
