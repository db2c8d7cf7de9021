public import SciNumber
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
  /// `25-12-2026`, the same with the day first.
  case dayFirst([String])
  /// `5pm - 9am`: lengths in picometres, or times.
  case clock(String, String)
  /// `12 am`: a length in attometres, or a time of the day; the number, its unit, and the hour.
  case timeOfDay(String, String, hour: Int)
  /// `sum(1,250, 3,400)`: commas between arguments, or between groups of digits.
  case commas
  /// `3 of 4`: a quotient, or a product.
  case of(String, String)
  /// `25 deg C`: a temperature, or an angle times a unit; the word, and the unit of temperatures.
  case degrees(String, scale: String)
  /// `3_1/2`: digits behind `_` that are no group of three.
  case digitGroup(String)
  /// `3 %% 2`: a percentage of a percentage, or the remainder of other languages.
  case repeatedPercent
  /// `W(1)`: a unit before brackets, which looks like a function; these functions may be meant.
  case unitBeforeBrackets(String, suggestions: [String])
  /// `3 in cm`, `5 lb kg`: a conversion, or a product of two units that measure the same.
  case unitsOfOneKind(String, String)
  /// `1 fl oz`: two units, or one whose name has two words.
  case unitOfTwoWords(String, String)
  /// `60 / 5 min`, `100 km / 50 km/h`: where the divisor ends; both readings with brackets.
  case divisor(String, String)
  /// `J/kg·K`: whether the last unit belongs to the divisor; both readings with brackets.
  case unitBehindDivisor(String, String, unit: String)
  /// `frac{1}{2}`, `sqrt[3]{8}`: arguments as in TeX, or a product; what may be meant.
  case braces(String, meaning: String?)
  /// `20 °C - 290 K`: a lower temperature, or how far two temperatures are apart; the units.
  case temperatureDifference(String, String)
  /// `5 min 3`: a unit and a number, or a function and its argument.
  case unitOrFunction(String, argument: String)
  /// `asin(0.5) rad`: a number of degrees, and a unit behind it.
  case angleInAnotherUnit(String, unit: String, mode: AngleUnit)
  /// `5% to deg`: a slope, or a share of a turn.
  case shareAsAngle(String)
  /// `sum 1..10`: where the argument ends; both readings with brackets.
  case rangeBehindCall(String, String)
  /// `x in y`: a conversion to what is no unit, or a product with inches.
  case wordBeforeName(String, String)
  /// `l(1)`: an element of a list, or a product.
  case index(String, String)
  /// `40° N`: a direction, or newtons.
  case direction(String)

  /// `$5` and `20 dollars`: several currencies have the sign or the name; amounts in two of them.
  case sharedCurrencySign(String, [String])
  /// `6ft2`: feet and inches, or a power of feet; both readings.
  case feetOrPower(String, String)
  /// `12'3/4`: a quotient of lengths, or of inches; both readings.
  case feetQuotient(String, String)
  /// `14:30`: hours and minutes, or minutes and seconds; both readings.
  case clockTime(String, String)
  /// `15% tip on 64.50`: the share, or the amount with it; both readings.
  case shareOn(String, share: String, whole: String)
  /// `math.sin(30)`: an angle in radians, or in the calculator's unit; both readings.
  case radiansOfPrograms(String, String, AngleUnit)
  /// `floor(5.678; 2)`: two decimals, or multiples of 2; both readings, and the second argument.
  case roundingUnit(String, String, count: String)
  /// `-7 % 3`: a remainder with the sign of the divisor, or of the dividend; both readings.
  case signedRemainder(String, String)
  /// `max 1,234`: commas between numbers, or between groups of digits; both readings.
  case groupsOrItems(String, String)
  /// `-40 F`: a capacitance, or a temperature; the number and the letter.
  case temperature(String, letter: String)

  /// The doubt in one line, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .date(let parts), .dayFirst(let parts):
      "`\(parts.joined(separator: "-"))` looks like a date and would be a difference"
    case .clock: "`am` and `pm` are lengths here, and may be meant for times of the day"
    case .timeOfDay(let number, let unit, _):
      "`\(number) \(unit)` is a length here, and may be meant for a time of the day"
    case .commas: "some of the commas may split digits or stand for a decimal point"
    case .of(let first, let second): "`\(first) of \(second)` may be a quotient or a product"
    case .degrees(let text, _): "`\(text)` may be a temperature or an angle times a unit"
    case .digitGroup(let number):
      "`_` splits digits into groups, and `\(number)` ends in no group of three"
    case .repeatedPercent: "`%%` can be read as percent of percent or as a remainder"
    case .unitBeforeBrackets(let name, _): "`\(name)` is a unit here and no function"
    case .unitsOfOneKind(let quantity, let unit):
      "`\(quantity) \(unit)` may be a conversion or a product of two units"
    case .unitOfTwoWords(let first, let second):
      "`\(first) \(second)` may be one unit or a product of two"
    case .divisor: "it is unclear where the divisor ends"
    case .unitBehindDivisor(_, _, let unit):
      "`\(unit)` may belong to the divisor or be multiplied by the quotient"
    case .braces(let call, _):
      "the braces behind `\(call)` may be another argument, as in TeX, or a factor"
    case .temperatureDifference(let first, let second):
      "\(second) behind a minus may be a difference or another temperature than the one in \(first)"
    case .unitOrFunction(let name, _): "`\(name)` may be a unit or a function here"
    case .angleInAnotherUnit(let call, let unit, let mode):
      "`\(call)` is a number of \(mode.rawValue), and `\(unit)` stands behind it"
    case .shareAsAngle(let share): "`\(share)` of what angle is not said"
    case .rangeBehindCall: "it is unclear where the argument ends"
    case .wordBeforeName(let word, let name):
      "`\(word)` is a unit here, since `\(name)` has a value and cannot be converted to"
    case .index(let list, let element):
      "`\(list)(\(element))` may be an element of the list or a product"
    case .direction(let letter): "`\(letter)` is a unit here and no direction"
    case .sharedCurrencySign(let sign, _): "several currencies are called `\(sign)`"
    case .feetOrPower: "a number right behind `ft` may count inches or be an exponent"
    case .feetQuotient: "it is unclear what the quotient is of"
    case .clockTime: "two numbers around `:` may be hours and minutes or minutes and seconds"
    case .shareOn(let text, _, _): "`\(text)` may be the share or the amount with it"
    case .radiansOfPrograms(_, _, let unit):
      "programs measure angles in radians, and \(unit.rawValue) are set here"
    case .roundingUnit:
      "the second argument may count decimals or be what the result is a multiple of"
    case .signedRemainder: "the remainder of a negative number has two signs in use"
    case .groupsOrItems: "commas may part numbers or groups of digits here"
    case .temperature(_, let letter):
      "`\(letter)` is the farad, of which there are no negative amounts"
    }
  }

  /// A year, a month and a day in ISO 8601.
  static func isoDate(_ parts: [String]) -> String {
    parts.map { $0.utf8.count == 1 ? "0" + $0 : $0 }.joined(separator: "-")
  }

  /// How each reading is written.
  var advice: String {
    switch self {
    case .date(let parts):
      (parts.count == 3
        ? "write `@\(Self.isoDate(parts))` for the day, or "
        : "write ")
        + "`\(parts.joined(separator: " - "))` with spaces for the difference"
    case .dayFirst(let parts):
      "write `\(parts.joined(separator: " - "))` with spaces for the difference, `@year-month-day` for a day"
    case .clock(let first, let second):
      "write `17 h - 9 h` for times, `\(first.dropLast(2))*pm - \(second.dropLast(2))*am` for lengths"
    case .timeOfDay(let number, let unit, let hour):
      "write `@\(hour < 10 ? "0" : "")\(hour):00` for the time, `\(number)*\(unit)` for the length"
    case .commas: "write `;` between arguments and `.` for decimals: `sum(1250; 3400.50)`"
    case .of(let first, let second):
      "write `\(first)/\(second)` or `\(first) * \(second)`; `\(first)% of \(second)` is a percentage"
    case .degrees(let text, let scale):
      "write `\(scale)` or `\(text.split(separator: " ").joined(separator: " * "))`"
    case .digitGroup(let number):
      "write `\(number.filter { $0 != "_" })` for one number, `\(number.split(separator: "_").joined(separator: " + "))` for a sum"
    case .repeatedPercent: "write `mod` for the remainder of a division, `(5%)%` for a percentage"
    case .unitBeforeBrackets(let name, let suggestions):
      suggestions.isEmpty
        ? "a unit stands behind its number, as in `5 \(name)`; write `*` for a product"
        : "write \(suggestions.map { "`\($0)(…)`" }.joined(separator: " or ")) for the function, `\(name) * (…)` for the unit"
    case .unitsOfOneKind(let quantity, let unit):
      "write `\(quantity) to \(unit)` to convert, `\(quantity) * \(unit)` for a product"
    case .unitOfTwoWords(let first, let second):
      "write `\(first)_\(second)` for the unit, `\(first) * \(second)` for a product"
    case .divisor(let first, let second), .unitBehindDivisor(let first, let second, _):
      "write `\(first)` or `\(second)`"
    case .braces(let call, let meaning):
      meaning.map { "write `\($0)`, or `\(call) * (…)` for a product" }
        ?? "write `\(call) * (…)` for a product"
    case .temperatureDifference(let first, let second):
      "write `20 \(first) + (-5 \(second))` for a lower temperature, `(20 \(first) to \(second)) - 5 \(second)` for the difference of two"
    case .unitOrFunction(let name, let argument):
      "write `\(name)(\(argument))` for the function, `\(name) * \(argument)` for the unit"
    case .angleInAnotherUnit(let call, let unit, let mode):
      "write `\(call) to \(unit)` to convert the angle, `(\(call) * 1) \(unit)` for that number of \(unit) instead of \(mode.rawValue)"
    case .shareAsAngle(let share):
      "write `atan(\(share))` for the angle of a slope, `\(share) * 1 turn` for a share of a turn"
    case .rangeBehindCall(let first, let second): "write `\(first)` or `\(second)`"
    case .wordBeforeName(let word, let name):
      "write the unit itself behind `\(word)`, or `* \(word) * \(name)` for a product"
    case .index(let list, let element):
      "write `\(list)[\(element)]` for the element, `\(list) * (\(element))` for the product"
    case .direction(let letter):
      "write the angle alone, with a minus for south and west; `* \(letter)` is a product with that unit"
    case .sharedCurrencySign(_, let amounts):
      "write the code, as in \(amounts.map { "`\($0)`" }.joined(separator: " or ")), or choose one with --money"
    case .clockTime(let first, let second):
      "write `\(first)` or `\(second)`, and a time of day as in `@14:30`"
    case .feetOrPower(let first, let second), .feetQuotient(let first, let second),
      .groupsOrItems(let first, let second):
      "write `\(first)` or `\(second)`"
    case .shareOn(_, let share, let whole):
      "write `\(share)` for the share, `\(whole)` for the amount with it"
    case .radiansOfPrograms(let first, let second, let unit):
      "write `\(first)` for radians, `\(second)` for \(unit.rawValue)"
    case .roundingUnit(let first, let second, let count):
      "write `\(first)` if \(count) counts decimals, `\(second)` for a multiple of \(count)"
    case .signedRemainder(let first, let second):
      "write `\(first)` for one with the sign of the divisor, `\(second)` for one with that of the dividend"
    case .temperature(let number, let letter):
      "write `\(number) °\(letter)` for a temperature"
    }
  }
}
