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

// MARK: - Keys of dictionaries

extension Currency: CodingKeyRepresentable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The code; a custom currency has its minor units and its symbol behind colons, as in `BTC:8:₿`.
  ///
  /// So a `[Currency: Money]` is an object in JSON, `{"EUR": …, "USD": …}`.
  public var codingKey: any CodingKey {
    guard isCustom else { return Key(stringValue: code) }
    let units = minorUnits.map { "\($0)" } ?? ""
    return Key(
      stringValue: "\(code):\(units)\(customSymbol.map { ":\(Character($0))" } ?? "")")
  }

  /// The currency of a key that ``codingKey`` gives; `nil` for any other.
  public init?<K: CodingKey>(codingKey: K) {
    let parts = codingKey.stringValue.split(
      separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      guard let currency = try? Currency(codingKey.stringValue) else { return nil }
      self = currency
      return
    }
    let symbol = parts.count > 2 ? parts[2].unicodeScalars : nil
    let units = Int(parts[1])
    guard symbol == nil || symbol?.count == 1, units != nil || parts[1].isEmpty,
      let currency = try? Currency(
        custom: String(parts[0]), minorUnits: units, symbol: symbol?.first)
    else { return nil }
    self = currency
  }
}
