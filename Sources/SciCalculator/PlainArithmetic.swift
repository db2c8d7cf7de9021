import SciNumber
import SciSyntax

/// Computes a text of decimals, variables, `+ - * / ^`, brackets and spaces while it reads it, without a tree; one comparison or an assignment too.
///
/// Most lines of a batch are such texts, and to make their trees takes longer than all else. What it reads is a part of what a
/// `Parser` reads, and it has an answer only where a ``Machine`` has the same. Everything else is `nil`, errors too.
struct PlainArithmetic<Number: PlainNumber> {
  /// What a text comes to.
  enum Outcome {
    case number(Number)
    /// Whether a comparison holds.
    case truth(Bool)
    /// A variable that has a value already gets another one.
    case assignment(String, Number)
  }

  private let text: [UInt8]
  private let variables: [String: Variable]
  private var place: Int = 0
  /// How many brackets are open.
  private var depth: Int = 0

  /// A longer text, or one with more brackets in one another, is left to others, who may be interrupted.
  private static var longestText: Int { 512 }
  private static var mostBrackets: Int { 16 }

  private init(_ text: [UInt8], _ variables: [String: Variable]) {
    (self.text, self.variables) = (text, variables)
  }

  /// What a text comes to, in which names may be those of variables.
  @inline(__always)
  static func outcome(of text: [UInt8], _ variables: [String: Variable]) -> Outcome? {
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
      case let name = text(in: range), variables[name].flatMap(Number.init(of:)) != nil
    {
      place += 1
      return name
    }
    place = 0
    return nil
  }

  /// A sum, or two with a comparison between them.
  @inline(__always)
  private mutating func comparison() -> Outcome? {
    guard let left = sum() else { return nil }
    if place == text.count { return .number(left) }
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
    guard var value = operand() else { return nil }
    var sign = next()
    if sign == UInt8(ascii: "^") {
      guard let power = power(of: value) else { return nil }
      value = power
      sign = next()
      // `27^1/3` may be meant for `27^(1/3)`.
      if sign == UInt8(ascii: "/") { return nil }
    }
    while sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      let isQuotient = sign == UInt8(ascii: "/")
      if isQuotient, isInDate(sign) { return nil }
      place += 1
      guard var factor = operand() else { return nil }
      sign = next()
      if sign == UInt8(ascii: "^") {
        guard let power = power(of: factor) else { return nil }
        factor = power
        sign = next()
      }
      guard let result = isQuotient ? value.over(factor) : value.times(factor) else { return nil }
      value = result
    }
    return value
  }

  /// A power, whose exponent begins at the sign here.
  private mutating func power(of base: Number) -> Number? {
    place += 1
    let isNegative = next() == UInt8(ascii: "-")
    if isNegative { place += 1 }
    guard let exponent = operand()?.exponent else { return nil }
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
      guard !variables.isEmpty, Self.isLetter(first), let name = name() else { return nil }
      return variables[text(in: name)].flatMap(Number.init(of:))
    }
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
}

/// A rational number that ``PlainArithmetic`` computes with; `nil` is what there is no room for.
protocol PlainNumber {
  /// The value of a variable.
  init?(of variable: Variable)
  /// Reads digits, perhaps with a point between them, of which the first is at a place, and moves the place behind them.
  static func decimal(in text: Span<UInt8>, _ place: inout Int) -> Self?

  var opposite: Self { get }
  func plus(_ other: Self) -> Self?
  func minus(_ other: Self) -> Self?
  func times(_ other: Self) -> Self?
  func over(_ divisor: Self) -> Self?
  func raised(toThe exponent: Int64) -> Self?
  /// The number as an exponent, if it is an integer.
  var exponent: Int64? { get }
  /// −1, 0 or 1, as it is less than another number, equal to it or greater.
  func order(beside other: Self) -> WideInt?

  var value: Value { get }
  /// The number as it is written; `nil` where that needs more than these numbers.
  func text(in format: ResultFormat, within budget: EvaluationBudget) -> ResultText?
  /// Makes `ans` stand for it.
  func becomePreviousResult(in names: inout Environment)
}

