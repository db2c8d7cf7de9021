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
  package func fields(of key: some Collection<UInt8>) -> [String]? {
    let key = Array(key)
    var (lower, upper) = (0, bytes.count)
    while lower < upper {
      let line = self.line(around: (lower + upper) / 2)
      switch compared(line, to: key) {
      case .equal: return split((line.lowerBound + key.count)..<line.upperBound)
      case .before: lower = min(line.upperBound + 1, upper)
      case .behind: upper = line.lowerBound
      }
    }
    return nil
  }

  private enum Order {
    case before, equal, behind
  }

  /// Where a line stands whose first field may be a key.
  private func compared(_ line: Range<Int>, to key: [UInt8]) -> Order {
    for position in 0..<key.count {
      let index = line.lowerBound + position
      guard index < line.upperBound, bytes[index] != Self.tab else { return .before }
      if bytes[index] != key[position] { return bytes[index] < key[position] ? .before : .behind }
    }
    let end = line.lowerBound + key.count
    return end == line.upperBound || bytes[end] == Self.tab ? .equal : .behind
  }

  /// All lines, each in its fields.
  package var rows: [[String]] {
    bytes.split(separator: Self.newline).map { line in
      line.split(separator: Self.tab, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The fields of the line with this number, counted from 0, for a table that has no keys.
  package func row(_ number: Int) -> [String] {
    var start = 0
    for _ in 0..<number {
      start = (bytes[start...].firstIndex(of: Self.newline) ?? bytes.endIndex - 1) + 1
    }
    let line = bytes[start...].prefix { $0 != Self.newline }
    return line.split(separator: Self.tab, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func line(around index: Int) -> Range<Int> {
    var (start, end) = (index, index)
    while start > 0, bytes[start - 1] != Self.newline { start -= 1 }
    while end < bytes.count, bytes[end] != Self.newline { end += 1 }
    return start..<end
  }

  /// The fields of a part of a line that starts with a tab or is empty.
  private func split(_ range: Range<Int>) -> [String] {
    bytes[range].dropFirst().split(separator: Self.tab, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
