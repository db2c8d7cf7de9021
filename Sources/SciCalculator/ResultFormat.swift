public import SciNumber

/// How a result is written: how many digits, rounded how, in which notation.
///
/// ```swift
/// let cents = ResultFormat(digits: .decimals(2), notation: .fixed, rounding: .halfEven)
/// var calculator = Calculator()
/// try calculator.answer("2/3", format: cents)?.string  // "0.67"
/// ```
public struct ResultFormat: Hashable, Sendable {
  /// How many digits a result has.
  public enum Digits: Hashable, Sendable {
    /// An exact result whole, up to ``ResultFormat/wholeLimit`` digits; any other with so many.
    case upTo(WideInt)
    /// At most so many significant digits, exact results too.
    case significant(WideInt)
    /// So many digits after the point, exact results too.
    case decimals(WideInt)
  }

  /// Where the point goes and when there is an exponent.
  public enum Notation: String, CaseIterable, Hashable, Sendable {
    /// Positional while the decimal exponent is −7 … 20 and for exact integers, else scientific.
    ///
    /// A rounded number whose digits end before the point is scientific too: 1.2346e5, and not 123460.
    case auto
    /// Always positional, up to ``ResultFormat/positionalLimit`` characters.
    case fixed
    /// One digit before the point, and always an exponent.
    case scientific
    /// One to three digits before the point, and an exponent that is a multiple of three.
    case engineering
  }

  /// An exact result with more digits than this is rounded like any other.
  public static let wholeLimit: WideInt = 1_000
  /// The longest text ``Notation/fixed`` writes, what is longer becomes scientific; and the longest list.
  public static let positionalLimit: WideInt = 10_000_000
  /// The digits of a rounded result when nothing else is asked.
  public static let standardDigits: WideInt = 20

  /// How many digits a result has.
  public var digits: Digits
  /// Where the point goes and when there is an exponent.
  public var notation: Notation
  /// How what does not fit is rounded.
  public var rounding: RoundingMode
  /// The form of numbers that have it; others are written in decimal digits.
  public var form = Form.decimal

  /// Makes a format of decimal digits; see the properties.
  public init(digits: Digits, notation: Notation, rounding: RoundingMode) {
    self.digits = digits
    self.notation = notation
    self.rounding = rounding
  }

  /// Exact results whole, others with 20 significant digits, half to even.
  public static let standard = ResultFormat(
    digits: .upTo(standardDigits), notation: .auto, rounding: .halfEven)
}

/// A result as text, and whether it is the value itself.
///
/// ```swift
/// var calculator = Calculator()
/// if let half = try calculator.answer("sin(30)"), let root = try calculator.answer("sqrt(2)") {
///   print(half, half.isExact)  // 0.5 true
///   print(root, root.isExact)  // 1.4142135623730950488 false
/// }
/// ```
public struct ResultText: Hashable, Sendable {
  /// The digits in ASCII, or `true` or `false`.
  public var bytes: [UInt8]
  /// Whether the text is the value itself and not a rounding of it.
  public var isExact: Bool
  /// Whether the text may be the value itself: its digits are right either way, and no rule told.
  public internal(set) var mayBeExact = false
  /// To how many decimals a part of a complex number was found to be zero that no rule proves to be zero; 0 where there is none.
  var decimalsOfUnprovedZero: WideInt = 0
  /// How many digits of a number are written, without zeros that only fill places beside the point; 0 for all else.
  public internal(set) var digitCount: WideInt = 0
  /// The unit behind the number; empty where there is none, or where there are several.
  ///
  /// It is a name such as `deg`, also where the text has a sign such as °.
  public private(set) var unit = ""
  /// How many bytes of the text are the unit and the space before it.
  private var unitLength = 0
  /// Real and imaginary part of a complex number, as each is written alone; empty for other values.
  public internal(set) var complexParts: [String] = []
  /// Where the elements of a list, or the parts of a quantity, stand in ``bytes``; empty for other values.
  private(set) var pieceRanges: [Range<Int>] = []
  /// Whether the pieces are parts of one quantity.
  private var hasParts = false

  /// The word for whether a condition holds.
  init(_ holds: Bool) {
    self.init(bytes: holds ? Self.trueBytes : Self.falseBytes, isExact: true)
  }

