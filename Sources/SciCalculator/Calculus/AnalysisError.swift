/// Why a derivative, a limit or the solutions of an equation cannot be given.
///
/// ```swift
/// var calculator = Calculator()
/// do throws(CalculatorError) {
///   try calculator.evaluate("limit(1/x^2; x; 0)")
/// } catch {
///   if case .analysis(.unbounded(let end), _) = error.reason { print(end) }  // +infinity
/// }
/// ```
public enum AnalysisError: Hashable, Sendable {
  /// The call has not the form that is given.
  case form(usage: String)
  /// A part of the expression has no rule for this, such as a function without a known derivative.
  case noMethod
  /// The order of a derivative is no small positive integer.
  case order(limit: Int)
  /// The derivatives from both sides, which differ.
  case noDerivative(left: String, right: String)
  /// The expression jumps where a derivative is asked for.
  case jumps
  /// The side of a limit is neither 1 nor -1.
  case side
  /// The limits from both sides, which differ or are infinite.
  case noLimit(left: String, right: String)
  /// The limit from one side is infinite.
  case unbounded(String)
  /// Every number solves the equation.
  case everywhere
  /// Equations of a system in three unknowns or more that are not linear.
  case notLinear
  /// Equations of a system in two unknowns that no method solves without ranges.
  case rangesNeeded
  /// Whether a system has a solution in a box was not found out; so many solutions elsewhere are proved.
  case undecidedBox(String, proved: Int)
  /// Both equations have a factor, which has infinitely many zeros.
  case commonFactor(String)
  /// Both equations have a factor, of which it is not found out how many real zeros it has.
  case undecidedFactor(String)
  /// Something is computed with several solutions of a system.
  case points
  /// A system of equations with more than one solution.
  case manySolutions
  /// The equation can be solved only in a range.
  case rangeNeeded
  /// The lower end of a range is not below the upper one.
  case emptyRange
  /// Whether there is a root between two numbers was not found out; so many roots elsewhere are proved.
  case undecided(lower: String, upper: String, proved: Int)
  /// Where between two numbers an extremum is, and whether, was not found out.
  case undecidedPlace(lower: String, upper: String)
  /// The value that a function comes as near to as one likes and does not take.
  case notTaken(String)
  /// The expression has no value at a number in the range.
  case noValue(at: String)
  /// An integral that grows beyond all bounds: to which infinity, and where.
  case diverges(to: String, at: String)
  /// An integral without a value, because it grows to both infinities.
  case noIntegral(at: String)
  /// An integral of waves that do not fall to zero at a place.
  case oscillates(at: String)
  /// An integral that is not enclosed by any method, and why.
  case notIntegrated(String)
  /// The time is over; what is proved by then.
  case unfinished(seconds: Double, proved: String)
  /// A condition stands behind infinite bounds.
  case infiniteCondition
  /// An infinite sum begins too far from zero.
  case farStart(limit: WideInt)
  /// A sum that grows beyond all bounds to one infinity.
  case sumDiverges(sign: WideInt)
  /// A product that does, or tends to zero.
  case productDiverges(sign: WideInt)
  /// A sum whose terms do not tend to zero, or a product whose factors do not tend to one.
  case noSum
  /// A sum whose halves diverge to both infinities.
  case noSumBothWays
  /// A sum that is not enclosed by any method, and why.
  case notSummed(String)
  /// There are more roots than are listed.
  case tooManyRoots(limit: Int)
  /// An expression that is no polynomial with rational coefficients.
  case noPolynomial
  /// Something is computed with the solutions of an inequality, which are intervals.
  case intervals
  /// Solutions are asked for where an inequality or a condition stands.
  case noEquation
  /// A variable has a unit, and the numbers behind it have none.
  case unitNeeded(variable: String, unit: String)
  /// Another error, and the units of the numbers in it.
  indirect case measured(AnalysisError, units: String)
}

