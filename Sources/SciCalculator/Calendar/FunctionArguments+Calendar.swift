// Days as arguments of functions.

import SciCalendar
import SciNumber

extension ArraySlice<Value> {
  /// The argument at an index, which must be a day or have one.
  func date(at index: Int) throws(FunctionError) -> CalendarDate {
    // No function takes a list of days in its first two places.
    for place in 0..<2 where isList(at: place) { throw .list(argument: place) }
    guard let date = self[startIndex + index].single?.calendar?.moment?.date else {
      throw .calendar(.dateExpected, argument: index)
    }
    return date
  }

  /// All arguments, which are days and times, in rising order; what is equal stays as it is.
  func sortedMoments() throws(FunctionError) -> Value {
    let scalars = flatMap { $0.scalars }
    do throws(CalendarFault) {
      let moments = try scalars.moments()
      guard let first = moments.first else { return .list([]) }
      // All can be compared with one another if they can be compared with the first and it with them.
      for moment in moments { _ = try moment.order(beside: first) }
      let places = moments.indices.sorted {
        let order = (try? moments[$0].order(beside: moments[$1])) ?? 0
        return order == 0 ? $0 < $1 : order < 0
      }
      return .list(places.map { scalars[$0] })
    } catch {
      throw .calendar(error, argument: 0)
    }
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

extension Value {
  /// The value with the numbers of spreadsheets in the place of days.
  var serials: Value {
    map { scalar in
      guard case .date(let date) = scalar.calendar?.moment else { return scalar }
      return .real(Real(date.spreadsheetSerial))
    }
  }
}

extension Function {
  /// Whether the argument at a place is the number of a day in spreadsheets, so that a date may stand there.
  func takesDay(at place: Int) -> Bool {
    let names = parameterNames
    guard place < names.count else { return false }
    if names[place] == "d0;d1;…" { return true }
    guard family == .bonds else { return false }
    switch body {
    case .financial, .rational:
      return ["settlement", "maturity", "issue", "first", "last", "start", "end"]
        .contains(names[place])
    default: return false
    }
  }

  /// The names of its parameters, the optional ones too; a list in brackets is one.
  private var parameterNames: [String] {
    var names: [[UInt8]] = [[]]
    var isInList = false
    let text = Array(parameters.utf8)
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "["):
        isInList = index + 1 < text.count && text[index + 1] != UInt8(ascii: ";")
      case UInt8(ascii: "]"): isInList = false
      case UInt8(ascii: " "): break
      case UInt8(ascii: ";") where !isInList: names.append([])
      default: names[names.count - 1].append(byte)
      }
    }
    return names.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether its value is the number of a day in spreadsheets, which is a date if an argument is one.
  var givesDay: Bool {
    remarks.contains { if case .day = $0 { true } else { false } }
  }
}
