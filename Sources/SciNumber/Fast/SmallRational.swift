internal import CMPFR

/// A rational number in three words and a scale: `numerator` / `denominator` × 10^(−`scale`).
///
/// The denominator is positive, and has no factor in common with the numerator or with 10, as in ``Rational``; so a number with the denominator 1 is a decimal.
/// Zeros may stand at the end of the numerator: 1.25 + 0.75 is 200 × 10⁻². Every operation is exact, and `nil` where its result does not fit.
package struct SmallRational: BitwiseCopyable, Sendable {
  /// The numerator's halves: words, since an `Int128` asks for more alignment than closures give to what they capture.
  private let high: Int64
  private let low: UInt64
  package let denominator: Int64
  package let scale: Int32

  /// A number whose parts hold what the type promises.
  @inline(__always)
  private init(proved numerator: Int128, _ denominator: Int64 = 1, scale: Int32) {
    high = Int64(truncatingIfNeeded: numerator &>> 64)
    low = UInt64(truncatingIfNeeded: numerator)
    self.denominator = denominator
    self.scale = scale
    assert(isCanonical, "a fraction that is not in lowest terms, or out of range")
  }

  package var numerator: Int128 {
    @inline(__always) get {
      Int128(truncatingIfNeeded: high) &<< 64 | Int128(truncatingIfNeeded: low)
    }
  }

  /// Scales are kept where neither they nor their sums overflow, and far inside of those of ``Rational``.
  private static let largestScale: Int32 = 1 << 12

  /// A number whose scale may be too large, and whose numerator may have no negative.
  @inline(__always)
  private init?(_ numerator: Int128, _ denominator: Int64 = 1, scale: Int32) {
    guard numerator != .min, scale.magnitude <= Self.largestScale.magnitude else { return nil }
    self.init(proved: numerator, denominator, scale: numerator == 0 ? 0 : scale)
  }

  /// `coefficient` × 10^(−`scale`).
  @inline(__always)
  package init?(coefficient: Int64, scale: Int) {
    guard scale.magnitude <= UInt(Self.largestScale) else { return nil }
    self.init(
      proved: Int128(coefficient), scale: coefficient == 0 ? 0 : Int32(truncatingIfNeeded: scale))
  }

  /// An integer.
  @inline(__always)
  package init(integer value: Int64) {
    self.init(proved: Int128(value), scale: 0)
  }

  /// The numerator in one word, where it fits.
  @inline(__always)
  var shortNumerator: Int64? {
    let word = Int64(bitPattern: low)
    return high == word &>> 63 ? word : nil
  }
}

// MARK: - From and to others

extension SmallRational {
  /// The same as ``init(literal:)`` with a sign in front, if wanted: what fields of data hold.
  package init?(signedLiteral utf8: Span<UInt8>) {
    guard !utf8.isEmpty else { return nil }
    let isNegative = utf8[0] == UInt8(ascii: "-")
    let first: Int = isNegative || utf8[0] == UInt8(ascii: "+") ? 1 : 0
    guard let number = SmallRational(literal: utf8.extracting(first..<utf8.count)) else {
      return nil
    }
    self = isNegative ? number.negated : number
  }

