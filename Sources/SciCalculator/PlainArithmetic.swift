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
      if sign == UInt8(ascii: "-"), isInDate(sign) { return nil }
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
      if sign == UInt8(ascii: "/"), isInDate(sign) { return nil }
      place += 1
      guard let factor = operand(),
        let result = sign == UInt8(ascii: "*") ? value * factor : value / factor
      else { return nil }
      value = result
    }
  }

  private func isDigit(at place: Int) -> Bool { text[place] &- UInt8(ascii: "0") < 10 }

  /// Whether so many digits stand before or behind a place, and no more.
  private func isYear(from first: Int) -> Bool {
    guard first >= 0, first + 4 <= text.count else { return false }
    return (first..<first + 4).allSatisfy { isDigit(at: $0) }
  }

  /// Whether the sign here stands between the parts of a date such as `2026-01-01` or `25/12/2026`, which ``ReadingCheck`` looks at.
  private func isInDate(_ sign: UInt8) -> Bool {
    guard place > 1, isDigit(at: place - 1) else { return false }
    let middle = isDigit(at: place - 2) ? 2 : 1
    let first = place - 1 - middle
    if first > 0, text[first] == sign, isDigit(at: first - 1) {
      return isYear(from: first - 4) || isYear(from: place + 1)
    }
    // `2026-01`, which has no second sign.
    return sign == UInt8(ascii: "-") && place + 2 < text.count
      && text[place + 1] == UInt8(ascii: "0") && isDigit(at: place + 2)
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
