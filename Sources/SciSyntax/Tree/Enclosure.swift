/// A pair of marks around an operand that does something to it.
public enum Enclosure: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  /// `|x|`
  case absoluteValue
  /// `⌊x⌋`
  case floor
  /// `⌈x⌉`
  case ceiling

  /// The mark on the left.
  public var opening: String {
    switch self {
    case .absoluteValue: "|"
    case .floor: "⌊"
    case .ceiling: "⌈"
    }
  }

  /// The mark on the right.
  public var closing: String {
    switch self {
    case .absoluteValue: "|"
    case .floor: "⌋"
    case .ceiling: "⌉"
    }
  }
}
