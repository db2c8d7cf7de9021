import SciNumber

/// Reads the rows of a column as numbers within bounds.
struct EnclosureReader {
  private let kind: BlockColumn.Kind
  /// How many digits integers have behind the point: those of the column, or of the doubles that were read last.
  private var scale: Int
  /// 10^−scale, exactly or to a few ulps.
  private var unit: RowEnclosure
  private var integers: [Int64] = []
  private var decimals = ShortestDecimals()

  init(_ kind: BlockColumn.Kind) {
    self.kind = kind
    switch kind {
    case .integers(let scale), .decimals(let scale): self.scale = scale
    case .exactDoubles: scale = 0
    case .doubles:
      scale = 0
      integers = Array(repeating: 0, count: EnclosureEvaluator.mostRows)
    }
    unit = Self.unit(scale: scale)
  }

  private static func unit(scale: Int) -> RowEnclosure {
    RowEnclosure(
      SmallBall(coefficient: 1, timesTenToThe: Int32(clamping: -scale), isNegative: false))
  }

  /// Reads some rows; what is null may be anything.
  mutating func read(
    _ column: BlockColumn, _ rows: Range<Int>, _ mask: UnsafePointer<Int64>?,
    to values: UnsafeMutablePointer<RowEnclosure>
  ) {
    let source = unsafe column.memory(from: rows.lowerBound)
    switch kind {
    case .integers:
      for i in 0..<rows.count {
        let integer = unsafe source.loadUnaligned(fromByteOffset: 8 &* i, as: Int64.self)
        unsafe values[i] = number(Int128(integer))
      }
    case .decimals:
      for i in 0..<rows.count {
        let low = unsafe source.loadUnaligned(fromByteOffset: 16 &* i, as: UInt64.self)
        let high = unsafe source.loadUnaligned(fromByteOffset: 16 &* i &+ 8, as: Int64.self)
        unsafe values[i] = number(Int128(high) &<< 64 | Int128(low))
      }
    case .exactDoubles:
      for i in 0..<rows.count {
        let double = unsafe source.loadUnaligned(fromByteOffset: 8 &* i, as: Double.self)
        unsafe values[i] = RowEnclosure(SmallBall(exactly: double), orZeroIf: double == 0)
      }
    case .doubles:
      if unsafe copyIntegers(source, rows.count, mask) {
        for i in 0..<rows.count { unsafe values[i] = number(Int128(integers[i])) }
        return
      }
      for i in 0..<rows.count {
        let double = unsafe source.loadUnaligned(fromByteOffset: 8 &* i, as: Double.self)
        unsafe values[i] = RowEnclosure(decimals.decimal(of: double), orZeroIf: double == 0)
      }
    }
  }

  /// An integer times 10^−scale.
  @inline(__always)
  private func number(_ integer: Int128) -> RowEnclosure {
    scale == 0 ? RowEnclosure(integer) : RowEnclosure(integer) * unit
  }

  /// Copies doubles as integers times 10^−scale, of which the scale may be another then.
  ///
  /// - Returns: whether they are such numbers.
  private mutating func copyIntegers(
    _ source: UnsafeRawPointer, _ count: Int, _ mask: UnsafePointer<Int64>?
  ) -> Bool {
    let before = scale
    let areIntegers = unsafe integers.withUnsafeMutableBufferPointer { integers in
      guard let target = integers.baseAddress else { return false }
      return unsafe BlockReader.copy(
        doubles: source, to: target, count: count, isExact: false, scale: &scale, mask) != nil
    }
    if scale != before { unit = Self.unit(scale: scale) }
    return areIntegers
  }
}

extension RowEnclosure {
  @inline(__always)
  fileprivate init(_ number: SmallBall?, orZeroIf isZero: Bool) {
    self = isZero ? .zero : RowEnclosure(number)
  }
}
