import SciAnswers
import SciCalculator
import SciMoney
import SciNumber

/// Something that a session can be told to do differently: an option of the command line, or of the prompt alone.
///
/// The same names are commands at the prompt, `:digits 50`, and lines of the configuration, `digits 50`.
struct PromptSetting: Sendable {
  let name: String
  /// What follows the name, as help writes it; empty where nothing does.
  let argument: String
  let summary: String
  let action: Action

  enum Action: Sendable {
    /// An option of the command line; first what excludes it is taken back, and with `off` nothing is put in its place.
    case option(clearing: @Sendable (inout OptionValues) -> Void)
    /// A preference of the prompt.
    case preference(@Sendable (inout PromptPreferences, String) -> Bool)
  }

  var heading: String { argument.isEmpty ? name : "\(name) \(argument)" }

  private static func option(
    _ name: String, takes argument: String = "", _ summary: String,
    clearing: @escaping @Sendable (inout OptionValues) -> Void
  ) -> PromptSetting {
    PromptSetting(
      name: name, argument: argument, summary: summary, action: .option(clearing: clearing))
  }

  private static func preference(
    _ name: String, takes argument: String, _ summary: String,
    _ action: @escaping @Sendable (inout PromptPreferences, String) -> Bool
  ) -> PromptSetting {
    PromptSetting(name: name, argument: argument, summary: summary, action: .preference(action))
  }

  static func named(_ name: String) -> PromptSetting? { all.first { $0.name == name } }

  /// Every setting; the options are those of ``OptionValues/table`` that mean something for a session.
  static let all: [PromptSetting] = [
    option("degrees", "Angles are in degrees.") { $0.angleUnit = nil },
    option("radians", "Angles are in radians.") { $0.angleUnit = nil },
    option("gradians", "Angles are in gradians, 400 to a turn.") { $0.angleUnit = nil },
    option("turns", "Angles are in turns.") { $0.angleUnit = nil },
    option("digits", takes: "N", "Significant digits of results.") { $0.clearPlaces() },
    option("decimals", takes: "N", "Digits after the point instead.") { $0.clearPlaces() },
    option("notation", takes: "auto|fixed|scientific|engineering", "How numbers are written.") {
      $0.notation = nil
    },
    option(
      "rounding", takes: "MODE", "How what does not fit is rounded, such as half-even or floor."
    ) {
      $0.rounding = nil
    },
    option("exact", "The exact form where there is one: 1/3, sqrt(2)/2, pi/4.") { $0.clearForm() },
    option("fraction", "Fractions of integers: 22/7.") { $0.clearForm() },
    option("mixed", "Integers and fractions below 1: 3 + 1/7.") { $0.clearForm() },
    option("repeating", "Decimal digits with the period in brackets: 0.(142857).") {
      $0.clearForm()
    },
    option("base", takes: "N", "Digits in a base from 2 to 36: 0xff, 7#102.") { $0.clearForm() },
    option("bits", takes: "N", "The width of integers in operations on their bits.") {
      ($0.forms.bits, $0.forms.signed) = (nil, false)
    },
    option("signed", "The highest of these bits counts as negative.") { $0.forms.signed = false },
    option("now", takes: "TIME", "What @now stands for, as in 2024-02-29T14:30Z.") { $0.now = nil },
    option("tz", takes: "ZONE", "The zone of @now, such as Europe/London.") { $0.zone = nil },
    option("rates", takes: "FILE", "What currencies cost in one another.") { $0.rates = nil },
    option("seed", takes: "N", "Where the numbers of random begin.") { $0.seed = nil },
    option("money", takes: "CODE", "Results are amounts of a currency, rounded once.") {
      ($0.money.code, $0.digits) = (nil, nil)
    },
    option("cash", "Amounts are rounded to what is paid in cash.") { $0.money.cash = false },
    option("locale", takes: "TAG", "The language and region that amounts are written for.") {
      $0.money.locale = nil
    },
    option("percent", takes: "relative|plain", "Whether 100 + 10% is 110 or 100.1.") {
      $0.percent = nil
    },
    option("complex", "Complex results where there is no real one: sqrt(-4) is 2i.") {
      $0.complex = false
    },
    option("max-time", takes: "SECONDS", "The longest that an expression may take.") {
      $0.limits.time = nil
    },
    option("max-memory", takes: "MEGABYTES", "The most memory that the numbers may take.") {
      $0.limits.memory = nil
    },
    option("max-digits", takes: "N", "The most digits that can be asked for.") {
      $0.limits.digits = nil
    },
    preference("keys", takes: "emacs|vi", "The keys that edit a line.") {
      Typed.take(KeyStyle(rawValue: $1), &$0.keys)
    },
    preference(
      "color", takes: "auto|always|never", "Whether colours are used; NO_COLOR turns auto off."
    ) {
      Typed.take(PromptPreferences.ColorUse(rawValue: $1), &$0.color)
    },
    preference("preview", takes: "on|off", "Whether the result is shown while you type.") {
      Typed.take(["on": true, "off": false][$1], &$0.showsPreview)
    },
  ]
}

