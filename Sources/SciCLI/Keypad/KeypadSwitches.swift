public import ArgumentParser
public import SciKeypad

/// The switches of ``KeypadOptions`` by their names; those not typed are those of the profile.
struct KeypadSwitches: ParsableArguments {
  @Option(help: "Which keys the keypad has: telephone, windows or programmer.")
  var layout: KeypadOptions.Layout?

  @Option(help: "Whether products come before sums: none or apple.")
  var precedence: KeypadOptions.Precedence?

  @Option(help: "What % means after + and -: left or hundredth.")
  var percent: KeypadOptions.Percent?

  @Option(help: "What 5 + = does: repeat, ignore or drop.")
  var missingOperand: KeypadOptions.MissingOperand?

  @Option(help: "Whether a further = repeats the operation.", completion: .booleans)
  var repeatsEquals: Bool?

  @Option(help: "Whether = applies the last operation to a new number.", completion: .booleans)
  var appliesConstant: Bool?

  @Option(help: "What ± does after an operator: next or displayed.")
  var signAfterOperator: KeypadOptions.SignAfterOperator?

  @Option(help: "What C clears: entry or all.")
  var clearKey: KeypadOptions.ClearKey?

  @Option(help: "What C after = does with the result: forgets or keeps.")
  var clearAfterEquals: KeypadOptions.ClearAfterEquals?

  @Option(help: "What an operator does after C: replaces or zero.")
  var operatorAfterClear: KeypadOptions.OperatorAfterClear?

  @Option(help: "What a function does after an operator: displayed or ignored.")
  var functionAfterOperator: KeypadOptions.ActionAfterOperator?

  @Option(help: "Whether a function of a result ends its repetition.", completion: .booleans)
  var functionEndsRepetition: Bool?

  @Option(help: "What m+ and m- do after an operator: displayed or ignored.")
  var memoryAfterOperator: KeypadOptions.ActionAfterOperator?

  @Option(help: "Whether a digit leaves an error.", completion: .booleans)
  var digitEndsError: Bool?

  @Option(help: "Whether a bracket beside a number multiplies.", completion: .booleans)
  var multipliesAtBrackets: Bool?

  @Option(help: "What x! does with fractions: integers or gamma.")
  var factorial: KeypadOptions.Factorial?

  @Option(help: "Whether the cells limit what can be typed.", completion: .booleans)
  var limitsEntry: Bool?

  @Option(help: "The digits of an upright display, from 8 to 1000.")
  var portraitCells: Int?

  @Option(help: "The digits of a wide display, from 8 to 1000.")
  var landscapeCells: Int?

  @Option(help: "The largest exponent, from 1 to 99999.")
  var maximumExponent: Int?

  func check() throws {
    for cells in [portraitCells, landscapeCells] {
      if let cells, !(8...1_000).contains(cells) {
        throw ValidationError("a display has from 8 to 1000 cells")
      }
    }
    if let maximumExponent, !(1...99_999).contains(maximumExponent) {
      throw ValidationError("--maximum-exponent takes a number from 1 to 99999")
    }
  }

  func apply(to options: inout KeypadOptions) {
    func set<Value>(_ path: WritableKeyPath<KeypadOptions, Value>, _ value: Value?) {
      if let value { options[keyPath: path] = value }
    }
    set(\.layout, layout)
    set(\.precedence, precedence)
    set(\.percent, percent)
    set(\.missingOperand, missingOperand)
    set(\.repeatsEquals, repeatsEquals)
    set(\.appliesConstant, appliesConstant)
    set(\.signAfterOperator, signAfterOperator)
    set(\.clearKey, clearKey)
    set(\.clearAfterEquals, clearAfterEquals)
    set(\.operatorAfterClear, operatorAfterClear)
    set(\.functionAfterOperator, functionAfterOperator)
    set(\.functionEndsRepetition, functionEndsRepetition)
    set(\.memoryAfterOperator, memoryAfterOperator)
    set(\.digitEndsError, digitEndsError)
    set(\.multipliesAtBrackets, multipliesAtBrackets)
    set(\.factorial, factorial)
    set(\.limitsEntry, limitsEntry)
    set(\.portraitCells, portraitCells)
    set(\.landscapeCells, landscapeCells)
    set(\.maximumExponent, maximumExponent)
  }
}

extension KeypadOptions.Layout: ExpressibleByArgument {}
extension KeypadOptions.Precedence: ExpressibleByArgument {}
extension KeypadOptions.Percent: ExpressibleByArgument {}
extension KeypadOptions.MissingOperand: ExpressibleByArgument {}
extension KeypadOptions.SignAfterOperator: ExpressibleByArgument {}
extension KeypadOptions.ClearKey: ExpressibleByArgument {}
extension KeypadOptions.ClearAfterEquals: ExpressibleByArgument {}
extension KeypadOptions.OperatorAfterClear: ExpressibleByArgument {}
extension KeypadOptions.ActionAfterOperator: ExpressibleByArgument {}
extension KeypadOptions.Factorial: ExpressibleByArgument {}
