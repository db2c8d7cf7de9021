import SciNumber
import SciUnits
import TestSupport
import Testing

/// The table of units against GNU units and against itself.
@Suite struct UnitTableTests {
  let budget = EvaluationBudget.interactive

  /// The units that the columns of the data are for, of which there may be fewer.
  static let bases = ["m", "kg", "s", "A", "K", "mol", "cd", "bit", "px"]

  private static let baseUnits = bases.compactMap(Unit.init(named:))

  /// The unit of a row of exponents.
  static func base(_ exponents: [Rational]) throws -> Unit {
    try zip(baseUnits, exponents).reduce(Unit.none) { product, power in
      power.1.isZero ? product : try product.multiplied(by: power.0.raised(to: power.1))
    }
  }

  /// 1,332 names with the factors that GNU units 2.22 has; where it has others, a table says why.
  @Test func factorsAreThoseOfGNUUnits() throws {
    let reasons = try DataRow.rows("gnu-differences.tsv", of: "SciUnitsTests", count: 56)
    var unused = Set(reasons.map { $0.fields[0] })
    let explained = unused
    for row in try DataRow.rows("gnu-units.tsv", of: "SciUnitsTests", count: 1332) {
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

  /// Whether a fraction, a power of π and the exponents of the bases are those of a unit.
  private static func isFactor(_ fields: [String], of info: UnitInfo) throws -> Bool {
    let powers = try fields[2...].map { try #require(Rational($0)) }
    return try Rational(fields[0]) == info.factor && Int(fields[1]) == info.piPower
      && info.dimension == base(powers).dimension
  }

  /// Every unit has what GNU units, pint or another source says of it, beside CLDR, or is in a short list with a reason; where a
  /// source says something else, a table says why.
  @Test func everyUnitHasASecondSource() throws {
    let pairs = try DataRow.rows("unit-differences.tsv", of: "SciUnitsTests", count: 45)
      .map { "\($0.fields[0]) \($0.fields[1])" }
    let others = try DataRow.rows("gnu-differences.tsv", of: "SciUnitsTests", count: 56)
      .map { "\($0.fields[0]) GNU units" }
    let explained = Set(pairs + others)
    var unused = Set(pairs)
    var found: Set<String> = []
    for row in try DataRow.rows("second-sources.tsv", of: "SciUnitsTests", count: 518) {
      let (name, source) = (row.fields[0], row.fields[1])
      let info = try #require(Unit(named: name)?.info, sourceLocation: row.location)
      let agrees = try Self.isFactor(Array(row.fields[3...]), of: info)
      let isExplained = [name, row.fields[2]].contains { explained.contains("\($0) \(source)") }
      #expect(agrees || isExplained, "\(name): \(source)", sourceLocation: row.location)
      // A definition of our own in the place of CLDR's says so.
      if !agrees, source == Unit.tableVersion {
        #expect(info.source.contains("CLDR"), "\(name)", sourceLocation: row.location)
      }
      if !agrees { unused.remove("\(name) \(source)") }
      if agrees, source != Unit.tableVersion { found.insert(info.symbol) }
    }
    #expect(unused.isEmpty, "these agree or are not in the data")

    let exempt = try DataRow.rows("without-second-source.tsv", of: "SciUnitsTests", count: 7)
      .map { try #require(Unit(named: $0.fields[0])?.info).symbol }
    let missing = Set(Unit.all.map(\.symbol)).subtracting(found)
    #expect(missing == Set(exempt))
  }

  /// CLDR 48 has 1.848 mL, 2.22 mL, 3/64 teaspoon, 100 mL, 0.0331 m, 0.198 m, 428 m and 1.98847e30 kg.
  ///
  /// The values are those of the sources in scripts/data/unit_sources.tsv.
  @Test(arguments: [
    ("dsp", "0.0000098578431875"), ("imp_dsp", "0.00001"), ("pinch", "0.000000308057599609375"),
    ("cup_jp", "0.0002"), ("shaku_length_jp", "10/33"), ("sun_jp", "1/33"), ("rin_jp", "1/3300"),
    ("shaku_cloth_jp", "25/66"), ("ken_jp", "20/11"), ("jo_jp", "100/33"),
    ("ri_jp", "43200/11"), ("solar_mass", "1.98841e30"),
  ])
  func unitsThatCLDRHasWrong(_ name: String, _ factor: String) throws {
    let info = try #require(Unit(named: name)?.info)
    #expect(try info.factor == #require(Rational(factor)))
    #expect(info.source.contains("CLDR 48 has"))
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
