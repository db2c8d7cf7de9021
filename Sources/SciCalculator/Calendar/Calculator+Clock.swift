// What time it is: something that a session is told, and never looks up.

public import SciCalendar
import SciSyntax

extension Calculator {
  /// Says what time it is: what `@now` stands for, and `@today` for its day.
  ///
  /// Without it both are errors, since no library looks at a clock.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// if let time = ZonedTime(seconds: 1_709_217_000, zone: .utc) { calculator.setClock(to: time) }
  /// let day = try calculator.answer("@today + 1 day")  // @2024-03-01
  /// ```
  ///
  /// - Parameter time: the time, in the zone that `@now` is shown in.
  public mutating func setClock(to time: ZonedTime) {
    for (name, value) in Environment.clock(at: time) { assign(value, to: name) }
  }

  /// Forgets what time it is.
  package mutating func forgetClock() {
    forgetVariable("@now")
    forgetVariable("@today")
  }
}

extension Environment {
  /// Says what time it is.
  mutating func setClock(to time: ZonedTime) {
    for (name, value) in Self.clock(at: time) {
      assign(Variable(value: value, small: nil), to: name)
    }
  }

  /// What `@now` and `@today` stand for at a time.
  static func clock(at time: ZonedTime) -> [(name: String, value: Value)] {
    [("@now", Moment.zoned(time)), ("@today", .date(time.local.date))].map {
      ($0, .scalar(.calendar(.moment($1))))
    }
  }

  /// Whether a literal is `@now` or `@today`.
  static func isClock(_ literal: some Collection<UInt8>) -> Bool {
    guard let letter = literal.dropFirst().first else { return false }
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
  }

  /// What `@now` or `@today` stands for.
  ///
  /// - Throws: ``CalendarFault/clockExpected`` where nobody says what time it is.
  func clock(at id: Tree.ID, of tree: Tree) throws(CalculatorError) -> Value {
    guard let value = variables[tree.text(of: id)]?.value else {
      throw CalculatorError(.calendar(.clockExpected), at: tree.range(of: id))
    }
    return value
  }
}
