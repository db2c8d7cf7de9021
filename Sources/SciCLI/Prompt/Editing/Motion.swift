/// Where the cursor can go in a text.
enum Motion: Hashable, Sendable {
  case left
  case right
  /// The beginning of this or the previous word, a word being letters, digits, points and underscores.
  case wordStart
  /// The beginning of the next word.
  case nextWord
  /// Behind the last character of this or the next word.
  case wordEnd
  /// The last character of this or the next word.
  case lastOfWord
  /// The same with words that are separated by space alone.
  case spacedWordStart
  case nextSpacedWord
  case lineStart
  /// The first character of the line that is no space.
  case lineText
  case lineEnd
  case start
  case end
  /// The bracket that belongs to the one at the cursor, or to the first behind it.
  case bracket
  /// The next such character; up to it if `isBefore`.
  case find(Character, isBefore: Bool)
  /// The previous such character; up to it if `isBefore`.
  case findBack(Character, isBefore: Bool)
  indirect case times(Int, Motion)

  /// Whether the character it leads to belongs to what it passes over.
  var isInclusive: Bool {
    switch self {
    case .lastOfWord, .bracket, .find: true
    case .times(_, let motion): motion.isInclusive
    default: false
    }
  }

  /// Where it leads from a place in a text; `nil` where it cannot.
  func destination(from cursor: Int, in text: [Character]) -> Int? {
    switch self {
    case .left: return max(0, cursor - 1)
    case .right: return min(text.count, cursor + 1)
    case .wordStart: return Self.back(from: cursor, in: text) { $0.isPartOfWord }
    case .spacedWordStart: return Self.back(from: cursor, in: text) { !$0.isWhitespace }
    case .wordEnd: return Self.forward(from: cursor, in: text) { $0.isPartOfWord }
    case .lastOfWord:
      let end = Self.forward(from: cursor + 1, in: text) { $0.isPartOfWord }
      return max(cursor, end - 1)
    case .nextWord:
      let isWord = cursor < text.count && text[cursor].isPartOfWord
      return Self.next(from: cursor, in: text) { $0.isPartOfWord == isWord }
    case .nextSpacedWord: return Self.next(from: cursor, in: text) { !$0.isWhitespace }
    case .lineStart: return Self.lineStart(of: cursor, in: text)
    case .lineText:
      let start = Self.lineStart(of: cursor, in: text)
      return text[start...].firstIndex { !$0.isWhitespace || $0 == "\n" } ?? text.count
    case .lineEnd: return text[min(cursor, text.count)...].firstIndex(of: "\n") ?? text.count
    case .start: return 0
    case .end: return text.count
    case .bracket:
      let place = text[cursor...].firstIndex { Brackets.isBracket($0) }
      return place.flatMap { Brackets.partner(of: $0, in: text) }
    case .find(let character, let isBefore):
      let place = text.dropFirst(cursor + 1).firstIndex(of: character)
      return place.map { isBefore ? $0 - 1 : $0 }
    case .findBack(let character, let isBefore):
      let place = text.prefix(cursor).lastIndex(of: character)
      return place.map { isBefore ? $0 + 1 : $0 }
    case .times(let count, let motion):
      var place = cursor
      for _ in 0..<count {
        guard let next = motion.destination(from: place, in: text) else { return nil }
        if next == place { break }
        place = next
      }
      return place
    }
  }

  private static func lineStart(of cursor: Int, in text: [Character]) -> Int {
    text[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  private static func back(
    from cursor: Int, in text: [Character], _ isWord: (Character) -> Bool
  ) -> Int {
    var place = cursor
    while place > 0, !isWord(text[place - 1]) { place -= 1 }
    while place > 0, isWord(text[place - 1]) { place -= 1 }
    return place
  }

  private static func forward(
    from cursor: Int, in text: [Character], _ isWord: (Character) -> Bool
  ) -> Int {
    var place = min(cursor, text.count)
    while place < text.count, !isWord(text[place]) { place += 1 }
    while place < text.count, isWord(text[place]) { place += 1 }
    return place
  }

  /// Behind the characters of a kind and the space that follows them.
  private static func next(
    from cursor: Int, in text: [Character], _ isSame: (Character) -> Bool
  ) -> Int {
    var place = cursor
    while place < text.count, !text[place].isWhitespace, isSame(text[place]) { place += 1 }
    while place < text.count, text[place].isWhitespace { place += 1 }
    return place
  }
}

extension Character {
  /// Whether the cursor passes over it together with its neighbours: names and numbers are words.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "." }
}
