/// A line of calculation in its parts: `price * 3 => 12  # each`.
package struct NoteLine: Hashable, Sendable {
  /// What is computed.
  package var expression: Range<Int>
  /// What stands behind `=>`, with the spaces around it; `nil` where nothing is to be written.
  package var result: Range<Int>?
  /// Where a comment begins with the spaces before it; the end if there is none.
  package var comment: Int

  package static let arrow = Array("=>".utf8)

  /// Finds the parts of a line without what ends it.
  package init(_ text: ArraySlice<UInt8>) {
    comment = Self.comment(in: text, from: text.startIndex)
    guard let arrow = Self.arrow(in: text[..<comment]) else {
      expression = Self.trimmed(text[..<comment])
      return
    }
    comment = Self.comment(in: text, from: arrow + 2)
    expression = Self.trimmed(text[..<arrow])
    result = arrow + 2..<comment
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> Range<Int> {
    guard let end = text.lastIndex(where: { !isSpace($0) }) else {
      return text.startIndex..<text.startIndex
    }
    return text.startIndex..<end + 1
  }

  private static func comment(in text: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while let sign = text[index...].firstIndex(of: UInt8(ascii: "#")) {
      let isFirst = sign == text.startIndex
      if isFirst || isSpace(text[sign - 1]) {
        let rest = text[start..<sign].lastIndex { !isSpace($0) }
        return rest.map { $0 + 1 } ?? start
      }
      index = sign + 1
    }
    return text.endIndex
  }

  private static func arrow(in text: ArraySlice<UInt8>) -> Int? {
    var index = text.startIndex
    while let equals = text[index...].firstIndex(of: UInt8(ascii: "=")) {
      if equals + 1 < text.endIndex, text[equals + 1] == UInt8(ascii: ">") { return equals }
      index = equals + 1
    }
    return nil
  }

  /// Whether a byte is a space or a tab.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
