public import SciNumber

/// Why a financial question has no answer.
///
/// ```swift
/// do {
///   _ = try Annuity.pmt(-1, 12, 1000)
/// } catch {
///   print(error)  // the rate must be above −1 (−100 %), such as 5% or 0.05
/// }
/// ```
public enum FinanceError: Error, Hashable, Sendable {
  /// A divisor is zero.
  case divisionByZero
  /// The argument must be an integer.
  case notAnInteger(FinanceArgument)
  /// An argument that must be a rational number is none, or is not known to be one.
  case irrational
  /// The argument lies outside of what the function is defined for.
  case outOfRange(FinanceArgument)
  /// The first of two dates must be before the second one.
  case wrongOrder(FinanceArgument, FinanceArgument)
  /// The text or the three numbers are no date.
  case invalidDate(String)
  /// No rate above −100 % and no term solves the equation.
  case noSolution
  /// So many rates solve the equation, and one was asked for.
  case severalSolutions(count: Int)
  /// Every rate or every term solves the equation.
  case everySolution
  /// A count of periods or of days exceeds the limit.
  case tooLong(limit: Int)
  /// The cash flows change their direction more often than the limit.
  case tooManySignChanges(limit: Int)
  /// The number itself has no answer, or none within the budget.
  case mathematics(MathError)
}

/// Runs `body`, whose only errors are those of numbers.
func financially<Result>(
  _ body: () throws(MathError) -> Result
) throws(FinanceError) -> Result {
  do {
    return try body()
  } catch .divisionByZero {
    throw .divisionByZero
  } catch {
    throw .mathematics(error)
  }
}
