public import SciNumber

/// An exact amount of a currency.
///
/// ```swift
/// let price = Money("19.99", .usd)
/// let total = price * 3  // USD 59.97
/// let share = total / 7  // ≈ USD 8.57, and exactly 5997/700
/// let due = share.rounded(.halfEven)  // USD 8.57
/// ```
///
/// The amount is a rational number of any size: `+`, `-`, `*` and `/` never round, so a third of 100 times 3 is 100.
/// Only a call whose name says `rounded` or `rounding` rounds, with a mode and an increment that it is given.
/// There is no NaN, no infinity and no overflow.
///
/// The currency is a value that is known when the program runs. An operator stops the program with a sentence, as one of
/// `Int` does when it overflows, if two amounts are in different currencies, if a divisor is zero, or if the result is
/// longer than ``bitLimit``. Where strangers choose currencies, factors or divisors, ``adding(_:)-(Money)``, ``subtracting(_:)-(Money)``,
/// ``multiplied(by:)`` and ``divided(by:)`` do the same and throw. Where the currency is known when the program is compiled,
/// ``TypedMoney`` lets the compiler refuse.
///
/// An amount is made from a literal, which needs no `try`, or from a `String`, whose errors are thrown. A literal with a
/// point is taken as it is written; a variable of type `Double` is refused.
public struct Money: Sendable {
  /// The amount in whole units of the currency.
  public let amount: Rational
  /// The currency.
  public let currency: Currency

  /// An amount of a currency.
  @_disfavoredOverload
  public init(_ amount: Rational, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// The longest number that an operation makes, in bits.
  public static let bitLimit: WideInt = 10_000_000
  /// The most digits that are read or written.
  public static let digitLimit = 1_000_000
}

// MARK: - Making amounts

extension Money {
  /// A whole number of units of a currency.
  public init(_ amount: Int, _ currency: Currency) {
    self.init(Rational(amount), currency)
  }

  /// The amount in a text for machines: `-?digits(.digits)?`, or two integers with a slash between.
  ///
  /// - Throws: ``MoneyError/syntax(offset:expected:)`` for anything else, such as `12abc` or `1,234.56`;
  ///   ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  @_disfavoredOverload
  public init(_ amount: String, _ currency: Currency) throws(MoneyError) {
    self.init(try ExactText.number(amount), currency)
  }

  /// A number of smallest units: `Money(minorUnits: 14985, .usd)` is 149.85 USD.
  ///
  /// - Throws: ``MoneyError/noMinorUnit(_:)`` if the currency has none.
  public init(minorUnits count: Int, _ currency: Currency) throws(MoneyError) {
    try self.init(count, of: .minorUnit, currency)
  }

  /// A number of units of any kind.
  ///
  /// - Throws: ``MoneyError/noMinorUnit(_:)`` if the currency has none.
  public init(_ count: Int, of unit: Increment, _ currency: Currency) throws(MoneyError) {
    switch try unit.step(in: currency) {
    case .decimals(let decimals):
      guard let amount = Rational(Integer(count), scale: WideInt(decimals)) else { throw .tooLarge }
      self.init(amount, currency)
    case .amount(let step):
      self.init(Rational(count) * step, currency)
    }
  }

  /// No money.
  public static func zero(_ currency: Currency) -> Money { Money(0, currency) }

  /// The exact binary value of `value`: 3.133 becomes 3.13299999999999978506… in all its 52 digits.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if the value is infinite or NaN.
  public init(exactly value: Double, _ currency: Currency) throws(MoneyError) {
    guard let amount = Rational(exactly: value) else { throw .domain(.doubleIsFinite) }
    self.init(amount, currency)
  }

  /// The shortest decimal number that reads back as `value`: 3.133 becomes 3.133.
  ///
  /// This is what the digits in a source text or a JSON number most likely were, and not what `value` is.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if the value is infinite or NaN.
  public init(shortest value: Double, _ currency: Currency) throws(MoneyError) {
    guard value.isFinite, let amount = Rational("\(value)") else {
      throw .domain(.doubleIsFinite)
    }
    self.init(amount, currency)
  }
}

// MARK: - Properties

extension Money {
  /// −1, 0 or 1.
  public var signum: Int { Int(amount.signum) }

  /// Whether the amount is 0.
  public var isZero: Bool { amount.isZero }

  /// Whether the amount is below 0.
  public var isNegative: Bool { amount.signum < 0 }

  /// Whether the amount is above 0.
  public var isPositive: Bool { amount.signum > 0 }

  /// The amount without its sign.
  public var magnitude: Money { Money(amount.magnitude, currency) }

  /// The nearest `Double`, ties to even.
  public var doubleValue: Double { amount.doubleValue }

  /// How many units of a kind the amount is.
  ///
  /// - Throws: ``MoneyError/inexact(residue:)`` if it is no whole number of them; ``MoneyError/tooLarge`` if that is
  ///   no `Int`.
  public func count(of unit: Increment) throws(MoneyError) -> WideInt {
    let units = try wholeUnits(of: unit)
    guard let count = units.asInt else { throw .tooLarge }
    return count
  }

  /// The amount in smallest units of the currency, such as cents.
  ///
  /// - Precondition: it is a whole number of them, so round it first; ``count(of:)`` throws where it may be none.
  public var minorUnits: WideInt {
    orStop { () throws(MoneyError) in try count(of: .minorUnit) }
  }

  private func wholeUnits(of unit: Increment) throws(MoneyError) -> Rational {
    let step = try unit.step(in: currency)
    let rounded = try amount.rounded(.towardZero, to: step)
    guard rounded == amount else { throw .inexact(residue: amount - rounded) }
    guard let count = amount.divided(by: try step.amount, limit: Self.bitLimit) else {
      throw .tooLarge
    }
    return count
  }
}
