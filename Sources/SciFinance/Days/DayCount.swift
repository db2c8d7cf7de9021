public import SciNumber

/// What part of a year lies between two days, by the conventions of contracts.
///
/// ```swift
/// let start = try CalendarDate("2012-01-01")
/// let end = try CalendarDate("2012-07-30")
/// let years = DayCount.actualActual.years(from: start, to: end)  // 211/366
/// ```
///
/// The sources are the 2006 ISDA Definitions, section 4.16, the Standard Securities Calculation Methods of the
/// Securities Industry Association (SIA), and OpenFormula (OASIS OpenDocument 1.2, part 2, section 4.11.7), which writes down what
/// spreadsheets do; ``init(basis:)`` has their numbers.
public enum DayCount: String, CaseIterable, Hashable, Sendable {
  /// Months of 30 days, as spreadsheets count them; basis 0, which OpenFormula calls US (NASD).
  ///
  /// The 31st counts as the 30th if it begins a span, and where it ends one that began on the 30th or 31st. The last day of
  /// February counts as the 30th if it begins a span, and also where it ends one that began so. It differs from
  /// ``thirty360US`` in spans from the end of February to a 31st, which have a day more here.
  case thirty360NASD
  /// The days, as parts of the average length of the years; basis 1.
  ///
  /// Up to a year apart, the length is 366 if the span holds a 29 February, or lies in a leap year, and else 365. Further apart it
  /// is the average of all calendar years that the span touches. That is what Excel does (D. A. Wheeler, "YEARFRAC
  /// incompatibilities between Excel 2007 and OOXML", 2008) and OpenFormula says.
  case actualActual
  /// The days, as parts of 360; basis 2.
  case actual360
  /// The days, as parts of 365 in every year; basis 3.
  case actual365Fixed
  /// Months of 30 days, the European way: the 31st is the 30th (Eurobond basis); basis 4.
  case thirty360European
  /// The days in leap years as parts of 366, and those in other years as parts of 365.
  case actualActualISDA
  /// Months of 30 days, the American way.
  ///
  /// The rule of the SIA, which differs from ISDA's 30/360 at the end of February. The last day of February counts as the
  /// 30th if it begins a span, and also where it ends one that began so. The 31st counts as the 30th if it begins a span,
  /// and where it ends one that began on the 30th or 31st, or at the end of February.
  case thirty360US

  /// The convention with that number in spreadsheets, 0 to 4.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for any other number.
  public init(basis: Int) throws(FinanceError) {
    switch basis {
    case 0: self = .thirty360NASD
    case 1: self = .actualActual
    case 2: self = .actual360
    case 3: self = .actual365Fixed
    case 4: self = .thirty360European
    default: throw .outOfRange(.basis)
    }
  }

  /// The years from one day to another; negative if the second one is before the first.
  ///
  /// Exact.
  public func years(from start: CalendarDate, to end: CalendarDate) -> Rational {
    if end < start { return -years(from: end, to: start) }
    if self == .actualActualISDA { return start.isdaYears(until: end) }
    return Rational(days(from: start, to: end)) / yearLength(from: start, to: end)
  }

  /// The days from one day to another, of which each is one thirtieth of a month in the conventions that say so.
  public func days(from start: CalendarDate, to end: CalendarDate) -> Int {
    if end < start { return -days(from: end, to: start) }
    let startsAtEndOfFebruary = start.month == 2 && start.isLastOfMonth
    let endsAtEndOfFebruary = end.month == 2 && end.isLastOfMonth
    switch self {
    case .actual360, .actual365Fixed, .actualActual, .actualActualISDA:
      return end.dayNumber - start.dayNumber
    case .thirty360US:
      let first = startsAtEndOfFebruary ? 30 : min(start.day, 30)
      let isLast = startsAtEndOfFebruary && endsAtEndOfFebruary || end.day == 31 && first == 30
      return start.thirties(to: end, from: first, to: isLast ? 30 : end.day)
    case .thirty360NASD:
      let first = startsAtEndOfFebruary ? 30 : min(start.day, 30)
      let isLast =
        startsAtEndOfFebruary && endsAtEndOfFebruary || end.day == 31 && start.day >= 30
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

extension DayCount {
  /// Whether months have 30 days.
  var hasMonthsOfThirtyDays: Bool {
    switch self {
    case .thirty360NASD, .thirty360US, .thirty360European: true
    case .actualActual, .actual360, .actual365Fixed, .actualActualISDA: false
    }
  }

  /// What the days of a span are divided by; the span is not negative.
  ///
  /// ISDA's rule has no such length, and gets the one that a year of the span has on average.
  func yearLength(from start: CalendarDate, to end: CalendarDate) -> Rational {
    switch self {
    case .thirty360NASD, .thirty360US, .thirty360European, .actual360: return 360
    case .actual365Fixed: return 365
    case .actualActual: return start.averageYear(until: end)
    case .actualActualISDA:
      let years = years(from: start, to: end)
      return years.isZero ? 365 : Rational(days(from: start, to: end)) / years
    }
  }
}

extension CalendarDate {
  fileprivate func thirties(to end: CalendarDate, from first: Int, to last: Int) -> Int {
    360 * (end.year - year) + 30 * (end.month - month) + last - first
  }

  /// The length of a year that a span in actual/actual is divided by.
  fileprivate func averageYear(until end: CalendarDate) -> Rational {
    let anniversary = (month, day)
    let isWithinYear =
      year == end.year || year + 1 == end.year && anniversary >= (end.month, end.day)
    guard isWithinYear else {
      let days = Self.firstDay(end.year + 1) - Self.firstDay(year)
      return Rational(Integer(days), Integer(end.year - year + 1))
    }
    if year == end.year { return Rational(Self.length(year)) }
    // 29 February of the first year, or of the second one, is in the span.
    let holdsLeapDay =
      Self.isLeap(year) && anniversary <= (2, 29)
      || Self.isLeap(end.year) && (end.month, end.day) >= (2, 29)
    return holdsLeapDay ? 366 : 365
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
