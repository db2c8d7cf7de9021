import SciFinance
import SciNumber
public import SciSyntax

/// A built-in function: how it is called, what it does, and how to compute it.
///
/// All that is said about a function stands in its entry. The help page, the suggestions after a typo, the words of its
/// errors and the tests of the examples follow from it, and no other code compares names of functions.
///
/// ```swift
/// let sine = FunctionTable.function(named: "sin")
/// print(sine?.summary ?? "")  // The sine of an angle.
/// ```
///
/// The compiler lays out the entries as constants, so that a start need not make them. It does so only where they hold no
/// arrays, which is why what is a list here is made by a closure, and where the initializer calls that of all members.
public struct Function: Sendable {
  /// An expression and what it comes to, in degrees and the standard format.
  public struct Example: Hashable, Sendable {
    /// What is typed.
    public var input: String
    /// What is printed.
    public var output: String
  }

  /// The family a function is listed under.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// Powers, roots, exponentials and logarithms.
    case powers = "Powers and logarithms"
    /// Functions of angles, and the angles themselves.
    case trigonometric = "Trigonometry"
    /// The hyperbolic functions and their inverses.
    case hyperbolic = "Hyperbolic functions"
    /// The error function and its inverse.
    case special = "Error functions"
    /// The gamma and beta functions, their derivatives and incomplete integrals.
    case gamma = "Gamma and beta"
    /// Exponential, logarithmic and trigonometric integrals, zeta, dilogarithm and Lambert's W.
    case integrals = "Integrals and zeta"
    /// The functions of Bessel and Airy.
    case bessel = "Bessel and Airy"
    /// Elliptic integrals and the arithmetic-geometric mean.
    case elliptic = "Elliptic integrals"
    /// Densities, distribution functions and quantiles.
    case distributions = "Distributions"
    /// Complex numbers and their parts.
    case complex = "Complex numbers"
    /// Derivatives, limits and the solutions of equations.
    case calculus = "Calculus and equations"
    /// Rounding and the parts of a number.
    case rounding = "Rounding and parts"
    /// Division with remainder, divisors, and counting.
    case integers = "Integers and counting"
    /// Bits, digits, and whole roots and logarithms.
    case bits = "Bits and digits"
    /// Primes, divisors, and arithmetic with remainders.
    case primes = "Primes and divisors"
    /// Sequences of integers, and numbers that count.
    case sequences = "Counting and sequences"
    /// Continued fractions and close fractions.
    case fractions = "Continued fractions"
    /// Sums and measures of data.
    case statistics = "Statistics"
    /// Order and size.
    case comparison = "Comparison"
    /// Interest, annuities, returns and depreciation, with the arguments and signs of spreadsheets.
    case money = "Money"
    /// Bonds and other securities, with the arguments of spreadsheets, and the days that they are about.
    case bonds = "Bonds and days"
  }

  /// The computation, by the number of arguments it takes.
  enum Body: Sendable {
    /// What the primitive that the function is makes of its numbers.
    case primitive(Primitive)
    case one(@Sendable (Real, Context) throws(MathError) -> Real)
    case two(@Sendable (Real, Real, Context) throws(MathError) -> Real)
    case oneOrTwo(@Sendable (Real, Real?, Context) throws(MathError) -> Real)
    /// A function of an amount and a rate, which has a percent sign if it is 1 or more.
    case amountAndRate(@Sendable (Real, Real, Context) throws(MathError) -> Real)
    case many(@Sendable (ArraySlice<Real>, Context) throws(MathError) -> Real)
    /// A function of so many numbers.
    case numbers(
      ClosedRange<Int>, @Sendable (ArraySlice<Real>, Context) throws(MathError) -> Real)
    /// A financial function of numbers and lists, whose value may be a list.
    case valued(
      ClosedRange<Int>, @Sendable (ArraySlice<Value>, Context) throws(FunctionError) -> Value)
    /// A financial function of any numbers.
    case financial(
      ClosedRange<Int>, @Sendable (FinancialArguments, Context) throws(FinanceError) -> Real)
    /// A financial function of rational numbers.
    case rational(
      ClosedRange<Int>, @Sendable (ExactArguments, Context) throws(FinanceError) -> Real)
    /// A function of an expression, the name of its variable, and numbers.
    case expression(BoundOperator)
    /// A random number, with no argument or two.
    case random
  }

  /// What an entry says beside summary and domain, for errors and for `--explain`.
  enum Remark: Sendable {
    /// The quantity whose inverse function it is, as in "no real angle has that sine".
    case inverse(of: String)
    /// Where a function of angles has no value.
    case poles(Poles)
    /// The error where an argument violates the domain so, in place of the general words.
    case error(DomainViolation, String)
    /// What helps where this argument is out of range, in place of the general hint.
    case hint(FinanceArgument, String)
    /// Its value is the number of a day in spreadsheets.
    case day
    /// What it solves an equation for, as in "no number of periods solves the equation".
    case unknown(String)
    /// A call with a guess, which chooses among several solutions.
    case callWithGuess(String)
    /// How a call says what shares are multiples of.
    case shareUnit(String)
    /// Where the principal value for complex numbers jumps, and from which side it is continuous there.
    case cut(String)
    /// A rule about its result that a reader may not expect; the help page and `--explain` say it.
    case note(String)
  }

  /// The angles at which a function has no value.
  enum Poles: Sendable {
    case multiplesOfHalfTurn
    case oddMultiplesOfQuarterTurn
  }

  /// What a function needs beside its arguments.
  struct Context: Sendable {
    var angleUnit: AngleUnit
    var budget: EvaluationBudget
    var shareUnit: Rational?
    var wordSize: WordSize?
  }

  /// The name it is listed under.
  public let name: String
  /// Other names for the same function.
  public var aliases: [String] { makeAliases() }
  let makeAliases: @Sendable () -> [String]
  /// The arguments as they are written in a call, such as `x; n`.
  public let parameters: String
  /// Where the function has a value.
  public let domain: String
  /// What it is, in one line.
  public let summary: String
  /// Calls and their results.
  public var examples: [Example] {
    makeExamples().map { Example(input: $0.key, output: $0.value) }
  }
  private let makeExamples: @Sendable () -> KeyValuePairs<String, String>
  /// Every name besides ``name``: the aliases, and the names that other calculators have for it.
  public var otherNames: [String] { aliases + furtherNames }
  var furtherNames: [String] {
    FunctionTable.furtherNames.filter { $0.function == name }.map { $0.name }
  }
  /// The family it is listed under.
  public let family: Family
  /// Where its name is a function's: everywhere, or only before a round bracket.
  public internal(set) var kind: FunctionNames.Kind
  /// Those of its names that are units where no argument follows.
  let makeUnitNames: @Sendable () -> [String]
  /// Whether an argument may be a list.
  public let takesLists: Bool
  /// The function that `f⁻¹` calls.
  let inverseName: String?
  /// What is said about it on occasion.
  var remarks: [Remark] { makeRemarks() }
  private let makeRemarks: @Sendable () -> [Remark]
  let body: Body
  /// The primitive that it is; its first form, where it may have further arguments.
  let primitive: Primitive?
  /// What it is in the language, in its parameters: the arithmetics that have no better way compute that.
  ///
  /// A function of any number of arguments is defined in `x`, the list of them.
  let definition: StaticString?
  /// What the last arguments are in the definition where a call leaves them out.
  let defaults: Defaults
  /// Its value for complex arguments, where it is neither a primitive nor defined.
  let complex: (@Sendable ([Complex], Context) throws(MathError) -> Complex)?
  /// Whether it takes complex numbers as they are, because it does not compute with them.
  let takesComplex: Bool
  /// Whether it takes the numbers of one list, and no further argument beside it.
  var takesOneList: Bool { parameters == "list" }
  /// What it does with units; a primitive says that itself.
  public var unitRule: UnitRule {
    if let rule = makeUnitRule() { return rule }
    if case .primitive = body { return .operation }
    return .numbers
  }
  private let makeUnitRule: @Sendable () -> UnitRule?

  /// The function as it is called: `log(x; base)`.
  public var heading: String { "\(name)(\(parameters))" }

  /// The names that its arguments have in the definition.
  var definitionParameters: [String] {
    body.isVariadic ? ["x"] : parameters.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// How many arguments a call may have; a list counts as its elements.
  public var argumentCounts: ClosedRange<Int> { body.argumentCounts }
}

