public import SciNumber
public import SciSyntax

/// What decides how an expression is read and computed, beside its text.
///
/// ```swift
/// var settings = CalculatorSettings.standard
/// settings.angleUnit = .radians
/// var calculator = Calculator(settings: settings)
/// try calculator.answer("sin(pi/6)")?.string  // "0.5"
/// ```
public struct CalculatorSettings: Sendable {
  /// The unit of a bare angle: what `sin` takes and `asin` gives.
  public var angleUnit: AngleUnit
  /// What a percent sign after a plus or a minus is taken of.
  public var percent: Syntax.PercentRule
  /// How much work an answer may cost.
  public var budget: EvaluationBudget
  /// What the shares of `split` and `allocate` are multiples of; without one, each call has to say it.
  public var shareUnit: Rational?
  /// The code of the currency that `20 USD @ 0.92` converts to.
  public var currency: String?
  /// The width of integers in operations on their bits; `nil` for no end of bits.
  public var wordSize: WordSize?

  /// Whether roots, logarithms and powers without a real value have their complex one, also where no complex number is written.
  public var isComplex: Bool {
    get { flags.contains(.complex) }
    set { flags.set(.complex, newValue) }
  }

  /// Whether ordinary numbers are computed without a program; only the time an answer takes depends on it.
  package var usesSmallNumbers: Bool {
    get { !flags.contains(.general) }
    set { flags.set(.general, !newValue) }
  }

  /// What is on or off, in one byte: values of many parts are copied by code that is found at run time.
  private var flags = Flags()

  private struct Flags: OptionSet {
    var rawValue: UInt8 = 0
    static let complex = Flags(rawValue: 1)
    static let general = Flags(rawValue: 2)

    mutating func set(_ flag: Flags, _ isOn: Bool) {
      if isOn { insert(flag) } else { remove(flag) }
    }
  }

  /// Whether ordinary numbers may be computed without a program now, where nobody has asked to stop.
  var allowsSmallNumbers: Bool {
    flags.isEmpty && budget.allowsSmallNumbers && !budget.isStopped
  }

  /// Makes settings; see the properties.
  public init(
    angleUnit: AngleUnit, percent: Syntax.PercentRule, budget: EvaluationBudget,
    shareUnit: Rational?,
    currency: String? = nil
  ) {
    self.angleUnit = angleUnit
    self.percent = percent
    self.budget = budget
    self.shareUnit = shareUnit
    self.currency = currency
  }

  /// Degrees, `100 + 10%` is 110, a budget for one person at a prompt, and no unit of shares.
  public static let standard = CalculatorSettings(
    angleUnit: .degrees, percent: .relative, budget: .interactive, shareUnit: nil)
}
