import SciCalculator
import SciColumns
import SciNumber
import TestSupport
import Testing

/// A column of a test: its numbers, and which of its rows are null.
struct TestColumn {
  enum Numbers {
    case integers([Int64], scale: Int)
    case decimals([Int128], scale: Int)
    case doubles([Double])
    case exactDoubles([Double])
  }

  var numbers: Numbers
  var isNull: [Bool]?

  /// The number in a row, by another way than that of blocks.
  func number(inRow row: Int) throws -> Rational? {
    if isNull?[row] ?? false { return nil }
    return switch numbers {
    case .integers(let integers, let scale): Self.decimal(Int128(integers[row]), scale)
    case .decimals(let integers, let scale): Self.decimal(integers[row], scale)
    // Swift prints the shortest decimal that is read back.
    case .doubles(let doubles): try Expression("\(doubles[row])").evaluate().real?.knownRational
    case .exactDoubles(let doubles): Rational(exactly: doubles[row])
    }
  }

  private static func decimal(_ coefficient: Int128, _ scale: Int) -> Rational? {
    guard let integer = Integer("\(coefficient)") else { return nil }
    return Rational(integer, scale: WideInt(scale))
  }

  /// Lends the column to a body.
  func withBlock<Result>(
    offset: Int, _ body: (BlockColumn) throws -> Result
  ) rethrows -> Result {
    switch numbers {
    case .integers(let integers, let scale):
      try with(integers, .integers(scale: scale), offset, body)
    case .decimals(let integers, let scale):
      try with(
        integers.flatMap { integer in
          [UInt64(truncatingIfNeeded: integer), UInt64(truncatingIfNeeded: integer >> 64)]
        },
        .decimals(scale: scale), offset, body, wordsPerRow: 2)
    case .doubles(let doubles): try with(doubles, .doubles, offset, body)
    case .exactDoubles(let doubles): try with(doubles, .exactDoubles, offset, body)
    }
  }

  /// Rows before the first one are garbage, which nobody may read.
  private func with<Element: BitwiseCopyable & ExpressibleByIntegerLiteral, Result>(
    _ elements: [Element], _ kind: BlockColumn.Kind, _ offset: Int,
    _ body: (BlockColumn) throws -> Result, wordsPerRow: Int = 1
  ) rethrows -> Result {
    let garbage = [Element](repeating: 77, count: offset * wordsPerRow)
    var bits = [UInt8](repeating: 0xFF, count: (offset + (isNull?.count ?? 0) + 7) / 8)
    for (row, isNull) in (isNull ?? []).enumerated() where isNull {
      bits[(offset + row) >> 3] &= ~(1 << UInt8((offset + row) & 7))
    }
    return try unsafe (garbage + elements).withUnsafeBytes { bytes in
      try unsafe bits.withUnsafeBufferPointer { bits in
        guard let base = bytes.baseAddress else { preconditionFailure("a column without rows") }
        return try unsafe body(
          BlockColumn(
            kind, at: base, offset: offset, validity: isNull == nil ? nil : bits.baseAddress))
      }
    }
  }
}

/// A formula, its columns and what is asked for.
struct BlockCase {
  var formula: String
  var columns: [TestColumn]
  var output: ColumnOutput
  var rowCount: Int
  var offset = 0

  /// What the blocks come to: a number for each row, `nil` where it is null.
  struct Outcome: Equatable {
    var rows: [Rational?]
    var roundedCount: Int
    /// The rows that are left to others.
    var openRows: Set<Int> = []
  }

  /// The answers of blocks; `nil` where there are none, or rows are left open.
  func answers(_ formula: ColumnFormula) -> Outcome? {
    openAnswers(formula).flatMap { $0.openRows.isEmpty ? $0 : nil }
  }

  /// The answers of blocks, of which some may be left open; `nil` where there are none.
  func openAnswers(_ formula: ColumnFormula) -> Outcome? {
    withBlocks { blocks in
      let evaluator = BlockEvaluator(formula, blocks, output)
      // All bits are set at first: what is null must be cleared.
      var memory = [Int128](repeating: -1, count: rowCount)
      var validity = [UInt8](repeating: 0xFF, count: (rowCount + 7) / 8)
      return unsafe memory.withUnsafeMutableBytes { bytes -> Outcome? in
        unsafe validity.withUnsafeMutableBufferPointer { validity -> Outcome? in
          guard let base = bytes.baseAddress else { return nil }
          var roundedCount = 0
          var nullCount = 0
          var openRows: Set<Int> = []
          for start in stride(from: 0, to: rowCount, by: BlockEvaluator.mostRows) {
            let rows = start..<min(rowCount, start + BlockEvaluator.mostRows)
            guard
              let answer = unsafe evaluator.evaluate(
                rows, into: base, validity: validity.baseAddress)
            else { return nil }
            roundedCount += answer.roundedCount
            nullCount += answer.nullCount
            openRows.formUnion(answer.openRows)
          }
          let rows = (0..<rowCount).map { row in
            unsafe validity[row >> 3] >> UInt8(row & 7) & 1 == 0
              ? nil : answer(UnsafeRawBufferPointer(bytes), row)
          }
          // Nobody has written to the rows that are left open.
          let nulls = rows.indices.count { rows[$0] == nil && !openRows.contains($0) }
          guard nulls == nullCount else { return nil }
          return Outcome(rows: rows, roundedCount: roundedCount, openRows: openRows)
        }
      }
    }
  }

