import SciNumber
import SciUnits
import TestSupport
import Testing

/// Laws that hold for all units: of one dimension, and of random products.
///
/// What is not clear is an error (`unclearTurn`, or `differentDimensions` between an angle and a solid angle), and never another value. Numbers without a unit that stand for angles in a calculator's mode are no quantities, and so exempt.
@Suite struct UnitLawTests {
  private let budget = EvaluationBudget.interactive

  /// The units of the table by what they measure; those of temperatures with a zero of their own have no products.
  private static let groups: [[Unit]] = {
    var groups: [Dimension: [Unit]] = [:]
    for info in Unit.all where !info.unit.isAffine {
      groups[info.dimension, default: []].append(info.unit)
    }
    return groups.values.map { $0.sorted { $0.symbol < $1.symbol } }
      .sorted { $0[0].symbol < $1[0].symbol }
  }()

  /// What `body` comes to, or `nil` where a turn may count as 1 or as 2π, or an angle meets a solid angle.
  private func clear<Result>(_ body: () throws(UnitError) -> Result) throws -> Result? {
    do throws(UnitError) {
      return try body()
    } catch {
      switch error {
      case .unclearTurn: return nil
      case .differentDimensions(let left, let right) where left.hasAngle && right.hasAngle:
        return nil
      default: throw error
      }
    }
  }

  private func converted(_ quantity: Quantity, to unit: Unit) throws -> Quantity? {
    try clear { () throws(UnitError) in try quantity.converted(to: unit, within: budget) }
  }

  private func areEqual(_ left: Quantity, _ right: Quantity) throws -> Bool? {
    try clear { () throws(UnitError) in try left.compared(to: right, within: budget) == 0 }
  }

  /// Holds the three laws against a quantity and two units of its dimension.
  private func check(
    _ x: Quantity, _ u: Unit, _ v: Unit, times q: Quantity
  ) throws -> Int {
    let place = "\(x.value) \(x.unit), \(u), \(v), times \(q.value) \(q.unit)"
    var count = 0
    if let there = try converted(x, to: u), let around = try converted(there, to: v),
      let straight = try converted(x, to: v)
    {
      #expect(try around.value.compared(to: straight.value, within: budget) == 0, "\(place)")
      count += 1
    }
    guard let a = try converted(x, to: u), try areEqual(a, x) == true else { return count }
    let left = try a.multiplied(by: q, within: budget)
    let right = try x.multiplied(by: q, within: budget)
    if let isEqual = try areEqual(left, right) {
      #expect(isEqual, "\(place)")
      count += 1
    }
    let b = Quantity(Real(Rational(5, 7)), v)
    let sum = try clear { () throws(UnitError) in try a.adding(b, within: budget) }
    guard let sum else { return count }
    let converted = try b.converted(to: u, within: budget)
    let other = try a.adding(converted, within: budget)
    #expect(sum.unit == u && other.unit == u, "\(place)")
    #expect(try sum.value.compared(to: other.value, within: budget) == 0, "\(place)")
    return count + 1
  }

  @Test func lawsHoldForAllPairsOfUnitsOfADimension() throws {
    var generator = SplitMix64(seed: 0x616E_676C)
    var count = 0
    for group in Self.groups {
      for u in LongTests.some(of: group) {
        for v in group {
          guard let w = group.randomElement(using: &generator) else { continue }
          let factor = Self.groups[Int.random(in: 0..<Self.groups.count, using: &generator)]
          let q = Quantity(Real(Rational(3, 4)), factor.randomElement(using: &generator) ?? .none)
          count += try check(Quantity(Real(Rational(7, 3)), w), u, v, times: q)
        }
      }
    }
    #expect(count > (LongTests.areRun ? 15_000 : 5_000))
  }

  /// Names of units in which angles, turns and frequencies meet others.
  private static let names = [
    "rad", "deg", "arcmin", "turn", "rev", "grad", "mrad", "sr", "rpm", "Hz", "kHz", "s", "min",
    "m", "ft", "N", "J", "W",
    "kg", "lm", "cd", "percent",
  ]

  private func randomUnit(_ generator: inout SplitMix64) throws -> Unit {
    var unit = Unit.none
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let name = Self.names[Int.random(in: 0..<Self.names.count, using: &generator)]
      let power = [1, 1, 1, -1, -1, 2][Int.random(in: 0..<6, using: &generator)]
      let factor = try #require(Unit(named: name)).raised(to: Rational(WideInt(power)))
      unit = try unit.multiplied(by: factor)
    }
    return unit
  }

  /// The same unit with other names, and perhaps an angle more or less.
  private func alike(_ unit: Unit, _ generator: inout SplitMix64) throws -> Unit {
    var result = unit
    for (name, others) in [
      ("deg", ["rad", "turn"]), ("rpm", ["rad/s", "Hz"]), ("Hz", ["s⁻¹"]), ("m", ["ft"]),
      ("sr", ["rad²"]), ("s", ["min"]),
    ] where Bool.random(using: &generator) {
      let other = others[Int.random(in: 0..<others.count, using: &generator)]
      let factor = try #require(Unit(named: name))
      result = try result.divided(by: factor).multiplied(by: Self.unit(other))
    }
    return result.dimension == unit.dimension ? result : unit
  }

  private static func unit(_ text: String) throws -> Unit {
    try #require(try UnitText.unit(text), "\(text)")
  }

  @Test func lawsHoldForRandomProducts() throws {
    var generator = SplitMix64(seed: 0x7072_6F64)
    var count = 0
    for _ in 0..<3_000 {
      let unit = try randomUnit(&generator)
      let (u, v) = (try alike(unit, &generator), try alike(unit, &generator))
      let q = Quantity(Real(Rational(3, 4)), try randomUnit(&generator))
      count += try check(Quantity(Real(Rational(7, 3)), unit), u, v, times: q)
    }
    #expect(count > 5_000)
  }
}
