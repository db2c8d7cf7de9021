// Amounts with the code of a currency: `20 EUR`, and `20 USD @ 0.92` for a conversion.

import SciMoney
import SciSyntax

/// Replaces currency codes in an expression by what they mean, and moves nothing.
///
/// The code of the wanted currency is left out beside an amount: it changes nothing. Another one with a rate becomes a
/// product: `20 USD @ 0.92` and `USD 20 @ 0.92` are 20 × 0.92, and the rate must be positive. Each is replaced by as many bytes, so that errors are marked in the text that was typed.
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
    var index = 0
    while index < text.count {
      guard Self.isWord(text[index]) else {
        index += 1
        continue
      }
      let end = text[index...].firstIndex { !Self.isWord($0) } ?? text.count
      replaceWord(index..<end, in: &result)
      index = end
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
    var mark = Self.next(in: text, from: word.upperBound)
    if before.isEmpty, currency != wanted, let amount = Self.number(in: text, from: mark) {
      mark = Self.next(in: text, from: amount.upperBound)
    }
    let hasRate = mark < text.count && text[mark] == UInt8(ascii: "@")
    guard hasRate != (currency == wanted) else { return }
    guard hasRate || !before.isEmpty || Self.hasAmount(beside: word, in: text) else { return }
    for index in start..<word.upperBound { result.text[index] = UInt8(ascii: " ") }
    guard hasRate else { return }
    result.text[mark] = UInt8(ascii: "*")
    result.rates.append(mark)
  }

  /// The code of a currency that ends before `offset`, with spaces between them at most.
  static func code(in text: [UInt8], before offset: Int) -> (code: Currency, range: SourceRange)? {
    guard let end = text[..<min(offset, text.count)].lastIndex(where: { !isSpace($0) }) else {
      return nil
    }
    let range = SourceRange(max(0, end - 2), end + 1)
    let isWhole = range.lower == 0 || !isWord(text[range.lower - 1])
    let code = String(decoding: text[range.lower..<range.upper], as: UTF8.self)
    return isWhole ? Currency(code).map { ($0, range) } : nil
  }

  /// Whether an operand ends before a word or begins behind it.
  private static func hasAmount(beside word: Range<Int>, in text: [UInt8]) -> Bool {
    let before = text[..<word.lowerBound].last { !isSpace($0) }
    if let before, isWord(before) || ")]}|%!.".utf8.contains(before) { return true }
    let next = next(in: text, from: word.upperBound)
    // In `CHF 5 USD @ 2` the 5 is not an amount of both.
    if let number = number(in: text, from: next),
      case let other = Self.next(in: text, from: number.upperBound), other + 3 <= text.count,
      let (code, _) = code(in: text, before: other + 3),
      code.code != String(decoding: text[word], as: UTF8.self)
    {
      return false
    }
    return next < text.count && (isWord(text[next]) || "([{|.-".utf8.contains(text[next]))
  }

  /// The first index from `offset` on without a space.
  private static func next(in text: [UInt8], from offset: Int) -> Int {
    text[offset...].firstIndex { !isSpace($0) } ?? text.count
  }

  /// The digits and points from `offset` on.
  private static func number(in text: [UInt8], from offset: Int) -> Range<Int>? {
    let end = text[offset...].firstIndex { !isWord($0) && $0 != UInt8(ascii: ".") } ?? text.count
    guard offset < end, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[offset] else { return nil }
    return offset..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
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
