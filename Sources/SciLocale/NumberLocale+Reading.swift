/// A number that was read, with what stood beside its digits.
///
/// ```swift
/// let read = try NumberLocale.fr.read("-1 234,50 F CFA", style: .currency)
/// print(read.isNegative, read.label)  // true F CFA
/// ```
public struct ReadNumber: Hashable, Sendable {
  /// Whether the number is negative.
  public var isNegative = false
  /// The digits before the decimal separator as ASCII, at least one.
  public var integer: [UInt8]
  /// The digits behind the decimal separator as ASCII.
  public var fraction: [UInt8]
  /// What is neither digit nor sign, a symbol or a code, without spaces at its ends.
  public var label = ""
}

extension NumberLocale {
  /// Reads a whole text as a number of the locale.
  ///
  /// ```swift
  /// let number = try NumberLocale.de.read("1.234,5", style: .decimal)
  /// print(number.integer == Array("1234".utf8))  // true
  /// ```
  ///
  /// - Parameters:
  ///   - text: what is read.
  ///   - style: how it is written.
  ///   - currency: the code of the currency whose own separators are meant, where it has some.
  ///   - parsing: how closely the text follows the locale.
  /// - Returns: the digits and what stood beside them.
  /// - Throws: ``NumberTextError`` if anything is left over or out of place, or has two readings.
  public func read(
    _ text: String, style: NumberStyle, currency: String? = nil, parsing: NumberParsing = .strict
  ) throws(NumberTextError) -> ReadNumber {
    try ScannedNumber(text, self, style: style, parsing: parsing).digits(currency: currency)
  }

  /// A label in the form in which labels are compared: without marks of direction, all spaces alike, and for lenient
  /// parsing with the usual forms of full-width letters and signs.
  public static func comparable(_ label: String, parsing: NumberParsing = .strict) -> String {
    ScannedNumber.comparable(label, parsing)
  }
}

// MARK: - Labels of currencies

extension NumberLocale {
  /// The codes of the currencies that a label may stand for.
  package struct CurrencyMatches {
    /// Those that the locale writes so by default.
    package var standard: [String] = []
    /// Those whose short symbol it is.
    package var narrow: [String] = []

    /// Of keys of ``CurrencyTexts``, such as `USD` and `USD~`.
    fileprivate init(_ keys: [String]) {
      for key in keys {
        switch (key.utf8.count, key.utf8.last) {
        case (3, _): standard.append(key)
        case (_, UInt8(ascii: "~")): narrow.append(String(key.dropLast()))
        default: break
        }
      }
      standard.sort()
      narrow = narrow.filter { !standard.contains($0) }.sorted()
    }
  }

  /// The currencies that are written as a label, as ``comparable(_:parsing:)`` gives it.
  ///
  /// If none is, lenient parsing looks for one without regard to the case of letters and to a point at the end.
  package func currencies(
    matching label: String, parsing: NumberParsing
  ) -> CurrencyMatches {
    let symbols = data.layout.symbols
    let exact = CurrencyMatches(
      symbols.keys(written: label) { Self.comparable($0, parsing: parsing) })
    guard parsing == .lenient, exact.standard.isEmpty, exact.narrow.isEmpty else { return exact }
    let folded = Self.folded(label)
    return CurrencyMatches(symbols.keys { Self.folded($0) == folded })
  }

  /// A label in small letters without a point at its end: `RS.` and `rs` are the same.
  package static func folded(_ label: String) -> String {
    var text = comparable(label, parsing: .lenient).lowercased()
    while text.last == "." { text.removeLast() }
    return text
  }
}

extension ReadNumber: CustomStringConvertible {
  /// The number in ASCII and what stood beside it, such as `-1234.50 €`.
  public var description: String {
    var text = isNegative ? "-" : ""
    text += String(decoding: integer, as: UTF8.self)
    if !fraction.isEmpty { text += "." + String(decoding: fraction, as: UTF8.self) }
    return label.isEmpty ? text : "\(text) \(label)"
  }
}