  /// An unsigned literal of at most 38 digits and no period, perhaps with an exponent: what people type.
  @inline(__always)
  package init?(literal utf8: Span<UInt8>) {
    guard 1...46 ~= utf8.count else { return nil }
    var value: Int64 = 0
    var (count, fraction): (Int32, Int32) = (0, 0)
    var hasPoint = false
    var power: Int32 = 0
    for index in utf8.indices {
      let digit = utf8[index] &- 0x30
      if digit < 10 {
        value = 10 &* value &+ Int64(truncatingIfNeeded: digit)
        count &+= 1
        if hasPoint { fraction &+= 1 }
      } else if utf8[index] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        guard let exponent = Self.exponent(utf8, from: index) else { return nil }
        power = exponent
        break
      }
    }
    guard 1...18 ~= count else {
      var place: Int = 0
      guard count > 0,
        let number = SmallRational(decimal: utf8, &place, after: 0, count: 0, wholeCount: nil)
      else { return nil }
      self.init(number.numerator, scale: number.scale &- power)
      return
    }
    self.init(Int128(value), scale: fraction &- power)
  }

  /// Reads on where digits of a decimal, perhaps with a point among them, have been read, and moves the place behind them; `nil` for more than 38 in all.
  ///
  /// - Parameters:
  ///   - text: the digits, and what follows them.
  ///   - place: where the next one stands.
  ///   - value: what those before spell without a point.
  ///   - count: how many those are.
  ///   - wholeCount: how many of them stand before the point, where that was among them.
  package init?(
    decimal text: Span<UInt8>, _ place: inout Int, after value: UInt64, count: Int,
    wholeCount: Int?
  ) {
    var coefficient = UInt128(value)
    var (count, wholeCount) = (count, wholeCount)
    while place < text.count {
      // Where a number begins, and behind its point, eight digits are likely; behind the thirtieth digit no eight fit.
      while count <= 30, let block = text.eightDigits(at: place) {
        coefficient = coefficient &* 100_000_000 &+ UInt128(block)
        count &+= 8
        place &+= 8
      }
      while place < text.count, text[place] &- 0x30 < 10 {
        // What is too long is not used.
        coefficient = coefficient &* 10 &+ UInt128(text[place] &- 0x30)
        count &+= 1
        place &+= 1
      }
      guard place < text.count, text[place] == UInt8(ascii: "."), wholeCount == nil else { break }
      wholeCount = count
      place &+= 1
    }
    // 10³⁸ < 2¹²⁷
    guard count <= 38 else { return nil }
    self.init(
      Int128(truncatingIfNeeded: coefficient),
      scale: Int32(truncatingIfNeeded: wholeCount.map { count &- $0 } ?? 0))
  }

  /// The exponent that starts at `index` and fills the rest, if it has at most five digits.
  private static func exponent(_ utf8: Span<UInt8>, from index: Int) -> Int32? {
    guard utf8[index] | 0x20 == UInt8(ascii: "e"), index + 1 < utf8.count else { return nil }
    let sign = utf8[index + 1]
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let digits = (index + (isSigned ? 2 : 1))..<utf8.count
    guard 1...5 ~= digits.count else { return nil }
    var value: Int32 = 0
    for position in digits {
      let digit = utf8[position] &- 0x30
      guard digit < 10 else { return nil }
      value = 10 * value + Int32(digit)
    }
    return sign == UInt8(ascii: "-") ? -value : value
  }

  package init?(_ value: Rational) {
    switch value.representation {
    case .small(let coefficient, let scale):
      guard scale.magnitude <= Self.largestScale.magnitude else { return nil }
      self.init(Int128(coefficient), scale: Int32(truncatingIfNeeded: scale))
    case .large(let fraction):
      guard fraction.scale.magnitude <= Self.largestScale.magnitude,
        let numerator = fraction.numerator.asInt128, let denominator = fraction.denominator.asInt
      else { return nil }
      self.init(numerator, Int64(denominator), scale: Int32(truncatingIfNeeded: fraction.scale))
    }
  }

  /// The same number without a bound of its parts.
  package var rational: Rational {
    let decimal =
      shortNumerator.map { Rational(coefficient: WideInt($0), tail: .scale(scale)) }
      ?? longNumerator
    guard denominator != 1 else { return decimal }
    return decimal / Rational(WideInt(denominator))
  }

  /// The number without its denominator, where the numerator has two words.
  private var longNumerator: Rational {
    Self.decimal(
      Integer(numerator), scale: scale, hasTens: numerator.magnitude.lastDecimalDigit == 0)
  }

  /// The product, whether it fits or not.
  package func longProduct(with other: SmallRational) -> Rational {
    guard denominator == 1, other.denominator == 1 else { return rational * other.rational }
    let (left, right) = (numerator.magnitude, other.numerator.magnitude)
    return Self.decimal(
      Integer(
        magnitude: left.multipliedFullWidth(by: right),
        isNegative: isNegative != other.isNegative),
      scale: scale &+ other.scale,
      hasTens: (left.lastDecimalDigit * right.lastDecimalDigit).isMultiple(of: 10))
  }

  /// A decimal of which is known whether zeros stand at the end of its numerator.
  @inline(__always)
  private static func decimal(_ numerator: Integer, scale: Int32, hasTens: Bool) -> Rational {
    let decimal =
      hasTens
      ? Rational(numerator, scale: WideInt(scale))
      : Rational(canonical: numerator, 1, scale: WideInt(scale))
    guard let decimal else {
      preconditionFailure("the scale is far inside of those of Rational")
    }
    return decimal
  }
}

