// Amounts with the code of a currency: `20 EUR`, and `20 USD @ 0.92` for a conversion.

import SciMoney

/// Replaces currency codes in an expression by what they mean, and moves nothing.
///
/// The code of the wanted currency is left out: it changes nothing. Another one with a rate behind it becomes a product:
/// `20 USD @ 0.92` is 20 × 0.92, and the rate must be positive. Each is replaced by as many bytes, so that errors are marked in the text that was typed.
struct CurrencyCodes {
  private let wanted: Currency
  private let isTaken: (String) -> Bool

  /// - Parameters:
  ///   - wanted: the currency of the result.
  ///   - isTaken: whether a name means something in the session already.
  init(wanted: Currency, isTaken: @escaping (String) -> Bool) {
    (self.wanted, self.isTaken) = (wanted, isTaken)
  }

  /// A text without codes.
  struct Replaced {
    var text: [UInt8]
    /// Where multiplication signs stand now whose right factors are rates.
    var rates: [Int] = []
  }

  /// The text with codes replaced.
  func replaced(in text: [UInt8]) -> Replaced {
    var result = Replaced(text: text)
    var place = 0
    while place < text.count {
      guard Self.isWord(text[place]) else {
        place += 1
        continue
      }
      let end = text[place...].firstIndex { !Self.isWord($0) } ?? text.count
      replaceWord(place..<end, in: &result)
      place = end
    }
    return result
  }

  /// Replaces the code at the end of a word such as `USD` or `20USD`.
  private func replaceWord(_ word: Range<Int>, in result: inout Replaced) {
    let text = result.text
    let letters = text[word].reversed().prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }.count
    let start = word.upperBound - letters
    let before = text[word.lowerBound..<start]
    // Behind a number such as 20 or 1e3, but not the digits of 0xAED.
    let isAlone =
      before.isEmpty
      || (UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[word.lowerBound]
        && !before.contains(UInt8(ascii: "x")) && !before.contains(UInt8(ascii: "X")))
    let code = String(decoding: text[start..<word.upperBound], as: UTF8.self)
    guard letters == 3, isAlone, let currency = Currency(code), !isTaken(code) else { return }
    let rest = text[word.upperBound...]
    let mark = rest.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let hasRate = mark.map { text[$0] == UInt8(ascii: "@") } ?? false
    guard hasRate != (currency == wanted) else { return }
    for index in start..<word.upperBound { result.text[index] = UInt8(ascii: " ") }
    guard hasRate, let mark else { return }
    result.text[mark] = UInt8(ascii: "*")
    result.rates.append(mark)
  }

  /// Whether a byte may be part of a name or a number; those of other scripts all count.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
