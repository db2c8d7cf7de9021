public import SciMoney
import SciNumber

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MoneyCoding.Numbers {
  /// Numbers of up to 36 digits, such as `19.99`, read from their digits; a longer one is an error, since `Decimal` cuts it.
  public static let exact = MoneyCoding.Numbers(name: "exact") { decoder in
    let number = try decoder.singleValueContainer().decode(Decimal.self).rational
    guard number.exactDigits(maximumCount: 36) != nil else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a number of more than 36 digits; send it as a text"))
    }
    return number
  }
}

extension MoneyCoding {
  /// JSON numbers: `{"amount": 19.99, "currency": "USD"}`, read from their digits, and written as texts.
  public static var decimalNumbers: MoneyCoding {
    var coding = MoneyCoding(.object, acceptsIntegers: true)
    coding.numbers = .exact
    return coding
  }
}

extension JSONDecoder {
  /// How amounts are read: `decoder.moneyDecodingStrategy = .stripe`.
  ///
  /// A strategy that accepts integers, such as `.keys(amount:currency:)`, reads other numbers too, digit by digit.
  public var moneyDecodingStrategy: MoneyCoding {
    get { userInfo[MoneyCoding.userInfoKey] as? MoneyCoding ?? .standard }
    set {
      var strategy = newValue
      if strategy.acceptsIntegers, strategy.numbers == nil { strategy.numbers = .exact }
      userInfo[MoneyCoding.userInfoKey] = strategy
    }
  }
}

extension JSONEncoder {
  /// How amounts are written: `encoder.moneyEncodingStrategy = .stripe`.
  public var moneyEncodingStrategy: MoneyCoding {
    get { userInfo[MoneyCoding.userInfoKey] as? MoneyCoding ?? .standard }
    set { userInfo[MoneyCoding.userInfoKey] = newValue }
  }
}
