public import SciNumber

/// Why a financial question has no answer.
public enum FinanceError: Error, Hashable, Sendable {
  /// A divisor is zero.
  case divisionByZero
  /// The argument must be an integer.
  case notAnInteger(FinanceArgument)
  /// An argument that must be a rational number is none, or is not known to be one.
  case irrational
  /// The argument lies outside of what the function is defined for.
  case outOfRange(FinanceArgument)
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

/// Which argument of a financial function an error is about.
public enum FinanceArgument: String, Hashable, Sendable, CaseIterable {
  /// The interest of a period, as a fraction.
  case rate
  /// How many periods there are.
  case periods
  /// Which period is meant.
  case period
  /// When payments are made.
  case timing
  /// What is there at the beginning.
  case presentValue
  /// What is there at the end.
  case futureValue
  /// What is paid in each period.
  case payment
  /// The list of flows.
  case cashFlows
  /// The days of the flows.
  case dates
  /// The value at the beginning.
  case cost
  /// The value at the end of the life.
  case salvage
  /// How many periods a thing is used.
  case life
  /// The share of a declining balance.
  case factor
  /// The denominator of a quotation.
  case fraction
  /// What amounts are rounded to a multiple of.
  case increment
  /// What is paid besides.
  case extraPayments
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
