public import SciNumber

/// How amounts of a currency and percentages are written.
public struct AmountFormat: Hashable, Sendable, Codable {
  /// Where the sign of a currency stands.
  public enum SignPlace: String, Sendable, Codable {
    case before, beforeWithSpace, afterWithSpace
  }

  /// The signs of the locale.
  public var numbers: DisplayFormat
  /// The sign of the currency.
  public var currencySign: String
  /// The decimals of its smallest coin.
  public var minorUnitDigits: Int
  /// Where its sign stands.
  public var signPlace: SignPlace
  /// What stands after a percentage.
  public var percentSign: String

  /// Makes a format.
  public init(
    numbers: DisplayFormat = .english, currencySign: String = "$", minorUnitDigits: Int = 2,
    signPlace: SignPlace = .before, percentSign: String = "%"
  ) {
    self.numbers = numbers
    self.currencySign = currencySign
    self.minorUnitDigits = minorUnitDigits
    self.signPlace = signPlace
    self.percentSign = percentSign
  }

  /// The format of a currency in a locale; `nil` where one of them is not known.
  ///
  /// - Parameters:
  ///   - currency: a code of ISO 4217, such as `EUR`.
  ///   - tag: a locale as in ``DisplayFormat/init(locale:)``.
  public init?(currency: String, locale tag: String) {
    guard let numbers = DisplayFormat(locale: tag),
      let (sign, digits) = Self.signs[currency.uppercased()]
    else { return nil }
    let parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let language = parts.first ?? ""
    let region = parts.count > 1 ? parts.last : nil
    guard let place = Self.place(language, region) else { return nil }
    self.init(
      numbers: numbers, currencySign: Self.localSign(sign, region), minorUnitDigits: digits,
      signPlace: place, percentSign: Self.percentSign(language, region))
  }

  /// A bare dollar sign means the dollar of the place.
  private static func localSign(_ sign: String, _ region: String?) -> String {
    guard let region, ["ca", "au", "nz", "mx"].contains(region) else { return sign }
    if sign == "$" { return "US$" }
    return sign.lowercased() == region + "$" ? "$" : sign
  }

  /// Where the sign stands; `nil` for a language whose amounts are not known.
  private static func place(_ language: String, _ region: String?) -> SignPlace? {
    switch (language, region) {
    case ("de", "ch"), ("de", "at"), ("de", "li"), ("it", "ch"), ("nl", _), ("pt", nil),
      ("pt", "br"), ("id", _):
      .beforeWithSpace
    case ("es", "mx"), ("es", "us"), ("en", _), ("ja", _), ("zh", _), ("ko", _), ("th", _),
      ("hi", _):
      .before
    case ("ar", _), ("fa", _): nil
    default: .afterWithSpace
    }
  }

  private static func percentSign(_ language: String, _ region: String?) -> String {
    switch (language, region) {
    case ("de", "ch"), ("de", "li"), ("es", "mx"), ("es", "us"): "%"
    case ("fr", _): "\u{202f}%"
    case ("de", _), ("es", _), ("da", _), ("sv", _), ("fi", _), ("nb", _), ("no", _), ("ru", _),
      ("cs", _):
      "\u{a0}%"
    default: "%"
    }
  }

  /// Signs and minor units.
  private static let signs: [String: (sign: String, digits: Int)] = [
    "USD": ("$", 2), "EUR": ("€", 2), "GBP": ("£", 2), "JPY": ("¥", 0), "CHF": ("CHF", 2),
    "INR": ("₹", 2), "CNY": ("CN¥", 2), "KRW": ("₩", 0), "CAD": ("CA$", 2), "AUD": ("AU$", 2),
    "NZD": ("NZ$", 2), "MXN": ("MX$", 2), "BRL": ("R$", 2), "SEK": ("kr", 2), "NOK": ("kr", 2),
    "DKK": ("kr.", 2), "PLN": ("zł", 2), "CZK": ("Kč", 2), "KWD": ("KWD", 3), "BHD": ("BHD", 3),
    "TRY": ("₺", 2), "ILS": ("₪", 2),
  ]
}

extension AmountFormat {
  /// An amount with its currency; digits beyond the smallest coin are rounded half away from zero.
  public func text(of amount: Rational) -> String {
    let number = DisplayNumber(amount, decimals: minorUnitDigits).text(numbers)
    // Letters do not touch digits.
    let touches = currencySign.last?.isLetter == true
    return switch signPlace {
    case .before: currencySign + (touches ? "\u{a0}" : "") + number
    case .beforeWithSpace: currencySign + "\u{a0}" + number
    case .afterWithSpace: number + "\u{a0}" + currencySign
    }
  }

  /// A percentage.
  public func text(ofPercent percent: Int) -> String {
    DisplayNumber(Rational(percent), decimals: 0).text(numbers) + percentSign
  }
}

extension DisplayNumber {
  /// A number with so many decimals, zeros included.
  fileprivate init(_ value: Rational, decimals: Int) {
    let coin = Rational(Integer(1), scale: -decimals) ?? 1
    let count =
      (value * coin).rounded(.halfAwayFromZero, limit: 1 << 17)?
      .integerValue(limit: 1 << 17) ?? 0
    var digits = count.magnitude.digits().map { $0 - UInt8(ascii: "0") }
    digits = [UInt8](repeating: 0, count: max(0, decimals + 1 - digits.count)) + digits
    self.init(
      isNegative: count.signum < 0, integer: Array(digits.dropLast(decimals)),
      fraction: decimals > 0 ? Array(digits.suffix(decimals)) : nil)
  }
}
