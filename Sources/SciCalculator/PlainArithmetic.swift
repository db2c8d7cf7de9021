import SciNumber
import SciSyntax

/// Computes a text of decimals, variables, `+ - * / ^`, brackets and spaces while it reads it, without a tree; one comparison or an assignment too.
///
/// Most lines of a batch are such texts, and to make their trees takes longer than all else. What it reads is a part of what a
/// `Parser` reads, and it has an answer only where ``SmallEvaluator`` has the same. Everything else is `nil`, errors too.
struct PlainArithmetic {
  /// What a text comes to.
  enum Outcome {
    case number(SmallRational)
    /// Whether a comparison holds.
    case truth(Bool)
    /// A variable that has a value already gets another one.
    case assignment(String, SmallRational)
  }

  private let text: [UInt8]
  private let variables: [String: Variable]
  private var place: Int = 0
  /// How many brackets are open.
  private var depth: Int = 0

  /// A longer text, or one with more brackets in one another, is left to others, who may be interrupted.
  private static let longestText = 512
  private static let mostBrackets = 16

  private init(_ text: [UInt8], _ variables: [String: Variable]) {
    (self.text, self.variables) = (text, variables)
  }

  /// What a text comes to, in which names may be those of variables.
  static func outcome(of text: [UInt8], _ variables: [String: Variable] = [:]) -> Outcome? {
    guard 1...longestText ~= text.count else { return nil }
    var arithmetic = PlainArithmetic(text, variables)
    let outcome: Outcome?
    if let name = arithmetic.assignedName() {
      outcome = arithmetic.sum().map { .assignment(name, $0) }
    } else {
      outcome = arithmetic.comparison()
    }
    return arithmetic.place == text.count ? outcome : nil
  }

  /// The name in front of a sign `=`, with which an assignment begins.
  private mutating func assignedName() -> String? {
    guard !variables.isEmpty else { return nil }
    _ = next()
    if let range = name(), next() == UInt8(ascii: "="), byte(place + 1) != UInt8(ascii: "="),
      case let name = text(in: range), variables[name]?.small != nil
    {
      place += 1
      return name
    }
    place = 0
    return nil
  }

  /// A sum, or two with a comparison between them.
  private mutating func comparison() -> Outcome? {
    guard let left = sum() else { return nil }
    guard let comparison = comparisonSign() else { return .number(left) }
    guard let right = sum(),
      let order = SmallReal.rational(left).order(beside: .rational(right))
    else { return nil }
    return .truth(comparison.holds(for: order))
  }

  private mutating func comparisonSign() -> InfixOperator? {
    let (first, isTwo) = (next(), byte(place + 1) == UInt8(ascii: "="))
    let comparison: InfixOperator
    switch first {
    case UInt8(ascii: "<"): comparison = isTwo ? .lessOrEqual : .less
    case UInt8(ascii: ">"): comparison = isTwo ? .greaterOrEqual : .greater
    case UInt8(ascii: "=") where isTwo: comparison = .equal
    case UInt8(ascii: "!") where isTwo: comparison = .notEqual
    default: return nil
    }
    place += isTwo ? 2 : 1
    return comparison
  }

  /// The byte at a place; 0 behind the end.
  private func byte(_ place: Int) -> UInt8 { place < text.count ? text[place] : 0 }

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
    if next() == UInt8(ascii: "^") {
      guard let power = power(of: value) else { return nil }
      value = power
      // `27^1/3` may be meant for `27^(1/3)`.
      if next() == UInt8(ascii: "/") { return nil }
    }
    while true {
      let sign = next()
      guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else { return value }
      if sign == UInt8(ascii: "/"), isInDate(sign) { return nil }
      place += 1
      guard let factor = factor(),
        let result = sign == UInt8(ascii: "*") ? value * factor : value / factor
      else { return nil }
      value = result
    }
  }

  /// An operand, or a power of one.
  private mutating func factor() -> SmallRational? {
    guard let base = operand() else { return nil }
    return next() == UInt8(ascii: "^") ? power(of: base) : base
  }

  /// A power, whose exponent begins at the sign here.
  private mutating func power(of base: SmallRational) -> SmallRational? {
    place += 1
    let isNegative = next() == UInt8(ascii: "-")
    if isNegative { place += 1 }
    guard let exponent = operand()?.integer else { return nil }
    return base.raised(to: isNegative ? -exponent : exponent)
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
    let first = next()
    if Self.isLetter(first) {
      guard let name = name(), case .rational(let value) = variables[text(in: name)]?.small
      else { return nil }
      return value
    }
    guard first == UInt8(ascii: "(") else { return decimal() }
    guard depth < Self.mostBrackets else { return nil }
    place += 1
    depth += 1
    guard let value = sum(), next() == UInt8(ascii: ")") else { return nil }
    place += 1
    depth -= 1
    return value
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private func text(in range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// Where a letter stands, and the letters, digits and underscores behind it.
  private mutating func name() -> Range<Int>? {
    let start = place
    while place < text.count,
      Self.isLetter(text[place])
        || place > start && (isDigit(at: place) || text[place] == UInt8(ascii: "_"))
    {
      place += 1
    }
    return place == start ? nil : start..<place
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
