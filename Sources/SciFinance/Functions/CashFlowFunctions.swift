public import SciNumber

// The functions of spreadsheets by their names alone, with the budget of a person at a prompt.

// MARK: - irr

/// The internal rate of return of flows at times 0, 1, 2, …, as `IRR`.
///
/// ```swift
/// let rate = try irr([-1000, 300, 420, 680])  // ≈ 0.16340560068898929553
/// ```
///
/// - Parameters:
///   - values: what comes in, and with a minus what goes out.
///   - guess: chooses the closest of several solutions; without one, several are an error.
/// - Returns: the rate as a fraction, with as many digits as it is asked for.
/// - Throws: ``FinanceError/noSolution``; ``FinanceError/severalSolutions(count:)``; the errors of
///   ``CashFlows/irr(values:within:)``.
public func irr(_ values: [Rational], guess: Rational? = nil) throws(FinanceError) -> Real {
  try CashFlows.irr(values: values, within: .interactive).one(guess)
}

/// The internal rate of return of integers; see ``irr(_:guess:)-([Rational],_)``.
///
/// - Throws: the errors of that function.
@_disfavoredOverload
public func irr(_ values: [Int], guess: Rational? = nil) throws(FinanceError) -> Real {
  try irr(values.map { Rational($0) }, guess: guess)
}

/// The internal rate of return of decimals such as Foundation's; see ``irr(_:guess:)-([Rational],_)``.
///
/// - Throws: the errors of that function.
public func irr<Number: DecimalNumber>(
  _ values: [Number], guess: Rational? = nil
) throws(FinanceError) -> Real where Number.IntegerLiteralType == Int {
  try irr(exact(values), guess: guess)
}

// MARK: - npv

/// The net present value of flows at the ends of periods 1, 2, …, exactly, as `NPV`.
///
/// - Throws: the errors of ``CashFlows/npv(rate:values:)``.
public func npv(rate: Rational, _ values: [Rational]) throws(FinanceError) -> Real {
  Real(try CashFlows.npv(rate: rate, values: values))
}

/// The net present value at a rate such as `"8%"`.
///
/// - Throws: the errors of ``CashFlows/npv(rate:values:)``.
public func npv(rate: NumericText, _ values: [Rational]) throws(FinanceError) -> Real {
  Real(try CashFlows.npv(rate: rate.value, values: values))
}

/// The net present value of decimals such as Foundation's.
///
/// - Throws: the errors of ``CashFlows/npv(rate:values:)``.
public func npv<Number: DecimalNumber>(
  rate: Rational, _ values: [Number]
) throws(FinanceError) -> Real where Number.IntegerLiteralType == Int {
  Real(try CashFlows.npv(rate: rate, values: exact(values)))
}

// MARK: - xirr

/// The internal rate of return a year of flows on dates, as `XIRR`.
///
/// ```swift
/// let rate = try xirr(values: [-1000, 1100], dates: ["2025-01-01", "2026-01-01"])  // 0.1
/// ```
///
/// - Throws: the errors of ``irr(_:guess:)-([Rational],_)``; ``FinanceError/outOfRange(_:)`` if there are not as many dates
///   as flows.
public func xirr(
  values: [Rational], dates: [CalendarDate], guess: Rational? = nil
) throws(FinanceError) -> Real {
  try CashFlows.xirr(values: values, dates: dates, within: .interactive).one(guess)
}

/// The internal rate of return a year of flows on dates such as Foundation's, whose days are those of UTC.
///
/// - Throws: the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
public func xirr<Day: Strideable & CustomStringConvertible>(
  values: [Rational], dates: [Day], guess: Rational? = nil
) throws(FinanceError) -> Real where Day.Stride == Double {
  try xirr(values: values, dates: days(dates), guess: guess)
}

/// The internal rate of return a year of pairs of a date and a flow.
///
/// - Throws: the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
public func xirr(
  _ flows: [(CalendarDate, Rational)], guess: Rational? = nil
) throws(FinanceError) -> Real {
  try xirr(values: flows.map { $0.1 }, dates: flows.map { $0.0 }, guess: guess)
}

/// The internal rate of return a year of pairs of a date such as Foundation's and a flow.
///
/// - Throws: the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
public func xirr<Day: Strideable & CustomStringConvertible>(
  _ flows: [(Day, Int)], guess: Rational? = nil
) throws(FinanceError) -> Real where Day.Stride == Double {
  try xirr(
    values: flows.map { Rational($0.1) }, dates: days(flows.map { $0.0 }), guess: guess)
}

/// The internal rate of return a year of pairs of a date and a decimal such as Foundation's.
///
/// - Throws: the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
public func xirr<Day: Strideable & CustomStringConvertible, Number: DecimalNumber>(
  _ flows: [(Day, Number)], guess: Rational? = nil
) throws(FinanceError) -> Real where Day.Stride == Double, Number.IntegerLiteralType == Int {
  try xirr(
    values: exact(flows.map { $0.1 }), dates: days(flows.map { $0.0 }), guess: guess)
}

extension RateSolutions {
  /// The only rate, or the one that is closest to a guess.
  fileprivate func one(_ guess: Rational?) throws(FinanceError) -> Real {
    guard let guess else { return try only() }
    return try closest(to: Real(guess), within: .interactive)
  }
}
