public import SciNumber

/// What a unit measures: a product of rational powers of base dimensions, such as length / time.
///
/// The base dimensions are those of the SI, information (bits), pixels, and one for each currency. Angles are numbers.
///
/// ```swift
/// let newton = Unit(named: "N")?.dimension
/// print(newton?.name ?? "")  // force
/// print(newton?.formula ?? "")  // mass·length / time²
/// ```
public struct Dimension: Hashable, Sendable {
  /// Numbers of base dimensions or words of currencies, in their order.
  let product: PowerProduct

  init(_ product: PowerProduct) {
    self.product = product
  }

  /// The dimension of plain numbers.
  public static let none = Dimension(.empty)

  /// Whether this is the dimension of plain numbers.
  public var isNone: Bool { product.isEmpty }

  /// The names of the base dimensions, in the order of the table.
  static let baseNames = [
    "mass", "length", "time", "electric current", "temperature", "amount of substance",
    "luminous intensity", "information", "pixels",
  ]

  /// The units of the base, in the order of the names.
  private static let baseSymbols = ["kg", "m", "s", "A", "K", "mol", "cd", "bit", "px"]

  /// The order of the table, m kg s …, in that of the names.
  private static let columns: [UInt32] = [1, 0, 2, 3, 4, 5, 6, 7, 8]
}

extension Dimension {
  /// Adds up the dimensions of units.
  struct Sum {
    /// Whether angles are counted as if they were a base dimension.
    private let countsAngles: Bool
    private var powers: [Power] = []
    private var isWithinLimit = true

    init(countsAngles: Bool = false) {
      self.countsAngles = countsAngles
    }

    /// The base that stands for angles, which is no dimension's.
    private static let angle: UInt32 = 1 << 8

    mutating func add(_ atom: UnitAtom, _ exponent: Exponent) {
      if atom.isCurrency {
        add(atom.word, exponent)
        return
      }
      let vector = UnitTable.powers(ofDimension: UnitTable.dimension(atom.index))
      for (column, power) in zip(Dimension.columns, vector) where power != 0 {
        add(column, exponent, times: Int16(power))
      }
      if countsAngles, atom.anglePower != 0 {
        add(Self.angle, exponent, times: Int16(atom.anglePower))
      }
    }

    private mutating func add(_ base: UInt32, _ exponent: Exponent, times power: Int16) {
      guard let product = exponent.multiplied(by: Exponent(integer: power)) else {
        isWithinLimit = false
        return
      }
      add(base, product)
    }

    private mutating func add(_ base: UInt32, _ exponent: Exponent) {
      guard powers.multiply(by: Power(base: base, exponent: exponent)) else {
        isWithinLimit = false
        return
      }
    }

    /// Whether all cancels.
    var isNone: Bool { powers.isEmpty && isWithinLimit }

    var dimension: Dimension { Dimension(PowerProduct(powers).sorted) }
  }
}

// MARK: - Products

extension Dimension {
  /// The product.
  ///
  /// - Precondition: exponents stay below 2¹⁵.
  public static func * (left: Dimension, right: Dimension) -> Dimension {
    require(left.product.multiplied(by: right.product))
  }

  /// The quotient.
  ///
  /// - Precondition: exponents stay below 2¹⁵.
  public static func / (left: Dimension, right: Dimension) -> Dimension {
    require(left.product.multiplied(by: right.product.reciprocal))
  }

  /// The power.
  ///
  /// - Precondition: exponents stay below 2¹⁵.
  public func raised(to exponent: Rational) -> Dimension {
    Self.require(Exponent(exponent).flatMap { product.raised(to: $0) })
  }

  /// Whether this dimension is 1 over another, as that of miles per gallon is 1 over that of litres per kilometre.
  public func isReciprocal(of other: Dimension) -> Bool {
    !isNone && product == other.product.reciprocal.sorted
  }

  /// The unit of the base: kg·m/s² for forces.
  package var baseUnit: Unit {
    let factors = product.map { power in
      let symbol =
        power.base & 0x8000 != 0
        ? UnitAtom(word: power.base).currencyCode : Self.baseSymbols[Int(power.base)]
      return Unit(named: symbol)?.product.raised(to: power.exponent) ?? .empty
    }
    return Unit(factors.reduce(.empty) { Self.require($0.multiplied(by: $1)).product })
  }

  private static func require(_ product: PowerProduct?) -> Dimension {
    guard let product else { preconditionFailure("an exponent of a dimension is too large") }
    return Dimension(product.sorted)
  }
}

// MARK: - Words

extension Dimension: CustomStringConvertible {
  /// The name where there is one, else the formula: `speed`, `mass·length`.
  public var description: String { name ?? formula }

  /// The product of base dimensions, such as `length / time²`; `number` if there is none.
  public var formula: String {
    isNone
      ? "number"
      : ProductText(division: " / ") { base in
        base & 0x8000 != 0
          ? UnitAtom(word: base).currencyCode : Self.baseNames[Int(base)]
      }.text(product)
  }

  /// The unit of the base, such as `kg·m/s²`; empty for plain numbers.
  public var baseSymbol: String {
    ProductText { base in
      base & 0x8000 != 0 ? UnitAtom(word: base).currencyCode : Self.baseSymbols[Int(base)]
    }.text(product)
  }

  /// The name of what is measured, such as `speed` or `force`, if it has one.
  public var name: String? {
    if isNone { return "number" }
    if product.count == 1, product[0].exponent.isOne { return formula }
    return tableName
  }

  /// The name in the table, which has integer powers of the base dimensions.
  private var tableName: String? {
    var vector = [Int8](repeating: 0, count: Self.columns.count)
    for power in product {
      guard power.exponent.isInteger, let value = Int8(exactly: power.exponent.numerator),
        let column = Self.columns.firstIndex(of: power.base)
      else { return nil }
      vector[column] = value
    }
    for index in 0..<UnitTable.dimensions.count / 9
    where UnitTable.powers(ofDimension: index).elementsEqual(vector) {
      let offsets = UnitTable.dimensionNameOffsets
      let name = UnitTable.dimensionNames.bytes(Int(offsets[index])..<Int(offsets[index + 1]))
      return name.isEmpty ? nil : name
    }
    return nil
  }
}
