public import CSci
import SciCalculator
import SciMoney
import SciNumber
import SciSyntax
import SciUnits

/// What `sci_result` stands for: the value of one evaluation, as text.
@safe
final class ResultObject: Sendable {
  let kind: sci_kind
  let text: CText
  let isExact: Bool
  let residue: CText?
  let unit: CText
  let elements: [CText]
  /// Real and imaginary part of a complex number; empty for others.
  let parts: [CText]
  /// What should be said of how the text was read.
  let notes: [CText]

  /// A value that has been written.
  init(_ kind: sci_kind, _ text: ResultText, notes: [String] = []) {
    self.kind = kind
    self.text = CText(text.bytes)
    isExact = text.isExact
    residue = nil
    unit = CText(text.unit)
    elements = text.elements.map { CText($0) }
    parts = text.complexParts.map { CText($0) }
    self.notes = notes.map { CText($0) }
  }

  /// An amount.
  init(
    _ amount: RoundedReal, _ money: MoneyRounding, notes: [String], within budget: EvaluationBudget
  ) throws(MathError) {
    kind = sci_kind(SCI_NUMBER)
    text = CText(try money.text(of: amount.amount.amount, within: budget))
    isExact = amount.wasExact
    residue = CText(
      try ResultFormat.standard.text(of: .real(amount.residue), within: budget).bytes)
    unit = CText("")
    elements = []
    parts = []
    self.notes = notes.map { CText($0) }
  }

  /// Nothing.
  init(notes: [String]) {
    kind = sci_kind(SCI_NONE)
    text = CText("")
    isExact = true
    residue = nil
    unit = CText("")
    elements = []
    parts = []
    self.notes = notes.map { CText($0) }
  }
}

extension ResultObject {
  /// The result of a value: an amount where there is a currency, and else what `write` makes of it.
  static func result(
    of value: Value, in source: [UInt8], _ options: CallOptions, notes: [String] = [],
    within budget: EvaluationBudget, write: () throws(CalculatorError) -> ResultText
  ) throws(CallError) -> ResultObject {
    guard let money = options.money, case .scalar(let scalar) = value, !scalar.isBoolean else {
      return ResultObject(value.kind, try CallError.converting(write), notes: notes)
    }
    let number = try CallError.converting { () throws(CalculatorError) in
      try scalar.amount(in: money.currency.code, at: SourceRange(0, source.count))
    }
    return try CallError.marking(source) { () throws(MathError) in
      try ResultObject(money.rounded(number, within: budget), money, notes: notes, within: budget)
    }
  }
}

extension Value {
  /// What kind of value it is, for C.
  var kind: sci_kind {
    switch self {
    case .scalar(.real): sci_kind(SCI_NUMBER)
    case .scalar(.boolean): sci_kind(SCI_BOOLEAN)
    case .scalar(.quantity): sci_kind(SCI_QUANTITY)
    case .scalar(.complex): sci_kind(SCI_COMPLEX)
    case .scalar(.calendar): sci_kind(SCI_CALENDAR)
    case .list: sci_kind(SCI_LIST)
    }
  }
}

// MARK: - Amounts

extension MoneyRounding {
  /// The amount that a number is rounded to.
  func rounded(_ number: Real, within budget: EvaluationBudget) throws(MathError) -> RoundedReal {
    do throws(MoneyError) {
      return try Money.rounding(number, rounding, in: currency, within: budget)
    } catch .mathematics(let error) {
      throw error
    } catch {
      throw .tooLarge
    }
  }

  /// An amount in digits, with all of its decimals.
  func text(of amount: Rational, within budget: EvaluationBudget) throws(MathError) -> [UInt8] {
    let format = ResultFormat(digits: digits, notation: .fixed, rounding: rounding.mode)
    return padded(try format.text(of: .real(Real(amount)), within: budget).bytes)
  }

