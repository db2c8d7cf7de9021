import Foundation
import SciFoundation
import SciNumber
import SciUnits
import Testing

@Suite struct MeasurementTests {
  private func text(_ quantity: Quantity) -> String {
    "\(quantity.value.knownRational?.description ?? "?") \(quantity.unit.symbol)"
  }

  private func exact(_ value: Double, _ unit: Foundation.Dimension) throws -> String {
    text(try Quantity(exactly: Measurement(value: value, unit: unit)))
  }

  @Test func measurementsAreQuantities() throws {
    #expect(try exact(26.21875, UnitLength.miles) == "26.21875 mi")
    #expect(try exact(90, UnitDuration.minutes) == "90 min")
    #expect(try exact(-40, UnitTemperature.fahrenheit) == "-40 °F")
    #expect(try exact(3, UnitArea.squareKilometers) == "3 km²")
    #expect(try exact(2, UnitSpeed.kilometersPerHour) == "2 km/h")
    #expect(try exact(1, UnitMass.stones) == "1 st")
    #expect(try exact(1, UnitAcceleration.gravity) == "1 g_force")
    #expect(try exact(1, UnitArea.ares) == "1 are")
    #expect(try exact(5, UnitVolume.imperialFluidOunces) == "5 imp_floz")
    #expect(try exact(1, UnitAngle.arcMinutes) == "1 arcmin")
    // 0.1 is 3602879701896397/2⁵⁵ as a binary number.
    let tenth = try Quantity(exactly: Measurement(value: 0.1, unit: UnitLength.kilometers))
    #expect(tenth.value.knownRational == Rational("3602879701896397/36028797018963968"))
    let shortest = try Quantity(shortest: Measurement(value: 0.1, unit: UnitLength.kilometers))
    let metre = try Quantity(exactly: Measurement(value: 1, unit: UnitLength.meters)).unit
    #expect(text(try shortest.converted(to: metre, within: .interactive)) == "100 m")
  }

  @Test func quantitiesAreMeasurements() throws {
    let mile = try Quantity(exactly: Measurement(value: 1, unit: UnitLength.miles))
    let metres = try Measurement(exactly: Quantity(12, mile.unit), in: UnitLength.inches)
    #expect(metres == Measurement(value: 760_320, unit: UnitLength.inches))
    #expect(throws: ConversionError.noDouble(Rational("1609.344") ?? 0)) {
      try Measurement(exactly: mile, in: UnitLength.meters)
    }
    #expect(throws: ConversionError.differentDimensions("mi", "s")) {
      try Measurement(exactly: mile, in: UnitDuration.seconds)
    }
    #expect(throws: ConversionError.irrational) {
      try Measurement(exactly: Quantity(.pi, mile.unit), in: UnitLength.miles)
    }
  }

  /// A unit that somebody made himself, though its symbol is that of another one.
  @Test func otherUnitsAreErrors() {
    let hand = UnitLength(symbol: "h", converter: UnitConverterLinear(coefficient: 0.1016))
    let mine = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1.5))
    for unit in [hand, mine] {
      #expect(throws: ConversionError.unknownUnit(unit.symbol)) {
        try Quantity(exactly: Measurement(value: 1, unit: unit))
      }
    }
    #expect(throws: ConversionError.unknownUnit("cup")) {
      try Quantity(exactly: Measurement(value: 1, unit: UnitVolume.cups))
    }
    #expect(throws: ConversionError.unknownUnit("mpg")) {
      try Quantity(exactly: Measurement(value: 1, unit: UnitFuelEfficiency.milesPerGallon))
    }
    #expect(throws: ConversionError.notANumber) {
      try Quantity(exactly: Measurement(value: .infinity, unit: UnitLength.meters))
    }
  }

  /// Every unit of Foundation that is a multiple of others is one here, and it is the same as far as Foundation's digits go.
  @Test(
    arguments: [
      [
        UnitLength.megameters, UnitLength.picometers, UnitLength.scandinavianMiles,
        UnitLength.lightyears, UnitLength.nauticalMiles,
        UnitLength.fathoms, UnitLength.furlongs, UnitLength.astronomicalUnits, UnitLength.parsecs,
        UnitLength.feet,
      ],
      [
        UnitMass.ounces, UnitMass.pounds, UnitMass.metricTons, UnitMass.shortTons, UnitMass.carats,
        UnitMass.ouncesTroy, UnitMass.slugs,
      ],
      [UnitArea.squareMiles, UnitArea.acres, UnitArea.hectares],
      [
        UnitVolume.deciliters, UnitVolume.cubicYards, UnitVolume.acreFeet, UnitVolume.bushels,
        UnitVolume.teaspoons,
        UnitVolume.tablespoons, UnitVolume.fluidOunces, UnitVolume.pints, UnitVolume.quarts,
        UnitVolume.gallons, UnitVolume.imperialPints,
        UnitVolume.imperialQuarts, UnitVolume.imperialGallons, UnitVolume.metricCups,
      ],
      [UnitSpeed.milesPerHour, UnitSpeed.knots],
      [UnitEnergy.kilocalories, UnitEnergy.calories, UnitEnergy.kilowattHours],
      [UnitPower.femtowatts, UnitPower.horsepower],
      [
        UnitPressure.newtonsPerMetersSquared, UnitPressure.inchesOfMercury,
        UnitPressure.millimetersOfMercury, UnitPressure.poundsForcePerSquareInch,
      ],
      [UnitFrequency.terahertz], [UnitElectricCurrent.microamperes],
      [UnitElectricCharge.milliampereHours],
      [UnitElectricResistance.megaohms], [UnitElectricPotentialDifference.kilovolts],
      [UnitIlluminance.lux],
      [UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter],
      [UnitDispersion.partsPerMillion],
      [
        UnitAngle.degrees, UnitAngle.arcSeconds, UnitAngle.radians, UnitAngle.gradians,
        UnitAngle.revolutions,
      ],
      [
        UnitInformationStorage.bytes, UnitInformationStorage.nibbles,
        UnitInformationStorage.kibibytes, UnitInformationStorage.gigabytes,
      ],
    ] as [[Foundation.Dimension]])
  func unitsOfFoundationAreKnown(_ units: [Foundation.Dimension]) throws {
    for unit in units { #expect(throws: Never.self) { try exact(1, unit) } }
  }
}
