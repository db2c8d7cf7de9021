import SciFinance
import SciNumber

/// A built-in function: how it is called, what it does, and how to compute it.
///
/// The help page, the suggestions after a typo and the tests of the examples all follow from these entries.
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
    /// Functions of probability and statistics.
    case special = "Special functions"
    /// Rounding and the parts of a number.
    case rounding = "Rounding and parts"
    /// Division with remainder, divisors, and counting.
    case integers = "Integers and counting"
    /// Order and size.
    case comparison = "Comparison"
    /// Interest, annuities, returns and depreciation, with the arguments and signs of spreadsheets.
    case money = "Money"
  }

  /// The computation, by the number of arguments it takes.
  enum Body: Sendable {
    case one(@Sendable (Real, Context) throws(MathError) -> Real)
    case two(@Sendable (Real, Real, Context) throws(MathError) -> Real)
    case oneOrTwo(@Sendable (Real, Real?, Context) throws(MathError) -> Real)
    case many(@Sendable (ArraySlice<Real>, Context) throws(MathError) -> Real)
    /// A financial function of numbers and lists, whose value may be a list.
    case valued(
      ClosedRange<Int>, @Sendable (ArraySlice<Value>, Context) throws(FunctionError) -> Value)
    /// A financial function of any numbers.
    case financial(
      ClosedRange<Int>, @Sendable (ArraySlice<Real>, Context) throws(FinanceError) -> Real)
    /// A financial function of rational numbers.
    case rational(
      ClosedRange<Int>, @Sendable (ArraySlice<Rational>, Context) throws(FinanceError) -> Real)
  }

  /// What a function needs beside its arguments.
  struct Context: Sendable {
    var angleUnit: AngleUnit
    var budget: EvaluationBudget
    var shareUnit: Rational?
  }

  /// The name it is listed under.
  public let name: String
  /// Other names for the same function.
  public let aliases: [String]
  /// The arguments as they are written in a call, such as `x; n`.
  public let parameters: String
  /// Where the function has a value.
  public let domain: String
  /// What it is, in one line.
  public let summary: String
  /// Calls and their results.
  public var examples: [Example] {
    exampleTexts.map { Example(input: $0.key, output: $0.value) }
  }
  private let exampleTexts: KeyValuePairs<String, String>
  /// The family it is listed under.
  public let family: Family
  /// The function that `f⁻¹` calls.
  let inverseName: String?
  let body: Body

  init(
    _ name: String, aliases: [String] = [], parameters: String = "x", inverse: String? = nil,
    in family: Family, domain: String = "all numbers", _ summary: String,
    examples: KeyValuePairs<String, String>, body: Body
  ) {
    self.name = name
    self.aliases = aliases
    self.parameters = parameters
    self.inverseName = inverse
    self.family = family
    self.domain = domain
    self.summary = summary
    exampleTexts = examples
    self.body = body
  }

  /// Whether an argument may be a list: where any number of them may stand, or where ``parameters`` has one.
  public var takesLists: Bool { body.isVariadic || parameters.contains("…]") }

  /// How many arguments a call may have; a list counts as its elements.
  public var argumentCounts: ClosedRange<Int> { body.argumentCounts }
}

extension Function.Body {
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .one: 1...1
    case .two: 2...2
    case .oneOrTwo: 1...2
    case .many: 1...Int.max
    case .financial(let counts, _), .rational(let counts, _), .valued(let counts, _): counts
    }
  }

  /// Whether the function is computed from all its arguments at once.
  var takesAll: Bool {
    switch self {
    case .many, .financial, .rational, .valued: true
    case .one, .two, .oneOrTwo: false
    }
  }

  /// Whether the function takes any number of arguments, so that a list stands for its elements.
  var isVariadic: Bool { argumentCounts.upperBound == .max }
}
