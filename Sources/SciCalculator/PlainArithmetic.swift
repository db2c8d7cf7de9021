import SciNumber

/// Computes a text of decimals, `+ - * /`, brackets and spaces while it reads it, without a tree.
///
/// Most lines of a batch are such texts, and to make their trees takes longer than all else. What it reads is a part of what a
/// `Parser` reads, and it has an answer only where ``SmallEvaluator`` has the same. Everything else is `nil`, errors too.
struct PlainArithmetic {
  private let text: [UInt8]
  private var place: Int = 0
  /// How many brackets are open.
  private var depth: Int = 0

  /// A longer text, or one with more brackets in one another, is left to others, who may be interrupted.
  private static let longestText = 512
  private static let mostBrackets = 16

  private init(_ text: [UInt8]) {
    self.text = text
  }

  /// The number that a text comes to.
  static func value(of text: [UInt8]) -> SmallRational? {
    guard 1...longestText ~= text.count else { return nil }
    var arithmetic = PlainArithmetic(text)
    let value = arithmetic.sum()
    return arithmetic.place == text.count ? value : nil
  }

  /// The next byte that is no space; 0 at the end.
  private mutating func next() -> UInt8 {
    while place < text.count {
      if text[place] != UInt8(ascii: " ") { return text[place] }
      place += 1
    }
    return 0
  }

  private mutating func sum() -> SmallRational? {
    // Only here does it not matter what a minus binds: −a·b is −(a·b) as well.
    let isNegated = next() == UInt8(ascii: "-")
    if isNegated { place += 1 }
    guard let first = product() else { return nil }
    var value = isNegated ? first.negated : first
    while true {
      let sign = next()
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return value }
      if sign == UInt8(ascii: "-"), isBeforeTwoDigits { return nil }
      place += 1
      guard let term = product(),
        let result = sign == UInt8(ascii: "+") ? value + term : value - term
      else { return nil }
      value = result
    }
  }

  private mutating func product() -> SmallRational? {
    guard var value = operand() else { return nil }
    while true {
      let sign = next()
      guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else { return value }
      if sign == UInt8(ascii: "/"), isBehindQuotient { return nil }
      place += 1
      guard let factor = operand(),
        let result = sign == UInt8(ascii: "*") ? value * factor : value / factor
      else { return nil }
      value = result
    }
  }

  private func isDigit(at place: Int) -> Bool { text[place] &- UInt8(ascii: "0") < 10 }

  /// Whether the sign here may be one of a date such as `2026-01-01`, which ``ReadingCheck`` looks at.
  private var isBeforeTwoDigits: Bool {
    guard place > 0, isDigit(at: place - 1) else { return false }
    if place > 2, text[place - 2] == UInt8(ascii: "-") || text[place - 3] == UInt8(ascii: "-") {
      return true
    }
    guard place + 2 < text.count, isDigit(at: place + 1), isDigit(at: place + 2) else {
      return false
    }
    return place + 3 == text.count
      || !isDigit(at: place + 3) && text[place + 3] != UInt8(ascii: ".")
  }

  /// Whether the sign here stands right between the second and the third part of `12/25/2026`.
  private var isBehindQuotient: Bool {
    guard place > 2, place + 1 < text.count, isDigit(at: place - 1) else { return false }
    return text[place - 2] == UInt8(ascii: "/")
      || place > 3 && text[place - 3] == UInt8(ascii: "/")
  }

  private mutating func operand() -> SmallRational? {
    guard next() == UInt8(ascii: "(") else { return decimal() }
    guard depth < Self.mostBrackets else { return nil }
    place += 1
    depth += 1
    guard let value = sum(), next() == UInt8(ascii: ")") else { return nil }
    place += 1
    depth -= 1
    return value
  }

  /// Digits, perhaps with a point between them: 18 at most, which fit into 64 bits.
  private mutating func decimal() -> SmallRational? {
    let start = place
    var value: Int64 = 0
    /// Where the point stands; nowhere before the first digit.
    var point = start
    while place < text.count {
      let digit = text[place] &- UInt8(ascii: "0")
      if digit < 10 {
        value = 10 &* value &+ Int64(truncatingIfNeeded: digit)
        if place - start > 18 { return nil }
      } else if text[place] == UInt8(ascii: "."), point == start, place > start {
        point = place
      } else {
        break
      }
      place += 1
    }
    if point == start { return 1...18 ~= place - start ? SmallRational(integer: value) : nil }
    let scale = place - point - 1
    guard scale > 0, place - start - 1 <= 18 else { return nil }
    return SmallRational(coefficient: value, scale: scale)
  }
}
