import SciLocale
import SciMoney
import SciNumber
import SciSyntax

/// Why words are no tip, and how to mend them.
struct TipError: Error {
  var words: String
}

/// Reads a bill and a percentage as a locale writes them.
struct TipReader {
  let locale: NumberLocale
  /// The currency that was asked for; `nil` if the bill may name its own.
  private let wanted: Currency?

  init(locale tag: String, currency code: String?) throws(TipError) {
    guard let locale = try? NumberLocale(tag) else {
      throw TipError(words: KeypadRun.unknownLocale(tag))
    }
    self.locale = locale
    wanted = if let code { try Self.currency(code, locale) } else { nil }
  }

  /// The currency of a bill that names none.
  var currency: Currency { wanted ?? .usd }
}

// MARK: - The bill

extension TipReader {
  /// The amount of the bill, a whole number of the smallest coins.
  func bill(_ text: String) throws(TipError) -> Money {
    let money: Money
    do throws(MoneyError) {
      money = try amount(text, locale)
    } catch {
      throw self.error(error, in: text)
    }
    if let wanted, money.currency != wanted {
      throw TipError(
        words: "the bill `\(text)` is in \(money.currency), not in \(wanted); "
          + "leave --currency out or say --currency \(money.currency)")
    }
    guard let decimals = money.currency.minorUnits else {
      throw Self.noCoins(money.currency)
    }
    guard money.signum >= 0 else {
      throw TipError(words: "the bill `\(text)` is negative; write 0 or more")
    }
    guard let coins = try? money.rounded(.halfAwayFromZero, to: .minorUnit), coins != money else {
      return money
    }
    let count = decimals == 0 ? "no decimals" : "\(decimals) decimals"
    throw TipError(
      words: "the bill `\(text)` is no whole number of coins: \(money.currency) has \(count); "
        + "write \(self.text(coins)), for instance")
  }

  private func amount(_ text: String, _ locale: NumberLocale) throws(MoneyError) -> Money {
    // As on the keypad, a point may come first or last.
    var text = text
    let point = locale.currencyDecimalSeparator
    if text != point, text.hasPrefix(point) { text = "0" + text }
    if text != point, text.hasSuffix(point) { text.removeLast(point.count) }
    return try MoneyFormat(locale).money(from: text, assuming: currency)
  }

  /// An amount as it may be typed, in one word.
  private func text(_ money: Money) -> String {
    let digits = (try? MoneyFormat(locale, label: .none).text(money)) ?? "\(money.amount)"
    return money.currency == currency ? digits : digits + money.currency.code
  }

  private func error(_ error: MoneyError, in text: String) -> TipError {
    let example = self.text(Money(Rational(1_234), wanted ?? .usd))
    if text.allSatisfy(\.isWhitespace) {
      return TipError(words: "the bill is empty; write an amount such as \(example)")
    }
    if case .syntax = error, let meant = otherReading(text) {
      return TipError(
        words: "the bill `\(text)` is not written as in \(locale.tag), where decimals stand behind "
          + "`\(locale.currencyDecimalSeparator)`; write \(self.text(meant))")
    }
    switch error {
    case .tooLarge: return TipError(words: "the bill is too large")
    case .ambiguousSymbol(let symbol):
      let codes = Self.list(Self.codes(written: symbol, locale))
      return TipError(
        words: "several currencies are written `\(symbol)`; say which with --currency, "
          + "for instance \(codes)")
    default:
      return TipError(
        words: "the bill `\(text)` is no amount\(Self.place(of: error, in: text)); "
          + "write one such as \(example)")
    }
  }

  private static func place(of error: MoneyError, in text: String) -> String {
    switch error {
    case .unknownCurrency(let label): return ": `\(label)` is no currency"
    case .syntax(let offset, .end):
      return " from `\(String(decoding: text.utf8.dropFirst(offset), as: UTF8.self))` on"
    default: return ""
    }
  }

  /// What the text means where points and commas are used in another way.
  private func otherReading(_ text: String) -> Money? {
    for tag in ["en", "de", "fr", "de-CH"] {
      guard let other = try? NumberLocale(tag), let money = try? amount(text, other),
        (try? money.isRepresentable(in: .minorUnit)) == true
      else { continue }
      return money
    }
    return nil
  }
}

// MARK: - The percentage

extension TipReader {
  /// A number from 0 to 100, with or without a percent sign.
  ///
  /// One below 1 needs the sign, since 0.15 may be meant as 15 %.
  func percent(_ text: String) throws(TipError) -> Rational {
    guard let points = points(text) else {
      throw TipError(
        words: "the percentage `\(text)` is no number; write one from 0 to 100, such as 15")
    }
    guard points.signum >= 0, points <= 100 else {
      throw TipError(words: "the percentage `\(text)` is not from 0 to 100")
    }
    guard hasSign(text) || points.isZero || points >= 1 else {
      let hundredfold = try? PercentFormat(locale).text(Percent(points: points * 100))
      let hint = hundredfold.map { "write `\($0)`, or `\(text)%` if that is meant" }
      throw TipError(
        words: "the percentage `\(text)` is less than 1; \(hint ?? "write one such as 15")")
    }
    return points
  }

  private func hasSign(_ text: String) -> Bool {
    (try? PercentFormat(locale).percent(from: text)) != nil
  }

  private func points(_ text: String) -> Rational? {
    let format = PercentFormat(locale)
    return (try? format.percent(from: text))?.points
      ?? (try? format.percent(from: text + "%"))?.points
  }
}

// MARK: - The currency

extension TipReader {
  private static func currency(
    _ code: String, _ locale: NumberLocale
  ) throws(TipError) -> Currency {
    guard let currency = try? Currency(code.uppercased()) else {
      let hint =
        Spelling.question(suggestions(for: code, locale)) ?? "write a code of ISO 4217, such as EUR"
      throw TipError(words: "no currency has the code `\(code)`; \(hint)")
    }
    guard currency.minorUnits != nil else { throw noCoins(currency) }
    return currency
  }

  private static func noCoins(_ currency: Currency) -> TipError {
    let name = currency.record.map { " (\($0.name))" } ?? ""
    return TipError(
      words: "\(currency)\(name) has no smallest coin that a tip could be rounded to; "
        + "use a currency with coins, such as EUR")
  }

  private static func list(_ codes: [String]) -> String { codes.joined(separator: " or ") }

  /// The codes of currencies with this symbol, this name or nearly this code.
  private static func suggestions(for word: String, _ locale: NumberLocale) -> [String] {
    let written = codes(written: word, locale)
    if !written.isEmpty { return written }
    // `yen` is the Japanese Yen; `dollar` is none in particular.
    let name = " " + word.lowercased()
    let named = withCoins.filter { (" " + ($0.record?.name ?? "")).lowercased().hasSuffix(name) }
    return 1...3 ~= named.count
      ? named.map(\.code) : Spelling.suggestions(for: word, among: withCoins.map(\.code))
  }

  /// The codes of currencies with a symbol, three at most; one that is written so wherever it stands hides the others.
  private static func codes(written symbol: String, _ locale: NumberLocale) -> [String] {
    let written = Set(locale.currencies(written: symbol))
    let currencies = withCoins.filter { written.contains($0.code) }
    let own = currencies.filter { $0.symbol(in: locale) == symbol }
    return (own.isEmpty ? currencies : own).prefix(3).map(\.code)
  }

  private static var withCoins: [Currency] {
    Currency.active.filter { $0.kind == .currency && $0.minorUnits != nil }
  }
}
