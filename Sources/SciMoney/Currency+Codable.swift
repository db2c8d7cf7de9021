extension Currency: Codable {
  private enum CustomKey: String, CodingKey {
    case code, minorUnits, symbol
  }

  /// Writes the code; a custom currency is an object with its minor units and symbol.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    guard isCustom else {
      var container = encoder.singleValueContainer()
      try container.encode(code)
      return
    }
    var container = encoder.container(keyedBy: CustomKey.self)
    try container.encode(code, forKey: .code)
    try container.encodeIfPresent(minorUnits, forKey: .minorUnits)
    try container.encodeIfPresent(customSymbol.map { String(Character($0)) }, forKey: .symbol)
  }

  /// Reads a code, or an object of a custom currency.
  ///
  /// - Throws: `DecodingError` with ``MoneyError/unknownCurrency(_:)`` or ``MoneyError/domain(_:)`` in it.
  public init(from decoder: any Decoder) throws {
    if let code = try? decoder.singleValueContainer().decode(String.self) {
      self = try Money.decoding(decoder.codingPath) { () throws(MoneyError) in
        try Currency(code)
      }
      return
    }
    let container = try decoder.container(keyedBy: CustomKey.self)
    let code = try container.decode(String.self, forKey: .code)
    let minorUnits = try container.decodeIfPresent(Int.self, forKey: .minorUnits)
    let symbol = try container.decodeIfPresent(String.self, forKey: .symbol)?.unicodeScalars
    guard symbol == nil || symbol?.count == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .symbol, in: container, debugDescription: "a symbol is one character")
    }
    self = try Money.decoding(decoder.codingPath) { () throws(MoneyError) in
      try Currency(custom: code, minorUnits: minorUnits, symbol: symbol?.first)
    }
  }
}
