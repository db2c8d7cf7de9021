import SciNumber
import SciUnits
import Testing

/// What quantities do, against results that were worked out by hand.
@Suite struct QuantityArithmeticTests {
  let budget = EvaluationBudget.interactive

  @Test func sumsHaveTheUnitOfTheLeftOperand() throws {
    #expect(try q("1", "km").adding(q("250", "m"), within: budget).text == "1.25 km")
    #expect(try q("1", "in").adding(q("1", "cm"), within: budget).text == "177/127 in")
    #expect(try q("1", "h").subtracting(q("90", "s"), within: budget).text == "0.975 h")
    #expect(try q("2", "EUR").adding(q("0.5", "EUR"), within: budget).text == "2.5 EUR")
    #expect(try q("1").adding(q("2"), within: budget).text == "3")
    // The radian is the number 1, as in the SI.
    #expect(try q("1").adding(q("2", "rad"), within: budget).text == "3")
  }

  @Test func sumsOfDifferentThingsAreRefused() throws {
    let (metre, second) = (try q("1", "m"), try q("1", "s"))
    #expect(throws: UnitError.differentDimensions(metre.unit, second.unit)) {
      try metre.adding(second, within: budget)
    }
    #expect(throws: UnitError.differentDimensions(metre.unit, second.unit)) {
      try metre.compared(to: second, within: budget)
    }
    #expect(throws: UnitError.differentDimensions(metre.unit, .none)) {
      try metre.subtracting(q("0"), within: budget)
    }
  }

  @Test func currenciesNeedARate() throws {
    #expect(throws: UnitError.needsRate(from: "USD", to: "EUR")) {
      try q("1", "EUR").adding(q("1", "USD"), within: budget)
    }
    #expect(throws: UnitError.needsRate(from: "EUR", to: "USD")) {
      try q("1", "EUR/kg").converted(to: q("1", "USD/lb").unit, within: budget)
    }
    #expect(
      try q("2.49", "EUR/kg").multiplied(by: q("350", "g"), within: budget).text == "0.8715 EUR")
    #expect(
      try q("10", "EUR").multiplied(by: q("1.08", "USD/EUR"), within: budget).text == "10.8 USD")
    #expect(Unit(named: "EUR")?.currencyCode == "EUR")
    #expect(try q("1", "EUR/kg").unit.currencyCode == nil)
    #expect(Unit(named: "m")?.currencyCode == nil)
    #expect(Unit(named: "kEUR") == nil)
    #expect(Unit(named: "DEM")?.currencyCode == "DEM")
    #expect(Unit(named: "DEX") == nil)
  }

  @Test(
    arguments: [
      ("100", "km/h", "45", "min", "75 km"),
      ("1", "in", "1", "cm", "50/127 in²"),
      ("4", "J", "1/2", "N⁻¹·m⁻¹", "2"),
      ("0.30", "EUR/kWh", "6", "kWh", "1.8 EUR"),
      ("0.30", "EUR/kW/h", "6", "kW·h", "1.8 EUR"),
      ("3", "kW", "2", "h", "6 kWh"),
      ("10", "rad/s", "2", "s", "20 rad"),
      ("10", "rad/s", "3", "rad/s", "30 rad²/s²"), ("2", "m", "1", "rad", "2 m·rad"),
      ("2", "deg", "30", "arcmin", "1 deg²"),
      ("50", "Hz", "2", "s", "100"),
      ("3000", "rpm", "2", "min", "6000 rev"),
      ("2", "m", "3", "kg", "6 m·kg"),
      ("5", "L", "2", "m²", "10 L·m²"),
      ("60", "mph", "2", "h", "120 mi"),
      ("10", "kn", "2", "h", "20 kn·h"),
      ("2", "kB", "3", "kbit", "0.75 kB²"),
    ] as [(String, String, String, String, String)])
  func productsMergeUnits(
    _ number: String, _ unit: String, _ other: String, _ otherUnit: String, _ expected: String
  ) throws {
    let product = try q(number, unit).multiplied(by: q(other, otherUnit), within: budget)
    #expect(product.text == expected)
  }

  @Test func quotientsMergeUnits() throws {
    // 8 × 2^40 / 10^8 s, which is 87960.930… s.
    let time = try q("1", "TiB").divided(by: q("100", "Mbit/s"), within: budget)
    #expect(time.text == "87960.93022208 s")
    #expect(try q("75", "km").divided(by: q("45", "min"), within: budget).text == "5/3 km/min")
    #expect(try q("1", "ft").divided(by: q("1", "in"), within: budget).text == "12")
    #expect(try q("1").divided(by: q("4", "s"), within: budget).text == "0.25 s⁻¹")
    #expect(throws: UnitError.mathematics(.divisionByZero)) {
      try q("1", "m").divided(by: q("0", "s"), within: budget)
    }
  }

  /// N Pa W V Ω F T H Gy lx, which are kg⁶·m⁶·s⁻¹⁵·A⁻⁴·cd: the SI Brochure, 9th edition, table 4.
  @Test func manyFactorsCancelAllTogether() throws {
    let product = try q("3", "N·Pa·W·V·Ω·F·T·H·Gy·lx")
    let base = product.unit.dimension.formula
    #expect(base == "mass⁶·length⁶·luminous intensity / (time¹⁵·electric current⁴)")
    let number = try product.divided(by: q("1", "kg⁶·m⁶·cd/(s¹⁵·A⁴)"), within: budget)
    #expect(number.text == "3")
  }

  @Test func powersAndRootsRaiseTheUnit() throws {
    #expect(try q("3", "m").raised(to: 2, within: budget).text == "9 m²")
    #expect(try q("16", "m²").squareRoot(within: budget).text == "4 m")
    #expect(try q("-8", "cm³").cubeRoot(within: budget).text == "-2 cm")
    #expect(try q("4", "m").squareRoot(within: budget).text == "2 m^(1/2)")
    #expect(try q("4", "m").raised(to: Rational(1, 2), within: budget).text == "2 m^(1/2)")
    #expect(try q("2", "s").raised(to: -2, within: budget).text == "0.25 s⁻²")
    #expect(try q("7", "s").raised(to: 0, within: budget).text == "1")
    // A hectare is the square of 100 m, so the root of one is rational.
    let side = try q("1", "ha").squareRoot(within: budget)
    #expect(try side.converted(to: q("1", "m").unit, within: budget).text == "100 m")
    #expect(
      try q("2", "m").raised(to: q("1/2", "m/m"), within: budget).unit.symbol == "m^(1/2)")
  }

  @Test func exponentsAreRationalNumbers() throws {
    let metre = try q("2", "m")
    #expect(throws: UnitError.irrationalExponent) {
      try metre.raised(to: Quantity(.pi), within: budget)
    }
    #expect(throws: UnitError.irrationalExponent) {
      try metre.raised(to: q("2", "s"), within: budget)
    }
    #expect(throws: UnitError.exponentLimit) { try metre.raised(to: 40_000, within: budget) }
    #expect(throws: UnitError.exponentLimit) {
      try metre.raised(to: Rational("1e1000000000000") ?? 0, within: budget)
    }
    var power = try q("1", "m")
    #expect(throws: UnitError.exponentLimit) {
      while true { power = try power.raised(to: Rational(3, 2), within: budget) }
    }
  }

  @Test func irrationalAndNegativeNumbersHaveUnits() throws {
    let root = try Real(2).squareRoot(within: budget)
    let way = try Quantity(root, q("1", "km").unit).converted(to: q("1", "m").unit, within: budget)
    let thousandRoots = root.multiplied(by: 1000, within: budget)
    #expect(try way.value.compared(to: thousandRoots, within: budget) == 0)
    #expect(try q("-5", "m").magnitude(within: budget).text == "5 m")
    #expect(try q("5", "m").negated().text == "-5 m")
    #expect(try q("-1", "km").compared(to: q("-999", "m"), within: budget) == -1)
    #expect(try q("0", "km").compared(to: q("0", "m"), within: budget) == 0)
  }

  @Test func anglesAreExactMultiplesOfPi() throws {
    let half = try q("180", "deg").converted(to: q("1", "rad").unit, within: budget)
    #expect(try half.value.compared(to: .pi, within: budget) == 0)
    #expect(try q("1", "turn").converted(to: q("1", "deg").unit, within: budget).text == "360 deg")
    #expect(
      try q("1", "deg").converted(to: q("1", "arcsec").unit, within: budget).text == "3600 arcsec")
    #expect(try q("100", "gon").compared(to: q("90", "deg"), within: budget) == 0)
    // A parsec is 648000/π au.
    let au = try q("1", "pc").converted(to: q("1", "au").unit, within: budget).value
    #expect(try au.multiplied(by: .pi, within: budget).compared(to: 648_000, within: budget) == 0)
  }

  @Test func everyOperationDropsTheParts() throws {
    var time = try q("90", "min")
    time.parts = [try q("1", "h").unit, time.unit]
    #expect(try time.adding(time, within: budget).parts.isEmpty)
    #expect(try time.multiplied(by: q("2"), within: budget).parts.isEmpty)
    #expect(try time.converted(to: time.unit, within: budget).parts.isEmpty)
    #expect(time.negated().parts.isEmpty)
  }
}

