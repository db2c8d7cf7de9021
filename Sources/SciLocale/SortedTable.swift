/// Lines of fields with tabs between them, sorted by their first field.
///
/// The text is searched by halving where it stands in the program, so that a table costs a start nothing.
package struct SortedTable: Sendable {
  private let text: String

  /// The table that `text` holds.
  package init(_ text: String) {
    self.text = text
  }

  /// The fields behind the first one in the line that starts with `key`.
  ///
  /// For a `String`, and not for any collection: other modules would search by way of protocols, which takes a process longer to prepare
  /// than to search.
  package func fields(of key: String) -> [String]? {
    guard let line = line(of: key) else { return nil }
    return line.range.isEmpty ? [] : text.fields(line.range.lowerBound + 1..<line.range.upperBound)
  }

  /// The line that starts with `key`, behind its first field.
  func line(of key: String) -> Line? {
    let key = Array(key.utf8)
    let found: Range<Int>? = text.withBytes { bytes in
      var range = bytes.indices
      while !range.isEmpty {
        let line = bytes.line(around: range.lowerBound + range.count / 2)
        let end = bytes.fieldEnd(from: line.lowerBound)
        let order = bytes.order(of: line.lowerBound..<end, key)
        if order == 0 { return end..<line.upperBound }
        range =
          order < 0
          ? min(line.upperBound + 1, range.upperBound)..<range.upperBound
          : range.lowerBound..<line.lowerBound
      }
      return nil
    }
    return found.map { Line(table: text, range: $0) }
  }

  /// All lines, each in its fields.
  package var rows: [[String]] {
    var rows: [[String]] = []
    var start = 0
    while start < text.utf8.count {
      let end = text.withBytes { $0.lineEnd(from: start) }
      rows.append(text.fields(start..<end))
      start = end + 1
    }
    return rows
  }

  /// The fields of the line with this number, counted from 0, for a table that has no keys.
  package func row(_ number: Int) -> [String] {
    let line = text.withBytes { bytes in
      var start = 0
      for _ in 0..<number { start = bytes.lineEnd(from: start) + 1 }
      return start..<bytes.lineEnd(from: start)
    }
    return text.fields(line)
  }
}

extension SortedTable {
  /// What a line has behind its first field, where it stands in the table: fields with a tab before each.
  struct Line: Sendable {
    fileprivate let table: String
    fileprivate let range: Range<Int>

    /// What stands behind `=` in the field that starts with `key` and `=`, where the fields are sorted by what is before it.
    func text(of key: String) -> String? {
      let key = Array(key.utf8)
      let found: Range<Int>? = table.withBytes { bytes in
        var rest = range
        while !rest.isEmpty {
          var start = rest.lowerBound + rest.count / 2
          while bytes[start] != .tab { start -= 1 }
          let end = bytes.fieldEnd(from: start + 1)
          let equals = bytes.firstIndex(of: .equals, in: start + 1..<end)
          let order = bytes.order(of: start + 1..<equals, key)
          if order == 0 { return equals + 1..<end }
          rest = order < 0 ? end..<rest.upperBound : rest.lowerBound..<start
        }
        return nil
      }
      return found.map(table.part)
    }

    /// What stands before and behind `=` in the fields with a text behind it for which a condition holds.
    func texts(where matches: (String) -> Bool) -> [(key: String, text: String)] {
      texts { _, place in matches(table.part(place)) }
    }

    /// The same for the texts that are `label` in the form in which labels are compared.
    ///
    /// Most are in this form as they stand, and are compared as bytes.
    func texts(written label: String, comparable: (String) -> String) -> [(
      key: String, text: String
    )] {
      let bytesOfLabel = Array(label.utf8)
      return texts { bytes, place in
        bytes.isPlain(place)
          ? bytes.order(of: place, bytesOfLabel) == 0 : comparable(table.part(place)) == label
      }
    }

    private func texts(
      where matches: (Span<UInt8>, _ text: Range<Int>) -> Bool
    ) -> [(key: String, text: String)] {
      table.withBytes { bytes in
        var found: [(key: String, text: String)] = []
        var start = range.lowerBound
        while start < range.upperBound {
          let end = bytes.fieldEnd(from: start + 1)
          let equals = bytes.firstIndex(of: .equals, in: start + 1..<end)
          if matches(bytes, equals + 1..<end) {
            found.append((table.part(start + 1..<equals), table.part(equals + 1..<end)))
          }
          start = end
        }
        return found
      }
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let equals = UInt8(ascii: "=")
}

extension String {
  /// Gives a function the bytes of the text, which it must not keep.
  fileprivate func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe body($0.span) } ?? body(Array(utf8).span)
  }

  /// A part of the text, by the places of its bytes.
  fileprivate func part(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// The fields of a part of a line.
  fileprivate func fields(_ range: Range<Int>) -> [String] {
    var fields: [String] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = min(withBytes { $0.fieldEnd(from: start) }, range.upperBound)
      fields.append(part(start..<end))
      start = end + 1
    }
    return fields
  }
}

extension Span<UInt8> {
  fileprivate func line(around index: Int) -> Range<Int> {
    var start = index
    while start > 0, self[start - 1] != .newline { start -= 1 }
    return start..<lineEnd(from: index)
  }

  fileprivate func lineEnd(from index: Int) -> Int { firstIndex(of: .newline, in: index..<count) }

  fileprivate func fieldEnd(from index: Int) -> Int {
    var end = index
    while end < count, self[end] != .tab, self[end] != .newline { end += 1 }
    return end
  }

  /// Whether a text has only characters that are compared as they are: ASCII without spaces, and the signs of currencies.
  fileprivate func isPlain(_ text: Range<Int>) -> Bool {
    var index = text.lowerBound
    while index < text.upperBound {
      switch self[index] {
      case 0x21..<0x7F: index += 1
      // £ and ¥, or € and the others from U+20A0 to U+20BF.
      case 0xC2 where self[index + 1] == 0xA3 || self[index + 1] == 0xA5: index += 2
      case 0xE2 where self[index + 1] == 0x82 && self[index + 2] >= 0xA0: index += 3
      default: return false
      }
    }
    return true
  }

  /// The first place of a byte in a range, or the end of the range.
  fileprivate func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, self[index] != byte { index += 1 }
    return index
  }

  /// Negative if a field comes before a key in the order of their bytes, 0 if they are the same.
  fileprivate func order(of field: Range<Int>, _ key: [UInt8]) -> Int {
    for index in 0..<min(field.count, key.count) {
      let difference = Int(self[field.lowerBound + index]) - Int(key[index])
      if difference != 0 { return difference }
    }
    return field.count - key.count
  }
}
