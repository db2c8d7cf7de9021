import SciAnswers
import SciCalculator
import SciLocale
import SciMoney
import SciNumber

/// What the options of a command line say; `nil` where an option was not typed.
struct OptionValues {
  var angleUnit: AngleUnit?
  var digits: Int?
  var decimals: Int?
  var notation: ResultFormat.Notation?
  var rounding: RoundingMode?
  var percent: TypedPercent?
  var complex = false
  var json = false
  var explain = false
  var file: String?
  var jobs: Int?
  var version = false
  var helpConfiguration = false
  var forms = FormValues()
  var money = MoneyValues()
  var limits = LimitValues()
  var now: String?
  var seed: UInt64?
  var rates: String?
  var zone: String?
}

// MARK: - The table

extension OptionValues {
  /// All that `sci` understands, beside its expressions.
  ///
  /// One literal, which is laid out when it is compiled: to join arrays takes a start 17,000 instructions.
  static let table = CommandTable<OptionValues>(
    CommandText(
      name: "sci",
      abstract: "A scientific calculator whose digits are right.",
      usage: """
        sci [<options>] [<expressions> ...]
        sci help [<name>]
        sci verify <expression> <value>
        sci test <files> ... [--record]
        sci keypad [<keys>]
        sci tip [<bill> <percent>]
        sci plot <expressions> ... [<name>=<from>..<to>]
        sci table <formulas> ... [--input <path>]
        sci table <expressions> ... <name>=<from>..<to> [step <step>]
        sci note <files> ... [--check]
        sci mcp
        sci lsp
        """,
      discussion: """
        sci 'sin(30)*2'             1
        sci -r 'sin(pi/6)' '2^100'  one line for each expression
        sci -n 50 pi                50 digits
        sci --money USD '100/3'     $33.33, rounded once
        sci < file                  one line for each line of the file

        Exact results are printed whole, others with 20 significant digits, all of them right. `sci help` lists the \
        functions. An argument that begins with a minus and is no option is an expression: sci -2^2.
        """),
    arguments: {
      [
        .several(
          "expressions", "What to evaluate; without any, each line of standard input.",
          isOptional: true)
      ]
    },
    rows: [
      .flag(
        "--degrees", short: "-d", "How a bare angle is measured.", default: "--degrees",
        excludes: "--radians --gradians --turns"
      ) { $0.angleUnit = .degrees },
      .flag(
        "--radians", short: "-r", "How a bare angle is measured.", default: "--degrees",
        excludes: "--gradians --turns"
      ) { $0.angleUnit = .radians },
      .flag(
        "--gradians", "How a bare angle is measured.", default: "--degrees", excludes: "--turns"
      ) { $0.angleUnit = .gradians },
      .flag("--turns", "How a bare angle is measured.", default: "--degrees") {
        $0.angleUnit = .turns
      },
      .value(
        "--digits", short: "-n", "digits", "Significant digits, of exact results too.",
        default: "20, exact results whole", excludes: "--decimals --money"
      ) { Typed.take(Int($1), &$0.digits) },
      .value(
        "--decimals", "decimals",
        "Digits after the point instead; a negative number rounds to tens, hundreds, …."
      ) { Typed.take(Int($1), &$0.decimals) },
      .value(
        "--notation", "notation", "How numbers are written.",
        values: .only { OptionValueKind.cases(ResultFormat.Notation.self) }, default: "auto"
      ) { Typed.take(ResultFormat.Notation(rawValue: $1), &$0.notation) },
      .value(
        "--rounding", "rounding", "How what does not fit is rounded.",
        values: .only { OptionValueKind.cases(RoundingMode.self) },
        default: "half-even; with --money half-away"
      ) { Typed.take(RoundingMode(rawValue: $1), &$0.rounding) },
      .flag(
        "--exact", "The exact form where there is one: 1/3, sqrt(2)/2, pi/4.",
        excludes: "--fraction --mixed --repeating --base"
      ) { $0.forms.exact = true },
      .flag(
        "--fraction", "Fractions of integers: 22/7.", excludes: "--mixed --repeating --base"
      ) { $0.forms.fraction = true },
      .flag(
        "--mixed", "Integers and fractions below 1: 3 + 1/7.", excludes: "--repeating --base"
      ) { $0.forms.mixed = true },
      .flag(
        "--repeating", "Decimal digits with the period in brackets: 0.(142857).",
        excludes: "--base"
      ) { $0.forms.repeating = true },
      .value(
        "--base", "number", "Digits in a base from 2 to 36: 0xff, 7#102.",
        expects: "a number from 2 to 36"
      ) { Typed.take(Int($1), in: 2...36, &$0.forms.base) },
      .value(
        "--bits", "number", "The width of integers in operations on their bits, 1 to 65536.",
        expects: "a number from 1 to 65536"
      ) { Typed.take(Int($1), in: 1...65_536, &$0.forms.bits) },
      .flag(
        "--signed", "With --bits: the highest bit counts as negative.", needs: "--bits"
      ) { $0.forms.signed = true },
      .value(
        "--money", "code", "Round once to the smallest unit of a currency and write the amount.",
        values: .offered { Currency.active.map(\.code) }, remark: "--decimals is for amounts"
      ) { Typed.take($1, &$0.money.code) },
      .flag(
        "--cash", "With --money: round to what is paid in cash.", excludes: "--decimals",
        needs: "--money"
      ) { $0.money.cash = true },
      .value(
        "--locale", "tag",
        "The language and region that amounts (with --money) and days are written for.",
        values: .offered { NumberLocale.tags }, default: "en"
      ) { Typed.take($1, &$0.money.locale) },
      .value(
        "--percent", "percent", "Whether 100 + 10% is 110 or 100.1.",
        values: .only { OptionValueKind.cases(TypedPercent.self) }, default: "relative"
      ) { Typed.take(TypedPercent(rawValue: $1), &$0.percent) },
      .flag(
        "--complex",
        "Complex results where there is no real one: sqrt(-4) is 2i, (-8)^(1/3) is 1 + √3 i."
      ) { $0.complex = true },
      .flag("--json", "One JSON object for each expression.") { $0.json = true },
      .flag(
        "--explain", "Say how each expression was read, in comment lines before its result."
      ) { $0.explain = true },
      .value("--file", short: "-f", "path", "Evaluate each line of a file.", values: .file) {
        Typed.take($1, &$0.file)
      },
      .value(
        "--jobs", "number",
        "Answer so many lines at a time, with the same output; 0 for one on each core.",
        expects: "a number from 0 to 1024", default: "1"
      ) { Typed.take(Int($1), in: 0...mostJobs, &$0.jobs) },
      .value(
        "--max-time", "seconds", "The longest that an expression may take, in seconds.",
        expects: "seconds from 0.001 to 1000000", default: "60"
      ) { Typed.take(Double($1), in: 0.001...1e6, &$0.limits.time) },
      .value(
        "--max-memory", "megabytes", "The most memory that the numbers may take, in megabytes.",
        expects: "megabytes from 1 to 1000000", default: "500"
      ) { Typed.take(Int($1), in: 1...1_000_000, &$0.limits.memory) },
      .value(
        "--max-digits", "N",
        "The most digits that can be asked for, and that an exact number is kept with.",
        expects: "a number from 1 to 1000000000", default: "10000000"
      ) { Typed.take(Int($1), in: 1...1_000_000_000, &$0.limits.digits) },
      .value(
        "--now", "time", "What @now stands for, as in 2024-02-29T14:30Z, and @today for its day.",
        default: "the machine's clock"
      ) { Typed.take($1, &$0.now) },
      .value(
        "--tz", "zone", "The zone of @now and @today: UTC, +01:00, Europe/London.",
        default: "that of --now, or else the machine's"
      ) { Typed.take($1, &$0.zone) },
      .value(
        "--seed", "number", "Where the numbers of random begin, so that they repeat.",
        expects: "a number from 0 to 999999999999999999", default: "another one each time"
      ) { Typed.take(UInt64($1), in: 0...999_999_999_999_999_999, &$0.seed) },
      .value(
        "--rates", "path",
        "What currencies cost: the European Central Bank's XML or CSV, or lines such as USD,1.0987.",
        values: .file
      ) { Typed.take($1, &$0.rates) },
      .flag("--version", "Print the version.") { $0.version = true },
      .flag("--help-config", "Say what the prompt can be configured to do.") {
        $0.helpConfiguration = true
      },
    ])

