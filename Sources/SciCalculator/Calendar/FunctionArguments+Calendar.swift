// Days as arguments of functions.

import SciCalendar
import SciNumber

extension ArraySlice<Value> {
  /// The arguments with the numbers of spreadsheets in the place of days.
  var serials: ArraySlice<Value> {
    map { value in
      value.map { scalar in
        guard case .calendar(.moment(.date(let date))) = scalar else { return scalar }
        return .real(Real(date.spreadsheetSerial))
      }
    }[...]
  }

  /// The argument at an index, which must be a day or have one.
  func date(at index: Int) throws(FunctionError) -> CalendarDate {
    // No function takes a list of days in its first two places.
    for place in 0..<2 where isList(at: place) { throw .list(argument: place) }
    guard let date = self[startIndex + index].single?.calendar?.moment?.date else {
      throw .calendar(.dateExpected, argument: index)
    }
    return date
  }

  /// The argument at an index as days: one, or the elements of a list.
  func dates(at index: Int) throws(FunctionError) -> [CalendarDate] {
    var dates: [CalendarDate] = []
    for scalar in self[startIndex + index].scalars {
      guard let date = scalar.calendar?.moment?.date else {
        throw .calendar(.dateExpected, argument: index)
      }
      dates.append(date)
    }
    return dates
  }
}
