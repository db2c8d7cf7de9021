import SciLocale
import SciSyntax

/// The digits, the sign and the separator of decimals of a locale, in which numbers stand in fields.
///
/// A number has no groups here, so that it has one reading: what ``write(_:to:)`` writes, ``literal(of:)`` reads as the same
/// number.
struct FieldNotation: Sendable {
  private let digits: [[UInt8]]
  private let minus: [UInt8]
  private let separator: [UInt8]
  /// The separator of decimals, where all else is as in ASCII.
  let plainSeparator: UInt8?

  init(_ locale: NumberLocale) {
    digits = locale.digits.map { Array(String($0).utf8) }
    minus = Array(locale.minusSign.utf8)
    separator = Array(locale.decimalSeparator.utf8)
    let isPlain = separator.count == 1 && digits[0] == [UInt8(ascii: "0")]
    plainSeparator = isPlain && minus == [UInt8(ascii: "-")] ? separator[0] : nil
  }
}

// MARK: - Writing

extension FieldNotation {
  /// Writes a text whose numbers are in ASCII with those of the locale: `2.5`, `[-1.5; 2e-30]`, `2.5 m/s^2`.
  ///
  /// A digit behind a letter or `^` is none of a number; neither is what stands behind an `e`.
  func write(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var index = text.startIndex
    var isBeforeNumber = true
    while index < text.endIndex {
      let byte = text[index]
      let next = index + 1 < text.endIndex ? text[index + 1] : 0
      if isBeforeNumber, byte == UInt8(ascii: "-"), Bytes.digits ~= next {
        output += minus
        index += 1
      } else if isBeforeNumber, Bytes.digits ~= byte {
        index = writeNumber(text[index...], to: &output)
        isBeforeNumber = false
      } else {
        output.append(byte)
        isBeforeNumber = byte == Bytes.space || "[(;/".utf8.contains(byte)
        index += 1
      }
    }
  }

  /// Writes a number without its sign, and says where it ends.
  private func writeNumber(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) -> Int {
    var index = text.startIndex
    while index < text.endIndex, Bytes.digits ~= text[index] || text[index] == UInt8(ascii: ".") {
      if text[index] == UInt8(ascii: ".") {
        output += separator
      } else {
        output += digits[Int(text[index] - UInt8(ascii: "0"))]
      }
      index += 1
    }
    guard index < text.endIndex, text[index] == UInt8(ascii: "e") else { return index }
    let exponent = text[index...].prefix { !" ;])".utf8.contains($0) }
    output += exponent
    return exponent.endIndex
  }
}

// MARK: - Reading

extension FieldNotation {
  /// The number in a text as a literal of ASCII, with its sign apart; `nil` where there is anything else, such as groups.
  ///
  /// Digits and signs of ASCII are read too.
  func literal(of text: [UInt8]) -> (isNegative: Bool, digits: [UInt8])? {
    var rest = text[...]
    let isNegative = Self.take(minus, &rest) || Self.take([UInt8(ascii: "-")], &rest)
    if !isNegative { _ = Self.take([UInt8(ascii: "+")], &rest) }
    var literal: [UInt8] = []
    while let byte = rest.first {
      if Bytes.digits ~= byte || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
        literal.append(byte)
        rest.removeFirst()
      } else if Self.take(separator, &rest) {
        literal.append(UInt8(ascii: "."))
      } else if let digit = digits.firstIndex(where: { rest.starts(with: $0) }) {
        literal.append(UInt8(ascii: "0") + UInt8(digit))
        rest.removeFirst(digits[digit].count)
      } else if "+-".utf8.contains(byte), literal.last.map({ "eE".utf8.contains($0) }) == true {
        literal.append(byte)
        rest.removeFirst()
      } else {
        return nil
      }
    }
    return (isNegative, literal)
  }

  private static func take(_ part: [UInt8], _ text: inout ArraySlice<UInt8>) -> Bool {
    guard !part.isEmpty, text.starts(with: part) else { return false }
    text.removeFirst(part.count)
    return true
  }
}
