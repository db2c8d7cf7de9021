public import CSci
import SciCalculator
import SciColumns
import SciNumber
import SciSyntax

/// A call of `sci_expression_evaluate_columns`: an expression for each row of some columns.
struct ColumnCall: Sendable {
  let expression: ExpressionObject
  let columns: [InputColumn]
  let rowCount: Int
  let type: sci_column_type
  let precision: Int
  let scale: Int
  let options: CallOptions

  init(
    _ expression: ExpressionObject, _ columns: UnsafePointer<sci_column>?, _ columnCount: Int,
    rowCount: Int64, _ type: sci_column_type, precision: Int32, scale: Int32,
    _ options: CallOptions
  ) throws(CallError) {
    guard columnCount == expression.parameters.count else {
      throw .usage("expected \(expression.parameters.count) columns, not \(columnCount)")
    }
    guard let rowCount = Int(exactly: rowCount), rowCount >= 0 else {
      throw .usage("the number of rows is negative")
    }
    var inputs: [InputColumn] = []
    for index in 0..<columnCount {
      guard let columns = unsafe columns else { throw .usage("there are no columns") }
      inputs.append(try unsafe InputColumn(columns[index]))
    }
    self.columns = inputs
    (self.expression, self.rowCount, self.options) = (expression, rowCount, options)
    (self.type, self.precision, self.scale) = (type, Int(precision), Int(scale))
  }

  /// Evaluates the expression for all rows.
  func answers() throws(CallError) -> AnswersObject {
    switch Int(type) {
    case Int(SCI_UTF8), Int(SCI_LARGE_UTF8):
      let parts = try parts { TextWriter(options, rowCount: $0.count) }
      return try texts(parts)
    case Int(SCI_DECIMAL128):
      return try decimals(of: Int128.self, mostDigits: 38)
    case Int(SCI_INT64):
      return try decimals(of: Int64.self, mostDigits: 18)
    case Int(SCI_DOUBLE):
      return try doubles()
    case Int(SCI_TRUTH):
      if let answers = try blockAnswers(.conditions, { _ in TruthWriter() }) { return answers }
      let parts = try parts { _ in TruthWriter() }
      // Each part but the last has a multiple of eight rows.
      return AnswersObject(parts, self, values: AlignedMemory(joining: parts.map(\.writer.bits)))
    case Int(SCI_DATE32):
      let parts = try parts { DayWriter(rowCount: $0.count) }
      return AnswersObject(parts, self, values: AlignedMemory(joining: parts.map(\.writer.days)))
    default: throw .usage("\(type) is no type of answers")
    }
  }

  private func texts(_ parts: [AnswerPart<TextWriter>]) throws(CallError) -> AnswersObject {
    let writers = parts.map(\.writer)
    let values = AlignedMemory(joining: writers.map(\.bytes))
    let isLarge = type == sci_column_type(SCI_LARGE_UTF8)
    guard isLarge || values.count <= Int32.max else {
      throw .usage("the texts are too long for 32-bit offsets: take SCI_LARGE_UTF8, or fewer rows")
    }
    let offsets =
      isLarge
      ? AlignedMemory(offsetsOf: writers, as: Int64.self)
      : AlignedMemory(offsetsOf: writers, as: Int32.self)
    return AnswersObject(parts, self, values: values, offsets: offsets)
  }

  private func doubles() throws(CallError) -> AnswersObject {
    let options = options
    // Amounts are rounded before, and no other values.
    let output: ColumnOutput? =
      options.money == nil ? .doubles(nil) : options.columnRounding(toScale: 0).map { .doubles($0) }
    if let answers = try blockAnswers(output, { DoubleWriter(options, rowCount: $0.count) }) {
      return answers
    }
    let parts = try parts { DoubleWriter(options, rowCount: $0.count) }
    return AnswersObject(parts, self, values: AlignedMemory(joining: parts.map(\.writer.doubles)))
  }

  private func decimals<Coefficient: FixedWidthInteger & BitwiseCopyable & Sendable>(
    of type: Coefficient.Type, mostDigits: Int
  ) throws(CallError) -> AnswersObject {
    guard 1...mostDigits ~= precision, 0...mostDigits ~= scale else {
      throw .usage("expected a precision from 1 and a scale from 0 to \(mostDigits)")
    }
    let writer = try DecimalWriter<Coefficient>(options, precision: precision, scale: scale)
    let output = options.columnRounding(toScale: scale).map {
      ColumnOutput.decimals(
        scale: scale, $0, digits: precision, isLong: Coefficient.bitWidth == 128)
    }
    if let answers = try blockAnswers(output, { _ in writer }) { return answers }
    let parts = try parts { _ in writer }
    return AnswersObject(
      parts, self, values: AlignedMemory(joining: parts.map(\.writer.coefficients)))
  }
}

// MARK: - Rows

