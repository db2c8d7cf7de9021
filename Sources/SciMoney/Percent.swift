public import SciNumber

/// A number of hundredths, exactly.
///
/// ```swift
/// let vat: Percent = 19
/// let salesTax: Percent = "8.25%"
/// let fee = Percent(basisPoints: 25)  // 0.25%
/// let share = Percent(fraction: Money(1, .usd) / Money(6, .usd))  // ≈ 16.6667%
/// let gross = Money(100, .usd).adding(percent: salesTax)  // USD 108.25
/// ```
public struct Percent: Hashable, Sendable {
  /// The number before the percent sign: 8.25 for 8.25 %.
  public let points: Rational

  /// So many hundredths: `Percent(points: rate)` is 8.25 % where the rate is 8.25.
  ///
  /// A number without a label does not compile, since a quotient such as `part / whole` is a ``init(fraction:)``.
  public init(points: Rational) {
    self.points = points
  }

  /// So many hundredths.
  public init(_ points: Int) {
    self.init(points: Rational(points))
  }

  /// The percentage in a text for machines, such as `8.25%`, `8.25` or `100/3`.
  ///
  /// - Throws: the errors of ``Money/init(_:_:)-(String,Currency)``.
  public init(_ points: String) throws(MoneyError) {
    var utf8 = Array(points.utf8)[...]
    if utf8.last == UInt8(ascii: "%") { utf8.removeLast() }
    self.points = try ExactText.number(utf8)
  }

  /// So many hundredths of a percent: 825 for 8.25 %.
  public init(basisPoints: Int) {
    self.init(points: Rational(basisPoints) * Self.hundredth)
  }

  /// The percent that a fraction is: 8.25 for 0.0825, and 50 for `part / whole` where the part is half of it.
  public init(fraction: Rational) {
    points = fraction * 100
  }

  /// The number as a fraction: 0.0825 for 8.25 %.
  public var fraction: Rational { points * Self.hundredth }

  /// 1 + the fraction: what an amount grows by.
  var growth: Rational {
    get throws(MoneyError) {
      guard let sum = points.adding(100, limit: Money.bitLimit) else { throw .tooLarge }
      return sum * Self.hundredth
    }
  }

  private static let hundredth = Rational(1) / 100
}

extension Percent: Comparable {
  /// Whether the left number is below the right one.
  public static func < (left: Percent, right: Percent) -> Bool { left.points < right.points }
}

extension Percent: ExpressibleByIntegerLiteral {
  /// A whole number of hundredths.
  public init(integerLiteral value: StaticBigInt) {
    points = Rational(integerLiteral: value)
  }
}

extension Percent: CustomStringConvertible {
  /// The number with a percent sign, such as `8.25%`; one whose decimals do not end is rounded to six digits behind a sign that says
  /// so, such as `≈ 33.3333%`.
  public var description: String {
    let shown = ExactText.shown(points, significantDigits: 6)
    return "\(shown.isRounded ? "≈ " : "")\(shown.text)%"
  }
}

extension Percent {
  /// The negated percentage.
  public static prefix func - (percent: Percent) -> Percent { Percent(points: -percent.points) }

  /// Two percentages one after another: 10 % and 10 % are 21 %.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func then(_ next: Percent) throws(MoneyError) -> Percent {
    guard let product = try growth.multiplied(by: next.growth, limit: Money.bitLimit),
      let fraction = product.subtracting(1, limit: Money.bitLimit)
    else { throw .tooLarge }
    return Percent(fraction: fraction)
  }

  /// This share of an amount, exactly.
  public func of(_ money: Money) -> Money { money * fraction }

  /// This share of an amount, exactly.
  public func of<C>(_ money: TypedMoney<C>) -> TypedMoney<C> { money * fraction }
}
