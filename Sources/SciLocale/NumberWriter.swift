/// What stands around and between the digits of numbers of one locale, one style and one currency: found once, and written for each number.
///
/// Everything is UTF-8. A string to which one character after another is appended takes as long as all else that an amount needs.
package struct NumberWriter: Hashable, Sendable {
  /// What stands before and behind the digits.
  fileprivate struct Affixes: Hashable, Sendable {
    var prefix: [UInt8]
    var suffix: [UInt8]
  }

  private let positive: Affixes
  private let negative: Affixes
  private let group: [UInt8]
  private let decimal: [UInt8]
  private let primaryGrouping: Int
  private let secondaryGrouping: Int
  /// How many digits an integer has at least that is written in groups.
  private let leastGroupedCount: Int
  /// The ten digits, if they are not those of ASCII.
  private let digits: [[UInt8]]?

  /// Finds what a locale writes.
  ///
  /// - Parameters:
  ///   - locale: whose signs are used.
  ///   - style: which pattern is used.
  ///   - currency: what stands for the currency in the styles that have one.
  ///   - usesGroups: whether integers are written in groups, where the pattern has them.
  package init(
    _ locale: NumberLocale, style: NumberStyle, currency: CurrencyLabel? = nil,
    usesGroups: Bool = true
  ) {
    let rules = NumberLocale.Rules(locale, style: style, currency: currency?.code)
    let label = currency?.text ?? ""
    positive = locale.affixes(rules.pattern.positive, label: label)
    negative = locale.affixes(rules.pattern.negative, label: label)
    group = Array(rules.group.utf8)
    decimal = Array(rules.decimal.utf8)
    primaryGrouping = rules.pattern.primaryGrouping
    secondaryGrouping = rules.pattern.secondaryGrouping
    leastGroupedCount =
      usesGroups && primaryGrouping > 0 ? primaryGrouping + locale.minimumGroupingDigits : .max
    digits = locale.zero == "0" ? nil : locale.digits.map { Array(String($0).utf8) }
  }

  /// Writes a number.
  ///
  /// - Parameters:
  ///   - isNegative: whether the number is negative.
  ///   - integer: the digits before the decimal separator as ASCII, at least one.
  ///   - fraction: the digits behind it as ASCII; without any, there is no separator.
  /// - Returns: the text in UTF-8.
  package func utf8(
    isNegative: Bool, integer: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>
  ) -> [UInt8] {
    let affixes = isNegative ? negative : positive
    var text: [UInt8] = []
    text.reserveCapacity(2 * (integer.count + fraction.count + affixes.prefix.count + 8))
    text += affixes.prefix
    if integer.count >= leastGroupedCount {
      writeGroups(of: integer, to: &text)
    } else {
      write(integer, to: &text)
    }
    if !fraction.isEmpty {
      text += decimal
      write(fraction, to: &text)
    }
    text += affixes.suffix
    return text
  }

  /// Writes a number as a string.
  package func text(
    isNegative: Bool, integer: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>
  ) -> String {
    String(
      decoding: utf8(isNegative: isNegative, integer: integer, fraction: fraction), as: UTF8.self)
  }

  private func writeGroups(of integer: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let last = integer.endIndex - primaryGrouping
    let first = (last - integer.startIndex) % secondaryGrouping
    var start = integer.startIndex
    var end = start + (first == 0 ? secondaryGrouping : first)
    while end <= last {
      write(integer[start..<end], to: &text)
      text += group
      (start, end) = (end, end + secondaryGrouping)
    }
    write(integer[start...], to: &text)
  }

  private func write(_ ascii: ArraySlice<UInt8>, to text: inout [UInt8]) {
    guard let digits else {
      text += ascii
      return
    }
    for digit in ascii { text += digits[Int(digit - UInt8(ascii: "0"))] }
  }
}

// MARK: - Affixes

extension NumberLocale {
  fileprivate func affixes(
    _ affixes: NumberPattern.Affixes, label: String
  ) -> NumberWriter.Affixes {
    NumberWriter.Affixes(
      prefix: Array(affix(affixes.prefix, label: label, digitsFollow: true).utf8),
      suffix: Array(affix(affixes.suffix, label: label, digitsFollow: false).utf8))
  }

  /// An affix with the locale's signs and the currency in their places.
  ///
  /// A currency that ends in a letter does not touch decimal digits: CLDR's spacing rule puts a no-break space between
  /// them. A place that stays empty takes its space with it.
  private func affix(_ affix: String, label: String, digitsFollow: Bool) -> String {
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
}
