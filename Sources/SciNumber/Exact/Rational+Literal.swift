// Rational numbers from the literals of the language, exactly.

extension Rational {
  /// The number that an unsigned literal denotes, exactly.
  ///
  /// The forms are `12`, `12.5`, `.5`, `5.`, each with an exponent such as `e-3` or `E+3`; repeating decimals such as
  /// `0.1(6)` and `.(3)e2`; `0xFF`, `0o17`, `0b101`, also with a point and an exponent to base 2, as in `0x1.8p-3`; and `16#f.8`,
  /// whose base from 2 to 36 stands in front. An underscore may stand between two digits.
  ///
  /// - Returns: `nil` if the text has another form, if the exponent of the number is outside ``scales``, or if one to base 2 is beyond ±2²⁴.
  @inlinable
  public init?(decimalLiteral utf8: some Collection<UInt8>) {
    let result = utf8.withContiguousStorageIfAvailable { buffer in
      unsafe Rational(decimalLiteral: buffer.span)
    }
    guard let number = result ?? Rational(decimalLiteral: Array(utf8).span) else { return nil }
    self = number
  }

  /// The number that an unsigned literal in UTF-8 denotes, exactly; the forms are those of the other initialiser.
  public init?(decimalLiteral utf8: Span<UInt8>) {
    guard let short = SmallRational(literal: utf8) else {
      if let whole = Rational(digits: utf8) {
        self = whole
        return
      }
      var scanner = LiteralScanner(utf8: unsafe utf8.withUnsafeBufferPointer { unsafe Array($0) })
      guard let number = scanner.number() else { return nil }
      self = number
      return
    }
    self = short.rational
  }

  /// The number of a literal that is digits alone, as most long ones are.
  private init?(digits: Span<UInt8>) {
    for index in digits.indices where digits[index] &- UInt8(ascii: "0") > 9 { return nil }
    guard !digits.isEmpty else { return nil }
    self.init(Integer(checked: digits), scale: 0, lastDigit: digits[digits.count - 1])
  }

  /// The decimal `significand` / 10^`scale`, of whose digits the last one is known.
  fileprivate init?(_ significand: Integer, scale: WideInt, lastDigit: UInt8?) {
    if lastDigit == UInt8(ascii: "0") {
      self.init(reduced: significand, 1, scale: scale)
    } else {
      self.init(canonical: significand, 1, scale: scale)
    }
  }
}

/// Reads the parts of a literal of any length one after another.
private struct LiteralScanner {
  private let utf8: [UInt8]
  private var position = 0

  init(utf8: [UInt8]) {
    self.utf8 = utf8
  }

  private var next: UInt8? { position < utf8.count ? utf8[Int(position)] : nil }

  private mutating func skips(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Reads a literal.
  ///
  /// literal = ("0" ("x" | "o" | "b") | base "#") digits ["." digits] [("p" | "P") ["+" | "-"] digits] | decimal
  mutating func number() -> Rational? {
    if utf8.count > 2, utf8[0] == UInt8(ascii: "0"), let base = Self.base(utf8[1]) {
      position = 2
      return radix(base, mayHaveExponent: true)
    }
    guard let hash = utf8.prefix(3).firstIndex(of: UInt8(ascii: "#")) else { return decimal() }
    guard let base = Integer(digits: utf8[..<hash])?.asInt, 2...36 ~= base else { return nil }
    position = WideInt(hash) + 1
    return radix(base, mayHaveExponent: false)
  }

  /// Reads the digits of another base to the end of the text.
  private mutating func radix(_ base: WideInt, mayHaveExponent: Bool) -> Rational? {
    guard var digits = digits(base: base), !digits.isEmpty else { return nil }
    var fractionCount: WideInt = 0
    if skips(UInt8(ascii: ".")) {
      guard let fraction = self.digits(base: base), !fraction.isEmpty else { return nil }
      digits += fraction
      fractionCount = WideInt(fraction.count)
    }
    var exponent: WideInt = 0
    if mayHaveExponent, skips(UInt8(ascii: "p")) || skips(UInt8(ascii: "P")) {
      guard let written = signedDigits(), abs(written) <= Self.largestBinaryExponent else {
        return nil
      }
      exponent = written
    }
    guard position == utf8.count, let significand = Integer(digits: digits, base: base),
      let divisor = Integer(base).power(
        WideUInt(fractionCount), limit: Integer.largestBitWidth)
    else { return nil }
    let number = Rational(significand, divisor)
    let power = Integer(1).shiftedLeft(by: abs(exponent))
    return exponent < 0 ? number / Rational(power) : number * Rational(power)
  }

  private static let largestBinaryExponent: WideInt = 1 << 24

  private static func base(_ prefix: UInt8) -> WideInt? {
    switch prefix {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): 8
    case UInt8(ascii: "b"), UInt8(ascii: "B"): 2
    default: nil
    }
  }