extension OptionValues {
  fileprivate mutating func clearPlaces() { (digits, decimals) = (nil, nil) }

  fileprivate mutating func clearForm() {
    let (bits, signed) = (forms.bits, forms.signed)
    forms = FormValues()
    (forms.bits, forms.signed) = (bits, signed)
  }
}

// MARK: - Applying

extension PromptSetting {
  /// Why a setting cannot be made, in words.
  struct SettingError: Error {
    var words: String
  }

  /// Changes what it is about.
  ///
  /// - Parameters:
  ///   - value: what was typed behind the name.
  ///   - values: the options of the session.
  ///   - preferences: the preferences of the prompt.
  /// - Throws: why it cannot be made; then nothing has changed.
  func apply(
    _ value: String, to values: inout OptionValues, _ preferences: inout PromptPreferences
  ) throws(SettingError) {
    switch action {
    case .preference(let change):
      guard change(&preferences, value) else { throw wrongValue }
    case .option(let clear):
      var changed = values
      clear(&changed)
      if value != "off" {
        if argument.isEmpty != value.isEmpty { throw wrongValue }
        let word = value.isEmpty ? "--\(name)" : "--\(name)=\(value)"
        do throws(OptionError) {
          try OptionValues.table.read(word, into: &changed)
        } catch {
          throw wrongValue(error)
        }
      }
      do throws(OptionError) {
        _ = try changed.sessionOptions
      } catch {
        throw SettingError(words: error.words.replacingDashes)
      }
      values = changed
    }
  }

  /// What is said of a value that cannot be one of the option.
  private func wrongValue(_ error: OptionError) -> SettingError {
    let expectation = OptionValues.table.option(named: "--\(name)")?.expectation ?? ""
    return expectation.isEmpty ? wrongValue : SettingError(words: error.words.replacingDashes)
  }

  private var wrongValue: SettingError {
    SettingError(
      words: argument.isEmpty ? "`\(name)` takes nothing, or `off`" : "expected `\(heading)`")
  }
}

extension OptionValues {
  /// The options of a session; what is only about amounts waits until there are some.
  var sessionOptions: Options {
    get throws(OptionError) {
      var values = self
      if money.code == nil {
        _ = try money.checkedLocale
        values.money = MoneyValues()
      }
      (values.file, values.jobs) = (nil, nil)
      try OptionValues.table.check(
        names: values.changedSettings.map { "--" + $0.prefix { $0 != " " } })
      return try values.options(for: [])
    }
  }
}

extension String {
  /// The words of an error about options, for somebody who has typed none: `--base` is `base`.
  fileprivate var replacingDashes: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("--") ? $0.dropFirst(2) : $0 }.joined(separator: " ")
  }
}

extension OptionValues {
  /// The options that were given, beside angles and percentages, as lines of a configuration.
  var changedSettings: [String] {
    var lines: [String] = []
    func add(_ name: String, _ value: (some LosslessStringConvertible)?) {
      if let value { lines.append("\(name) \(value)") }
    }
    func add(_ name: String, _ isOn: Bool) { if isOn { lines.append(name) } }
    add("digits", digits)
    add("decimals", decimals)
    add("notation", notation?.rawValue)
    add("rounding", rounding?.rawValue)
    add("exact", forms.exact)
    add("fraction", forms.fraction)
    add("mixed", forms.mixed)
    add("repeating", forms.repeating)
    add("base", forms.base)
    add("bits", forms.bits)
    add("signed", forms.signed)
    add("money", money.code)
    add("cash", money.cash)
    add("locale", money.locale)
    add("complex", complex)
    add("max-time", limits.time)
    add("max-memory", limits.memory)
    add("max-digits", limits.digits)
    return lines
  }
}
