public import SciNumber

/// What part of a year lies between two days, by the conventions of contracts.
///
/// All but ``thirty360US`` are those of the 2006 ISDA Definitions, section 4.16. Their numbers in spreadsheets are given.
public enum DayCount: String, CaseIterable, Hashable, Sendable {
  /// The days, as parts of 360; basis 2.
  case actual360
  /// The days, as parts of 365 in every year; basis 3.
  case actual365Fixed
  /// The days in leap years as parts of 366, and those in other years as parts of 365.
  ///
  /// A spreadsheet's basis 1 is another rule, with the average length of the years.
  case actualActualISDA
  /// Months of 30 days, the American way; basis 0.
  ///
  /// The rule of the Securities Industry Association, which differs from ISDA's 30/360 at the end of February.
  /// The last day of February counts as the 30th if it begins a span, and also where it ends one that began so.
  /// The 31st counts as the 30th if it begins a span, and where it ends one that began on the 30th or 31st.
  case thirty360US
  /// Months of 30 days, the European way: the 31st is the 30th (Eurobond basis); basis 4.
  case thirty360European

  /// The years from one day to another; negative if the second one is before the first.
  ///
  /// Exact.
  public func years(from start: CalendarDate, to end: CalendarDate) -> Rational {
    if end < start { return -years(from: end, to: start) }
    return switch self {
    case .actual360: Rational(Integer(days(from: start, to: end)), 360)
    case .actual365Fixed: Rational(Integer(days(from: start, to: end)), 365)
    case .actualActualISDA: start.isdaYears(until: end)
    case .thirty360US, .thirty360European: Rational(Integer(days(from: start, to: end)), 360)
    }
  }

  /// The days from one day to another, of which each is one thirtieth of a month in the conventions that say so.
  public func days(from start: CalendarDate, to end: CalendarDate) -> Int {
    if end < start { return -days(from: end, to: start) }
    switch self {
    case .actual360, .actual365Fixed, .actualActualISDA: return end.dayNumber - start.dayNumber
    case .thirty360US:
      let startsAtEndOfFebruary = start.month == 2 && start.isLastOfMonth
      let endsAtEndOfFebruary = end.month == 2 && end.isLastOfMonth
      let first = startsAtEndOfFebruary ? 30 : min(start.day, 30)
      let isLast = startsAtEndOfFebruary && endsAtEndOfFebruary || end.day == 31 && first == 30
      return start.thirties(to: end, from: first, to: isLast ? 30 : end.day)
    case .thirty360European:
      return start.thirties(to: end, from: min(start.day, 30), to: min(end.day, 30))
    }
  }

  /// The simple interest on a principal between two days: P r t.
  ///
  /// Exact; the rate is that of a year, as a fraction.
  public func simpleInterest(
    on principal: Rational, rate: Rational, from start: CalendarDate, to end: CalendarDate
  ) -> Rational {
    principal * rate * years(from: start, to: end)
  }
}

extension CalendarDate {
  fileprivate func thirties(to end: CalendarDate, from first: Int, to last: Int) -> Int {
    360 * (end.year - year) + 30 * (end.month - month) + last - first
  }

  fileprivate func isdaYears(until end: CalendarDate) -> Rational {
    if year == end.year {
      return Rational(Integer(end.dayNumber - dayNumber), Integer(Self.length(year)))
    }
    let first = Rational(
      Integer(Self.firstDay(year + 1) - dayNumber), Integer(Self.length(year)))
    let last = Rational(
      Integer(end.dayNumber - Self.firstDay(end.year)), Integer(Self.length(end.year)))
    return first + last + Rational(end.year - year - 1)
  }

  private static func length(_ year: Int) -> Int { isLeap(year) ? 366 : 365 }

  /// The number of 1 January; also of the year after the last one that a date can have.
  private static func firstDay(_ year: Int) -> Int {
    let before = year - 1
    func floor(_ divisor: Int) -> Int {
      before / divisor - (before % divisor < 0 ? 1 : 0)
    }
    return 365 * before + floor(4) - floor(100) + floor(400) - 719_162
  }
}
