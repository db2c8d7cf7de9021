// Angles, and conversions in which a turn may count as 1 or as 2π.

package import SciNumber

extension Unit {
  /// Whether it is a unit of angles, such as the radian or the arc minute.
  public var isAngle: Bool {
    guard let base = product.onlyBase else { return false }
    return UnitAtom(word: base).anglePower == 1
  }

  /// Whether it is a unit of solid angles, such as the steradian.
  private var isSolidAngle: Bool {
    guard let base = product.onlyBase else { return false }
    return UnitAtom(word: base).anglePower == 2
  }

  /// Whether a factor is a unit of angles or of solid angles.
  public var hasAngle: Bool { product.contains { UnitAtom(word: $0.base).anglePower != 0 } }

  /// The power of an angle that is left of it in another unit: 1 for rev/s in Hz.
  ///
  /// - Throws: ``UnitError/exponentLimit``.
  package func anglePower(over other: Unit) throws(UnitError) -> Rational {
    try anglePower().rational - other.anglePower().rational
  }

  /// The power of an angle that it is: 1 for rad/s, −1 for N·m/rad, 2 for sr.
  ///
  /// - Throws: ``UnitError/exponentLimit``.
  func anglePower() throws(UnitError) -> Exponent {
    var sum = Exponent.zero
    for power in product {
      let angle = UnitAtom(word: power.base).anglePower
      guard angle != 0 else { continue }
      guard let term = power.exponent.multiplied(by: Exponent(integer: Int16(angle))),
        let next = sum.adding(term)
      else { throw .exponentLimit }
      sum = next
    }
    return sum
  }
}

// MARK: - Two readings

extension Unit {
  /// Makes sure that a quantity in this unit is one quantity in another unit of its dimension.
  ///
  /// The radian is 1, so an angle may come and go: `N·m/rad` is `N·m`, and a point of a wheel moves at `m·rpm`. But where cycles are counted, a turn
  /// is 1 for some people and 2π for others, and a solid angle is no angle. Four conversions are therefore errors:
  ///
  /// - between an angle and a unit such as Hz that has a name and is 1 over a time: `3000 rpm` is 50 Hz or 314.16 Hz;
  /// - between turns and powers of times alone: `1 rev/s` is 1 s⁻¹ or 6.2832 s⁻¹;
  /// - between an angle and a share: `45 deg` is 12.5 percent of a turn or 78.54 percent of a radian;
  /// - between angles and solid angles: `90 deg` is no number of steradians.
  ///
  /// To ask for the plain number of an angle is clear: the radian is 1.
  ///
  /// - Throws: ``UnitError/unclearTurn(_:_:)``, ``UnitError/differentDimensions(_:_:)``, ``UnitError/exponentLimit``.
  func requireOneReading(in other: Unit) throws(UnitError) {
    guard hasAngle || other.hasAngle, !isNone, !other.isNone else { return }
    if try anglePower() == other.anglePower() { return }
    if isAngle && other.isSolidAngle || isSolidAngle && other.isAngle {
      throw .differentDimensions(self, other)
    }
    let isUnclear =
      try frequencyPower() != other.frequencyPower()
      || (hasWholeTurn || other.hasWholeTurn) && dimension.isPowerOfTime
      || (hasShare || other.hasShare) && dimension.isNone
    if isUnclear { throw .unclearTurn(self, other) }
  }

  /// The power in which units such as Hz stand, each of which is 1 over a time.
  private func frequencyPower() throws(UnitError) -> Exponent {
    var sum = Exponent.zero
    for power in product where UnitAtom(word: power.base).isFrequency {
      guard let next = sum.adding(power.exponent) else { throw .exponentLimit }
      sum = next
    }
    return sum
  }

  /// Whether a factor counts whole turns, such as the revolution a minute.
  package var hasWholeTurn: Bool { product.contains { UnitAtom(word: $0.base).isWholeTurn } }

  private var hasShare: Bool { product.contains { UnitAtom(word: $0.base).isShare } }
}

extension UnitAtom {
  /// Whether it is 1 over a time under a name of its own, such as the hertz.
  fileprivate var isFrequency: Bool {
    var sum = Dimension.Sum()
    sum.add(self, .one)
    return sum.dimension == Dimension.frequency
  }

  /// Whether it is a whole turn, such as the revolution.
  fileprivate var isWholeTurn: Bool {
    anglePower == 1 && factor == UnitFactor(coefficient: 2, piPower: 1)
  }
}

extension Dimension {
  /// 1 over a time.
  fileprivate static let frequency = time.raised(to: -1)
  private static let time = Unit(named: "s")?.dimension ?? .none
  /// Whether it is a time, 1 over a time, or another power of it.
  fileprivate var isPowerOfTime: Bool {
    product.count == 1 && product[0].base == Self.time.product[0].base
  }
}
