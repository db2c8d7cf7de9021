package import SciCalculator
package import SciCalendar
package import SciLocale
package import SciMoney
package import SciNumber

/// What is asked of the rows of a file.
package struct TableRequest: Sendable {
  /// Formulas, each as it is typed: `gross = net + 8.25%`, or an expression alone.
  package var formulas: [String] = []
  /// The condition that rows must meet.
  package var filter: String?
  /// Which columns are rounded and how: `gross: EUR`.
  package var roundings: [String] = []
  /// The mode of those that name none.
  package var rounding: RoundingMode?
  /// The columns that are added up, several with commas between them.
  package var sums: [String] = []
  /// Whether the sums are written and no rows.
  package var sumsOnly = false
  /// The columns whose texts tell groups of rows apart, several with commas between them.
  package var groupings: [String] = []
  /// The columns of a summary in place of rows, in this order, behind those of the groups.
  package var summary: [SummaryRequest] = []
  /// The columns by which rows or groups are sorted: `kind, amount desc`.
  package var sortings: [String] = []
  /// The columns that are written, in this order; all if there are none.
  package var only: [String] = []
  /// The number that an empty field stands for.
  package var missing: String?
  /// What the column of messages is called, if one is wanted.
  package var errorColumn: String?
  /// How numbers are read and written in fields; `nil` for digits with a point.
  package var locale: NumberLocale?
  /// In which order fields have the day, the month and the year, beside ISO 8601.
  package var dates: DateOrder?
  /// A second file, with whose rows the rows are joined.
  package var join: JoinTable?
  /// What is done with rows whose key that file does not have.
  package var unmatched = JoinTable.Unmatched.error
  /// How results are written as amounts, if they are such.
  package var money: MoneyOptions?
  /// What `@now` and `@today` stand for in formulas; asked only where one mentions them.
  package var clock: @Sendable () -> ZonedTime? = { nil }
  package let settings: CalculatorSettings
  package let format: ResultFormat

  /// Whether a plan has anything to do.
  package var asksForSomething: Bool {
    !formulas.isEmpty || filter != nil || !sums.isEmpty || !only.isEmpty || !groupings.isEmpty
      || !summary.isEmpty || !sortings.isEmpty || join != nil
  }

  /// Asks for nothing yet.
  ///
  /// - Parameters:
  ///   - settings: with which formulas are computed.
  ///   - format: how results are written.
  package init(settings: CalculatorSettings, format: ResultFormat) {
    (self.settings, self.format) = (settings, format)
  }
}
