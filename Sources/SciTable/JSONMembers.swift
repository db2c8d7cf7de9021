import SciJSON

/// Reads the members of one JSON object in a line, or the elements of an array, strictly as RFC 8259 has it.
///
/// What is inside of them is checked too, and read when it is asked for.
package struct JSONMembers {
  /// A name and its value, as ranges of bytes.
  package struct Member {
    /// Without its quotes; empty for an element.
    package var name: Range<Int>
    package var value: Range<Int>
    package var kind: Kind
  }

  package enum Kind {
    case string, number, null, other
  }

  /// Why a line is no object, and where.
  package struct MalformedLine: Error {
    package var words: String
    package var offset: Int
  }

  /// How deeply arrays and objects may be nested.
  static let mostDepth = 1_000

  /// What is found, in the order of the line.
  package private(set) var members: [Member] = []
  /// Where the object's closing brace is.
  private(set) var closing = 0
  private var index = 0
  private var end = 0
  /// What closes the arrays and objects around.
  private var closers: [UInt8] = []

  package init() {}

  /// Reads a line.
  package mutating func read(_ bytes: Span<UInt8>, _ line: Range<Int>) throws(MalformedLine) {
    try read(bytes, line, "{", "}", "object") { (reader) throws(MalformedLine) in
      let name = try reader.name(bytes)
      reader.skipSpace(bytes)
      return name
    }
  }

  /// Reads an array, whose elements are members without names.
  package mutating func readElements(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) throws(MalformedLine) {
    try read(bytes, range, "[", "]", "array") { (reader) throws(MalformedLine) in
      reader.index..<reader.index
    }
  }

  /// Reads what stands between two brackets; `name` goes behind the name of each member.
  @inline(__always)
  private mutating func read(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ opening: Unicode.Scalar,
    _ closer: Unicode.Scalar, _ kind: StaticString,
    name: (inout JSONMembers) throws(MalformedLine) -> Range<Int>
  ) throws(MalformedLine) {
    members.removeAll(keepingCapacity: true)
    closers.removeAll(keepingCapacity: true)
    (index, end) = (range.lowerBound, range.upperBound)
    skipSpace(bytes)
    guard take(opening, bytes) else { throw problem("expected an \(kind)") }
    skipSpace(bytes)
    if peek(bytes) != UInt8(ascii: closer) {
      repeat {
        skipSpace(bytes)
        let name = try name(&self)
        let start = index
        let kind = try value(bytes)
        members.append(Member(name: name, value: start..<index, kind: kind))
        skipSpace(bytes)
      } while take(",", bytes)
    }
    closing = index
    guard take(closer, bytes) else { throw problem("expected `,` or `\(closer)`") }
    skipSpace(bytes)
    if index < end { throw problem("expected nothing behind the \(kind)") }
  }

  private func problem(_ words: String) -> MalformedLine {
    MalformedLine(words: words, offset: index)
  }

  private func peek(_ bytes: Span<UInt8>) -> UInt8? { index < end ? bytes[index] : nil }

  private mutating func take(_ letter: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    guard peek(bytes) == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while let byte = peek(bytes),
      byte == Bytes.space || byte == Bytes.tab || byte == Bytes.carriageReturn
        || byte == Bytes.lineFeed
    {
      index += 1
    }
  }

  /// Reads a name: name = string ":".
  private mutating func name(_ bytes: Span<UInt8>) throws(MalformedLine) -> Range<Int> {
    guard peek(bytes) == Bytes.quote else { throw problem("expected a name in quotes") }
    let start = index + 1
    try string(bytes)
    let name = start..<(index - 1)
    skipSpace(bytes)
    guard take(":", bytes) else { throw problem("expected `:`") }
    return name
  }

  /// Goes behind a value, of which all brackets are closed; loops where others recurse.
  private mutating func value(_ bytes: Span<UInt8>) throws(MalformedLine) -> Kind {
    let depth = closers.count
    let kind: Kind =
      switch peek(bytes) {
      case Bytes.quote: .string
      case UInt8(ascii: "n"): .null
      case UInt8(ascii: "-"), .some(Bytes.digits): .number
      default: .other
      }
    repeat {
      try opening(bytes)
      // A value has ended, and whatever ends with it.
      while closers.count > depth, let closer = closers.last {
        skipSpace(bytes)
        if take(",", bytes) {
          skipSpace(bytes)
          if closer == UInt8(ascii: "}") { _ = try name(bytes) }
          skipSpace(bytes)
          break
        }
        guard peek(bytes) == closer else {
          throw problem("expected `,` or `\(Unicode.Scalar(closer))`")
        }
        index += 1
        closers.removeLast()
      }
    } while closers.count > depth
    return kind
  }

  /// Goes behind a value without brackets, or into the first one of arrays and objects.
  private mutating func opening(_ bytes: Span<UInt8>) throws(MalformedLine) {
    while let byte = peek(bytes), byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      // In ASCII, `}` and `]` stand two behind `{` and `[`.
      let closer = byte + 2
      guard closers.count < Self.mostDepth else {
        throw problem("more than \(Self.mostDepth) brackets in one another")
      }
      index += 1
      skipSpace(bytes)
      if peek(bytes) == closer {
        index += 1
        return
      }
      closers.append(closer)
      if closer == UInt8(ascii: "}") { _ = try name(bytes) }
      skipSpace(bytes)
    }
    try scalar(bytes)
  }

  private mutating func scalar(_ bytes: Span<UInt8>) throws(MalformedLine) {
    switch peek(bytes) {
    case Bytes.quote: try string(bytes)
    case UInt8(ascii: "t"): try word("true", bytes)
    case UInt8(ascii: "f"): try word("false", bytes)
    case UInt8(ascii: "n"): try word("null", bytes)
    default: try number(bytes)
    }
  }

  private mutating func word(
    _ word: StaticString, _ bytes: Span<UInt8>
  ) throws(MalformedLine) {
    for letter in "\(word)".unicodeScalars {
      guard take(letter, bytes) else { throw problem("expected a value") }
    }
  }

  // string = '"' { byte without controls | "\" escape } '"'
  private mutating func string(_ bytes: Span<UInt8>) throws(MalformedLine) {
    index += 1
    while let byte = peek(bytes) {
      if byte < Bytes.space { throw problem("a control character must be written as an escape") }
      index += 1
      if byte == Bytes.quote { return }
      if byte == UInt8(ascii: "\\") {
        guard let escape = peek(bytes), "\"\\/bfnrtu".utf8.contains(escape) else {
          throw problem("unknown escape")
        }
        index += 1
      }
    }
    throw problem("a quote is not closed")
  }

  // number = ["-"] ("0" | digits) ["." digits] [("e" | "E") ["+" | "-"] digits]
  private mutating func number(_ bytes: Span<UInt8>) throws(MalformedLine) {
    _ = take("-", bytes)
    if !take("0", bytes) { try digits(bytes) }
    if take(".", bytes) { try digits(bytes) }
    if take("e", bytes) || take("E", bytes) {
      if !take("+", bytes) { _ = take("-", bytes) }
      try digits(bytes)
    }
  }

  private mutating func digits(_ bytes: Span<UInt8>) throws(MalformedLine) {
    let start = index
    while let byte = peek(bytes), Bytes.digits ~= byte { index += 1 }
    if index == start { throw problem("expected a value") }
  }
}

