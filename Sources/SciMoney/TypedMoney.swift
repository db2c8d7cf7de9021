public import SciFinance
public import SciNumber

/// An exact amount of a currency that is known when the program is compiled.
///
/// ```swift
/// typealias Euros = TypedMoney<Currency.EUR>
/// let prices = [Euros("19.99"), Euros(5)]
/// let total = prices.sum() + 3 * prices[1]  // EUR 39.99
/// let dearest = prices.max()  // EUR 19.99
/// ```
///
/// Adding two amounts of different currencies does not compile, so the operators need no `try`. It is a ``Money`` with a
/// type around it: ``money`` and ``init(_:)-(Money)`` convert between the two.
///
/// An operator stops the program, as one of `Int` does when it overflows, if the divisor is zero or if the result has
/// more than ``Money/bitLimit`` bits. That size is far from amounts of money, and it stays far: what comes from
/// outside, as a text, in JSON or as a ``Money``, has at most ``bitLimit`` bits or is an error. No sum of decimal
/// amounts can then exceed the limit, however many they are, nor can fewer than five hundred
/// other operations.
/// Where strangers choose factors or divisors, compute with ``Money``, whose methods with names throw, or divide with
/// ``divided(by:)``.
public struct TypedMoney<C: CurrencyType>: Hashable, Sendable {
  /// The amount in whole units of the currency.
  public let amount: Rational

  /// An amount of the currency.
  @_disfavoredOverload
  public init(_ amount: Rational) {
    self.amount = amount
  }

  /// The amount of a literal: `TypedMoney<Currency.USD>("19.99")`.
  public init(_ amount: NumberLiteral) {
    self.init(amount.value)
  }

  /// A whole number of units of the currency.
  public init(_ amount: Int) {
    self.init(Rational(amount))
  }

  /// The most bits that the numerator and the denominator of an amount from outside may each have: some 1,200 digits.
  public static var bitLimit: WideInt { 4096 }
}

// MARK: - Amounts from outside

extension TypedMoney {
  /// The amount in a text for machines, as ``Money/init(_:_:)-(String,Currency)`` reads it.
  ///
  /// - Throws: the errors of that initialiser; ``MoneyError/tooLong(bits:)`` beyond ``bitLimit``.
  @_disfavoredOverload
  public init(_ amount: some StringProtocol) throws(MoneyError) {
    try self.init(Money(String(amount), C.currency))
  }

  /// The amount of `money`.
  ///
  /// - Throws: ``MoneyError/unexpectedCurrency(_:expected:)`` if it is in another currency;
  ///   ``MoneyError/tooLong(bits:)`` beyond ``bitLimit``.
  @_disfavoredOverload
  public init(_ money: Money) throws(MoneyError) {
    try money.require(C.currency)
    let limit = Self.bitLimit
    guard money.amount.numerator(limit: limit) != nil, money.amount.denominator(limit: limit) != nil
    else { throw .tooLong(bits: limit) }
    self.init(money.amount)
  }

  /// A number of smallest units: `TypedMoney<Currency.USD>(minorUnits: 14985)` is 149.85 USD.
  ///
  /// - Precondition: the currency has a smallest unit, as all but metals and the like have.
  public init(minorUnits count: Int) {
    guard let decimals = C.currency.minorUnits,
      let amount = Rational(Integer(count), scale: WideInt(decimals))
    else { preconditionFailure("\(C.currency) has no smallest unit") }
    self.init(amount)
  }

  /// No money.
  public static var zero: TypedMoney { TypedMoney(0) }
}

// MARK: - Properties

extension TypedMoney {
  /// The amount with its currency as a value.
  public var money: Money { Money(amount, C.currency) }

  /// −1, 0 or 1.
  public var signum: Int { Int(amount.signum) }

  /// Whether the amount is 0.
  public var isZero: Bool { amount.isZero }

  /// Whether the amount is below 0.
  public var isNegative: Bool { amount.signum < 0 }

  /// The amount without its sign.
  public var magnitude: TypedMoney { TypedMoney(amount.magnitude) }

  /// The amount in smallest units of the currency; the precondition is that of ``Money/minorUnits``.
  public var minorUnits: WideInt {
    money.minorUnits
  }
}

// MARK: - Rounding and sharing

extension TypedMoney {
  /// The nearest multiple of an increment; the errors are those of ``Money/rounded(_:to:)``.
  public func rounded(
    _ mode: RoundingMode, to increment: Increment
  ) throws(MoneyError) -> TypedMoney {
    TypedMoney(try money.rounded(mode, to: increment).amount)
  }

  /// The amount rounded; the errors are those of ``Money/rounded(_:to:)``.
  public func rounded(_ rounding: Rounding) throws(MoneyError) -> TypedMoney {
    try rounded(rounding.mode, to: rounding.increment)
  }

  /// The rounded amount and what rounding took away; the errors are those of ``Money/rounded(_:to:)``.
  public func rounding(
    _ mode: RoundingMode, to increment: Increment
  ) throws(MoneyError) -> Rounded<TypedMoney> {
    let value = try rounded(mode, to: increment)
    let residue = self - value
    return Rounded(value: value, residue: residue, wasExact: residue.isZero)
  }

  /// Shares in proportion to `ratios` that are together exactly the amount, as ``Money`` allocates them.
  ///
  /// - Throws: the errors of ``Money/allocated(by:unit:remainder:residue:)``.
  public func allocated(
    by ratios: [Rational], unit: Increment = .minorUnit,
    remainder: RemainderPolicy = .largestRemainder, residue: ResiduePolicy = .refused
  ) throws(MoneyError) -> Allocation<TypedMoney> {
    let allocation = try money.allocated(
      by: ratios, unit: unit, remainder: remainder, residue: residue)
    return Allocation(
      shares: allocation.shares.map { TypedMoney($0.amount) },
      remainder: TypedMoney(allocation.remainder.amount))
  }

  /// Equal shares, or as equal as units allow.
  ///
  /// - Throws: the errors of ``Money/split(into:unit:remainder:residue:)``.
  public func split(
    into count: Int, unit: Increment = .minorUnit,
    remainder: RemainderPolicy = .largestRemainder, residue: ResiduePolicy = .refused
  ) throws(MoneyError) -> [TypedMoney] {
    try money.split(into: count, unit: unit, remainder: remainder, residue: residue)
      .map { TypedMoney($0.amount) }
  }

  /// The amount in another currency, exactly; the errors are those of ``Money/converted(to:using:)-(_,ExchangeRate)``.
  public func converted<Other: CurrencyType>(
    to currency: Other.Type, using rate: ExchangeRate
  ) throws(MoneyError) -> TypedMoney<Other> {
    TypedMoney<Other>(try money.converted(to: Other.currency, using: rate).amount)
  }
}

// MARK: - Texts

extension TypedMoney: ExpressibleByStringLiteral {
  /// The amount in a literal: `let price: TypedMoney<USD> = "19.99"`; a text that is no number stops the program.
  public init(stringLiteral text: String) { self.init(NumberLiteral(stringLiteral: text)) }
}

extension TypedMoney: CustomStringConvertible {
  /// The code and the exact amount, as ``Money`` writes it.
  public var description: String { money.description }

  /// The exact amount as text, as ``Money/exactText``.
  public var exactText: String { money.exactText }
}
