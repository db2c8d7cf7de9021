public import CSci
import SciCalculator
import SciColumns
import SciNumber

/// What `sci_rows` stands for: an expression for rows that come one by one.
@safe
final class RowsObject {
  private let parameterCount: Int
  /// `nil` for what is not computed so.
  private let evaluator: UnsafeMutablePointer<SingleRowEvaluator>?

  init(
    _ expression: ExpressionObject, _ type: sci_column_type, _ options: CallOptions
  ) throws(CallError) {
    parameterCount = expression.parameters.count
    let output: SingleRowEvaluator.Output?
    switch Int(type) {
    case Int(SCI_DECIMAL128): output = options.singleRowOutput
    case Int(SCI_TRUTH): output = .conditions
    default: throw .usage("\(type) is no type of answers that come one by one")
    }
    guard let output, let formula = expression.columnFormula(with: options),
      options.allowsBlocks
    else {
      unsafe evaluator = nil
      return
    }
    unsafe evaluator = .allocate(capacity: 1)
    unsafe evaluator?.initialize(
      to: SingleRowEvaluator(formula, parameterCount: parameterCount, output))
  }

  deinit {
    unsafe evaluator?.deinitialize(count: 1)
    unsafe evaluator?.deallocate()
  }

  /// Computes a row.
  func answer(_ values: UnsafePointer<sci_decimal>?, _ count: Int) -> sci_decimal? {
    guard let evaluator = unsafe evaluator, let values = unsafe values, count == parameterCount
    else { return nil }
    let answer = unsafe evaluator.pointee.answer { index in
      unsafe SingleRowEvaluator.Decimal(values[index])
    }
    return answer.map { sci_decimal($0) }
  }
}

extension CallOptions {
  /// What single rows are asked for; `nil` for what they do not write.
  fileprivate var singleRowOutput: SingleRowEvaluator.Output? {
    let scale: Int
    switch format.digits {
    case _ where money != nil: scale = money?.decimals ?? 0
    case .decimals(let count): scale = Int(clamping: count)
    case .upTo: return .exact
    case .significant: return nil
    }
    return columnRounding(toScale: scale).map { .rounded(scale: scale, $0) }
  }
}

extension SingleRowEvaluator.Decimal {
  fileprivate init(_ decimal: sci_decimal) {
    self.init(
      Int128(decimal.high) << 64 | Int128(decimal.low), scale: Int(decimal.scale))
  }
}

extension sci_decimal {
  fileprivate init(_ decimal: SingleRowEvaluator.Decimal) {
    self.init(
      low: UInt64(truncatingIfNeeded: decimal.coefficient),
      high: Int64(truncatingIfNeeded: decimal.coefficient >> 64), scale: Int32(decimal.scale),
      reserved: 0)
  }
}

// MARK: - As C sees it

/// The function of sci.h, which documents it.
@c @implementation
public func sci_rows_new(
  _ expression: OpaquePointer?, _ type: sci_column_type, _ options: UnsafePointer<sci_options>?,
  _ rows: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  unsafe rows?.pointee = nil
  return unsafe status(error, of: expression, options) {
    (expression, options) throws(CallError) in
    let object = try RowsObject(expression, type, options)
    unsafe rows?.pointee = Handle.new(object)
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_rows_answer(
  _ rows: OpaquePointer?, _ values: UnsafePointer<sci_decimal>?, _ count: Int,
  _ answer: UnsafeMutablePointer<sci_decimal>?
) -> Int32 {
  guard let rows = unsafe rows,
    let decimal = unsafe Handle.object(rows, as: RowsObject.self).answer(values, count)
  else { return 0 }
  unsafe answer?.pointee = decimal
  return 1
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_rows_free(_ rows: OpaquePointer?) {
  unsafe Handle.free(rows, as: RowsObject.self)
}
