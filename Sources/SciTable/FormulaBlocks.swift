import SciColumns
import SciNumber

/// Computes the formulas of a plan for blocks of rows, in memory that is kept from block to block.
///
/// A row is left open where a field is no short decimal in ASCII, where a formula has an error, and where a number does not fit: it is answered by itself.
@safe
final class FormulaBlocks {
  /// Integers below 10^18 fit into 64 bits.
  static let mostDigits = 18

  private static let rows = BlockEvaluator.mostRows

  /// A formula that is written.
  struct Field {
    var lane: Int
    /// How many digits it has behind the point; `nil` where its text is found in another way.
    var decimals: Int?
  }

  private let formulas: BlockFormulas
  let fields: [Field]
  /// The lane that fills each cell; `nil` where none does.
  let lanes: [Int?]
  /// Whether rows are written with the fields of all formulas behind them, or only added up.
  let appendsFields: Bool
  /// What stands before decimals.
  let separator: UInt8
  private let integers: UnsafeMutablePointer<Int64>
  /// How many digits the integers of each lane have behind the point.
  private var scales: [Int]
  private var evaluators: [BlockEvaluator?]
  /// A bit for each row that is not open.
  private let validity: UnsafeMutablePointer<UInt8>
  /// A bit for each row that the filter lets through.
  private let conditions: UnsafeMutablePointer<UInt8>
  private var hasOpenRows = false
  /// Whether no block has answers, whatever its numbers are.
  private var isUseless = false

  init(_ formulas: BlockFormulas, _ plan: TablePlan) {
    self.formulas = formulas
    let notation = plan.reader.notation
    separator = notation?.plainSeparator ?? UInt8(ascii: ".")
    // A separator that is the delimiter, too, needs quotes around the field.
    let isPlain =
      plan.request.money == nil && (notation == nil || notation?.plainSeparator != nil)
      && plan.format.delimiter != separator
    fields = formulas.formulas.enumerated().map { index, formula in
      Field(
        lane: formulas.lane(ofFormula: index), decimals: isPlain ? formula.rounding?.scale : nil)
    }
    lanes = plan.sources.indices.map { formulas.lane(ofCell: $0, plan) }
    appendsFields =
      plan.only == nil && plan.errorColumn == nil && plan.summary == nil && plan.order == nil
    unsafe integers = .allocate(capacity: max(1, formulas.laneCount) * Self.rows)
    unsafe validity = .allocate(capacity: Self.rows / 8)
    unsafe conditions = .allocate(capacity: Self.rows / 8)
    scales = Array(repeating: 0, count: formulas.laneCount)
    evaluators = Array(repeating: nil, count: formulas.formulas.count + 1)
  }

  deinit {
    unsafe integers.deallocate()
    unsafe validity.deallocate()
    unsafe conditions.deallocate()
  }

  /// Computes the rows of a block, each of which should have as many fields as there are columns.
  func compute(_ block: RowBlock, _ bytes: Span<UInt8>, _ reader: FieldReader, columnCount: Int) {
    if isUseless { return openAll() }
    let count = block.rows.count
    unsafe validity.update(repeating: .max, count: Self.rows / 8)
    unsafe conditions.update(repeating: .max, count: Self.rows / 8)
    hasOpenRows = false
    for (row, place) in block.rows.enumerated()
    where place.fields.count != columnCount || place.record.problem != nil {
      open(row)
    }
    for (lane, operand) in formulas.operands.enumerated() {
      switch operand {
      case .column(let column): read(column, of: block, bytes, reader, into: lane)
      case .test(let column, let text): test(column, of: block, bytes, text, into: lane)
      }
    }
    for (index, formula) in formulas.formulas.enumerated() {
      let lane = formulas.lane(ofFormula: index)
      guard unsafe evaluate(index, formula, count, as: lane, into: pointer(lane)) else {
        return openAll()
      }
    }
    if let filter = formulas.filter {
      let index = formulas.formulas.count
      guard unsafe evaluate(index, filter, count, as: nil, into: conditions) else {
        return openAll()
      }
    }
  }

  // MARK: - Answers

  /// Whether a row has to be answered by itself.
  func isOpen(_ row: Int) -> Bool {
    unsafe validity[row >> 3] &>> UInt8(row & 7) & 1 == 0
  }

  /// Whether the filter lets a row through.
  func passes(_ row: Int) -> Bool {
    unsafe conditions[row >> 3] &>> UInt8(row & 7) & 1 == 1
  }

  /// The number of a lane in a row that is not open.
  func number(_ row: Int, ofLane lane: Int) -> SmallRational {
    guard let number = unsafe SmallRational(coefficient: pointer(lane)[row], scale: scales[lane])
    else { preconditionFailure("a scale has two digits") }
    return number
  }

  private func pointer(_ lane: Int) -> UnsafeMutablePointer<Int64> {
    unsafe integers + lane * Self.rows
  }