extension Function {
  /// Makes an entry; see the properties.
  ///
  /// `takesLists` must be true where any number of arguments may stand. A primitive needs no body, unless it is one form of the function among others.
  init(
    _ name: String, aliases: @escaping @autoclosure @Sendable () -> [String] = [],
    alsoUnits unitNames: @escaping @autoclosure @Sendable () -> [String] = [],
    parameters: String = "x", inverse: String? = nil,
    in family: Family, takesLists: Bool = false,
    domain: String = "all numbers",
    units: @escaping @autoclosure @Sendable () -> UnitRule? = nil, _ summary: String,
    examples: @escaping @autoclosure @Sendable () -> KeyValuePairs<String, String>,
    remarks: @escaping @autoclosure @Sendable () -> [Remark] = [],
    is primitive: Primitive? = nil, definition: StaticString? = nil, defaults: Defaults = .none,
    complex: (@Sendable ([Complex], Context) throws(MathError) -> Complex)? = nil,
    takesComplex: Bool = false, body: Body? = nil
  ) {
    guard let body = body ?? primitive.map(Body.primitive) else {
      preconditionFailure("a function is a primitive or has a body")
    }
    self.init(
      name: name, makeAliases: aliases, parameters: parameters, domain: domain, summary: summary,
      makeExamples: examples, family: family, kind: .always, makeUnitNames: unitNames,
      takesLists: takesLists, inverseName: inverse, makeRemarks: remarks, body: body,
      primitive: primitive, definition: definition, defaults: defaults, complex: complex,
      takesComplex: takesComplex, makeUnitRule: units)
  }
}

extension Function {
  /// Numbers that arguments stand for which a call leaves out; no array, since each start makes the entries.
  enum Defaults: Sendable {
    case none
    /// The mean 0 and the standard deviation 1.
    case standardised
    /// No further amount, and payments at the end of periods.
    case twoZeros

    var numbers: [WideInt] {
      switch self {
      case .none: []
      case .standardised: [0, 1]
      case .twoZeros: [0, 0]
      }
    }
  }
}

extension Function.Body {
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .primitive(let primitive): primitive.operandCount...primitive.operandCount
    case .one: 1...1
    case .two, .amountAndRate: 2...2
    case .oneOrTwo: 1...2
    case .many: 1...Int.max
    case .numbers(let counts, _), .financial(let counts, _), .rational(let counts, _),
      .valued(let counts, _):
      counts
    case .random: 0...2
    case .expression(let operation):
      2 + operation.numberCounts.lowerBound...2 + operation.numberCounts.upperBound
    }
  }

  /// Whether the function takes any number of arguments, so that a list stands for its elements.
  var isVariadic: Bool { argumentCounts.upperBound == .max }
}
