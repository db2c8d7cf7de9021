import CSci
import SciCalculator
import SciColumns
import SciNumber

/// A column in the memory of the caller, row by row.
@safe
struct InputColumn: @unchecked Sendable {  // the caller leaves the memory as it is during the call
  private enum Kind {
    case integers, decimals, doubles, exactDoubles, days
    case texts(hasLongOffsets: Bool)
  }

  private let column: sci_column
  private let kind: Kind
  private let values: UnsafeRawPointer

  /// - Throws: the error of a column that is not as sci.h says.
  init(_ column: sci_column) throws(CallError) {
    unsafe self.column = column
    switch unsafe Int(column.type) {
    case Int(SCI_INT64): kind = .integers
    case Int(SCI_DECIMAL128): kind = .decimals
    case Int(SCI_DOUBLE): kind = .doubles
    case Int(SCI_DOUBLE_EXACT): kind = .exactDoubles
    case Int(SCI_UTF8): kind = .texts(hasLongOffsets: false)
    case Int(SCI_LARGE_UTF8): kind = .texts(hasLongOffsets: true)
    case Int(SCI_DATE32): kind = .days
    default: throw unsafe .usage("\(column.type) is no type of a column")
    }
    guard unsafe -1000...1000 ~= column.scale else {
      throw unsafe .usage("a column has the scale \(column.scale)")
    }
    if case .texts = kind, unsafe column.offsets == nil {
      throw .usage("a column of texts has no offsets")
    }
    // An empty column, or one of empty texts, may have no memory.
    unsafe values = column.values ?? UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped
  }

  /// Whether the first number stands for all rows.
  var isConstant: Bool { unsafe column.is_constant != 0 }

  /// The column for blocks of rows; `nil` for texts and days.
  var block: BlockColumn? {
    let scale = unsafe Int(column.scale)
    let kind: BlockColumn.Kind
    switch self.kind {
    case .integers: kind = .integers(scale: scale)
    case .decimals: kind = .decimals(scale: scale)
    case .doubles: kind = .doubles
    case .exactDoubles: kind = .exactDoubles
    case .texts, .days: return nil
    }
    return unsafe BlockColumn(
      kind, at: values, offset: Int(column.offset), validity: column.validity)
  }

  /// The place of a row in the memory.
  private func index(_ row: Int) -> Int {
    unsafe Int(column.offset) + (isConstant ? 0 : row)
  }

  /// Whether there is no number in a row.
  func isNull(inRow row: Int) -> Bool {
    guard let validity = unsafe column.validity else { return false }
    let index = index(row)
    return unsafe validity[index >> 3] >> UInt8(index & 7) & 1 == 0
  }

  /// The number or the day in a row; `nil` if it is neither.
  func value(inRow row: Int) -> Value? {
    if let number = number(inRow: row) { return .real(number) }
    switch kind {
    case .integers, .decimals, .doubles, .exactDoubles: return nil
    case .days:
      let day = unsafe values.loadUnaligned(fromByteOffset: 4 * index(row), as: Int32.self)
      return Value(dayNumber: Int(day))
    case .texts(let hasLongOffsets):
      return unsafe Value(isoText: Array(text(inRow: row, hasLongOffsets)))
    }
  }

  /// What stands in a row, as an error quotes it.
  func typed(inRow row: Int) -> [UInt8] {
    switch kind {
    case .integers, .decimals:
      coefficient(inRow: row).map { Array($0.description.utf8) } ?? []
    case .doubles, .exactDoubles: Array(double(inRow: row).description.utf8)
    case .days:
      unsafe Array(
        values.loadUnaligned(fromByteOffset: 4 * index(row), as: Int32.self).description.utf8)
    case .texts(let hasLongOffsets): unsafe Array(text(inRow: row, hasLongOffsets))
    }
  }

