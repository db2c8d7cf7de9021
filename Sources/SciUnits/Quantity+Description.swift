import SciNumber

extension Quantity: CustomStringConvertible {
  /// The number and its unit, such as `25 km/h`; in several units where it has ``parts``: `1 h 30 min`.
  ///
  /// The number is written as a `Real` describes itself.
  public var description: String {
    guard !parts.isEmpty, let parts = try? split(into: parts, within: .interactive) else {
      return Self.text(value, unit)
    }
    return parts.map { Self.text($0.0, $0.1) }.joined(separator: " ")
  }

  private static func text(_ value: Real, _ unit: Unit) -> String {
    unit.isNone ? value.description : "\(value) \(unit.symbol)"
  }
}

extension PhysicalConstant: CustomStringConvertible {
  /// The name, its quantity and, where it was measured, its standard uncertainty.
  public var description: String {
    let rest = uncertainty.map { ", standard uncertainty \($0)" } ?? ""
    return "\(name) = \(quantity)\(rest)"
  }
}

extension UnitInfo: CustomStringConvertible {
  /// The symbol and what it stands for: `km, kilometre`.
  public var description: String { singular == symbol ? symbol : "\(symbol), \(singular)" }
}
