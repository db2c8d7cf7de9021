public import SciNumber

/// Why something of Foundation has no counterpart here, or the other way round.
///
/// ```swift
/// let third = try Money(100, .usd) / 3
/// do throws(ConversionError) {
///   let decimal = try Decimal(exactly: third)
/// } catch {
///   print(error)  // the decimals of 100/3 do not end; round it first
/// }
/// ```
public enum ConversionError: Error, Hashable, Sendable {
  /// The decimal is NaN, Foundation's answer to overflow and division by zero.
  case notANumber
  /// The decimals of the number do not end.
  case nonTerminating(Rational)
  /// The number needs more digits, or another exponent, than a `Decimal` has.
  case notRepresentable(Rational)
  /// No unit here is the one with this symbol.
  case unknownUnit(String)
  /// The units with these symbols measure different things.
  case differentDimensions(String, String)
  /// The number is irrational, or not known to be a fraction.
  case irrational
  /// No `Double` is exactly the number.
  case noDouble(Rational)
  /// CLDR has no numbers for the language of the locale with this identifier.
  case unknownLocale(String)
  /// The locale with this identifier asks for digits that are not ten.
  case unknownDigits(String)
}

extension ConversionError: CustomStringConvertible {
  /// What is wrong and what helps, in lower case without a full stop.
  public var description: String {
    switch self {
    case .notANumber: "the decimal is not a number"
    case .nonTerminating(let value): "the decimals of \(value) do not end; round it first"
    case .notRepresentable(let value):
      "no `Decimal` is exactly \(value): it has 38 digits and exponents from -128 to 127"
    case .unknownUnit(let symbol): "no unit is the `\(symbol)` of Foundation"
    case .differentDimensions(let first, let second):
      "\(first) and \(second) measure different things"
    case .irrational: "the number is no fraction; round it first"
    case .noDouble(let value): "no `Double` is exactly \(value)"
    case .unknownLocale(let identifier): "the language of the locale \(identifier) is not known"
    case .unknownDigits(let identifier):
      "the locale \(identifier) asks for a numbering system without ten digits"
    }
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}
