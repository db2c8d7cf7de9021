import SciTable

/// A JSON text or a part of it, whose members are read when they are asked for.
struct JSONText {
  private let bytes: [UInt8]
  private let range: Range<Int>
  let kind: JSONMembers.Kind

  /// A text that is an object; why it is none, in words, otherwise.
  init(object bytes: [UInt8]) throws(JSONMembers.MalformedLine) {
    self.init(bytes: bytes, range: 0..<bytes.count, kind: .other)
    var reader = JSONMembers()
    try reader.read(bytes.span, range)
  }

  private init(bytes: [UInt8], range: Range<Int>, kind: JSONMembers.Kind) {
    (self.bytes, self.range, self.kind) = (bytes, range, kind)
  }

  /// The value as it is written.
  var written: [UInt8] { Array(bytes[range]) }

  var isNull: Bool { kind == .null }

  /// A string, with its escapes replaced; `nil` for all else.
  var string: String? {
    guard kind == .string else { return nil }
    let content = range.lowerBound + 1..<range.upperBound - 1
    return JSONMembers.text(content, bytes.span).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A number as it is written.
  var number: String? {
    kind == .number ? String(decoding: bytes[range], as: UTF8.self) : nil
  }

  /// The members of an object with their names, in order; `nil` for all else.
  var members: [(name: String, value: JSONText)]? {
    var reader = JSONMembers()
    guard (try? reader.read(bytes.span, range)) != nil else { return nil }
    return reader.members.map { member in
      let name = JSONMembers.text(member.name, bytes.span) ?? []
      return (
        String(decoding: name, as: UTF8.self),
        JSONText(bytes: bytes, range: member.value, kind: member.kind)
      )
    }
  }

  /// The elements of an array; `nil` for all else.
  var elements: [JSONText]? {
    var reader = JSONMembers()
    guard (try? reader.readElements(bytes.span, range)) != nil else { return nil }
    return reader.members.map { JSONText(bytes: bytes, range: $0.value, kind: $0.kind) }
  }

  /// The last member with a name, if this is an object that has it.
  subscript(name: String) -> JSONText? { members?.last { $0.name == name }?.value }
}