@Suite struct TemperatureTests {
  let budget = EvaluationBudget.interactive

  /// The fixed points of the scales, as in ITS-90 and appendix B of NIST SP 811.
  @Test(arguments: [
    ("20", "°C", "68", "°F"), ("20", "°C", "293.15", "K"), ("20", "°C", "527.67", "°R"),
    ("100", "°C", "80", "°Ré"), ("-40", "°F", "-40", "°C"), ("0", "K", "-459.67", "°F"),
    ("0", "°F", "-160/9", "°C"), ("0", "°R", "0", "K"),
  ])
  func scalesAreConvertedAsPoints(
    _ number: String, _ unit: String, _ other: String, _ otherUnit: String
  ) throws {
    let (left, right) = (try q(number, unit), try q(other, otherUnit))
    #expect(try left.converted(to: right.unit, within: budget).text == right.text)
    #expect(try right.converted(to: left.unit, within: budget).text == left.text)
    #expect(try left.compared(to: right, within: budget) == 0)
  }

  @Test func differencesAreAddedToPoints() throws {
    #expect(try q("20", "°C").adding(q("5", "K"), within: budget).text == "25 °C")
    #expect(try q("20", "°C").subtracting(q("5", "K"), within: budget).text == "15 °C")
    #expect(try q("20", "°C").adding(q("9", "°R"), within: budget).text == "25 °C")
    #expect(try q("68", "°F").adding(q("5", "K"), within: budget).text == "77 °F")
    #expect(try q("5", "K").adding(q("20", "°C"), within: budget).text == "298.15 K")
  }

