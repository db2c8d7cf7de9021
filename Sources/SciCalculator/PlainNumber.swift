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

/// A rational number of any length, which is short as long as there is room for it.
enum LongRational {
  case short(SmallRational)
  case long(Rational)

  private var rational: Rational {
    switch self {
    case .short(let number): number.rational
    case .long(let number): number
    }
  }

  /// What two numbers come to: two short ones to a short one, if it fits.
  @inline(__always)
  private func with(
    _ other: LongRational, _ short: (SmallRational, SmallRational) -> SmallRational?,
    _ long: (Rational, Rational, WideInt) -> Rational?
  ) -> LongRational? {
    if case .short(let left) = self, case .short(let right) = other,
      let result = short(left, right)
    {
      return .short(result)
    }
    return long(rational, other.rational, PlainResult.mostBits).map { .long($0) }
  }
}

extension LongRational: PlainNumber {
  init?(of variable: Variable) {
    if let short = SmallRational(of: variable) {
      self = .short(short)
    } else if let number = variable.value.real?.knownRational {
      self = .long(number)
    } else {
      return nil
    }
  }

  static func decimal(in text: Span<UInt8>, _ place: inout Int) -> LongRational? {
    let start = place
    if let short = SmallRational.decimal(in: text, &place) { return .short(short) }
    guard text[place - 1] != UInt8(ascii: ".") else { return nil }
    return Rational(decimalLiteral: text.extracting(start..<place)).map { .long($0) }
  }

  var opposite: LongRational {
    switch self {
    case .short(let number): .short(number.negated)
    case .long(let number): .long(-number)
    }
  }

  func plus(_ other: LongRational) -> LongRational? {
    with(other, +) { $0.adding($1, limit: $2) }
  }

  func minus(_ other: LongRational) -> LongRational? {
    with(other, -) { $0.subtracting($1, limit: $2) }
  }

  func times(_ other: LongRational) -> LongRational? {
    if case .short(let left) = self, case .short(let right) = other {
      return (left * right).map { .short($0) } ?? .long(left.longProduct(with: right))
    }
    return rational.multiplied(by: other.rational, limit: PlainResult.mostBits).map { .long($0) }
  }

  // Where two words have no room for a quotient, to find that out takes as long as the quotient.
  func over(_ divisor: LongRational) -> LongRational? {
    let divisor = divisor.rational
    guard !divisor.isZero else { return nil }
    return rational.divided(by: divisor, limit: PlainResult.mostBits).map { .long($0) }
  }

  func raised(toThe exponent: Int64) -> LongRational? {
    if case .short(let number) = self, let power = number.raised(toThe: exponent) {
      return .short(power)
    }
    let base = rational
    guard !base.isZero || exponent > 0 else { return nil }
    return base.power(Integer(WideInt(exponent)), limit: PlainResult.mostBits).map { .long($0) }
  }

  var exponent: Int64? {
    guard case .short(let number) = self else { return nil }
    return number.exponent
  }

  func order(beside other: LongRational) -> WideInt? {
    if case .short(let left) = self, case .short(let right) = other,
      let order = left.order(beside: right)
    {
      return order
    }
    let (left, right) = (rational, other.rational)
    return left < right ? -1 : left == right ? 0 : 1
  }

  var result: PlainResult {
    switch self {
    case .short(let number): .small(number)
    case .long(let number): .large(number)
    }
  }
}

extension PlainResult {
  /// How many bits a number may have; longer ones are computed where somebody can stop it.
  static let mostBits: WideInt = 4_096
}
