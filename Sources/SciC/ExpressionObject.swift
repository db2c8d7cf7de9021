public import CSci
import SciCalculator
import SciNumber
import SciSyntax
import Synchronization

/// What `sci_expression` stands for: an expression, its text, and the options it was made with.
@safe
final class ExpressionObject: Sendable {
  let expression: Expression
  let source: [UInt8]
  let options: CallOptions
  let parameters: [CText]
  let constants: [CText]
  /// The steps for columns, once they were asked for: constants depend on the unit of angles.
  private let columnFormulas = Mutex<[AngleUnit: ColumnFormula?]>([:])
  /// What has computed columns before.
  let idleEvaluators = IdleEvaluators()

  init(_ source: [UInt8], parameters: [String]?, _ options: CallOptions) throws(CallError) {
    self.source = source
    self.options = options
    let text = String(decoding: source, as: UTF8.self)
    expression = try CallError.converting { () throws(CalculatorError) in
      if let parameters {
        try Expression(text, parameters: parameters, settings: options.settings)
      } else {
        try Expression(text, settings: options.settings)
      }
    }
    self.parameters = expression.parameters.map { CText($0) }
    constants = expression.constants.map { CText($0) }
  }

  /// The options of a call: those that it brings, or those that the expression was made with.
  func options(_ options: UnsafePointer<sci_options>?) throws(CallError) -> CallOptions {
    guard let options = unsafe options else { return self.options }
    return try unsafe CallOptions(options)
  }

  /// The expression with the settings of a call.
  func expression(with options: CallOptions) -> Expression {
    var expression = expression
    expression.settings = options.settings
    return expression
  }
}

// MARK: - Columns

extension ExpressionObject {
  /// The steps of the expression for whole columns; `nil` where these do not compute with it.
  func columnFormula(with options: CallOptions) -> ColumnFormula? {
    // Among complex numbers it is another one.
    if options.settings.isComplex { return nil }
    let unit = options.settings.angleUnit
    if let known = columnFormulas.withLock({ $0[unit] }) { return known }
    let formula = expression(with: options).columnFormula
    columnFormulas.withLock { $0[unit] = .some(formula) }
    return formula
  }
}

// MARK: - One evaluation

extension ExpressionObject {
  /// The result for a text for each parameter.
  func result(
    _ values: UnsafePointer<sci_slice>?, _ count: Int, _ options: CallOptions
  ) throws(CallError) -> ResultObject {
    let arguments = try unsafe arguments(values, count)
    let formula = expression(with: options)
    var evaluator = RowEvaluator()
    if options.money == nil,
      let number = evaluator.number(
        of: formula, argument: { arguments[$0].real.flatMap { SmallReal($0) } }),
      let text = options.format.text(of: number, within: options.settings.budget)
    {
      return ResultObject(sci_kind(SCI_NUMBER), text)
    }
    // The value and its digits share one clock.
    let budget = options.settings.budget.started()
    let value = try CallError.converting { () throws(CalculatorError) in
      try formula.value(of: arguments, within: budget)
    }
    return try ResultObject.result(of: value, in: source, options, within: budget) {
      () throws(CalculatorError) in
      try CalculatorError.marking(source) { () throws(MathError) in
        try options.format.text(of: value, within: budget)
      }
    }
  }

  /// The numbers and days that texts stand for.
  private func arguments(
    _ values: UnsafePointer<sci_slice>?, _ count: Int
  ) throws(CallError) -> [Value] {
    let names = expression.parameters
    guard count == names.count else {
      throw .usage("expected \(names.count) values, not \(count)")
    }
    guard count > 0 else { return [] }
    guard let values = unsafe values else { throw .usage("there are no values") }
    var arguments: [Value] = []
    for (index, name) in names.enumerated() {
      let slice = unsafe values[index]
      let bytes = unsafe CInput.bytes(slice.bytes, slice.length)
      guard let value = Value(parameterText: bytes) else { throw .input(bytes, for: name) }
      arguments.append(value)
    }
    return arguments
  }
}