  private func open(_ row: Int) {
    hasOpenRows = true
    unsafe validity[row >> 3] &= ~(1 &<< UInt8(row & 7))
  }

  private func openAll() {
    hasOpenRows = true
    unsafe validity.update(repeating: 0, count: Self.rows / 8)
  }
}

// MARK: - In

extension FormulaBlocks {
  private func read(
    _ column: Int, of block: RowBlock, _ bytes: Span<UInt8>, _ reader: FieldReader, into lane: Int
  ) {
    for (row, place) in block.rows.enumerated() where !isOpen(row) {
      let field = block.fields[place.fields.lowerBound + column]
      guard let decimal = reader.number(bytes, field.content), decimal.isDecimal,
        let coefficient = Int64(exactly: decimal.numerator),
        store(coefficient, scale: Int(decimal.scale), row, lane)
      else {
        open(row)
        continue
      }
    }
  }

  private func test(
    _ column: Int, of block: RowBlock, _ bytes: Span<UInt8>, _ text: [UInt8], into lane: Int
  ) {
    let integers = unsafe pointer(lane)
    for (row, place) in block.rows.enumerated() where !isOpen(row) {
      let field = block.fields[place.fields.lowerBound + column]
      unsafe integers[row] = FieldCutter.text(field, bytes) == text ? 1 : 0
    }
  }

  /// Puts a decimal into a lane, whose scale is raised if need be.
  ///
  /// - Returns: whether it fits.
  private func store(_ coefficient: Int64, scale: Int, _ row: Int, _ lane: Int) -> Bool {
    if scale > scales[lane] {
      guard scale <= Self.mostDigits else { return false }
      raise(lane, to: scale, rows: row)
    }
    let place = unsafe pointer(lane) + row
    guard scale < scales[lane] else {
      unsafe place.pointee = coefficient
      return true
    }
    guard let number = Self.product(coefficient, tenToThe: scales[lane] - scale) else {
      return false
    }
    unsafe place.pointee = number
    return true
  }

  /// Gives the integers before a row more digits behind the point; rows whose integers are too large for that are left open.
  private func raise(_ lane: Int, to scale: Int, rows: Int) {
    let integers = unsafe pointer(lane)
    for row in 0..<rows where !isOpen(row) {
      if let number = unsafe Self.product(integers[row], tenToThe: scale - scales[lane]) {
        unsafe integers[row] = number
      } else {
        open(row)
      }
    }
    scales[lane] = scale
  }

  private static func product(_ integer: Int64, tenToThe exponent: Int) -> Int64? {
    guard let power = Ratio.powerOfTen(exponent), let power = Int64(exactly: power) else {
      return nil
    }
    let (product, overflow) = integer.multipliedReportingOverflow(by: power)
    return overflow ? nil : product
  }
}

// MARK: - Formulas

extension FormulaBlocks {
  /// Computes a formula.
  ///
  /// - Parameters:
  ///   - index: the place of its evaluator.
  ///   - formula: the formula.
  ///   - count: how many rows there are.
  ///   - lane: the lane whose numbers these are; `nil` for a condition.
  ///   - answers: where the answers are put.
  /// - Returns: whether it has answers, for all rows that are not open afterwards.
  private func evaluate(
    _ index: Int, _ formula: BlockFormulas.Computation, _ count: Int, as lane: Int?,
    into answers: UnsafeMutableRawPointer
  ) -> Bool {
    let columns = formula.lanes.map { lane in
      unsafe BlockColumn(
        .integers(scale: scales[lane]), at: pointer(lane), validity: hasOpenRows ? validity : nil)
    }
    let evaluator: BlockEvaluator
    if let known = evaluators[index], known.computes(columns) {
      evaluator = known
      evaluator.use(columns)
    } else {
      guard let output = output(of: formula, columns, as: lane) else {
        isUseless = true
        return false
      }
      evaluator = BlockEvaluator(formula.steps, columns, output)
      evaluators[index] = evaluator
    }
    guard let answer = unsafe evaluator.evaluate(0..<count, into: answers, validity: validity)
    else {
      isUseless = !evaluator.mayHaveAnswers
      return false
    }
    for row in answer.openRows { open(row) }
    return true
  }

  private func output(
    of formula: BlockFormulas.Computation, _ columns: [BlockColumn], as lane: Int?
  ) -> ColumnOutput? {
    guard let lane else { return .conditions }
    if let (scale, rounding) = formula.rounding {
      scales[lane] = scale
      return .decimals(scale: scale, rounding, digits: Self.mostDigits, isLong: false)
    }
    guard let scale = BlockEvaluator.scale(of: formula.steps, columns), scale <= Self.mostDigits,
      let unit = Ratio(scale: scale)
    else { return nil }
    scales[lane] = scale
    return .decimals(
      scale: scale, ColumnOutput.Rounding(to: unit, .unnecessary), digits: Self.mostDigits,
      isLong: false)
  }
}
