import SciNumber

// How percentages, rates, bags and roundings are written into JSON and other formats: numbers as texts, amounts as
// `MoneyCoding` says.

// MARK: - Percent

extension Percent: Codable {
  /// Writes the number before the percent sign as a text.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(ExactText.text(points))
  }

  /// Reads a text such as `8.25`.
  ///
  /// - Throws: `DecodingError` with a ``MoneyError`` in it.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = try Money.decoding(decoder.codingPath) { () throws(MoneyError) in try Percent(text) }
  }
}

// MARK: - ExchangeRate

extension ExchangeRate: Codable {
  private enum CodingKeys: String, CodingKey {
    case base, quote, rate, asOf
  }

  /// Writes `{"base": "EUR", "quote": "USD", "rate": "1.0987"}`, and `asOf` if there is one.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(base, forKey: .base)
    try container.encode(quote, forKey: .quote)
    try container.encode(ExactText.text(rate), forKey: .rate)
    try container.encodeIfPresent(asOf, forKey: .asOf)
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` with a ``MoneyError`` in it, for a rate that is not positive as well.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let base = try container.decode(Currency.self, forKey: .base)
    let quote = try container.decode(Currency.self, forKey: .quote)
    let rate = try container.decode(String.self, forKey: .rate)
    let asOf = try container.decodeIfPresent(String.self, forKey: .asOf)
    self = try Money.decoding(container.codingPath + [CodingKeys.rate]) { () throws(MoneyError) in
      try ExchangeRate(base, quote, rate, asOf: asOf)
    }
  }
}

// MARK: - TaxRate

extension TaxRate: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, percent, isCompound
  }

  /// Writes `{"name": "VAT", "percent": "19"}`, and `isCompound` if it is.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(percent, forKey: .percent)
    if isCompound { try container.encode(true, forKey: .isCompound) }
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` with a ``MoneyError`` in it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      percent: try container.decode(Percent.self, forKey: .percent),
      isCompound: try container.decodeIfPresent(Bool.self, forKey: .isCompound) ?? false)
  }
}

// MARK: - MoneyBag

extension MoneyBag: Codable {
  /// Writes a list of the amounts, in the order of their codes.
  ///
  /// - Throws: what ``Money/encode(to:)`` throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for money in moneys { try container.encode(money) }
  }

  /// Reads a list of amounts, which may name a currency several times.
  ///
  /// - Throws: what ``Money/init(from:)`` throws; `DecodingError` with ``MoneyError/tooLarge`` in it.
  public init(from decoder: any Decoder) throws {
    let moneys = try decoder.singleValueContainer().decode([Money].self)
    self = try Money.decoding(decoder.codingPath) { () throws(MoneyError) in
      var bag = MoneyBag()
      for money in moneys { bag = try bag.adding(money) }
      return bag
    }
  }
}

// MARK: - TypedMoney

extension TypedMoney: Codable {
  /// Writes the amount with its currency, as ``Money`` is written.
  ///
  /// - Throws: what ``Money/encode(to:)`` throws.
  public func encode(to encoder: any Encoder) throws { try money.encode(to: encoder) }

  /// Reads an amount that must be in this currency.
  ///
  /// - Throws: what ``Money/init(from:)`` throws; `DecodingError` with ``MoneyError/unexpectedCurrency(_:expected:)`` or
  ///   ``MoneyError/tooLong(bits:)`` in it.
  public init(from decoder: any Decoder) throws {
    let money = try Money(from: decoder)
    self = try Money.decoding(decoder.codingPath) { () throws(MoneyError) in
      try TypedMoney(money)
    }
  }
}

// MARK: - Increment

extension Increment: Codable {
  private enum CodingKeys: String, CodingKey {
    case decimals, amount, profile
  }

  /// Writes `"minorUnit"`, `"cldr"` or `"cash"`, or an object such as `{"decimals": 2}` or `{"amount": "0.05"}`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if let name = Self.names.first(where: { $0.value == self })?.key {
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .minorUnit, .cldr, .cash: break
    case .decimals(let count): try container.encode(count, forKey: .decimals)
    case .amount(let amount): try container.encode(amount, forKey: .amount)
    case .profile(let profile): try container.encode(profile, forKey: .profile)
    }
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError`, for an amount that is not positive with ``MoneyError/domain(_:)`` in it.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      guard let increment = Self.names[name] else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "expected minorUnit, cldr, cash or an object, found \"\(name)\""))
      }
      self = increment
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let count = try container.decodeIfPresent(Int.self, forKey: .decimals) {
      self = .decimals(count)
    } else if let profile = try container.decodeIfPresent(CurrencyProfile.self, forKey: .profile) {
      self = .profile(profile)
    } else {
      let amount = try container.decode(Rational.self, forKey: .amount)
      self = try Money.decoding(container.codingPath + [CodingKeys.amount]) {
        () throws(MoneyError) in
        guard amount.signum > 0 else { throw .domain(.incrementIsPositive) }
        return .amount(amount)
      }
    }
  }

  private static let names: [String: Increment] = [
    "minorUnit": .minorUnit, "cldr": .cldr, "cash": .cash,
  ]
}

// MARK: - CurrencyProfile

extension CurrencyProfile: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, decimals
  }

  /// Writes `{"name": "Adyen", "decimals": {"CLP": 2}}`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(decimals, forKey: .decimals)
  }

  /// Reads what ``encode(to:)`` writes, also with the decimals as the list of keys and values that was written once.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var decimals: [Currency: Int] = [:]
    guard var list = try? container.nestedUnkeyedContainer(forKey: .decimals) else {
      self.init(
        name: try container.decode(String.self, forKey: .name),
        decimals: try container.decode([Currency: Int].self, forKey: .decimals))
      return
    }
    while !list.isAtEnd {
      let currency = try list.decode(Currency.self)
      decimals[currency] = try list.decode(Int.self)
    }
    self.init(name: try container.decode(String.self, forKey: .name), decimals: decimals)
  }
}
