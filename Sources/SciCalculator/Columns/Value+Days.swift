import SciCalendar

extension Value {
  /// The day that many days after 1 January 1970, as columns have days; `nil` beyond the years that texts have.
  package init?(dayNumber: Int) {
    guard let date = CalendarDate(dayNumber: dayNumber), -9999...9999 ~= date.year else {
      return nil
    }
    self = .scalar(.calendar(.moment(.date(date))))
  }

  /// The days since 1 January 1970 of a day without a time; `nil` for all other values.
  package var dayNumber: Int? {
    switch self {
    case .scalar(.calendar(.moment(.date(let date)))), .scalar(.calendar(.iso(.date(let date)))):
      date.dayNumber
    default: nil
    }
  }
}
