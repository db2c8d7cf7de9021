// Functions and ranges of days and times.

import SciCalendar
import SciNumber
import SciSyntax
import SciUnits

extension Machine {
  /// Calls a function with days or times among its arguments.
  ///
  /// Functions of the numbers of days take dates as well, the least and the greatest are told by order, and functions that take no lists are called for each element.
  ///
  /// - Parameters:
  ///   - function: the function.
  ///   - body: how it is computed.
  ///   - operand: the place of the first such argument.
  ///   - base: where on the stack the arguments begin.
  /// - Throws: why the function has no value for them.
  @inline(never)
  mutating func callWithMoments(
    _ function: FunctionTable.Index, _ body: Function.Body, at operand: Int, above base: Int
  ) throws(StepError) {
    let entry = FunctionTable[function]
    let count = values.count - base
    switch FunctionTable.primitive(at: function) {
    case .minimum?: return try leaveExtreme(-1, above: base)
    case .maximum?: return try leaveExtreme(1, above: base)
    default: break
    }
    if !entry.takesLists, values[base...].contains(where: { $0.isList && $0.elementCount != 1 }) {
      return try callForEachMoment(function, above: base)
    }
    for place in 0..<count where entry.takesDay(at: place) {
      values[base + place] = values[base + place].serials
    }
    guard let place = (0..<count).first(where: { values[base + $0].hasMoment }) else {
      try callAmongReals(function, argumentCount: count)
      return try makeDate(of: entry)
    }
    guard case .valued = body else { throw StepError(.calendar(.notANumber), operand: place) }
    try call(function, body, argumentCount: count)
  }

  /// Notes that a time was reached which the clocks of its zone skipped or showed twice.
  @inline(never)
  func noteTimes(_ ledger: inout MemoryLedger) {
    for scalar in values.last?.scalars ?? [] {
      if let note = scalar.calendar?.note { ledger.note(note) }
    }
  }

  /// Puts a date in the place of the number of a day, where a function gives such a one.
  private mutating func makeDate(of entry: Function) throws(StepError) {
    guard entry.givesDay, let number = values.last else { return }
    values.removeLast()
    values.append(
      try number.map { (scalar) throws(StepError) in
        do throws(CalendarFault) {
          return try CalendarTarget.date.converted(scalar)
        } catch {
          throw StepError(.calendar(error))
        }
      })
  }

  /// Calls a function for each element of lists of one length.
  private mutating func callForEachMoment(
    _ function: FunctionTable.Index, above base: Int
  ) throws(StepError) {
    let arguments = Array(values[base...])
    values.removeSubrange(base...)
    let length = try ExactArithmetic.commonCount(of: arguments[...])
    stepCount += length
    var results: [Scalar] = []
    for index in 0..<length {
      values += arguments.map { .scalar($0.scalar(at: index)) }
      try callAmongReals(function, argumentCount: arguments.count)
      guard case .scalar(let result) = values.removeLast() else {
        throw StepError(.listInList, operand: 0)
      }
      results.append(result)
      if results.count % 64 == 0 { try arithmetic.checkTime() }
    }
    values.append(.list(results))
  }

  /// Leaves the earliest or the latest of days and times.
  private mutating func leaveExtreme(_ sign: Int, above base: Int) throws(StepError) {
    let scalars = values[base...].flatMap { $0.scalars }
    stepCount += scalars.count
    let moments = try StepError.ordering { () throws(CalendarFault) in try scalars.moments() }
    var best = 0
    for index in moments.indices.dropFirst() {
      let order = try StepError.ordering { () throws(CalendarFault) in
        try moments[index].order(beside: moments[best])
      }
      if order == sign { best = index }
    }
    values.removeSubrange(base...)
    values.append(.scalar(scalars[best]))
  }

  /// Makes a list of the days or times from one to another, by the day or by a step of time.
  ///
  /// Each is counted from the first, so that the ends of months stay ends: from 31 January by the month.
  mutating func makeRangeOfMoments(count: Int) throws(StepError) {
    let base = values.count - count
    let parts = values[base...].map { $0.scalar(at: 0) }
    values.removeSubrange(base...)
    guard let first = parts[0].calendar?.moment, let last = parts[1].calendar?.moment else {
      throw StepError(.calendar(.momentExpected), operand: parts[0].calendar == nil ? 0 : 1)
    }
    let budget = arithmetic.context.budget
    var moments: [Scalar] = []
    let list = try StepError.ordering { () throws(CalendarFault) in
      let isFalling = try last.order(beside: first) < 0
      let step: CalendarStep
      if parts.count > 2 {
        guard let quantity = parts[2].quantity else { throw CalendarFault.timeExpected }
        step = try CalendarStep(quantity, isBack: false, within: budget)
      } else {
        step = CalendarStep(days: isFalling ? -1 : 1)
      }
      var next = first
      while try next.order(beside: last) != (isFalling ? -1 : 1) {
        moments.append(.calendar(.moment(next)))
        guard WideInt(moments.count) <= Self.maximumRangeCount else { return nil as [Scalar]? }
        guard let multiple = step.multiplied(by: moments.count) else { return nil }
        next = try first.adding(multiple)
        guard try next.order(beside: first) == (isFalling ? -1 : 1) else {
          throw CalendarFault.stepOfRange
        }
      }
      return moments
    }
    guard let list else { throw StepError(.rangeTooLong(limit: Self.maximumRangeCount)) }
    stepCount += list.count
    values.append(.list(list))
  }
}

extension StepError {
  /// Runs `body`, whose only errors are those of the calendar.
  static func ordering<Result>(
    _ body: () throws(CalendarFault) -> Result
  ) throws(StepError) -> Result {
    do throws(CalendarFault) {
      return try body()
    } catch {
      throw StepError(.calendar(error))
    }
  }
}

extension Collection<Scalar> {
  /// The elements as days and times.
  ///
  /// - Throws: ``CalendarFault/momentExpected`` if one is none.
  func moments() throws(CalendarFault) -> [Moment] {
    var moments: [Moment] = []
    for scalar in self {
      guard let moment = scalar.calendar?.moment else { throw .momentExpected }
      moments.append(moment)
    }
    return moments
  }
}
