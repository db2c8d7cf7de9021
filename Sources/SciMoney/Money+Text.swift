import SciNumber

extension Money: CustomStringConvertible {
  /// The amount in a text for machines such as `USD 149.85` or `USD 100/3`, which ``exactDescription`` writes, or
  /// `149.85 USD`.
  ///
  /// People's texts are read by ``MoneyFormat``.
  ///
  /// - Throws: ``MoneyError/unknownCurrency(_:)`` and the errors of ``init(_:_:)-(String,Currency)``, whose offsets count from
  ///   the code on.
  public init(_ text: String) throws(MoneyError) {
    var utf8 = Array(text.utf8)
    if let space = utf8.lastIndex(of: UInt8(ascii: " ")), 0x2D...0x39 ~= utf8[0],
      !utf8[(space + 1)...].isEmpty
    {
      // The code stands behind the number.
      utf8 = Array(utf8[(space + 1)...]) + [UInt8(ascii: " ")] + utf8[..<space]
    }
    let code = utf8.prefix { $0 != UInt8(ascii: " ") }
    guard code.contains(where: { !(0x2D...0x39 ~= $0) }), !Self.isNumberWithSymbol(code) else {
      throw .syntax(offset: 0, expected: .currency)
    }
    let currency = try Currency(String(decoding: code, as: UTF8.self))
    self.init(try ExactText.number(utf8[code.endIndex...].dropFirst()), currency)
  }

  /// Whether a word is no code, but a number with a sign such as `$19.99`.
  private static func isNumberWithSymbol(_ word: some Collection<UInt8>) -> Bool {
    word.contains { 0x30...0x39 ~= $0 } && !word.contains { 0x41...0x5A ~= $0 & 0xDF }
  }

  /// The code and the amount, such as `USD 149.80`; one that has more than 20 decimals, or no end of them, is rounded behind a sign
  /// that says so, such as `≈ USD 33.33`.
  ///
  /// It is what a text with `\(price)` in it shows, so it never has a fraction. At least two digits are shown, so that a third of a
  /// cent is not `0.00`. ``zero`` is `0`. ``exactDescription`` is for machines.
  public var description: String {
    if isNeutral { return "0" }
    let shown = ExactText.shown(
      amount, minimumDecimals: currency.minorUnits ?? 0, decimalsOfRounded: currency.minorUnits ?? 6
    )
    return "\(shown.isRounded ? "≈ " : "")\(currency.code) \(shown.text)"
  }

  /// The code and the exact amount, such as `USD 149.80` or `USD 100/3`, which ``init(_:)-(String)`` reads back.
  public var exactDescription: String { "\(currency.code) \(exactText)" }
}

extension Money: CustomDebugStringConvertible {
  /// The exact amount; one whose decimals do not end is shown both ways: `USD 33.3333… (100/3)`.
  public var debugDescription: String {
    guard !amount.isDecimal,
      let cut = amount.rounded(.towardZero, decimals: 4, limit: Self.bitLimit),
      var digits = try? PositionalDigits(cut, minimumDecimals: 4)
    else { return exactDescription }
    digits.isNegative = signum < 0
    return "\(currency.code) \(digits)… (\(ExactText.text(amount)))"
  }
}

extension Money {
  /// The exact amount as text: with the decimals of the currency, or all there are if these are more, as in `37.50` and
  /// `37.505`; a fraction in lowest terms where the decimals do not end.
  ///
  /// ``init(_:_:)-(String,Currency)`` reads it back.
  public var exactText: String {
    ExactText.text(amount, minimumDecimals: currency.minorUnits ?? 0)
  }
}
