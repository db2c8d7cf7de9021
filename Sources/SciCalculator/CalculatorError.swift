public import SciFinance
public import SciNumber
public import SciSyntax
public import SciUnits

/// Why an expression has no answer, and which part of its text is at fault.
///
/// ```swift
/// let text = "1 + tan(90)"
/// var calculator = Calculator()
/// do throws(CalculatorError) {
///   try calculator.evaluate(text)
/// } catch {
///   let diagnostic = error.diagnostic(inUTF8: Array(text.utf8), unit: .degrees)
///   print(DiagnosticRenderer(width: 80).render(diagnostic, in: text))
/// }
/// ```
public struct CalculatorError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// The text is not an expression.
    case syntax(SyntaxError)
    /// Nothing has that name; these names are close.
    case unknownName(String, suggestions: [String])
    /// No function has that name; these names are close.
    case unknownFunction(String, suggestions: [String])
    /// A function's name stands where its value is needed.
    case functionWithoutArguments(String)
    /// `f⁻¹` of a function that has no inverse here.
    case noInverse(String)
    /// The call has too few or too many arguments.
    case wrongArgumentCount(function: String, given: Int, allowed: ClosedRange<Int>)
    /// A unit after a quotient, which may belong to the divisor or to the whole.
    case unclearUnit(dividend: String, angle: String)
    /// The outcome of a comparison was used as a number.
    case booleanInArithmetic
    /// Something cannot be done with a day or a time.
    case calendar(CalendarFault)
    /// A list was used as a number.
    case listInArithmetic
    /// Something else than the outcome of a comparison stands where one is needed.
    case conditionExpected
    /// Quantities that do not go together.
    case units(UnitError)
    /// Between two units a turn may count as 1 or as 2π; what the left quantity is either way.
    case unclearTurn(Unit, Unit, [TurnReading])
    /// A function of angles was given a number in which units have cancelled.
    case unclearAngle(function: String)
    /// A quantity in this unit stands where a number must.
    case quantityOperand(String)
    /// A complex number stands where a real one must.
    case complexOperand
    /// A function of real numbers was given a complex one.
    case complexArgument(function: String)
    /// An amount of money in this unit beside a complex number.
    case complexAmount(String)
    /// Complex numbers were compared by size.
    case noOrder
    /// A function of numbers was given a quantity in this unit.
    case quantityArgument(function: String, unit: String)
    /// No unit has the name behind `to`; these are close.
    case unknownUnit(String, suggestions: [String])
    /// What stands behind `to` is no unit.
    case unitExpected
    /// The name behind `to` has a value, and so is no unit here.
    case variableAsUnit(String)
    /// The units of a quantity such as `5 in 3 ft` do not fall.
    case partOrder(String, String)
    /// What stands before `@` is no amount of money.
    case amountExpected
    /// What stands behind `@` is no rate.
    case rateExpected
    /// A rate without units, where no currency is wanted.
    case missingRateCurrency(String)
    /// A text is one amount by the rules of a locale and another one as an expression.
    case unclearAmount(String, String)
    /// An amount is exchanged to its own currency.
    case sameCurrency(String)
    /// The result has this unit, where an amount in a currency is wanted.
    case notAnAmount(unit: String, wanted: String)
    /// Two lists of different lengths are joined element by element.
    case listLengths(Int, Int)
    /// The step of a range is zero or leads away from its end.
    case rangeStep
    /// A range has more elements than this.
    case rangeTooLong(limit: WideInt)
    /// `sum(x; x; 1; 2)` may be a sum of four numbers, since `x` has a value.
    case unclearSum(function: String, variable: String)
    /// A sum or a product runs over more integers than this.
    case sumTooLong(limit: WideInt)
    /// Sums and products over integers are nested more deeply than this.
    case sumsTooDeep(limit: Int)
    /// A list is an element of a list.
    case listInList
    /// `x[2]` where `x` is a number.
    case noElements
    /// There is no derivative, or none is known.
    case noSlope
    /// A derivative, a limit or the solutions of an equation cannot be given.
    case analysis(AnalysisError, function: String)
    /// The number of an element is none of 1 to this.
    case elementOutOfRange(count: Int)
    /// More than one list stands for the one that the function takes.
    case surplusArgument(function: String)
    /// The text has a reading that is seldom meant.
    case doubt(Doubt)
    /// A function of numbers was given a list.
    case listArgument(function: String)
    /// The name belongs to a built-in function or a constant.
    case redefinition(String)
    /// A function is defined by itself.
    case selfReference(String)
    /// The value cannot be written in the form that was asked for.
    case noSuchForm(Conversion)
    /// The period of a repeating decimal has so many digits, which are too many.
    case longPeriod(digits: Integer)
    /// A random number where nothing says where such numbers begin.
    case noRandomNumbers
    /// A random number of a range whose last number comes before the first.
    case emptyRange
    /// `ans` before there is a result.
    case noPreviousResult
    /// An expression's variable was given no value.
    case missingBinding(String)
    /// Statements where only one expression can be.
    case notAnExpression
    /// User functions call one another more deeply than this.
    case callsTooDeep(limit: Int)
    /// User functions took more steps than this.
    case tooManySteps(limit: Int)
    /// The computation has no result; the function it happened in, if it was a call.
    case math(MathError, function: String?)
    /// A financial function has no result.
    case finance(FinanceError, function: String)
    /// So many rates solve the equation, and one was asked for; the first ones with six digits.
    case severalRates([String], count: Int, function: String)
    /// An amount cannot be shared out.
    case allocation(AllocationError)
    /// Nothing says what the shares are multiples of.
    case missingShareUnit(function: String)
    /// The number of shares is not a positive integer.
    case shareCount
    /// More shares than this.
    case tooManyShares(limit: Int)
    /// A rate is 1 or more and has no percent sign; the two calls that may be meant.
    case missingPercentSign([PercentReading])
    /// The rate of a conversion is zero or negative.
    case rateNotPositive
    /// A result was not to be rounded, and rounding would take this away.
    case inexact(residue: String)
    /// An amount in one currency where another one is wanted, without a rate.
    case missingRate(from: String, to: String)
  }

  /// What went wrong.
  public var reason: Reason
  /// The part of the text it went wrong in.
  public var range: SourceRange

  /// Makes an error from its parts.
  public init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }
}

