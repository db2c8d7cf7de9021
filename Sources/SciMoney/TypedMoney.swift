public import SciNumber

/// A currency that the compiler knows.
///
/// ```swift
/// enum USD: CurrencyType { static var currency: Currency { .usd } }
/// ```
public protocol CurrencyType: Sendable {
  /// The currency that the type stands for.
  static var currency: Currency { get }
}

/// An exact amount of a currency that is known when the program is compiled.
///
/// Adding two amounts of different currencies does not compile. It is a ``Money`` with a type around it: use
/// ``money`` and ``init(_:)-(Money)`` to go over.
///
/// The operators do not throw. A number of more than 2³⁴ bits stops the program; ``Money``'s throw long before.
public struct TypedMoney<C: CurrencyType>: Hashable, Sendable {
  /// The amount in whole units of the currency.
  public let amount: Rational

  /// An amount of the currency.
  public init(_ amount: Rational) {
    self.amount = amount
  }

  /// The amount in a text for machines, as ``Money/init(_:_:)-(String,_)`` reads it, with the same errors.
  public init(_ amount: String) throws(MoneyError) {
    self.amount = try ExactText.number(amount)
  }

  /// The amount of `money`.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` if it is in another currency.
  public init(_ money: Money) throws(MoneyError) {
    guard money.currency == C.currency else {
      throw .currencyMismatch(money.currency, C.currency)
    }
    amount = money.amount
  }

  /// The amount with its currency as a value.
  public var money: Money { Money(amount, C.currency) }

  /// No money.
  public static var zero: TypedMoney { TypedMoney(0 as Rational) }
}

// MARK: - Arithmetic

extension TypedMoney: AdditiveArithmetic {
  /// The sum, exactly.
  public static func + (left: TypedMoney, right: TypedMoney) -> TypedMoney {
    TypedMoney(left.amount + right.amount)
  }

  /// The difference, exactly.
  public static func - (left: TypedMoney, right: TypedMoney) -> TypedMoney {
    TypedMoney(left.amount - right.amount)
  }

  /// The amount with its sign turned.
  public static prefix func - (value: TypedMoney) -> TypedMoney { TypedMoney(-value.amount) }

  /// The product, exactly.
  public static func * (left: TypedMoney, right: Rational) -> TypedMoney {
    TypedMoney(left.amount * right)
  }

  /// The quotient, exactly.
  ///
  /// - Throws: ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  public static func / (left: TypedMoney, right: Rational) throws(MoneyError) -> TypedMoney {
    TypedMoney(try (left.money / right).amount)
  }

  /// How many times the right amount goes into the left one, exactly.
  ///
  /// - Throws: ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  public static func / (left: TypedMoney, right: TypedMoney) throws(MoneyError) -> Rational {
    try left.money / right.money
  }

  /// The nearest multiple of an increment; the errors are those of ``Money/rounded(_:to:)``.
  public func rounded(
    _ mode: RoundingMode, to increment: Increment
  ) throws(MoneyError) -> TypedMoney {
    TypedMoney(try money.rounded(mode, to: increment).amount)
  }

  /// The rounded amount and what rounding took away; the errors are those of ``Money/rounded(_:to:)``.
  public func rounding(
    _ mode: RoundingMode, to increment: Increment
  ) throws(MoneyError) -> Rounded<TypedMoney> {
    let value = try rounded(mode, to: increment)
    let residue = self - value
    return Rounded(value: value, residue: residue, wasExact: residue.amount.isZero)
  }
}

extension TypedMoney: Comparable {
  /// Whether the left amount is below the right one.
  public static func < (left: TypedMoney, right: TypedMoney) -> Bool {
    left.amount < right.amount
  }
}

extension TypedMoney: ExpressibleByIntegerLiteral {
  /// A whole number of units.
  public init(integerLiteral value: StaticBigInt) {
    self.init(Rational(integerLiteral: value))
  }
}

extension TypedMoney: CustomStringConvertible {
  /// The code and the exact amount, as ``Money`` writes it.
  public var description: String { money.description }
}
