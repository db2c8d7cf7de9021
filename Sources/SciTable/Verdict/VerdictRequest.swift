package import SciLocale
package import SciMoney

/// What options say of a file whose verdict is asked for, so that it need not be found; `nil` where none does.
package struct VerdictRequest: Sendable {
  package var encoding: TextEncoding?
  package var format: RecordFormat?
  /// How many lines stand before the header.
  package var skippedLineCount: Int?
  package var locale: NumberLocale?
  package var currency: Currency?
  package var dates: DateOrder?

  /// Says nothing yet.
  package init() {}
}
