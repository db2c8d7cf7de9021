import SciFinance
import SciNumber

/// The rational arguments of a financial function by their place.
struct ExactArguments {
  private let values: ArraySlice<Rational>

  init(_ values: ArraySlice<Rational>) {
    self.values = values
  }

  subscript(place: Int) -> Rational { values[values.startIndex + place] }

  /// The argument, or 0 if it was left out.
  subscript(optional place: Int) -> Rational { place < values.count ? self[place] : 0 }

  var count: Int { values.count }

  func integer(at place: Int, _ argument: FinanceArgument) throws(FinanceError) -> Int {
    let value = self[place]
    guard value.isInteger else { throw .notAnInteger(argument) }
    guard let wide = value.integerValue(limit: 64)?.asInt, let integer = Int(exactly: wide) else {
      throw .tooLong(limit: Annuity.mostPeriods)
    }
    return integer
  }

  func timing(at place: Int) throws(FinanceError) -> PaymentTiming {
    let value = self[optional: place]
    if value == 0 { return .end }
    guard value == 1 else { throw .outOfRange(.timing) }
    return .beginning
  }

  /// The day with that number in spreadsheets.
  func date(at place: Int, _ argument: FinanceArgument) throws(FinanceError) -> CalendarDate {
    let value = self[place]
    guard value.isInteger else { throw .notAnInteger(argument) }
    guard let wide = value.integerValue(limit: 64)?.asInt, let serial = Int(exactly: wide),
      let date = CalendarDate(spreadsheetSerial: serial)
    else { throw .outOfRange(argument) }
    return date
  }

  func frequency(at place: Int) throws(FinanceError) -> CouponFrequency {
    try CouponFrequency(perYear: integer(at: place, .frequency))
  }

  /// The day count with that basis, or basis 0 if it was left out.
  func dayCount(at place: Int) throws(FinanceError) -> DayCount {
    guard place < values.count else { return .thirty360NASD }
    return try DayCount(basis: integer(at: place, .basis))
  }

  /// The first two arguments as the days of a security.
  func security() throws(FinanceError) -> (settlement: CalendarDate, maturity: CalendarDate) {
    (try date(at: 0, .settlement), try date(at: 1, .maturity))
  }
}

/// The arguments of a financial function of any numbers by their place.
struct FinancialArguments {
  let values: ArraySlice<Real>
  private let budget: EvaluationBudget

  init(_ values: ArraySlice<Real>, _ context: Function.Context) {
    self.values = values
    budget = context.budget
  }

  subscript(place: Int) -> Real { values[values.startIndex + place] }

  /// The argument, or 0 if it was left out.
  subscript(optional place: Int) -> Real { place < values.count ? self[place] : 0 }

  var count: Int { values.count }

  func integer(at place: Int, _ argument: FinanceArgument) throws(FinanceError) -> Int {
    guard let value = try knownRational(at: place) else { throw .notAnInteger(argument) }
    return try ExactArguments([value]).integer(at: 0, argument)
  }

  func timing(at place: Int) throws(FinanceError) -> PaymentTiming {
    guard place < values.count else { return .end }
    guard let value = try knownRational(at: place) else { throw .outOfRange(.timing) }
    return try ExactArguments([value]).timing(at: 0)
  }

  /// The arguments as rational numbers, with 0 in the places of `others`.
  func exact(besides others: Int) throws(FinanceError) -> ExactArguments {
    var exact: [Rational] = []
    exact.reserveCapacity(values.count)
    for place in 0..<values.count {
      guard place != others else {
        exact.append(0)
        continue
      }
      guard let value = try knownRational(at: place) else { throw .irrational }
      exact.append(value)
    }
    return ExactArguments(exact[...])
  }

  private func knownRational(at place: Int) throws(FinanceError) -> Rational? {
    do throws(MathError) {
      return try self[place].rationalValue(within: budget)
    } catch {
      throw .mathematics(error)
    }
  }
}
