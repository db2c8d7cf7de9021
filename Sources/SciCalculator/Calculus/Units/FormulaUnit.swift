import SciNumber
import SciUnits

/// The unit of a part of a formula: a known one times powers of those of unknowns.
struct FormulaUnit: Equatable {
  var known: Unit
  /// Whether units have cancelled in it, if it is a number.
  var isRatio: Bool
  /// The exponent of the unit of each unknown; those that are missing are zero.
  private(set) var powers: [Rational]

  init(_ known: Unit = .none, isRatio: Bool = false) {
    (self.known, self.isRatio, powers) = (known, isRatio, [])
  }

  /// The unit of an unknown, which is not known yet.
  init(ofUnknown place: Int) {
    self.init()
    powers = [Rational](repeating: 0, count: place) + [1]
  }

  /// Whether it is that of plain numbers.
  var isNumber: Bool { known.isNone && powers.isEmpty }

  /// Runs `body`, whose errors are those of quantities.
  static func measuring<Result>(
    _ body: () throws(UnitError) -> Result
  ) throws(MeasuredArithmetic.MeasureError) -> Result {
    do throws(StepError) {
      return try StepError.measuring(body)
    } catch {
      throw .error(error)
    }
  }
}

// MARK: - Products

extension FormulaUnit {
  /// The unit of a product, and what its number is multiplied by.
  func product(
    _ other: FormulaUnit, within budget: EvaluationBudget
  ) throws(MeasuredArithmetic.MeasureError) -> (unit: FormulaUnit, factor: Real) {
    try joined(other, sign: 1) { (x, y) throws(UnitError) in
      try x.multiplied(by: y, within: budget)
    }
  }

  /// The unit of a quotient, and what its number is multiplied by.
  func quotient(
    _ other: FormulaUnit, within budget: EvaluationBudget
  ) throws(MeasuredArithmetic.MeasureError) -> (unit: FormulaUnit, factor: Real) {
    try joined(other, sign: -1) { (x, y) throws(UnitError) in
      try x.divided(by: y, within: budget)
    }
  }

  private func joined(
    _ other: FormulaUnit, sign: Rational,
    _ operation: (Quantity, Quantity) throws(UnitError) -> Quantity
  ) throws(MeasuredArithmetic.MeasureError) -> (unit: FormulaUnit, factor: Real) {
    let quantity = try Self.measuring { () throws(UnitError) in
      try operation(one, other.one)
    }
    var unit = FormulaUnit(quantity.unit, isRatio: quantity.isRatio)
    unit.powers = powers.sum(other.powers.map { $0 * sign })
    return (unit, quantity.value)
  }

  /// The unit of a power, and what its number is multiplied by.
  func raised(
    to exponent: Rational, within budget: EvaluationBudget
  ) throws(MeasuredArithmetic.MeasureError) -> (unit: FormulaUnit, factor: Real) {
    let quantity = try Self.measuring { () throws(UnitError) in
      try one.raised(to: exponent, within: budget)
    }
    var unit = FormulaUnit(quantity.unit, isRatio: quantity.isRatio)
    unit.powers = powers.map { $0 * exponent }.sum([])
    return (unit, quantity.value)
  }

  /// 1 in the known unit.
  private var one: Quantity {
    var quantity = Quantity(1, known)
    quantity.isRatio = isRatio
    return quantity
  }
}

// MARK: - Unknowns

extension FormulaUnit {
  /// The last unknown whose unit does not cancel between this and another one.
  func lastUnknown(besides other: FormulaUnit) -> Int? {
    powers.sum(other.powers.map { -$0 }).indices.last
  }

  /// What the unit of an unknown must be, so that this unit is one of the dimension of another.
  func solved(
    for unknown: Int, equal other: FormulaUnit, within budget: EvaluationBudget
  ) throws(MeasuredArithmetic.MeasureError) -> FormulaUnit {
    let quotient = try other.quotient(self, within: budget).unit
    let exponent = -quotient.powers[unknown]
    var rest = quotient
    rest.powers[unknown] = 0
    rest.powers = rest.powers.sum([])
    var unit = try rest.raised(to: 1 / exponent, within: budget).unit
    unit.known = unit.known.withoutRoots
    unit.isRatio = false
    return unit
  }

  /// The unit with another one in the place of that of an unknown.
  func replacing(
    unknown: Int, by unit: FormulaUnit, within budget: EvaluationBudget
  ) throws(MeasuredArithmetic.MeasureError) -> FormulaUnit {
    guard powers.indices.contains(unknown), !powers[unknown].isZero else { return self }
    var rest = self
    rest.powers[unknown] = 0
    rest.powers = rest.powers.sum([])
    let power = try unit.raised(to: powers[unknown], within: budget).unit
    return try rest.product(power, within: budget).unit
  }

  /// The unit where those of all unknowns are none.
  var withoutUnknowns: FormulaUnit { FormulaUnit(known, isRatio: isRatio) }
}

extension [Rational] {
  /// The sums of exponents, without zeros at the end.
  fileprivate func sum(_ other: [Rational]) -> [Rational] {
    var sums = count < other.count ? other : self
    for (place, exponent) in (count < other.count ? self : other).enumerated() {
      sums[place] = sums[place] + exponent
    }
    while sums.last?.isZero ?? false { sums.removeLast() }
    return sums
  }
}