  // Constants of the program, so that no line has to make them.
  private static let trueBytes: [UInt8] = [0x74, 0x72, 0x75, 0x65]
  private static let falseBytes: [UInt8] = [0x66, 0x61, 0x6C, 0x73, 0x65]

  /// The elements of a list, each as it is written alone; empty for a value that is no list.
  public var elements: [String] {
    hasParts ? [] : pieceRanges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The numbers and units of a quantity in several units, such as `1 h 30 min`; empty for other values.
  ///
  /// Their sum is the quantity: where the text is `-1 h 30 min`, these are -1 h and -30 min.
  public var parts: [(number: String, unit: String)] {
    guard hasParts else { return [] }
    let isNegative = bytes.first == UInt8(ascii: "-")
    return pieceRanges.enumerated().map { index, range in
      let number = bytes[range].prefix { $0 != UInt8(ascii: " ") }
      let isZero = number.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
      let sign = isNegative && index > 0 && !isZero ? "-" : ""
      let unit = bytes[range].dropFirst(number.count + 1)
      return (
        sign + String(decoding: number, as: UTF8.self), String(decoding: unit, as: UTF8.self)
      )
    }
  }

  /// Makes a text of a decimal.
  init(_ text: DecimalText) {
    self.init(bytes: text.bytes, isExact: text.isExact)
    digitCount = WideInt(text.significantCount)
  }

  /// Makes a text of ASCII bytes.
  init(bytes: [UInt8], isExact: Bool) {
    self.bytes = bytes
    self.isExact = isExact
  }

  /// Appends an element of a list.
  mutating func append(_ element: ResultText) {
    let start = bytes.count
    join(element)
    pieceRanges.append(start..<bytes.count)
  }

  /// Appends a text that is no element.
  mutating func join(_ other: ResultText) {
    bytes += other.bytes
    isExact = isExact && other.isExact
    mayBeExact = mayBeExact || other.mayBeExact
  }

  /// Appends a part of a quantity in several units.
  mutating func append(part number: [UInt8], unit: String) {
    if hasParts { bytes.append(UInt8(ascii: " ")) }
    hasParts = true
    let start = bytes.count
    bytes += number
    bytes.append(UInt8(ascii: " "))
    bytes += Array(unit.utf8)
    pieceRanges.append(start..<bytes.count)
  }

  /// Appends the unit of a quantity.
  mutating func append(unit: String, writtenAs written: [UInt8]) {
    self.unit = unit
    unitLength = written.count
    bytes += written
  }

  /// The text of a quantity without its unit; the whole text of one in several units.
  public var number: String { String(decoding: bytes.dropLast(unitLength), as: UTF8.self) }

  /// The text as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension ResultText: CustomStringConvertible {
  /// The text, as ``string``.
  public var description: String { string }
}

// MARK: - Values

extension ResultFormat {
  /// Writes a value.
  ///
  /// - Throws: what kept the digits from being proved; most often a limit of `budget`.
  public func text(
    of value: Value, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    switch value {
    case .scalar(.real(let number)): try text(ofReal: number, within: budget)
    case .scalar(let scalar): try text(of: scalar, within: budget)
    case .list(let elements): try text(of: elements, within: budget)
    }
  }

  private func text(
    ofReal number: Real, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    if form != .decimal {
      if let text = try formText(of: number, within: budget) { return text }
    } else if let text = number.knownRational.flatMap({ text(of: $0) }) {
      return text
    }
    return text(of: try decimalDigits(of: number, within: budget))
  }

  /// Writes a rational number, if it is an integer or has few digits; `nil` for others.
  private func text(of number: Rational) -> ResultText? {
    if let text = SmallRational(number).flatMap({ text(of: $0) }) { return text }
    if number.isDecimal {
      guard case (.upTo, .auto) = (digits, notation) else { return nil }
      return number.integerText(digits: Self.wholeLimit).map { ResultText($0) }
    }
    return SmallBall(enclosing: number).flatMap { text(of: $0) }
  }

  private func text(
    of scalar: Scalar, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    switch scalar {
    case .boolean(let boolean): return ResultText(boolean)
    case .calendar(let value):
      return ResultText(bytes: Array(value.description.utf8), isExact: true)
    case .real(let number): return try text(ofReal: number, within: budget)
    case .quantity(let quantity): return try text(of: quantity, within: budget)
    case .complex(let quantity): return try text(of: quantity, within: budget)
    }
  }

