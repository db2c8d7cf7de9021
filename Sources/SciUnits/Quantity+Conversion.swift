public import SciNumber

extension Quantity {
  /// The same quantity in another unit.
  ///
  /// Temperatures on scales with an offset are converted as points: 20 °C is 293.15 K and 68 °F.
  ///
  /// - Throws: ``UnitError/differentDimensions(_:_:)``, and ``UnitError/needsRate(from:to:)`` where only a currency differs.
  public func converted(
    to target: Unit, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    if unit == target { return Quantity(value, target) }
    try unit.requireDimension(of: target)
    guard unit.isAffine || target.isAffine else {
      let scale = try unit.scale(over: target, within: budget)
      return Quantity(try scale.applied(to: value, within: budget), target)
    }
    let kelvins = try baseValue(within: budget)
    return Quantity(try target.value(ofBase: kelvins, within: budget), target)
  }

  /// The value in the base of the unit's dimension: the SI's units without prefixes but kg, bits, and currencies.
  func baseValue(within budget: EvaluationBudget) throws(UnitError) -> Real {
    guard let atom = unit.affineAtom else {
      return try unit.scale(over: .none, within: budget).applied(to: value, within: budget)
    }
    return value.multiplied(by: Real(atom.factor.coefficient), within: budget)
      .adding(Real(UnitTable.offset(atom.index)), within: budget)
  }
}

// MARK: - Turns

extension Quantity {
  /// The same quantity in another unit, where a turn that `rpm` or `rps` counts is an angle if the other unit has one: 10 rpm is 60 °/s.
  ///
  /// Beside units without angles they are 1/min and 1/s, as in ``converted(to:within:)``: 60 rpm is 1 Hz.
  ///
  /// - Throws: what ``converted(to:within:)`` throws.
  public func convertedAsTurns(
    to target: Unit, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    if target.hasAngle, let turning = try unit.withTurns {
      return try Quantity(value, turning).converted(to: target, within: budget)
    }
    if unit.hasAngle, let turning = try target.withTurns {
      return Quantity(try converted(to: turning, within: budget).value, target)
    }
    return try converted(to: target, within: budget)
  }
}

extension Unit {
  /// Whether it is a unit of angles, such as the radian or the arc minute.
  public var isAngle: Bool {
    guard let base = product.onlyBase else { return false }
    return UnitAtom(word: base).isAngle
  }

  /// Whether a factor is a unit of angles.
  fileprivate var hasAngle: Bool { product.contains { UnitAtom(word: $0.base).isAngle } }

  /// The unit with turns in place of their number, rev/min in place of rpm; `nil` if it counts none.
  fileprivate var withTurns: Unit? {
    get throws(UnitError) {
      var result = self
      var counts = false
      for (count, time) in [("rpm", "min"), ("rps", "s")] {
        guard let count = Unit(named: count), let time = Unit(named: time),
          let turn = Unit(named: "rev"),
          let power = product.first(where: { $0.base == count.product.onlyBase })
        else { continue }
        counts = true
        let turns = try turn.divided(by: time).divided(by: count).product.raised(to: power.exponent)
        guard let turns else { throw .exponentLimit }
        result = try result.multiplied(by: Unit(turns))
      }
      return counts ? result : nil
    }
  }
}

extension UnitAtom {
  fileprivate var isAngle: Bool { !isCurrency && UnitTable.text(index, .quantity) == "angle" }
}

extension Unit {
  /// What a number in this unit is multiplied by to be one in `target`; offsets are not looked at.
  func scale(over target: Unit, within budget: EvaluationBudget) throws(UnitError) -> UnitScale {
    var scale = UnitScale()
    // What both have in common cancels before anything is computed.
    guard let ratio = product.multiplied(by: target.product.reciprocal) else {
      throw .exponentLimit
    }
    try scale.multiply(by: ratio, within: budget)
    return scale
  }

  /// A number of the base as one of this unit.
  fileprivate func value(
    ofBase value: Real, within budget: EvaluationBudget
  ) throws(UnitError) -> Real {
    guard let atom = affineAtom else {
      return try Unit.none.scale(over: self, within: budget).applied(to: value, within: budget)
    }
    let (offset, factor) = (UnitTable.offset(atom.index), atom.factor.coefficient)
    return value.subtracting(Real(offset), within: budget)
      .multiplied(by: Real(1 / factor), within: budget)
  }

  /// Makes sure that this unit can be converted to another.
  func requireDimension(of target: Unit) throws(UnitError) {
    if self == target || isOneFactor(ofDimensionOf: target) { return }
    let (from, to) = (dimension, target.dimension)
    if from == to { return }
    throw from.rate(to: to) ?? .differentDimensions(self, target)
  }

  /// Whether both are single units of one dimension, which is seen without adding up exponents.
  private func isOneFactor(ofDimensionOf other: Unit) -> Bool {
    guard let left = product.onlyBase, let right = other.product.onlyBase else { return false }
    return UnitAtom(word: left).dimensionKey == UnitAtom(word: right).dimensionKey
  }

  /// Makes sure that the unit of a right operand can be converted to this one of the left operand.
  func requireOperand(_ right: Unit) throws(UnitError) {
    if self == right || isOneFactor(ofDimensionOf: right) { return }
    let (to, from) = (dimension, right.dimension)
    if from == to { return }
    throw from.rate(to: to) ?? .differentDimensions(self, right)
  }
}

extension Dimension {
  /// The error that asks for a rate, if this dimension and another differ in their currency alone.
  fileprivate func rate(to other: Dimension) -> UnitError? {
    guard let rest = product.multiplied(by: other.product.reciprocal), rest.count == 2,
      rest.allSatisfy({ UnitAtom(word: $0.base).isCurrency }),
      rest[0].exponent == rest[1].exponent.negated()
    else { return nil }
    let codes = rest.map { UnitAtom(word: $0.base).currencyCode }
    let isFirst = product.contains { $0.base == rest[0].base }
    return .needsRate(from: codes[isFirst ? 0 : 1], to: codes[isFirst ? 1 : 0])
  }
}
