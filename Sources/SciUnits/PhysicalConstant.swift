public import SciNumber

/// A constant of nature: an exact number by the definition of the SI, or a measured one with its uncertainty.
///
/// ```swift
/// let light = PhysicalConstant(named: "speed_of_light")
/// print(light?.unit.symbol ?? "")  // m/s
/// print(light?.isExact ?? false)  // true
/// let gravitation = PhysicalConstant(named: "gravitation")
/// print(gravitation?.uncertainty ?? 0)  // 0.0000000000000015
/// ```
///
/// A measured constant is the recommended value with all its digits, as an exact decimal number; what is computed with it has
/// no more digits that mean anything than ``uncertainty`` allows.
public struct PhysicalConstant: Sendable {
  /// The name, such as `speed_of_light`; no unit has it.
  public let name: String
  /// The symbol of physics, such as `c`; it is no name of the constant.
  public let symbol: String
  /// What it is, in words.
  public let title: String
  /// The number of ``unit``.
  public let value: Real
  /// The unit of ``value``.
  public let unit: Unit
  /// The standard uncertainty of ``value``; `nil` for an exact constant.
  public let uncertainty: Rational?
  /// Where the value is from.
  public let source: String

  /// Whether the constant is exact.
  public var isExact: Bool { uncertainty == nil }

  /// The constant as a quantity.
  public var quantity: Quantity { Quantity(value, unit) }

  /// The constant with a name; `nil` if there is none.
  public init?(named name: String) {
    guard let index = ConstantTable.index(of: name) else { return nil }
    self.init(index)
  }

  private init(_ index: Int) {
    func field(_ field: ConstantTable.Field) -> String { ConstantTable.text(index, field) }
    name = field(.name)
    symbol = field(.symbol)
    title = field(.title)
    unit = Unit(product: field(.unit))
    uncertainty = Rational(field(.uncertainty))
    source = field(.source)
    value = Self.value(Rational(field(.value)) ?? 0, piPower: Int(field(.piPower)) ?? 0)
  }

  /// The product with a power of π, which has no limit that it could reach.
  private static func value(_ coefficient: Rational, piPower: Int) -> Real {
    guard piPower != 0,
      let power = try? Real.pi.raised(to: Real(WideInt(piPower)), within: .interactive)
    else { return Real(coefficient) }
    return Real(coefficient).multiplied(by: power, within: .interactive)
  }

  /// All constants, in the order of their names.
  public static var all: [PhysicalConstant] {
    (0..<ConstantTable.count).map { PhysicalConstant($0) }
  }

  /// Whether a constant has this name.
  public static func isName(_ name: String) -> Bool {
    ConstantTable.index(of: name) != nil
  }
}

// MARK: - The table

extension ConstantTable {
  /// The texts of a constant.
  fileprivate enum Field: Int {
    case name
    case symbol
    case title
    case unit
    case value
    case piPower
    case uncertainty
    case source
  }

  static var count: Int { offsets.count / 8 }

  fileprivate static func text(_ constant: Int, _ field: Field) -> String {
    let place = 8 * constant + field.rawValue
    return texts.bytes(Int(offsets[place])..<Int(offsets[place + 1]))
  }

  fileprivate static func index(of name: String) -> Int? {
    SortedTexts(text: texts, offsets: offsets, stride: 8).index(of: Substring(name).utf8)
  }
}

extension Unit {
  /// The product that a text of the table says, such as `J·K^-1`.
  fileprivate init(product text: String) {
    var powers: [Power] = []
    for factor in text.split(separator: "·") {
      let parts = factor.split(separator: "^")
      guard let base = UnitName(String(parts[0]))?.product.onlyBase else { continue }
      let exponent = Exponent(integer: parts.count > 1 ? Int16(parts[1]) ?? 1 : 1)
      powers.append(Power(base: base, exponent: exponent))
    }
    self.init(PowerProduct(powers))
  }
}
