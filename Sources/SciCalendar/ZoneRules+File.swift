// TZif files of versions 1 to 4 (RFC 9636).

extension ZoneRules {
  /// Reads a TZif file, or returns `nil` if the bytes are none.
  public init?(tzif bytes: [UInt8]) {
    guard var block = TZifBlock(bytes, at: 0, timeSize: 4) else { return nil }
    var rule: YearlyRule?
    if block.version >= UInt8(ascii: "2") {
      guard let long = TZifBlock(bytes, at: block.end, timeSize: 8) else { return nil }
      block = long
      let footer = bytes[long.end...]
      guard footer.first == UInt8(ascii: "\n"),
        let end = footer.dropFirst().firstIndex(of: UInt8(ascii: "\n"))
      else { return nil }
      let text = footer[(footer.startIndex + 1)..<end]
      if !text.isEmpty {
        guard let read = YearlyRule(posix: text) else { return nil }
        rule = read
      }
    }
    guard let (transitions, offsets, first) = block.content(of: bytes) else { return nil }
    self.init(transitions: transitions, offsets: offsets, firstOffset: first, rule: rule)
  }
}

/// Where the parts of a data block are.
private struct TZifBlock {
  let version: UInt8
  let start: Int
  let end: Int
  private let timeSize: Int
  private let timeCount: Int
  private let typeCount: Int

  init?(_ bytes: [UInt8], at header: Int, timeSize: Int) {
    start = header + 44
    guard start <= bytes.count, bytes[header...].starts(with: "TZif".utf8) else { return nil }
    version = bytes[header + 4]
    func count(_ index: Int) -> Int? {
      let number = Self.integer(bytes, at: header + 20 + 4 * index, size: 4)
      // No count can be larger than the file.
      return number >= 0 && number <= Int64(bytes.count) ? Int(number) : nil
    }
    guard let utcCount = count(0), let standardCount = count(1), let leapCount = count(2),
      let timeCount = count(3), let typeCount = count(4), let characterCount = count(5)
    else { return nil }
    self.timeSize = timeSize
    self.timeCount = timeCount
    self.typeCount = typeCount
    end =
      start + timeCount * (timeSize + 1) + typeCount * 6 + characterCount
      + leapCount * (timeSize + 4) + standardCount + utcCount
    guard end <= bytes.count, typeCount > 0 else { return nil }
  }

  func content(of bytes: [UInt8]) -> (transitions: [Int64], offsets: [Int32], first: Int32)? {
    let indices = start + timeCount * timeSize
    let types = indices + timeCount
    func offset(_ type: Int) -> Int32 {
      Int32(truncatingIfNeeded: Self.integer(bytes, at: types + 6 * type, size: 4))
    }
    var transitions: [Int64] = []
    var offsets: [Int32] = []
    for index in 0..<timeCount {
      let time = Self.integer(bytes, at: start + index * timeSize, size: timeSize)
      let type = Int(bytes[indices + index])
      guard type < typeCount, transitions.last.map({ $0 < time }) ?? true,
        abs(offset(type)) <= 93_600
      else { return nil }
      transitions.append(time)
      offsets.append(offset(type))
    }
    guard abs(offset(0)) <= 93_600 else { return nil }
    return (transitions: transitions, offsets: offsets, first: offset(0))
  }

  /// A big-endian integer in two's complement.
  private static func integer(_ bytes: [UInt8], at start: Int, size: Int) -> Int64 {
    var number: Int64 = bytes[start] < 0x80 ? 0 : -1
    for byte in bytes[start..<(start + size)] { number = number << 8 | Int64(byte) }
    return number
  }
}