// MARK: - As C sees it

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_new(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ parameters: UnsafePointer<sci_slice>?,
  _ parameterCount: Int, _ options: UnsafePointer<sci_options>?,
  _ expression: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  let source = unsafe CInput.bytes(text, length)
  unsafe expression?.pointee = nil
  return unsafe status(error, about: source, unit: AngleUnit(of: options)) { () throws(CallError) in
    let names = unsafe parameters.map { parameters in
      unsafe UnsafeBufferPointer(start: parameters, count: parameterCount).map { name in
        unsafe String(decoding: CInput.bytes(name.bytes, name.length), as: UTF8.self)
      }
    }
    let object = try unsafe ExpressionObject(
      source, parameters: names, CallOptions(options))
    unsafe expression?.pointee = Handle.new(object)
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_parameter_count(_ expression: OpaquePointer?) -> Int {
  guard let expression = unsafe expression else { return 0 }
  return unsafe Handle.object(expression, as: ExpressionObject.self).parameters.count
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_parameter(
  _ expression: OpaquePointer?, _ index: Int
) -> UnsafePointer<CChar>? {
  guard let expression = unsafe expression else { return nil }
  let parameters = unsafe Handle.object(expression, as: ExpressionObject.self).parameters
  return unsafe parameters.indices.contains(index) ? parameters[index].pointer : nil
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_constant_count(_ expression: OpaquePointer?) -> Int {
  guard let expression = unsafe expression else { return 0 }
  return unsafe Handle.object(expression, as: ExpressionObject.self).constants.count
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_constant(
  _ expression: OpaquePointer?, _ index: Int
) -> UnsafePointer<CChar>? {
  guard let expression = unsafe expression else { return nil }
  let constants = unsafe Handle.object(expression, as: ExpressionObject.self).constants
  return unsafe constants.indices.contains(index) ? constants[index].pointer : nil
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_free(_ expression: OpaquePointer?) {
  unsafe Handle.free(expression, as: ExpressionObject.self)
}

/// Runs the body of a function on an expression.
func status(
  _ error: UnsafeMutablePointer<OpaquePointer?>?, of expression: OpaquePointer?,
  _ options: UnsafePointer<sci_options>?,
  _ body: (ExpressionObject, CallOptions) throws(CallError) -> Void
) -> sci_status {
  guard let expression = unsafe expression else {
    return unsafe status(error, about: [], unit: .degrees) { () throws(CallError) in
      throw .usage("there is no expression")
    }
  }
  let object = unsafe Handle.object(expression, as: ExpressionObject.self)
  return unsafe status(
    error, about: object.source,
    unit: options == nil ? object.options.settings.angleUnit : AngleUnit(of: options)
  ) { () throws(CallError) in
    try unsafe body(object, object.options(options))
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_evaluate(
  _ expression: OpaquePointer?, _ values: UnsafePointer<sci_slice>?, _ valueCount: Int,
  _ options: UnsafePointer<sci_options>?, _ result: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  unsafe result?.pointee = nil
  return unsafe status(error, of: expression, options) {
    (expression, options) throws(CallError) in
    let object = try unsafe expression.result(values, valueCount, options)
    unsafe result?.pointee = Handle.new(object)
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_evaluate_into(
  _ expression: OpaquePointer?, _ values: UnsafePointer<sci_slice>?, _ valueCount: Int,
  _ options: UnsafePointer<sci_options>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  unsafe length?.pointee = 0
  return unsafe status(error, of: expression, options) {
    (expression, options) throws(CallError) in
    let text = try unsafe expression.result(values, valueCount, options).text
    unsafe length?.pointee = text.count
    guard text.count < capacity, let buffer = unsafe buffer else {
      throw .overflow("the text has \(text.count) bytes and a zero byte, and \(capacity) fit")
    }
    unsafe buffer.update(from: text.pointer, count: text.count + 1)
  }
}
