/// The currency of an amount: its code, and what is written for it.
///
/// ```swift
/// let euro = CurrencyLabel(code: "EUR", text: "€")
/// let digits = Array("1234".utf8)[...]
/// let text = NumberLocale.de.text(
///   isNegative: false, integer: digits, style: .currency, currency: euro)  // 1.234 €
/// ```
public struct CurrencyLabel: Hashable, Sendable {
  /// The ISO 4217 code.
  public var code: String
  /// The symbol or the code; empty if nothing is to be written.
  public var text: String

  /// A currency that is written as `text`.
  public init(code: String, text: String) {
    self.code = code
    self.text = text
  }
}

// MARK: - Writing

extension NumberLocale {
  /// Writes a number.
  ///
  /// - Parameters:
  ///   - isNegative: whether the number is negative.
  ///   - integer: the digits before the decimal separator as ASCII, at least one.
  ///   - fraction: the digits behind it as ASCII; without any, there is no separator.
  ///   - style: which pattern is used.
  ///   - currency: what stands for the currency in the styles that have one.
  /// - Returns: the text.
  public func text(
    isNegative: Bool, integer: ArraySlice<UInt8>, fraction: ArraySlice<UInt8> = [],
    style: NumberStyle, currency: CurrencyLabel? = nil
  ) -> String {
    NumberWriter(self, style: style, currency: currency)
      .text(isNegative: isNegative, integer: integer, fraction: fraction)
  }

  /// What one style and one currency use of the locale.
  struct Rules {
    var pattern: NumberPattern
    var decimal: String
    var group: String

    init(_ locale: NumberLocale, style: NumberStyle, currency: String?) {
      pattern = locale.pattern(style)
      guard style == .currency || style == .accounting else {
        (decimal, group) = (locale.decimalSeparator, locale.groupSeparator)
        return
      }
      let own = locale.data.layout.symbols
      decimal = currency.flatMap { own[$0 + "."] } ?? locale.currencyDecimalSeparator
      group = currency.flatMap { own[$0 + ","] } ?? locale.currencyGroupSeparator
      if let text = currency.flatMap({ own[$0 + "#"] }) {
        pattern = NumberPattern(text)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a space.
  var isSpace: Bool { properties.generalCategory == .spaceSeparator }
}
