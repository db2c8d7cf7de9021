// The errors of a calculator in words: messages, notes and ways to mend the text.

public import SciNumber
public import SciSyntax
import SciUnits

extension CalculatorError {
  /// The error in words, with what may help.
  ///
  /// - Parameters:
  ///   - source: the text that was evaluated, as UTF-8.
  ///   - unit: how angles were measured.
  /// - Returns: message, range, notes and ways to mend the text.
  public func diagnostic(inUTF8 source: [UInt8], unit: AngleUnit) -> Diagnostic {
    if case .syntax(let error) = reason { return error.diagnostic(inUTF8: source) }
    return Diagnostic(message, at: range, notes: notes(unit: unit, inUTF8: source), fixIts: fixIts)
  }

  /// The error in one line, as ``diagnostic(inUTF8:unit:)`` begins.
  ///
  /// - Parameter source: the text that was evaluated, as UTF-8.
  /// - Returns: lower case, without a full stop.
  public func message(inUTF8 source: [UInt8]) -> String {
    if case .syntax(let error) = reason { return error.diagnostic(inUTF8: source).message }
    return message
  }

  fileprivate var message: String {
    switch reason {
    case .syntax: "the text is not an expression"
    case .unknownName(let name, _): "unknown name `\(name)`"
    case .unknownFunction(let name, _): "unknown function `\(name)`"
    case .functionWithoutArguments(let name): "the function `\(name)` needs an argument"
    case .noInverse(let name): "`\(name)` has no inverse function here"
    case .wrongArgumentCount(let function, let given, let allowed):
      "`\(function)` takes \(Self.words(for: allowed)), not \(given)"
    case .unclearUnit: "it is unclear what the unit belongs to"
    case .booleanInArithmetic: "the outcome of a comparison is not a number"
    case .listInArithmetic: "a list is not a number"
    case .calendar(let fault): fault.message
    case .units(let error): error.description
    case .unclearTurn(let left, let right, _): UnitError.unclearTurn(left, right).description
    case .unclearAngle(let function):
      "`\(function)` takes an angle, and the units cancel in this number"
    case .quantityOperand(let unit): "a number without a unit must stand here, not one in \(unit)"
    case .complexOperand: "a real number must stand here, not a complex one"
    case .complexArgument(let function): "`\(function)` takes real numbers, not complex ones"
    case .complexAmount(let unit): "an amount in \(unit) is a real number, and not complex"
    case .noOrder: "complex numbers have no order"
    case .quantityArgument(let function, let unit):
      "`\(function)` takes a number here, not a quantity in \(unit)"
    case .unknownUnit(let name, _): "unknown unit `\(name)`"
    case .unitExpected: "expected a unit after `to`, such as km/h"
    case .variableAsUnit(let name): "`\(name)` has a value here, so it is no unit"
    case .partOrder(let first, let second):
      "parts of a quantity have to fall, and \(second) is not smaller than \(first)"
    case .amountExpected: "expected an amount in a currency before `@`, such as 20 USD"
    case .rateExpected: "expected a rate after `@`, such as 0.92"
    case .missingRateCurrency(let code):
      "nothing says what \(code) is to be changed into"
    case .unclearAmount(let first, let second):
      "the amount may be \(first), as the locale writes it, or \(second)"
    case .sameCurrency(let code): "the amount is in \(code) already"
    case .notAnAmount(let unit, let wanted):
      "the result is in \(unit), which is no amount in \(wanted)"
    case .conditionExpected: "expected a condition, which is true or false"
    case .listLengths(let first, let second):
      "the lists have \(first) and \(second) elements: they do not go together"
    case .rangeStep: "the step does not lead to the end of the range"
    case .rangeTooLong(let limit): "the range has more than \(limit) elements"
    case .unclearSum(let function, let variable):
      "`\(variable)` has a value: `\(function)` may run over it or take it as one of its numbers"
    case .sumTooLong(let limit): "the sum runs over more than \(limit) integers"
    case .sumsTooDeep(let limit): "sums are nested more than \(limit) deep"
    case .listInList: "the elements of a list are numbers, not lists"
    case .noElements: "a number has no elements"
    case .noSlope: "there is no derivative here, or none is known"
    case .analysis(let error, let function): error.words(function)
    case .elementOutOfRange(let count):
      switch count {
      case 0: "the list has no element"
      case 1: "the list has one element"
      default: "the list has the elements 1 to \(count)"
      }
    case .surplusArgument(let function): "`\(function)` takes one list and nothing else"
    case .doubt(let doubt): doubt.message
    case .listArgument(let function): "`\(function)` takes no list here"
    case .redefinition(let name): "`\(name)` is built in and cannot be given another meaning"
    case .selfReference(let name): "`\(name)` is defined by itself, so it would never have a value"
    case .noSuchForm(let conversion): Self.message(for: conversion)
    case .longPeriod(let digits):
      "the period has \(digits) digits, more than \(ResultFormat.wholeLimit)"
    case .noRandomNumbers: "a random number would be another one each time"
    case .emptyRange: "the range ends before it begins"
    case .noPreviousResult: "there is no previous result yet"
    case .missingBinding(let name): "`\(name)` has no value"
    case .notAnExpression: "expected one expression, not an assignment or several statements"
    case .callsTooDeep(let limit): "functions call one another more than \(limit) deep"
    case .tooManySteps(let limit): "functions take more than \(limit) steps"
    case .math(let error, let function): error.message(function: function)
    case .finance(let error, let name):
      error.message(name, FunctionTable.function(named: name))
    case .severalRates(let rates, let count, _):
      "\(count) rates solve the equation: \(Self.enumerated(rates, of: count))"
    case .allocation(let error): error.message
    case .missingShareUnit(let function): "`\(function)` needs the smallest unit of the shares"
    case .shareCount: "the number of shares must be a positive integer"
    case .tooManyShares(let limit): "more than \(limit) shares"
    case .missingPercentSign: "a rate of 1 or more needs a percent sign"
    case .rateNotPositive: "a rate must be positive"
    case .inexact(let residue): "the result is not exact: rounding would take \(residue) away"
    case .missingRate(let source, let target): "\(source) is not \(target): a rate is needed"
    }
  }

