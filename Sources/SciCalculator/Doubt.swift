import SciSyntax

/// A reading of a text that is seldom meant, where no other can be chosen.
///
/// ```swift
/// var calculator = Calculator()
/// do throws(CalculatorError) {
///   try calculator.evaluate("2026-01-01 - 2025-12-25")
/// } catch {
///   if case .doubt(let doubt) = error.reason { print(doubt.message) }  // `2026-01-01` looks like a date and would be a difference
/// }
/// ```
public enum Doubt: Hashable, Sendable {
  /// `2026-01-01`: a difference that looks like a date; its three parts, of which the last may be missing.
  case date([String])
  /// `3 %% 2`: a percentage of a percentage, or the remainder of other languages.
  case repeatedPercent
  /// `W(1)`: a unit before brackets, which looks like a function; these functions may be meant.
  case unitBeforeBrackets(String, suggestions: [String])
  /// `3 in cm`: inches by centimetres, or inches in centimetres; the quantity in inches and the other unit.
  case inches(String, String)
  /// `1 fl oz`: two units, or one whose name has two words.
  case unitOfTwoWords(String, String)
  /// `60 / 5 min`, `100 km / 50 km/h`: where the divisor ends; both readings with brackets.
  case divisor(String, String)
  /// `20 °C - 290 K`: a lower temperature, or how far two temperatures are apart; the units.
  case temperatureDifference(String, String)
  /// `5 min 3`: a unit and a number, or a function and its argument.
  case unitOrFunction(String, argument: String)

  /// The doubt in one line, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .date(let parts):
      "`\(parts.joined(separator: "-"))` looks like a date and would be a difference"
    case .repeatedPercent: "`%%` can be read as percent of percent or as a remainder"
    case .unitBeforeBrackets(let name, _): "`\(name)` is a unit here and no function"
    case .inches(_, let unit): "`in \(unit)` may be a conversion or a product with inches"
    case .unitOfTwoWords(let first, let second):
      "`\(first) \(second)` may be one unit or a product of two"
    case .divisor: "it is unclear where the divisor ends"
    case .temperatureDifference(let first, let second):
      "\(second) behind a minus may be a difference or another temperature than the one in \(first)"
    case .unitOrFunction(let name, _): "`\(name)` may be a unit or a function here"
    }
  }

  /// How each reading is written.
  var advice: String {
    switch self {
    case .date(let parts):
      (parts.count == 3
        ? "write `date(\(parts.map(Self.withoutZeros).joined(separator: "; ")))` for the day, or "
        : "write ")
        + "`\(parts.joined(separator: " - "))` with spaces for the difference"
    case .repeatedPercent: "write `mod` for the remainder of a division, `(5%)%` for a percentage"
    case .unitBeforeBrackets(let name, let suggestions):
      suggestions.isEmpty
        ? "a unit stands behind its number, as in `5 \(name)`; write `*` for a product"
        : "write \(suggestions.map { "`\($0)(…)`" }.joined(separator: " or ")) for the function, `\(name) * (…)` for the unit"
    case .inches(let quantity, let unit):
      "write `\(quantity) to \(unit)` to convert inches, `\(quantity) * \(unit)` for a product"
    case .unitOfTwoWords(let first, let second):
      "write `\(first)_\(second)` for the unit, `\(first) * \(second)` for a product"
    case .divisor(let first, let second): "write `\(first)` or `\(second)`"
    case .temperatureDifference(let first, let second):
      "write `20 \(first) + (-5 \(second))` for a lower temperature, `(20 \(first) to \(second)) - 5 \(second)` for the difference of two"
    case .unitOrFunction(let name, let argument):
      "write `\(name)(\(argument))` for the function, `\(name) * \(argument)` for the unit"
    }
  }

  private static func withoutZeros(_ digits: String) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }
}
