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
    let rules = Rules(self, style: style, currency: currency?.code)
    let affixes = isNegative ? rules.pattern.negative : rules.pattern.positive
    let label = currency?.text ?? ""
    var result = affixText(affixes.prefix, label: label, digitsFollow: true)
    appendDigits(integer, fraction, rules, to: &result)
    result += affixText(affixes.suffix, label: label, digitsFollow: false)
    return result
  }

  private func appendDigits(
    _ integer: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>, _ rules: Rules,
    to text: inout String
  ) {
    let count = integer.count
    let isGrouped =
      rules.pattern.primaryGrouping > 0
      && count >= rules.pattern.primaryGrouping + minimumGroupingDigits
    for (index, digit) in integer.enumerated() {
      let rest = count - index - rules.pattern.primaryGrouping
      if isGrouped, index > 0, rest >= 0, rest % rules.pattern.secondaryGrouping == 0 {
        text += rules.group
      }
      text.unicodeScalars.append(native(digit))
    }
    if fraction.isEmpty { return }
    text += rules.decimal
    for digit in fraction { text.unicodeScalars.append(native(digit)) }
  }

  private func native(_ digit: UInt8) -> Unicode.Scalar {
    digits[Int(digit - 0x30)]
  }

  /// An affix with the locale's signs and the currency in their places.
  ///
  /// A currency that ends in a letter does not touch decimal digits: CLDR's spacing rule puts a no-break space between
  /// them. A place that stays empty takes its space with it.
  private func affixText(_ affix: String, label: String, digitsFollow: Bool) -> String {
    var result = ""
    let scalars = Array(affix.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "¤":
        let touches = digitsFollow ? index == scalars.count - 1 : index == 0
        let neighbour = digitsFollow ? label.unicodeScalars.last : label.unicodeScalars.first
        let isSpaced = touches && hasDecimalDigits && neighbour.map { !$0.isSymbolOrSpace } ?? false
        if isSpaced, !digitsFollow { result += "\u{A0}" }
        result += label
        if isSpaced, digitsFollow { result += "\u{A0}" }
      case "-": result += minusSign
      case "%": result += percentSign
      case _ where scalar.isSpace && label.isEmpty && scalars.contains("¤"): break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the digits are decimal ones to Unicode, as all are but the Chinese characters.
  private var hasDecimalDigits: Bool { zero.properties.generalCategory == .decimalNumber }

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
      let own = locale.data.symbols
      decimal = currency.flatMap { own[$0 + "."] } ?? locale.currencyDecimalSeparator
      group = currency.flatMap { own[$0 + ","] } ?? locale.currencyGroupSeparator
      if let text = currency.flatMap({ own[$0 + "#"] }) {
        pattern = NumberPattern(text)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether CLDR's spacing rule takes the character for a symbol or a space, which may touch a digit.
  fileprivate var isSymbolOrSpace: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether the character is a space.
  var isSpace: Bool { properties.generalCategory == .spaceSeparator }
}
