/// A number pattern of CLDR such as `¤#,##0.00;(¤#,##0.00)`: what stands around the digits, and how they are grouped.
///
/// In the affixes `¤` stands for the currency, `-` for the minus sign and `%` for the percent sign of the locale.
/// How many decimals there are is not taken from the pattern: the caller knows.
///
/// ```swift
/// let pattern = NumberLocale.enIN.pattern(.currency)
/// print(pattern.primaryGrouping, pattern.secondaryGrouping)  // 3 2
/// ```
public struct NumberPattern: Hashable, Sendable {
  /// What stands before and behind the digits.
  public struct Affixes: Hashable, Sendable {
    /// What stands before the digits.
    public var prefix: String
    /// What stands behind the digits.
    public var suffix: String
  }

  /// The affixes of a number that is not negative.
  public var positive: Affixes
  /// The affixes of a negative number.
  public var negative: Affixes
  /// The size of the group next to the decimal separator, 0 without grouping.
  public var primaryGrouping: Int
  /// The size of the other groups.
  public var secondaryGrouping: Int

  /// Reads a pattern; a negative number has a minus sign before the positive form if the pattern has no other.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
    let (affixes, body) = Self.split(bytes[..<end])
    positive = affixes
    negative =
      end < bytes.count
      ? Self.split(bytes[(end + 1)...]).affixes
      : Affixes(prefix: "-" + affixes.prefix, suffix: affixes.suffix)
    var (groups, digitCount) = ([Int](), 0)
    for byte in body {
      if byte == UInt8(ascii: ".") { break }
      if byte == UInt8(ascii: ",") {
        groups.append(digitCount)
        digitCount = 0
      } else {
        digitCount += 1
      }
    }
    primaryGrouping = groups.isEmpty ? 0 : digitCount
    // What stands before the first comma is no group.
    secondaryGrouping = groups.count > 1 ? groups[groups.count - 1] : primaryGrouping
  }

  private static func split(_ form: ArraySlice<UInt8>) -> (
    affixes: Affixes, body: ArraySlice<UInt8>
  ) {
    func isBody(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "#") || byte == UInt8(ascii: "0") || byte == UInt8(ascii: ",")
        || byte == UInt8(ascii: ".")
    }
    func affix(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes.filter { $0 != UInt8(ascii: "'") }, as: UTF8.self)
    }
    let start = form.firstIndex(where: isBody) ?? form.endIndex
    let end = form.lastIndex(where: isBody).map { $0 + 1 } ?? start
    return (Affixes(prefix: affix(form[..<start]), suffix: affix(form[end...])), form[start..<end])
  }
}
