public import SciNumber

/// Why quantities have no result.
///
/// ```swift
/// let (length, time) = (Unit(named: "km") ?? .none, Unit(named: "h") ?? .none)
/// do throws(UnitError) {
///   _ = try Quantity(1, length).adding(Quantity(1, time), within: .interactive)
/// } catch .differentDimensions(let left, let right) {
///   print("\(left.dimension) and \(right.dimension)")  // length and time
/// }
/// ```
public enum UnitError: Error, Hashable, Sendable {
  /// Units that measure different things were added, compared or converted.
  case differentDimensions(Unit, Unit)
  /// A temperature such as 20 °C, whose scale has a zero of its own, was used where only a difference has a meaning.
  case offsetScale(OffsetScaleUse, Unit)
  /// Currencies of different codes meet; a rate between them is needed.
  case needsRate(from: String, to: String)
  /// An angle and a frequency, or turns and 1 over a time, were added, compared or converted, where a turn may count as 1 or as 2π.
  ///
  /// To divide by 1 rev or by 1 rad says which: `3000 rpm / (1 rev)` is 50 Hz.
  case unclearTurn(Unit, Unit)
  /// The exponent of a unit is not a rational number, or has a unit itself.
  case irrationalExponent
  /// An exponent of a unit would have more than 15 bits above or below.
  case exponentLimit
  /// A quantity was split into no units.
  case noParts
  /// The numbers have no answer.
  case mathematics(MathError)

  /// What was tried with a temperature on a scale with an offset.
  public enum OffsetScaleUse: Hashable, Sendable, CaseIterable {
    /// Two of them were added.
    case sum
    /// One was multiplied or divided.
    case product
    /// One was raised to a power, or its root was taken.
    case power
    /// The magnitude was asked for.
    case magnitude
    /// One was split into several units.
    case split
  }
}
