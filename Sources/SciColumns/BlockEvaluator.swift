package import SciCalculator
import SciNumber

/// Computes an expression for blocks of rows: with loops over integers, and within proved bounds what integers do not compute.
///
/// Where it has an answer, it has the same as an expression that is computed row by row. A block of integers with an error in a row, or with numbers that do not fit, has
/// none here; of others only such rows are left open.
package final class BlockEvaluator {
  /// What the answers of a block are like.
  package struct Answer: Hashable, Sendable {
    /// How many rows are null.
    package var nullCount = 0
    /// How many answers are rounded and not the value itself.
    package var roundedCount = 0
    /// The rows that have no answer here, in order, and must be computed one by one.
    package var openRows: [Int] = []
  }

  /// How many rows a block has at most: as many as the numbers of some nodes find room for in the nearest cache.
  package static let mostRows = 2_048

  private let formula: ColumnFormula
  private var columns: [BlockColumn]
  let output: ColumnOutput
  /// How many digits the integers of each column have behind the point: binary ones for exact doubles.
  private var scales: [Int]
  private var plan: BlockPlan?
  private var isPlanned = false
  private var hasValidity: Bool
  let memory: BlockMemory
  private var magnitudes: [BlockReader.Magnitudes] = []
  var bounds = BlockBounds(capacity: BlockMemory.mostNodes)
  /// What computes rows where integers have no answer; `nil` where integers compute the formula, and all else is an exception.
  private var enclosures: EnclosureEvaluator?
  /// Whether integers compute the formula, unless they become too large.
  private let hasIntegers: Bool

  /// Makes an evaluator for some columns, one for each parameter of an expression.
  package init(_ formula: ColumnFormula, _ columns: [BlockColumn], _ output: ColumnOutput) {
    (self.formula, self.columns, self.output) = (formula, columns, output)
    hasValidity = columns.contains { $0.hasValidity }
    memory = BlockMemory(columnCount: columns.count)
    scales = columns.map { column in
      switch column.kind {
      case .integers(let scale), .decimals(let scale): scale
      case .doubles, .exactDoubles: 0
      }
    }
    magnitudes.reserveCapacity(columns.count)
    hasIntegers =
      BlockPlan(formula, units: Array(repeating: .one, count: columns.count), output) != nil
    // Of doubles those with sixteen or more digits are as ordinary as others.
    if !hasIntegers || (output == .doubles(nil) && columns.contains { $0.kind.isBinary }) {
      enclosures = EnclosureEvaluator(formula, columns, output)
    }
  }

  /// Goes on with other columns.
  ///
  /// - Parameter columns: as many as before, and of the same kinds.
  package func use(_ columns: [BlockColumn]) {
    precondition(computes(columns), "the columns are of other kinds")
    self.columns = columns
    hasValidity = columns.contains { $0.hasValidity }
  }

  /// Whether it computes columns of these kinds as such answers.
  package func computes(_ columns: [BlockColumn], _ output: ColumnOutput) -> Bool {
    self.output == output && computes(columns)
  }

  /// Whether it computes columns of these kinds.
  package func computes(_ columns: [BlockColumn]) -> Bool {
    self.columns.elementsEqual(columns) { $0.kind == $1.kind }
  }

  /// Whether other rows may have answers where some have none: the formula has a plan, or another block of doubles may have one.
  package var mayHaveAnswers: Bool {
    plan != nil || !isPlanned || columns.contains { $0.kind.isBinary }
  }

  /// Computes the answers of some rows.
  ///
  /// - Parameters:
  ///   - rows: at most ``mostRows``; the first one is a multiple of eight.
  ///   - answers: the memory of the answers of all rows, aligned to their size.
  ///   - validity: the bits of all rows; those of these rows are written where a column has such bits.
  /// - Returns: what the answers are like; `nil`, and nothing is written that counts, where rows must be computed one by one.
  package func evaluate(
    _ rows: Range<Int>, into answers: UnsafeMutableRawPointer,
    validity: UnsafeMutablePointer<UInt8>?
  ) -> Answer? {
    precondition(rows.count <= Self.mostRows, "a block has too many rows")
    guard !rows.isEmpty else { return Answer() }
    guard enclosures != nil || mayHaveAnswers else { return nil }
    let nullCount = nullCount(of: rows)
    if nullCount > 0, unsafe validity == nil { return nil }
    let mask = unsafe nullCount > 0 ? memory.fillMask(count: rows.count) : nil
    var answer = Answer(nullCount: nullCount)
    if hasIntegers,
      let roundedCount = unsafe answerByIntegers(rows, mask, into: answers)
    {
      answer.roundedCount = roundedCount
    } else if let enclosures {
      (answer.openRows, answer.roundedCount) = unsafe enclosures.evaluate(
        rows, columns, into: answers, mask)
    } else {
      return nil
    }
    if hasValidity, let validity = unsafe validity {
      unsafe (validity + rows.lowerBound / 8)
        .update(from: memory.validity, count: (rows.count + 7) / 8)
    }
    return answer
  }

  /// Computes the answers of some rows with integers.
  ///
  /// - Returns: how many are rounded; `nil` where one of them cannot be computed so.
  private func answerByIntegers(
    _ rows: Range<Int>, _ mask: UnsafePointer<Int64>?, into answers: UnsafeMutableRawPointer
  ) -> Int? {
    guard unsafe read(rows, mask), let plan = currentPlan() else { return nil }
    let hasWideColumns = magnitudes.contains { $0.isWide }
    if hasWideColumns { unsafe readWide(rows, mask) }
    bounds.reset()
    for block in magnitudes { bounds.append(block.magnitude) }
    guard let width = bounds.width(of: plan) else { return nil }
    if width == .word64, !hasWideColumns {
      return unsafe answer(rows, by: plan, as: Int64.self, mask, into: answers)
    }
    widen(count: rows.count)
    return unsafe answer(rows, by: plan, as: Int128.self, mask, into: answers)
  }

  /// The plan for the scales that the columns have now.
  private func currentPlan() -> BlockPlan? {
    if isPlanned { return plan }
    isPlanned = true
    var units: [Ratio] = []
    for (column, scale) in zip(columns, scales) {
      let unit = column.kind == .exactDoubles ? Ratio(1, 1 << Int128(scale)) : Ratio(scale: scale)
      guard let unit else { return nil }
      units.append(unit)
    }
    plan = BlockPlan(formula, units: units, output)
    if let count = plan?.nodes.count {
      if count > BlockMemory.mostNodes { plan = nil } else { memory.makeRoom(forNodes: count) }
    }
    return plan
  }
}

