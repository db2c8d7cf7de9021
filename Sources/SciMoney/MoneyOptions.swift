package import SciLocale
package import SciNumber

/// How results are rounded and written as amounts of a currency.
///
/// A class, since it goes along with each line that is answered.
package final class MoneyOptions: Sendable {
  package let currency: Currency
  package let locale: NumberLocale
  package let rounding: Rounding
  /// Whether digits before the decimal separator stand in groups, where the locale has them.
  package let usesGroups: Bool
  /// What amounts are multiples of.
  package let unit: Rational
  /// How amounts are written.
  package let writer: MoneyWriter

  /// Options of which ``unit`` and ``writer`` are made once.
  ///
  /// - Throws: the error of a currency that has not the multiples which amounts are rounded to.
  package init(
    currency: Currency, locale: NumberLocale, rounding: Rounding, usesGroups: Bool = true
  ) throws(MoneyError) {
    (self.currency, self.locale, self.rounding) = (currency, locale, rounding)
    self.usesGroups = usesGroups
    unit = try rounding.increment.amount(in: currency)
    writer = try MoneyWriter(
      MoneyFormat(locale, rounding: rounding), currency, usesGroups: usesGroups)
  }

  /// The same options with amounts whose digits stand in no groups.
  package func withoutGroups() -> MoneyOptions {
    (try? MoneyOptions(
      currency: currency, locale: locale, rounding: rounding, usesGroups: false)) ?? self
  }
}

extension MoneyOptions: Hashable {
  package static func == (first: MoneyOptions, second: MoneyOptions) -> Bool {
    first.currency == second.currency && first.locale == second.locale
      && first.rounding == second.rounding && first.usesGroups == second.usesGroups
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(currency)
    hasher.combine(locale)
    hasher.combine(rounding)
    hasher.combine(usesGroups)
  }
}

extension MoneyOptions {
  /// Rounds a real number once, by proof, and writes the amount.
  ///
  /// With ``/SciNumber/RoundingMode/unnecessary``, the amount is cut off where the number is not exact: the caller looks at
  /// ``RoundedReal/wasExact``, and the residue is what was cut off.
  package func rounded(
    _ value: Real, within budget: EvaluationBudget
  ) throws(MathError) -> (rounded: RoundedReal, utf8: [UInt8]) {
    var rounding = rounding
    if rounding.mode == .unnecessary { rounding.mode = .towardZero }
    let rounded: RoundedReal
    do throws(MoneyError) {
      rounded = try Money.rounding(value, rounding, in: currency, within: budget)
    } catch .mathematics(let error) {
      throw error
    } catch {
      throw .tooLarge
    }
    do throws(MoneyError) {
      return (rounded, try writer.utf8(of: rounded.amount.amount))
    } catch {
      throw .digitLimit(digits: WideInt(Money.digitLimit))
    }
  }
}
