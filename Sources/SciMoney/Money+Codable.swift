package import SciNumber

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
  /// Whether codes of currencies are in small letters, as in Stripe's `"usd"`; both are read then.
  public var usesSmallLetters = false
  /// Which JSON numbers with a point are read where the amount is a text; `nil` for none.
  public var numbers: Numbers?

  /// How a JSON number with a point is read.
  ///
  /// The library SciFoundation has `exact`, which reads the digits of a number of any length.
  public struct Numbers: Hashable, Sendable {
    let name: String
    let read: @Sendable (any Decoder) throws -> Rational

    /// A way to read numbers, which is the same as any other of its name.
    package init(name: String, read: @escaping @Sendable (any Decoder) throws -> Rational) {
      (self.name, self.read) = (name, read)
    }

    /// Whether both have one name.
    public static func == (left: Numbers, right: Numbers) -> Bool { left.name == right.name }

    /// Feeds the name to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Numbers of up to 15 digits, such as `19.99`, as they are written; a longer one is an error, since a coder that
    /// gives numbers as `Double` has lost digits of it.
    public static let short = Numbers(name: "short") { decoder in
      let value = try decoder.singleValueContainer().decode(Double.self)
      guard let number = Rational(shortest: value), number.exactDigits(maximumCount: 15) != nil
      else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "a number of more than 15 digits; send it as a text"))
      }
      return number
    }
  }

  /// A way to write and read amounts.
  public init(
    _ form: Form, amountKey: String = "amount", currencyKey: String = "currency",
    acceptsIntegers: Bool = false
  ) {
    (self.form, self.amountKey, self.currencyKey) = (form, amountKey, currencyKey)
    self.acceptsIntegers = acceptsIntegers
  }

  /// An object with two texts, `{"amount": "19.99", "currency": "USD"}`; numbers are refused.
  public static let standard = MoneyCoding(.object)

  /// One text: `"USD 19.99"`.
  public static let string = MoneyCoding(.string)

  /// Smallest units: `{"amount": 1999, "currency": "USD"}`.
  public static let minorUnits = MoneyCoding(.units(.minorUnit))

  /// Smallest units and a code in small letters, as Stripe sends them: `{"amount": 1999, "currency": "usd"}`.
  ///
  /// Stripe counts a few currencies in other units than ISO 4217 has; for these, give `units` a ``CurrencyProfile``.
  public static var stripe: MoneyCoding {
    var coding = minorUnits
    coding.usesSmallLetters = true
    return coding
  }

  /// Other keys, as PayPal and others have them: `{"value": "19.99", "currency_code": "USD"}` by
  /// `.keys(amount: "value", currency: "currency_code")`.
  ///
  /// The amount is written as a text. It is read from a text or an integer, and by `moneyDecodingStrategy` of SciFoundation from any number,
  /// digit by digit.
  public static func keys(amount: String, currency: String) -> MoneyCoding {
    MoneyCoding(.object, amountKey: amount, currencyKey: currency, acceptsIntegers: true)
  }

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
      try container.encode(exactDescription)
      return
    }
    var container = encoder.container(keyedBy: Key.self)
    let amountKey = Key(stringValue: coding.amountKey)
    if case .units(let unit) = coding.form {
      try container.encode(encodableCount(of: unit, encoder.codingPath), forKey: amountKey)
    } else {
      try container.encode(exactText, forKey: amountKey)
    }
    let currencyKey = Key(stringValue: coding.currencyKey)
    if coding.usesSmallLetters, !currency.isCustom {
      try container.encode(currency.code.lowercased(), forKey: currencyKey)
    } else {
      try container.encode(currency, forKey: currencyKey)
    }
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
    let currency = try Self.currency(
      in: container, forKey: Key(stringValue: coding.currencyKey), coding)
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
      if text == nil, let numbers = coding.numbers {
        self.init(try numbers.read(container.superDecoder(forKey: key)), currency)
        return
      }
      self = try Self.decoding(path) { () throws(MoneyError) in
        guard let text else { throw .numberNotString }
        return try Money(text, currency)
      }
    }
  }

  /// The currency of a key, whose code may be in small letters if the coding says so.
  private static func currency(
    in container: KeyedDecodingContainer<Key>, forKey key: Key, _ coding: MoneyCoding
  ) throws -> Currency {
    guard coding.usesSmallLetters, let code = try? container.decode(String.self, forKey: key)
    else { return try container.decode(Currency.self, forKey: key) }
    return try decoding(container.codingPath + [key]) { () throws(MoneyError) in
      try Currency(code.uppercased())
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
