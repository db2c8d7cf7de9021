public import SciNumber

extension Quantity {
  /// The quantity in several units: whole numbers of all but the last, and an exact rest.
  ///
  /// ```swift
  /// let units = ["h", "min"].compactMap(Unit.init(named:))
  /// let time = Quantity(90, units[1])
  /// let parts = try time.split(into: units, within: .interactive)  // 1 h, 30 min
  /// ```
  ///
  /// The whole numbers are decided and never rounded. Parts in front that are zero are left out, and a negative quantity has
  /// its sign on the first part: −90 min is −1 h 30 min, and −30 min is −30 min.
  ///
  /// - Parameters:
  ///   - parts: the units, usually from the largest to the smallest.
  ///   - budget: what the decisions may cost.
  /// - Returns: numbers and their units; at least the last one.
  /// - Throws: ``UnitError/noParts``, ``UnitError/differentDimensions(_:_:)``, ``UnitError/offsetScale(_:_:)``.
  public func split(
    into parts: [Unit], within budget: EvaluationBudget
  ) throws(UnitError) -> [(Real, Unit)] {
    guard let last = parts.last else { throw .noParts }
    for part in [unit] + parts where part.isAffine { throw .offsetScale(.split, part) }
    for part in parts { try unit.requireDimension(of: part) }
    let sign = try UnitError.mathematics { () throws(MathError) in try value.sign(within: budget) }
    var rest = sign < 0 ? negated() : self
    var result: [(Real, Unit)] = []
    for part in parts.dropLast() {
      rest = try rest.converted(to: part, within: budget)
      let whole = try rest.wholePart(within: budget)
      rest.value = rest.value.subtracting(whole, within: budget)
      if !result.isEmpty || whole.knownRational != 0 { result.append((whole, part)) }
    }
    result.append((try rest.converted(to: last, within: budget).value, last))
    if sign < 0 { result[0].0 = result[0].0.negated() }
    return result
  }

  private func wholePart(within budget: EvaluationBudget) throws(UnitError) -> Real {
    try UnitError.mathematics { () throws(MathError) in try value.floor(within: budget) }
  }
}