/// The answers of some rows.
struct AnswerPart<Writer: AnswerWriter>: Sendable {
  var writer: Writer
  /// A bit for each row; 0 is null.
  private(set) var validity: [UInt8] = []
  private(set) var rowCount = 0
  private(set) var nullCount = 0
  private(set) var errors: [RowError] = []

  init(_ writer: Writer) {
    self.writer = writer
  }

  /// Counts a row whose answer has been written.
  mutating func countAnswer() {
    if rowCount & 7 == 0 { validity.append(0) }
    validity[rowCount >> 3] |= 1 << UInt8(rowCount & 7)
    rowCount += 1
  }

  mutating func appendNull() {
    if rowCount & 7 == 0 { validity.append(0) }
    writer.appendNull()
    rowCount += 1
    nullCount += 1
  }

  mutating func append(_ error: CallError, row: Int) {
    errors.append(RowError(row: row, error: error))
    appendNull()
  }

  /// How many bytes the answers take.
  var byteCount: Int { writer.byteCount + Self.errorSize * errors.count }

  /// What an error takes, with the value that it may quote.
  private static var errorSize: Int {
    MemoryLayout<RowError>.stride + 2 * CallError.longestShownText
  }
}

extension ColumnCall {
  /// Where the parts begin that are computed at the same time, and where the last one ends.
  var partStarts: [Int] { Threads.starts(ofRows: rowCount, threads: options.threads) }

  /// The answers of all rows, in parts that are computed at the same time.
  private func parts<Writer: AnswerWriter>(
    _ writer: @escaping @Sendable (Range<Int>) -> Writer
  ) throws(CallError) -> [AnswerPart<Writer>] {
    let starts = partStarts
    let partCount = starts.count - 1
    let memory = Int(clamping: options.memory) / partCount
    let results = Threads.map(partCount, on: options.threads) { part in
      let rows = starts[part]..<starts[part + 1]
      return answers(rows, AnswerPart(writer(rows)), memory: memory)
    }
    var parts: [AnswerPart<Writer>] = []
    for result in results { parts.append(try result.get()) }
    return parts
  }

  /// The answers of some rows, one by one.
  func answers<Writer: AnswerWriter>(
    _ rows: some Sequence<Int>, _ empty: AnswerPart<Writer>, memory: Int
  ) -> Result<AnswerPart<Writer>, CallError> {
    var part = empty
    let settings = options.settings
    let formula = expression.expression(with: options)
    var evaluator = RowEvaluator()
    for row in rows {
      guard part.byteCount <= memory else {
        let limit = WideInt(options.memory)
        return .failure(
          CallError(.memoryLimit(bytes: limit, needed: limit + 1), in: expression.source))
      }
      if columns.contains(where: { $0.isNull(inRow: row) }) {
        part.appendNull()
        continue
      }
      if part.writer.append(
        formula, by: &evaluator, argument: { columns[$0].smallNumber(inRow: row) })
      {
        part.countAnswer()
        continue
      }
      // Asked here only, since the evaluator asks too.
      if settings.budget.isStopped {
        return .failure(CallError(.cancelled, in: expression.source))
      }
      do throws(CallError) {
        try append(row, to: &part, formula, within: settings.budget.started())
      } catch {
        if error.isCancellation { return .failure(error) }
        part.append(error, row: row)
      }
    }
    return .success(part)
  }

  private func append<Writer: AnswerWriter>(
    _ row: Int, to part: inout AnswerPart<Writer>, _ formula: SciCalculator.Expression,
    within budget: EvaluationBudget
  ) throws(CallError) {
    var arguments: [Value] = []
    for (index, column) in columns.enumerated() {
      guard let value = column.value(inRow: row) else {
        throw .input(column.typed(inRow: row), for: formula.parameters[index])
      }
      arguments.append(value)
    }
    let value = try CallError.converting { () throws(CalculatorError) in
      try formula.value(of: arguments, within: budget)
    }
    try part.writer.append(value, in: expression.source, within: budget)
    part.countAnswer()
  }
}

// MARK: - As C sees it

/// The function of sci.h, which documents it.
@c @implementation
public func sci_expression_evaluate_columns(
  _ expression: OpaquePointer?, _ columns: UnsafePointer<sci_column>?, _ columnCount: Int,
  _ rowCount: Int64, _ type: sci_column_type, _ precision: Int32, _ scale: Int32,
  _ options: UnsafePointer<sci_options>?, _ answers: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> sci_status {
  unsafe answers?.pointee = nil
  return unsafe status(error, of: expression, options) {
    (expression, options) throws(CallError) in
    let call = try unsafe ColumnCall(
      expression, columns, columnCount, rowCount: rowCount, type, precision: precision,
      scale: scale, options)
    let object = try call.answers()
    unsafe answers?.pointee = Handle.new(object)
  }
}