extension SmallBall {
  /// A rational number, exactly or to a few ulps; `nil` for 0.
  package init?(_ value: SmallRational) {
    if value.scale == 0, value.denominator == 1, let integer = Int64(exactly: value.numerator) {
      self.init(integer)
      return
    }
    let coefficient = value.numerator.magnitude
    guard
      let decimal = SmallBall(
        coefficient: coefficient, timesTenToThe: -value.scale, isNegative: value.numerator < 0)
    else { return nil }
    guard value.denominator != 1 else {
      self = decimal
      return
    }
    guard let divisor = SmallBall(value.denominator), let quotient = decimal / divisor else {
      return nil
    }
    self = quotient
  }
}

// MARK: - Properties

extension SmallRational {
  package var isZero: Bool { numerator == 0 }

  /// Whether its digits end.
  package var isDecimal: Bool { denominator == 1 }

  package var isNegative: Bool { numerator < 0 }

  /// The number with the other sign.
  package var negated: SmallRational {
    SmallRational(proved: 0 &- numerator, denominator, scale: scale)
  }

  /// A hundredth of the number.
  package var hundredth: SmallRational? {
    SmallRational(numerator, denominator, scale: scale &+ 2)
  }

  /// The number times an integer, where that is an integer; `nil` for any other number, and where it does not fit.
  func integer(times factor: Int64) -> Int128? {
    guard denominator == 1, let power = Self.powerOfTen(scale.magnitude),
      let product = Self.product(numerator, Int128(factor))
    else { return nil }
    guard scale > 0 else { return Self.product(product, Int128(power)) }
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: Int128(power))
    return rest == 0 ? quotient : nil
  }

  /// The number, where it is an integer of one word.
  package var integer: Int64? {
    denominator == 1 && scale == 0
      ? shortNumerator : integer(times: 1).flatMap { Int64(exactly: $0) }
  }

  /// The denominator in lowest terms, with its factors 2 and 5; `nil` where it does not fit.
  var reducedDenominator: Int64? {
    guard scale > 0 else { return denominator }
    guard let power = Self.powerOfTen(scale.magnitude) else { return nil }
    let tens = power / Self.greatestCommonDivisor(power, numerator)
    let (product, overflows) = denominator.multipliedReportingOverflow(by: tens)
    return overflows ? nil : product
  }

  /// 10^`power`, from 0 to 18.
  @inline(__always)
  private static func powerOfTen(_ power: UInt32) -> Int64? {
    power <= 18 ? Int64(sci_power_of_ten(power)) : nil
  }
}

// MARK: - Arithmetic

extension SmallRational {
  /// The sum.
  @inline(__always)
  package static func + (x: SmallRational, y: SmallRational) -> SmallRational? {
    guard x.scale == y.scale, x.denominator & y.denominator == 1 else { return sum(x, y) }
    return sum(x.numerator, x.denominator, y.numerator, y.denominator, scale: x.scale)
  }

