/// Characters that people paste or type for others.
enum Confusables {
  /// What was probably meant by a character that the language does not know.
  static func meaning(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{BA}", "\u{2DA}", "\u{2218}": "°"
    case "\u{201A}", "\u{3001}", "\u{60C}": ","
    case "\u{37E}", "\u{61B}": ";"
    case "\u{2014}", "\u{2015}": "-"
    case "\u{2C6}": "^"
    case "\u{2236}": "/"
    case "\u{AA}": "a"
    case "\u{2018}", "\u{B4}", "\u{2B9}": "′"
    case "\u{201C}", "\u{2BA}": "″"
    case "\u{221C}": "root"
    default: fullWidth(scalar) ?? foreignDigit(scalar)
    }
  }

  /// The ASCII character of a full-width form.
  private static func fullWidth(_ scalar: Unicode.Scalar) -> String? {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
  }

  /// The ASCII digit of a digit in another script.
  private static func foreignDigit(_ scalar: Unicode.Scalar) -> String? {
    guard scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    else { return nil }
    return String(Int(value))
  }
}
