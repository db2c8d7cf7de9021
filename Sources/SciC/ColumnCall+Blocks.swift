import CSci
import SciCalculator
import SciColumns
import SciNumber

// Answers of one size, block by block: by loops over integers where a block allows it, and row by row where it does not.

/// Writes answers that all take the same memory.
protocol FixedWriter: AnswerWriter {
  /// How many bits an answer takes.
  static var bitCount: Int { get }
  /// Copies what has been written.
  func copyAnswers(to memory: UnsafeMutableRawPointer)
}

extension DecimalWriter: FixedWriter {
  static var bitCount: Int { Coefficient.bitWidth }
  func copyAnswers(to memory: UnsafeMutableRawPointer) { unsafe copy(coefficients, to: memory) }
}

extension DoubleWriter: FixedWriter {
  static var bitCount: Int { 64 }
  func copyAnswers(to memory: UnsafeMutableRawPointer) { unsafe copy(doubles, to: memory) }
}

extension TruthWriter: FixedWriter {
  static var bitCount: Int { 1 }
  func copyAnswers(to memory: UnsafeMutableRawPointer) { unsafe copy(bits, to: memory) }
}

private func copy<Element: BitwiseCopyable>(
  _ elements: [Element], to memory: UnsafeMutableRawPointer
) {
  unsafe elements.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { return }
    unsafe memory.copyMemory(from: base, byteCount: bytes.count)
  }
}

/// What the answers of some rows are like, which are in their memory already.
struct RowSummary: Sendable {
  var nullCount = 0
  var roundedCount = 0
  var errors: [RowError] = []

  mutating func add<Writer: AnswerWriter>(_ part: AnswerPart<Writer>) {
    nullCount += part.nullCount
    roundedCount += part.writer.roundedCount
    errors += part.errors
  }

  mutating func add(_ other: RowSummary) {
    nullCount += other.nullCount
    roundedCount += other.roundedCount
    errors += other.errors
  }
}

/// The memory of the answers of all rows, whose parts are written by different threads.
@safe
struct AnswerMemory: Sendable {
  let values: AlignedMemory
  let validity: AlignedMemory
  private let bitCount: Int

  init(rowCount: Int, bitCount: Int) {
    self.bitCount = bitCount
    values = AlignedMemory(count: (rowCount * bitCount + 7) / 8)
    validity = AlignedMemory(count: (rowCount + 7) / 8)
    // All rows are valid until it is said otherwise; the bits behind the last one are zero.
    let bytes = unsafe validityBytes
    unsafe bytes.update(repeating: 0xFF, count: validity.count)
    if rowCount & 7 != 0 { unsafe bytes[rowCount >> 3] = (1 << UInt8(rowCount & 7)) - 1 }
  }

  var validityBytes: UnsafeMutablePointer<UInt8> {
    unsafe validity.pointer.assumingMemoryBound(to: UInt8.self)
  }

  /// Takes the answers of rows, the first of which is a multiple of eight, from a part that was computed row by row.
  func copy<Writer: FixedWriter>(_ part: AnswerPart<Writer>, from row: Int) {
    unsafe part.writer.copyAnswers(to: values.pointer + row * bitCount / 8)
    unsafe SciC.copy(part.validity, to: UnsafeMutableRawPointer(validityBytes + row / 8))
  }

  /// Takes the answers of single rows.
  func copy<Writer: FixedWriter>(_ part: AnswerPart<Writer>, toRows rows: [Int]) {
    let answers = AlignedMemory(count: (rows.count * bitCount + 7) / 8)
    unsafe part.writer.copyAnswers(to: answers.pointer)
    for (index, row) in rows.enumerated() {
      if bitCount == 1 {
        let holds = unsafe answers.pointer.bit(index)
        unsafe values.pointer.setBit(row, to: holds)
      } else {
        let size = bitCount / 8
        unsafe (values.pointer + row * size)
          .copyMemory(from: answers.pointer + index * size, byteCount: size)
      }
      let isValid = part.validity[index >> 3] >> UInt8(index & 7) & 1 == 1
      unsafe validity.pointer.setBit(row, to: isValid)
    }
  }
}

extension UnsafeMutableRawPointer {
  /// The bit with a number, from the lowest one of the first byte on.
  fileprivate func bit(_ index: Int) -> Bool {
    unsafe load(fromByteOffset: index >> 3, as: UInt8.self) >> UInt8(index & 7) & 1 == 1
  }

  fileprivate func setBit(_ index: Int, to isSet: Bool) {
    let byte = unsafe load(fromByteOffset: index >> 3, as: UInt8.self)
    let bit: UInt8 = 1 << UInt8(index & 7)
    unsafe storeBytes(
      of: isSet ? byte | bit : byte & ~bit, toByteOffset: index >> 3, as: UInt8.self)
  }
}

// MARK: - Calls

extension CallOptions {
  /// Whether limits and settings leave the numbers of blocks what they are.
  var allowsBlocks: Bool { settings.usesSmallNumbers && settings.budget.allowsSmallNumbers }
}