  /// The difference.
  @inline(__always)
  package static func - (x: SmallRational, y: SmallRational) -> SmallRational? {
    x + y.negated
  }

  /// The sum of numbers of different scales: the one with the smaller scale gets zeros at its end.
  private static func sum(_ x: SmallRational, _ y: SmallRational) -> SmallRational? {
    let (short, long) = x.scale <= y.scale ? (x, y) : (y, x)
    guard let power = powerOfTen(UInt32(bitPattern: long.scale &- short.scale)),
      let numerator = product(short.numerator, Int128(power))
    else { return nil }
    return sum(numerator, short.denominator, long.numerator, long.denominator, scale: long.scale)
  }

  /// (a/b + c/d) × 10^(−scale).
  ///
  /// With g = gcd(b, d) it is (a d/g + c b/g) / (b d/g). A prime that divides both of these divides g: one of b/g alone divides the first term of the numerator
  /// and not the second. So what is left to cancel is found in the remainder modulo g.
  @inline(__always)
  private static func sum(
    _ a: Int128, _ b: Int64, _ c: Int128, _ d: Int64, scale: Int32
  ) -> SmallRational? {
    if b == 1, d == 1 {
      let (sum, overflows) = a.addingReportingOverflow(c)
      return overflows ? nil : SmallRational(sum, scale: scale)
    }
    return sumOfFractions(a, b, c, d, scale: scale)
  }

  private static func sumOfFractions(
    _ a: Int128, _ b: Int64, _ c: Int128, _ d: Int64, scale: Int32
  ) -> SmallRational? {
    let common = greatestCommonDivisor(b, d)
    guard let first = product(a, Int128(d / common)), let second = product(c, Int128(b / common))
    else { return nil }
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    if isTooLarge { return nil }
    let factor = greatestCommonDivisor(common, sum)
    let (denominator, overflows) = (b / common).multipliedReportingOverflow(by: d / factor)
    if overflows { return nil }
    let numerator = quotient(sum, factor)
    return SmallRational(numerator, numerator == 0 ? 1 : denominator, scale: scale)
  }

  /// The product of two numerators, where it fits; that of two words always does.
  @inline(__always)
  private static func product(_ x: Int128, _ y: Int128) -> Int128? {
    guard let x = Int64(exactly: x), let y = Int64(exactly: y) else { return longProduct(x, y) }
    let (high, low) = x.multipliedFullWidth(by: y)
    return Int128(truncatingIfNeeded: high) &<< 64 | Int128(truncatingIfNeeded: low)
  }

  private static func longProduct(_ x: Int128, _ y: Int128) -> Int128? {
    let (product, overflows) = x.multipliedReportingOverflow(by: y)
    return overflows ? nil : product
  }

  /// The product.
  @inline(__always)
  package static func * (x: SmallRational, y: SmallRational) -> SmallRational? {
    guard x.denominator != 1 || y.denominator != 1 else {
      return product(x.numerator, y.numerator)
        .flatMap { SmallRational($0, scale: x.scale &+ y.scale) }
    }
    return productOfFractions(x, y)
  }

  /// The product, where each numerator is divided by what it has in common with the other denominator, which leaves nothing to cancel.
  private static func productOfFractions(_ x: SmallRational, _ y: SmallRational) -> SmallRational? {
    let first = greatestCommonDivisor(y.denominator, x.numerator)
    let second = greatestCommonDivisor(x.denominator, y.numerator)
    guard let numerator = product(quotient(x.numerator, first), quotient(y.numerator, second))
    else {
      return nil
    }
    let (denominator, overflows) = (x.denominator / second).multipliedReportingOverflow(
      by: y.denominator / first)
    return overflows ? nil : SmallRational(numerator, denominator, scale: x.scale &+ y.scale)
  }

