import SciNumber

/// How amounts are written into JSON and other formats, and what is read.
///
/// ```swift
/// let minorUnits = MoneyCoding(.units(.minorUnit), amountKey: "cents")
/// let userInfo: [CodingUserInfoKey: any Sendable] = [MoneyCoding.userInfoKey: minorUnits]
/// ```
///
/// Put one into the `userInfo` of an encoder or decoder under ``userInfoKey``; without one, ``standard`` is used.
/// No way goes through `Double`.
public struct MoneyCoding: Hashable, Sendable {
  /// The shape of an amount.
  public enum Form: Hashable, Sendable {
    /// `{"amount": "37.50", "currency": "USD"}`; an amount whose decimals do not end is a fraction: `"100/3"`.
    case object
    /// `"USD 149.85"`.
    case string
    /// `{"amount": 14985, "currency": "USD"}`, where the number counts units of the increment.
    case units(Increment)
  }

  /// The shape of an amount.
  public var form: Form
  /// The key of the amount.
  public var amountKey: String
  /// The key of the currency.
  public var currencyKey: String
  /// Whether a whole JSON number is read where the amount is a text.
  public var acceptsIntegers: Bool

  /// A way to write and read amounts.
  public init(
    _ form: Form, amountKey: String = "amount", currencyKey: String = "currency",
    acceptsIntegers: Bool = false
  ) {
    (self.form, self.amountKey, self.currencyKey) = (form, amountKey, currencyKey)
    self.acceptsIntegers = acceptsIntegers
  }

  /// An object with two texts; numbers are refused.
  public static let standard = MoneyCoding(.object)

  /// The key under which encoders and decoders carry a way in their `userInfo`.
  public static var userInfoKey: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "SciMoney.MoneyCoding") else {
      preconditionFailure("a key of plain letters")
    }
    return key
  }

  static func of(_ userInfo: [CodingUserInfoKey: Any]) -> MoneyCoding {
    userInfo[userInfoKey] as? MoneyCoding ?? .standard
  }
}

private struct Key: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// MARK: - Money

extension Money: Codable {
  /// Writes the amount as the coder's ``MoneyCoding`` says.
  ///
  /// - Throws: `EncodingError` with a ``MoneyError`` in it if the amount has no such form.
  public func encode(to encoder: any Encoder) throws {
    let coding = MoneyCoding.of(encoder.userInfo)
    if coding.form == .string {
      var container = encoder.singleValueContainer()
      try container.encode(description)
      return
    }
    var container = encoder.container(keyedBy: Key.self)
    let amountKey = Key(stringValue: coding.amountKey)
    if case .units(let unit) = coding.form {
      try container.encode(encodableCount(of: unit, encoder.codingPath), forKey: amountKey)
    } else {
      try container.encode(exactText, forKey: amountKey)
    }
    try container.encode(currency, forKey: Key(stringValue: coding.currencyKey))
  }

  /// Reads an amount as the coder's ``MoneyCoding`` says.
  ///
  /// - Throws: `DecodingError` with a ``MoneyError`` in it: ``MoneyError/numberNotString`` for a JSON number where a text
  ///   is expected, ``MoneyError/unknownCurrency(_:)``, ``MoneyError/syntax(offset:expected:)``.
  public init(from decoder: any Decoder) throws {
    let coding = MoneyCoding.of(decoder.userInfo)
    if coding.form == .string {
      let text = try decoder.singleValueContainer().decode(String.self)
      self = try Self.decoding(decoder.codingPath) { () throws(MoneyError) in
        try Money(text)
      }
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    let currency = try container.decode(
      Currency.self, forKey: Key(stringValue: coding.currencyKey))
    let key = Key(stringValue: coding.amountKey)
    let path = container.codingPath + [key]
    if case .units(let unit) = coding.form {
      let count = try container.decode(Int.self, forKey: key)
      self = try Self.decoding(path) { () throws(MoneyError) in
        try Money(count, of: unit, currency)
      }
    } else if coding.acceptsIntegers, let count = try? container.decode(Int.self, forKey: key) {
      self.init(Rational(count), currency)
    } else {
      let text = try Self.text(in: container, forKey: key)
      self = try Self.decoding(path) { () throws(MoneyError) in
        guard let text else { throw .numberNotString }
        return try Money(text, currency)
      }
    }
  }

  /// The text of a key; `nil` if its value is of another type, such as a number.
  private static func text(
    in container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> String? {
    do {
      return try container.decode(String.self, forKey: key)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  private func encodableCount(of unit: Increment, _ path: [any CodingKey]) throws -> Int {
    do throws(MoneyError) {
      return try count(of: unit)
    } catch {
      throw EncodingError.invalidValue(
        self, .init(codingPath: path, debugDescription: "\(error)", underlyingError: error))
    }
  }

  /// What `body` gives; an error of it becomes one of the decoder, at `path`.
  static func decoding<Value>(
    _ path: [any CodingKey], _ body: () throws(MoneyError) -> Value
  ) throws -> Value {
    do throws(MoneyError) {
      return try body()
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "\(error)", underlyingError: error))
    }
  }
}
