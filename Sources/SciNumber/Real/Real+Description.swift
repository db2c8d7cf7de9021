extension Real: CustomStringConvertible {
  /// The number where it is known to be a decimal or a short fraction such as `22/7`; otherwise `≈` and 20 significant digits, all
  /// of them right.
  ///
  /// Where 20 digits cannot be proved within the usual budget, the text says so; ask for ``digits(_:wholeUpTo:rounding:within:)``
  /// to know why.
  public var description: String {
    if let knownRational, knownRational.isDecimal || knownRational.description.utf8.count < 10 {
      return knownRational.description
    }
    let decimal = try? digits(
      .significant(20), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
    guard let decimal else { return "an undecided real number" }
    return decimal.isExact ? decimal.description : "≈ \(decimal)"
  }
}

extension Real {
  /// The number in so many significant digits, all of them right; a shorter exact one without zeros behind it.
  ///
  /// ```swift
  /// let root = try Real(2).squareRoot(within: .interactive)
  /// let text = try root.formatted(digits: 6)  // 1.41421
  /// ```
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` where the digits cannot be proved within the usual budget, and its limits.
  public func formatted(digits: Int) throws(MathError) -> String {
    try self.digits(
      .significant(WideInt(digits)), wholeUpTo: 0, rounding: .halfEven, within: .interactive
    ).description
  }

  /// The number rounded to so many decimals, by proof: `rate.rounded(places: 4)`.
  ///
  /// - Throws: ``MathError/undecided(decimals:)`` and the limits of the usual budget.
  public func rounded(
    places: Int, _ mode: RoundingMode = .halfAwayFromZero
  ) throws(MathError) -> Rational {
    let rounded = try rounded(mode, decimals: Real(WideInt(places)), within: .interactive)
    guard let number = rounded.knownRational else { throw .tooLarge }
    return number
  }

  /// The nearest `Double`; NaN where none is proved within the usual budget.
  public var doubleValue: Double { (try? nearestDouble(within: .interactive)) ?? .nan }
}

#if !hasFeature(Embedded)
  extension Double {
    /// The nearest `Double`; NaN where none is proved within the usual budget.
    public init(_ number: Real) { self = number.doubleValue }
  }
#endif
