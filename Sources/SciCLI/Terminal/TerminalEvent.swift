/// What a person did at a terminal.
enum TerminalEvent: Hashable {
  case character(Character)
  case escape
  /// A key that writes nothing, by the names that Emacs' manual uses: `Up`, `C-Left`, `M-f`.
  case key(String)
  /// Text that was pasted as a whole.
  case paste(String)
  case mouse(Mouse, column: Int, row: Int)

  enum Mouse: Hashable {
    case press, drag, release, wheelUp, wheelDown
  }
}

/// Cuts the bytes of a terminal into events.
///
/// A sequence may arrive in pieces. An escape alone is the key only if nothing follows it soon, which
/// ``flush()`` says.
struct TerminalReader {
  private var pending: [UInt8] = []
  /// What was pasted so far, while the end of the paste has not arrived.
  private var pasted: [UInt8]?

  private static let escape: UInt8 = 0x1b
  private static let pasteStart = Array("\u{1b}[200~".utf8)
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// Whether bytes wait for the rest of their sequence.
  var isWaiting: Bool { !pending.isEmpty }

  /// The events that are complete with these bytes.
  mutating func events(_ bytes: [UInt8]) -> [TerminalEvent] {
    pending += bytes
    var events: [TerminalEvent] = []
    while let first = pending.first {
      if pasted != nil {
        guard let text = takePaste() else { break }
        events.append(.paste(text))
      } else if first == Self.escape {
        guard let length = sequenceLength else { break }
        let sequence = Array(pending.prefix(length))
        pending.removeFirst(length)
        if sequence == Self.pasteStart {
          pasted = []
        } else if let event = Self.event(sequence) {
          events.append(event)
        }
      } else {
        let length = Self.characterLength(first)
        guard pending.count >= length else { break }
        if let character = Self.character(pending.prefix(length)) {
          events.append(.character(character))
        }
        pending.removeFirst(length)
      }
    }
    return events
  }

  /// What the waiting bytes mean when nothing follows them.
  mutating func flush() -> [TerminalEvent] {
    guard pasted == nil else { return [] }
    defer { pending = [] }
    return pending == [Self.escape] ? [.escape] : []
  }

  /// The pasted text, if its end is among the waiting bytes; what precedes a possible end is put aside.
  private mutating func takePaste() -> String? {
    let end = pending.indices.first { pending[$0...].starts(with: Self.pasteEnd) }
    let kept = end ?? max(0, pending.count - Self.pasteEnd.count + 1)
    pasted? += pending[..<kept]
    pending.removeFirst(end.map { $0 + Self.pasteEnd.count } ?? kept)
    guard end != nil, let bytes = pasted else { return nil }
    pasted = nil
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func character(_ bytes: some Sequence<UInt8>) -> Character? {
    String(decoding: Array(bytes), as: UTF8.self).first
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
    default:
      let length = 1 + Self.characterLength(pending[1])
      return pending.count >= length ? length : nil
    }
  }

  private static func event(_ sequence: [UInt8]) -> TerminalEvent? {
    switch sequence.dropFirst().first {
    case nil: .escape
    case UInt8(ascii: "[") where sequence.dropFirst(2).first == UInt8(ascii: "<"): mouse(sequence)
    case UInt8(ascii: "["), UInt8(ascii: "O"): key(sequence)
    default: character(sequence.dropFirst()).map { .key("M-" + name($0)) }
    }
  }
}

// MARK: - Keys

extension TerminalReader {
  /// The keys that end a sequence with a letter, and those that end it with `~` behind their number.
  private static let letters: [UInt8: String] = [
    UInt8(ascii: "A"): "Up", UInt8(ascii: "B"): "Down", UInt8(ascii: "C"): "Right",
    UInt8(ascii: "D"): "Left", UInt8(ascii: "F"): "End", UInt8(ascii: "H"): "Home",
    UInt8(ascii: "Z"): "S-Tab", UInt8(ascii: "M"): "Enter",
  ]
  private static let numbers: [Int: String] = [
    1: "Home", 3: "Delete", 4: "End", 5: "PageUp", 6: "PageDown", 7: "Home", 8: "End",
  ]

  /// The key of a sequence such as `ESC [ A`, `ESC O A`, `ESC [ 3 ~` and `ESC [ 1 ; 5 C`.
  ///
  /// The second number is 1 more than the sum of 1 for Shift, 2 for Alt and 4 for Control.
  private static func key(_ sequence: [UInt8]) -> TerminalEvent? {
    let numbers = String(decoding: sequence.dropFirst(2).dropLast(), as: UTF8.self)
      .split(separator: ";").map { Int($0) ?? 0 }
    let isNumbered = sequence.last == UInt8(ascii: "~")
    let key = isNumbered ? self.numbers[numbers.first ?? 0] : letters[sequence.last ?? 0]
    guard let key else { return nil }
    let modifiers = max(1, numbers.dropFirst().first ?? 1) - 1
    let prefix = (modifiers & 4 != 0 ? "C-" : "") + (modifiers & 2 != 0 ? "M-" : "")
    return .key(prefix + key)
  }

  /// The name of a key that sends one character: `C-a` for the control characters, and the character else.
  static func name(_ character: Character) -> String {
    switch character {
    case "\t": return "Tab"
    case "\r", "\n", "\r\n": return "Enter"
    case "\u{7f}", "\u{8}": return "Backspace"
    case " ": return "Space"
    default: break
    }
    guard let scalar = character.unicodeScalars.first, scalar.value < 0x20,
      let letter = Unicode.Scalar(scalar.value + 0x40)
    else { return String(character) }
    return "C-" + String(letter).lowercased()
  }
}

// MARK: - The mouse

extension TerminalReader {
  /// The mouse in the form `ESC [ < button ; column ; row M`.
  private static func mouse(_ sequence: [UInt8]) -> TerminalEvent? {
    let numbers = String(decoding: sequence.dropFirst(3).dropLast(), as: UTF8.self)
      .split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    let kind: TerminalEvent.Mouse
    switch numbers[0] {
    // Button 0 is the left one; 32 is added while it moves.
    case 0: kind = sequence.last == UInt8(ascii: "m") ? .release : .press
    case 32: kind = sequence.last == UInt8(ascii: "m") ? .release : .drag
    case 64: kind = .wheelUp
    case 65: kind = .wheelDown
    default: return nil
    }
    return .mouse(kind, column: numbers[1] - 1, row: numbers[2] - 1)
  }
}
