public import SciMoney
public import SciNumber

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The modifiers that Foundation's currency style has, with its names.

extension FormatStyle where Self == Money.FormatStyle {
  /// A style for the current locale of the user: `price.formatted(.currency)`.
  ///
  /// ```swift
  /// let debt = Money("-1234.5", .eur)
  /// let text = debt.formatted(
  ///   .currency.locale(Locale(identifier: "de_DE")).precision(.fractionLength(0)).sign(strategy: .accounting))
  /// ```
  public static var currency: Money.FormatStyle { .money }

  /// The style of ``currency``, which reads texts that name no currency as amounts of this one: `price.formatted(.currency(code: "USD"))`.
  ///
  /// An amount is always written with its own currency. An unknown code is as none.
  public static func currency(code: String) -> Money.FormatStyle {
    .money(expecting: try? Currency(code))
  }
}

extension Money {
  /// The amount in a text as a style reads it: `try Money("1.234,50 €", format: .currency.locale(german))`.
  ///
  /// - Throws: the errors of `MoneyFormat.money(from:expecting:)`.
  public init(_ text: String, format: FormatStyle) throws(MoneyError) {
    self = try format.parseStrategy.parse(text)
  }
}

extension Money.FormatStyle {
  /// How many decimals are written.
  public struct Precision: Hashable, Sendable {
    let decimals: Int

    /// So many decimals; an amount that has more is rounded, half away from zero unless `rounded(rule:)` says otherwise.
    public static func fractionLength(_ decimals: Int) -> Precision {
      Precision(decimals: max(0, decimals))
    }
  }

  /// What is written for the currency.
  public enum Presentation: Hashable, Sendable {
    /// The symbol of the locale.
    case standard
    /// The code.
    case isoCode
    /// The short symbol.
    case narrow
  }

  /// How the sign is written.
  public enum SignDisplayStrategy: Hashable, Sendable {
    /// A minus in front.
    case automatic
    /// Negative amounts stand in brackets where the locale does that.
    case accounting
  }

  /// The same style with so many decimals.
  public func precision(_ precision: Precision) -> Money.FormatStyle {
    var style = self
    let mode = moneyFormat.rounding?.mode ?? .halfAwayFromZero
    style.moneyFormat.rounding = Rounding(mode, to: .decimals(precision.decimals))
    return style
  }

  /// The same style, which rounds to its decimals, or to the smallest unit of the currency, by this mode.
  public func rounded(rule mode: RoundingMode = .halfAwayFromZero) -> Money.FormatStyle {
    var style = self
    style.moneyFormat.rounding = Rounding(
      mode, to: moneyFormat.rounding?.increment ?? .minorUnit)
    return style
  }

  /// The same style with another sign for the currency.
  public func presentation(_ presentation: Presentation) -> Money.FormatStyle {
    var style = self
    style.moneyFormat.label =
      switch presentation {
      case .standard: .symbol
      case .isoCode: .code
      case .narrow: .narrowSymbol
      }
    return style
  }

  /// Whether digits stand in groups.
  public enum Grouping: Hashable, Sendable {
    /// As the locale has them.
    case automatic
    /// They do not.
    case never
  }

  /// The same style with or without groups of digits.
  public func grouping(_ grouping: Grouping) -> Money.FormatStyle {
    var style = self
    style.moneyFormat.usesGroups = grouping == .automatic
    return style
  }

  /// The same style with another way to write the sign.
  public func sign(strategy: SignDisplayStrategy) -> Money.FormatStyle {
    var style = self
    style.moneyFormat.isAccounting = strategy == .accounting
    return style
  }
}

extension Money {
  /// The amount for people, as a locale of Foundation writes it.
  public func formatted(locale: Locale) -> String { formatted(.money(locale: locale)) }
}

extension Money {
  /// The amount in a text that a person typed, as a locale of Foundation has it: that of the user, unless it is said.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - locale: whose separators, digits and signs are meant.
  ///   - currency: the currency of the amount; `nil` if the text must name one.
  /// - Throws: `ConversionError` for a locale that is not known; the errors of `Money.init(_:locale:expecting:parsing:)`.
  public init(parsing text: String, locale: Locale = .current, currency: Currency? = nil) throws {
    try self.init(text, locale: NumberLocale(locale), expecting: currency)
  }
}

// MARK: - Decimals

extension Decimal {
  /// The decimal that is exactly a number.
  ///
  /// - Precondition: it has one; ``init(exactly:)-(Rational)`` throws for a number such as 1/3.
  public init(_ value: Rational) {
    do throws(ConversionError) {
      try self.init(exactly: value)
    } catch {
      stop("Decimal(\(value)): \(error)")
    }
  }
}

extension Decimal {
  /// The decimal that is exactly the amount, whose currency is dropped.
  ///
  /// - Precondition: it has one; ``init(exactly:)-(Money)`` throws for a third of a dollar.
  public init(_ money: Money) { self.init(money.amount) }
}
