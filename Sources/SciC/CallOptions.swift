public import CSci
import SciCalculator
import SciColumns
import SciMoney
import SciNumber
import SciSyntax

/// What `sci_options` says, in the types of the libraries.
struct CallOptions: Sendable {
  var settings: CalculatorSettings
  var format: ResultFormat
  /// How values are rounded to amounts, where there is a currency.
  var money: MoneyRounding?
  var threads: Int
  /// How many bytes the answers of all rows may take.
  var memory: Int64

  /// Reads options.
  ///
  /// - Parameter options: those of C; `nil` for the standard ones.
  /// - Throws: the error of a value that sci.h does not have.
  init(_ options: UnsafePointer<sci_options>?) throws(CallError) {
    let options = try unsafe sci_options(reading: options)
    let angleUnit = try unsafe Self.value(options.angle_unit, of: "angle_unit", Self.angleUnits)
    let percent = try unsafe Self.value(
      options.percent, of: "percent", [Syntax.PercentRule.relative, .plain])
    let notation = try unsafe Self.value(options.notation, of: "notation", Self.notations)
    let mode = try unsafe options.roundingMode
    let budget = try unsafe options.evaluationBudget
    money = try unsafe options.moneyRounding
    settings = CalculatorSettings(
      angleUnit: angleUnit, percent: percent, budget: budget, shareUnit: money?.increment)
    settings.currency = money?.currency.code
    settings.isComplex = unsafe options.complex_results != 0
    let digits =
      if let money { money.digits } else { try unsafe options.digitRule }
    format = ResultFormat(digits: digits, notation: notation, rounding: mode)
    if money != nil, format.notation == .auto { format.notation = .fixed }
    guard unsafe options.threads >= 1 else { throw .usage("expected at least one thread") }
    threads = unsafe Int(options.threads)
    memory = budget.memory.map { Int64($0) } ?? .max
  }

  /// How answers of a scale are rounded by columns: to amounts, or to so many digits; `nil` for what has no room there.
  func columnRounding(toScale scale: Int) -> ColumnOutput.Rounding? {
    let increment = if let money { Ratio(money.increment) } else { Ratio(scale: scale) }
    return increment.map {
      ColumnOutput.Rounding(to: $0, money?.rounding.mode ?? format.rounding)
    }
  }

  private static let angleUnits: [AngleUnit] = [.degrees, .radians, .gradians, .turns]
  private static let notations: [ResultFormat.Notation] = [
    .auto, .fixed, .scientific, .engineering,
  ]
  /// In the order of sci.h.
  fileprivate static let roundings: [RoundingMode] = [
    .halfEven, .halfOdd, .halfAwayFromZero, .halfTowardZero, .halfUpward, .halfDownward,
    .towardZero, .awayFromZero, .floor, .ceiling, .zeroFiveAway, .unnecessary,
  ]

  /// The value that a number stands for.
  fileprivate static func value<Value>(
    _ number: Int32, of field: String, _ values: [Value]
  ) throws(CallError) -> Value {
    guard values.indices.contains(Int(number)) else {
      throw .usage("\(number) is no value of \(field)")
    }
    return values[Int(number)]
  }
}

/// How values are rounded to multiples of the smallest unit of a currency.
struct MoneyRounding: Sendable {
  let currency: Currency
  let rounding: Rounding
  /// What amounts are multiples of.
  let increment: Rational
  /// How many decimals an amount is written with.
  let decimals: Int

  init(_ currency: Currency, _ rounding: Rounding) throws(MoneyError) {
    (self.currency, self.rounding) = (currency, rounding)
    increment = try rounding.increment.amount(in: currency)
    decimals = currency.minorUnits ?? 0
  }

  /// How an amount is written.
  var digits: ResultFormat.Digits { .decimals(WideInt(decimals)) }

  /// Whether rounding to ``decimals`` digits is rounding to the increment.
  var isDecimal: Bool { Rational(1, scale: WideInt(decimals)) == increment }
}

// MARK: - The fields

extension sci_options {
  /// The fields that the caller knows, and for the others what is usual.
  fileprivate init(reading options: UnsafePointer<sci_options>?) throws(CallError) {
    unsafe self = .standard
    guard let options = unsafe options else { return }
    let size = unsafe options.pointee.size
    guard size >= MemoryLayout<Int>.size, unsafe size <= MemoryLayout<sci_options>.size else {
      throw .usage("the options have not the size that sci_options_init sets")
    }
    unsafe withUnsafeMutableBytes(of: &self) { own in
      unsafe own.copyMemory(from: UnsafeRawBufferPointer(start: options, count: size))
    }
  }

