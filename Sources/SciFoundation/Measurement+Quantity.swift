public import Foundation
import SciNumber
public import SciUnits

// Foundation's measurements as exact quantities, and back.

extension Quantity {
  /// The quantity of a measurement, whose value is taken as the binary number that it is.
  ///
  /// The unit is the one that Foundation's symbol means, with its exact definition. Foundation's own factors are rounded, and one is wrong: its
  /// mile has 1609.34 m, and its stone 0.157473 kg.
  ///
  /// ```swift
  /// let distance = Measurement(value: 26.21875, unit: UnitLength.miles)
  /// let quantity = try Quantity(exactly: distance)  // 26.21875 mi
  /// ```
  ///
  /// - Throws: ``ConversionError/notANumber``; ``ConversionError/unknownUnit(_:)`` for units of one's own, for those that are not
  ///   multiples of others (`UnitFuelEfficiency`), and for Foundation's cup of 240 mL.
  public init(exactly measurement: Measurement<some Foundation.Dimension>) throws(ConversionError) {
    guard let value = Rational(exactly: measurement.value) else { throw .notANumber }
    self.init(Real(value), try Self.unit(of: measurement.unit))
  }

  /// The quantity of a measurement, whose value is taken as the shortest decimal number that reads back as it: 0.1 km is 100 m.
  ///
  /// - Throws: as ``init(exactly:)``.
  public init(shortest measurement: Measurement<some Foundation.Dimension>) throws(ConversionError)
  {
    guard measurement.value.isFinite, let value = Rational("\(measurement.value)") else {
      throw .notANumber
    }
    self.init(Real(value), try Self.unit(of: measurement.unit))
  }

  private static func unit(
    of unit: Foundation.Dimension
  ) throws(ConversionError) -> SciUnits.Unit {
    guard let found = FoundationUnits.unit(of: unit) else { throw .unknownUnit(unit.symbol) }
    return found
  }
}

extension Measurement where UnitType: Foundation.Dimension {
  /// The measurement that is exactly a quantity.
  ///
  /// - Parameters:
  ///   - quantity: a rational number of a unit.
  ///   - unit: a unit that measures the same; the quantity is converted to it exactly.
  /// - Throws: ``ConversionError/unknownUnit(_:)``; ``ConversionError/differentDimensions(_:_:)``; ``ConversionError/irrational`` where no
  ///   fraction is known that the number is; ``ConversionError/noDouble(_:)`` where no `Double` is exactly the number.
  public init(exactly quantity: Quantity, in unit: UnitType) throws(ConversionError) {
    guard let target = FoundationUnits.unit(of: unit) else { throw .unknownUnit(unit.symbol) }
    let converted: Quantity
    do throws(UnitError) {
      converted = try quantity.converted(to: target, within: .interactive)
    } catch {
      throw .differentDimensions(quantity.unit.symbol, target.symbol)
    }
    guard let number = converted.value.knownRational else { throw .irrational }
    let nearest = Double(number.description) ?? .nan
    guard let value = Rational(exactly: nearest), value == number else { throw .noDouble(number) }
    self.init(value: nearest, unit: unit)
  }
}

/// Which units Foundation's units are.
private enum FoundationUnits {
  /// The names of units whose symbol means another unit, or none, here; behind the class where the symbol alone is not enough.
  private static let names = [
    "UnitDuration m": "min", "UnitAcceleration g": "g_force", "UnitArea a": "are",
    "NM": "nmi", "ua": "au", "ftm": "fathom", "oz t": "ozt", "ac": "acre", "dl": "dL",
    "af": "acre_foot",
    "bsh": "bu",
    "fl oz": "floz", "fl oz Imperial": "imp_floz", "pt Imperial": "imp_pt",
    "qt Imperial": "imp_qt", "gal Imperial": "imp_gal", "metric cup Imperial": "metric_cup",
    "kCal": "kcal", "°": "deg", "ʹ": "arcmin", "ʹʹ": "arcsec",
  ]

  /// The symbols of units that are none here, or not the same.
  private static let others: Set = ["cup", "L/100km", "mpg", "tsp Imperial", "tbsp Imperial"]

  /// The unit of the libraries here that a unit is; `nil` if there is none.
  static func unit(of unit: Foundation.Dimension) -> SciUnits.Unit? {
    guard let found = namesake(of: unit) else { return nil }
    let base = type(of: unit).baseUnit()
    guard let ours = namesake(of: base), let (zero, one) = scale(of: found, in: ours) else {
      return nil
    }
    // Somebody's own unit may have the symbol of another one. Foundation's factors are rounded to three digits at worst, but for the stone.
    let offset = unit.converter.baseUnitValue(fromValue: 0)
    let factor = unit.converter.baseUnitValue(fromValue: 1) - offset
    let isAlike =
      abs(factor / (one - zero) - 1) < 0.001 && abs(offset - zero) < 0.001 * max(1, abs(zero))
    return isAlike || unit == UnitMass.stones ? found : nil
  }

  private static func namesake(of unit: Foundation.Dimension) -> SciUnits.Unit? {
    let symbol = unit.symbol
    if others.contains(symbol) { return nil }
    guard let name = names["\(type(of: unit)) \(symbol)"] ?? names[symbol] else {
      return product(symbol)
    }
    return SciUnits.Unit(named: name)
  }

  /// What 0 and 1 of a unit are in another one, roughly.
  private static func scale(
    of unit: SciUnits.Unit, in base: SciUnits.Unit
  ) -> (zero: Double, one: Double)? {
    func value(_ number: Real) -> Double? {
      guard let quantity = try? Quantity(number, unit).converted(to: base, within: .interactive),
        let digits = try? quantity.value.digits(
          .significant(17), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
      else { return nil }
      let text = String(decoding: digits.digits, as: UTF8.self)
      let exponent = digits.exponent - WideInt(digits.digits.count) + 1
      return Double((digits.isNegative ? "-" : "") + text + "e\(exponent)")
    }
    guard let zero = value(0), let one = value(1) else { return nil }
    return (zero, one)
  }

  /// The unit of a symbol such as `km/h` or `m²`.
  private static func product(_ symbol: String) -> SciUnits.Unit? {
    let factors = symbol.split(separator: "/", omittingEmptySubsequences: false)
    guard 1...2 ~= factors.count, let first = power(factors[0]) else { return nil }
    guard factors.count == 2 else { return first }
    return power(factors[1]).flatMap { try? first.divided(by: $0) }
  }

  private static func power(_ symbol: Substring) -> SciUnits.Unit? {
    switch symbol.last {
    case "²": SciUnits.Unit(named: String(symbol.dropLast())).flatMap { try? $0.raised(to: 2) }
    case "³": SciUnits.Unit(named: String(symbol.dropLast())).flatMap { try? $0.raised(to: 3) }
    default: SciUnits.Unit(named: String(symbol))
    }
  }
}
