public import SciNumber

// Quantities beside percentages and amounts: hours, units, customers.

// MARK: - Percentages of a quantity

extension Percent {
  /// This share of a number, exactly: 15 % of 200 is 30.
  public func of(_ number: Rational) -> Rational { number * fraction }
}

extension Rational {
  /// So many hundredths of the number: `customers * (1 - churn)`.
  public static func * (left: Rational, right: some PercentValue) -> Rational {
    right.percentage.of(left)
  }
}

extension Int {
  /// So many hundredths of the number: with 200 customers, `customers * 15%` is 30.
  public static func * (left: Int, right: some PercentValue) -> Rational {
    right.percentage.of(Rational(left))
  }

  /// A multiple of a percentage, where one is wanted: `let year: Percent = 12 * month`.
  @_disfavoredOverload
  public static func * (left: Int, right: some PercentValue) -> Percent {
    right.percentage * left
  }
}

// MARK: - Counts

// Disfavoured, so that a literal beside a rational number is one.

extension Rational {
  /// The product with a count: `hours * days`.
  @_disfavoredOverload
  public static func * (left: Rational, right: Int) -> Rational { left * Rational(right) }

  /// The product with a count: `days * hours`.
  @_disfavoredOverload
  public static func * (left: Int, right: Rational) -> Rational { Rational(left) * right }

  /// The quotient by a count: `hours / days`.
  ///
  /// - Precondition: the count is not zero.
  @_disfavoredOverload
  public static func / (left: Rational, right: Int) -> Rational { left / Rational(right) }
}

// MARK: - Whole numbers

extension Rational {
  /// The nearest whole number; a tie goes away from zero, as `rounded()` of `Double` has it.
  ///
  /// ```swift
  /// let hours: Rational = 37.5
  /// let days = Int((hours / 8).rounded(.up))  // 5
  /// ```
  ///
  /// - Precondition: the mode is not `unnecessary`, or the number is whole.
  public func rounded(_ mode: RoundingMode = .halfAwayFromZero) -> Rational {
    rounded(places: 0, mode)
  }
}

extension Int {
  /// The whole number of which nothing is left but what stands before the point, as of a `Double`.
  ///
  /// - Precondition: it is an `Int`.
  public init(_ number: Rational) {
    guard let whole = number.rounded(.towardZero, limit: Money.bitLimit)?.asInt,
      let value = Int(exactly: whole)
    else { stop("\(number) is no Int") }
    self = value
  }
}
