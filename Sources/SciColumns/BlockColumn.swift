/// A column of numbers in the memory of somebody else, as in Arrow's layout.
@safe
package struct BlockColumn: @unchecked Sendable {  // nobody writes to the memory while it is read
  /// What the numbers are.
  package enum Kind: Hashable, Sendable {
    /// Integers of 8 bytes times 10^−scale.
    case integers(scale: Int)
    /// Integers of 16 bytes times 10^−scale.
    case decimals(scale: Int)
    /// Doubles that stand for the shortest decimals that are read back as them.
    case doubles
    /// Doubles that stand for themselves.
    case exactDoubles

    /// Whether the numbers are doubles.
    var isBinary: Bool { self == .doubles || self == .exactDoubles }

    var byteCount: Int {
      switch self {
      case .decimals: 16
      case .integers, .doubles, .exactDoubles: 8
      }
    }
  }

  let kind: Kind
  private let values: UnsafeRawPointer
  private let validity: UnsafePointer<UInt8>?
  private let offset: Int

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - kind: what the numbers are.
  ///   - values: the memory of the numbers.
  ///   - offset: the place of the first row in the memory.
  ///   - validity: a bit for each row, 0 for null; `nil` if no row is null.
  package init(
    _ kind: Kind, at values: UnsafeRawPointer, offset: Int = 0,
    validity: UnsafePointer<UInt8>? = nil
  ) {
    (self.kind, self.offset) = (kind, offset)
    unsafe (self.values, self.validity) = (values, validity)
  }

  /// Whether rows may be null.
  package var hasValidity: Bool { unsafe validity != nil }

  /// The memory from a row on.
  func memory(from row: Int) -> UnsafeRawPointer {
    unsafe values + (offset + row) * kind.byteCount
  }

  /// Clears the bits of rows that are null.
  ///
  /// - Parameters:
  ///   - rows: some rows.
  ///   - bits: a bit for each of them, from the lowest of the first byte on.
  func clearNulls(of rows: Range<Int>, in bits: UnsafeMutablePointer<UInt8>) {
    guard let validity = unsafe validity else { return }
    let byteCount = (rows.count + 7) / 8
    let start = offset + rows.lowerBound
    let own = unsafe validity + (start >> 3)
    let shift = UInt8(start & 7)
    // The byte behind the last row is not there to be read.
    let lastByte = ((start & 7) + rows.count - 1) >> 3
    for index in 0..<byteCount {
      let low = unsafe own[index] &>> shift
      let high = unsafe shift > 0 && index < lastByte ? own[index + 1] &<< (8 - shift) : 0
      unsafe bits[index] &= low | high
    }
  }
}
