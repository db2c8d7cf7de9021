/// Lines of fields with tabs between them, sorted by their first field.
///
/// The text is kept as it is and searched by halving: a table costs nothing at the start of a program and one copy of
/// its bytes at its first use.
package struct SortedTable: Sendable {
  private let bytes: [UInt8]

  /// The table that `text` holds.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")

  /// The fields behind the first one in the line that starts with `key`.
  ///
  /// For a `String`, and not for any collection: other modules would search by way of protocols, which takes a process longer to prepare
  /// than to search.
  package func fields(of key: String) -> [String]? {
    let key = Array(key.utf8)
    var range = bytes.startIndex..<bytes.endIndex
    while !range.isEmpty {
      let line = self.line(around: range.lowerBound + range.count / 2)
      let end = fieldEnd(from: line.lowerBound)
      switch order(of: line.lowerBound..<end, key) {
      case 0: return end < line.upperBound ? split(end + 1..<line.upperBound) : []
      case ..<0: range = min(line.upperBound + 1, range.upperBound)..<range.upperBound
      default: range = range.lowerBound..<line.lowerBound
      }
    }
    return nil
  }

  /// Negative if a field comes before a key in the order of their bytes, 0 if they are the same.
  private func order(of field: Range<Int>, _ key: [UInt8]) -> Int {
    for index in 0..<min(field.count, key.count) {
      let difference = Int(bytes[field.lowerBound + index]) - Int(key[index])
      if difference != 0 { return difference }
    }
    return field.count - key.count
  }

  /// All lines, each in its fields.
  package var rows: [[String]] {
    bytes.split(separator: Self.newline).map { split($0.startIndex..<$0.endIndex) }
  }

  /// The fields of the line with this number, counted from 0, for a table that has no keys.
  package func row(_ number: Int) -> [String] {
    var start = 0
    for _ in 0..<number { start = lineEnd(from: start) + 1 }
    return split(start..<lineEnd(from: start))
  }

  private func line(around index: Int) -> Range<Int> {
    var start = index
    while start > 0, bytes[start - 1] != Self.newline { start -= 1 }
    return start..<lineEnd(from: index)
  }

  private func lineEnd(from index: Int) -> Int {
    var end = index
    while end < bytes.count, bytes[end] != Self.newline { end += 1 }
    return end
  }

  private func fieldEnd(from index: Int) -> Int {
    var end = index
    while end < bytes.count, bytes[end] != Self.tab, bytes[end] != Self.newline { end += 1 }
    return end
  }

  /// The fields of a part of a line.
  private func split(_ range: Range<Int>) -> [String] {
    var fields: [String] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = min(fieldEnd(from: start), range.upperBound)
      fields.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return fields
  }
}
