internal import SciNumber

extension Unit {
  /// The unit of a product of quantities, and what its number is multiplied by on the way.
  ///
  /// 1. Units of one kind become powers of the first of them: `km/h·min` is km after 1/60, `in·cm` is in², `deg·arcmin` is deg².
  /// 2. Factors that cancel as a whole become a number: `J/(N·m)`, `EUR·kW·h/kWh`, `sr/deg²`. Angles are not left out of this: `rad/s` and
  ///    `m·rad` stay as they are.
  /// 3. Shares, such as the percent, become numbers unless one of them stands for itself.
  func merged(within budget: EvaluationBudget) throws(UnitError) -> (unit: Unit, scale: UnitScale) {
    var scale = UnitScale()
    var powers = try mergingKinds(&scale, within: budget)
    try Self.removeCancelling(&powers, &scale, within: budget)
    try Self.removeShares(&powers, &scale, within: budget)
    return (Unit(PowerProduct(powers)), scale)
  }

  private func mergingKinds(
    _ scale: inout UnitScale, within budget: EvaluationBudget
  ) throws(UnitError) -> [Power] {
    var powers: [Power] = []
    // A unit stays in place when it cancels, so that what comes later still merges into the first.
    var kept: [UnitAtom] = []
    for power in product {
      let atom = UnitAtom(word: power.base)
      let first = atom.isShare ? nil : kept.first { $0.kind == atom.kind }
      if first == nil { kept.append(atom) }
      let target = first ?? atom
      if target != atom {
        try scale.multiply(by: atom.factor, to: power.exponent, within: budget)
        try scale.multiply(by: target.factor, to: power.exponent.negated(), within: budget)
      }
      guard powers.multiply(by: Power(base: target.word, exponent: power.exponent)) else {
        throw .exponentLimit
      }
    }
    return powers
  }

  /// The most factors among which those that cancel are looked for; there are 2⁸ sets of them.
  private static let mostSearched = 8

  /// Removes sets of factors whose dimensions cancel, small sets first.
  private static func removeCancelling(
    _ powers: inout [Power], _ scale: inout UnitScale, within budget: EvaluationBudget
  ) throws(UnitError) {
    while let indices = cancelling(powers) {
      for index in indices.reversed() {
        let power = powers.remove(at: index)
        try scale.multiply(
          by: UnitAtom(word: power.base).factor, to: power.exponent, within: budget)
      }
    }
  }

  /// The places of the fewest factors, at least two, whose dimensions and angles cancel; shares are not looked at.
  ///
  /// Among many factors only all together are looked at.
  private static func cancelling(_ powers: [Power]) -> [Int]? {
    let places = powers.indices.filter { !UnitAtom(word: powers[$0].base).isShare }
    guard places.count > 1 else { return nil }
    guard places.count <= mostSearched else { return cancels(powers, places) ? places : nil }
    for count in 2...places.count {
      for set in UInt32(1)..<1 << UInt32(places.count) where set.nonzeroBitCount == count {
        let chosen = places.indices.filter { set & 1 << UInt32($0) != 0 }.map { places[$0] }
        if cancels(powers, chosen) { return chosen }
      }
    }
    return nil
  }

  private static func cancels(_ powers: [Power], _ places: [Int]) -> Bool {
    var sum = Dimension.Sum(countsAngles: true)
    for place in places { sum.add(UnitAtom(word: powers[place].base), powers[place].exponent) }
    return sum.isNone
  }

  private static func removeShares(
    _ powers: inout [Power], _ scale: inout UnitScale, within budget: EvaluationBudget
  ) throws(UnitError) {
    let shares = powers.filter { UnitAtom(word: $0.base).isShare }
    if shares.isEmpty || shares.count == 1 && shares[0].exponent.isOne { return }
    for power in shares {
      try scale.multiply(by: UnitAtom(word: power.base).factor, to: power.exponent, within: budget)
    }
    powers.removeAll { power in shares.contains(power) }
  }
}
