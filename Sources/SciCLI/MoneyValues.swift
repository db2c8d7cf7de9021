import SciLocale
import SciMoney
import SciNumber
import SciSyntax

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
