public import SciNumber

extension Quantity {
  /// The same quantity in another unit.
  ///
  /// Temperatures on scales with an offset are converted as points: 20 °C is 293.15 K and 68 °F. The radian is 1: 50 N·m/rad is 50 N·m.
  ///
  /// - Throws: ``UnitError/differentDimensions(_:_:)``, ``UnitError/needsRate(from:to:)`` where only a currency differs, and
  ///   ``UnitError/unclearTurn(_:_:)`` where a turn may count as 1 or as 2π, as from rpm to Hz.
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
    guard from == to else { throw from.rate(to: to) ?? .differentDimensions(self, target) }
    try requireOneReading(in: target)
  }

  /// Whether both are single units of one dimension and one kind, which is seen without adding up exponents.
  private func isOneFactor(ofDimensionOf other: Unit) -> Bool {
    guard let left = product.onlyBase, let right = other.product.onlyBase else { return false }
    return UnitAtom(word: left).kind == UnitAtom(word: right).kind
  }

  /// Makes sure that the unit of a right operand can be converted to this one of the left operand.
  func requireOperand(_ right: Unit) throws(UnitError) {
    if self == right || isOneFactor(ofDimensionOf: right) { return }
    let (to, from) = (dimension, right.dimension)
    guard from == to else { throw from.rate(to: to) ?? .differentDimensions(self, right) }
    try requireOneReading(in: right)
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
