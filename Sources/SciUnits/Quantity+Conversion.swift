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
    var result = value
    if let atom = unit.affineAtom {
      let kelvin = result.multiplied(by: Real(atom.factor.coefficient), within: budget)
      result = kelvin.adding(Real(UnitTable.offset(atom.index)), within: budget)
    } else {
      result = try unit.scale(over: .none, within: budget).applied(to: result, within: budget)
    }
    return Quantity(try target.value(ofBase: result, within: budget), target)
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
    try scale.multiply(by: product, within: budget)
    try scale.multiply(by: target.product, isInverse: true, within: budget)
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

  /// Makes sure that two units measure the same.
  func requireDimension(of other: Unit) throws(UnitError) {
    if self == other { return }
    let (left, right) = (dimension, other.dimension)
    if left == right { return }
    if let (from, to) = left.currencies(against: right) { throw .needsRate(from: from, to: to) }
    throw .differentDimensions(self, other)
  }
}

extension Unit {
  /// Makes sure that this unit, of a right operand, measures the same as that of the left one, which an error names first.
  func requireDimension(ofLeft left: Unit) throws(UnitError) {
    do throws(UnitError) {
      try requireDimension(of: left)
    } catch .differentDimensions(let right, let left) {
      throw .differentDimensions(left, right)
    }
  }
}

extension Dimension {
  /// The two currencies in which this dimension and another differ, if that is all.
  func currencies(against other: Dimension) -> (from: String, to: String)? {
    guard let rest = product.multiplied(by: other.product.reciprocal), rest.count == 2,
      rest.allSatisfy({ UnitAtom(word: $0.base).isCurrency }),
      rest[0].exponent == rest[1].exponent.negated()
    else { return nil }
    let codes = rest.map { UnitAtom(word: $0.base).currencyCode }
    return product.contains { $0.base == rest[0].base }
      ? (codes[0], codes[1]) : (codes[1], codes[0])
  }
}
