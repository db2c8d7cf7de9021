// What is printed of errors and trees by somebody who has no text to show beside.

extension SyntaxError: CustomStringConvertible {
  /// What is wrong and at which byte, without the text; ``diagnostic(in:)`` has more to say.
  public var description: String { "\(reason.words), at byte \(range.lower)" }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}

extension SyntaxError.Reason {
  /// The reason without words of the text.
  fileprivate var words: String {
    switch self {
    case .expectedOperand: "expected a number, a name or `(`"
    case .emptyBrackets: "expected an expression between the brackets"
    case .unclosed(let opened): "the bracket at byte \(opened.lower) is not closed"
    case .unopened: "a bracket closes nothing"
    case .mismatched(let opened):
      "a bracket is closed by one of another kind than that at byte \(opened.lower)"
    case .numberAfterOperand: "expected an operator before the number"
    case .secondPoint: "a number has only one decimal point"
    case .equalsInExpression: "`=` can only follow a name at the beginning"
    case .mixedComparisons: "comparisons that go together have to go in one direction"
    case .chainedRange: "a range goes from one number to another"
    case .conditionParts: "`if` needs a condition and two values in brackets"
    case .conditionWithoutAlternative: "`?` needs `:` and what holds otherwise"
    case .colonAlone: "`:` can only follow `?`"
    case .nestedNot: "`not` needs brackets here"
    case .unclearBar: "a bar may begin an absolute value or mean `or`"
    case .unclearRoot: "the text can be read as a power or as a root"
    case .percentOrRemainder: "`%` can be read as percent or as the remainder of a division"
    case .unclearDivisor: "it is unclear where the divisor ends"
    case .operatorOnQuantity: "the operator may be meant for all parts or for the last one"
    case .conversionInBrackets: "a conversion stands at the end of an expression"
    case .conversionOfDefinition: "a definition has no value to be written"
    case .unknownConversion: "unknown form or unit of a conversion"
    case .baseOutOfRange: "a base is a number from 2 to 36"
    case .ambiguousCall: "it is unclear where the argument of the function ends"
    case .operandAfterPercent: "expected an operator after `%`, which means percent"
    case .repeatedPostfix: "the sign cannot follow another one of its kind"
    case .commaOutsideCall: "`,` can only separate arguments, or elements of a list"
    case .notAFunction: "unknown function"
    case .semicolonInBrackets: "expected a closing bracket before the separator"
    case .mixedSeparators: "expected the same separator as between the first two"
    case .functionWithoutArgument: "the function needs an argument"
    case .functionPower: "a function cannot have this power"
    case .assignmentToFunction: "a function cannot be given a value"
    case .functionAsParameter: "a function cannot be a parameter"
    case .repeatedParameter: "two parameters have the same name"
    case .reservedWord: "a reserved word cannot stand here"
    case .quoteWithoutDegrees: "minutes and seconds follow degrees"
    case .badDigits: "the number has digits that it cannot have"
    case .spacedExponent: "no space may stand in an exponent"
    case .spacedDegree: "no space may stand before the degree of a root"
    case .spacedRepetition: "no space may stand before repeating digits"
    case .invisibleCharacter: "a character that cannot be seen stands here"
    case .confusable(_, let meant): "a character looks like `\(meant)` and is another one"
    case .unknownCharacter: "a character means nothing here"
    case .invalidUTF8: "the text is not UTF-8"
    case .tooDeep(let limit): "more than \(limit) brackets or operators are nested"
    case .tooLong(let limit): "the text has more than \(limit) bytes"
    case .tooManyParts(let limit): "the statement has more than \(limit) numbers and operators"
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message, its place, and each note in a line of its own.
  public var description: String {
    ([message + ", at byte \(range.lower)"] + notes.map { "note: \($0)" }).joined(separator: "\n")
  }
}

extension Tree: CustomStringConvertible {
  /// The tree as ``dump`` has it.
  public var description: String { dump }
}

extension Statement: CustomStringConvertible {
  /// The statement as ``dump`` has it.
  public var description: String { dump }
}