extension AnalysisError {
  /// What is wrong, in words.
  func words(_ function: String) -> String {
    switch self {
    case .form(let usage):
      "`\(function)` takes an expression, the name of its variable, and numbers: \(usage)"
    case .noMethod: "`\(function)` has no method for a part of this expression"
    case .order(let limit): "the order of a derivative is an integer from 1 to \(limit)"
    case .noDerivative(let left, let right):
      "there is no derivative: \(left) from below, \(right) from above"
    case .jumps: "there is no derivative: the expression jumps there"
    case .side: "the side of a limit is 1 for above or -1 for below"
    case .noLimit(let left, let right):
      "there is no limit: \(left) from below, \(right) from above"
    case .unbounded(let end):
      function == BoundOperator.limit.rawValue
        ? "there is no limit: it goes to \(end)" : "there is none: the values go to \(end)"
    case .everywhere: "every number is a solution"
    case .notLinear: "of three and more equations, `\(function)` takes linear ones"
    case .rangesNeeded: "`\(function)` needs a range for each unknown here"
    case .undecidedBox(let box, let proved):
      "undecided: there may be a solution with \(box); proved so far: \(proved)"
    case .commonFactor(let factor):
      "there are infinitely many solutions: both equations have the factor \(factor)"
    case .undecidedFactor(let factor):
      "undecided: both equations have the factor \(factor), whose real zeros are not found"
    case .points: "the system has several solutions, with which nothing is computed"
    case .manySolutions: "there are infinitely many solutions"
    case .rangeNeeded: "`\(function)` needs a range here: two numbers behind the variable"
    case .emptyRange: "the range is empty: its first number is not below the second"
    case .undecided(let lower, let upper, let proved):
      "undecided: there may be a root between \(lower) and \(upper); proved elsewhere: \(proved)"
    case .undecidedPlace(let lower, let upper):
      "undecided: there may be a place between \(lower) and \(upper)"
    case .notTaken(let value): "the value comes as near to \(value) as one likes, and never is it"
    case .noValue(let place): "the expression has no value at \(place)"
    case .diverges(let end, let place): "the integral diverges to \(end) at \(place)"
    case .noIntegral(let place):
      "the integral has no value: it diverges to both infinities, first at \(place)"
    case .oscillates(let place): "the integral has no value: it oscillates without end at \(place)"
    case .notIntegrated(let reason): "no integral is proved: \(reason)"
    case .unfinished(let seconds, let proved):
      "\(MathError.timeLimit(seconds: seconds).message(function: nil)); \(proved)"
    case .infiniteCondition: "with infinite bounds, `\(function)` takes no condition"
    case .farStart(let limit): "the first integer is between -\(limit) and \(limit)"
    case .sumDiverges(let sign), .productDiverges(let sign):
      "the \(function) diverges to \(sign > 0 ? "+infinity" : sign < 0 ? "-infinity" : "0")"
    case .noSum:
      function == BoundOperator.product.rawValue
        ? "the product has no value: its factors do not tend to 1"
        : "the sum has no value: its terms do not tend to 0"
    case .noSumBothWays: "the \(function) has no value: its halves diverge in opposite ways"
    case .notSummed(let reason): "no value of this \(function) is proved: \(reason)"
    case .tooManyRoots(let limit): "there are more than \(limit) roots, or they accumulate"
    case .noPolynomial: "`\(function)` takes a polynomial with rational coefficients"
    case .intervals: "the solutions of an inequality are intervals, with which nothing is computed"
    case .noEquation:
      function == BoundOperator.integral.rawValue
        ? "a condition has no integral"
        : "expected an equation `f == g`, an inequality `f < g` or an expression that is to be zero"
    case .unitNeeded(let variable, let unit):
      "`\(variable)` is in \(unit), and the numbers behind it have no unit"
    case .measured(let error, let units): "\(error.words(function)) (\(units))"
    }
  }

