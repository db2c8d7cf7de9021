import SciNumber
import SciUnits
import TestSupport
import Testing

/// Random expressions against an evaluator that has only fractions and vectors of exponents.
@Suite struct UnitAlgebraTests {
  let budget = EvaluationBudget.interactive

  /// A quantity by its number in the base and its exponents, which is all that the evaluator knows.
  struct Value {
    var number: Rational
    var exponents: [Rational]

    func combined(with other: Value, sign: Rational) -> Value {
      Value(
        number: sign == 1 ? number * other.number : number / other.number,
        exponents: zip(exponents, other.exponents).map { $0 + sign * $1 })
    }
  }

  /// Units with their factors from GNU units; those with π and those that differ are left out.
  static func units() throws -> [(Unit, Value)] {
    let different = Set(
      try DataRow.rows("gnu-differences.tsv", of: "SciUnitsTests", count: 56).map { $0.fields[0] })
    return try DataRow.rows("gnu-units.tsv", of: "SciUnitsTests", count: 1332).compactMap { row in
      guard row.fields[3] == "0", !different.contains(row.fields[0]),
        !different.contains(row.fields[1]), let unit = Unit(named: row.fields[0]), !unit.isAffine,
        let factor = Rational(row.fields[2])
      else { return nil }
      return (unit, Value(number: factor, exponents: row.fields[4...].compactMap { Rational($0) }))
    }
  }

  @Test func randomExpressionsHaveTheirValueAndDimension() throws {
    let units = try Self.units()
    #expect(units.count > 900)
    var generator = SplitMix64(seed: 0x756E_6974)
    var count = 0
    var unclear = 0
    while count < (LongTests.areRun ? 100_000 : 20_000) {
      let seed = generator
      do {
        var (quantity, value) = try leaf(units, &generator)
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
          (quantity, value) = try step(quantity, value, units, &generator)
          count += 1
        }
        try check(quantity, value, "\(seed)")
      } catch UnitError.unclearTurn {
        // A solid angle beside Hz or Bq: it is asked for, and no value is given.
        unclear += 1
      }
    }
    #expect(unclear < count / 100, "\(unclear) expressions have no answer")
  }

  private func leaf(
    _ units: [(Unit, Value)], _ generator: inout SplitMix64
  ) throws -> (Quantity, Value) {
    let number = Rational(
      Integer(WideInt.random(in: 1...99, using: &generator)),
      Integer(WideInt.random(in: 1...12, using: &generator)))
    let (unit, value) = units[Int.random(in: 0..<units.count, using: &generator)]
    return (
      Quantity(Real(number), unit),
      Value(number: number * value.number, exponents: value.exponents)
    )
  }

  private func step(
    _ quantity: Quantity, _ value: Value, _ units: [(Unit, Value)],
    _ generator: inout SplitMix64
  ) throws -> (Quantity, Value) {
    let (other, otherValue) = try leaf(units, &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      return (
        try quantity.multiplied(by: other, within: budget),
        value.combined(with: otherValue, sign: 1)
      )
    case 2, 3:
      return (
        try quantity.divided(by: other, within: budget),
        value.combined(with: otherValue, sign: -1)
      )
    case 4:
      let exponent = [-1, 2].randomElement(using: &generator) ?? 2
      // Numbers that are squared again and again would take all the time.
      guard value.number.bitSize < 2000 else { return (quantity, value) }
      let power = Value(
        number: exponent == 2 ? value.number * value.number : 1 / value.number,
        exponents: value.exponents.map { $0 * Rational(WideInt(exponent)) })
      return (try quantity.raised(to: Rational(WideInt(exponent)), within: budget), power)
    default:
      // A sum with a unit of the same dimension: the quantity itself in base units.
      let base = try UnitTableTests.base(value.exponents)
      let sum = try quantity.adding(Quantity(Real(otherValue.number), base), within: budget)
      return (sum, Value(number: value.number + otherValue.number, exponents: value.exponents))
    }
  }

  private func check(_ quantity: Quantity, _ value: Value, _ seed: String) throws {
    let base = try UnitTableTests.base(value.exponents)
    #expect(quantity.unit.dimension == base.dimension, "\(seed)")
    let number = try quantity.converted(to: base, within: budget).value.knownRational
    #expect(number == value.number, "\(seed): \(quantity.unit.symbol)")
    let read = quantity.unit.isNone ? Unit.none : try UnitText.unit(quantity.unit.symbol)
    #expect(read == quantity.unit, "\(seed): \(quantity.unit.symbol)")
  }

  /// Products do not depend on the order of factors, but for the unit in which they are written.
  @Test func productsCommute() throws {
    let units = try Self.units()
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let (x, _) = try leaf(units, &generator)
      let (y, _) = try leaf(units, &generator)
      let (xy, yx) = (
        try x.multiplied(by: y, within: budget), try y.multiplied(by: x, within: budget)
      )
      #expect(try xy.compared(to: yx, within: budget) == 0)
    }
  }
}