  /// Whether a name is `k` or `M` right behind a digit: `11k`.
  private func isScaleBehindNumber(_ name: String, inUTF8 source: [UInt8]) -> Bool {
    guard name == "k" || name == "M", range.lower > 0, range.lower <= source.count else {
      return false
    }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= source[range.lower - 1]
  }

  /// What may help, beside the message.
  ///
  /// - Parameters:
  ///   - unit: how angles were measured.
  ///   - source: the text that was evaluated, as UTF-8.
  /// - Returns: a line each.
  private func notes(unit: AngleUnit, inUTF8 source: [UInt8]) -> [String] {
    if let call = callMeant { return ["write `\(call)`: digits after a name belong to it"] }
    return switch reason {
    case .unknownName(let name, _) where Self.isTimesAndDigits(name):
      ["`x` is a letter: write `*` or `×` to multiply"]
    case .unknownName(let name, _) where isScaleBehindNumber(name, inUTF8: source):
      ["prefixes stand before units; write `11e3` for 11 thousand and `11e6` for 11 million"]
    case .unknownName(let name, let suggestions), .unknownFunction(let name, let suggestions),
      .unknownUnit(let name, let suggestions):
      (WordHints.hint(for: name) ?? Spelling.question(suggestions)).map { [$0] } ?? []
    case .unclearTurn(_, let target, let readings):
      readings.isEmpty
        ? [Self.turnHint] : [turnNote(readings, in: target, inUTF8: source)]
    case .units(.unclearTurn): [Self.turnHint]
    case .unclearAngle:
      [
        "write `(…) rad` for an angle in radians, or `(…) \(unit.unit.symbol)` for one in \(unit.rawValue)"
      ]
    case .quantityArgument(_, let unit), .quantityOperand(let unit): Self.numberNotes(of: unit)
    case .analysis(let error, let function): error.hint(function).map { [$0] } ?? []
    case .calendar(let fault): fault.hint.map { [$0] } ?? []
    case .noOrder: ["compare the magnitudes, `|z|`, or ask whether two are equal by `==`"]
    case .complexOperand, .complexArgument:
      ["`re(z)`, `im(z)`, `|z|` and `arg(z)` are real numbers"]
    case .variableAsUnit(let name): ["divide by it: `… / \(name)`"]
    case .units(.needsRate(from: let source, to: let target)):
      ["write `20 \(source) * 0.92 \(target)/\(source)` where 1 \(source) is 0.92 \(target)"]
    case .units(.differentDimensions(let left, let right))
    where ["C", "F"].contains(left.symbol) && ["C", "F", "K"].contains(right.symbol):
      ["temperatures are written `°\(left.symbol)`: `20 °\(left.symbol) to °\(right.symbol)`"]
    case .units(.differentDimensions(let left, let right)):
      reciprocalNote(left, right, inUTF8: source).map { [$0] } ?? []
    case .partOrder(_, let second): ["write `+` for a sum: `… + 3 \(second)`"]
    case .missingRateCurrency(let code):
      ["write `20 \(code) to EUR @ 0.92` or `20 \(code) * 0.92 EUR/\(code)`"]
    case .unclearUnit(let dividend, let angle):
      Self.readings(of: dividend, dividedBy: angle)
    case .functionWithoutArguments(let name), .wrongArgumentCount(let name, _, _):
      Self.call(of: name)
    case .noRandomNumbers:
      [
        "`:seed 1` in a golden file, `--seed 1` of the command and `Calculator.setSeed(to:)` repeat them"
      ]
    case .emptyRange: ["write the smaller number first: `random(1; 6)`"]
    case .noPreviousResult: ["`ans` stands for the result before this one"]
    case .math(let error, let function):
      (error.hint(function: function, unit: unit).map { [$0] } ?? []) + error.complexNotes
    case .finance(let error, let function):
      error.hint(FunctionTable.function(named: function)).map { [$0] } ?? []
    case .listArgument(let name) where FunctionTable.function(named: name)?.takesLists ?? false:
      Self.call(of: name)
    case .listInArithmetic, .listArgument: [Self.takersOfLists]
    case .noSuchForm(.fraction), .noSuchForm(.mixedNumber):
      ["`bestapprox(x; 1000)` is the closest fraction with a denominator up to 1000"]
    case .conditionExpected:
      ["write a comparison, as in `x > 0`; `&` and `|` work on the bits of integers"]
    case .unclearSum(let function, let variable):
      [
        "to run over integers take a name without a value; for four numbers write `\(function)([…; \(variable); …])`"
      ]
    case .severalRates(_, _, let name):
      FunctionTable.function(named: name)?.callWithGuess.map {
        ["a guess chooses the closest one: `\($0)`"]
      } ?? []
    case .allocation(let error): error.hint.map { [$0] } ?? []
    case .missingShareUnit(let name):
      FunctionTable.function(named: name)?.shareUnitHint.map { [$0] } ?? []
    case .missingPercentSign(let readings):
      readings.isEmpty
        ? []
        : ["write " + readings.map { "`\($0.call)` for \($0.value)" }.joined(separator: " or ")]
    case .noElements: ["write `*` for a product: `… * [2]`"]
    case .elementOutOfRange: ["the first element is `x[1]`"]
    case .surplusArgument(let name): Self.call(of: name)
    case .doubt(let doubt): [doubt.advice]
    case .missingRate(let source, let target):
      ["write `20 \(source) @ 0.92` where 1 \(source) is 0.92 \(target)"]
    default: []
    }
  }