extension JSONMembers {
  /// Whether a byte of a decimal number as the engine writes it; such numbers are JSON's.
  static func isNumberPart(_ byte: UInt8) -> Bool {
    Bytes.digits ~= byte || "-+.e".utf8.contains(byte)
  }

  /// Appends a result: a number or a Boolean as it is, all else as a string, and nothing as `null`.
  static func write(_ text: [UInt8], to output: inout [UInt8]) {
    let string = String(decoding: text, as: UTF8.self)
    if text.isEmpty {
      output += Array("null".utf8)
    } else if text.allSatisfy(isNumberPart) && !isDate(text) || string == "true"
      || string == "false"
    {
      output += text
    } else {
      JSONObject.write(string, to: &output)
    }
  }

  /// Whether a text has the signs of numbers, and is none as JSON has them, such as 007.
  static func isOnlyLikeNumber(_ text: [UInt8]) -> Bool {
    guard !text.isEmpty, text.allSatisfy(isNumberPart) else { return false }
    var members = JSONMembers()
    let object = Array("{\"n\":".utf8) + text + Array("}".utf8)
    return (try? members.read(object.span, 0..<object.count)) == nil
  }

  /// Whether signs stand between digits, as in 2024-02-29, and not at the beginning or behind an `e`.
  private static func isDate(_ text: [UInt8]) -> Bool {
    text.indices.dropFirst().contains { index in
      text[index] == UInt8(ascii: "-") && text[index - 1] | 0x20 != UInt8(ascii: "e")
    }
  }

  /// The text of a string, whose escapes stand for what they mean; `nil` for a broken `\u`.
  package static func text(_ range: Range<Int>, _ bytes: Span<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < range.upperBound else {
        text.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "b"): text.append(8)
      case UInt8(ascii: "f"): text.append(12)
      case UInt8(ascii: "n"): text.append(Bytes.lineFeed)
      case UInt8(ascii: "r"): text.append(Bytes.carriageReturn)
      case UInt8(ascii: "t"): text.append(Bytes.tab)
      case UInt8(ascii: "u"):
        guard let scalar = scalar(bytes, &index, range.upperBound) else { return nil }
        text += Array(String(Character(scalar)).utf8)
      default: text.append(escape)
      }
    }
    return text
  }

  /// The scalar of four digits to base 16, or of two such surrogates.
  private static func scalar(
    _ bytes: Span<UInt8>, _ index: inout Int, _ end: Int
  ) -> Unicode.Scalar? {
    guard let first = unit(bytes, &index, end) else { return nil }
    guard 0xD800...0xDBFF ~= first else { return Unicode.Scalar(first) }
    guard index + 1 < end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    index += 2
    guard let second = unit(bytes, &index, end), 0xDC00...0xDFFF ~= second else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private static func unit(
    _ bytes: Span<UInt8>, _ index: inout Int, _ end: Int
  ) -> UInt32? {
    guard index + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { return nil }
      unit = unit << 4 + UInt32(digit)
      index += 1
    }
    return unit
  }
}
