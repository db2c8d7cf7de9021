import SciCalculator
import SciMoney
import SciNumber
import SciSyntax
import SciUnits

/// Writes the answers of some rows, one behind the other.
protocol AnswerWriter: Sendable {
  /// Appends the value of an ordinary row, whose arguments are small numbers.
  ///
  /// - Returns: whether it could be computed and written so; if not, nothing was.
  mutating func append(
    _ formula: Expression, by evaluator: inout RowEvaluator, argument: (_ slot: Int) -> SmallReal?
  ) -> Bool
  /// Appends a value.
  mutating func append(
    _ value: Value, in source: [UInt8], within budget: EvaluationBudget
  ) throws(CallError)
  /// Appends what stands for a row without an answer.
  mutating func appendNull()
  /// How many answers are rounded.
  var roundedCount: Int { get }
  /// How many bytes have been written.
  var byteCount: Int { get }
}

/// Writes answers that are numbers.
protocol NumberWriter: AnswerWriter {
  /// Appends an ordinary number.
  ///
  /// - Returns: whether it could be written; if not, nothing was.
  mutating func append(_ number: SmallReal) -> Bool
}

extension NumberWriter {
  mutating func append(
    _ formula: Expression, by evaluator: inout RowEvaluator, argument: (_ slot: Int) -> SmallReal?
  ) -> Bool {
    guard let number = evaluator.number(of: formula, argument: argument) else { return false }
    return append(number)
  }
}

// MARK: - Texts

/// Writes texts: their bytes, and where each one ends.
struct TextWriter: NumberWriter {
  private let format: ResultFormat
  private let money: MoneyRounding?
  private let budget: EvaluationBudget
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [Int] = []
  private(set) var roundedCount = 0

  init(_ options: CallOptions, rowCount: Int) {
    (format, money) = (options.format, options.money)
    budget = options.settings.budget
    ends.reserveCapacity(rowCount)
    bytes.reserveCapacity(12 * rowCount)
  }

  var byteCount: Int { bytes.count + 8 * ends.count }

  mutating func append(_ number: SmallReal) -> Bool {
    guard money?.isDecimal ?? true, let text = format.text(of: number, within: budget) else {
      return false
    }
    append(text)
    return true
  }

  mutating func append(
    _ value: Value, in source: [UInt8], within budget: EvaluationBudget
  ) throws(CallError) {
    guard let money, case .scalar(let scalar) = value, !scalar.isBoolean else {
      append(
        try CallError.marking(source) { () throws(MathError) in
          try format.text(of: value, within: budget)
        })
      return
    }
    let number = try CallError.converting { () throws(CalculatorError) in
      try scalar.amount(in: money.currency.code, at: SourceRange(0, source.count))
    }
    let (text, isExact) = try CallError.marking(source) { () throws(MathError) in
      let rounded = try money.rounded(number, within: budget)
      return (try money.text(of: rounded.amount.amount, within: budget), rounded.wasExact)
    }
    bytes += text
    ends.append(bytes.count)
    if !isExact { roundedCount += 1 }
  }

  private mutating func append(_ text: ResultText) {
    bytes += money?.padded(text.bytes) ?? text.bytes
    ends.append(bytes.count)
    if !text.isExact { roundedCount += 1 }
  }

  mutating func appendNull() {
    ends.append(bytes.count)
  }
}

// MARK: - Decimals

/// Writes decimals of one scale: their coefficients in 8 or 16 bytes.
struct DecimalWriter<Coefficient: FixedWidthInteger & BitwiseCopyable & Sendable>: NumberWriter {
  private let money: MoneyRounding?
  private let format: ResultFormat
  private let budget: EvaluationBudget
  private let scale: Int
  private let precision: Int
  /// 10^`precision`, which no coefficient reaches.
  private let end: UInt128
  private(set) var coefficients: [Coefficient] = []
  private(set) var roundedCount = 0

