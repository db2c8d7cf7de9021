import SciNumber

/// A plan with what is known before a row: how large its numbers may be, and the divisors of its roundings.
///
/// Bounds of nodes, and reciprocals, take longer than the nodes of a row: they are computed once for all rows of such magnitudes.
struct SingleRowPlan {
  private let plan: BlockPlan
  private let scale: Int
  /// Whether a row that would have to be rounded has an error.
  private let isExactOrNothing: Bool
  /// Powers of two for each parameter, below which 64 bits are enough; none before the first such row.
  private var short: [UInt128] = []
  /// Those below which 128 bits are enough.
  private var long: [UInt128] = []
  /// The roundings of the nodes in 64 bits, once such a row was seen.
  private var roundings: [WordRounding<Int64>?] = []

  /// - Parameters:
  ///   - plan: at most as many nodes as there is room for.
  ///   - output: what it was made for.
  ///   - scale: that of the answers.
  init(_ plan: BlockPlan, _ output: ColumnOutput, scale: Int) {
    (self.plan, self.scale) = (plan, scale)
    isExactOrNothing = output.rounding?.mode == .unnecessary
  }

  /// Computes a row whose parameters are in the memory.
  ///
  /// - Returns: `nil` where even 128 bits have no room, or the row has an error.
  mutating func answer(in memory: SingleRowMemory) -> SingleRowEvaluator.Decimal? {
    if contains(short, memory) || (!contains(long, memory) && learn(from: memory) == .word64) {
      let rounded = unsafe roundings.withUnsafeBufferPointer { roundings in
        unsafe BlockLoops.runRow(plan, memory.registers, roundings)
      }
      let answer = unsafe memory.registers.pointer(plan.nodes.count - 1, as: Int64.self).pointee
      return decimal(Int128(answer), rounded)
    }
    guard contains(long, memory) else { return nil }
    let rounded = unsafe BlockLoops.run(
      plan, memory.registers, as: Int128.self, count: 1, mask: nil)
    return decimal(
      unsafe memory.registers.pointer(plan.nodes.count - 1, as: Int128.self).pointee, rounded)
  }

  private func decimal(_ answer: Int128, _ rounded: Int?) -> SingleRowEvaluator.Decimal? {
    guard let rounded, rounded == 0 || !isExactOrNothing else { return nil }
    return SingleRowEvaluator.Decimal(answer, scale: scale)
  }

  private func contains(_ limits: [UInt128], _ memory: SingleRowMemory) -> Bool {
    guard !limits.isEmpty else { return false }
    for index in limits.indices where memory.bits(of: index) >= limits[index] { return false }
    return true
  }
}

// MARK: - Rows that are larger

extension SingleRowPlan {
  /// Computes the bounds for a row, and keeps its magnitudes together with those before where all of them have room.
  private mutating func learn(from memory: SingleRowMemory) -> BlockBounds.Width? {
    let own = (0..<plan.columnCount).map { index in
      BlockReader.Magnitudes(bits: memory.bits(of: index)).magnitude
    }
    guard let ownWidth = width(for: own) else { return nil }
    let shorts = Self.union(short, own)
    if ownWidth == .word64, width(for: shorts) == .word64 {
      short = grown(shorts)
      roundings = plan.nodes.map { node in
        if case .rounded(_, let quantization) = node { WordRounding(quantization) } else { nil }
      }
      return .word64
    }
    let longs = Self.union(long, own)
    long = width(for: longs) == nil ? own : grown(longs)
    return .word128
  }

  /// Doubles magnitudes as long as the integers need not be wider.
  private func grown(_ magnitudes: [UInt128]) -> [UInt128] {
    let width = width(for: magnitudes)
    var magnitudes = magnitudes
    for _ in 0..<128 {
      let larger = magnitudes.map { $0 << 1 }
      guard self.width(for: larger) == width else { break }
      magnitudes = larger
    }
    return magnitudes
  }

  private static func union(_ limits: [UInt128], _ own: [UInt128]) -> [UInt128] {
    limits.isEmpty ? own : zip(limits, own).map { max($0, $1) }
  }

  private func width(for magnitudes: [UInt128]) -> BlockBounds.Width? {
    var bounds = BlockBounds(capacity: plan.nodes.count)
    for magnitude in magnitudes { bounds.append(magnitude) }
    return bounds.width(of: plan)
  }
}
