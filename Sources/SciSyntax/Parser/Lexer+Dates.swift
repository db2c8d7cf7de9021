// Days and times: `@today`, `@2024-02-29`, `@2024-02-29T14:30-05:00[America/New_York]`, `@14:30`.

extension Lexer {
  /// Moves over a day or a time, or over the sign of a rate.
  ///
  /// Out of line: in line it cost each token four instructions.
  @inline(never)
  mutating func date() -> Token.Kind {
    guard let end = endOfDate(from: offset + 1) else {
      offset += 1
      return .at
    }
    offset = end
    return .date
  }

  /// Where the day or the time ends that begins behind `@`; `nil` if none does, so that `@` is followed by a rate.
  ///
  /// Whether the calendar has the day is not asked here.
  func endOfDate(from start: Int) -> Int? {
    if let end = endOfTime(from: start) { return end }
    if let end = end(of: "now", from: start) ?? end(of: "today", from: start) { return end }
    let isSigned = byte(start) == UInt8(ascii: "-") || byte(start) == UInt8(ascii: "+")
    let form = isSigned ? "+000000-00-00" : "0000-00-00"
    guard let day = end(of: form, from: start) else { return nil }
    guard byte(day) == UInt8(ascii: "T"), var end = endOfTime(from: day + 1) else { return day }
    if byte(end) == UInt8(ascii: "Z") {
      end += 1
    } else if let offset = self.end(of: "+00:00", from: end) {
      end = self.end(of: ":00", from: offset) ?? offset
    }
    return endOfZone(from: end) ?? end
  }

  /// Where a distance from UTC such as `+08:00` ends.
  func endOfOffset(from start: Int) -> Int? { end(of: "+00:00", from: start) }

  /// Whether a lower-case letter stands at an offset.
  func isLetter(at offset: Int) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte(offset)
  }

  private func endOfTime(from start: Int) -> Int? {
    guard let minutes = end(of: "00:00", from: start) else { return nil }
    guard var end = end(of: ":00", from: minutes) else { return minutes }
    guard byte(end) == UInt8(ascii: "."), isDigit(byte(end + 1)) else { return end }
    end += 1
    while isDigit(byte(end)) { end += 1 }
    return end
  }

  /// Where `[Europe/London]` ends.
  private func endOfZone(from start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "[") else { return nil }
    var end = start + 1
    while end < source.count, byte(end) != UInt8(ascii: "]") {
      let isPart =
        Characters.isNameContinuation(UInt32(byte(end))) || "/+-".utf8.contains(byte(end))
      guard byte(end) < 0x80, isPart else { return nil }
      end += 1
    }
    return end < source.count && end > start + 1 ? end + 1 : nil
  }

  /// Where a text of a form ends in which `0` is any digit, `+` either sign, and all else itself.
  private func end(of form: String, from start: Int) -> Int? {
    var offset = start
    for expected in form.utf8 {
      let found = byte(offset)
      let fits =
        expected == UInt8(ascii: "0")
        ? isDigit(found)
        : found == expected || expected == UInt8(ascii: "+") && found == UInt8(ascii: "-")
      guard fits else { return nil }
      offset += 1
    }
    return offset
  }
}