// MARK: - In

extension BlockEvaluator {
  /// Finds out which rows are null, and how many.
  private func nullCount(of rows: Range<Int>) -> Int {
    guard hasValidity else { return 0 }
    memory.setAllValid(count: rows.count)
    for column in columns { unsafe column.clearNulls(of: rows, in: memory.validity) }
    return rows.count - memory.validCount(of: rows.count)
  }

  /// Reads the rows of all columns as integers.
  ///
  /// - Returns: whether that was possible.
  private func read(_ rows: Range<Int>, _ mask: UnsafePointer<Int64>?) -> Bool {
    magnitudes.removeAll(keepingCapacity: true)
    for (index, column) in columns.enumerated() {
      guard let block = unsafe read(index, column, rows, mask) else { return false }
      magnitudes.append(block)
    }
    return true
  }

  private func read(
    _ index: Int, _ column: BlockColumn, _ rows: Range<Int>, _ mask: UnsafePointer<Int64>?
  ) -> BlockReader.Magnitudes? {
    let count = rows.count
    let source = unsafe column.memory(from: rows.lowerBound)
    let target = unsafe memory.ownNarrow(index)
    switch column.kind {
    case .integers:
      let isAligned = UInt(bitPattern: source) & 7 == 0
      guard isAligned, unsafe mask == nil else {
        return unsafe BlockReader.copy(integers: source, to: target, count: count, mask)
      }
      let integers = unsafe source.assumingMemoryBound(to: Int64.self)
      unsafe memory.use(integers, for: index)
      return unsafe BlockReader.bits(of: integers, count: count)
    case .decimals:
      return unsafe BlockReader.copy(decimals: source, to: target, count: count, mask)
    case .doubles, .exactDoubles:
      let scale = scales[index]
      let block = unsafe BlockReader.copy(
        doubles: source, to: target, count: count, isExact: column.kind == .exactDoubles,
        scale: &scales[index], mask)
      if scales[index] != scale { isPlanned = false }
      return block
    }
  }

  /// Reads the rows of columns whose integers have more than 64 bits.
  private func readWide(_ rows: Range<Int>, _ mask: UnsafePointer<Int64>?) {
    for (index, column) in columns.enumerated() where magnitudes[index].isWide {
      magnitudes[index] = unsafe BlockReader.copy(
        decimals: column.memory(from: rows.lowerBound), to: memory.wide(index), count: rows.count,
        mask)
    }
  }

  /// Copies the integers of all other columns to where they have 128 bits.
  private func widen(count: Int) {
    for index in columns.indices where !magnitudes[index].isWide {
      unsafe BlockReader.widen(memory.narrow(index), to: memory.wide(index), count: count)
    }
  }
}
