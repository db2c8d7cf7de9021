import SciNumber

/// Reads the rows of a column as numbers within bounds.
struct EnclosureReader {
  private let kind: BlockColumn.Kind
  /// How many digits the doubles that were read last have behind the point.
  private var scale = 0
  /// 10^−scale, exactly or to a few ulps.
  private var unit: RowEnclosure
  private var integers: [Int64] = []
  private var decimals = ShortestDecimals()

  init(_ kind: BlockColumn.Kind) {
    self.kind = kind
    switch kind {
    case .integers(let scale), .decimals(let scale): unit = Self.unit(scale: scale)
    case .exactDoubles: unit = Self.unit(scale: 0)
    case .doubles:
      unit = Self.unit(scale: 0)
      integers = Array(repeating: 0, count: EnclosureEvaluator.mostRows)
    }
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
    case .integers(let scale):
      for i in 0..<rows.count {
        let integer = unsafe source.loadUnaligned(fromByteOffset: 8 &* i, as: Int64.self)
        let number = RowEnclosure(SmallBall(integer), orZeroIf: integer == 0)
        unsafe values[i] = scale == 0 ? number : number * unit
      }
    case .decimals(let scale):
      for i in 0..<rows.count {
        let low = unsafe source.loadUnaligned(fromByteOffset: 16 &* i, as: UInt64.self)
        let high = unsafe source.loadUnaligned(fromByteOffset: 16 &* i &+ 8, as: Int64.self)
        let number = RowEnclosure(Int128(high) &<< 64 | Int128(low))
        unsafe values[i] = scale == 0 ? number : number * unit
      }
    case .exactDoubles:
      for i in 0..<rows.count {
        let double = unsafe source.loadUnaligned(fromByteOffset: 8 &* i, as: Double.self)
        unsafe values[i] = RowEnclosure(SmallBall(exactly: double), orZeroIf: double == 0)
      }
    case .doubles: unsafe read(shortest: source, rows.count, mask, to: values)
    }
  }

  private mutating func read(
    shortest source: UnsafeRawPointer, _ count: Int, _ mask: UnsafePointer<Int64>?,
    to values: UnsafeMutablePointer<RowEnclosure>
  ) {
    if unsafe !copyIntegers(source, count, mask) {
      guard
        let scale = unsafe BlockReader.scale(
          of: source, count: count, from: 0, isExact: false, mask)
      else {
        for i in 0..<count {
          let double = unsafe source.loadUnaligned(fromByteOffset: 8 &* i, as: Double.self)
          unsafe values[i] = RowEnclosure(decimals.decimal(of: double), orZeroIf: double == 0)
        }
        return
      }
      (self.scale, unit) = (scale, Self.unit(scale: scale))
      _ = unsafe copyIntegers(source, count, mask)
    }
    for i in 0..<count {
      let number = RowEnclosure(SmallBall(integers[i]), orZeroIf: integers[i] == 0)
      unsafe values[i] = scale == 0 ? number : number * unit
    }
  }

  /// Copies doubles as integers times 10^−scale.
  ///
  /// - Returns: whether they are such numbers.
  private mutating func copyIntegers(
    _ source: UnsafeRawPointer, _ count: Int, _ mask: UnsafePointer<Int64>?
  ) -> Bool {
    unsafe integers.withUnsafeMutableBufferPointer { integers in
      guard let target = integers.baseAddress else { return false }
      return unsafe BlockReader.copy(
        shortest: source, to: target, count: count, scale: scale, mask) != nil
    }
  }
}

extension RowEnclosure {
  @inline(__always)
  fileprivate init(_ number: SmallBall?, orZeroIf isZero: Bool) {
    self = isZero ? .zero : RowEnclosure(number)
  }
}
