import SciLocale
public import SciMoney
import SciNumber

extension Money.FormatStyle: Codable {
  /// Writes the locale's tag and the other settings under names of their own.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try StoredStyle(self).encode(to: encoder)
  }

  /// Reads what `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError`, for a locale or an increment that there is not as well.
  public init(from decoder: any Decoder) throws {
    guard let style = try StoredStyle(from: decoder).style else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "no locale, label, rounding or increment has this name"))
    }
    self = style
  }
}

/// A style in the types that encoders know.
private struct StoredStyle: Codable {
  var locale: String
  /// Which digits, in what earlier versions wrote; now the tag says it.
  var digits: String?
  var accounting: Bool
  var label: String
  var rounding: StoredRounding?
  var expecting: Currency?

  init(_ style: Money.FormatStyle) {
    let format = style.moneyFormat
    locale = format.locale.tag
    (accounting, label) = (format.isAccounting, format.label.rawValue)
    rounding = format.rounding.map(StoredRounding.init)
    expecting = style.expectedCurrency
  }

  /// The style; `nil` if there is none with these names.
  var style: Money.FormatStyle? {
    guard let numbering = NumberLocale.Numbering(rawValue: digits ?? "usual"),
      let locale = try? NumberLocale(locale, numbering: numbering),
      let label = MoneyFormat.Label(rawValue: label)
    else { return nil }
    var format = MoneyFormat(locale, accounting: accounting, label: label)
    if let stored = rounding {
      guard let rounding = stored.rounding else { return nil }
      format.rounding = rounding
    }
    return Money.FormatStyle(format, expecting: expecting)
  }
}

/// A rounding in the types that encoders know.
private struct StoredRounding: Codable {
  /// What the result is a multiple of; the cases are those of `Increment`.
  enum Step: Codable {
    case minorUnit, cldr, cash
    case decimals(Int)
    case amount(String)
    case profile(name: String, decimals: [Currency: Int])
  }

  var mode: String
  var increment: Step

  init(_ rounding: Rounding) {
    mode = rounding.mode.rawValue
    increment =
      switch rounding.increment {
      case .minorUnit: .minorUnit
      case .cldr: .cldr
      case .cash: .cash
      case .decimals(let count): .decimals(count)
      case .amount(let amount): .amount(amount.description)
      case .profile(let profile): .profile(name: profile.name, decimals: profile.decimals)
      }
  }

  /// The rounding; `nil` if there is none with these names.
  var rounding: Rounding? {
    guard let mode = RoundingMode(rawValue: mode), let increment = self.step else { return nil }
    return Rounding(mode, to: increment)
  }

  private var step: Increment? {
    switch increment {
    case .minorUnit: .minorUnit
    case .cldr: .cldr
    case .cash: .cash
    case .decimals(let count): .decimals(count)
    case .amount(let text): Rational(text).map(Increment.amount)
    case .profile(let name, let decimals):
      .profile(CurrencyProfile(name: name, decimals: decimals))
    }
  }
}