  /// The number in a row; `nil` if it is no number.
  func number(inRow row: Int) -> Real? {
    switch kind {
    case .integers, .decimals:
      coefficient(inRow: row).flatMap { Rational($0, scale: scale) }.map { Real($0) }
    case .exactDoubles: Rational(exactly: double(inRow: row)).map { Real($0) }
    case .doubles:
      Self.withShortestDigits(of: double(inRow: row)) { NumberText.number($0) }
    case .texts(let hasLongOffsets):
      unsafe NumberText.number(text(inRow: row, hasLongOffsets).span)
    case .days: nil
    }
  }

  /// The number in a row for the fast path; `nil` for what it does not compute with.
  func smallNumber(inRow row: Int) -> SmallReal? {
    switch kind {
    case .integers:
      let integer = unsafe values.loadUnaligned(
        fromByteOffset: 8 * index(row), as: Int64.self)
      return small(integer)
    case .decimals: return Int64(exactly: decimal(inRow: row)).flatMap { small($0) }
    case .exactDoubles: return number(inRow: row).flatMap { SmallReal($0) }
    case .doubles:
      return Self.withShortestDigits(of: double(inRow: row)) {
        SmallRational(signedLiteral: $0).map { SmallReal.rational($0) }
      }
    case .texts(let hasLongOffsets):
      return unsafe SmallRational(signedLiteral: text(inRow: row, hasLongOffsets).span)
        .map { SmallReal.rational($0) }
    case .days: return nil
    }
  }
}

// MARK: - Numbers in memory

extension InputColumn {
  private var scale: WideInt { unsafe WideInt(column.scale) }

  private func small(_ coefficient: Int64) -> SmallReal? {
    unsafe SmallRational(coefficient: coefficient, scale: Int(column.scale))
      .map { SmallReal.rational($0) }
  }

  private func decimal(inRow row: Int) -> Int128 {
    let low = unsafe values.loadUnaligned(fromByteOffset: 16 * index(row), as: UInt64.self)
    let high = unsafe values.loadUnaligned(fromByteOffset: 16 * index(row) + 8, as: Int64.self)
    return Int128(high) << 64 | Int128(low)
  }

  private func coefficient(inRow row: Int) -> Integer? {
    if case .integers = kind {
      return unsafe Integer(
        WideInt(values.loadUnaligned(fromByteOffset: 8 * index(row), as: Int64.self)))
    }
    let decimal = decimal(inRow: row)
    let high = Integer(WideInt(Int64(truncatingIfNeeded: decimal >> 64)))
    return high.shiftedLeft(by: 64, limit: 128)
      .map { $0 + Integer(UInt64(truncatingIfNeeded: decimal)) }
  }

  private func double(inRow row: Int) -> Double {
    unsafe values.loadUnaligned(fromByteOffset: 8 * index(row), as: Double.self)
  }

  private func text(inRow row: Int, _ hasLongOffsets: Bool) -> UnsafeBufferPointer<UInt8> {
    let index = index(row)
    let (start, end) =
      hasLongOffsets
      ? (offset(index, as: Int64.self), offset(index + 1, as: Int64.self))
      : (offset(index, as: Int32.self), offset(index + 1, as: Int32.self))
    return unsafe UnsafeBufferPointer(
      start: values.assumingMemoryBound(to: UInt8.self) + start, count: max(0, end - start))
  }

  private func offset<Offset: FixedWidthInteger & BitwiseCopyable>(
    _ index: Int, as type: Offset.Type
  ) -> Int {
    let offsets = unsafe column.offsets.unsafelyUnwrapped
    return unsafe Int(
      offsets.loadUnaligned(fromByteOffset: index * MemoryLayout<Offset>.size, as: Offset.self))
  }

  /// The shortest decimal that is read back as a double; nothing of what is infinite or no number.
  private static func withShortestDigits<Outcome>(
    of double: Double, _ body: (Span<UInt8>) -> Outcome?
  ) -> Outcome? {
    guard double.isFinite else { return nil }
    var description = double.description
    return description.withUTF8 { unsafe body($0.span) }
  }
}
