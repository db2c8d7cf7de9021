/// Counts the bytes that numbers hold, each part that several share once.
///
/// ```swift
/// var meter = MemoryMeter()
/// meter.count(Real(Integer(10).power(1_000_000, limit: 1 << 22) ?? 0))
/// print(meter.bytes > 400_000)  // true
/// ```
public struct MemoryMeter {
  /// What has been counted so far; enclosures are not, which a budget limits where they are made.
  public private(set) var bytes = 0
  private var seen: Set<ObjectIdentifier> = []

  /// Makes a meter that has counted nothing.
  public init() {}

  /// Adds what a number holds and was not counted before.
  public mutating func count(_ number: Real) {
    var pending = [number]
    while let next = pending.popLast() {
      switch next.storage {
      case .rational(let value):
        guard case .large(let fraction) = value.representation,
          seen.insert(ObjectIdentifier(fraction)).inserted
        else { continue }
        bytes += next.ownBytes
      case .node(let node):
        guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
        bytes += next.ownBytes
        pending += [node.first, node.second]
      }
    }
  }
}

extension Real {
  /// About how many bytes the number itself holds, without the operands that it is computed from; 0 for one that needs no
  /// allocation.
  ///
  /// Measured with the allocator of glibc: a node takes 208 bytes, a fraction 144 beside its digits.
  public var ownBytes: WideInt {
    switch storage {
    case .node: 208
    case .rational(let value):
      switch value.representation {
      case .small: 0
      case .large(let fraction):
        144 + (fraction.numerator.bitWidth + fraction.denominator.bitWidth) / 8
      }
    }
  }
}