  /// - Throws: the error of a scale that has no room for the units of the currency.
  init(_ options: CallOptions, precision: Int, scale: Int) throws(CallError) {
    money = options.money
    budget = options.settings.budget
    if let money, money.decimals > scale {
      throw .usage("the scale \(scale) has no room for the decimals of \(money.currency)")
    }
    // An amount is rounded to its decimals, and the zeros behind them are added here.
    format = ResultFormat(
      digits: .decimals(WideInt(money?.decimals ?? scale)), notation: .fixed,
      rounding: options.format.rounding)
    (self.scale, self.precision) = (scale, precision)
    end = Self.power(precision)
  }

  var byteCount: Int { MemoryLayout<Coefficient>.size * coefficients.count }

  mutating func append(_ number: SmallReal) -> Bool {
    guard money?.isDecimal ?? true, let text = format.text(of: number, within: budget),
      let coefficient = coefficient(of: text.bytes)
    else { return false }
    coefficients.append(coefficient)
    if !text.isExact { roundedCount += 1 }
    return true
  }

  mutating func append(
    _ value: Value, in source: [UInt8], within budget: EvaluationBudget
  ) throws(CallError) {
    let number = try value.number(for: money, in: source)
    let (text, isExact) = try CallError.marking(source) {
      () throws(MathError) -> ([UInt8], Bool) in
      guard let money else {
        let text = try format.text(of: .real(number), within: budget)
        return (text.bytes, text.isExact)
      }
      let rounded = try money.rounded(number, within: budget)
      return (try money.text(of: rounded.amount.amount, within: budget), rounded.wasExact)
    }
    guard let coefficient = coefficient(of: text) else {
      throw .overflow("the value has more digits than decimal(\(precision), \(scale)) holds")
    }
    coefficients.append(coefficient)
    if !isExact { roundedCount += 1 }
  }

  mutating func appendNull() {
    coefficients.append(0)
  }

  /// The coefficient of a decimal without an exponent that has at most ``scale`` decimals; `nil` if it has more than
  /// ``precision`` digits.
  private func coefficient(of text: [UInt8]) -> Coefficient? {
    // A sign, a zero in front and a point beside 38 digits; what is longer does not fit.
    guard text.count <= 41 else { return nil }
    var (high, low): (UInt128, UInt64) = (0, 0)
    var (count, decimals) = (0, -1)
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        // 18 digits at a time are fast; two times 18 are far from overflowing.
        if count == 18 {
          (high, low, count) = (high * 1_000_000_000_000_000_000 + UInt128(low), 0, 0)
        }
        low = 10 * low + UInt64(digit)
        count += 1
        if decimals >= 0 { decimals += 1 }
      } else if byte == UInt8(ascii: ".") {
        decimals = 0
      } else if byte != UInt8(ascii: "-") {
        return nil
      }
    }
    let decimalCount = max(0, decimals)
    guard var magnitude = Self.shifted(high, by: count) else { return nil }
    // Below 2¹²⁷, since what is shifted is.
    magnitude += UInt128(low)
    if decimalCount < scale {
      guard let scaled = Self.shifted(magnitude, by: scale - decimalCount) else { return nil }
      magnitude = scaled
    }
    guard magnitude < end, let coefficient = Coefficient(exactly: magnitude) else { return nil }
    return text.first == UInt8(ascii: "-") ? 0 - coefficient : coefficient
  }

  /// `magnitude` × 10^`count`, for counts up to 38; `nil` from 2¹²⁷ on, which is more than 10³⁸.
  private static func shifted(_ magnitude: UInt128, by count: Int) -> UInt128? {
    if magnitude == 0 { return 0 }
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: power(count))
    return overflow || product >> 127 != 0 ? nil : product
  }

  /// 10^`exponent`, for exponents up to 38.
  private static func power(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { power, _ in 10 * power }
  }
}

// MARK: - Doubles

/// Writes the nearest numbers of the machine.
struct DoubleWriter: NumberWriter {
  private let money: MoneyRounding?
  private(set) var doubles: [Double] = []