extension CalculatorError {
  /// Does something with the value of a whole text, whose errors mark that text.
  package static func marking<Outcome>(
    _ source: [UInt8], _ body: () throws(MathError) -> Outcome
  ) throws(CalculatorError) -> Outcome {
    do throws(MathError) {
      return try body()
    } catch {
      throw CalculatorError(.math(error, function: nil), at: SourceRange(0, source.count))
    }
  }

  /// The error of a text that is not an expression.
  ///
  /// The parser knows which names are functions, but not which are like them.
  init(_ error: SyntaxError, in source: [UInt8], _ names: Environment) {
    guard case .notAFunction(let range) = error.reason else {
      self.init(.syntax(error), at: error.range)
      return
    }
    let name = String(decoding: source[range.lower..<range.upper], as: UTF8.self)
    let isKnown = names.allFunctionNames.contains(name)
    let suggestions = Spelling.suggestions(for: name, among: names.allFunctionNames)
    self.init(
      isKnown
        ? .functionWithoutArguments(name) : .unknownFunction(name, suggestions: suggestions),
      at: range)
  }
}

extension CalculatorError {
  /// The error of a number or of a financial function that is one of mathematics.
  package var mathematics: MathError? {
    switch reason {
    case .math(let error, _), .finance(.mathematics(let error), _): error
    case .analysis(let error, _): error.mathematics
    default: nil
    }
  }
}

/// The class of an error, as the exit status of the command tells it.
///
/// ```swift
/// var calculator = Calculator()
/// do throws(CalculatorError) {
///   try calculator.evaluate("1/0")
/// } catch {
///   print(error.errorClass)  // mathematics
/// }
/// ```
public enum ErrorClass: String, Hashable, Sendable {
  /// Not a real number, division by zero, undecided.
  case mathematics
  /// The text is not understood.
  case syntax
  /// The answer would cost more than allowed.
  case limit
}

extension CalculatorError {
  /// The error of a value where a number is needed.
  package init(notANumber value: Value, at range: SourceRange) {
    switch value {
    case .scalar(.quantity(let quantity)):
      self.init(.quantityOperand(quantity.unit.symbol), at: range)
    case .scalar(.boolean): self.init(.booleanInArithmetic, at: range)
    case .scalar(.complex): self.init(.complexOperand, at: range)
    case .scalar(.calendar): self.init(.calendar(.notANumber), at: range)
    case .scalar(.real), .list: self.init(.listInArithmetic, at: range)
    }
  }
}

extension CalculatorError {
  /// The class of the error.
  public var errorClass: ErrorClass {
    switch reason {
    case .math(let error, _), .finance(.mathematics(let error), _): error.errorClass
    case .finance(.tooLong, _), .finance(.tooManySignChanges, _): .limit
    case .tooManyShares, .allocation(.tooLarge): .limit
    case .finance, .severalRates, .allocation, .missingShareUnit, .shareCount, .rateNotPositive,
      .inexact:
      .mathematics
    case .callsTooDeep, .tooManySteps, .rangeTooLong, .sumTooLong, .sumsTooDeep: .limit
    case .rangeStep, .noSuchForm, .longPeriod, .noSlope: .mathematics
    case .analysis(let error, _): error.errorClass
    case .units(.mathematics(let error)): error.errorClass
    case .units(.exponentLimit): .limit
    case .units, .unclearTurn, .unclearAngle, .quantityOperand, .quantityArgument, .partOrder,
      .complexOperand, .complexArgument, .complexAmount, .noOrder,
      .amountExpected, .rateExpected,
      .missingRateCurrency, .sameCurrency, .notAnAmount:
      .mathematics
    case .noRandomNumbers, .emptyRange: .mathematics
    case .calendar(.literal): .syntax
    case .calendar: .mathematics
    case .unknownUnit, .unitExpected, .variableAsUnit, .unclearAmount: .syntax
    case .syntax(let error): error.errorClass
    case .unknownName, .unknownFunction, .functionWithoutArguments, .noInverse, .unclearUnit,
      .wrongArgumentCount, .booleanInArithmetic, .listInArithmetic, .listInList, .listArgument,
      .noElements, .elementOutOfRange, .surplusArgument, .doubt,
      .redefinition, .selfReference, .noPreviousResult, .missingBinding, .notAnExpression,
      .missingRate, .missingPercentSign, .conditionExpected, .listLengths, .unclearSum:
      .syntax
    }
  }
}

extension MathError {
  /// The class of the error.
  public var errorClass: ErrorClass {
    switch self {
    case .divisionByZero, .notReal, .notAnInteger, .undecided, .inexact: .mathematics
    case .tooLarge, .tooSmall, .exactLimit, .digitLimit, .precisionLimit, .memoryLimit, .termLimit,
      .timeLimit, .argumentLimit, .listLimit, .proofLimit, .factorLimit, .cancelled:
      .limit
    }
  }
}

extension SyntaxError {
  /// The class of the error.
  public var errorClass: ErrorClass {
    switch reason {
    case .tooDeep, .tooLong, .tooManyParts: .limit
    default: .syntax
    }
  }
}
