// Dates as texts, with the errors of SciFinance.

extension CalendarDate {
  /// The date that a text is in ISO 8601: `2026-11-21`, or `-000044-03-15` for years beyond 0…9999.
  ///
  /// - Throws: ``FinanceError/invalidDate(_:)`` for any other text, and for days that the calendar does not have.
  public init(_ text: String) throws(FinanceError) {
    guard let date = CalendarDate(iso: text.utf8) else { throw .invalidDate(text) }
    self = date
  }
}

#if !hasFeature(Embedded)
  extension CalendarDate: Codable {
    /// Writes the date as a text in ISO 8601, such as `"2026-11-21"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }

    /// Reads the date from a text in ISO 8601.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a text that is no date.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      do throws(FinanceError) {
        try self.init(text)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
      }
    }
  }
#endif