  /// Writes what a text came to while it was read; `nil` where its digits cannot be written.
  @inline(__always)
  func text(of result: PlainResult, within budget: EvaluationBudget) -> ResultText? {
    switch result {
    case .small(let number): text(of: .rational(number), within: budget)
    case .large(let number):
      form == .decimal
        ? text(of: number)
          ?? (try? decimalDigits(of: Real(number), within: budget)).map { text(of: $0) } : nil
    case .truth(let holds): ResultText(holds)
    }
  }

  /// Writes an ordinary number; `nil` where its digits are not decided, or more are asked for.
  package func text(of number: SmallReal, within budget: EvaluationBudget) -> ResultText? {
    guard form == .decimal else { return nil }
    switch number {
    case .ball(let ball): return text(of: ball)
    case .rational(let number):
      return text(of: number) ?? (try? text(of: Value(number), within: budget))
    }
  }

  /// Writes a rational number of few digits; `nil` for others.
  private func text(of number: SmallRational) -> ResultText? {
    if let text = decimalText(of: number) { return ResultText(text) }
    // The digits of a fraction do not end, so that they are a rounding and never a tie.
    return number.isDecimal ? nil : SmallBall(number).flatMap { text(of: $0) }
  }

  /// Writes a number that is not rational, or whose digits do not end; `nil` where its digits are not decided.
  private func text(of ball: SmallBall) -> ResultText? {
    switch digits {
    case .upTo(let count), .significant(let count):
      guard 1...WideInt(SmallBall.mostDigits) ~= count,
        let decimal = ball.rounded(significant: Int32(count), rounding: rounding)
      else { return nil }
      let plain = notation == .auto ? DecimalText(decimal, count: Int32(count)) : nil
      return plain.map { ResultText($0) } ?? text(of: DecimalDigits(decimal, count: Int32(count)))
    case .decimals: return nil
    }
  }

  /// Writes a decimal of few digits; `nil` for others and where there may be an exponent.
  private func decimalText(of number: SmallRational) -> DecimalText? {
    switch (digits, notation) {
    case (.upTo, .auto): number.decimalText
    case (.decimals(let count), .auto), (.decimals(let count), .fixed):
      0...18 ~= count ? number.decimalText(decimals: Int(count), rounding: rounding) : nil
    default: nil
    }
  }

  private func text(of decimal: DecimalDigits) -> ResultText {
    var text = ResultText(bytes: [], isExact: decimal.isExact)
    // A sign, a point, a zero before it, and the end of the line that a caller may add.
    text.bytes.reserveCapacity(decimal.digits.count + 8)
    text.digitCount = decimal.significantCount
    text.mayBeExact = decimal.mayBeExact
    write(decimal, to: &text.bytes)
    return text
  }

  /// Writes a list as it can be typed, `[1; 2; 3]`, and a list of one as its element.
  private func text(
    of elements: [Scalar], within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    // Only equations have lists without an element.
    if elements.isEmpty { return ResultText(bytes: Array("none (proved)".utf8), isExact: true) }
    if elements.count == 1 { return try text(of: elements[0], within: budget) }
    var list = ResultText(bytes: [UInt8(ascii: "[")], isExact: true)
    for (index, element) in elements.enumerated() {
      if index > 0 { list.bytes += Array("; ".utf8) }
      list.append(try text(of: element, within: budget))
      guard WideInt(list.bytes.count) <= Self.positionalLimit else {
        throw .digitLimit(digits: Self.positionalLimit)
      }
    }
    list.bytes.append(UInt8(ascii: "]"))
    return list
  }

  /// The digits that ``text(of:within:)`` writes.
  public func decimalDigits(
    of value: Real, within budget: EvaluationBudget
  ) throws(MathError) -> DecimalDigits {
    let (count, wholeCount): (DigitCount, WideInt) =
      switch digits {
      case .upTo(let count): (.significant(count), Self.wholeLimit)
      case .significant(let count): (.significant(count), 0)
      case .decimals(let count): (.decimals(count), 0)
      }
    return try value.digits(count, wholeUpTo: wholeCount, rounding: rounding, within: budget)
  }
}
