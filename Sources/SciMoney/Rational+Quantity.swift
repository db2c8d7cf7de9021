public import SciLocale
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

extension Rational {
  /// The sum with a count: `hours + days`.
  @_disfavoredOverload
  public static func + (left: Rational, right: Int) -> Rational { left + Rational(right) }

  /// The difference to a count: `hours - breaks`.
  @_disfavoredOverload
  public static func - (left: Rational, right: Int) -> Rational { left - Rational(right) }

  /// Adds a number: `hours += 1.5`.
  public static func += (left: inout Rational, right: Rational) { left = left + right }

  /// Takes a number away.
  public static func -= (left: inout Rational, right: Rational) { left = left - right }

  /// Multiplies the number.
  public static func *= (left: inout Rational, right: Rational) { left = left * right }

  /// Divides the number.
  ///
  /// - Precondition: the divisor is not zero.
  public static func /= (left: inout Rational, right: Rational) { left = left / right }
}

extension Sequence where Element == Rational {
  /// The sum of numbers; zero if there are none.
  public func sum() -> Rational { reduce(0) { $0 + $1 } }
}

// MARK: - From a person

extension Rational {
  /// The number in a text that a person typed in the way of a locale: `try Rational(parsing: "1.234,5", locale: "de_DE")`.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - locale: whose separators, digits and signs are meant.
  /// - Throws: ``MoneyError/syntax(offset:expected:)``; ``MoneyError/ambiguousNumber(offset:readings:)``;
  ///   ``MoneyError/tooLarge``.
  public init(parsing text: String, locale: NumberLocale) throws(MoneyError) {
    guard text.utf8.count <= 4 * Money.digitLimit else { throw .tooLarge }
    let read: ReadNumber
    do throws(NumberTextError) {
      read = try locale.read(text, style: .decimal, parsing: .lenient)
    } catch {
      throw MoneyError(error)
    }
    try self.init(read)
  }
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