  /// Reads a decimal to the end of the text.
  ///
  /// decimal = [digits] ["." [digits] ["(" digits ")"]] [("e" | "E") ["+" | "-"] digits], with a digit before "e"
  private mutating func decimal() -> Rational? {
    guard var kept = digits() else { return nil }
    var (fractionCount, period): (WideInt, ArraySlice<UInt8>) = (0, [])
    if skips(UInt8(ascii: ".")) {
      guard let fraction = digits() else { return nil }
      kept += fraction
      fractionCount = WideInt(fraction.count)
      if skips(UInt8(ascii: "(")) {
        guard let digits = digits(), !digits.isEmpty, skips(UInt8(ascii: ")")) else { return nil }
        period = digits
      }
    }
    guard !kept.isEmpty || !period.isEmpty, let exponent = exponent(), position == utf8.count
    else { return nil }
    let significand = kept.isEmpty ? 0 : Integer(checked: kept.span)
    let scale = fractionCount - exponent
    guard period.isEmpty else { return Self.repeating(significand, period, scale: scale) }
    return Rational(significand, scale: scale, lastDigit: kept.last)
  }

  /// k + 0.(p) with a period of r digits is k + p/(10^r − 1).
  private static func repeating(
    _ kept: Integer, _ period: ArraySlice<UInt8>, scale: WideInt
  ) -> Rational? {
    let nines = PowerOfTen.integer(WideInt(period.count)) - 1
    return Rational(
      kept * nines + Integer(checked: period.span), over: nines, scale: scale,
      limit: Integer.largestBitWidth)
  }

  /// The digits up to the next byte that is none, without the underscores between them; `nil` if one stands elsewhere.
  private mutating func digits(base: WideInt = 10) -> ArraySlice<UInt8>? {
    let start = Int(position)
    var end = start
    if base == 10 {
      while end < utf8.count, utf8[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    } else {
      while end < utf8.count, Integer.isDigit(utf8[end], base: base) { end += 1 }
    }
    guard end < utf8.count, utf8[end] == UInt8(ascii: "_") else {
      position = WideInt(end)
      return utf8[start..<end]
    }
    return separatedDigits(base: base).map { $0[...] }
  }

  private mutating func separatedDigits(base: WideInt) -> [UInt8]? {
    var digits: [UInt8] = []
    while let byte = next {
      if byte == UInt8(ascii: "_") {
        position += 1
        guard !digits.isEmpty, let after = next, Integer.isDigit(after, base: base) else {
          return nil
        }
      } else {
        guard Integer.isDigit(byte, base: base) else { break }
        digits.append(byte)
        position += 1
      }
    }
    return digits
  }

  /// The exponent, 0 if there is none; `nil` if it has no digits or is beyond the scales.
  private mutating func exponent() -> WideInt? {
    guard skips(UInt8(ascii: "e")) || skips(UInt8(ascii: "E")) else { return 0 }
    return signedDigits()
  }

  /// Decimal digits with an optional sign, up to the largest scale.
  private mutating func signedDigits() -> WideInt? {
    let isNegative = skips(UInt8(ascii: "-"))
    _ = !isNegative && skips(UInt8(ascii: "+"))
    guard let digits = digits(), let magnitude = Integer(digits: digits)?.asInt,
      magnitude <= Rational.scales.upperBound
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}
