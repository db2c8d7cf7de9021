import SciNumber

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

  /// The number as what a text comes to.
  var result: PlainResult { get }
}

/// What a text comes to that is computed while it is read.
enum PlainResult {
  case small(SmallRational)
  case large(Rational)
  /// Whether a comparison holds.
  case truth(Bool)
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

  var result: PlainResult { .small(self) }

  @inline(__always)
  static func decimal(in text: Span<UInt8>, _ place: inout Int) -> SmallRational? {
    let start = place
    // 18 digits fit into 64 bits.
    let end = min(text.count, start + 19)
    var value: Int64 = 0
    /// Where the point stands; nowhere before the first digit.
    var point = start
    while place < end {
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
    guard place - start < 19 else {
      // Those read so far, of which 19 fit without a sign, and the rest.
      let (count, wholeCount) = point == start ? (19, nil) : (18, point - start)
      let number = SmallRational(
        decimal: text, &place, after: UInt64(bitPattern: value), count: count,
        wholeCount: wholeCount)
      return text[place - 1] == UInt8(ascii: ".") ? nil : number
    }
    let scale = point == start ? 0 : place - point - 1
    // `5.` is a number too, but seldom meant.
    guard point == start || scale > 0 else { return nil }
    return SmallRational(coefficient: value, scale: scale)
  }
}

extension Rational: PlainNumber {
  init?(of variable: Variable) {
    guard let number = variable.value.real?.knownRational else { return nil }
    self = number
  }

  var opposite: Rational { negated() }
  func plus(_ other: Rational) -> Rational? { adding(other, limit: PlainResult.mostBits) }
  func minus(_ other: Rational) -> Rational? { subtracting(other, limit: PlainResult.mostBits) }
  func times(_ other: Rational) -> Rational? { multiplied(by: other, limit: PlainResult.mostBits) }

  func over(_ divisor: Rational) -> Rational? {
    divisor.isZero ? nil : divided(by: divisor, limit: PlainResult.mostBits)
  }

  func raised(toThe exponent: Int64) -> Rational? {
    isZero && exponent <= 0
      ? nil : power(Integer(WideInt(exponent)), limit: PlainResult.mostBits)
  }

  var exponent: Int64? { integerValue(limit: 16)?.asInt.map { Int64($0) } }
  func order(beside other: Rational) -> WideInt? { self < other ? -1 : self == other ? 0 : 1 }

  var result: PlainResult { .large(self) }

  static func decimal(in text: Span<UInt8>, _ place: inout Int) -> Rational? {
    let start = place
    if let short = SmallRational.decimal(in: text, &place) { return short.rational }
    guard text[place - 1] != UInt8(ascii: ".") else { return nil }
    return Rational(decimalLiteral: text.extracting(start..<place))
  }
}

extension PlainResult {
  /// How many bits a number may have; longer ones are computed where somebody can stop it.
  static let mostBits: WideInt = 4_096
}