  private static func message(for conversion: Conversion) -> String {
    switch conversion {
    case .fraction, .mixedNumber: "the number is no fraction of up to 1000 digits"
    case .repeating: "the number has no period of up to 1000 digits"
    case .exact: "no exact form of the number is known"
    case .roman: "only the integers from 1 to 3999 have Roman numerals"
    case .factors: "only integers and fractions other than 0 have prime factors"
    case .angle, .degreesMinutesSeconds: "only an angle can be written so"
    default: "the number cannot be written so"
    }
  }

  /// How a built-in function is called, by the name that was typed.
  private static func call(of name: String) -> [String] {
    FunctionTable.function(named: name).map { ["it is called as \(name)(\($0.parameters))"] } ?? []
  }

  private var fixIts: [Diagnostic.FixIt] {
    if let call = callMeant { return [Diagnostic.FixIt(range, call)] }
    return switch reason {
    case .unknownName(let name, let suggestions), .unknownFunction(let name, let suggestions),
      .unknownUnit(let name, let suggestions):
      WordHints.hint(for: name) != nil ? [] : suggestions.map { Diagnostic.FixIt(range, $0) }
    default: []
    }
  }

  /// The call that an unknown name such as `sin30` stands for, if it is a function's name and its argument.
  private var callMeant: String? {
    guard case .unknownName(let name, _) = reason else { return nil }
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let function = String(name.dropLast(digits))
    guard digits > 0, FunctionTable.function(named: function)?.argumentCounts.contains(1) ?? false
    else { return nil }
    return "\(function)(\(name.suffix(digits)))"
  }

  /// Whether a name is what remains of `5x3` after the 5.
  private static func isTimesAndDigits(_ name: String) -> Bool {
    name.lowercased().first == "x" && name.count > 1
      && name.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func words(for counts: ClosedRange<Int>) -> String {
    switch (counts.lowerBound, counts.upperBound) {
    case (0, 0): "no arguments"
    case (1, 1): "one argument"
    case (2, 2): "two arguments"
    case (1, 2): "one or two arguments"
    case (let lower, .max): "at least \(lower) argument\(lower == 1 ? "" : "s")"
    case (let lower, let upper) where lower == upper: "\(lower) arguments"
    case (let lower, let upper): "\(lower) to \(upper) arguments"
    }
  }

  private static func readings(of dividend: String, dividedBy angle: String) -> [String] {
    let unit = String(angle.reversed().prefix { $0.isLetter }.reversed())
    let divisor = angle.dropLast(unit.count).reversed().drop { $0.isWhitespace }.reversed()
    return ["write `(\(dividend) / \(String(divisor))) \(unit)` or `\(dividend) / (\(angle))`"]
  }

  /// Where lists belong.
  private static let takersOfLists =
    "arithmetic takes lists element by element, `==` compares them, and functions such as `sum` and `max` take all their elements"

  /// Some rates in a sentence, with an ellipsis for those that are not shown.
  private static func enumerated(_ rates: [String], of count: Int) -> String {
    guard rates.count == count, let last = rates.last else {
      return rates.joined(separator: ", ") + ", …"
    }
    return rates.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension CalculatorError: CustomStringConvertible {
  /// What is wrong and at which byte, without the text; ``diagnostic(inUTF8:unit:)`` has more to say.
  public var description: String {
    if case .syntax(let error) = reason { return error.description }
    return "\(message), at byte \(range.lower)"
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}
