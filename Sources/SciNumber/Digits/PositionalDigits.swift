/// The digits of a number before and behind its point, and the power of ten behind them where one is written.
///
/// ``DecimalDigits`` is what a number was rounded to; this is how it is laid out. Everything that writes a number for
/// people or machines starts here: the zeros are filled in, and only signs and separators are left to choose.
///
/// ```swift
/// let price = Rational(5, 2)
/// if let digits = price.exactDigits(maximumCount: 100) {
///   let layout = PositionalDigits(digits, minimumDecimals: 2)
///   print(layout)  // 2.50
/// }
/// ```
public struct PositionalDigits: Hashable, Sendable {
  /// Whether a minus sign belongs before the digits.
  public var isNegative: Bool
  /// The digits before the point as ASCII bytes, never none.
  public var integer: ArraySlice<UInt8>
  /// The digits behind the point as ASCII bytes.
  public var fraction: ArraySlice<UInt8>
  /// The power of ten that the digits are multiplied by, where one is written.
  public var exponent: WideInt?
  /// Whether the point is written even where nothing stands behind it, as in `5.` while a number is typed.
  public var alwaysShowsPoint = false

  /// Makes a number from the digits before and behind its point, as ASCII bytes.
  public init(isNegative: Bool = false, integer: [UInt8], fraction: [UInt8] = []) {
    self.isNegative = isNegative
    self.integer = integer[...]
    self.fraction = fraction[...]
  }

  /// Lays a number out without an exponent.
  ///
  /// Zeros fill the places between the digits and the point, so its exponent should be one whose zeros fit the memory.
  /// An exact number has no zeros at the end of its fraction, and a rounded one keeps those that it has.
  ///
  /// - Parameters:
  ///   - number: the digits.
  ///   - minimumDecimals: how many digits the fraction has at least, with zeros at its end.
  public init(_ number: DecimalDigits, minimumDecimals: WideInt = 0) {
    self.init(number, integerDigits: number.exponent + 1)
    let missing = minimumDecimals - WideInt(fraction.count)
    if missing > 0 { fraction += repeatElement(Self.zero, count: Int(missing)) }
  }

  /// Lays a number out with an exponent and `integerDigits` digits before the point, of which there is at least one.
  public init(scientific number: DecimalDigits, integerDigits: WideInt = 1) {
    self.init(number, integerDigits: integerDigits)
    exponent = number.isZero ? 0 : number.exponent - integerDigits + 1
  }

  /// Puts the point after so many digits, or so many zeros before the first one.
  private init(_ number: DecimalDigits, integerDigits count: WideInt) {
    isNegative = number.isNegative && !number.isZero
    var digits = number.digits[...]
    if number.isExact {
      while digits.count > max(count, 1), digits.last == Self.zero { digits.removeLast() }
    }
    if count <= 0 {
      integer = Self.zeroDigits
      fraction = count == 0 ? digits : repeatElement(Self.zero, count: -Int(count)) + digits
    } else {
      integer = digits.prefix(Int(count))
      fraction = digits.dropFirst(Int(count))
      if integer.count < count {
        integer += repeatElement(Self.zero, count: Int(count) - integer.count)
      }
    }
  }

  private static let zero = UInt8(ascii: "0")
  private static let zeroDigits: ArraySlice<UInt8> = [zero]
}

extension PositionalDigits {
  /// Whether a point stands behind the integer digits.
  public var showsPoint: Bool { alwaysShowsPoint || !fraction.isEmpty }

  /// Takes the zeros at the end of the fraction away.
  public mutating func removeTrailingZeros() {
    while fraction.last == Self.zero { fraction.removeLast() }
  }
}

// MARK: - As text

extension PositionalDigits: CustomStringConvertible {
  /// Appends the number in ASCII, such as `-12.50` or `1.25e3`.
  public func write(to output: inout [UInt8]) {
    if isNegative { output.append(UInt8(ascii: "-")) }
    output.append(contentsOf: integer)
    if showsPoint {
      output.append(UInt8(ascii: "."))
      output.append(contentsOf: fraction)
    }
    if let exponent {
      output.append(UInt8(ascii: "e"))
      output.append(contentsOf: String(exponent).utf8)
    }
  }

  /// The number in ASCII, as ``write(to:)`` has it.
  public var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Rational {
  /// The number that the digits write; `nil` beyond the range of ``scales``, or where they are no digits.
  public init?(_ number: PositionalDigits) {
    var magnitude = number
    magnitude.isNegative = false
    var literal: [UInt8] = []
    magnitude.write(to: &literal)
    guard let value = Rational(decimalLiteral: literal) else { return nil }
    self = number.isNegative ? value.negated() : value
  }
}
