import SciCalculator
import SciCalendar
import SciMoney
import SciNumber
import SciSyntax

/// What a run of the command is asked for, beside its expressions.
struct Options {
  var settings = CalculatorSettings(
    angleUnit: .degrees, percent: .relative, budget: .command, shareUnit: nil)
  var format = ResultFormat.standard
  /// What there is to an answer beside the text of the value.
  var extras: Extras = []
  var isJSON: Bool {
    get { extras.contains(.json) }
    set { extras.set(.json, newValue) }
  }
  var explains: Bool {
    get { extras.contains(.explanation) }
    set { extras.set(.explanation, newValue) }
  }
  /// Whether an answer is more than the text of the value, if it is no amount.
  var hasExtras: Bool { !extras.isEmpty }
  /// Whether there is nothing to an answer but the text of the value.
  var isPlain: Bool { money == nil && extras.isEmpty }
  var file: String?
  /// How many threads answer the lines of a batch.
  var jobs: Int = 1
  /// How amounts of money are written, if results are such.
  var money: MoneyOptions?
  /// What `@now` stands for; empty where the machine's clock says it.
  var now = ""
  /// The language and region that days are written for; empty for ISO 8601.
  var dayLocale = "" {
    didSet { extras.set(.dayNames, !dayLocale.isEmpty) }
  }
  /// The file of rates between currencies; empty for none.
  var rates = ""
  /// Where random numbers begin; without one, they are others each time.
  var seed: UInt64?
  /// The zone of `@now`; empty for its own, or the machine's.
  var zone = ""
}

extension Options {
  /// What `@now` stands for, if that was said.
  var fixedTime: ZonedTime? {
    ClockSetting(now: now, zone: zone.isEmpty ? nil : ClockSetting.zone(named: zone))?.time
  }

  /// What `@now` stands for, by the machine's clock if nothing was said.
  var clock: ZonedTime? { fixedTime ?? MachineClock.now(in: zone) }
}

/// Options that lines are asked about, together: each test costs a line of decimals.
struct Extras: OptionSet {
  var rawValue: UInt8 = 0
  static let json = Extras(rawValue: 1)
  static let explanation = Extras(rawValue: 2)
  static let dayNames = Extras(rawValue: 4)

  mutating func set(_ extra: Extras, _ isOn: Bool) {
    if isOn { insert(extra) } else { remove(extra) }
  }
}

/// What a percent sign after a plus or a minus is taken of.
enum TypedPercent: String, CaseIterable {
  case relative, plain

  var rule: Syntax.PercentRule {
    switch self {
    case .relative: .relative
    case .plain: .plain
    }
  }
}