  /// The quotient; `nil` where the divisor is zero.
  package static func / (x: SmallRational, y: SmallRational) -> SmallRational? {
    y.reciprocal.flatMap { x * $0 } ?? quotientOfDecimals(x, y)
  }

  /// A quotient whose divisor's reciprocal does not fit: what the numerators have in common is cancelled first.
  private static func quotientOfDecimals(_ x: SmallRational, _ y: SmallRational) -> SmallRational? {
    guard x.denominator == 1, y.denominator == 1, y.numerator != 0 else { return nil }
    let common = greatestCommonDivisor(x.numerator, y.numerator)
    guard common > 1, let divisor = SmallRational(y.numerator / common, scale: y.scale),
      let reciprocal = divisor.reciprocal
    else { return nil }
    return SmallRational(proved: x.numerator / common, scale: x.scale) * reciprocal
  }

  /// 1/x.
  ///
  /// For x = n/d × 10^(−s) with n = 2^a 5^b m and k = max(a, b) it is d 2^(k−a) 5^(k−b) / m × 10^(s−k), and m has no factor in common with 10 or d.
  private var reciprocal: SmallRational? {
    guard numerator != 0 else { return nil }
    var wide = numerator.magnitude
    let twos = wide.trailingZeroBitCount
    wide &>>= UInt128(truncatingIfNeeded: twos)
    var fives: Int = 0
    while wide > UInt128(Int64.max) {
      let (quotient, rest) = wide.quotientAndRemainder(dividingBy: 5)
      guard rest == 0 else { return nil }
      wide = quotient
      fives += 1
    }
    var rest = UInt64(truncatingIfNeeded: wide)
    while rest % 5 == 0 {
      rest /= 5
      fives += 1
    }
    var factor = Int128(numerator < 0 ? -denominator : denominator)
    var overflows = false
    for _ in 0..<abs(twos - fives) where !overflows {
      (factor, overflows) = factor.multipliedReportingOverflow(by: twos > fives ? 5 : 2)
    }
    if overflows { return nil }
    return SmallRational(
      factor, Int64(rest), scale: Int32(truncatingIfNeeded: max(twos, fives)) &- scale)
  }

  /// xⁿ; `nil` for 0 with n < 0.
  package func raised(to exponent: Int64) -> SmallRational? {
    // Beyond that only powers of 0, ±1 and of ten fit.
    guard exponent.magnitude <= 64 else { return nil }
    guard let base = exponent < 0 ? reciprocal : self else { return nil }
    var result = SmallRational(proved: 1, scale: 0)
    for _ in 0..<exponent.magnitude {
      guard let product = result * base else { return nil }
      result = product
    }
    return result
  }

  private static func greatestCommonDivisor(_ x: Int64, _ y: Int64) -> Int64 {
    Int64(Integer.greatestCommonDivisor(WideUInt(x.magnitude), WideUInt(y.magnitude)))
  }

  /// What a positive divisor and a numerator have in common: the rest of the numerator has it as well.
  @inline(__always)
  private static func greatestCommonDivisor(_ x: Int64, _ y: Int128) -> Int64 {
    if x == 1 { return 1 }
    guard let short = Int64(exactly: y) else {
      return greatestCommonDivisor(x, Int64(truncatingIfNeeded: y % Int128(x)))
    }
    return greatestCommonDivisor(x, short)
  }

  /// Euclid's algorithm, until the rest of it has one word.
  private static func greatestCommonDivisor(_ x: Int128, _ y: Int128) -> Int128 {
    var (a, b) = (x, y)
    while true {
      if let word = Int64(exactly: b), word != .min {
        return word == 0 ? Int128(a.magnitude) : Int128(greatestCommonDivisor(abs(word), a))
      }
      (a, b) = (b, a % b)
    }
  }

  /// A numerator divided by a factor of it.
  @inline(__always)
  private static func quotient(_ numerator: Int128, _ factor: Int64) -> Int128 {
    if factor == 1 { return numerator }
    guard let short = Int64(exactly: numerator) else { return numerator / Int128(factor) }
    return Int128(short / factor)
  }

