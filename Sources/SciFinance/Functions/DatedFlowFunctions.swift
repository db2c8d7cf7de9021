public import SciNumber

// Flows on dates, in the forms that data comes in: lists beside lists, and lists of pairs; dates as texts, as days or as
// Foundation's.

/// What says a day: a ``/SciCalendar/CalendarDate``, or a text such as `"2026-11-21"`.
///
/// ```swift
/// let paid: String = "2026-11-21"
/// let day = try paid.calendarDate()
/// ```
public protocol DatedValue {
  /// The day.
  ///
  /// - Throws: ``FinanceError/invalidDate(_:)``.
  func calendarDate() throws(FinanceError) -> CalendarDate
}

extension CalendarDate: DatedValue {
  /// The date itself.
  public func calendarDate() -> CalendarDate { self }
}

extension String: DatedValue {
  /// The date in a text such as `2026-11-21`.
  ///
  /// - Throws: ``FinanceError/invalidDate(_:)``.
  public func calendarDate() throws(FinanceError) -> CalendarDate { try CalendarDate(self) }
}

/// The dates of what says days.
package func calendarDates(_ days: [some DatedValue]) throws(FinanceError) -> [CalendarDate] {
  var dates: [CalendarDate] = []
  for day in days { dates.append(try day.calendarDate()) }
  return dates
}

// MARK: - xirr

/// The internal rate of return a year of flows on dates, as `XIRR` takes its arguments.
///
/// - Throws: the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
public func xirr(
  _ values: [Rational], _ dates: [CalendarDate], guess: Rational? = nil
) throws(FinanceError) -> Real {
  try xirr(values: values, dates: dates, guess: guess)
}

/// The internal rate of return a year of flows on dates that come as text.
///
/// - Throws: ``FinanceError/invalidDate(_:)``; the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
@_disfavoredOverload
public func xirr(
  values: [Rational], dates: [String], guess: Rational? = nil
) throws(FinanceError) -> Real {
  try xirr(values: values, dates: calendarDates(dates), guess: guess)
}

/// The internal rate of return a year of decimals such as Foundation's, on dates such as Foundation's.
///
/// - Throws: the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
public func xirr<Day: Strideable & CustomStringConvertible, Number: DecimalNumber>(
  values: [Number], dates: [Day], guess: Rational? = nil
) throws(FinanceError) -> Real where Day.Stride == Double, Number.IntegerLiteralType == Int {
  try xirr(values: exact(values), dates: days(dates), guess: guess)
}

/// The internal rate of return a year of pairs of a date and a flow.
///
/// - Throws: ``FinanceError/invalidDate(_:)``; the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
@_disfavoredOverload
public func xirr<Day: DatedValue>(
  _ flows: [(Day, Rational)], guess: Rational? = nil
) throws(FinanceError) -> Real {
  try xirr(
    values: flows.map { $0.1 }, dates: calendarDates(flows.map { $0.0 }), guess: guess)
}

/// The internal rate of return a year of pairs of a date and a whole number.
///
/// - Throws: ``FinanceError/invalidDate(_:)``; the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
@_disfavoredOverload
public func xirr<Day: DatedValue>(
  _ flows: [(Day, Int)], guess: Rational? = nil
) throws(FinanceError) -> Real {
  try xirr(
    values: flows.map { Rational($0.1) }, dates: calendarDates(flows.map { $0.0 }), guess: guess)
}

/// The internal rate of return a year of pairs of a date and a decimal such as Foundation's.
///
/// - Throws: ``FinanceError/invalidDate(_:)``; the errors of ``xirr(values:dates:guess:)-(_,[CalendarDate],_)``.
@_disfavoredOverload
public func xirr<Day: DatedValue, Number: DecimalNumber>(
  _ flows: [(Day, Number)], guess: Rational? = nil
) throws(FinanceError) -> Real where Number.IntegerLiteralType == Int {
  try xirr(
    values: exact(flows.map { $0.1 }), dates: calendarDates(flows.map { $0.0 }), guess: guess)
}

// MARK: - xnpv

/// The value on the first date of flows on dates, as `XNPV`.
///
/// ```swift
/// let value = try xnpv(rate: 0.1, values: [-1000, 1100], dates: ["2025-01-01", "2026-01-01"])  // 0
/// ```
///
/// - Throws: the errors of ``CashFlows/xnpv(rate:values:dates:within:)``.
public func xnpv(
  rate: Rational, values: [Rational], dates: [CalendarDate]
) throws(FinanceError) -> Real {
  try CashFlows.xnpv(rate: Real(rate), values: values, dates: dates, within: .interactive)
}

/// The value on the first date of flows on dates such as Foundation's, whose days are those of UTC.
///
/// - Throws: the errors of ``CashFlows/xnpv(rate:values:dates:within:)``.
public func xnpv<Day: Strideable & CustomStringConvertible>(
  rate: Rational, values: [Rational], dates: [Day]
) throws(FinanceError) -> Real where Day.Stride == Double {
  try xnpv(rate: rate, values: values, dates: days(dates))
}