  /// What helps.
  func hint(_ function: String) -> String? {
    switch self {
    case .rangeNeeded:
      "write the range behind the variable: `\(function)(…; x; 0; 10)`"
    case .rangesNeeded:
      "write two numbers for each behind the unknowns: `\(function)(…; x; y; 0; 10; 0; 10)`"
    case .points: "ranges choose one of them: `\(function)(…; x; y; 0; 10; 0; 10)`"
    case .noPolynomial: "`solve` takes other equations: solve(cos(x) == x; x; 0; 1)"
    case .tooManyRoots: "ask for a smaller range"
    case .form where function == BoundOperator.integral.rawValue:
      "both bounds are needed: integral(x^2; x; 0; 1), or `inf`"
    case .noEquation where function == BoundOperator.integral.rawValue:
      "`if(c; 1; 0)` is 1 where c holds and 0 elsewhere"
    case .measured(let error, _): error.hint(function)
    case .unitNeeded(let variable, let unit):
      "write it behind them: `\(function)(…; \(variable); 0 \(unit); 1 \(unit))`"
    case .noMethod, .form, .order, .noDerivative, .jumps, .side, .noLimit, .unbounded, .everywhere,
      .notLinear,
      .commonFactor, .undecidedFactor, .undecidedBox, .manySolutions, .emptyRange,
      .undecided, .undecidedPlace, .notTaken, .noValue, .diverges, .noIntegral, .oscillates,
      .notIntegrated, .unfinished,
      .noEquation, .intervals, .infiniteCondition, .farStart, .sumDiverges,
      .productDiverges, .noSum, .noSumBothWays,
      .notSummed:
      nil
    }
  }
}

extension AnalysisError {
  /// The class of the error.
  var errorClass: ErrorClass {
    switch self {
    case .measured(let error, _): error.errorClass
    case .form, .noEquation, .unitNeeded, .intervals, .points, .rangeNeeded, .rangesNeeded,
      .noPolynomial, .infiniteCondition:
      .syntax
    case .tooManyRoots, .farStart, .unfinished: .limit
    case .noMethod, .order, .noDerivative, .jumps, .side, .noLimit, .unbounded, .everywhere,
      .notLinear, .manySolutions,
      .commonFactor, .undecidedFactor, .undecidedBox,
      .emptyRange, .undecided,
      .undecidedPlace, .notTaken, .noValue, .diverges, .noIntegral, .oscillates, .notIntegrated,
      .sumDiverges,
      .productDiverges, .noSum, .noSumBothWays,
      .notSummed:
      .mathematics
    }
  }
}

extension AnalysisError {
  /// The limit of the budget that it is about.
  var mathematics: MathError? {
    switch self {
    case .unfinished(let seconds, _): .timeLimit(seconds: seconds)
    case .measured(let error, _): error.mathematics
    default: nil
    }
  }

  /// Whether its words have numbers in them that are places or values of the expression.
  var hasNumbers: Bool {
    switch self {
    case .noLimit, .noDerivative, .undecided, .undecidedPlace, .undecidedBox, .notTaken, .noValue,
      .diverges,
      .noIntegral, .oscillates, .notIntegrated, .unfinished:
      true
    case .form, .noMethod, .order, .jumps, .side, .unbounded, .everywhere, .notLinear,
      .rangesNeeded,
      .commonFactor, .undecidedFactor, .points, .manySolutions, .rangeNeeded, .emptyRange,
      .infiniteCondition, .farStart, .sumDiverges, .productDiverges, .noSum, .noSumBothWays,
      .notSummed, .tooManyRoots, .noPolynomial, .intervals, .noEquation, .unitNeeded, .measured:
      false
    }
  }
}

extension AnalysisError {
  /// That a value lies between two numbers, in words.
  static func words(_ bounds: (lower: Double, upper: Double)) -> String {
    // The shortest text of a number may lie on its other side, but not beyond its neighbour.
    "the value is proved to lie between \(bounds.lower.nextDown) and \(bounds.upper.nextUp)"
  }

  /// How many solutions are proved and where there may be others, in words.
  static func words(solutions count: Int, andOthersIn rest: String) -> String {
    "proved so far: \(count) \(count == 1 ? "solution" : "solutions"), and no other outside of \(rest)"
  }
}