  @Test func theDifferenceOfPointsIsInKelvins() throws {
    #expect(try q("20", "°C").subtracting(q("5", "°C"), within: budget).text == "15 K")
    #expect(try q("68", "°F").subtracting(q("50", "°F"), within: budget).text == "10 K")
    #expect(try q("20", "°C").subtracting(q("50", "°F"), within: budget).text == "10 K")
    #expect(try q("300", "K").subtracting(q("20", "°C"), within: budget).text == "6.85 K")
  }

  @Test func pointsHaveNoSumsMultiplesAndPowers() throws {
    let warm = try q("20", "°C")
    let celsius = warm.unit
    #expect(throws: UnitError.offsetScale(.sum, celsius)) { try warm.adding(warm, within: budget) }
    #expect(throws: UnitError.offsetScale(.product, celsius)) {
      try warm.multiplied(by: q("2"), within: budget)
    }
    #expect(throws: UnitError.offsetScale(.product, celsius)) {
      try q("1", "J").divided(by: warm, within: budget)
    }
    #expect(throws: UnitError.offsetScale(.product, celsius)) {
      try q("1", "J").unit.divided(by: celsius)
    }
    #expect(throws: UnitError.offsetScale(.power, celsius)) {
      try warm.raised(to: 2, within: budget)
    }
    #expect(throws: UnitError.offsetScale(.power, celsius)) { try warm.squareRoot(within: budget) }
    #expect(throws: UnitError.offsetScale(.magnitude, celsius)) {
      try warm.magnitude(within: budget)
    }
    #expect(throws: UnitError.offsetScale(.split, celsius)) {
      try warm.split(into: [celsius], within: budget)
    }
    #expect(warm.negated().text == "-20 °C")
  }

  @Test func aNumberTimesABareUnitIsAPoint() throws {
    let celsius = Quantity.bare(try q("1", "°C").unit)
    #expect(try q("72").multiplied(by: celsius, within: budget).text == "72 °C")
    #expect(try celsius.multiplied(by: q("72"), within: budget).text == "72 °C")
    let warm = try q("72").multiplied(by: celsius, within: budget)
    #expect(!warm.isBare)
    #expect(throws: UnitError.offsetScale(.product, celsius.unit)) {
      try q("2").multiplied(by: warm, within: budget)
    }
    #expect(try q("2").multiplied(by: .bare(q("1", "km").unit), within: budget).text == "2 km")
  }

  @Test func theErrorNamesTheWay() {
    let error = UnitError.offsetScale(.sum, Unit(named: "°C") ?? .none)
    #expect(
      error.description
        == "°C has a zero of its own, so two such temperatures have no sum; "
        + "write the difference in K, or convert to K first")
  }
}

