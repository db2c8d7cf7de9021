import SciNumber
import SciSyntax

/// Computes a text of decimals, variables, `+ - * / ^`, brackets and spaces while it reads it, without a tree; one comparison too.
///
/// Most lines of a batch are such texts, and to make their trees takes longer than all else. What it reads is a part of what a
/// `Parser` reads, and it has an answer only where a ``Machine`` has the same. Everything else is `nil`, errors too.
struct PlainArithmetic<Number: PlainNumber> {
  // The text and the variables are handed to each method: to keep them would count them up and down, which takes as long as to read a number.

  /// Where the next byte stands.
  private var place: Int
  /// Whether names are those of variables.
  private let readsNames: Bool
  /// How many brackets are open.
  private var depth: Int = 0

  /// A longer text, or one with more brackets in one another, is left to others, who may be interrupted.
  private static var longestText: Int { 512 }
  private static var mostBrackets: Int { 16 }

  private init(from start: Int, readsNames: Bool) {
    (place, self.readsNames) = (start, readsNames)
  }

  /// What a text comes to.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - start: where it begins: behind the sign of an assignment, whose value is no comparison here.
  ///   - variables: the variables of the session.
  ///   - readsNames: whether a name is that of a variable, of which nothing has to be noted; if not, nothing with a name is read.
  /// - Returns: `nil` for all that is not read here.
  @inline(__always)
  static func result(
    of text: Span<UInt8>, from start: Int, _ variables: VariableTable, readsNames: Bool
  ) -> PlainResult? {
    guard 1...longestText ~= text.count else { return nil }
    var arithmetic = PlainArithmetic(from: start, readsNames: readsNames)
    let result =
      start == 0 ? arithmetic.comparison(text, variables) : arithmetic.sum(text, variables)?.result
    return arithmetic.place == text.count ? result : nil
  }

  /// A sum, or two with a comparison between them.
  @inline(__always)
  private mutating func comparison(
    _ text: Span<UInt8>, _ variables: VariableTable
  ) -> PlainResult? {
    guard let left = sum(text, variables) else { return nil }
    if place == text.count { return left.result }
    guard let comparison = comparisonSign(text) else { return nil }
    guard let right = sum(text, variables), let order = left.order(beside: right) else {
      return nil
    }
    return .truth(comparison.holds(for: order))
  }

  private mutating func comparisonSign(_ text: Span<UInt8>) -> InfixOperator? {
    let (first, isTwo) = (next(text), byte(place + 1, text) == UInt8(ascii: "="))
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
  private func byte(_ place: Int, _ text: Span<UInt8>) -> UInt8 {
    place < text.count ? text[place] : 0
  }

  /// The next byte that is no space; 0 at the end.
  @inline(__always)
  private mutating func next(_ text: Span<UInt8>) -> UInt8 {
    while place < text.count {
      if text[place] != UInt8(ascii: " ") { return text[place] }
      place += 1
    }
    return 0
  }

  private mutating func sum(_ text: Span<UInt8>, _ variables: VariableTable) -> Number? {
    // Only here does it not matter what a minus binds: −a·b is −(a·b) as well.
    let isNegated = next(text) == UInt8(ascii: "-")
    if isNegated { place += 1 }
    guard let first = product(text, variables) else { return nil }
    var value = isNegated ? first.opposite : first
    while true {
      let sign = next(text)
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return value }
      if sign == UInt8(ascii: "-"), isInDate(sign, text) { return nil }
      place += 1
      guard let term = product(text, variables),
        let result = sign == UInt8(ascii: "+") ? value.plus(term) : value.minus(term)
      else { return nil }
      value = result
    }
  }

  private mutating func product(_ text: Span<UInt8>, _ variables: VariableTable) -> Number? {
    guard var value = factor(text, variables, isFirst: true) else { return nil }
    while true {
      let sign = next(text)
      guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else { return value }
      let isQuotient = sign == UInt8(ascii: "/")
      if isQuotient, isInDate(sign, text) { return nil }
      place += 1
      guard let factor = factor(text, variables, isFirst: false),
        let result = isQuotient ? value.over(factor) : value.times(factor)
      else { return nil }
      value = result
    }
  }

