import ArgumentParser
import SciKeypad
import SciLocale
import SciMoney

/// Values of options that a shell can complete, from the tables that say what they mean; read once, since the option parser asks for them often.
extension CompletionKind {
  /// The currencies that are in use.
  static let currencies = CompletionKind.list(Currency.active.map(\.code))

  /// The locales whose numbers are not simply those of their language.
  static let locales = CompletionKind.list(NumberLocale.tags)

  /// How the keypad can behave.
  static let profiles = CompletionKind.list(KeypadOptions.profiles.map(\.key))

  /// The values of a switch that is on or off.
  static let booleans = CompletionKind.list(["true", "false"])
}
