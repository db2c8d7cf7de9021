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

  /// The fields behind the first one in the line that starts with `key`.
  ///
  /// For a `String`, and not for any collection: other modules would search by way of protocols, which takes a process longer to prepare
  /// than to search.
  package func fields(of key: String) -> [String]? {
    guard let line = line(of: key) else { return nil }
    return line.range.isEmpty ? [] : bytes.fields(line.range.lowerBound + 1..<line.range.upperBound)
  }

  /// The line that starts with `key`, behind its first field.
  func line(of key: String) -> Line? {
    let key = Array(key.utf8)
    var range = bytes.startIndex..<bytes.endIndex
    while !range.isEmpty {
      let line = self.line(around: range.lowerBound + range.count / 2)
      let end = bytes.fieldEnd(from: line.lowerBound)
      let order = bytes.order(of: line.lowerBound..<end, key)
      if order == 0 { return Line(bytes: bytes, range: end..<line.upperBound) }
      range =
        order < 0
        ? min(line.upperBound + 1, range.upperBound)..<range.upperBound : range.lowerBound..<line.lowerBound
    }
    return nil
  }

  /// All lines, each in its fields.
  package var rows: [[String]] {
    bytes.split(separator: .newline).map { bytes.fields($0.startIndex..<$0.endIndex) }
  }

  /// The fields of the line with this number, counted from 0, for a table that has no keys.
  package func row(_ number: Int) -> [String] {
    var start = 0
    for _ in 0..<number { start = bytes.lineEnd(from: start) + 1 }
    return bytes.fields(start..<bytes.lineEnd(from: start))
  }

  private func line(around index: Int) -> Range<Int> {
    var start = index
    while start > 0, bytes[start - 1] != .newline { start -= 1 }
    return start..<bytes.lineEnd(from: index)
  }
}

extension SortedTable {
  /// What a line has behind its first field, where it stands in the table: fields with a tab before each.
  struct Line: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let range: Range<Int>

    /// What stands behind `=` in the field that starts with `key` and `=`, where the fields are sorted by what is before it.
    func text(of key: String) -> String? {
      let key = Array(key.utf8)
      var rest = range
      while !rest.isEmpty {
        var start = rest.lowerBound + rest.count / 2
        while bytes[start] != .tab { start -= 1 }
        let end = bytes.fieldEnd(from: start + 1)
        let equals = bytes.firstIndex(of: .equals, in: start + 1..<end)
        let order = bytes.order(of: start + 1..<equals, key)
        if order == 0 { return bytes.text(equals + 1..<end) }
        rest = order < 0 ? end..<rest.upperBound : rest.lowerBound..<start
      }
      return nil
    }

    /// What stands before and behind `=` in the fields with a text behind it for which a condition holds.
    func texts(where matches: (String) -> Bool) -> [(key: String, text: String)] {
      var found: [(key: String, text: String)] = []
      var start = range.lowerBound
      while start < range.upperBound {
        let end = bytes.fieldEnd(from: start + 1)
        let equals = bytes.firstIndex(of: .equals, in: start + 1..<end)
        let text = bytes.text(equals + 1..<end)
        if matches(text) { found.append((bytes.text(start + 1..<equals), text)) }
        start = end
      }
      return found
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let equals = UInt8(ascii: "=")
}

extension [UInt8] {
  fileprivate func lineEnd(from index: Int) -> Int { firstIndex(of: .newline, in: index..<count) }

  fileprivate func fieldEnd(from index: Int) -> Int {
    var end = index
    while end < count, self[end] != .tab, self[end] != .newline { end += 1 }
    return end
  }

  /// The first place of a byte in a range, or the end of the range.
  fileprivate func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, self[index] != byte { index += 1 }
    return index
  }

  /// Negative if a field comes before a key in the order of their bytes, 0 if they are the same.
  fileprivate func order(of field: Range<Int>, _ key: [UInt8]) -> Int {
    for index in 0..<Swift.min(field.count, key.count) {
      let difference = Int(self[field.lowerBound + index]) - Int(key[index])
      if difference != 0 { return difference }
    }
    return field.count - key.count
  }

  fileprivate func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// The fields of a part of a line.
  fileprivate func fields(_ range: Range<Int>) -> [String] {
    var fields: [String] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = Swift.min(fieldEnd(from: start), range.upperBound)
      fields.append(text(start..<end))
      start = end + 1
    }
    return fields
  }
}