@Suite struct MixedQuantityTests {
  let budget = EvaluationBudget.interactive

  func text(_ quantity: Quantity, _ parts: [String]) throws -> String {
    let units = try parts.map { try q("1", $0).unit }
    return try quantity.split(into: units, within: budget)
      .map { Quantity($0.0, $0.1).text }.joined(separator: " ")
  }

  @Test func wholeNumbersOfAllButTheLast() throws {
    #expect(try text(q("90", "min"), ["h", "min"]) == "1 h 30 min")
    #expect(try text(q("-90", "min"), ["h", "min"]) == "-1 h 30 min")
    #expect(try text(q("30", "min"), ["h", "min"]) == "30 min")
    #expect(try text(q("-30", "min"), ["h", "min"]) == "-30 min")
    #expect(try text(q("0", "s"), ["h", "min"]) == "0 min")
    #expect(try text(q("2", "h"), ["h", "min", "s"]) == "2 h 0 min 0 s")
    #expect(try text(q("1.8", "m"), ["ft", "in"]) == "5 ft 1380/127 in")
    #expect(try text(q("100000", "s"), ["d", "h", "min", "s"]) == "1 d 3 h 46 min 40 s")
    #expect(
      try text(q("12.5125", "deg"), ["deg", "arcmin", "arcsec"]) == "12 deg 30 arcmin 45 arcsec")
    #expect(throws: UnitError.noParts) { try text(q("1", "s"), []) }
    #expect(throws: UnitError.self) { try text(q("1", "s"), ["h", "m"]) }
  }

  @Test func theWholePartIsDecided() throws {
    // √2·√8 h is exactly 4 h, which no number of digits would show.
    let value = try Real(2).squareRoot(within: budget)
      .multiplied(by: Real(8).squareRoot(within: budget), within: budget)
    let hour = try q("1", "h").unit
    let parts = try Quantity(value, hour).split(into: [hour, q("1", "min").unit], within: budget)
    #expect(parts[0].0.knownRational == 4)
    #expect(try parts[1].0.sign(within: budget) == 0)
  }
}
