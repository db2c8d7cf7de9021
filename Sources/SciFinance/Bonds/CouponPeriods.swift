internal import SciNumber

/// The coupon periods before and after a day on which a coupon is paid, without end.
///
/// Coupons are paid on the same day of the month as on the anchor, or on the last of a month without such a day. Each
/// date is counted from the anchor, so that 30 August, 28 February and again 30 August follow one another.
struct CouponPeriods {
  let anchor: CalendarDate
  let frequency: CouponFrequency
  let dayCount: DayCount
  /// Whether all coupons are paid on the last day of their month.
  let isEndOfMonth: Bool

  /// The periods around a day.
  ///
  /// - Parameters:
  ///   - anchor: a day on which a coupon is paid.
  ///   - frequency: how many coupons there are in a year.
  ///   - dayCount: how days are counted.
  ///   - keepsEndOfMonth: whether an anchor at the end of its month means that all coupons are.
  init(
    anchor: CalendarDate, frequency: CouponFrequency, dayCount: DayCount,
    keepsEndOfMonth: Bool = true
  ) {
    self.anchor = anchor
    self.frequency = frequency
    self.dayCount = dayCount
    isEndOfMonth = keepsEndOfMonth && anchor.isLastOfMonth
  }

  /// The day so many periods after the anchor.
  func date(_ index: Int) throws(FinanceError) -> CalendarDate {
    guard
      let date = anchor.adding(months: index * frequency.months, toEndOfMonth: isEndOfMonth)
    else { throw .outOfRange(.dates) }
    return date
  }

  /// The period that holds a day: the index of its first day.
  func index(of day: CalendarDate) throws(FinanceError) -> Int {
    let months = day.months(since: anchor)
    let index = (months - (months < 0 ? frequency.months - 1 : 0)) / frequency.months
    return try date(index) <= day ? index : index - 1
  }

  /// The length of a period in days, a fraction for parts of 365.
  func length(_ index: Int) throws(FinanceError) -> Rational {
    switch dayCount {
    case .thirty360NASD, .thirty360US, .thirty360European, .actual360:
      return Rational(360 / frequency.rawValue)
    case .actual365Fixed: return Rational(365, Integer(frequency.rawValue))
    case .actualActual, .actualActualISDA:
      return Rational(try date(index + 1).dayNumber - date(index).dayNumber)
    }
  }

  /// How many periods there are from one day to a later one.
  ///
  /// A whole period counts as one, and the part of a period by its days.
  func count(from start: CalendarDate, to end: CalendarDate) throws(FinanceError) -> Rational {
    let (first, last) = (try index(of: start), try index(of: end))
    if first == last { return try part(first, from: start, to: end) }
    let next = try date(first + 1)
    let isWhole = try date(first) == start
    let before = isWhole ? 1 : try part(first, from: start, to: next)
    let after = try part(last, from: date(last), to: end)
    return before + Rational(last - first - 1) + after
  }

  private func part(
    _ index: Int, from start: CalendarDate, to end: CalendarDate
  ) throws(FinanceError) -> Rational {
    Rational(dayCount.days(from: start, to: end)) / (try length(index))
  }
}
