import SciNumber
import SciSyntax

/// Computes a text of decimals, variables, `+ - * / ^`, brackets and spaces while it reads it, without a tree; one comparison too.
///
/// Most lines of a batch are such texts, and to make their trees takes longer than all else. What it reads is a part of what a
/// `Parser` reads, and it has an answer only where a ``Machine`` has the same. Everything else is `nil`, errors too.
struct PlainArithmetic<Number: PlainNumber> {
  private let text: [UInt8]
  private let variables: [String: Variable]
  private var place: Int
  /// How many brackets are open.
  private var depth: Int = 0

  /// A longer text, or one with more brackets in one another, is left to others, who may be interrupted.
  private static var longestText: Int { 512 }
  private static var mostBrackets: Int { 16 }

  private init(_ text: [UInt8], from start: Int, _ variables: [String: Variable]) {
    (self.text, self.place, self.variables) = (text, start, variables)
  }

  /// What a text comes to, in which names may be those of variables.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - start: where it begins: behind the sign of an assignment, whose value is no comparison here.
  ///   - variables: the variables.
  /// - Returns: `nil` for all that is not read here.
  @inline(__always)
  static func result(
    of text: [UInt8], from start: Int, _ variables: [String: Variable]
  ) -> PlainResult? {
    guard 1...longestText ~= text.count else { return nil }
    var arithmetic = PlainArithmetic(text, from: start, variables)
    let result = start == 0 ? arithmetic.comparison() : arithmetic.sum()?.result
    return arithmetic.place == text.count ? result : nil
  }

  /// A sum, or two with a comparison between them.
  @inline(__always)
  private mutating func comparison() -> PlainResult? {
    guard let left = sum() else { return nil }
    if place == text.count { return left.result }
    guard let comparison = comparisonSign() else { return nil }
    guard let right = sum(), let order = left.order(beside: right) else { return nil }
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
  @inline(__always)
  private mutating func next() -> UInt8 {
    while place < text.count {
      if text[place] != UInt8(ascii: " ") { return text[place] }
      place += 1
    }
    return 0
  }

  private mutating func sum() -> Number? {
    // Only here does it not matter what a minus binds: −a·b is −(a·b) as well.
    let isNegated = next() == UInt8(ascii: "-")
    if isNegated { place += 1 }
    guard let first = product() else { return nil }
    var value = isNegated ? first.opposite : first
    while true {
      let sign = next()
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return value }
      if sign == UInt8(ascii: "-"), isInDate(sign) { return nil }
      place += 1
      guard let term = product(),
        let result = sign == UInt8(ascii: "+") ? value.plus(term) : value.minus(term)
      else { return nil }
      value = result
    }
  }

  private mutating func product() -> Number? {
    guard var value = factor(isFirst: true) else { return nil }
    while true {
      let sign = next()
      guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else { return value }
      let isQuotient = sign == UInt8(ascii: "/")
      if isQuotient, isInDate(sign) { return nil }
      place += 1
      guard let factor = factor(isFirst: false),
        let result = isQuotient ? value.over(factor) : value.times(factor)
      else { return nil }
      value = result
    }
  }

  /// A number or a bracket, and its power if it has one.
  @inline(__always)
  private mutating func factor(isFirst: Bool) -> Number? {
    guard let base = operand() else { return nil }
    return next() == UInt8(ascii: "^") ? power(of: base, isFirst: isFirst) : base
  }

  /// A power, whose exponent begins at the sign here.
  private mutating func power(of base: Number, isFirst: Bool) -> Number? {
    place += 1
    let isNegative = next() == UInt8(ascii: "-")
    if isNegative { place += 1 }
    guard let exponent = operand()?.exponent else { return nil }
    // `27^1/3` may be meant for `27^(1/3)`.
    if isFirst, next() == UInt8(ascii: "/") { return nil }
    return base.raised(toThe: isNegative ? -exponent : exponent)
  }

  private func isDigit(at place: Int) -> Bool { byte(place) &- UInt8(ascii: "0") < 10 }

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

  private mutating func operand() -> Number? {
    let first = next()
    if first &- UInt8(ascii: "0") < 10 {
      var end = place
      let number = Number.decimal(in: text.span, &end)
      place = end
      return number
    }
    guard first == UInt8(ascii: "(") else {
      guard !variables.isEmpty, let end = text.endOfName(from: place) else { return nil }
      let name = String(decoding: text[place..<end], as: UTF8.self)
      place = end
      return variables[name].flatMap(Number.init(of:))
    }
    guard depth < Self.mostBrackets else { return nil }
    place += 1
    depth += 1
    guard let value = sum(), next() == UInt8(ascii: ")") else { return nil }
    place += 1
    depth -= 1
    return value
  }
}

/// The name that a text begins with, and the sign `=` behind it.
struct AssignedName {
  let name: String
  /// Where the value begins.
  let end: Int

  /// `nil` where a text is no assignment.
  init?(of text: [UInt8]) {
    guard let end = text.endOfName(from: 0), end + 1 < text.count else { return nil }
    let sign = text[end...].firstIndex { $0 != UInt8(ascii: " ") }
    guard let sign, sign + 1 < text.count, text[sign] == UInt8(ascii: "="),
      text[sign + 1] != UInt8(ascii: "=")
    else { return nil }
    name = String(decoding: text[..<end], as: UTF8.self)
    self.end = sign + 1
  }
}

extension [UInt8] {
  /// Where a name ends that begins at a place, with a letter, and has digits and underscores behind it; `nil` if none begins there.
  fileprivate func endOfName(from place: Int) -> Int? {
    var end = place
    while end < count,
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= self[end] | 0x20
        || end > place && (self[end] &- UInt8(ascii: "0") < 10 || self[end] == UInt8(ascii: "_"))
    {
      end += 1
    }
    return end == place ? nil : end
  }
}
