/// Magnitudes of the parameters of rows for which it is known how wide the integers of a plan must be.
///
/// Bounds of all nodes take longer than the nodes of a row: they are computed once for all rows of such magnitudes.
struct SingleRowLimits {
  private let plan: BlockPlan
  /// Powers of two for each parameter, below which 64 bits are enough; `nil` before the first row.
  private var short: [UInt128]?
  /// Those below which 128 bits are enough.
  private var long: [UInt128]?

  init(_ plan: BlockPlan) { self.plan = plan }

  /// How wide the integers must be for a row; `nil` where 128 bits have no room.
  mutating func width(of row: [Int128]) -> BlockBounds.Width? {
    if let short, Self.contains(short, row) { return .word64 }
    if let long, Self.contains(long, row) { return .word128 }
    return learnedWidth(of: row)
  }

  private static func contains(_ limits: [UInt128], _ row: [Int128]) -> Bool {
    for index in row.indices where bits(of: row[index]) >= limits[index] { return false }
    return true
  }

  /// The bits of an integer, or of its complement if it is negative.
  private static func bits(of integer: Int128) -> UInt128 {
    UInt128(bitPattern: integer ^ (integer &>> 127))
  }
}

// MARK: - Rows that are larger

extension SingleRowLimits {
  /// Computes the bounds for a row, and keeps its magnitudes together with those before where all of them have room.
  private mutating func learnedWidth(of row: [Int128]) -> BlockBounds.Width? {
    let own = row.map { BlockReader.Outcome(bits: Self.bits(of: $0)).magnitude }
    guard let width = width(for: own) else { return nil }
    let shorts = Self.union(short, own)
    if width == .word64, self.width(for: shorts) == .word64 {
      short = shorts
      return width
    }
    let longs = Self.union(long, own)
    if self.width(for: longs) != nil { long = longs }
    return width
  }

  private static func union(_ limits: [UInt128]?, _ own: [UInt128]) -> [UInt128] {
    limits.map { zip($0, own).map { max($0, $1) } } ?? own
  }

  private func width(for magnitudes: [UInt128]) -> BlockBounds.Width? {
    var bounds = BlockBounds(capacity: plan.nodes.count)
    for magnitude in magnitudes { bounds.append(magnitude) }
    return bounds.width(of: plan)
  }
}