  /// More threads than any machine has cores for.
  private static let mostJobs = 1024

  /// The options of these names, for a command whose request holds such values.
  static func rows<Whole>(
    named names: String,
    in place: @escaping @Sendable (inout Whole, (inout OptionValues) -> Void) -> Void
  ) -> [OptionRow<Whole>] {
    let names = names.split(separator: " ")
    return table.rows.filter { names.contains($0.description.name[...]) }
      .map { $0.inside(place) }
  }
}

// MARK: - What they come to

extension OptionValues {
  /// What a run is asked for; that the options can be given together is checked by their table.
  ///
  /// Only what was typed is touched: a process makes the metadata of an optional type before it replaces one `nil` by another.
  func options(for expressions: [String]) throws(OptionError) -> Options {
    try checkDigits()
    if file != nil, !expressions.isEmpty {
      throw OptionError(words: "--file and expressions exclude each other")
    }
    let money =
      money.isTyped ? try money.checkedOptions(rounding: rounding, decimals: decimals) : nil
    var options = Options(
      settings: CalculatorSettings(
        angleUnit: angleUnit ?? .degrees, percent: (percent ?? .relative).rule,
        budget: limits.budget, shareUnit: money?.unit, currency: money?.currency.code),
      money: money)
    options.settings.wordSize = forms.wordSize
    options.settings.isComplex = complex
    options.format.notation = notation ?? .auto
    if let form = forms.form { options.format.form = form }
    options.format.rounding = rounding ?? .halfEven
    if let digits { options.format.digits = .significant(digits) }
    if let decimals { options.format.digits = .decimals(decimals) }
    options.isJSON = json
    options.explains = explain
    if file != nil { options.file = file }
    if now != nil || zone != nil { try setClock(of: &options) }
    options.seed = seed
    if let tag = self.money.locale {
      if money == nil { _ = try self.money.checkedLocale }
      options.dayLocale = tag
    }
    if let rates { options.rates = rates }
    // With a seed, random numbers are drawn in the order of the lines.
    if let jobs, seed == nil { options.jobs = jobs == 0 ? min(coreCount, Self.mostJobs) : jobs }
    return options
  }

  private func setClock(of options: inout Options) throws(OptionError) {
    let place = zone.flatMap { ClockSetting.zone(named: $0) }
    if zone != nil, place == nil {
      throw OptionError(words: "--tz takes a zone such as UTC, +01:00 or Europe/London")
    }
    if let now, ClockSetting(now: now, zone: place) == nil {
      throw OptionError(words: "--now takes a time such as 2024-02-29T14:30Z")
    }
    (options.now, options.zone) = (now ?? "", zone ?? "")
  }

  private func checkDigits() throws(OptionError) {
    let most = limits.digits ?? LimitValues.defaultDigits
    if let digits, !(1...most).contains(digits) {
      throw OptionError(words: "--digits takes a number from 1 to \(most)")
    }
    if let decimals, !(-most...most).contains(decimals) {
      throw OptionError(words: "--decimals takes a number up to \(most)")
    }
  }
}