  /// The digits of an amount that may lack zeros at the end of its decimals.
  func padded(_ digits: [UInt8]) -> [UInt8] {
    guard decimals > 0 else { return digits }
    let point = digits.firstIndex(of: UInt8(ascii: "."))
    let written = point.map { digits.count - $0 - 1 } ?? 0
    let separator = point == nil ? [UInt8(ascii: ".")] : []
    return digits + separator
      + [UInt8](repeating: UInt8(ascii: "0"), count: max(0, decimals - written))
  }
}

// MARK: - As C sees it

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_kind(_ result: OpaquePointer?) -> sci_kind {
  guard let result = unsafe result else { return sci_kind(SCI_NONE) }
  return unsafe Handle.object(result, as: ResultObject.self).kind
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_text(
  _ result: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  guard let result = unsafe result else { return nil }
  let text = unsafe Handle.object(result, as: ResultObject.self).text
  unsafe length?.pointee = text.count
  return unsafe text.pointer
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_is_exact(_ result: OpaquePointer?) -> Int32 {
  guard let result = unsafe result else { return 0 }
  return unsafe Handle.object(result, as: ResultObject.self).isExact ? 1 : 0
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_residue(_ result: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let result = unsafe result else { return nil }
  return unsafe Handle.object(result, as: ResultObject.self).residue?.pointer
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_unit(_ result: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let result = unsafe result else { return nil }
  return unsafe Handle.object(result, as: ResultObject.self).unit.pointer
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_element_count(_ result: OpaquePointer?) -> Int {
  guard let result = unsafe result else { return 0 }
  return unsafe Handle.object(result, as: ResultObject.self).elements.count
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_element(_ result: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  guard let result = unsafe result else { return nil }
  let elements = unsafe Handle.object(result, as: ResultObject.self).elements
  return unsafe elements.indices.contains(index) ? elements[index].pointer : nil
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_real(_ result: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let result = unsafe result else { return nil }
  return unsafe Handle.object(result, as: ResultObject.self).parts.first?.pointer
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_imaginary(_ result: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let result = unsafe result else { return nil }
  return unsafe Handle.object(result, as: ResultObject.self).parts.last?.pointer
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_note(_ result: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  guard let result = unsafe result else { return nil }
  let notes = unsafe Handle.object(result, as: ResultObject.self).notes
  return unsafe notes.indices.contains(index) ? notes[index].pointer : nil
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_result_free(_ result: OpaquePointer?) {
  unsafe Handle.free(result, as: ResultObject.self)
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_evaluate(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: UnsafePointer<sci_options>?,
  _ result: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  let source = unsafe CInput.bytes(text, length)
  unsafe result?.pointee = nil
  return unsafe status(error, about: source, unit: AngleUnit(of: options)) { () throws(CallError) in
    let options = try unsafe CallOptions(options)
    var calculator = Calculator()
    let object = try ResultObject.evaluating(source, options, by: &calculator)
    unsafe result?.pointee = Handle.new(object)
  }
}

extension ResultObject {
  /// The result of a text of statements, which a calculator remembers.
  static func evaluating(
    _ source: [UInt8], _ options: CallOptions, by calculator: inout Calculator
  ) throws(CallError) -> ResultObject {
    var settings = options.settings
    // Statements and digits share one clock.
    settings.budget = settings.budget.started()
    calculator.settings = settings
    let found = try CallError.converting { () throws(CalculatorError) in
      try calculator.evaluate(source)
    }
    guard var value = found else { return ResultObject(notes: calculator.notes) }
    if let money = options.money { value = calculator.exchanged(value, for: money.currency.code) }
    let notes = calculator.notes
    return try result(of: value, in: source, options, notes: notes, within: settings.budget) {
      () throws(CalculatorError) in
      try calculator.text(of: value, of: source, format: options.format)
    }
  }
}

extension AngleUnit {
  /// The unit that options say, which error messages mention; degrees where they say none.
  init(of options: UnsafePointer<sci_options>?) {
    self = unsafe (try? CallOptions(options))?.settings.angleUnit ?? .degrees
  }
}