  /// A number or a bracket, and its power if it has one.
  @inline(__always)
  private mutating func factor(
    _ text: Span<UInt8>, _ variables: VariableTable, isFirst: Bool
  ) -> Number? {
    guard let base = operand(text, variables) else { return nil }
    return next(text) == UInt8(ascii: "^")
      ? power(of: base, text, variables, isFirst: isFirst) : base
  }

  /// A power, whose exponent begins at the sign here.
  private mutating func power(
    of base: Number, _ text: Span<UInt8>, _ variables: VariableTable, isFirst: Bool
  ) -> Number? {
    place += 1
    let isNegative = next(text) == UInt8(ascii: "-")
    if isNegative { place += 1 }
    guard let exponent = operand(text, variables)?.exponent else { return nil }
    // `27^1/3` may be meant for `27^(1/3)`.
    if isFirst, next(text) == UInt8(ascii: "/") { return nil }
    return base.raised(toThe: isNegative ? -exponent : exponent)
  }

  private func isDigit(at place: Int, _ text: Span<UInt8>) -> Bool {
    byte(place, text) &- UInt8(ascii: "0") < 10
  }

  /// Whether so many digits stand before or behind a place, and no more.
  private func isYear(from first: Int, _ text: Span<UInt8>) -> Bool {
    guard first >= 0, first + 4 <= text.count else { return false }
    return (first..<first + 4).allSatisfy { isDigit(at: $0, text) }
  }

  /// Whether the sign here stands between the parts of a date such as `2026-01-01` or `25/12/2026`, which ``ReadingCheck`` looks at.
  private func isInDate(_ sign: UInt8, _ text: Span<UInt8>) -> Bool {
    guard place > 1, isDigit(at: place - 1, text) else { return false }
    let middle = isDigit(at: place - 2, text) ? 2 : 1
    let first = place - 1 - middle
    if first > 0, text[first] == sign, isDigit(at: first - 1, text) {
      return isYear(from: first - 4, text) || isYear(from: place + 1, text)
    }
    // `2026-01`, which has no second sign.
    return sign == UInt8(ascii: "-") && place + 2 < text.count
      && text[place + 1] == UInt8(ascii: "0") && isDigit(at: place + 2, text)
  }

  private mutating func operand(_ text: Span<UInt8>, _ variables: VariableTable) -> Number? {
    let first = next(text)
    if first &- UInt8(ascii: "0") < 10 {
      var end = place
      let number = Number.decimal(in: text, &end)
      place = end
      return number
    }
    guard first == UInt8(ascii: "(") else {
      guard readsNames, let end = text.endOfName(from: place) else { return nil }
      let variable = variables.place(of: place..<end, in: text)
      place = end
      return variable.flatMap { Number(of: variables[$0]) }
    }
    guard depth < Self.mostBrackets else { return nil }
    place += 1
    depth += 1
    guard let value = sum(text, variables), next(text) == UInt8(ascii: ")") else { return nil }
    place += 1
    depth -= 1
    return value
  }
}

/// Where the name stands that a text begins with, if the sign `=` is behind it.
struct AssignedName {
  let range: Range<Int>
  /// Where the value begins.
  let end: Int

  /// `nil` where a text is no assignment.
  init?(of text: Span<UInt8>) {
    guard let end = text.endOfName(from: 0) else { return nil }
    var sign = end
    while sign < text.count, text[sign] == UInt8(ascii: " ") { sign += 1 }
    guard sign + 1 < text.count, text[sign] == UInt8(ascii: "="),
      text[sign + 1] != UInt8(ascii: "=")
    else { return nil }
    range = 0..<end
    self.end = sign + 1
  }
}

extension Span<UInt8> {
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
