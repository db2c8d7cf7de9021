/// Why a text is no expression, and where.
///
/// The words are made by `diagnostic(in:)`.
///
/// ```swift
/// do throws(SyntaxError) {
///   _ = try Syntax.parse("2 3", functions: [])
/// } catch {
///   print(error.reason == .numberAfterOperand, error.range)  // true 2..<3
/// }
/// ```
public struct SyntaxError: Error, Hashable, Sendable {
  /// Why a text is no expression.
  public enum Reason: Hashable, Sendable {
    /// A number, a name or an opening bracket should stand here.
    case expectedOperand
    /// The brackets hold nothing.
    case emptyBrackets
    /// The text ends before a bracket that was opened is closed.
    case unclosed(opened: SourceRange)
    /// A bracket closes that was never opened.
    case unopened
    /// A bracket is closed by another kind of bracket.
    case mismatched(opened: SourceRange)
    /// A number follows an operand, as in `2 3`.
    case numberAfterOperand
    /// A number has two points, as in `1.2.3`.
    case secondPoint
    /// `=` stands where only `==` can.
    case equalsInExpression
    /// Comparisons of one chain go in two directions, as in `a < b > c`, or one is `!=`.
    case mixedComparisons
    /// A range of ranges, as in `1..2..3`.
    case chainedRange
    /// `if` has not three arguments in round brackets.
    case conditionParts
    /// `c ? a` without `:` and what holds otherwise.
    case conditionWithoutAlternative
    /// `:` without `?` before it.
    case colonAlone
    /// `not` stands in the operand of an operator that holds more strongly, as in `1 + not x`.
    case nestedNot
    /// `|` after an operand may be an operator or begin an absolute value.
    case unclearBar
    /// `x³√y` may be a power or a root.
    case unclearRoot(operand: SourceRange)
    /// `5 % -2` may be a percentage or a remainder.
    case percentOrRemainder
    /// A unit behind a quotient may belong to the divisor: `x/5 s`, `W/m K`.
    case unclearDivisor(dividend: SourceRange, divisor: SourceRange)
    /// `5 ft 3 in²`: an operator that may be meant for the last part or for the whole quantity.
    case operatorOnQuantity
    /// `to` in brackets, or where nothing stands before it.
    case conversionInBrackets
    /// `to` behind the definition of a function.
    case conversionOfDefinition
    /// What stands behind `to` is no form that a number can be written in.
    case unknownConversion
    /// A base that is not one of 2 to 36.
    case baseOutOfRange
    /// A function without brackets has an operand right after its argument, as in `sin 2x`.
    case ambiguousCall(name: SourceRange, argument: SourceRange)
    /// An operand stands right after a percent sign.
    case operandAfterPercent
    /// A postfix operator follows one of its own kind, as in `3! !`.
    case repeatedPostfix
    /// A comma stands outside the arguments of a call and outside a list; the ranges are the digits around it.
    case commaOutsideCall(before: SourceRange?, after: SourceRange?)
    /// Brackets after a name hold no operand or several, and the name is no function's.
    case notAFunction(name: SourceRange)
    /// A semicolon stands in brackets that are neither a call's nor a list's, or a comma in such braces.
    case semicolonInBrackets
    /// A call or a list has `,` as well as `;` between its parts.
    case mixedSeparators(first: SourceRange)
    /// A function stands without an argument.
    case functionWithoutArgument(name: SourceRange)
    /// The exponent between a function and its argument is neither −1 nor a plain integer.
    case functionPower(name: SourceRange)
    /// A function's name stands on the left of `=`.
    case assignmentToFunction(name: SourceRange)
    /// A parameter has the name of a function.
    case functionAsParameter
    /// Two parameters have the same name.
    case repeatedParameter(first: SourceRange)
    /// A word of the language stands where a name or number should.
    case reservedWord
    /// `'` or `"` stands after something else than degrees.
    case quoteWithoutDegrees
    /// `0x`, `0b` or `0o` is followed by something that is no such digit.
    case badDigits
    /// A space makes a number with exponent into something else, as in `2 e-3`.
    case spacedExponent
    /// A space makes a temperature into an angle and a name, as in `20° C`.
    case spacedDegree
    /// A space or a bracket makes a repeating decimal into something else, as in `0.5 (3)`.
    case spacedRepetition
    /// A character that cannot be seen.
    case invisibleCharacter(Unicode.Scalar)
    /// A character that looks like another one of the language.
    case confusable(Unicode.Scalar, meant: String)
    /// A character that means nothing here.
    case unknownCharacter(Unicode.Scalar)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// More is nested than the limit allows.
    case tooDeep(limit: Int)
    /// The text has more bytes than the limit allows.
    case tooLong(limit: Int)
    /// A statement has more numbers, names, operators and calls than ``Syntax/maximumParts``.
    case tooManyParts(limit: Int)
  }

  /// Why the text is no expression.
  public var reason: Reason

  /// Where the text stops being one.
  public var range: SourceRange

  /// Makes an error from its reason and range.
  public init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }
}
