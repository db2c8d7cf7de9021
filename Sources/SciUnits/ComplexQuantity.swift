public import SciNumber

/// A complex number with a unit, exactly: an impedance of 50 + 30i Ω.
///
/// ```swift
/// let ohm = Unit(named: "Ω") ?? .none
/// let impedance = ComplexQuantity(Complex(50, 30), ohm)
/// print(impedance.value.imaginary, impedance.unit.symbol)  // 30 Ω
/// ```
///
/// Its unit follows the rules of ``Quantity``, but no scale with an offset such as °C has complex points.
public struct ComplexQuantity: Sendable {
  /// The number in front of the unit.
  public var value: Complex
  /// The unit; ``Unit/none`` for a plain number.
  public var unit: Unit

  /// A complex number with a unit.
  public init(_ value: Complex, _ unit: Unit = .none) {
    (self.value, self.unit) = (value, unit)
  }

  /// A real quantity as a complex one.
  public init(_ quantity: Quantity) {
    self.init(Complex(quantity.value), quantity.unit)
  }

  /// Whether this is a plain number.
  public var isNumber: Bool { unit.isNone }

  /// The same quantity in another unit of its dimension.
  ///
  /// - Throws: ``UnitError/differentDimensions(_:_:)``, ``UnitError/needsRate(from:to:)``, and ``UnitError/offsetScale(_:_:)`` for °C and °F.
  public func converted(
    to target: Unit, within budget: EvaluationBudget
  ) throws(UnitError) -> ComplexQuantity {
    if unit == target { return self }
    for affine in [unit, target] where affine.isAffine { throw .offsetScale(.product, affine) }
    let factor = try Quantity(1, unit).converted(to: target, within: budget)
    return scaled(by: factor, within: budget)
  }

  /// The number times that of a quantity, in the unit of the quantity.
  public func scaled(by factor: Quantity, within budget: EvaluationBudget) -> ComplexQuantity {
    if factor.value.knownRational == 1 { return ComplexQuantity(value, factor.unit) }
    let scaled = value.multiplied(by: Complex(factor.value), within: budget)
    return ComplexQuantity(scaled, factor.unit)
  }
}
