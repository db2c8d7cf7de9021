public import SciNumber

/// What an amount is rounded to a multiple of.
///
/// ```swift
/// let price = try Money("1234.567", .chf)
/// let cents = try price.rounded(.halfEven, to: .minorUnit)  // CHF 1234.57
/// let cash = try price.rounded(.halfEven, to: .cash)  // CHF 1234.55
/// let thousands = try price.rounded(.halfEven, to: .decimals(-3))  // CHF 1000.00
/// let halves = try price.rounded(.halfEven, to: .amount(Rational(1, 2)))  // CHF 1234.50
/// ```
public enum Increment: Hashable, Sendable {
  /// The smallest unit of the currency by ISO 4217.
  case minorUnit
  /// The smallest unit that CLDR shows for the currency.
  case cldr
  /// The smallest amount that is paid in cash, by CLDR: 0.05 for CHF.
  ///
  /// CLDR has 0.01 for AUD, whose smallest coin is 0.05; there, say ``amount(_:)``.
  case cash
  /// The smallest unit of a profile of your own.
  case profile(CurrencyProfile)
  /// A number of decimals; −3 is thousands.
  case decimals(Int)
  /// Any positive amount, such as 0.05, 5 or 1/3.
  case amount(Rational)
}

/// What a payment service or a shop takes for the smallest units of currencies, where it differs from ISO 4217.
///
/// ```swift
/// // As Adyen documented it in 2026; check theirs before you use it.
/// let adyen = CurrencyProfile(name: "Adyen", decimals: [.clp: 2, .cve: 0, .idr: 0, .isk: 2])
/// ```
public struct CurrencyProfile: Hashable, Sendable {
  /// What the profile is called.
  public var name: String
  /// The decimals of the currencies that differ.
  public var decimals: [Currency: Int]

  /// A profile with these differences.
  public init(name: String, decimals: [Currency: Int]) {
    self.name = name
    self.decimals = decimals
  }
}

/// An increment for one currency: decimals where that is possible, because they are faster.
enum Step: Hashable, Sendable {
  case decimals(Int)
  case amount(Rational)

  /// The step as a number.
  var amount: Rational {
    get throws(MoneyError) {
      switch self {
      case .amount(let amount): return amount
      case .decimals(let count):
        guard count != .min, let amount = Rational(1, scale: WideInt(count)) else {
          throw .tooLarge
        }
        return amount
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension Increment: ExpressibleByFloatLiteral {
    /// Multiples of an amount: `price.rounded(to: 0.05)`.
    public init(floatLiteral value: Double) { self = .amount(Rational(floatLiteral: value)) }
  }
#endif

extension Increment: ExpressibleByStringLiteral {
  /// Multiples of an amount: `price.rounded(to: "0.05")`; a text that is no number stops the program.
  public init(stringLiteral text: String) {
    self = .amount(NumberLiteral(stringLiteral: text).value)
  }
}

extension Increment {
  /// The smallest unit of the currency, whatever it is called: ``minorUnit`` by another name.
  public static var cents: Increment { .minorUnit }

  /// Whole units of the currency, such as dollars.
  public static var wholeUnit: Increment { .amount(1) }

  /// The amount of the increment in a currency.
  ///
  /// - Throws: ``MoneyError/noMinorUnit(_:)`` if the currency has no smallest unit;
  ///   ``MoneyError/domain(_:)`` if the amount is not positive.
  public func amount(in currency: Currency) throws(MoneyError) -> Rational {
    try step(in: currency).amount
  }

  /// The increment for a currency.
  func step(in currency: Currency) throws(MoneyError) -> Step {
    switch self {
    case .minorUnit: return try .decimals(Self.known(currency.minorUnits, currency))
    case .decimals(let count): return .decimals(count)
    case .amount(let amount):
      guard amount.signum > 0 else { throw .domain(.incrementIsPositive) }
      return .amount(amount)
    case .cldr:
      return try .decimals(Self.known(currency.record?.cldrDigits ?? currency.minorUnits, currency))
    case .profile(let profile):
      let count = profile.decimals[currency] ?? currency.minorUnits
      return try .decimals(Self.known(count, currency))
    case .cash:
      guard let record = currency.record else { return try Self.minorUnit.step(in: currency) }
      let digits = try Self.known(record.cashDigits, currency)
      guard record.cashStep > 1 else { return .decimals(digits) }
      return try .amount(Rational(record.cashStep) * Step.decimals(digits).amount)
    }
  }

  private static func known(_ count: Int?, _ currency: Currency) throws(MoneyError) -> Int {
    guard let count else { throw .noMinorUnit(currency) }
    return count
  }
}