  /// Whether the parts hold what the type promises.
  private var isCanonical: Bool {
    guard numerator != .min, scale.magnitude <= Self.largestScale.magnitude else { return false }
    if numerator == 0 { return denominator == 1 && scale == 0 }
    return denominator == 1
      || denominator > 1 && denominator % 2 != 0 && denominator % 5 != 0
        && Self.greatestCommonDivisor(denominator, numerator) == 1
  }
}

// MARK: - Roots

extension SmallRational {
  /// The real n-th root for n ≥ 2, where it is rational; `nil` where it is not, or not a real number.
  ///
  /// In n/d × 10^(−s) with no zero at the end of n, one of the primes 2 and 5 does not divide n, so that it stands in the number to the power −s. A rational root
  /// needs powers that are multiples of the degree, so s is one, and n and d are powers of integers.
  package func root(_ degree: Int64) -> SmallRational? {
    guard !isZero else { return self }
    guard degree > 1, numerator > 0 || degree % 2 == 1 else { return nil }
    guard let short = shortNumerator else { return longRoot(degree) }
    var (shortened, zeros) = (short, Int32(0))
    while shortened % 10 == 0 {
      shortened /= 10
      zeros &+= 1
    }
    let scale = Int64(self.scale &- zeros)
    guard scale % degree == 0, let root = shortened.magnitude.root(degree),
      let divisor = denominator.magnitude.root(degree)
    else { return nil }
    return SmallRational(
      Int128(shortened < 0 ? -Int64(root) : Int64(root)), Int64(divisor),
      scale: Int32(truncatingIfNeeded: scale / degree))
  }

  /// The root of a numerator of two words.
  private func longRoot(_ degree: Int64) -> SmallRational? {
    var (shortened, zeros) = (numerator, Int32(0))
    while shortened % 10 == 0 {
      shortened /= 10
      zeros &+= 1
    }
    let scale = Int64(self.scale &- zeros)
    guard scale % degree == 0, let divisor = denominator.magnitude.root(degree),
      case (let root, true) = Integer(Int128(shortened.magnitude)).root(WideUInt(degree)),
      let numerator = root.asInt128
    else { return nil }
    return SmallRational(
      shortened < 0 ? -numerator : numerator, Int64(divisor),
      scale: Int32(truncatingIfNeeded: scale / degree))
  }
}

extension UInt64 {
  /// The n-th root of a positive integer, where it is an integer.
  fileprivate func root(_ degree: Int64) -> UInt64? {
    if self == 1 { return 1 }
    if degree == 2 {
      // The processor's root of a square below 2⁶⁴ is right to one unit.
      let estimate = UInt64(Double(self).squareRoot())
      for root in [estimate &- 1, estimate, estimate &+ 1]
      where root.multipliedReportingOverflow(by: root) == (self, false) {
        return root
      }
      return nil
    }
    // 2⁶⁴ is beyond every 64-bit integer.
    guard degree < 64 else { return nil }
    var (lower, upper): (UInt64, UInt64) = (1, 1 &<< (64 / UInt64(degree) + 1))
    while lower < upper {
      let middle = (lower + upper) / 2
      if middle.isPowerBelow(self, degree) { lower = middle + 1 } else { upper = middle }
    }
    return lower.power(degree) == self ? lower : nil
  }

  /// Whether the n-th power is below a number.
  private func isPowerBelow(_ number: UInt64, _ degree: Int64) -> Bool {
    power(degree).map { $0 < number } ?? false
  }

  /// The n-th power, where it fits.
  private func power(_ degree: Int64) -> UInt64? {
    var result: UInt64 = 1
    for _ in 0..<degree {
      let (product, overflows) = result.multipliedReportingOverflow(by: self)
      if overflows { return nil }
      result = product
    }
    return result
  }
}
