import SciNumber
import SciUnits
import TestSupport
import Testing

/// The table of units against GNU units and against itself.
@Suite struct UnitTableTests {
  let budget = EvaluationBudget.interactive

  /// The units that the columns of the data are for.
  static let bases = ["m", "kg", "s", "A", "K", "mol", "cd", "bit"]

  private static let baseUnits = bases.compactMap(Unit.init(named:))

  /// The unit of a row of exponents.
  static func base(_ exponents: [Rational]) throws -> Unit {
    try zip(baseUnits, exponents).reduce(Unit.none) { product, power in
      power.1.isZero ? product : try product.multiplied(by: power.0.raised(to: power.1))
    }
  }

  /// 1,236 names with the factors that GNU units 2.22 has; where it has others, a table says why.
  @Test func factorsAreThoseOfGNUUnits() throws {
    let reasons = try DataRow.rows("gnu-differences.tsv", of: "SciUnitsTests", count: 56)
    var unused = Set(reasons.map { $0.fields[0] })
    let explained = unused
    for row in try DataRow.rows("gnu-units.tsv", of: "SciUnitsTests", count: 1261) {
      let name = row.fields[0]
      let unit = try #require(Unit(named: name), sourceLocation: row.location)
      let factor = try #require(Rational(row.fields[2]))
      let powers = row.fields[4...].compactMap { Rational($0) }
      let expected = try Real(factor).multiplied(
        by: Real.pi.raised(to: Real(Rational(row.fields[3]) ?? 0), within: budget), within: budget)
      let base = try Self.base(powers).turning(unit)
      var isEqual = false
      if unit.dimension == base.dimension {
        // GNU units has the degrees of scales with an offset as differences.
        let value =
          try unit.isAffine
          ? Real(#require(unit.info?.factor))
          : Quantity(1, unit).converted(to: base, within: budget).value
        isEqual = try value.compared(to: expected, within: budget) == 0
      }
      if isEqual { continue }
      let reason = [name, row.fields[1]].first(where: explained.contains)
      #expect(reason != nil, "\(name)", sourceLocation: row.location)
      if let reason { unused.remove(reason) }
    }
    #expect(unused.isEmpty, "these agree or are not in the data")
  }

  @Test func everyUnitIsItselfAfterItsBase() throws {
    #expect(Unit.all.count == 290)
    for info in Unit.all {
      let base = try Self.inBase(info).turning(info.unit)
      let there = try Quantity(Real(Rational(7, 3)), info.unit).converted(to: base, within: budget)
      let back = try there.converted(to: info.unit, within: budget)
      let value = try back.value.rationalValue(within: budget)
      #expect(value == Rational(7, 3), "\(info.symbol)")
      let factor = try Quantity(1, info.unit).converted(to: base, within: budget).value
      let expected = try Real(info.factor)
        .multiplied(
          by: Real.pi.raised(to: Real(WideInt(info.piPower)), within: budget), within: budget
        )
        .adding(Real(info.offset), within: budget)
      #expect(try factor.compared(to: expected, within: budget) == 0, "\(info.symbol)")
    }
  }

  /// A product of base units with the dimension of a unit.
  private static func inBase(_ info: UnitInfo) throws -> Unit {
    // The formula is a product of base dimensions, whose names stand here with their units.
    let units = [
      "mass": "kg", "length": "m", "time": "s", "electric current": "A", "temperature": "K",
      "amount of substance": "mol", "luminous intensity": "cd", "information": "bit",
      "pixels": "px",
    ]
    if info.dimension.isNone { return .none }
    var formula = info.dimension.formula.replacing(" / ", with: "/")
    for (dimension, unit) in units { formula = formula.replacing(dimension, with: unit) }
    return try #require(try UnitText.unit(formula), "\(formula)")
  }

  @Test func whatIsListedIsFoundByItsNames() throws {
    for info in Unit.all {
      #expect(try UnitText.unit(info.symbol) == info.unit, "\(info.symbol)")
      for name in info.names { #expect(Unit(named: name) == info.unit, "\(name)") }
      let isProduct = info.source.hasPrefix("short for")
      #expect(isProduct || info.names.contains(info.symbol), "\(info.symbol)")
      #expect(!info.singular.isEmpty && !info.plural.isEmpty && !info.quantity.isEmpty)
      #expect(!info.source.isEmpty, "\(info.symbol)")
      #expect(info.unit.info?.symbol == info.symbol)
    }
    #expect(Set(Unit.all.map(\.symbol)).count == Unit.all.count)
    let speed = try #require(Unit(named: "mph")?.info)
    #expect(speed.symbol == "mph")
    #expect(speed.factor == Rational("0.44704"))
    #expect(speed.source == "short for mi/h")
    #expect(Unit(named: "kWh")?.info?.plural == "kilowatt hours")
    #expect(Unit(named: "MWh")?.info == nil)
    #expect(Unit(named: "Wh")?.info?.takesPrefixes == true)
  }

  @Test func quantitiesListTheirUnits() {
    #expect(Unit.quantities.first == "length")
    #expect(Unit.quantities.last == "currency")
    #expect(Unit.all(of: "currency").count == 307)
    #expect(Unit.all(of: "currency").contains { $0.symbol == "CHF" })
    #expect(Unit.quantities.dropLast().flatMap(Unit.all(of:)).count == Unit.all.count)
    #expect(Unit.all(of: "pressure").map(\.symbol).contains("psi"))
    #expect(Unit.tableVersion == "CLDR 48")
  }

  /// Units of one quantity have one dimension, and their dimension has its name.
  @Test func dimensionsHaveNames() throws {
    for quantity in Unit.quantities.dropLast() {
      #expect(Set(Unit.all(of: quantity).map(\.dimension)).count == 1, "\(quantity)")
    }
    func name(_ unit: String) throws -> String { try q("1", unit).unit.dimension.description }
    #expect(try name("km/h") == "speed")
    #expect(try name("kg·m/s²") == "force")
    #expect(try name("N/m²") == "pressure")
    #expect(try name("m") == "length")
    #expect(try name("MB/s") == "data rate")
    #expect(try name("kg·m⁵") == "mass·length⁵")
    #expect(try name("EUR/kg") == "EUR / mass")
    #expect(try name("rad") == "number")
    #expect(try q("1", "km/h").unit.dimension.formula == "length / time")
    #expect(try q("1", "V").unit.dimension.formula == "mass·length² / (time³·electric current)")
    #expect(Dimension.none.description == "number")
  }

  @Test func dimensionsMultiply() throws {
    let (length, time) = (try q("1", "m").unit.dimension, try q("1", "s").unit.dimension)
    #expect(length / time == (try q("1", "mph").unit.dimension))
    #expect(length * length == (try q("1", "acre").unit.dimension))
    #expect(length.raised(to: Rational(1, 2)) * length.raised(to: Rational(1, 2)) == length)
    #expect(length / length == .none)
    #expect(time * length == length * time)
  }
}

extension Unit {
  /// The unit, for turns over a time that of radians over it: 1/s does not say what a turn is.
  fileprivate func turning(_ other: Unit) throws -> Unit {
    guard other.hasAngle, !other.dimension.isNone, let radian = Unit(named: "rad") else {
      return self
    }
    return try radian.multiplied(by: self)
  }
}
