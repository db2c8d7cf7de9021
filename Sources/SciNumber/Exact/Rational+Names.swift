// Names that other libraries have for what exact numbers can do, without a limit to state.

extension Rational {
  /// The fraction of two integers: `Rational(1, 3)`.
  ///
  /// - Precondition: `denominator` is not zero.
  @_disfavoredOverload
  public init(_ numerator: WideInt, _ denominator: WideInt) {
    self.init(Integer(numerator), Integer(denominator))
  }

  /// The numerator in lowest terms, with the sign of the number.
  public var numerator: Integer {
    guard let numerator = numerator(limit: .max) else { stop("a numerator is too long") }
    return numerator
  }

  /// The denominator in lowest terms, 1 or more.
  public var denominator: Integer {
    guard let denominator = denominator(limit: .max) else { stop("a denominator is too long") }
    return denominator
  }

  /// The number rounded to so many decimals: `Rational(2, 3).rounded(places: 2)` is 0.67.
  ///
  /// - Precondition: the mode is not ``RoundingMode/unnecessary``, or nothing is lost.
  public func rounded(places: Int, _ mode: RoundingMode = .halfAwayFromZero) -> Rational {
    guard let rounded = rounded(mode, decimals: WideInt(places), limit: .max),
      mode != .unnecessary || rounded == self
    else { stop("\(self) cannot be rounded to \(places) decimals") }
    return rounded
  }

  /// The number to a whole power, exactly: `Rational(11, 10).power(12)`.
  ///
  /// - Precondition: zero has no negative power, and the result is not longer than memory allows.
  public func power(_ exponent: Int) -> Rational {
    guard let power = power(Integer(WideInt(exponent)), limit: Integer.largestBitWidth) else {
      stop("\(self) has no power of \(exponent) that can be written out")
    }
    return power
  }

  /// The nearest `Double`, ties to even.
  ///
  /// A tie between two doubles has at most 767 digits, so 780 of them and a mark for the rest decide.
  public var doubleValue: Double {
    guard let digits = digits(.significant(780), rounding: .towardZero, limit: .max) else {
      return signum < 0 ? -Double.infinity : .infinity
    }
    let text = String(decoding: digits.digits, as: UTF8.self) + (digits.isExact ? "" : "1")
    let exponent = digits.exponent - WideInt(text.utf8.count - 1)
    return Double("\(digits.isNegative ? "-" : "")\(text)e\(exponent)") ?? 0
  }
}

/// A number to a whole power, exactly.
///
/// - Precondition: that of ``Rational/power(_:)``.
public func pow(_ base: Rational, _ exponent: Int) -> Rational { base.power(exponent) }

/// The number without its sign.
public func abs(_ number: Rational) -> Rational { number.magnitude }

#if !hasFeature(Embedded)
  extension Double {
    /// The nearest `Double`, ties to even.
    public init(_ number: Rational) { self = number.doubleValue }
  }

  extension Rational {
    /// Not available: a variable of type `Double` has other digits than were typed.
    @available(
      *, unavailable,
      message:
        "a Double has other digits than were typed; write Rational(shortest:) for the digits that it prints, or Rational(exactly:) for its binary value"
    )
    public init(_ value: some BinaryFloatingPoint) { self = 0 }
  }
#endif
