package import SciLocale
package import SciMoney
package import SciNumber
import SciSyntax

/// What somebody says about amounts: the options of the command, and the settings of a prompt or a page.
package struct MoneyValues: Hashable, Sendable {
  /// The currency, in letters of any case.
  package var code: String?
  package var cash = false
  package var locale: String?

  package init() {}

  package var isTyped: Bool { code != nil || cash || locale != nil }

  /// Why there are no such amounts.
  package enum AmountsError: Error, Hashable, Sendable {
    case unknownCurrency(String)
    case noMinorUnit(Currency)
    case unknownLocale(String, LocaleTagError)

    /// The reason, in words.
    ///
    /// - Parameter decimals: the setting of so many decimals, as it is written where this is read.
    /// - Returns: the words.
    package func words(decimals: String) -> String {
      switch self {
      case .unknownCurrency(let code):
        return "`\(code)` is no currency code of ISO 4217\(Self.suggestion(for: code))"
      case .noMinorUnit(let currency):
        return "\(currency.code) has no smallest unit: say how many decimals with \(decimals)"
      case .unknownLocale(let tag, let error):
        let reason = error.reason == .language ? "" : ": \(error.description)"
        return "`\(tag)` is no locale of \(NumberLocale.dataVersion)\(reason)"
      }
    }

    /// What may have been meant by a code that nobody has.
    private static func suggestion(for code: String) -> String {
      let near = Spelling.suggestions(
        for: code.uppercased(), among: Currency.active.lazy.map { $0.code })
      return Spelling.question(near).map { "; " + $0 } ?? ", such as USD"
    }
  }

  /// The options with the others that they share.
  ///
  /// - Parameters:
  ///   - mode: how is rounded; `nil` for half away from zero.
  ///   - decimals: how many decimals amounts have; `nil` for those of the smallest unit.
  /// - Returns: `nil` if no money was asked for.
  /// - Throws: why there are no such amounts.
  package func options(
    rounding mode: RoundingMode?, decimals: Int?
  ) throws(AmountsError) -> MoneyOptions? {
    guard let code else { return nil }
    guard let currency = try? Currency(code.uppercased()) else { throw .unknownCurrency(code) }
    let increment: Increment =
      if let decimals { .decimals(decimals) } else if cash { .cash } else { .minorUnit }
    let (locale, rounding) = (
      try typedLocale, Rounding(mode ?? .halfAwayFromZero, to: increment)
    )
    do throws(MoneyError) {
      return try MoneyOptions(currency: currency, locale: locale, rounding: rounding)
    } catch {
      throw .noMinorUnit(currency)
    }
  }

  /// The locale that was asked for, or English.
  package var typedLocale: NumberLocale {
    get throws(AmountsError) {
      guard let locale else { return .en }
      do throws(LocaleTagError) {
        return try NumberLocale(locale)
      } catch {
        throw .unknownLocale(locale, error)
      }
    }
  }
}
