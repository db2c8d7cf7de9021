import ArgumentParser
import SciLocale
import SciMoney
import SciSyntax

/// How results are rounded and written as amounts of a currency.
struct MoneyOptions: Hashable {
  var currency: Currency
  var locale: NumberLocale
  var rounding: Rounding
}

/// The options of amounts as they are typed.
struct TypedMoneyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Round once to the smallest unit of a currency and write the amount.", valueName: "code"))
  var money: String?

  @Flag(help: "With --money: round to what is paid in cash.")
  var cash = false

  @Option(
    help: ArgumentHelp(
      "With --money: the language and region that amounts are written for. (default: en)",
      valueName: "tag"))
  var locale: String?

  /// What goes together, checked before anything is evaluated.
  func validate() throws {
    guard let money else {
      if cash { throw ValidationError("--cash needs --money") }
      if locale != nil { throw ValidationError("--locale needs --money") }
      return
    }
    guard (try? Currency(money.uppercased())) != nil else {
      throw ValidationError(
        "`\(money)` is no currency code of ISO 4217\(Self.suggestion(for: money))")
    }
    guard let locale else { return }
    do throws(LocaleTagError) {
      _ = try NumberLocale(locale)
    } catch {
      let reason = error.reason == .language ? "" : ": \(error)"
      throw ValidationError("`\(locale)` is no locale of \(NumberLocale.dataVersion)\(reason)")
    }
  }

  /// The options with the others that they share.
  ///
  /// - Returns: `nil` if no money was asked for.
  func options(rounding mode: RoundingMode?, decimals: Int?) -> MoneyOptions? {
    guard let currency = money.flatMap({ try? Currency($0.uppercased()) }) else { return nil }
    let increment: Increment =
      if let decimals { .decimals(decimals) } else if cash { .cash } else { .minorUnit }
    return MoneyOptions(
      currency: currency, locale: locale.flatMap { try? NumberLocale($0) } ?? .en,
      rounding: Rounding(mode ?? .halfAwayFromZero, to: increment))
  }

  /// What may have been meant by a code that nobody has.
  private static func suggestion(for code: String) -> String {
    let near = Spelling.suggestions(
      for: code.uppercased(), among: Currency.active.lazy.map(\.code))
    return near.isEmpty
      ? ", such as USD" : "; did you mean \(near.joined(separator: ", "))?"
  }
}