extension SmallRational: PlainNumber {
  @inline(__always)
  init?(of variable: Variable) {
    guard case .rational(let number) = variable.small else { return nil }
    self = number
  }

  var opposite: SmallRational { negated }
  @inline(__always)
  func plus(_ other: SmallRational) -> SmallRational? { self + other }
  @inline(__always)
  func minus(_ other: SmallRational) -> SmallRational? { self - other }
  @inline(__always)
  func times(_ other: SmallRational) -> SmallRational? { self * other }
  @inline(__always)
  func over(_ divisor: SmallRational) -> SmallRational? { self / divisor }
  func raised(toThe exponent: Int64) -> SmallRational? { raised(to: exponent) }
  var exponent: Int64? { integer }

  func order(beside other: SmallRational) -> WideInt? {
    SmallReal.rational(self).order(beside: .rational(other))
  }

  var value: Value { Value(self) }

  @inline(__always)
  func text(in format: ResultFormat, within budget: EvaluationBudget) -> ResultText? {
    format.text(of: .rational(self), within: budget)
  }

  @inline(__always)
  func becomePreviousResult(in names: inout Environment) { names.setPreviousResult(self) }

  /// 18 digits at most, which fit into 64 bits.
  @inline(__always)
  static func decimal(in text: Span<UInt8>, _ place: inout Int) -> SmallRational? {
    let start = place
    var value: Int64 = 0
    /// Where the point stands; nowhere before the first digit.
    var point = start
    while place < text.count {
      let digit = text[place] &- UInt8(ascii: "0")
      if digit < 10 {
        // What is too long is not used.
        value = 10 &* value &+ Int64(truncatingIfNeeded: digit)
      } else if digit == UInt8(ascii: ".") &- UInt8(ascii: "0"), point == start {
        point = place
      } else {
        break
      }
      place += 1
    }
    let length = place - start
    if point == start { return length <= 18 ? SmallRational(integer: value) : nil }
    let scale = place - point - 1
    guard scale > 0, length <= 19 else { return nil }
    return SmallRational(coefficient: value, scale: scale)
  }
}

extension Rational: PlainNumber {
  /// How many bits a result may have; longer ones are computed where somebody can stop it.
  private static let mostBits: WideInt = 4_096

  init?(of variable: Variable) {
    guard let number = variable.value.real?.knownRational else { return nil }
    self = number
  }

  var opposite: Rational { negated() }
  func plus(_ other: Rational) -> Rational? { adding(other, limit: Self.mostBits) }
  func minus(_ other: Rational) -> Rational? { subtracting(other, limit: Self.mostBits) }
  func times(_ other: Rational) -> Rational? { multiplied(by: other, limit: Self.mostBits) }

  func over(_ divisor: Rational) -> Rational? {
    divisor.isZero ? nil : divided(by: divisor, limit: Self.mostBits)
  }

  func raised(toThe exponent: Int64) -> Rational? {
    isZero && exponent <= 0 ? nil : power(Integer(WideInt(exponent)), limit: Self.mostBits)
  }

  var exponent: Int64? { integerValue(limit: 16)?.asInt.map { Int64($0) } }
  func order(beside other: Rational) -> WideInt? { self < other ? -1 : self == other ? 0 : 1 }

  var value: Value { .real(Real(self)) }

  func text(in format: ResultFormat, within budget: EvaluationBudget) -> ResultText? {
    try? format.text(of: value, within: budget)
  }

  func becomePreviousResult(in names: inout Environment) { names.previousResult = value }

  static func decimal(in text: Span<UInt8>, _ place: inout Int) -> Rational? {
    let start = place
    while place < text.count,
      text[place] &- UInt8(ascii: "0") < 10 || text[place] == UInt8(ascii: ".")
    {
      place += 1
    }
    // `5.` is a number too, but seldom meant.
    guard text[place - 1] != UInt8(ascii: ".") else { return nil }
    return Rational(decimalLiteral: text.extracting(start..<place))
  }
}
