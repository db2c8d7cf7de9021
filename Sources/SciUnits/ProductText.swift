/// Writes products of powers: `kg·m²/(s³·A)`, `s⁻¹`, `m^(1/2)`.
struct ProductText {
  /// What stands between numerator and denominator.
  var division = "/"
  /// How a base is written.
  var base: (UInt32) -> String

  init(division: String = "/", base: @escaping (UInt32) -> String) {
    (self.division, self.base) = (division, base)
  }

  func text(_ product: PowerProduct) -> String {
    let above = product.filter { !$0.exponent.isNegative }
    let below = product.filter { $0.exponent.isNegative }
    guard !above.isEmpty, !below.isEmpty else { return factors(Array(product)) }
    let divisor = factors(
      below.map { Power(base: $0.base, exponent: $0.exponent.negated()) })
    return factors(above) + division + (below.count == 1 ? divisor : "(\(divisor))")
  }

  private func factors(_ powers: [Power]) -> String {
    powers.map { base($0.base) + Self.exponent($0.exponent) }.joined(separator: "·")
  }

  /// What is written behind a base.
  static func exponent(_ exponent: Exponent) -> String {
    if exponent.isOne { return "" }
    if !exponent.isInteger { return "^(\(exponent.numerator)/\(exponent.denominator))" }
    return String(String.UnicodeScalarView(String(exponent.numerator).utf8.map(superscript)))
  }

  private static func superscript(_ digit: UInt8) -> Unicode.Scalar {
    switch digit {
    case UInt8(ascii: "0"): "⁰"
    case UInt8(ascii: "1"): "¹"
    case UInt8(ascii: "2"): "²"
    case UInt8(ascii: "3"): "³"
    case UInt8(ascii: "4"): "⁴"
    case UInt8(ascii: "5"): "⁵"
    case UInt8(ascii: "6"): "⁶"
    case UInt8(ascii: "7"): "⁷"
    case UInt8(ascii: "8"): "⁸"
    case UInt8(ascii: "9"): "⁹"
    default: "⁻"
    }
  }
}
