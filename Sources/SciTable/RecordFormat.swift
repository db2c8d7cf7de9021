/// How the rows of a file are written.
package enum RecordFormat: Hashable, Sendable {
  /// Fields between delimiters, a record in each line.
  ///
  /// With quotes as RFC 4180 has them, a field may hold delimiters, line breaks and doubled quotes. A quote that does not begin a field is text.
  case delimited(by: UInt8, hasQuotes: Bool)
  /// A JSON object in each line.
  case jsonLines

  package static let csv = RecordFormat.delimited(by: UInt8(ascii: ","), hasQuotes: true)
  /// As `text/tab-separated-values` is registered, without quotes.
  package static let tsv = RecordFormat.delimited(by: Bytes.tab, hasQuotes: false)

  /// What stands between fields, where rows have some.
  var delimiter: UInt8? {
    if case .delimited(let delimiter, _) = self { delimiter } else { nil }
  }

  /// The format that a file's name tells, before `.gz` where it is compressed; CSV if none.
  package init(ofFile path: String) {
    var words = path.lowercased().split(separator: ".")
    if words.last == "gz" { words.removeLast() }
    switch words.last {
    case "tsv", "tab": self = .tsv
    case "jsonl", "ndjson": self = .jsonLines
    default: self = .csv
    }
  }

  /// What a file of UTF-8 may begin with.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a byte is one of ASCII that is no part of a number, of a quoted field or of a line's ending.
  package static func canDelimit(_ byte: UInt8) -> Bool {
    guard byte <= 0x7E, byte >= Bytes.space || byte == Bytes.tab else { return false }
    return !Unicode.Scalar(byte).properties.isAlphabetic && !(Bytes.digits ~= byte)
      && !"+-.\"".utf8.contains(byte)
  }
}

/// The bytes that formats of rows give a meaning to.
enum Bytes {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let space = UInt8(ascii: " ")
  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
