import SciCalculator
import SciMoney
import SciNumber

/// What the options of a command line say, however they were read; `nil` where an option was not typed.
struct OptionValues {
  var angleUnit: AngleUnit?
  var digits: Int?
  var decimals: Int?
  var notation: ResultFormat.Notation?
  var rounding: RoundingMode?
  var percent: TypedPercent?
  var json = false
  var explain = false
  var file: String?
  var jobs: Int?
  var version = false
  var helpConfiguration = false
  var forms = FormValues()
  var money = MoneyValues()
  var limits = LimitValues()
}

// MARK: - The table

extension OptionValues {
  /// Every option of `sci`, as ``TypedOptions`` declares them for ArgumentParser.
  ///
  /// One literal, which is laid out when it is compiled: to join arrays takes a start 17,000 instructions.
  static let table = OptionTable<OptionValues>(rows: [
    .flag("--degrees", short: "-d") { Typed.take(only: .degrees, &$0.angleUnit) },
    .flag("--radians", short: "-r") { Typed.take(only: .radians, &$0.angleUnit) },
    .flag("--gradians") { Typed.take(only: .gradians, &$0.angleUnit) },
    .flag("--turns") { Typed.take(only: .turns, &$0.angleUnit) },
    .value("--digits", short: "-n") { Typed.take(Int($1), &$0.digits) },
    .value("--decimals") { Typed.take(Int($1), &$0.decimals) },
    .value("--notation") { Typed.take(ResultFormat.Notation(rawValue: $1), &$0.notation) },
    .value("--rounding") { Typed.take(RoundingMode(rawValue: $1), &$0.rounding) },
    .flag("--exact") { Typed.turnOn(&$0.forms.exact) },
    .flag("--fraction") { Typed.turnOn(&$0.forms.fraction) },
    .flag("--mixed") { Typed.turnOn(&$0.forms.mixed) },
    .flag("--repeating") { Typed.turnOn(&$0.forms.repeating) },
    .value("--base") { Typed.take(Int($1), &$0.forms.base) },
    .value("--bits") { Typed.take(Int($1), &$0.forms.bits) },
    .flag("--signed") { Typed.turnOn(&$0.forms.signed) },
    .value("--money") { Typed.take($1, &$0.money.code) },
    .flag("--cash") { Typed.turnOn(&$0.money.cash) },
    .value("--locale") { Typed.take($1, &$0.money.locale) },
    .value("--percent") { Typed.take(TypedPercent(rawValue: $1), &$0.percent) },
    .flag("--json") { Typed.turnOn(&$0.json) },
    .flag("--explain") { Typed.turnOn(&$0.explain) },
    .value("--file", short: "-f") { Typed.take($1, &$0.file) },
    .value("--jobs") { Typed.take(Int($1), &$0.jobs) },
    .value("--max-time") { Typed.take(Double($1), &$0.limits.time) },
    .value("--max-memory") { Typed.take(Int($1), &$0.limits.memory) },
    .value("--max-digits") { Typed.take(Int($1), &$0.limits.digits) },
    .flag("--version") { Typed.turnOn(&$0.version) },
    .flag("--help-config") { Typed.turnOn(&$0.helpConfiguration) },
  ])

  /// The options of these names, for a command that has them too.
  static func rows(named names: String) -> [OptionRow<OptionValues>] {
    let names = names.split(separator: " ")
    return table.rows.filter { names.contains($0.name[...]) }
  }
}

// MARK: - What they come to

/// Why options cannot be meant together, or a value cannot be meant at all.
struct OptionError: Error {
  var words: String
}

extension OptionValues {
  /// What a run is asked for; what goes together is checked before anything is evaluated.
  ///
  /// Only what was typed is touched: a process makes the metadata of an optional type before it replaces one `nil` by another.
  func options(for expressions: [String]) throws(OptionError) -> Options {
    try forms.check()
    try limits.check()
    try checkDigits()
    if file != nil, !expressions.isEmpty {
      throw OptionError(words: "--file and expressions exclude each other")
    }
    if let jobs, !(0...Self.mostJobs).contains(jobs) {
      throw OptionError(words: "--jobs takes a number from 0 to \(Self.mostJobs)")
    }
    let money = money.isTyped ? try money.options(rounding: rounding, decimals: decimals) : nil
    var options = Options(
      settings: CalculatorSettings(
        angleUnit: angleUnit ?? .degrees, percent: (percent ?? .relative).rule,
        budget: limits.budget, shareUnit: money?.unit, currency: money?.currency.code),
      money: money)
    options.settings.wordSize = forms.wordSize
    options.format.notation = notation ?? .auto
    if let form = forms.form { options.format.form = form }
    options.format.rounding = rounding ?? .halfEven
    if let digits { options.format.digits = .significant(digits) }
    if let decimals { options.format.digits = .decimals(decimals) }
    options.isJSON = json
    options.explains = explain
    if file != nil { options.file = file }
    if let jobs { options.jobs = jobs == 0 ? min(coreCount, Self.mostJobs) : jobs }
    return options
  }

  /// More threads than any machine has cores for.
  private static let mostJobs = 1024

  private func checkDigits() throws(OptionError) {
    if digits != nil, decimals != nil {
      throw OptionError(words: "--digits and --decimals exclude each other")
    }
    let most = limits.digits ?? LimitValues.defaultDigits
    if let digits, !(1...most).contains(digits) {
      throw OptionError(words: "--digits takes a number from 1 to \(most)")
    }
    if let decimals, !(-most...most).contains(decimals) {
      throw OptionError(words: "--decimals takes a number up to \(most)")
    }
    if money.code != nil, digits != nil {
      throw OptionError(
        words: "--digits and --money exclude each other; --decimals is for amounts")
    }
    if money.cash, decimals != nil {
      throw OptionError(words: "--cash and --decimals exclude each other")
    }
  }
}
