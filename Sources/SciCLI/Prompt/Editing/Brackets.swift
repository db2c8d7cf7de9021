/// The brackets of a text that is being typed, and which belong together.
enum Brackets {
  /// Each opening bracket and the one that closes it.
  private static let pairs: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "⌊": "⌋", "⌈": "⌉",
  ]
  private static let closing = Set(pairs.values)

  static func isBracket(_ character: Character) -> Bool {
    pairs[character] != nil || closing.contains(character)
  }

  /// The place of the bracket that belongs to the one at a place; `nil` if there is none of the same kind.
  static func partner(of place: Int, in text: [Character]) -> Int? {
    let partners = self.partners(in: text)
    return partners[place]
  }

  /// The brackets to point out: the one at the cursor, or before it, and the one that belongs to it.
  static func highlighted(at cursor: Int, in text: [Character]) -> [Int] {
    for place in [cursor - 1, cursor] where text.indices.contains(place) {
      guard isBracket(text[place]) else { continue }
      return partner(of: place, in: text).map { [place, $0] } ?? []
    }
    return []
  }

  /// The closing brackets that close nothing.
  static func unmatched(in text: [Character]) -> [Int] {
    let partners = self.partners(in: text)
    return text.indices.filter { closing.contains(text[$0]) && partners[$0] == nil }
  }

  /// The partner of each bracket that has one; what stands in a comment is no bracket.
  private static func partners(in text: [Character]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    var isComment = false
    for (place, character) in text.enumerated() {
      if character == "\n" { isComment = false }
      if character == "#", !follows(text, place) { isComment = true }
      guard !isComment else { continue }
      if pairs[character] != nil {
        open.append(place)
      } else if closing.contains(character), let last = open.last, pairs[text[last]] == character {
        open.removeLast()
        (partners[place], partners[last]) = (last, place)
      }
    }
    return partners
  }

  /// Whether a `#` stands behind a digit, as in `16#ff`.
  private static func follows(_ text: [Character], _ place: Int) -> Bool {
    place > 0 && text[place - 1].isNumber
  }
}
