public import CSci
import SciCalculator
import SciNumber

/// What `sci_answers` stands for: an Arrow array, and the errors of its rows.
@safe
final class AnswersObject: @unchecked Sendable {  // never changed
  let type: sci_column_type
  let scale: Int32
  let rowCount: Int
  let values: AlignedMemory
  let offsets: AlignedMemory?
  /// `nil` if no row is null.
  let validity: AlignedMemory?
  let nullCount: Int
  let roundedCount: Int
  let errors: [RowError]
  /// What errors are about.
  let source: [UInt8]
  let unit: AngleUnit

  init<Writer: AnswerWriter>(
    _ parts: [AnswerPart<Writer>], _ call: ColumnCall, values: AlignedMemory,
    offsets: AlignedMemory? = nil
  ) {
    (type, scale) = (call.type, Int32(call.scale))
    rowCount = call.rowCount
    (self.values, self.offsets) = (values, offsets)
    source = call.expression.source
    unit = call.options.settings.angleUnit
    nullCount = parts.reduce(0) { $0 + $1.nullCount }
    roundedCount = parts.reduce(0) { $0 + $1.writer.roundedCount }
    errors = parts.flatMap(\.errors)
    // Each part but the last has a multiple of eight rows.
    validity = nullCount == 0 ? nil : AlignedMemory(joining: parts.map(\.validity))
  }

  /// The answers that are in their memory already.
  init(_ call: ColumnCall, _ memory: AnswerMemory, _ summary: RowSummary) {
    (type, scale) = (call.type, Int32(call.scale))
    rowCount = call.rowCount
    (values, offsets) = (memory.values, nil)
    source = call.expression.source
    unit = call.options.settings.angleUnit
    (nullCount, roundedCount, errors) = (
      summary.nullCount, summary.roundedCount, summary.errors
    )
    validity = nullCount == 0 ? nil : memory.validity
  }
}

/// A row without an answer.
struct RowError: Sendable {
  var row: Int
  var error: CallError
}

/// Memory that is freed with its object, aligned as Arrow wants it.
@safe
final class AlignedMemory: @unchecked Sendable {  // written before it is handed out
  let pointer: UnsafeMutableRawPointer
  let count: Int

  init(count: Int) {
    self.count = count
    // Arrow's buffers are never without memory, and filled up to 64 bytes.
    let byteCount = (count + 64) & ~63
    unsafe pointer = .allocate(
      byteCount: byteCount, alignment: LargePages.alignment(byteCount: byteCount))
    unsafe LargePages.advise(pointer, byteCount: byteCount)
  }

  /// The elements of some arrays behind one another.
  convenience init<Element: BitwiseCopyable>(joining arrays: [[Element]]) {
    let size = MemoryLayout<Element>.stride
    self.init(count: arrays.reduce(0) { $0 + $1.count } * size)
    var end = unsafe pointer
    for array in arrays {
      unsafe array.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        unsafe end.copyMemory(from: base, byteCount: bytes.count)
        unsafe end += bytes.count
      }
    }
  }

  /// Where texts begin and the last one ends, from where they end in each part.
  convenience init<Offset: FixedWidthInteger & BitwiseCopyable>(
    offsetsOf parts: [TextWriter], as type: Offset.Type
  ) {
    let size = MemoryLayout<Offset>.size
    self.init(count: (parts.reduce(1) { $0 + $1.ends.count }) * size)
    unsafe pointer.storeBytes(of: 0, as: Offset.self)
    var (index, base) = (1, 0)
    for part in parts {
      for end in part.ends {
        unsafe pointer.storeBytes(
          of: Offset(base + end), toByteOffset: index * size, as: Offset.self)
        index += 1
      }
      base += part.bytes.count
    }
  }

  deinit {
    unsafe pointer.deallocate()
  }
}

// MARK: - As C sees it

/// The function of sci.h, which documents it.
@c @implementation
public func sci_answers_column(
  _ answers: OpaquePointer?, _ column: UnsafeMutablePointer<sci_column>?
) {
  guard let answers = unsafe answers, let column = unsafe column else { return }
  let object = unsafe Handle.object(answers, as: AnswersObject.self)
  var filled = unsafe sci_column()
  unsafe filled.type = object.type
  unsafe filled.scale = object.scale
  unsafe filled.values = UnsafeRawPointer(object.values.pointer)
  unsafe filled.offsets = object.offsets.map { unsafe UnsafeRawPointer($0.pointer) }
  unsafe filled.validity = object.validity.map {
    unsafe UnsafePointer($0.pointer.assumingMemoryBound(to: UInt8.self))
  }
  unsafe column.pointee = filled
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_answers_row_count(_ answers: OpaquePointer?) -> Int64 {
  guard let answers = unsafe answers else { return 0 }
  return unsafe Int64(Handle.object(answers, as: AnswersObject.self).rowCount)
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_answers_null_count(_ answers: OpaquePointer?) -> Int64 {
  guard let answers = unsafe answers else { return 0 }
  return unsafe Int64(Handle.object(answers, as: AnswersObject.self).nullCount)
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_answers_error_count(_ answers: OpaquePointer?) -> Int64 {
  guard let answers = unsafe answers else { return 0 }
  return unsafe Int64(Handle.object(answers, as: AnswersObject.self).errors.count)
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_answers_rounded_count(_ answers: OpaquePointer?) -> Int64 {
  guard let answers = unsafe answers else { return 0 }
  return unsafe Int64(Handle.object(answers, as: AnswersObject.self).roundedCount)
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_answers_error(
  _ answers: OpaquePointer?, _ index: Int64, _ row: UnsafeMutablePointer<Int64>?
) -> OpaquePointer? {
  guard let answers = unsafe answers else { return nil }
  let object = unsafe Handle.object(answers, as: AnswersObject.self)
  guard object.errors.indices.contains(Int(index)) else { return nil }
  let error = object.errors[Int(index)]
  unsafe row?.pointee = Int64(error.row)
  return unsafe Handle.new(
    ErrorObject(error.error, source: object.source, unit: object.unit))
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_answers_free(_ answers: OpaquePointer?) {
  unsafe Handle.free(answers, as: AnswersObject.self)
}
