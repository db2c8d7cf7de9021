public import SciNumber

/// A unit: a product of rational powers of named units, such as km/h, kg·m²/s³ or EUR/kWh.
///
/// ```swift
/// let speed = try Unit(named: "km")?.divided(by: Unit(named: "h") ?? .none)
/// print(speed?.symbol ?? "")  // km/h
/// print(speed?.dimension.description ?? "")  // speed
/// ```
///
/// The factors stay as they were written, in their order; only powers of the same unit with the same prefix are joined.
/// `m·s` and `s·m` are equal, and `km` and `m` are different units of one dimension. ``Quantity`` converts between them.
///
/// A unit is exact: what it is in its dimension's base is a fraction times a power of π. Angles have no dimension, as in the
/// SI: the radian is 1 and the degree π/180. But they stay in products.
public struct Unit: Hashable, Sendable {
  let product: PowerProduct

  init(_ product: PowerProduct) {
    self.product = product
  }

  /// The unit of plain numbers.
  public static let none = Unit(.empty)

  /// The unit with a name, such as `km`, `kilometres`, `µm`, `GiB`, `°C` or `EUR`; `nil` if there is none.
  ///
  /// Case counts: `mW` and `MW` differ. A name without a prefix comes before one with a prefix, so that `min` is a minute and
  /// `cd` a candela. The code of a currency, in use or withdrawn, is a unit, and nothing else is called so.
  public init?(named name: String) {
    if CurrencyCodes.contains(name) {
      self.init(PowerProduct(UnitAtom(currency: name.utf8).word))
    } else if let found = UnitName(name) {
      self.init(found.product)
    } else {
      return nil
    }
  }

  /// Whether ``init(named:)`` finds a unit; nothing is allocated.
  public static func isName(_ name: String) -> Bool {
    CurrencyCodes.contains(name) || UnitName(name) != nil
  }
}

// MARK: - Equality

extension Unit {
  /// Whether the units have the same factors, in whatever order.
  public static func == (left: Unit, right: Unit) -> Bool {
    left.product == right.product
      || left.product.count > 1 && left.product.sorted == right.product.sorted
  }

  /// Hashes the factors, whatever their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(product.sorted)
  }
}

// MARK: - What it is

extension Unit {
  /// Whether this is the unit of plain numbers.
  ///
  /// Units of angles and shares, such as the radian, are numbers as well, but they have names.
  public var isNone: Bool { product.isEmpty }

  /// Whether it is a temperature on a scale with a zero of its own, such as °C.
  public var isAffine: Bool { affineAtom != nil }

  /// The unit of such a scale.
  var affineAtom: UnitAtom? {
    guard let base = product.onlyBase, case let atom = UnitAtom(word: base), atom.isAffine else {
      return nil
    }
    return atom
  }

  /// The code if the unit is a currency and nothing else.
  public var currencyCode: String? {
    guard let base = product.onlyBase, case let atom = UnitAtom(word: base), atom.isCurrency else {
      return nil
    }
    return atom.currencyCode
  }

  /// Whether a currency is in it, alone or with other units.
  package var hasCurrency: Bool {
    product.contains { UnitAtom(word: $0.base).isCurrency }
  }

  /// What the unit measures.
  public var dimension: Dimension {
    var sum = Dimension.Sum()
    for power in product { sum.add(UnitAtom(word: power.base), power.exponent) }
    return sum.dimension
  }
}

extension Unit {
  /// The unit itself where all exponents are integers, and otherwise the unit of its dimension's base: m/s for √(J/kg).
  package var withoutRoots: Unit {
    product.contains { !$0.exponent.isInteger } ? dimension.baseUnit : self
  }
}

// MARK: - Products

extension Unit {
  /// The product as it stands.
  ///
  /// `km` times `m` is `km·m`: powers of the same unit are joined, and nothing is converted.
  ///
  /// - Throws: ``UnitError/offsetScale(_:_:)`` for °C and the like, ``UnitError/exponentLimit``.
  public func multiplied(by other: Unit) throws(UnitError) -> Unit {
    if isNone { return other }
    if other.isNone { return self }
    if let affine = isAffine ? self : other.isAffine ? other : nil {
      throw .offsetScale(.product, affine)
    }
    return try Unit(orThrow: product.multiplied(by: other.product))
  }

  /// The quotient as it stands.
  ///
  /// - Throws: ``UnitError/offsetScale(_:_:)`` for °C and the like, ``UnitError/exponentLimit``.
  public func divided(by other: Unit) throws(UnitError) -> Unit {
    if other.isNone { return self }
    if let affine = isAffine ? self : other.isAffine ? other : nil {
      throw .offsetScale(.product, affine)
    }
    return try Unit(orThrow: product.multiplied(by: other.product.reciprocal))
  }

  /// The power, each factor for itself.
  ///
  /// - Throws: ``UnitError/offsetScale(_:_:)`` for °C and the like, ``UnitError/exponentLimit``.
  public func raised(to exponent: Rational) throws(UnitError) -> Unit {
    if isNone || exponent == 1 { return self }
    if isAffine { throw .offsetScale(.power, self) }
    guard let exponent = Exponent(exponent) else { throw .exponentLimit }
    return try Unit(orThrow: product.raised(to: exponent))
  }

  private init(orThrow product: PowerProduct?) throws(UnitError) {
    guard let product else { throw .exponentLimit }
    self.init(product)
  }
}
