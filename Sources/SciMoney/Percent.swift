public import SciNumber

/// A number of hundredths, exactly.
///
/// ```swift
/// let rate: Percent = "8.25"
/// try bill.adding(rate)
/// ```
public struct Percent: Hashable, Sendable {
  /// The number before the percent sign: 8.25 for 8.25 %.
  public let points: Rational

  /// So many hundredths.
  public init(_ points: Rational) {
    self.points = points
  }

  /// The number before the percent sign in a text for machines, such as `8.25` or `100/3`.
  ///
  /// - Throws: the errors of ``Money/init(_:_:)-(String,_)``.
  public init(_ points: String) throws(MoneyError) {
    self.points = try ExactText.number(points)
  }

  /// The percent that a fraction is: 8.25 for 0.0825.
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

extension Percent: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A whole number of hundredths.
  public init(integerLiteral value: StaticBigInt) {
    points = Rational(integerLiteral: value)
  }

  /// The number of a literal such as `"8.25"`; anything else stops the program.
  public init(stringLiteral text: String) {
    guard let percent = try? Percent(text) else { preconditionFailure("no percentage: \(text)") }
    self = percent
  }
}

extension Percent: CustomStringConvertible {
  /// The exact number with a percent sign, such as `8.25%`.
  public var description: String { ExactText.text(points) + "%" }
}

// MARK: - Adding and taking away

extension Percent {
  /// This share of an amount, exactly.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func of(_ money: Money) throws(MoneyError) -> Money { try money * fraction }

  /// Two percentages one after another: 10 % and 10 % are 21 %.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func then(_ next: Percent) throws(MoneyError) -> Percent {
    guard let product = try growth.multiplied(by: next.growth, limit: Money.bitLimit),
      let fraction = product.subtracting(1, limit: Money.bitLimit)
    else { throw .tooLarge }
    return Percent(fraction: fraction)
  }
}

extension Money {
  /// The amount and so many hundredths of it: 100 + 8.25 %.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func adding(_ percent: Percent) throws(MoneyError) -> Money {
    try self * percent.growth
  }

  /// The amount that becomes this one when the percentage is added: the net of a gross.
  ///
  /// - Throws: ``MoneyError/divisionByZero`` for −100 %; ``MoneyError/tooLarge``.
  public func removing(_ percent: Percent) throws(MoneyError) -> Money {
    try self / percent.growth
  }

  /// The amount less so many hundredths of it, and less so many of what is left, and so on.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func discounted(by percents: Percent...) throws(MoneyError) -> Money {
    try discounted(by: percents)
  }

  /// The amount less so many hundredths of it, and less so many of what is left, and so on.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func discounted(by percents: [Percent]) throws(MoneyError) -> Money {
    var rest = self
    for percent in percents { rest = try rest.adding(Percent(-percent.points)) }
    return rest
  }

  /// How many hundredths of `whole` this amount is, exactly.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  public func percentage(of whole: Money) throws(MoneyError) -> Percent {
    Percent(fraction: try self / whole)
  }
}
