// Percentages under the names of other libraries, and as operands.

/// A percentage, for parameters that no bare number may be passed to.
///
/// ```swift
/// let price = Money(100, .eur)
/// let gross = price + 19%  // EUR 119.00
/// ```
///
/// `price + 3` could be three euros or three percent, and does not compile; `price + 3%` does.
public protocol PercentValue: Sendable {
  /// The percentage.
  var percentage: Percent { get }
}

extension Percent: PercentValue {
  /// The percentage itself.
  public var percentage: Percent { self }
}

extension Money {
  /// So many hundredths of the amount: `bill * 18%`.
  public static func * (left: Money, right: some PercentValue) -> Money {
    right.percentage.of(left)
  }

  /// So many hundredths of the amount: `18% * bill`.
  public static func * (left: some PercentValue, right: Money) -> Money {
    left.percentage.of(right)
  }

  /// The amount of which so many hundredths are this one: `gross / (1 + 19%)` is the net.
  ///
  /// - Precondition: the percentage is not zero.
  public static func / (left: Money, right: some PercentValue) -> Money {
    left / right.percentage.fraction
  }

  /// The amount and so many hundredths of it: `net + 19%`.
  public static func + (left: Money, right: some PercentValue) -> Money {
    left.adding(percent: right.percentage)
  }

  /// The amount less so many hundredths of it: `price - 10%`.
  public static func - (left: Money, right: some PercentValue) -> Money {
    left.subtracting(percent: right.percentage)
  }

  /// Makes so many hundredths of the amount: `balance *= 1 + rate`.
  public static func *= (left: inout Money, right: some PercentValue) { left = left * right }

  /// Makes the amount of which so many hundredths are this one: `gross /= 1 + vat`.
  ///
  /// - Precondition: the percentage is not zero.
  public static func /= (left: inout Money, right: some PercentValue) { left = left / right }

  /// Adds so many hundredths of the amount: `price += 19%`.
  public static func += (left: inout Money, right: some PercentValue) { left = left + right }

  /// Takes so many hundredths of the amount away: `price -= 10%`.
  public static func -= (left: inout Money, right: some PercentValue) { left = left - right }

  /// The amount and so many hundredths of it: `net.adding(19%)`.
  public func adding(_ percent: some PercentValue) -> Money {
    adding(percent: percent.percentage)
  }

  /// The amount less so many hundredths of it: `price.subtracting(10%)`.
  public func subtracting(_ percent: some PercentValue) -> Money {
    subtracting(percent: percent.percentage)
  }

  /// The gross of this net.
  public func adding(tax: Percent) -> Money { adding(percent: tax) }

  /// The gross of this net.
  public func addingTax(_ tax: Percent) -> Money { adding(percent: tax) }

  /// The gross of this net.
  public func includingTax(_ tax: Percent) -> Money { adding(percent: tax) }

  /// The net of this gross.
  ///
  /// - Precondition: the tax is not −100 %.
  public func removing(tax: Percent) -> Money { removing(percent: tax) }

  /// The net of this gross.
  ///
  /// - Precondition: the tax is not −100 %.
  public func removingTax(_ tax: Percent) -> Money { removing(percent: tax) }

  /// The net of this gross.
  ///
  /// - Precondition: the tax is not −100 %.
  public func excludingTax(_ tax: Percent) -> Money { removing(percent: tax) }

  /// The amount less a discount: `price.discounted(by: 10%)`.
  public func discounted(by discount: Percent) -> Money { subtracting(percent: discount) }
}

// MARK: - Percentages of one amount

// The operands are generic so that a literal is none: `1 - 20%` is a whole less a fifth, not 1 % less 20 %.

extension Percent {
  /// No hundredth.
  public static var zero: Percent { Percent(0) }

  /// Adds another percentage of the same amount.
  public static func += (left: inout Percent, right: some PercentValue) { left = left + right }

  /// Takes another percentage of the same amount away.
  public static func -= (left: inout Percent, right: some PercentValue) { left = left - right }
}

extension PercentValue {
  /// Both percentages of one amount together: 10% and 5% are 15%.
  public static func + (left: Self, right: some PercentValue) -> Percent {
    Percent(points: left.percentage.points + right.percentage.points)
  }

  /// The difference of two percentages of one amount.
  public static func - (left: Self, right: some PercentValue) -> Percent {
    Percent(points: left.percentage.points - right.percentage.points)
  }
}

extension PercentValue {
  /// A share of a percentage: `4.5% / 12` is the interest of a month.
  ///
  /// - Precondition: the divisor is not zero.
  public static func / (left: Self, right: Int) -> Percent { left / Rational(right) }

  /// A share of a percentage.
  ///
  /// - Precondition: the divisor is not zero.
  @_disfavoredOverload
  public static func / (left: Self, right: Rational) -> Percent {
    Percent(points: left.percentage.points / right)
  }

  /// A multiple of a percentage.
  public static func * (left: Self, right: Int) -> Percent { left * Rational(right) }

  /// A multiple of a percentage.
  @_disfavoredOverload
  public static func * (left: Self, right: Rational) -> Percent {
    Percent(points: left.percentage.points * right)
  }
}

extension Percent {
  /// Multiplies the percentage.
  public static func *= (left: inout Percent, right: Rational) { left = left * right }

  /// Divides the percentage.
  ///
  /// - Precondition: the divisor is not zero.
  public static func /= (left: inout Percent, right: Rational) { left = left / right }

  /// Whether it is no hundredth.
  public var isZero: Bool { points.isZero }

  /// Whether it is below 0.
  public var isNegative: Bool { points.signum < 0 }

  /// Whether it is above 0.
  public var isPositive: Bool { points.signum > 0 }
}

extension Sequence where Element == Percent {
  /// The sum of percentages of one amount.
  public func sum() -> Percent { Percent(points: map { $0.points }.sum()) }
}

/// The percentage without its sign.
public func abs(_ percent: Percent) -> Percent { Percent(points: percent.points.magnitude) }

extension PercentValue {
  /// A percentage of a percentage: half of 10 % is `50% * 10%`, 5 %.
  public static func * (left: Self, right: some PercentValue) -> Percent {
    Percent(points: left.percentage.points * right.percentage.fraction)
  }
}

/// A percentage to a whole power, exactly: what an amount grows by in 12 months is `pow(1 + 0.5%, 12)`.
///
/// - Precondition: zero has no negative power.
public func pow(_ base: Percent, _ exponent: Int) -> Percent {
  Percent(fraction: base.fraction.power(exponent))
}

// MARK: - A whole and a percentage

extension Percent {
  /// A whole and so many hundredths of it: `price * (1 + 19%)`; 1 is 100 %.
  public static func + (left: NumberLiteral, right: Percent) -> Percent {
    Percent(fraction: left.value) + right
  }

  /// A whole less so many hundredths of it: `price * (1 - 20%)`; 1 is 100 %.
  public static func - (left: NumberLiteral, right: Percent) -> Percent {
    Percent(fraction: left.value) - right
  }
}

/// The amount without its sign.
public func abs(_ money: Money) -> Money { money.magnitude }
