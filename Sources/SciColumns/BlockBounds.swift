/// The largest magnitudes that the integers of each node can have in a block, from those of the columns.
///
/// They are known before a loop runs, so that no loop has to look for overflow.
struct BlockBounds {
  /// How wide the integers of a block must be.
  enum Width {
    case word64, word128
  }

  /// Magnitudes that saturate, for each node.
  private(set) var magnitudes: [UInt128] = []
  /// The largest magnitude of any node, or of a number on the way to one.
  private var largest: UInt128 = 0

  /// Makes room for the nodes of a plan.
  init(capacity: Int) { magnitudes.reserveCapacity(capacity) }

  /// Begins with the magnitudes of the columns.
  mutating func reset() {
    magnitudes.removeAll(keepingCapacity: true)
    largest = 0
  }

  /// Adds the magnitude of a column.
  mutating func append(_ magnitude: UInt128) {
    magnitudes.append(magnitude)
    largest = max(largest, magnitude)
  }

  /// Adds those of all other nodes.
  ///
  /// - Returns: how wide the integers must be; `nil` if even 128 bits have no room.
  mutating func width(of plan: BlockPlan) -> Width? {
    for node in plan.nodes.dropFirst(plan.columnCount) { append(magnitude(of: node)) }
    if largest < 1 << 63 { return .word64 }
    return largest < 1 << 127 ? .word128 : nil
  }

  private mutating func magnitude(of node: BlockPlan.Node) -> UInt128 {
    switch node {
    case .column: preconditionFailure("columns come first")
    case .constant(let constant): constant.magnitude
    case .sum(let x, let first, let y, let second):
      magnitudes[x].times(first.magnitude).plus(magnitudes[y].times(second.magnitude))
    case .scaled(let x, let factor, let constant):
      magnitudes[x].times(factor.magnitude).plus(constant.magnitude)
    case .product(let x, let y): magnitudes[x].times(magnitudes[y])
    case .magnitude(let x): magnitudes[x]
    case .minimum(let x, let y), .maximum(let x, let y), .choice(_, let x, let y):
      max(magnitudes[x], magnitudes[y])
    case .rounded(let x, let quantization): magnitude(of: x, by: 1, quantization)
    case .quotient(let x, let y, let quantization):
      magnitude(of: x, by: magnitudes[y], quantization)
    // Bits: 0 or −1.
    case .less, .equal, .both, .either, .different, .opposite: 1
    }
  }

  private mutating func magnitude(
    of x: Int, by largestDivisor: UInt128, _ quantization: BlockPlan.Quantization
  ) -> UInt128 {
    let dividend = magnitudes[x].times(quantization.factor.magnitude)
    // The quotient is largest for the smallest divisor, which is 1 times that of the fraction.
    let divisor = quantization.divisor.magnitude
    // The divisor and the numbers beside it, such as a half of it, are in the loop too.
    let end = divisor.times(largestDivisor).plus(1)
    largest = max(largest, dividend, end, quantization.scale.magnitude)
    return (dividend / divisor).plus(1).times(quantization.scale.magnitude)
  }
}

extension UInt128 {
  /// The product, or the largest number.
  fileprivate func times(_ other: UInt128) -> UInt128 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }

  /// The sum, or the largest number.
  fileprivate func plus(_ other: UInt128) -> UInt128 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
