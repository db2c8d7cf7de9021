import SciNumber

extension KeypadValue: Codable {
  /// Reads a rational number or steps, and computes these again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A list and a text are told apart by trying.
    let texts: [String]
    do {
      texts = [try container.decode(String.self)]
    } catch {
      texts = try container.decode([String].self)
    }
    guard let value = KeypadValue(steps: texts) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(texts.prefix(5)) is neither a number nor how one is computed")
    }
    self = value
  }

  /// Writes the rational number, or the list of steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch storage {
    case .rational(let value): try container.encode(value.description)
    case .derivation: try container.encode(texts)
    }
  }
}
