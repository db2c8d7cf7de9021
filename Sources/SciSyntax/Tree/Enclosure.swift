/// A pair of marks around an operand that does something to it.
///
/// ```swift
/// let tree = try Syntax.parse("|x|", functions: [])[0].tree
/// if case .enclosed(let enclosure, let operand) = tree[tree.root] {
///   print(enclosure.opening, tree.text(of: operand), enclosure.closing)  // | x |
/// }
/// ```
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
