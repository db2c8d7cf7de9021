public import SciNumber

/// A constant of nature: an exact number by the definition of the SI, or a measured one with its uncertainty.
///
/// ```swift
/// let light = PhysicalConstant(named: "speed_of_light")
/// print(light?.value ?? 0)  // 299792458
/// print(light?.unit.symbol ?? "")  // m/s
/// print(light?.isExact ?? false)  // true
/// ```
public struct PhysicalConstant: Sendable {
  /// The name, such as `speed_of_light`; no unit has it.
  public let name: String
  /// The symbol of physics, such as `c`.
  public let symbol: String
  /// What it is, in words.
  public let title: String
  /// The number of ``unit``: exact, or the recommended value with all its digits.
  public let value: Rational
  /// The unit of ``value``.
  public let unit: Unit
  /// The standard uncertainty of ``value``; `nil` for an exact constant.
  public let uncertainty: Rational?
  /// Where the value is from.
  public let source: String

  /// Whether the constant is exact.
  public var isExact: Bool { uncertainty == nil }

  /// The constant as a quantity.
  public var quantity: Quantity { Quantity(Real(value), unit) }

  /// The constant with a name; `nil` if there is none.
  public init?(named name: String) {
    guard let constant = Self.all.first(where: { $0.name == name }) else { return nil }
    self = constant
  }

  init(
    _ name: String, _ symbol: String, _ title: String, _ value: Rational, _ unit: Unit,
    uncertainty: Rational?, source: String
  ) {
    (self.name, self.symbol, self.title) = (name, symbol, title)
    (self.value, self.unit, self.uncertainty, self.source) = (value, unit, uncertainty, source)
  }

  /// All constants, in the order of the table.
  public static var all: [PhysicalConstant] { [] }

  /// Whether a constant has this name; no table is built.
  public static func isName(_ name: String) -> Bool { false }
}
