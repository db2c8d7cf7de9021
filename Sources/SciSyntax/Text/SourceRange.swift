/// A half-open range of UTF-8 bytes in a source text.
///
/// Offsets are kept in 32 bits, which holds any text the parser accepts.
///
/// ```swift
/// let range = SourceRange(2, 5).union(SourceRange(7, 9))
/// print(range, range.count)  // 2..<9 7
/// ```
public struct SourceRange: BitwiseCopyable, Hashable, Sendable {
  private var storedLower: UInt32
  private var storedUpper: UInt32

  /// Makes the range from one byte offset up to, not including, another.
  ///
  /// - Precondition: `0 <= lower <= upper < 2³²`.
  public init(_ lower: Int, _ upper: Int) {
    precondition(lower <= upper, "a range must not end before it begins")
    storedLower = UInt32(lower)
    storedUpper = UInt32(upper)
  }

  /// The offset of the first byte.
  public var lower: Int { Int(storedLower) }

  /// The offset after the last byte.
  public var upper: Int { Int(storedUpper) }

  /// The number of bytes.
  public var count: Int { upper - lower }

  /// Whether the range holds no byte and only marks a position.
  public var isEmpty: Bool { storedLower == storedUpper }

  /// The smallest range that holds both ranges and what lies between them.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(Swift.min(lower, other.lower), Swift.max(upper, other.upper))
  }
}

extension SourceRange: CustomStringConvertible {
  /// The two offsets, as in `3..<7`.
  public var description: String { "\(lower)..<\(upper)" }
}