  init(_ options: CallOptions, rowCount: Int) {
    money = options.money
    doubles.reserveCapacity(rowCount)
  }

  var roundedCount: Int { 0 }
  var byteCount: Int { 8 * doubles.count }

  mutating func append(_ number: SmallReal) -> Bool {
    guard money == nil, let double = number.nearestDouble else { return false }
    doubles.append(double)
    return true
  }

  mutating func append(
    _ value: Value, in source: [UInt8], within budget: EvaluationBudget
  ) throws(CallError) {
    let number = try value.number(for: money, in: source)
    let double = try CallError.marking(source) { () throws(MathError) in
      let rounded = try money?.rounded(number, within: budget).amount.amount
      return try (rounded.map { Real($0) } ?? number).nearestDouble(within: budget)
    }
    guard double.isFinite else { throw .overflow("the value is beyond the range of doubles") }
    doubles.append(double)
  }

  mutating func appendNull() {
    doubles.append(0)
  }
}

// MARK: - Truth

/// Writes whether conditions hold: a bit for each row.
struct TruthWriter: AnswerWriter {
  private(set) var bits: [UInt8] = []
  private var count = 0

  var roundedCount: Int { 0 }
  var byteCount: Int { bits.count }

  mutating func append(
    _ formula: Expression, by evaluator: inout RowEvaluator, argument: (_ slot: Int) -> SmallReal?
  ) -> Bool {
    guard let truth = evaluator.truth(of: formula, argument: argument) else { return false }
    append(truth)
    return true
  }

  mutating func append(
    _ value: Value, in source: [UInt8], within budget: EvaluationBudget
  ) throws(CallError) {
    guard let truth = value.boolean else { throw .notACondition(value.kindInWords) }
    append(truth)
  }

  mutating func appendNull() {
    append(false)
  }

  private mutating func append(_ truth: Bool) {
    if count & 7 == 0 { bits.append(0) }
    if truth { bits[count >> 3] |= 1 << UInt8(count & 7) }
    count += 1
  }
}

// MARK: - Days

/// Writes days: how many each is after 1 January 1970.
struct DayWriter: AnswerWriter {
  private(set) var days: [Int32] = []

  init(rowCount: Int) {
    days.reserveCapacity(rowCount)
  }

  var roundedCount: Int { 0 }
  var byteCount: Int { 4 * days.count }

  /// The fast path has no days.
  mutating func append(
    _ formula: Expression, by evaluator: inout RowEvaluator, argument: (_ slot: Int) -> SmallReal?
  ) -> Bool { false }

  mutating func append(
    _ value: Value, in source: [UInt8], within budget: EvaluationBudget
  ) throws(CallError) {
    guard let day = value.dayNumber.flatMap({ Int32(exactly: $0) }) else {
      throw .notADate(value.kindInWords)
    }
    days.append(day)
  }

  mutating func appendNull() {
    days.append(0)
  }
}

extension Value {
  /// The number; with a currency, also that of an amount in it.
  fileprivate func number(
    for money: MoneyRounding?, in source: [UInt8]
  ) throws(CallError) -> Real {
    if let number = real { return number }
    if let money, !isList, let quantity {
      return try CallError.converting { () throws(CalculatorError) in
        try quantity.amount(in: money.currency.code, at: SourceRange(0, source.count))
      }
    }
    throw .notANumber(kindInWords)
  }

  /// What it is, where something else was expected.
  fileprivate var kindInWords: String {
    switch self {
    case .scalar(.boolean): "true or false"
    case .scalar(.quantity(let quantity)): "in \(quantity.unit.symbol)"
    case .scalar(.real): "a number"
    case .scalar(.complex): "a complex number"
    case .scalar(.calendar(.span)), .scalar(.calendar(.period)): "a time between dates"
    case .scalar(.calendar): "a date or a time"
    case .list: "a list"
    }
  }
}