  private func answer(_ bytes: UnsafeRawBufferPointer, _ row: Int) -> Rational? {
    switch output {
    case .decimals(let scale, _, _, true):
      let integer = unsafe bytes.load(fromByteOffset: 16 * row, as: Int128.self)
      return Integer("\(integer)").flatMap { Rational($0, scale: WideInt(scale)) }
    case .decimals(let scale, _, _, false):
      let integer = unsafe bytes.load(fromByteOffset: 8 * row, as: Int64.self)
      return Rational(Integer(WideInt(integer)), scale: WideInt(scale))
    case .doubles:
      return unsafe Rational(exactly: bytes.load(fromByteOffset: 8 * row, as: Double.self))
    case .conditions:
      return unsafe Rational(WideInt(bytes[row >> 3] >> UInt8(row & 7) & 1))
    }
  }

  private func withBlocks<Result>(_ body: ([BlockColumn]) -> Result) -> Result {
    func lend(_ blocks: [BlockColumn]) -> Result {
      guard blocks.count < columns.count else { return body(blocks) }
      return columns[blocks.count].withBlock(offset: offset) { lend(blocks + [$0]) }
    }
    return lend([])
  }

  /// The answers row by row: exact values, rounded as rational numbers.
  ///
  /// - Returns: `nil` where a row has an error, or an answer that does not fit.
  func expected(_ expression: Expression) throws -> Outcome? {
    var outcome = Outcome(rows: [], roundedCount: 0)
    for row in 0..<rowCount {
      var bindings: [String: Real] = [:]
      var isNull = false
      for (name, column) in zip(expression.parameters, columns) {
        if let number = try column.number(inRow: row) {
          bindings[name] = Real(number)
        } else {
          isNull = true
        }
      }
      guard !isNull else {
        outcome.rows.append(nil)
        continue
      }
      let value = try expression.evaluate(bindings)
      guard let answer = rounded(value) else { return nil }
      if case .decimals = output, answer != value.real?.knownRational { outcome.roundedCount += 1 }
      outcome.rows.append(answer)
    }
    return outcome
  }

  /// What any value is written as, and whether that is the value itself: by the digits of the number, which the long way decides.
  func answer(for value: Value) throws -> (Rational?, isExact: Bool) {
    switch output {
    case .conditions: return (value.boolean.map { $0 ? 1 : 0 }, true)
    case .decimals(let scale, let rounding, _, _):
      let number = try #require(value.real)
      let text = try Self.text(number, scale, rounding.mode)
      return (Rational(text.text), text.isExact)
    case .doubles(nil):
      let number = try #require(value.real)
      return (Rational(exactly: try number.nearestDouble(within: .interactive)), true)
    case .doubles(let rounding?):
      // All increments of these tests are units of a decimal.
      let denominator = try #require(rounding.increment.rational?.denominator(limit: 100))
      let text = try Self.text(
        try #require(value.real), "\(denominator)".count - 1, rounding.mode)
      let double = try #require(Double(text.text))
      return (Rational(exactly: double), true)
    }
  }

  private static func text(
    _ number: Real, _ scale: Int, _ mode: RoundingMode
  ) throws -> (text: String, isExact: Bool) {
    let format = ResultFormat(
      digits: .decimals(WideInt(scale)), notation: .fixed, rounding: mode)
    let text = try format.text(of: .real(number), within: .interactive)
    return (String(decoding: text.bytes, as: UTF8.self), text.isExact)
  }

  private func rounded(_ value: Value) -> Rational? {
    switch output {
    case .conditions: return value.boolean.map { $0 ? 1 : 0 }
    case .decimals(let scale, let rounding, let digits, _):
      guard let number = value.real?.knownRational, let increment = rounding.increment.rational,
        let answer = number.rounded(rounding.mode, toMultipleOf: increment, limit: 4_096),
        let power = Rational(Integer(1), scale: WideInt(scale - digits)),
        answer < power, Rational(0) - power < answer
      else { return nil }
      return answer
    case .doubles(let rounding):
      var number = value.real?.knownRational
      if let rounding, let increment = rounding.increment.rational {
        number = number?.rounded(rounding.mode, toMultipleOf: increment, limit: 4_096)
      }
      guard let number, let double = try? Real(number).nearestDouble(within: .interactive) else {
        return nil
      }
      return Rational(exactly: double)
    }
  }
}

extension Ratio {
  /// The same as a rational number.
  var rational: Rational? {
    guard let numerator = Integer("\(numerator)"), let denominator = Integer("\(denominator)")
    else { return nil }
    return Rational(numerator, denominator)
  }
}