  static var standard: sci_options {
    var options = unsafe sci_options()
    unsafe options.size = MemoryLayout<sci_options>.size
    unsafe options.digits = Int64(ResultFormat.standardDigits)
    unsafe options.threads = 1
    unsafe options.rounding = sci_rounding(SCI_STANDARD_ROUNDING)
    return unsafe options
  }

  fileprivate var digitRule: ResultFormat.Digits {
    get throws(CallError) {
      let least: Int64 = unsafe digits_rule == sci_digits_rule(SCI_DECIMALS) ? 0 : 1
      guard unsafe digits >= least else {
        throw .usage("the number of digits must be at least \(least)")
      }
      let count = unsafe WideInt(digits)
      return try unsafe CallOptions.value(
        digits_rule, of: "digits_rule", [.upTo(count), .significant(count), .decimals(count)])
    }
  }

  fileprivate var evaluationBudget: EvaluationBudget {
    get throws(CallError) {
      var budget = try unsafe CallOptions.value(
        self.budget, of: "budget", [EvaluationBudget.interactive, .untrusted])
      guard unsafe max_digits >= 0, unsafe max_memory >= 0, unsafe max_nanoseconds >= 0 else {
        throw .usage("a limit is negative")
      }
      if unsafe max_digits > 0 { budget = unsafe budget.allowing(digits: WideInt(max_digits)) }
      if unsafe max_memory > 0 { budget.memory = unsafe WideInt(max_memory) }
      if unsafe max_nanoseconds > 0 { budget.time = unsafe .nanoseconds(max_nanoseconds) }
      if let request = unsafe cancellationRequest { budget.isCancelled = request }
      return budget
    }
  }

  /// Whether somebody has asked to stop, in one way or the other.
  private var cancellationRequest: (@Sendable () -> Bool)? {
    let flag = unsafe cancellation.map { unsafe Handle.object($0, as: Cancellation.self) }
    let question = unsafe CancellationQuestion(ask: is_cancelled, context: context)
    return switch unsafe (flag, is_cancelled != nil) {
    case (nil, false): nil
    case (let flag?, false): { flag.isCancelled }
    case (nil, true): { question.answer }
    case (let flag?, true): { flag.isCancelled || question.answer }
    }
  }

  fileprivate var roundingMode: RoundingMode {
    get throws(CallError) {
      guard unsafe rounding == sci_rounding(SCI_STANDARD_ROUNDING) else {
        return try unsafe CallOptions.value(rounding, of: "rounding", CallOptions.roundings)
      }
      return unsafe currencyCode.isEmpty ? .halfEven : .halfAwayFromZero
    }
  }

  fileprivate var moneyRounding: MoneyRounding? {
    get throws(CallError) {
      let code = unsafe currencyCode
      if code.isEmpty {
        if unsafe cash != 0 { throw .usage("cash needs a currency") }
        return nil
      }
      let mode = try unsafe roundingMode
      do throws(MoneyError) {
        let rounding = unsafe Rounding(mode, to: cash != 0 ? .cash : .minorUnit)
        return try MoneyRounding(Currency(code), rounding)
      } catch {
        throw .usage("\(error)")
      }
    }
  }

  /// The text of the field, up to a zero byte or its end.
  private var currencyCode: String {
    unsafe withUnsafeBytes(of: currency) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// A function of the caller that tells whether to stop.
@safe
private struct CancellationQuestion: @unchecked Sendable {  // sci.h says that any thread may ask
  let ask: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
  let context: UnsafeMutableRawPointer?

  var answer: Bool {
    guard let ask = unsafe ask else { return false }
    return unsafe ask(context) != 0
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_options_init(_ options: UnsafeMutablePointer<sci_options>?, _ size: Int) {
  guard let options = unsafe options, size >= MemoryLayout<Int>.size else { return }
  var standard = unsafe sci_options.standard
  unsafe standard.size = min(size, MemoryLayout<sci_options>.size)
  unsafe withUnsafeBytes(of: standard) { bytes in
    unsafe UnsafeMutableRawPointer(options)
      .copyMemory(from: bytes.baseAddress.unsafelyUnwrapped, byteCount: standard.size)
  }
}
