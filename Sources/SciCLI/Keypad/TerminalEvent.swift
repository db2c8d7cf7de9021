/// What a person did at a terminal.
enum TerminalEvent: Hashable {
  case character(Character)
  case escape
  case mouse(Mouse, column: Int, row: Int)

  enum Mouse: Hashable {
    case press, drag, release
  }
}

/// Cuts the bytes of a terminal into events.
///
/// A sequence may arrive in pieces. An escape alone is the key only if nothing follows it soon, which
/// ``flush()`` says.
struct TerminalReader {
  private var pending: [UInt8] = []

  private static let escape: UInt8 = 0x1b

  /// Whether bytes wait for the rest of their sequence.
  var isWaiting: Bool { !pending.isEmpty }

  /// The events that are complete with these bytes.
  mutating func events(_ bytes: [UInt8]) -> [TerminalEvent] {
    pending += bytes
    var events: [TerminalEvent] = []
    while let first = pending.first {
      if first == Self.escape {
        guard let length = sequenceLength else { break }
        if let event = Self.event(Array(pending.prefix(length))) { events.append(event) }
        pending.removeFirst(length)
      } else {
        let length = Self.characterLength(first)
        guard pending.count >= length else { break }
        let text = String(decoding: pending.prefix(length), as: UTF8.self)
        events += text.prefix(1).map(TerminalEvent.character)
        pending.removeFirst(length)
      }
    }
    return events
  }

  /// What the waiting bytes mean when nothing follows them.
  mutating func flush() -> [TerminalEvent] {
    defer { pending = [] }
    return pending == [Self.escape] ? [.escape] : []
  }

  private static func characterLength(_ first: UInt8) -> Int {
    switch first {
    case 0xc0..<0xe0: 2
    case 0xe0..<0xf0: 3
    case 0xf0...: 4
    default: 1
    }
  }

  /// The length of the sequence in front, or `nil` while it is not complete.
  private var sequenceLength: Int? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case Self.escape: return 1
    case UInt8(ascii: "["):
      let end = pending.dropFirst(2).firstIndex { 0x40...0x7e ~= $0 }
      return end.map { $0 + 1 } ?? (pending.count > 64 ? pending.count : nil)
    case UInt8(ascii: "O"): return pending.count > 2 ? 3 : nil
    default: return 2
    }
  }

  /// The event of a sequence: a lone escape, or the mouse in the form `ESC [ < button ; column ; row M`.
  private static func event(_ sequence: [UInt8]) -> TerminalEvent? {
    if sequence.count == 1 { return .escape }
    guard sequence.starts(with: [escape, UInt8(ascii: "["), UInt8(ascii: "<")]) else { return nil }
    let numbers = String(decoding: sequence.dropFirst(3).dropLast(), as: UTF8.self)
      .split(separator: ";").compactMap { Int($0) }
    // Button 0 is the left one; 32 is added while it moves.
    guard numbers.count == 3, numbers[0] == 0 || numbers[0] == 32 else { return nil }
    let kind: TerminalEvent.Mouse =
      sequence.last == UInt8(ascii: "m") ? .release : numbers[0] == 32 ? .drag : .press
    return .mouse(kind, column: numbers[1] - 1, row: numbers[2] - 1)
  }
}
