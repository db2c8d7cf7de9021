// Rational numbers in JSON and other formats: as texts, since a JSON number is read as a `Double` by most programs.

extension Rational: Codable {
  /// Writes the text of ``description``, such as `"0.1"` or `"1/3"`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a text that ``init(_:)-(String)`` reads; a JSON number is refused.
  ///
  /// - Throws: `DecodingError`, which says what was expected.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Rational(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected an exact number such as \"0.1\" or \"1/3\", found \"\(text)\"")
    }
    self = value
  }
}