extension ColumnCall {
  /// Computes the answers of all rows.
  ///
  /// - Parameters:
  ///   - output: what the answers are; `nil` for what blocks do not have.
  ///   - writer: what writes the answers of rows that are computed one by one.
  /// - Returns: the answers; `nil` where the expression or a column has no blocks.
  /// - Throws: the error of the call.
  func blockAnswers<Writer: FixedWriter>(
    _ output: ColumnOutput?, _ writer: @escaping @Sendable (Range<Int>) -> Writer
  ) throws(CallError) -> AnswersObject? {
    guard let output, let (formula, columns) = blocks(), options.allowsBlocks,
      !options.settings.budget.isStopped,
      // What is too much is told by the way that counts each row.
      rowCount <= Int(clamping: options.memory) / max(1, Writer.bitCount / 8)
    else { return nil }
    let memory = AnswerMemory(rowCount: rowCount, bitCount: Writer.bitCount)
    let starts = partStarts
    let results = Threads.map(starts.count - 1, on: options.threads) { part in
      let evaluator = self.evaluator(formula, columns, output)
      defer { self.leave(evaluator) }
      return self.summary(starts[part]..<starts[part + 1], evaluator, memory, writer)
    }
    var summary = RowSummary()
    for result in results { summary.add(try result.get()) }
    return AnswersObject(self, memory, summary)
  }

  /// What computes blocks: with constant columns, which are parts of the formula, a new one.
  private func evaluator(
    _ formula: ColumnFormula, _ columns: [BlockColumn], _ output: ColumnOutput
  ) -> BlockEvaluator {
    guard !hasConstants else { return BlockEvaluator(formula, columns, output) }
    return expression.idleEvaluators.take(formula, columns, output, options.settings.angleUnit)
  }

  private func leave(_ evaluator: BlockEvaluator) {
    guard !hasConstants else { return }
    expression.idleEvaluators.leave(evaluator, options.settings.angleUnit)
  }

  private var hasConstants: Bool { columns.contains { $0.isConstant } }

  /// The steps of the expression, in which constant columns are numbers, and the other columns.
  private func blocks() -> (ColumnFormula, [BlockColumn])? {
    guard let formula = expression.columnFormula(with: options) else { return nil }
    var numbers: [Rational?] = []
    var blocks: [BlockColumn] = []
    for column in columns {
      if column.isConstant {
        guard !column.isNull(inRow: 0), let number = column.number(inRow: 0)?.knownRational else {
          return nil
        }
        numbers.append(number)
      } else {
        guard let block = column.block else { return nil }
        numbers.append(nil)
        blocks.append(block)
      }
    }
    return (hasConstants ? formula.binding(numbers) : formula, blocks)
  }

  /// Writes the answers of the rows of one part.
  private func summary<Writer: FixedWriter>(
    _ rows: Range<Int>, _ evaluator: BlockEvaluator, _ memory: AnswerMemory,
    _ writer: @Sendable (Range<Int>) -> Writer
  ) -> Result<RowSummary, CallError> {
    var summary = RowSummary()
    do throws(CallError) {
      for start in stride(from: rows.lowerBound, to: rows.upperBound, by: BlockEvaluator.mostRows) {
        let block = start..<min(start + BlockEvaluator.mostRows, rows.upperBound)
        if options.settings.budget.isStopped { throw CallError(.cancelled, in: expression.source) }
        try write(block, evaluator, memory, writer, &summary)
      }
    } catch {
      return .failure(error)
    }
    return .success(summary)
  }

  /// A block that has no answer is halved down to so many rows, which are computed one by one.
  private static let mostSingleRows = 16

  /// Writes the answers of a block, whose first row is a multiple of eight.
  private func write<Writer: FixedWriter>(
    _ rows: Range<Int>, _ evaluator: BlockEvaluator, _ memory: AnswerMemory,
    _ writer: @Sendable (Range<Int>) -> Writer, _ summary: inout RowSummary
  ) throws(CallError) {
    if let answer = unsafe evaluator.evaluate(
      rows, into: memory.values.pointer, validity: memory.validityBytes)
    {
      summary.nullCount += answer.nullCount
      summary.roundedCount += answer.roundedCount
      guard !answer.openRows.isEmpty else { return }
      let part = try singleAnswers(answer.openRows, writer(rows), beside: summary)
      memory.copy(part, toRows: answer.openRows)
      return summary.add(part)
    }
    // One row of thousands may be at fault.
    if rows.count > Self.mostSingleRows, evaluator.mayHaveAnswers {
      let middle = rows.lowerBound + rows.count / 2 & ~7
      try write(rows.lowerBound..<middle, evaluator, memory, writer, &summary)
      return try write(middle..<rows.upperBound, evaluator, memory, writer, &summary)
    }
    let part = try singleAnswers(rows, writer(rows), beside: summary)
    memory.copy(part, from: rows.lowerBound)
    summary.add(part)
  }

  /// The answers of rows that are computed one by one, in the memory that the errors of rows before leave.
  private func singleAnswers<Writer: FixedWriter>(
    _ rows: some Sequence<Int>, _ writer: Writer, beside summary: RowSummary
  ) throws(CallError) -> AnswerPart<Writer> {
    let taken = MemoryLayout<RowError>.stride * summary.errors.count
    return try answers(rows, AnswerPart(writer), memory: Int(clamping: options.memory) - taken)
      .get()
  }
}
