import SciLocale
import SciMoney
import SciNumber
import SciSyntax

/// How results are rounded and written as amounts of a currency.
///
/// A class, since it goes along with each line that is answered.
final class MoneyOptions: Sendable {
  let currency: Currency
  let locale: NumberLocale
  let rounding: Rounding
  /// Whether digits before the decimal separator stand in groups, where the locale has them.
  let usesGroups: Bool
  /// What amounts are multiples of.
  let unit: Rational
  /// How amounts are written.
  let writer: MoneyWriter

  /// - Throws: the error of a currency that has not the multiples which amounts are rounded to.
  init(
    currency: Currency, locale: NumberLocale, rounding: Rounding, usesGroups: Bool = true
  ) throws(MoneyError) {
    (self.currency, self.locale, self.rounding) = (currency, locale, rounding)
    self.usesGroups = usesGroups
    unit = try rounding.increment.amount(in: currency)
    writer = try MoneyWriter(
      MoneyFormat(locale, rounding: rounding), currency, usesGroups: usesGroups)
  }

  /// The same options with amounts whose digits stand in no groups.
  func withoutGroups() -> MoneyOptions {
    (try? MoneyOptions(
      currency: currency, locale: locale, rounding: rounding, usesGroups: false)) ?? self
  }
}

extension MoneyOptions: Hashable {
  static func == (first: MoneyOptions, second: MoneyOptions) -> Bool {
    first.currency == second.currency && first.locale == second.locale
      && first.rounding == second.rounding && first.usesGroups == second.usesGroups
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(currency)
    hasher.combine(locale)
    hasher.combine(rounding)
    hasher.combine(usesGroups)
  }
}

/// What the options of amounts say.
struct MoneyValues {
  /// The currency, in letters of any case.
  var code: String?
  var cash = false
  var locale: String?

  var isTyped: Bool { code != nil || cash || locale != nil }

  /// The options with the others that they share.
  ///
  /// - Returns: `nil` if no money was asked for.
  func options(
    rounding mode: RoundingMode?, decimals: Int?
  ) throws(OptionError) -> MoneyOptions? {
    guard let code else { return nil }
    guard let currency = try? Currency(code.uppercased()) else {
      throw OptionError(
        words: "`\(code)` is no currency code of ISO 4217\(Self.suggestion(for: code))")
    }
    let increment: Increment =
      if let decimals { .decimals(decimals) } else if cash { .cash } else { .minorUnit }
    let (locale, rounding) = (
      try typedLocale, Rounding(mode ?? .halfAwayFromZero, to: increment)
    )
    do throws(MoneyError) {
      return try MoneyOptions(currency: currency, locale: locale, rounding: rounding)
    } catch {
      throw OptionError(
        words: "\(currency) has no smallest unit: say how many decimals with --decimals")
    }
  }

  var typedLocale: NumberLocale {
    get throws(OptionError) {
      guard let locale else { return .en }
      do throws(LocaleTagError) {
        return try NumberLocale(locale)
      } catch {
        let reason = error.reason == .language ? "" : ": \(error)"
        throw OptionError(
          words: "`\(locale)` is no locale of \(NumberLocale.dataVersion)\(reason)")
      }
    }
  }

  /// What may have been meant by a code that nobody has.
  private static func suggestion(for code: String) -> String {
    let near = Spelling.suggestions(
      for: code.uppercased(), among: Currency.active.lazy.map(\.code))
    return Spelling.question(near).map { "; " + $0 } ?? ", such as USD"
  }
}
